"""The computer as an opponent: invited like anybody, at once with its answers, and checked like anybody."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.recompute import recompute
from engine.core.matchfile import Answer, read, verify
from engine.core.registry import game as find_game
from tests.bot.conftest import Night
from tests.running import thought


async def begun(night: Night, game: str) -> None:
    """Let Ben begin a match against the computer from his invitation."""
    await night.ben.command("/new", game=game, language="English")
    await night.ben.press("Play against the computer")
    await night.ben.sees("You are in! Match 1 begins now")


@pytest.mark.parametrize("game", ["spearpoint", "tactics2gm"])
async def test_the_computer_thinks_in_both_games_and_the_file_verifies(night: Night, game: str) -> None:
    await begun(night, game)
    table, rules, ben = night.bot.services.table, find_game(game), int(night.ben.id)
    for number in range(12):
        await thought(night.bot)
        sight = await table.look(1, ben)
        assert sight.view is not None
        assert sight.match.awaited == [0]
        [decision, *_] = [
            one for one in sight.view.decisions if not one.optional and one.id not in sight.view.answers
        ]
        await table.act(1, ben, [(decision.id, rules.suggestion(sight.view, decision))], 500 + number)
    await table.resign(1, ben, 600)

    assert {entry.seat for entry in await table.log(1) if entry.kind == "answer"} == {0, 1}
    found = read(await table.export(1))
    verify(found)
    again = recompute(found)
    assert again.thought >= 5
    assert again.advised <= 3  # what it planned
    await night.sam.sees("the computer wins match 1")


async def test_only_the_host_gives_seats_to_the_computer(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint", language="English")
    await night.sam.press("Play against the computer")

    await night.sam.sees("Only the player who sent the invitation can do that")
    assert (await night.bot.services.table.match(1)).status == "open"


async def test_the_bot_itself_may_be_invited_and_is_the_computer(night: Night) -> None:
    await night.ben.command("/new", game="spearpoint", opponent=night.sandbox.world.bot.id)
    await night.quiet()

    match = await night.bot.services.table.match(1)
    assert (match.status, [one.computer for one in match.seats]) == ("running", [False, True])
    await night.sam.sees("the computer", in_=night.sam.threads()[0])
    assert "deck" in str((await night.ben.opens()).components)


@pytest.mark.parametrize(
    ("command", "button", "level"),
    [
        ({"opponent": True, "level": "recruit"}, None, "recruit"),
        ({"opponent": True}, None, "veteran"),
        ({}, "Play against a recruit", "recruit"),
        ({}, "Play against the computer", "veteran"),
    ],
)
async def test_one_chooses_how_well_it_plays_and_reads_it_in_the_thread(
    night: Night, command: dict[str, Any], button: str | None, level: str
) -> None:
    chosen = {**command, **({"opponent": night.sandbox.world.bot.id} if "opponent" in command else {})}
    await night.ben.command("/new", game="spearpoint", language="English", **chosen)
    if button is not None:
        await night.ben.press(button)
    await night.quiet()

    match = await night.bot.services.table.match(1)
    assert [one.level for one in match.seats if one.computer] == [level]
    await night.sam.sees(f"the computer** · {level.capitalize()}: ", in_=night.sam.threads()[0])
    again = night.bot.services.table.thinker
    await again.tick()
    record = await night.bot.services.store.record(1)
    assert record is not None
    told = {act.computer.level for act in record.acts if isinstance(act, Answer) and act.computer is not None}
    assert told <= {level, "advice"}


async def test_who_names_no_game_chooses_a_level_by_a_button(night: Night) -> None:
    await night.ben.command("/new", language="English")
    await night.ben.press("Spearpoint 1943: play a recruit")
    await night.quiet()

    assert [one.level for one in (await night.bot.services.table.match(1)).seats if one.computer] == ["recruit"]
