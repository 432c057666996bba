"""Colours mean one thing in every game, and who would leave something unspent is asked once more."""

from __future__ import annotations

import pytest

from bot.discord_limits.components import BUTTON, walk
from bot.sandbox.world.objects import Message
from engine.core.protocol import Decision, Option, View
from engine.core.registry import game as find_game
from tests.bot.conftest import Night, shown
from tests.running import thought

GREY, GREEN, RED = 2, 3, 4


def styles(message: Message) -> dict[str, int]:
    return {one["label"]: one["style"] for one in walk(message.components) if one["type"] == BUTTON}


async def asked(night: Night, game: str, kind: str) -> Decision:
    """Let Ben play against the computer, as he is advised, until he is asked something of a kind."""
    await night.ben.command("/new", game=game, opponent=night.sandbox.world.bot.id)
    table, rules, ben = night.bot.services.table, find_game(game), int(night.ben.id)
    for number in range(100):
        await thought(night.bot)
        view: View | None = (await table.look(1, ben)).view
        assert view is not None
        [decision, *_] = [one for one in view.decisions if not one.optional and one.id not in view.answers]
        worth_asking = rules.caution(view, decision, END[game]) is not None
        if decision.kind == kind and worth_asking and rules.suggestion(view, decision) != END[game]:
            return decision
        await table.act(1, ben, [(decision.id, rules.suggestion(view, decision))], 700 + number)
    raise AssertionError(f"never asked for {kind}")


END: dict[str, list[Option]] = {"spearpoint": [], "tactics2gm": [("pass",)]}


@pytest.mark.parametrize(
    ("game", "kind", "ending", "why"),
    [
        ("spearpoint", "commit", "Seal", "You commit nothing, though"),
        ("tactics2gm", "deployment", "End Deployment", "to spend them on"),
    ],
)
async def test_what_ends_is_green_what_gives_up_red_and_the_safe_way_grey(
    night: Night, game: str, kind: str, ending: str, why: str
) -> None:
    decision = await asked(night, game, kind)
    await night.quiet()
    panel = shown(await night.ben.press("My decision", in_=night.ben.threads()[0]))
    if not decision.act:
        await night.ben.press("Clear", in_=panel)
    assert styles(shown(await night.ben.sees("match 1", in_=panel)))[ending] == GREEN

    await night.ben.press(ending, in_=panel)
    found = styles(shown(await night.ben.sees(why, in_=panel)))
    assert (found["Do it"], found["Back"]) == (RED, GREY)
    assert decision in await open_to(night)

    await night.ben.press("Do it", in_=panel)
    assert decision not in await open_to(night)


async def test_a_command_asks_once_more_too(night: Night) -> None:
    decision = await asked(night, "spearpoint", "commit")
    answer = shown(await night.ben.command("/commit", match="1"))
    await night.ben.sees("You commit nothing, though", in_=answer)
    assert decision in await open_to(night)

    await night.ben.press("Do it", in_=answer)
    assert decision not in await open_to(night)


async def open_to(night: Night) -> list[Decision]:
    """List what Ben has still to answer."""
    view = (await night.bot.services.table.look(1, int(night.ben.id))).view
    assert view is not None
    return [one for one in view.decisions if one.id not in view.answers]
