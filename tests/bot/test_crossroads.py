"""An Event that asks everybody something in the middle of the Soldier Turn, at a table where two act at once."""

from __future__ import annotations

import pytest

from bot.match import Match
from bot.match import Person as Player
from engine.core.dice import Dice
from engine.core.protocol import Option
from engine.core.registry import game as find_game
from engine.warfighter.state import WarfighterState
from engine.warfighter.view import WarfighterView
from tests.audited import diverging
from tests.bot.conftest import Night, shown
from tests.opening import press
from tests.people import Person
from tests.running import answered, quiet
from tests.warfighter.squad import squad


@pytest.fixture
async def match(night: Night, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Ana holds the Crossroads, and ammunition will be dropped there; Ben may move on into the orchard."""

    def deal(scenario: str, options: dict[str, object], dice: Dice) -> WarfighterState:
        made = squad("S02 W01 @1", "S03 W01 @0 #1", players=2).hand("L14").hand("A09", "A09", no=2)
        made.state.events_deck.cards, made.state.dice = ["V05"], dice
        made.soldier(1).gear[0].ammo = made.soldier(2).gear[0].ammo = 1
        return made.state

    monkeypatch.setattr(find_game("warfighter"), "deal", deal)
    found = await night.match("M01", "warfighter")
    await answered()
    await quiet(night.bot)
    return found


async def look(night: Night, person: Person) -> WarfighterView:
    view = (await night.bot.services.table.look(1, int(person.id))).view
    assert isinstance(view, WarfighterView)
    return view


async def do(night: Night, person: Person, kind: str, pick: Option) -> None:
    view = await look(night, person)
    asked = next(decision.id for decision in view.decisions if decision.kind == kind)
    await night.bot.services.table.act(1, int(person.id), [(asked, [pick])], press())
    await answered()
    await quiet(night.bot)


async def test_an_event_lets_the_panels_of_others_wait_and_go_on_where_they_were(
    night: Night, match: Match
) -> None:
    ana, ben, thread = night.ana, night.ben, night.ben.threads()[0]
    shut, kept = [shown(await ben.press("My decision", in_=thread)) for _ in range(2)]
    for panel in (shut, kept):
        await ben.press("Move", in_=panel)
    await do(night, ana, "soldiers", ("explore", 1, "L14"))

    await ben.choose("Move", "2 Coleman → Slot 1: Orchard", in_=shut)
    await ben.sees("Something else has to be settled first", in_=shut)
    await ben.sees("Supply Drop. Who gets the supplies?", in_=shut)
    assert (await look(night, ben)).field.soldier(2).slot == 0
    (gear,) = (await look(night, ana)).field.soldier(1).gear
    await do(night, ana, "event", ("supply", 1, gear.uid))
    for row in await night.bot.services.store.open_promises():
        await night.bot.services.store.postpone(row, "", 0.0)
    night.bot.services.outbox.wake()
    await ben.sees("Orders?", in_=ben.dm)
    await ben.choose("Move", "2 Coleman → Slot 1: Orchard", in_=kept)

    assert (await look(night, ben)).field.soldier(2).slot == 1
    await ben.never_saw("moved on")


async def test_an_event_whose_question_somebody_has_answered_is_over_for_all(night: Night, match: Match) -> None:
    ana, ben = night.ana, night.ben
    await do(night, ana, "soldiers", ("explore", 1, "L14"))
    panel = shown(await ben.press("My decision", in_=ben.threads()[0]))
    (gear,) = (await look(night, ana)).field.soldier(1).gear
    await do(night, ana, "event", ("supply", 1, gear.uid))
    await ben.choose("Supplies", "2 Coleman → M1 Garand (1)", in_=panel)

    await ben.sees("moved on")
    assert (await look(night, ben)).field.soldier(2).gear[0].ammo == 1


async def test_wf_r47_whoever_leaves_is_told_of_and_others_lead_his_soldiers(night: Night, match: Match) -> None:
    ana, ben, table = night.ana, night.ben, night.bot.services.table
    await table.resign(match.id, int(ana.id), press())
    await answered()
    await quiet(night.bot)

    view = await look(night, ben)
    assert ([soldier.seat for soldier in view.field.soldiers], view.awaited) == ([1, 1], [1])
    await night.sam.sees("is entrusted to", in_=night.sam.threads()[0])
    await table.take_over(match.id, Player(int(night.sam.id), "Sam", "en"), 0, press())
    await do(night, night.sam, "soldiers", ("recall", 1))
    assert [soldier.seat for soldier in (await look(night, ben)).field.soldiers] == [0, 1]
    assert await diverging(table) == []
