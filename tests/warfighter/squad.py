"""A position in few words: ``squad("S02 W01 Q01 @1", "S13 @1", row="L07 L02")`` puts Soldiers into slots.

Words behind a Soldier are his gear and Skills; ``@1`` his slot, ``-2`` wounds, ``!2`` Suppress, ``+3`` XP, ``#1``
his seat. Everybody has two Actions and an empty hand, and it is the Soldier Turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.flow import Flow
from engine.core.protocol import Action, Decision, Option, Seat
from engine.warfighter import budget, cup, hostile_turn
from engine.warfighter.field import Field, Hostile, Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.rules import Warfighter
from engine.warfighter.setup import deal
from engine.warfighter.state import PASS, WarfighterState
from tests.position import Position, Scripted

SEED = "5c" * 32


class Resting(Warfighter):
    """The rules, with a step at which a test rests."""

    steps = {**Warfighter.steps, "rest": lambda flow: flow.ask(0, "rest", [("done",)])}


GAME = Resting()


class Squad(Position[WarfighterState]):
    """A match in the middle of it, to be played on by a test."""

    @property
    def field(self) -> Field:
        return self.state.field

    # ------------------------------------------------------------- setting up

    def foe(self, card: str, slot: int = 1, *, target: int = 1, kills: int = 0, suppress: int = 0) -> Hostile:
        """Put a Hostile card into a slot."""
        hostile = Hostile(
            uid=self.field.name(),
            card=card,
            slot=slot,
            letter=self.field.free_letter(),
            target=target,
            kills=kills,
            suppress=suppress,
        )
        self.field.hostiles.append(hostile)
        self.state.hostiles_deck.cards = [c for c in self.state.hostiles_deck.cards if c != card]
        return hostile

    def hand(self, *cards: str, no: int = 1) -> Squad:
        """Give a Player Soldier a hand."""
        self.state.hands[no] = [*cards]
        return self.again()

    def deck(self, *cards: str) -> Squad:
        """Say which Hostile cards come next; there are no others."""
        self.state.hostiles_deck.cards = [*reversed(cards)]
        self.state.hostiles_deck.discards = []
        return self

    def again(self) -> Squad:
        """List the options anew."""
        self.state.open = [d for d in self.state.open if d.kind == "orders"]
        self.state.agenda = [["soldiers"]]
        self.run()
        return self

    # ------------------------------------------------------------- looking

    def soldier(self, no: int = 1) -> Soldier:
        return self.field.soldier(no)

    def gear(self, card: str, no: int = 1) -> int:
        """Return the number of something that a Soldier carries."""
        return next(gear.uid for gear in self.soldier(no).gear if gear.card == card)

    def decision(self, seat: Seat = 0, kind: str = "soldiers", number: int | None = None) -> Decision:
        return super().decision(seat, kind, number)

    def offered(self, *stem: Any, seat: Seat = 0, kind: str = "soldiers") -> list[Option]:
        """List what is offered behind the first steps of options."""
        return [o[len(stem) :] for o in self.decision(seat, kind).options if o[: len(stem)] == stem]

    def cost(self, slot: int, no: int = 1) -> int | None:
        """Return how many cards it costs a Soldier to enter a slot; None where it cannot be entered."""
        found = {len(way) for way in self.again().offered("move", no, slot)}
        assert len(found) < 2
        return next(iter(found), None)

    def harm(self, *soldiers: int) -> list[tuple[int, int]]:
        """Return wounds and Suppress of Soldiers."""
        return [(self.soldier(no).wounds, self.soldier(no).suppress) for no in soldiers]

    # ------------------------------------------------------------- playing

    def act(self, *pick: Any, seat: Seat = 0, kind: str = "soldiers") -> Squad:
        """Do something, as a person would."""
        decision = self.decision(seat, kind)
        assert pick in decision.options, f"{pick} is not among {decision.options}"
        self.events += GAME.apply(self.state, Action(seat, decision.id, [pick]))
        return self

    def fire(self, target: Hostile | int, weapon: str = "W01", mode: int = 0, no: int = 1) -> Squad:
        """Let a Soldier fire a weapon that costs no card."""
        uid = target if isinstance(target, int) else target.uid
        return self.act("fire", no, self.gear(weapon, no), mode, uid)

    def order(self, kind: str, choice: str, seat: Seat = 0) -> Squad:
        """Give a standing order."""
        decision = self.decision(seat, "orders")
        GAME.apply(self.state, Action(seat, decision.id, [(kind, "do", choice)]))
        return self

    def pass_(self, *seats: Seat) -> Squad:
        """Let seats be done."""
        for seat in seats or range(self.state.seats):
            self.act(*PASS, seat=seat)
        return self

    def do(self, step: str, *args: Any) -> Squad:
        """Carry out one step of the agenda and rest."""
        self.state.open = [d for d in self.state.open if d.kind == "orders"]
        self.state.agenda = [["rest"], [step, *args]]
        self.run()
        return self

    def attack_by(self, hostile: Hostile, die: int, cover_die: int) -> Squad:
        """Let a Hostile card attack."""
        return self.dice(hostile=[die], hostile_cover=[cover_die]).do("hostile_attack", hostile.uid)

    def run(self) -> None:
        """Go on to the next question."""
        flow = Flow(self.state)
        GAME.run(flow)
        self.events += flow.events


def squad(
    *soldiers: str,
    row: str = "L07",
    mission: str = "M01",
    objective: str = "O07",
    active: bool = False,
    **options: Any,
) -> Squad:
    """Set up a match in the first Soldier Turn."""
    dice = Scripted(seed=SEED)
    dice.script, dice.usual = {}, {"cup": [1]}
    state = deal(mission, {"objective": objective, "players": 1, **options}, dice)
    field = state.field
    for slot, card in enumerate(row.split(), 1):
        field.row[slot].card = card
        state.locations_deck.cards.remove(card)
    field.active = active
    for no, words in enumerate(soldiers, 1):
        _add(state, no, words.split())
    field.bought = len(field.soldiers)
    cup.fill(field)
    field.phase = "soldiers"
    state.events_deck.cards = ["V09"]
    found = Squad(state)
    state.agenda = [["soldiers"], ["orders"]]
    hostile_turn.refresh(Flow(state))
    found.run()
    found.events.clear()
    return found


def _add(state: WarfighterState, no: int, words: Sequence[str]) -> None:
    field = state.field
    soldier = Soldier(no=no, card=words[0], owner=0, seat=0)
    field.soldiers.append(soldier)
    for word in (*soldier.printed.kit, *words[1:]):
        match word[0], word[1:]:
            case "@", rest:
                soldier.slot = int(rest)
            case "-", rest:
                soldier.wounds = int(rest)
            case "!", rest:
                soldier.suppress = int(rest)
            case "+", rest:
                soldier.xp = int(rest)
            case "#", rest:
                soldier.owner = soldier.seat = int(rest)
            case _ if word in LIBRARY.skills:
                soldier.skills.append(word)
            case _ if word == "Q03":
                budget.add_batch(soldier.gear[0])
            case _:
                soldier.gear.append(budget.issue(field.name(), word))
    if soldier.is_player:
        state.hands[no] = []
