"""Watching a match that others play: after each turn, and at its end, what happened comes by direct message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count

import discord
import pytest

from bot.discord_limits.components import TEXT_DISPLAY, walk
from bot.fairness.allowance import UNLIMITED
from bot.match import Person as Player
from bot.match.posts import QUIET
from bot.panel.component_ids import Watch
from bot.publishing.notices import shortened
from bot.sandbox.world.objects import Message
from bot.store.records import Match
from bot.store.sql import watchers
from bot.words import LANGUAGES, Language, event_lines
from engine.core.protocol import TURN
from engine.core.registry import game as find_game
from tests.bot.conftest import Night, shown
from tests.bot.test_audience import aside, close, general
from tests.people import Person
from tests.people.reading import read

PRESSES = count(10**6)
RED = [("pick", "red")]
UNIT = [("draw", "unit")]


@pytest.fixture(autouse=True)
def _turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a turn of shapes begin where what was sealed is shown."""
    monkeypatch.setattr(watchers, "TURN", "shown")


@pytest.fixture
async def match(night: Night) -> Match:
    found = await night.match("buttons")
    await night.quiet()
    return found


@pytest.fixture
def sol(night: Night) -> Person:
    return night.sandbox.person("sol", locale="es-ES")


async def watch(night: Night, person: Person) -> str:
    """Press the button below the board of the first match, and return what that answers."""
    board = (await night.bot.services.table.match(1)).board_id
    [message] = [one for one in person.messages(night.sam.threads()[0]) if one.id == str(board)]
    return read(shown(await person.press("Watch", in_=message)))


async def both(night: Night, match: Match, *picks: tuple[str, str]) -> None:
    """Let both players answer the same, and have all of it sent."""
    await answered_by_both(night, match, *picks)
    await night.quiet()


async def answered_by_both(night: Night, match: Match, *picks: tuple[str, str]) -> None:
    """Let both players answer the same."""
    for person in night.players(match):
        view = (await night.bot.services.table.look(match.id, int(person.id))).view
        assert view is not None
        decision = next(one for one in view.decisions if not one.optional)
        await night.bot.services.table.act(match.id, int(person.id), [(decision.id, [*picks])], next(PRESSES))


def told(person: Person) -> list[str]:
    """Return the direct messages of somebody, oldest first, each as all its words."""
    return [read(message) for message in person.messages(person.dm)]


def texts(message: Message) -> list[str]:
    return [one["content"] for one in walk(message.components) if one["type"] == TEXT_DISPLAY]


async def watched(night: Night, match: Match, person: Person) -> bool:
    return await night.bot.services.store.watcher_told(match.id, int(person.id)) is not None


async def test_each_watcher_is_told_in_his_own_language_what_happened_in_the_turn(
    night: Night, match: Match, sol: Person
) -> None:
    thread = night.sam.threads()[0]
    assert "Sigues la partida 1" in await watch(night, sol)
    await night.sam.command("/watch", match="1", channel="general")
    assert told(sol) == told(night.sam) == []

    await both(night, match, *RED)

    [message] = sol.messages(sol.dm)
    assert texts(message) == [
        f"### Formas · partida 1\n<#{thread.id}>",
        "Descubierto: pick/red y pick/red",
    ]
    assert "Dejar de seguir" in read(message)
    assert "Shown: pick/red and pick/red" in told(night.sam)[0]
    await night.sam.sees("Shown: pick/red and pick/red", in_=thread)


async def test_the_end_is_told_with_who_has_won_and_nothing_is_told_twice(night: Night, match: Match) -> None:
    await watch(night, night.sam)
    await both(night, match, *RED)
    await both(night, match, *UNIT)

    turn, end = night.sam.messages(night.sam.dm)
    assert "Drew" not in read(turn)
    assert texts(end)[1:] == ["Drew unit\nDrew unit\nThe match is over. Winner: white.", "### 🏆 Ana wins match 1"]
    assert "Stop watching" not in read(end)
    assert not await watched(night, match, night.sam)


