"""Six Areas among the registered games, while a test runs."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from bot.commands import lookup, odds, start
from bot.words import LANGUAGES, speech
from bot.words.catalogue import catalogue
from engine.core import registry
from tests.blocks import artist, rules

NAME = rules.GAME.id


def register(patch: pytest.MonkeyPatch) -> None:
    """Put the game into the registry, its artist in the studio, its words in the catalogues."""
    game = rules.GAME.id
    for name, module in ((f"engine.{game}.rules", rules), (f"images.{game}", artist)):
        patch.setitem(sys.modules, name, module)
    patch.setitem(sys.modules, f"engine.{game}", ModuleType(f"engine.{game}"))
    for known in (registry, speech, start, lookup):
        patch.setattr(known, "GAMES", (*known.GAMES, game))
    for language in LANGUAGES:
        if f"{game}-title" not in catalogue(language):
            file = Path(__file__).with_name(f"{game}.{language}.ftl")
            catalogue(language).add(file.read_text(encoding="utf-8"), file.name)
    patch.setattr(start, "COMMANDS", (start.opening(registry.GAMES),))
    patch.setattr(odds, "COMMANDS", (odds.asking(registry.GAMES),))
