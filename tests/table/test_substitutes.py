"""Somebody is gone, and another plays for him: a person, or the computer until he is back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match import Match, Table, substitutes
from bot.match.clocks import HOUR, STANDARD
from bot.store import Store
from bot.store.records import ANYBODY, Former
from engine.core.errors import Refusal
from engine.core.matchfile import read, verify
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from tests.audited import diverging
from tests.opening import opening, press
from tests.people import ManualClock
from tests.table.absence import Gone, out_of_time
from tests.table.people import ANA, BEN, CLARA, noticed, promised

PEOPLE = (ANA, BEN)


@pytest.fixture
async def gone(store: Store, table: Table, clock: ManualClock) -> Gone:
    return await Gone.begin(store, table, clock)


async def test_the_seat_is_offered_in_the_channel_and_its_player_may_yet_answer(gone: Gone, file: Path) -> None:
    await gone.seek()
    match = await gone.now()
    assert (match.seats[0].user_id, match.seats[0].offered) == (ANA.id, ANYBODY)
    assert [kind for kind, _ in promised(file)].count("substitute") == 1
    with pytest.raises(Refusal, match="substitute-sought"):
        await gone.seek()
    await gone.sitting.pick(ANA, "number", ("number", 1))

    back = (await gone.now()).seats[0]
    assert (back.offered, back.sought) == (None, None)
    with pytest.raises(Refusal, match="handover-not-offered"):
        await gone.table.take_over(gone.id, CLARA, 0, press())


async def test_who_takes_the_seat_has_all_that_belongs_to_it_and_time_like_everybody(gone: Gone) -> None:
    before = (await gone.table.look(gone.id, ANA.id)).view
    match = await gone.substituted()

    seat = match.seats[0]
    assert (seat.user_id, seat.flag, seat.told_out, seat.sought) == (
        CLARA.id,
        gone.clock.time() + STANDARD.bank,
        None,
        None,
    )
    assert (await gone.table.look(gone.id, CLARA.id)).view == before
    assert (await gone.table.look(gone.id, ANA.id)).seat is None
    assert await gone.kinds() == ["start", "answer", "handover"]


async def test_it_is_noted_who_has_played_a_seat_up_to_which_act(gone: Gone) -> None:
    await gone.substituted()
    await gone.sitting.pick(CLARA, "number", ("number", 1))
    match = await gone.now()

    assert match.seats[0].former == (Former(ANA.id, "Ana", 3),)
    assert match.seats[0].user_id == CLARA.id


async def test_neither_who_is_late_nor_who_watches_seeks_anybody_or_asks_for_the_computer(gone: Gone) -> None:
    since = await gone.since()
    for by, why in ((ANA, "claim-not-yours"), (CLARA, "table-not-seated")):
        with pytest.raises(Refusal, match=why):
            await gone.table.claims.seek(gone.id, by.id, 0, since, press())
        with pytest.raises(Refusal, match=why):
            await gone.table.consent.ask_computer(gone.id, by.id, 0, since, press())
    for seat in (1, 7):
        with pytest.raises(Refusal, match="claim-over"):
            await gone.table.consent.ask_computer(gone.id, BEN.id, seat, since, press())
    await gone.seek()
    with pytest.raises(Refusal, match="substitute-sought"):
        await gone.table.call_off(gone.id, ANA.id, 0)


async def test_after_72_hours_nobody_is_sought_any_more_and_the_others_decide_anew(gone: Gone, file: Path) -> None:
    await gone.seek()
    await gone.pass_(substitutes.LASTS - HOUR, HOUR)
    assert (await gone.now()).seats[0].sought is not None
    match = await gone.pass_(HOUR, HOUR)

    assert (match.seats[0].offered, match.seats[0].sought) == (None, None)
    assert match.seats[0].told_out is not None
    assert [kind for kind, _ in promised(file)].count("substitute") == 1
    await gone.seek()


async def test_the_computer_plays_by_the_suggestion_from_then_on(gone: Gone) -> None:
    match = await gone.leave_to_computer()

    seat = match.seats[0]
    assert (seat.computer, seat.user_id, seat.offered) == (True, None, ANA.id)
    assert seat.former == (Former(ANA.id, "Ana", 3),)
    assert (await gone.kinds())[2:4] == ["handover", "answer"]
    assert match.awaited == [1]
    assert (await gone.table.look(gone.id, ANA.id)).seat is None
    assert await diverging(gone.table) == []


async def test_who_comes_back_has_his_seat_again_and_nobody_else_gets_it(gone: Gone) -> None:
    await gone.leave_to_computer()
    with pytest.raises(Refusal, match="handover-not-yours"):
        await gone.table.take_over(gone.id, CLARA, 0, press())
    interaction = press()
    for _ in range(2):
        match = await gone.table.take_over(gone.id, ANA, 0, interaction)

    seat = match.seats[0]
    assert (seat.user_id, seat.computer, seat.offered) == (ANA.id, False, None)
    assert [one.user_id for one in seat.former] == [ANA.id, 0]
    with pytest.raises(Refusal, match="handover-not-offered"):
        await gone.table.take_over(gone.id, CLARA, 0, press())
    assert match.awaited == [1]
    await gone.sitting.pick(BEN, "number", ("number", 1))
    await gone.sitting.pick(ANA, "token", ("token", "red"))
    assert await diverging(gone.table) == []


async def three(table: Table, clock: ManualClock, patch: pytest.MonkeyPatch) -> tuple[Match, int]:
    """Begin a match of Ana, Ben and Clara in which Ana's time is up; since when, all are told."""
    patch.setattr(type(find_game("warfighter")), "timeout_default", lambda *_: None)
    team = {"game": "warfighter", "scenario": find_game("warfighter").scenarios[0], "options": {"players": 3}}
    match = await table.open(**opening(ANA, BEN, CLARA, **team, clock=STANDARD))
    for guest in (BEN, CLARA):
        match = await table.join(match.id, guest, press())
    clock.advance(STANDARD.bank)
    return match, await out_of_time(table, match, 0)