async def test_who_begins_to_watch_is_told_nothing_of_what_was_told_before(night: Night, match: Match) -> None:
    await both(night, match, *RED)
    await watch(night, night.sam)
    await both(night, match, *UNIT)

    [end] = told(night.sam)
    assert "Shown" not in end
    assert "Drew unit" in end


async def test_what_happens_within_a_turn_waits_for_its_end(
    night: Night, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers, "TURN", "turn")
    await watch(night, night.sam)
    await both(night, match, *RED)
    assert told(night.sam) == []

    await both(night, match, *UNIT)
    [end] = told(night.sam)
    assert "Shown: pick/red and pick/red\nDrew unit\nDrew unit" in end


async def test_a_match_that_all_call_off_is_told_to_have_ended(night: Night, match: Match, sol: Person) -> None:
    await watch(night, sol)
    consent = night.bot.services.table.consent
    await consent.propose(match.id, int(night.ana.id), "stop", next(PRESSES))
    made = (await night.bot.services.table.match(match.id)).proposal
    assert made is not None
    await consent.agree(match.id, int(night.ben.id), made.at, next(PRESSES))
    await night.quiet()

    [end] = told(sol)
    assert "sin resultado" in end
    assert "Dejar de seguir" not in end


async def test_the_button_pressed_twice_watches_once_and_the_command_given_twice_stops(
    night: Night, match: Match
) -> None:
    thread = night.sam.threads()[0]
    for _ in range(2):
        assert "You are watching match 1" in await watch(night, night.sam)
    assert "You no longer watch match 1" in read(shown(await night.sam.command("/watch", channel=thread)))
    await both(night, match, *RED)
    assert told(night.sam) == []

    await night.sam.command("/watch", channel=thread)
    await both(night, match, *UNIT)
    assert len(told(night.sam)) == 1


async def test_the_button_below_what_one_is_told_stops_it_as_often_as_it_is_pressed(
    night: Night, match: Match, sol: Person
) -> None:
    await watch(night, sol)
    await both(night, match, *RED)
    [message] = sol.messages(sol.dm)
    for _ in range(2):
        assert "Ya no sigues la partida 1" in read(shown(await sol.press("Dejar de seguir", in_=message)))

    await both(night, match, *UNIT)
    assert "gana" not in "".join(told(sol))


async def test_the_same_interaction_again_changes_nothing(night: Night, match: Match) -> None:
    spectators, sam = night.bot.services.table.spectators, int(night.sam.id)
    assert [await spectators.begin_or_stop(match.id, sam, 1) for _ in range(2)] == [True, True]
    assert [await spectators.begin_or_stop(match.id, sam, 2) for _ in range(2)] == [False, False]


async def test_who_plays_a_match_cannot_watch_it(night: Night, match: Match) -> None:
    thread = night.sam.threads()[0]
    assert "Juegas esta partida" in await watch(night, night.ana)
    assert "You play in this match" in read(shown(await night.ben.command("/watch", channel=thread)))
    await both(night, match, *RED)
    for person in (night.ana, night.ben):
        await person.does_not_see("pick/red and pick/red", in_=person.dm)


async def test_who_takes_a_seat_watches_no_longer_and_who_leaves_one_does_not_begin_to(
    night: Night, match: Match
) -> None:
    thread, table = night.sam.threads()[0], night.bot.services.table
    await watch(night, night.sam)
    await table.offer_seat(match.id, int(night.ben.id))
    await night.quiet()
    await night.sam.press("Take the seat", in_=thread)
    assert not await watched(night, match, night.sam)

    await table.offer_seat(match.id, int(night.sam.id))
    cleo = night.sandbox.person("cleo")
    await night.quiet()
    await cleo.press("Take the seat", in_=thread)
    assert not await watched(night, match, night.sam)


