"""Catalogues: matches with different packs, in one process and in two threads, do not touch each other."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from engine.core.catalog import Packs
from engine.core.packs import Pack, read
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.selfplay import Playing, chance
from tests.packs import forget

pytestmark = pytest.mark.usefixtures("_packs_apart")

ENGINE = Path(__file__).parents[2] / "engine"


@dataclass(frozen=True)
class Editions:
    """Two editions of a pack: the same cards by the same names, with other numbers."""

    game: str
    one: Pack
    other: Pack
    card: str
    """As it is called in the pack's files; a unit that has more of something in the other."""
    figure: Callable[[Any], int]
    """What it has 1 more of."""
    kind: str = "units"
    """Where catalogues have such cards."""

    @property
    def packs(self) -> Packs[Any]:
        packs = find_game(self.game).packs
        assert packs is not None
        return packs

    def units(self, catalog: Any) -> Any:
        return getattr(catalog, self.kind)

    def deal(self, *packs: Pack) -> Any:
        options = {"packs": [pack.key for pack in packs]}
        return find_game(self.game).new(self.scenario(options), options, "0f" * 32)[0]

    def scenario(self, options: dict[str, Any]) -> str:
        """Give the scenario that a pack brings; without a pack, the last of the game."""
        return find_game(self.game).playable(options)[-1]

    def played(self, pack: Pack) -> bytes:
        """Play a match at random to its end and give all that was done and became of it."""
        rules, options = find_game(self.game), {"packs": [pack.key]}
        playing = Playing(rules, chance("catalogue"), self.scenario(options), options)
        playing.finish()
        return playing.file() + rules.encode(playing.state)


BROUGHT: dict[str, tuple[str, str, str, str, Callable[[Any], int]]] = {
    "spearpoint": ("packs/winterline", "us_fssf", "cost = 7\n", "cost = 8\n", lambda card: card.cost),
    "tactics2gm": ("packs/ridge", "ge_gebirgs", "cost = 3\n", "cost = 4\n", lambda card: card.cost),
    "fab": ("packs/nafakh", "zvika", 'steps = "EV"', 'steps = "EVV"', lambda card: len(card.steps)),
    "warfighter": ("packs/brecourt", "harlan", "loadout = 7", "loadout = 8", lambda card: card.loadout),
}
"""By game: its example, a unit in it, what another edition says in place of what, and what that changes."""


@pytest.fixture(params=BROUGHT)
def editions(request: pytest.FixtureRequest) -> Editions:
    folder, card, before, after, figure = BROUGHT[request.param]
    one = read(ENGINE / request.param / folder)
    files = {name: text.replace(before, after) for name, text in one.files.items()}
    kind = "soldiers" if request.param == "warfighter" else "units"
    found = Editions(request.param, one, Pack(files), card, figure, kind)
    forget(found.packs)
    found.packs.add(found.one)
    found.packs.add(found.other)
    return found


def test_matches_with_different_editions_have_cards_of_their_own(editions: Editions) -> None:
    one, other = editions.deal(editions.one), editions.deal(editions.other)
    mine, theirs = editions.one.prefix + editions.card, editions.other.prefix + editions.card

    assert editions.figure(editions.units(one.catalog)[mine]) + 1 == editions.figure(
        editions.units(other.catalog)[theirs]
    )
    assert theirs not in editions.units(one.catalog)
    assert mine not in editions.units(other.catalog)
    assert not {mine, theirs} & set(editions.units(editions.deal().catalog))


def test_matches_with_the_same_packs_share_a_catalogue_and_so_do_their_views(editions: Editions) -> None:
    one, again = editions.deal(editions.one), editions.deal(editions.one)

    assert one.catalog is again.catalog
    assert find_game(editions.game).view(one, 0).catalog is one.catalog


def test_a_stored_match_finds_its_catalogue_again_and_stores_nothing_of_it(editions: Editions) -> None:
    rules, state = find_game(editions.game), editions.deal(editions.one)
    before = rules.encode(state)
    catalog = state.catalog

    assert rules.encode(state) == before
    assert rules.decode(before).catalog is catalog


def test_a_catalogue_cannot_be_changed(editions: Editions) -> None:
    catalog = editions.deal(editions.one).catalog
    units = editions.units(catalog)
    card = units[editions.one.prefix + editions.card]

    with pytest.raises(TypeError):
        units["another"] = card
    with pytest.raises(AttributeError):
        setattr(catalog, editions.kind, {})
    with pytest.raises(AttributeError):
        card.name = {}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_find_cards_in_the_catalogue_of_their_match_only(game: str) -> None:
    """What comes with the game is no match's: whoever looks there does not know the cards of packs."""
    own = re.compile(
        r"\bLIBRARY\.(?:units|supports|commands|effects|damage|decks|ops|assets|events|turns|scenarios)\b"
        r"|\bLIBRARY\.(?:soldiers|weapons|equipment|skills|locations|hostiles|missions|objectives|squads)\b"
        r"|\b(?:SITUATIONS|SCENARIOS)\["
    )
    reading = {"library.py", "catalog.py", "packs.py", "situations.py", "scenarios.py"}
    folders = (ENGINE / game, ENGINE.parent / "images" / game)
    found = [path for folder in folders for path in folder.rglob("*.py") if own.search(path.read_text("utf-8"))]

    assert {path.name for path in found} <= reading


def test_a_pack_that_is_read_later_touches_no_match(editions: Editions) -> None:
    forget(editions.packs)
    editions.packs.add(editions.one)
    state = editions.deal(editions.one)
    catalog, listed = state.catalog, find_game(editions.game).ids("card")
    cards = dict(editions.units(catalog))

    editions.packs.add(editions.other)

    assert state.catalog is catalog
    assert editions.deal(editions.one).catalog is catalog
    assert dict(editions.units(catalog)) == cards
    assert find_game(editions.game).ids("card") == listed


def test_a_match_goes_on_with_what_it_began_with_when_its_pack_is_gone(editions: Editions) -> None:
    state = editions.deal(editions.one)
    catalog = state.catalog

    forget(editions.packs)

    assert state.catalog is catalog
    assert find_game(editions.game).view(state, 0).seats == state.seats


def test_matches_in_two_threads_end_as_each_does_alone(editions: Editions) -> None:
    """Each thread also reads the pack of the other, again and again, while it plays."""
    alone = [editions.played(pack) for pack in (editions.one, editions.other)]
    forget(editions.packs)
    began = Barrier(2, timeout=60)

    def play(pack: Pack) -> bytes:
        began.wait()
        editions.packs.add(pack)
        return editions.played(pack)

    with ThreadPoolExecutor(2) as threads:
        together = [*threads.map(play, (editions.one, editions.other))]

    assert together == alone
