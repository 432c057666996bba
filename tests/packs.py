"""An example pack of the documents, and how a test reads packs without leaving their cards to other tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.core.catalog import Packs
from engine.core.game import Game
from engine.core.matchfile import read as read_match
from engine.core.matchfile import verify
from engine.core.packs import Pack, read
from engine.core.registry import GAMES, game
from engine.core.selfplay import Playing, chance
from engine.core.watch import Watch

EXAMPLE = Path(__file__).parents[1] / "engine/spearpoint/packs/winterline"


def example(**changed: str) -> Pack:
    """Read the example, some of its files (named without their ending) replaced."""
    return Pack({**read(EXAMPLE).files, **{f"{name}.toml": text for name, text in changed.items()}})


def of(cards: str, before: str, after: str) -> str:
    """Return the text of cards with something in place of what must be there."""
    assert before in cards
    return cards.replace(before, after)


@contextmanager
def apart() -> Iterator[None]:
    """Forget at the end whatever packs were read."""
    every = [packs for name in GAMES if (packs := game(name).packs) is not None]
    before = [dict(vars(packs)) for packs in every]
    try:
        yield
    finally:
        for packs, known in zip(every, before, strict=True):
            vars(packs).update(known)


def keeps_every_law(
    rules: Game[Any, Any], pack: Pack, seed: str, *, every: int, own: bool = True, **options: Any
) -> Playing[Any, Any]:
    """Play a match with a pack under every law, and verify it where nobody has read the pack.

    ``own``: it is the scenario that the pack brings, not the first of the game.
    """
    assert rules.packs is not None
    picked = options | {"packs": [pack.key]}
    watched = Watch(rules, "unused", every=every)
    with apart():
        rules.packs.add(pack)
        scenario = rules.playable(picked)[-1 if own else 0]
        watched.playing = Playing(rules, chance(seed), scenario, picked)
        watched.play()
        file = watched.playing.file()

    assert pack.key not in rules.packs.known
    assert verify(read_match(file)) == watched.playing.state
    return watched.playing


def forget(packs: Packs[Any]) -> None:
    """Leave a game as it is in a process that has read no pack."""
    vars(packs).update(vars(type(packs)(packs.own)))
