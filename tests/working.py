"""The processes that work for the bot in tests: they know the games that only tests know, too."""

from __future__ import annotations

import sys

import pytest

from bot.drawing import draw
from bot.workers import work
from tests.blocks.registered import register
from tests.bot import shapes, skirmish


def main(descriptor: int) -> None:
    """Do what a test asks for, in no less a hurry than the test, beside which it would hardly get its turn."""
    patch = pytest.MonkeyPatch()
    patch.setattr(draw, "NICE", 0)
    shapes.register(patch, shapes.Shapes(), (shapes.ARTIST, shapes.LIGHT_ARTIST), shapes.WORDS)
    shapes.register(patch, skirmish.GAME, (skirmish.ARTIST, skirmish.ARTIST), skirmish.WORDS)
    register(patch)
    work.main(descriptor)


if __name__ == "__main__":
    main(int(sys.argv[1]))
