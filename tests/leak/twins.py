"""For each game, what makes two matches that differ only in the first seat's secrets.

Some cards of the first seat never come to light: its player always picks something else. In the second match
other cards take their places, wherever they are hidden. All that can be known from any other chair is the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.core.decks import copies
from engine.core.flow import Flow
from engine.core.game import Game
from engine.core.packs import read
from engine.core.plans import Plan
from engine.core.protocol import Decision, Option, View
from engine.fab.library import LIBRARY as GOLAN
from engine.fab.packs import PACKS as FAB_PACKS
from engine.fab.rules import GAME as FAB
from engine.fab.state import FabState
from engine.fab.view import FabView
from engine.spearpoint.rules import GAME as SPEARPOINT
from engine.spearpoint.state import SpearpointState
from engine.tactics2gm import standing
from engine.tactics2gm.library import LIBRARY
from engine.warfighter.harm import DIRT
from engine.warfighter.orders import CHOICES
from engine.warfighter.packs import PACKS
from engine.warfighter.rules import GAME as WARFIGHTER
from engine.warfighter.state import WarfighterState
from tests.blocks.rules import GAME as BLOCKS
from tests.blocks.state import BlocksState

SECRET_SEAT = 0
ACTIONS = PACKS.own.actions


GUARDS = Path(__file__).parents[1] / "fab" / "guards"
"""A pack of the Golan: two Syrian units, and a scenario in which they stand in the valley."""


class Twin(ABC):
    """What the first seat hides in a game; ``orders`` are those of whoever has given none.

    ``together``: all play on one side. ``invited``: what else is chosen at ``/new``.
    """

    players: int = 2
    together: bool = False
    invited: dict[str, str] = {}
    orders: list[Option] = []

    @abstractmethod
    def deal(self, patch: pytest.MonkeyPatch, *, other: bool) -> None:
        """Prepare the rules for the first match, or for the other one."""

    @abstractmethod
    def hidden(self, view: View) -> set[str | int]:
        """Name the cards or pieces, as options do, that never come to light, in either match."""

    def opening(self, decision: Decision) -> list[Option] | None:
        """Give the answer of the first seat to a question at the start, in the first match."""
        return None

    def swapped(self, card: str) -> str:
        """Name the card that stands for this one in the other match."""
        return card


def partner(card: str, pairs: Iterable[tuple[str, str]]) -> str:
    """Name the other one of a card's pair; a card without one stands for itself."""
    return next((two if card == one else one for one, two in pairs if card in (one, two)), card)


class SpearpointTwin(Twin):
    """Seven Units of the deck that the first player builds, and the Command cards that he is dealt.

    Neighbours in the box stand for each other, so that the shuffled decks have them in the same places.
    """

    units = (
        ("us_ranger", "us_para"),
        ("us_jeep", "us_m3ht"),
        ("us_75pack", "us_105"),
        ("us_155", "us_bofors"),
    )
    small = (*("us_rifle",) * 3, "us_mg30", *("us_bazooka",) * 2, "us_57at", "us_gcrew")
    """30 points; with the hidden ones enough for one of two allies."""
    large = (*small, *("us_mortar",) * 2, *("us_sherman",) * 2, *("us_tcrew",) * 3, "us_gcrew")
    hand = ("us_sherman", "us_tcrew", "us_rifle", "us_bazooka")
    hands = {
        2: hand,
        3: (*hand, "us_rifle", "us_mortar", "us_57at", "us_gcrew"),
        4: ("us_rifle", "us_bazooka", "us_57at", "us_gcrew"),
    }

    def __init__(self, players: int = 2) -> None:
        self.players = players
        self._commands: list[tuple[str, str]] = []

    def deal(self, patch: pytest.MonkeyPatch, *, other: bool) -> None:
        begin = SPEARPOINT.steps["begin"]

        def begin_too(flow: Flow[SpearpointState]) -> None:
            """Swap the Command cards that were dealt with those at the bottom of the deck, which nobody draws."""
            begin(flow)
            dealt, deck = flow.state.players[SECRET_SEAT].commands, flow.state.command_deck
            bottom = range(len(deck) - len(dealt), len(deck))
            self._commands = [(card, deck[place]) for card, place in zip(dealt, bottom, strict=True)]
            if other:
                for index, place in enumerate(bottom):
                    dealt[index], deck[place] = deck[place], dealt[index]
                for event in flow.events:
                    if event.kind == "dealt" and SECRET_SEAT in event.private:
                        event.private[SECRET_SEAT]["cards"] = list(dealt)

        patch.setitem(SPEARPOINT.steps, "begin", begin_too)

    def opening(self, decision: Decision) -> list[Option] | None:
        if decision.kind == "deck":
            return copies(
                "card", [*(self.small if self.players == 4 else self.large), *(one for one, _ in self.units)]
            )
        return copies("card", self.hands[self.players]) if decision.kind == "hand" else None

    def hidden(self, view: View) -> set[str | int]:
        return {card for pair in (*self.units, *self._commands) for card in pair}

    def swapped(self, card: str) -> str:
        return partner(card, self.units)


