"""The games there are. Adding one means adding its folder and a line here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from engine.core.catalog import Packs
from engine.core.errors import BadData, Illegal
from engine.core.game import Game
from engine.core.packs import MANIFEST, Pack
from engine.core.words import msg

GAMES: tuple[str, ...] = ("spearpoint", "tactics2gm", "fab", "warfighter")


@cache
def game(name: str) -> Game[Any, Any]:
    """Find a game by its id; its cards are read the first time. Raises Illegal for an unknown one."""
    if name not in GAMES:
        raise Illegal(msg("refused-no-game", found=name))
    found: Game[Any, Any] = import_module(f"engine.{name}.rules").GAME
    return found


def packs_for(pack: Pack) -> Packs[Any]:
    """Find the packs of the game for which a pack is; raises BadData where that takes none."""
    found = pack.manifest.game
    packs = game(found).packs if found in GAMES else None
    if packs is None:
        right = " or ".join(f'"{name}"' for name in GAMES if game(name).packs is not None)
        raise BadData(MANIFEST, "the pack", "game", f'found "{found}"; right would be {right}')
    return packs


def every_pack() -> Iterator[Pack]:
    """Return the packs that were read, of every game."""
    for name in GAMES:
        packs = game(name).packs
        if packs is not None:
            yield from packs.known.values()
