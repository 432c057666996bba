"""A match watched again: step by step, and once it is over with the fog lifted; until then, what all have seen."""

from __future__ import annotations

from copy import deepcopy

import pytest

from bot.discord_limits.components import walk
from bot.panel.component_ids import Step
from bot.sandbox.world.objects import Message
from tests.bot.conftest import Night, shown
from tests.bot.test_forged import Forger
from tests.people import Person
from tests.people.reading import read


async def over(night: Night) -> int:
    """Play a match of buttons: Ana seals red and Ben green, each draws."""
    match = await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.ben.press("pick green", in_=night.ben.dm)
    for person in (night.ana, night.ben):
        await person.press("draw unit", in_=person.dm)
    await night.quiet()
    return match.id


async def steps(night: Night) -> Message:
    """Sam, who only watched, opens the steps."""
    thread = night.sam.threads()[0]
    film = shown(await night.sam.command("/replay", channel=thread))
    await night.sam.press("Step by step", in_=film)
    return film


def now(night: Night, film: Message, reader: Person | None = None) -> Message:
    return next(one for one in (reader or night.sam).messages(film.channel_id) if one.id == film.id)


def forge(messages: list[Message], label: str, code: Step) -> None:
    """Give a button a code that we never gave it."""
    for message in messages:
        for one in walk(message.components):
            if one.get("label") == label:
                one["custom_id"] = str(code)


def pictures(night: Night, film: Message, reader: Person | None = None) -> list[str]:
    return sorted(str(one.description) for one in now(night, film, reader).attachments)


async def test_who_presses_what_has_changed_since_gets_his_pictures_anew(night: Night) -> None:
    """His client shows a hand that an earlier press has taken away, and names it as still there."""
    await over(night)
    film = await steps(night)
    await night.sam.press("Hand: white", in_=film)
    outdated = deepcopy(now(night, film))
    await night.sam.press("Hand: white", in_=film)
    assert pictures(night, film) == ["board []"]

    [turn] = [one["custom_id"] for one in walk(outdated.components) if one.get("label") == "▶"]
    await Forger(night, night.sam).send(outdated, turn)

    assert pictures(night, film) == ["board ['pick/red', 'pick/green']", "hand of seat 0"]


async def test_the_hand_of_each_seat_can_be_seen_at_every_step(night: Night) -> None:
    await over(night)
    film = await steps(night)
    assert pictures(night, film) == ["board []"]

    await night.sam.press("Hand: white", in_=film)
    assert pictures(night, film) == ["board []", "hand of seat 0"]
    await night.sam.press("▶", in_=film)
    assert pictures(night, film) == ["board ['pick/red', 'pick/green']", "hand of seat 0"]
    await night.sam.press("Hand: Black", in_=film)
    assert pictures(night, film)[1:] == ["hand of seat 1"]
    await night.sam.press("Hand: Black", in_=film)
    assert pictures(night, film) == ["board ['pick/red', 'pick/green']"]


async def test_what_was_sealed_is_told_at_the_step_that_shows_it(night: Night) -> None:
    await over(night)
    film = await steps(night)
    assert "sealed" not in str(now(night, film).components)
    await night.sam.press("▶", in_=film)
    said = [one["content"] for one in walk(now(night, film).components) if "content" in one]
    assert said == [
        "🔒 **white**, sealed until now:\n-# Question about buttons **pick red**",
        "🔒 **Black**, sealed until now:\n-# Question about buttons **pick green**",
        "Shown: pick/red and pick/green\n-# Step 2 of 4",
    ]


async def test_a_forged_seat_shows_no_hand(night: Night) -> None:
    await over(night)
    film = await steps(night)
    forge([now(night, film)], "Hand: white", Step(1, 1, 9, 2))  # there is no ninth seat
    await night.sam.press("Hand: white", in_=film)
    assert pictures(night, film) == ["board ['pick/red', 'pick/green']"]


@pytest.mark.parametrize("numbers", [(), (0,), (0, 1), (1, 2, 3), (99, 1)])
async def test_a_forged_press_shows_nothing_hidden_while_a_match_runs(
    night: Night, numbers: tuple[int, ...]
) -> None:
    await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick red", in_=night.ana.dm)
    thread = night.sam.threads()[0]
    forge(night.sam.messages(thread), "My decision", Step(1, *numbers))
    await night.sam.press("My decision", in_=thread)

    await night.sam.sees("Step 1 of 1")
    await night.sam.never_saw("hand of seat")
    await night.sam.never_saw("pick red")


async def test_replay_offers_finished_matches_the_latest_first(night: Night) -> None:
    first = await over(night)
    second = await night.match("buttons")
    await night.match("grid")
    await night.bot.services.table.resign(second.id, int(night.ana.id), 4711)

    offered = await night.ana.autocomplete("/replay", "match", "")
    assert [value.partition(" ")[0] for value in offered] == [str(second.id), str(first), "3"]
    film = shown(await night.ana.command("/replay"))
    assert film.attachments[0].filename == "replay.gif"
    assert str(Step(second.id)) in str(film.components)


async def test_a_match_that_is_being_played_is_shown_as_everybody_has_seen_it(night: Night) -> None:
    """To its players too."""
    await night.match("buttons")
    await night.quiet()
    await night.ana.press("pick red", in_=night.ana.dm)
    await night.ben.press("pick green", in_=night.ben.dm)
    await night.quiet()
    thread = night.sam.threads()[0]
    for person in (night.sam, night.ben):
        film = shown(await person.command("/replay", channel=thread))
        assert pictures(night, film, person) == ["board ['pick/red', 'pick/green']"]
        assert "Hand" not in read(film)
        await person.press("◀", in_=film)
        assert pictures(night, film, person) == ["board []"]
        forge([now(night, film, person)], "▶", Step(1, 1, 1, 1))
        await person.press("▶", in_=film)
        assert pictures(night, film, person) == ["board ['pick/red', 'pick/green']"]
        assert "sealed" not in read(now(night, film, person))


async def test_one_jumps_to_a_turn(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.frames.TURN", "drew")
    await over(night)
    film = await steps(night)
    await night.sam.choose("Jump to a turn", "Drew unit (2)", in_=film)
    assert "Step 4 of 4" in read(now(night, film))
    await night.sam.choose("Jump to a turn", "Drew unit", in_=film)
    assert "Step 3 of 4" in read(now(night, film))


async def test_who_watches_again_is_told_how_it_ended_and_given_the_file(night: Night) -> None:
    """Also where the thread, in which both were posted, is gone."""
    match_id = await over(night)
    await night.bot.http.delete_channel(int(night.sam.threads()[0].id))
    film = shown(await night.ana.command("/replay", match=str(match_id), channel="general"))

    assert [file.filename for file in film.attachments] == ["replay.gif", "match-1.json"]
    said = " ".join(one["content"] for one in walk(film.components) if "content" in one)
    assert "partida 1" in said
    assert "Semilla: " in said


async def test_comrades_are_called_by_their_names(night: Night) -> None:
    """All play on one side: the name of the side would tell nobody apart."""
    match = await night.match("M01", "warfighter")
    for number, person in enumerate((night.ana, night.ben)):
        await night.bot.services.table.resign(match.id, int(person.id), 4711 + number)
    await night.quiet()

    film = now(night, await steps(night))

    labels = {one.get("label") for one in walk(film.components)}
    assert labels >= {"Hand: Player 1", "Hand: Ben"}  # nobody has the seat that Ana left
