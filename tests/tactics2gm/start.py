"""A match from its beginning: decks, bid, terrain, hands."""

from __future__ import annotations

from typing import Any

from engine.core.decks import copies
from engine.core.dice import Dice
from engine.core.protocol import Option
from engine.tactics2gm.options import settled
from engine.tactics2gm.setup import deal
from tests.position import Scripted
from tests.tactics2gm.field import DE, SEED, US, Field

INFANTRY = {
    US: ["us_light"] * 6 + ["us_heavy"] * 6,
    DE: ["ge_light"] * 6 + ["ge_heavy"] * 6,
}
"""Small decks of 18 points, by side."""


class Ready(Scripted):
    """Dice that show what a test says, and fall by chance where it says nothing."""

    def roll(self, purpose: str, number: int = 1, faces: int = 10) -> list[int]:
        if self.script.get(purpose):
            return super().roll(purpose, number, faces)
        return Dice.roll(self, purpose, number, faces)


class Start(Field):
    """A match before its first turn."""

    def decks(self) -> Start:
        """Let every seat take a small deck."""
        for seat in range(self.state.seats):
            self.take(seat, *INFANTRY[self.state.players[seat].side])
        return self

    def take(self, seat: int, *cards: str) -> Start:
        """Let a seat take a deck of single cards."""
        self.answer(seat, "deck", *copies("card", cards))
        return self

    def bids(self, us: int, de: int, *dice: int, begin: Option = ("begin",)) -> Start:
        """Bid, roll, and let the winner say who begins."""
        self.dice(bid=dice)
        marshals = [self.state.teams.members(side)[0] for side in (US, DE)]
        for marshal, points in zip(marshals, (us, de), strict=True):
            self.answer(marshal, "bid", ("bid", points))
        (decision,) = [d for d in self.state.open if d.kind == "begin"]
        self.answer(decision.seat, "begin", begin)
        return self

    def keep(self) -> Start:
        """Let every seat keep its hand."""
        for seat in range(self.state.seats):
            self.answer(seat, "mulligan", ("keep",))
        return self

    def cards(self, seat: int) -> list[str]:
        """List a seat's cards, in hand and deck."""
        player = self.state.players[seat]
        return sorted(player.hand + player.deck)


def start(scenario: str = "pitched", **options: Any) -> Start:
    """Deal a match and run it to its first questions."""
    dice = Ready(seed=SEED)
    dice.script = {}
    begun = Start(deal(scenario, settled(options), dice))
    begun.run()
    return begun
