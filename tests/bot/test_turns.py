"""A turn of many acts as the thread sees it: the board after a pause, one story at its end."""

from __future__ import annotations

import pytest

from bot.match import posts
from bot.store.records import Match, Promise
from engine.core.protocol import Option
from tests.bot import skirmish
from tests.bot.conftest import Night
from tests.people import Person

PRESSES = iter(range(10**6, 10**7))


async def do(night: Night, match: Match, person: Person, *picks: Option) -> None:
    """Let a person carry out acts, one by one."""
    for pick in picks:
        view = (await night.bot.services.table.look(match.id, int(person.id))).view
        assert view is not None
        await night.bot.services.table.act(
            match.id, int(person.id), [(view.decisions[0].id, [pick])], next(PRESSES)
        )


async def begun(night: Night) -> Match:
    """Begin a duel, and wait until the thread has seen it."""
    match = await night.match("duel", "skirmish")
    await night.quiet()
    return match


async def promised(night: Night) -> list[Promise]:
    """List what the thread is yet to see."""
    return [row for row in await night.bot.services.store.open_promises() if row.kind != "inbox"]


def reports(night: Night) -> list[str]:
    """List the pictures of fights in the thread, by what they show."""
    (thread,) = night.sam.threads()
    files = [file for message in night.sam.messages(thread) for file in message.attachments]
    return [str(file.description) for file in files if str(file.description).endswith("shots")]


@pytest.fixture
def _safe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skirmish, "HITS", 11)


@pytest.fixture
def _deadly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skirmish, "HITS", 1)


SHOTS: list[Option] = [("fire", 0, "rifle", 2), ("fire", 0, "mortar", 2), ("fire", 1, "rifle", 3)]


@pytest.mark.usefixtures("_safe")
async def test_the_thread_gets_one_story_for_a_turn(night: Night) -> None:
    match = await begun(night)
    await do(night, match, night.ana, ("move", 0, 0, 2), *SHOTS)
    await night.sam.does_not_see("Red fires")
    assert [row.kind for row in await promised(night)] == ["board"]

    await do(night, match, night.ana, ("end",))
    await night.quiet()

    (thread,) = night.sam.threads()
    told = [message for message in night.sam.messages(thread) if "Red ends the turn" in str(message.components)]
    assert len(told) == 1
    for line in ("Red: A1 to A3", "Red fires rifle at A6", "Red fires mortar at A6", "Red fires rifle at B6"):
        assert line in str(told[0].components)
    assert reports(night) == ["3 shots"]


@pytest.mark.usefixtures("_safe")
async def test_what_was_taken_back_leaves_no_trace_in_the_story(night: Night) -> None:
    match = await begun(night)
    await do(night, match, night.ana, ("move", 0, 0, 1))
    await night.bot.services.table.take_back(match.id, int(night.ana.id), next(PRESSES))
    await do(night, match, night.ana, ("move", 0, 0, 2), ("end",))
    await night.quiet()

    await night.sam.sees("Red: A1 to A3")
    await night.sam.does_not_see("A1 to A2")
    await night.sam.does_not_see("taken back")


async def test_what_the_thread_was_told_is_not_taken_back_in_silence(night: Night) -> None:
    match = await begun(night)
    await do(night, match, night.ana, ("end",))
    await night.quiet()
    await night.bot.services.table.take_back(match.id, int(night.ana.id), next(PRESSES))
    await night.quiet()

    await night.sam.sees("Red: took back an answer")


async def test_the_board_is_drawn_when_the_one_who_acts_pauses(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(night)
    monkeypatch.setattr(posts, "PAUSE", 0.2)
    await do(night, match, night.ana, ("move", 0, 0, 2))
    await night.quiet()

    await night.sam.sees("board A3 B1 A6 B6")
    await night.sam.does_not_see("A1 to A3")


async def test_every_act_begins_the_pause_anew(night: Night) -> None:
    match = await begun(night)
    dues = []
    for act in [("move", 0, 0, 2), ("move", 1, 1, 2)]:
        await do(night, match, night.ana, act)
        (row,) = await promised(night)
        dues.append(row.next_try_at)

    assert dues[0] < dues[1]
    assert abs(dues[1] - posts.PAUSE - night.bot.services.store.now()) < 5


@pytest.mark.usefixtures("_deadly")
async def test_who_may_react_is_told_at_once_and_the_fight_is_drawn_once(night: Night) -> None:
    match = await begun(night)
    await do(night, match, night.ana, SHOTS[0])
    await night.quiet()
    await night.sam.sees("Red fires rifle at A6")
    await night.ben.sees("Squad 2 is under fire", in_=night.ben.dm)
    assert reports(night) == ["1 shots"]

    await do(night, match, night.ben, ("duck", 2))
    await do(night, match, night.ana, SHOTS[1])
    await do(night, match, night.ben, ("duck", 2))
    await do(night, match, night.ana, ("end",))
    await night.quiet()

    assert reports(night) == ["2 shots"]
    await night.sam.sees("Red ends the turn")


@pytest.mark.usefixtures("_safe")
async def test_a_resignation_tells_what_led_to_it(night: Night) -> None:
    match = await begun(night)
    await do(night, match, night.ana, *SHOTS)
    await night.bot.services.table.resign(match.id, int(night.ana.id), next(PRESSES))
    await night.quiet()

    await night.sam.sees("Red fires rifle at B6")
    assert reports(night) == ["3 shots"]
    await night.sam.sees("Ben wins match 1")
