"""A position in few words, and the dice that will fall on it.

``field(us=["us_sherman"], de=["ge_pz4", "ge_lefh"])`` numbers the units 1, 2, 3 in that order. A unit stands on
the first line printed on its card, or on the one named behind an ``@`` (``us_priest@rear``), and has its crew
unless a ``-`` follows (``us_sherman-``). A ``+`` in front gives it to the second of two allies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.flow import Flow
from engine.core.protocol import Action, Option, Seat
from engine.spearpoint.cards import Line
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.rules import GAME
from engine.spearpoint.situations import crew_card
from engine.spearpoint.state import SIDES, Damage, SpearpointState, Unit
from tests.position import Position, Scripted, in_play

US, DE = 0, 1
SEED = "5e" * 32


class Field(Position[SpearpointState]):
    """A match in the middle of it, to be played on by a test. An attack roll is two dice."""

    # ------------------------------------------------------------- damage

    def damage_deck(self, *cards: str) -> Field:
        """Put these Damage cards on top."""
        self.state.damage_deck = [*cards, *(card for card in self.state.damage_deck if card not in cards)]
        return self

    def effect(self, number: int, effect: str, *, turns: int | None = None, drawn: int | None = None) -> Field:
        """Put a Damage card with this effect under a unit, which has its Half Endurance left."""
        state, unit = self.state, self.unit(number)
        printed = LIBRARY.effects[effect]
        card = next(c for c in LIBRARY.damage.values() if getattr(c, printed.edge) == effect)
        if card.id in state.damage_deck:
            state.damage_deck.remove(card.id)
        left = printed.turns if turns is None else turns
        since = state.turn - 1 if drawn is None else drawn
        unit.damage = Damage(card=card.id, effect=effect, turns=left, drawn=since)
        unit.endurance = unit.began = LIBRARY.units[unit.card].half
        return self

    # ------------------------------------------------------------- looking

    def unit(self, number: int) -> Unit:
        return in_play(self.state.unit(number), number)

    def gone(self, number: int) -> bool:
        return self.state.unit(number) is None

    @property
    def points(self) -> list[int]:
        return [force.points for force in self.state.forces]

    def options(self, seat: Seat, kind: str, number: int | None = None) -> list[Option]:
        return self.decision(seat, kind, number).options

    def targets(self, number: int) -> set[int]:
        """List whom a unit may attack with its own weapons, while attacks are being declared."""
        options = self.options(self.unit(number).seat, "attack", number)
        return {int(option[1]) for option in options if option[0] == "attack"}

    # ------------------------------------------------------------- playing

    def start(self, step: str) -> Field:
        """Begin with a step: ``commitment``, ``after_reveal``, ``combat``, ``draw``."""
        later = {"commitment": ["combat", "draw"], "after_reveal": ["combat", "draw"], "combat": ["draw"]}
        self.state.agenda = [["turn"], *([name] for name in reversed(later.get(step, []))), [step]]
        self.state.open = [decision for decision in self.state.open if decision.kind == "standing"]
        flow = Flow(self.state)
        GAME.run(flow)
        self.events += flow.events
        return self

    def answer(self, seat: Seat, kind: str, *picks: Option, number: int | None = None) -> Field:
        """Answer a decision."""
        decision = self.decision(seat, kind, number)
        self.events += GAME.apply(self.state, Action(seat, decision.id, list(picks)))
        return self

    def stop(self, seat: Seat, *orders: Option) -> Field:
        """Give standing orders."""
        if not self.asked(seat, "standing"):
            GAME.steps["standing"](Flow(self.state))
        self.state.answers[self.decision(seat, "standing").id] = list(orders)
        return self

    def declare(
        self,
        attacks: Mapping[int, int | Option],
        us: Sequence[Option] = (),
        de: Sequence[Option] = (),
        by_seat: Mapping[Seat, Sequence[Option]] | None = None,
    ) -> Field:
        """Declare: who attacks whom (a number, or a whole option), all others hold; and the orders of all."""
        given = {US: us, DE: de} if by_seat is None else by_seat
        for seat in range(self.state.seats):
            orders = given.get(seat, ())
            if self.asked(seat, "orders"):
                self.answer(seat, "orders", *orders)
            else:
                assert not orders
        for decision in [d for d in self.state.open if d.kind == "attack"]:
            number = int(decision.subject[1])
            wanted = attacks.get(number, ("hold",))
            if isinstance(wanted, int):
                wanted = next(option for option in decision.options if option[:2] == ("attack", wanted))
            self.events += GAME.apply(self.state, Action(decision.seat, decision.id, [wanted]))
        return self

    def combat(
        self,
        attacks: Mapping[int, int | Option],
        us: Sequence[Option] = (),
        de: Sequence[Option] = (),
        by_seat: Mapping[Seat, Sequence[Option]] | None = None,
    ) -> Field:
        """Play a Combat Phase: up to the Draw Phase, or to the first question on the way."""
        return self.start("combat").declare(attacks, us, de, by_seat)

    def commit(
        self,
        us: Sequence[Option] = (),
        de: Sequence[Option] = (),
        by_seat: Mapping[Seat, Sequence[Option]] | None = None,
    ) -> Field:
        """Play a Commitment Phase: up to the declarations, or to the first question on the way."""
        self.start("commitment")
        given = {US: us, DE: de} if by_seat is None else by_seat
        for seat in range(self.state.seats):
            picks = given.get(seat, ())
            if self.asked(seat, "commit"):
                self.answer(seat, "commit", *picks)
            else:
                assert not picks
        return self


def field(
    us: Sequence[str] = (),
    de: Sequence[str] = (),
    *,
    hands: Sequence[Sequence[str]] = (),
    commands: Sequence[Sequence[str]] = (),
    reserves: Sequence[Sequence[str]] = (),
    turn: int = 3,
    weapons_per_attack: int = 2,
    players: int = 2,
    scenario: str = "standard",
    **options: str | bool | list[str],
) -> Field:
    """Set up a position: units on their lines, the hands of all by seat, and what their Reserves hold.

    Where a test says nothing about it the Americans win the Initiative.
    """
    dice = Scripted(seed=SEED, usual={"initiative": [10, 1]})
    state = GAME.deal(scenario, {"weapons_per_attack": weapons_per_attack, "players": players, **options}, dice)
    state.turn = turn
    state.agenda = []
    for player, cards in zip(state.players, hands, strict=False):
        player.units = list(cards)
    for player, cards in zip(state.players, reserves, strict=False):
        player.reserves = list(cards)
    for player, cards in zip(state.players, commands, strict=False):
        player.commands = list(cards)
        for card in cards:
            state.command_deck.remove(card)
    for side, names in enumerate((us, de)):
        for name in names:
            seat = state.teams.members(side)[name.startswith("+")]
            place(state, seat, name.removeprefix("+"))
    return Field(state)


def place(state: SpearpointState, seat: Seat, name: str) -> Unit:
    """Put a unit on the field."""
    name, _, line = name.partition("@")
    card = state.catalog.units[name.removesuffix("-")]
    side = SIDES[state.teams.side(seat)]
    lines: dict[str, Line] = {"front": "front", "rear": "rear", "air": "air"}
    state.numbered += 1
    unit = Unit(
        number=state.numbered,
        card=card.id,
        owner=seat,
        seat=seat,
        line=lines[line] if line else card.lines[0],
        crew=crew_card(state.catalog.units, side, card.crew) if card.crew and not name.endswith("-") else None,
        endurance=card.endurance,
        began=card.endurance,
        flight=card.flight,
        committed=state.turn - 1,
    )
    state.units.append(unit)
    return unit