async def test_all_others_agree_to_the_computer_but_who_is_gone_has_no_say(
    table: Table, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, since = await three(table, clock, monkeypatch)
    asked = await table.consent.ask_computer(match.id, BEN.id, 0, since, press())
    assert asked.proposal is not None
    for doing in (
        table.consent.agree(match.id, ANA.id, asked.proposal.at, press()),
        table.consent.decline(match.id, ANA.id, asked.proposal.at),
    ):
        with pytest.raises(Refusal, match="claim-not-yours"):
            await doing
    assert not asked.seats[0].computer
    agreed = await table.consent.agree(match.id, CLARA.id, asked.proposal.at, press())

    assert agreed.seats[0].computer
    assert agreed.proposal is None


async def test_who_answers_after_all_ends_the_question_whether_the_computer_shall_play(
    table: Table, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, since = await three(table, clock, monkeypatch)
    asked = await table.consent.ask_computer(match.id, BEN.id, 0, since, press())
    view = (await table.look(match.id, ANA.id)).view
    assert view is not None
    assert asked.proposal is not None
    game = find_game("warfighter")
    decision = next(one for one in view.decisions if not one.optional)
    await table.act(match.id, ANA.id, [(decision.id, game.suggestion(view, decision))], press())

    assert (await table.match(match.id)).proposal is None
    with pytest.raises(Refusal, match="proposal-gone"):
        await table.consent.agree(match.id, CLARA.id, asked.proposal.at, press())


async def test_a_search_tells_nobody_anything_but_itself(gone: Gone) -> None:
    before = await noticed(gone.table, gone.id, BEN)
    await gone.seek()
    after = await noticed(gone.table, gone.id, BEN)

    assert after[1:] == before[1:]


async def answered(table: Table, match: Match) -> Match:
    """Let somebody answer what he is asked as he is advised, Ben if he is asked."""
    game, person = find_game(match.game), PEOPLE[max(match.awaited)]
    view = (await table.look(match.id, person.id)).view
    assert view is not None
    decision = next(one for one in view.decisions if not one.optional and one.id not in view.answers)
    await table.act(match.id, person.id, [(decision.id, game.suggestion(view, decision))], press())
    await table.thinker.tick()
    return await table.match(match.id)


@pytest.mark.parametrize("name", GAMES)
async def test_in_every_game_the_computer_plays_on_for_somebody_and_the_file_verifies(
    table: Table, clock: ManualClock, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(name)
    monkeypatch.setattr(type(game), "timeout_default", lambda *_: None)
    options = {"players": 2} if name == "warfighter" else {}
    match = await table.open(
        **opening(ANA, BEN, game=name, scenario=game.scenarios[0], options=options, clock=STANDARD)
    )
    match = await table.join(match.id, BEN, press())
    for _ in range(12):
        match = await answered(table, match)
    while 0 not in match.awaited:
        match = await answered(table, match)
    clock.advance(10 * STANDARD.cap)
    since = await out_of_time(table, match, 0)
    await table.consent.ask_computer(match.id, BEN.id, 0, since, press())
    await table.thinker.tick()
    match = await table.match(match.id)
    assert match.seats[0].computer
    for _ in range(6):
        assert match.awaited == [1]
        match = await answered(table, match)
    assert await diverging(table) == []
    await table.resign(match.id, BEN.id, press())

    assert verify(read(await table.export(match.id))).outcome is not None
