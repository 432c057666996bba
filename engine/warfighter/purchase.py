"""From the squad that a seat has to another: the acts of the muster that lead there, one after the other."""

from __future__ import annotations

from collections import Counter

from engine.core.decks import Cards, bearer, given, held, printed
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.protocol import Option, Seat
from engine.warfighter import budget, build_view, kits, muster
from engine.warfighter.field import Soldier
from engine.warfighter.state import WarfighterState
from engine.warfighter.view import WarfighterView


class Purchase:
    """What a seat gives back and buys to have a squad; done on a copy of the table, where each act is legal."""

    def __init__(self, view: WarfighterView, seat: Seat, wanted: Cards) -> None:
        self._seat, self._wanted = seat, held(wanted)
        field = build_view.copied(view.field)
        state = WarfighterState(
            scenario=view.scenario, options=view.options, dice=Dice(seed="0" * 64), seats=view.seats, field=field
        )
        self._flow, self._field, self._catalog = Flow(state), field, view.catalog
        self._acts: list[Option] = []

    def done(self) -> list[Option]:
        """List the acts."""
        self._dismiss()
        for soldier in self._players():
            self._give_back(soldier)
        soldiers = {id_: n for id_, n in self._wanted.items() if not bearer(id_)}
        players = {id_ for id_ in soldiers if self._catalog.soldiers[id_].type == "player"}
        self._recruit({id_: soldiers[id_] for id_ in soldiers if id_ in players})
        for soldier in self._players():
            self._equip(soldier)
        self._recruit({id_: soldiers[id_] for id_ in soldiers if id_ not in players})
        return self._acts

    def _do(self, *act: str | int) -> None:
        self._acts.append(act)
        muster.do(self._flow, self._seat, act)

    def _players(self) -> list[Soldier]:
        return [soldier for soldier in self._field.of(self._seat) if soldier.is_player]

    def _dismiss(self) -> None:
        kept: Counter[str] = Counter()
        for soldier in self._field.of(self._seat):
            kept[soldier.card] += 1
            if kept[soldier.card] > self._wanted.get(soldier.card, 0):
                self._do("dismiss", soldier.no)

    def _give_back(self, soldier: Soldier) -> None:
        """Return gear and forget Skills of which there are too many; what has too much ammunition goes too."""
        for skill in [*soldier.skills]:
            if given(soldier.card, skill) not in self._wanted:
                self._do("forget", soldier.no, skill)
        kept: Counter[str] = Counter()
        for gear in [*soldier.gear]:
            id_ = given(soldier.card, gear.card)
            batches = kept[given(id_, kits.BATCH)] + budget.batches(gear)
            if kept[id_] >= self._wanted.get(id_, 0) or batches > self._wanted.get(given(id_, kits.BATCH), 0):
                self._do("return", soldier.no, gear.uid)
            else:
                kept[id_] += 1
                kept[given(id_, kits.BATCH)] = batches

    def _recruit(self, soldiers: Cards) -> None:
        there = Counter(soldier.card for soldier in self._field.of(self._seat))
        for id_, number in soldiers.items():
            for _ in range(number - there[id_]):
                self._do("recruit", id_)

    def _equip(self, soldier: Soldier) -> None:
        """Buy what he lacks, ammunition last: what it weighs depends on what he has."""
        has = kits.cards_of([soldier])
        lacking = [(id_, n - has.get(id_, 0)) for id_, n in self._wanted.items() if bearer(id_) == soldier.card]
        for id_, number in lacking:
            verb = "learn" if printed(id_) in self._catalog.skills else "buy"
            for _ in range(number):
                self._do(verb, soldier.no, printed(id_))
        for weapon, _ in lacking:
            carried = [gear for gear in soldier.gear if given(soldier.card, gear.card) == weapon]
            wanted = self._wanted.get(given(weapon, kits.BATCH), 0) - sum(map(budget.batches, carried))
            for batch in range(wanted):
                self._do("ammo", soldier.no, carried[batch % len(carried)].uid)
