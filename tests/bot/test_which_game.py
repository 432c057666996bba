"""`/new` without a game asks which: each game with a sentence, a picture, and the ways to begin it."""

from __future__ import annotations

from bot.match import Match
from bot.match.clocks import read
from bot.sandbox.page import invoke
from engine.core.registry import GAMES
from tests.bot.conftest import Night, shown


async def opened(night: Night) -> Match:
    return await night.bot.services.table.match(1)


async def test_each_game_has_a_sentence_and_a_picture_in_ones_own_language(night: Night) -> None:
    english, spanish = shown(await night.ben.command("/new")), shown(await night.ana.command("/new"))

    for asked in (english, spanish):
        assert [file.filename for file in asked.attachments] == [f"{game}.png" for game in GAMES]
        assert all(file.description for file in asked.attachments)
    await night.ben.sees("Which game shall it be?", in_=english)
    await night.ben.sees("Squads, tanks and guns", in_=english)
    await night.ana.sees("Un pequeño campo de batalla", in_=spanish)
    assert await night.bot.services.store.match(1) is None


async def test_the_computer_is_offered_in_every_game(night: Night) -> None:
    asked = shown(await night.ben.command("/new", language="Español"))
    await night.ben.press("2GM Tactics: play the computer", in_=asked)
    await night.ben.sees("You are in!", in_=asked)

    match = await opened(night)
    assert (match.game, match.status, match.language) == ("tactics2gm", "running", "es")
    assert [one.computer for one in match.seats] == [False, True]


async def test_a_lesson_in_each_game_is_offered(night: Night) -> None:
    asked = shown(await night.ben.command("/new"))
    panel = shown(await night.ben.press("Learn Spearpoint 1943", in_=asked))
    await night.ben.sees("Lesson 1 of 6", in_=panel)

    match = await opened(night)
    assert (match.game, match.lesson) == ("spearpoint", True)


async def test_the_thread_of_a_match_that_begins_at_once_hangs_on_its_invitation(night: Night) -> None:
    await night.ben.press("2GM Tactics: play the computer", in_=shown(await night.ben.command("/new")))
    await night.quiet()

    match = await opened(night)
    assert match.thread_id == match.invitation_id


async def test_whom_one_has_named_is_invited_to_the_game_chosen(night: Night) -> None:
    asked = shown(await night.ben.command("/new", opponent=night.ana.user.id, clock="24"))
    await night.ben.press("Spearpoint 1943: invite Ana", in_=asked)
    await night.ana.press("Join")

    match = await opened(night)
    assert [one.name for one in match.seats] == ["ben", "ana"]
    assert match.clock == read("24")


async def test_what_would_be_forgotten_is_asked_for_with_the_game(night: Night) -> None:
    await night.ben.command("/new", word="of-my-own")

    await night.ben.sees("name it with **game** too")


async def test_commands_offer_games_by_their_names_in_ones_own_language(night: Night) -> None:
    available = invoke.available(night.sandbox.world, next(iter(night.sandbox.world.channels)))

    for name in ("new", "learn"):
        [game] = [
            option for one in available if one.name == name for option in one.options if option["name"] == "game"
        ]
        spanish = {choice["value"]: choice["name_localizations"]["es-ES"] for choice in game["choices"]}
        assert spanish["fab"] == "Fast Action Battles: Golán 1973"