async def test_a_match_that_does_not_run_cannot_be_watched(night: Night, match: Match, sol: Person) -> None:
    await night.ben.command("/new", game="spearpoint")
    assert "no ha empezado" in read(shown(await sol.command("/seguir", partida="2")))
    await night.bot.services.table.resign(match.id, int(night.ben.id), next(PRESSES))
    await night.quiet()

    assert "ha terminado" in read(shown(await sol.command("/seguir", partida="1")))
    assert "This match is over" in read(shown(await night.sam.command("/watch", match="1")))
    board = night.sam.messages(night.sam.threads()[0])
    assert all(str(Watch(match.id)) not in str(message.components) for message in board)


async def test_outside_of_a_thread_the_match_has_to_be_said(night: Night, match: Match, sol: Person) -> None:
    assert "Say which match to watch" in read(shown(await night.sam.command("/watch")))
    assert "Di qué partida" in read(shown(await sol.command("/seguir")))
    assert "There is no match “99”" in read(shown(await night.sam.command("/watch", match="99")))


async def test_whoever_may_not_enter_the_channel_can_neither_begin_nor_go_on(
    night: Night, match: Match, sol: Person
) -> None:
    await watch(night, night.sam)
    await watch(night, sol)
    close(night, general(night), night.ana, night.ben, sol)
    await both(night, match, *RED)

    assert (len(told(night.sam)), len(told(sol))) == (0, 1)
    assert not await watched(night, match, night.sam)
    answer = shown(await night.sam.command("/watch", match="1", channel=aside(night)))
    assert "There is no match “1”" in read(answer)


async def test_where_one_may_no_longer_see_a_match_one_can_still_stop_watching_it(
    night: Night, match: Match
) -> None:
    await watch(night, night.sam)
    await both(night, match, *RED)
    close(night, general(night), night.ana, night.ben)

    await night.sam.press("Stop watching", in_=night.sam.dm)

    await night.sam.sees("You no longer watch match 1", in_=night.sam.dm)
    assert not await watched(night, match, night.sam)


def does_not_tell(night: Night, patch: pytest.MonkeyPatch) -> None:
    """Let Discord have an outage in which it tells nothing of the server."""
    patch.setattr(night.bot.guilds[0], "unavailable", True)


def is_not_answered(night: Night, patch: pytest.MonkeyPatch) -> None:
    """Let Discord fail when it is asked for members."""

    async def get_member(guild_id: int, user_id: int) -> object:
        raise discord.HTTPException(type("Response", (), {"status": 500, "reason": ""})(), "Down")

    patch.setattr(night.bot.http, "get_member", get_member)


@pytest.mark.parametrize("trouble", [does_not_tell, is_not_answered])
async def test_nobody_is_dropped_because_discord_does_not_tell_whether_he_may_see_it(
    night: Night, match: Match, trouble: Callable[[Night, pytest.MonkeyPatch], None]
) -> None:
    services = night.bot.services
    await services.table.spectators.begin(match.id, int(night.sam.id), next(PRESSES))
    with pytest.MonkeyPatch.context() as patch:
        trouble(night, patch)
        await answered_by_both(night, match, *RED)
        async with asyncio.timeout(30):
            while not any(row.attempts for row in await services.store.open_promises()):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    services.outbox.works(int(night.sam.id))
    await night.quiet()

    assert len(told(night.sam)) == 1


async def test_whose_direct_messages_are_closed_watches_no_longer_and_is_told_so_once_and_alone(
    night: Night, match: Match
) -> None:
    await watch(night, night.sam)
    await night.sam.closes_dms()
    await both(night, match, *RED)
    assert not await watched(night, match, night.sam)

    answers = [await watch(night, night.sam) for _ in range(2)]
    assert ["I cannot reach you by direct message" in answer for answer in answers] == [True, False]
    await night.sam.opens_dms()
    await both(night, match, *UNIT)
    assert len(told(night.sam)) == 1
    for other in (night.ana, night.ben):
        await other.never_saw("I cannot reach you")
        await other.never_saw("puedo escribirte")