class TacticsTwin(Twin):
    """Five cards of the deck that the first player builds; neighbours in the box stand for each other."""

    orders = [*standing.DEFAULT]
    cards = (
        ("us_ranger", "us_engineer"),
        ("us_sniper", "us_mechanic"),
        ("us_m3", "us_m8"),
        ("us_57", "us_105"),
        ("firstaid", "repair"),
    )
    common = (
        *("us_light",) * 4, *("us_heavy",) * 4, *("us_jeep",), *("us_stuart",) * 2, *("us_sherman",) * 2,
        *("us_bofors",), *("supplies",) * 2, "veteran", *("march",) * 2,
    )  # fmt: skip

    def deal(self, patch: pytest.MonkeyPatch, *, other: bool) -> None:
        """The decks are all that differs; nobody has the card that shows an enemy's hand."""
        patch.delitem(LIBRARY.decks["ge_combined_120"].cards, "recon")

    def opening(self, decision: Decision) -> list[Option] | None:
        if decision.kind == "deck":
            return copies("card", [*self.common, *(one for one, _ in self.cards)])
        return [("keep",)] if decision.kind == "mulligan" else None

    def hidden(self, view: View) -> set[str | int]:
        return {card for pair in self.cards for card in pair}

    def swapped(self, card: str) -> str:
        return partner(card, self.cards)


class BlocksTwin(Twin):
    """Two blocks that stand where nobody comes: which of them is the strong one."""

    players = 3
    together = True
    blocks = ("a1", "a3")

    def deal(self, patch: pytest.MonkeyPatch, *, other: bool) -> None:
        setup = BLOCKS.steps["setup"]

        def setup_too(flow: Flow[BlocksState]) -> None:
            one, two = (flow.state.blocks[block] for block in self.blocks)
            if other:
                one.steps, two.steps = two.steps, one.steps
            setup(flow)

        patch.setitem(BLOCKS.steps, "setup", setup_too)

    def opening(self, decision: Decision) -> list[Option] | None:
        return (
            [("place", "a1", "1"), ("place", "a3", "1"), ("place", "a2", "2")]
            if decision.kind == "setup"
            else None
        )

    def hidden(self, view: View) -> set[str | int]:
        return {*self.blocks}


class FabTwin(Twin):
    """Two Syrian units that stay where no Israeli may come (14.32): which of them is the tank brigade."""

    units = ("SY04", "SY21")
    areas = ("21", "26")
    """Where they stand; nobody else ends a move there, so that nothing but their backs is ever seen of them."""

    def deal(self, patch: pytest.MonkeyPatch, *, other: bool) -> None:
        set_up = FAB.steps["set_up"]

        def set_up_too(flow: Flow[FabState]) -> None:
            if other:
                one, two = (flow.state.blocks[unit] for unit in self.units)
                here, there = one.area, two.area
                flow.state.put(one, there)
                flow.state.put(two, here)
            set_up(flow)

        patch.setitem(FAB.steps, "set_up", set_up_too)

    def hidden(self, view: View) -> set[str | int]:
        assert isinstance(view, FabView)
        stands = {block.handle for block in view.blocks if block.unit in self.units}
        # Of which division they are would show where engineers bridge a ditch beside them (14.5).
        links = {link.id for link in GOLAN.links.values() if not {*link.ends}.isdisjoint(self.areas)}
        return {*self.units, *self.areas, *links, *stands}


class GuardsTwin(FabTwin):
    """The same of two units that a pack brings."""

    invited = {"packs": "guards", "scenario": "Guards in the valley"}

    def __init__(self) -> None:
        self.pack = read(GUARDS)
        FAB_PACKS.add(self.pack, offer=True)
        self.units = (f"{self.pack.prefix}guards", f"{self.pack.prefix}militia")


class WarfighterTwin(Twin):
    """A card of the first hand that is never played, with hands closed to each other."""

    together = True
    invited = {"options": "closed_hands=true"}
    orders = [Plan(kind, (choices[0],)).option for kind, choices in CHOICES.items()]

    def __init__(self) -> None:
        self._pair: set[str | int] = set()

    def deal(self, patch: pytest.MonkeyPatch, *, other: bool) -> None:
        begin = WARFIGHTER.steps["soldier_turn"]

        def begin_too(flow: Flow[WarfighterState]) -> None:
            """Swap a card of the first hand with one at the bottom of the deck; neither is played by itself."""
            begin(flow)
            state = flow.state
            if state.field.turn == state.field.printed.turns:
                hand, deck = state.hands[1], state.actions_deck.cards
                here = next(at for at, card in enumerate(hand) if card in ACTIONS and card != DIRT)
                there = next(at for at, card in enumerate(deck) if card not in (hand[here], DIRT))
                self._pair = {hand[here], deck[there]}
                if other:
                    hand[here], deck[there] = deck[there], hand[here]

        patch.setitem(WARFIGHTER.steps, "soldier_turn", begin_too)

    def hidden(self, view: View) -> set[str | int]:
        return self._pair


TWINS: dict[str, type[Twin]] = {
    "spearpoint": SpearpointTwin,
    "tactics2gm": TacticsTwin,
    "fab": FabTwin,
    "warfighter": WarfighterTwin,
}


def discreet(game: Game, twin: Twin, view: View, decision: Decision) -> list[Option]:  # type: ignore[type-arg]
    """Answer as the game advises, without what must not come to light; at least as many as must be."""
    fixed = twin.opening(decision)
    if fixed is not None:
        return fixed
    hidden = twin.hidden(view)
    open_ = [option for option in decision.options if hidden.isdisjoint(option)]
    advised = [option for option in game.suggestion(view, decision) if option in open_]
    rest = [option for option in (*open_, *decision.options) if option not in advised]
    return advised + rest[: max(0, decision.min - len(advised))]