async def test_what_is_offered_to_watch_is_what_others_play_and_one_may_see(night: Night, match: Match) -> None:
    await night.match("multi")
    await night.quiet()
    await night.sam.command("/watch", match="1")
    offered = await night.sam.autocomplete("/watch", "match", "", channel=aside(night))
    assert [line.partition(" ")[0] for line in offered] == ["1", "2"]
    assert await night.ben.autocomplete("/watch", "match", "", channel=aside(night)) == []
    assert len(await night.sam.autocomplete("/watch", "match", "", channel=night.sam.dm)) == 1

    close(night, general(night), night.ana, night.ben)
    assert await night.sam.autocomplete("/watch", "match", "", channel=aside(night)) == []


async def test_there_is_a_limit_for_each_person_and_for_each_match(
    night: Night, match: Match, sol: Person
) -> None:
    other = await night.match("multi")
    await night.quiet()
    thread, spectators = night.sam.threads()[0], night.bot.services.table.spectators
    await watch(night, night.sam)
    spectators.allowance = UNLIMITED._replace(watched=1)
    answer = shown(await night.sam.command("/watch", match=str(other.id)))
    assert "You already watch one match, the most at a time" in read(answer)
    spectators.allowance = UNLIMITED._replace(watchers=1)
    assert "Esta partida ya la sigue una persona" in await watch(night, sol)

    assert "You are watching" in await watch(night, night.sam)
    await night.sam.command("/watch", channel=thread)
    assert "Sigues la partida 1" in await watch(night, sol)


async def test_a_lesson_has_no_button_to_watch_it(night: Night) -> None:
    await night.ben.command("/learn", game="spearpoint")
    await night.quiet()
    [thread] = night.sam.threads()

    assert "Signs" in "".join(read(message) for message in night.sam.messages(thread))
    assert str(Watch(1)) not in str([message.components for message in night.sam.messages(thread)])


async def test_the_story_of_a_turn_is_the_games_own_digest(
    night: Night, sol: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As :meth:`Game.digest` shortens it for the thread, in the words that go with its pictures there.

    Nothing is sent before both turns are over, so that one message tells them.
    """
    monkeypatch.setattr(watchers, "TURN", TURN)
    game, table = find_game("spearpoint"), night.bot.services.table
    match = await night.match("standard", "spearpoint")
    await table.spectators.begin(match.id, int(sol.id), next(PRESSES))
    await night.bot.services.store.meet(Player(int(sol.id), "Sol", "es"))
    before = (await table.match(match.id)).told
    await night.quiet()
    send = night.bot.services.outbox.wake
    monkeypatch.setattr(night.bot.services.outbox, "wake", lambda: None)
    while (turn := await _begun(night, match)) < 2:
        seat = (await table.match(match.id)).awaited[0]
        player = night.players(match)[seat]
        view = (await table.look(match.id, int(player.id))).view
        assert view is not None
        decision = next(one for one in view.decisions if not one.optional and one.id not in view.answers)
        picks = game.suggestion(view, decision)
        await table.act(match.id, int(player.id), [(decision.id, picks)], next(PRESSES))
    send()
    await night.quiet()

    entries = [one for one in await table.log(match.id, before) if one.undone is None]
    last = max(one.n for one in entries if any(event.kind == TURN for event in one.events))
    happened = [event for one in entries if one.n <= last for event in one.events if event.kind not in QUIET]
    sides = game.sides(match.scenario, match.options)
    lines = event_lines(game, game.digest(happened), None, "es", sides, short=True)
    assert turn == 2
    assert len(lines) > 5
    assert "\n".join(lines) in "\n".join(told(sol))


async def _begun(night: Night, match: Match) -> int:
    """Count the turns that have begun."""
    entries = await night.bot.services.table.log(match.id)
    return sum(event.kind == TURN for one in entries for event in one.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_that_is_too_long_to_tell_is_cut_and_what_is_left_is_counted(language: Language) -> None:
    told = shortened([f"line {number}" for number in range(1000)], 3000, language)

    assert told[:2] == ["line 0", "line 1"]
    assert str(1000 - len(told) + 1) in told[-1]
    assert 2900 < len("\n".join(told[:-1])) <= 3000
    assert shortened(told[:3], 3000, language) == told[:3]
