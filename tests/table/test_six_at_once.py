"""Six people who act at once in one match: nothing is lost, nothing done twice, and who is refused is told why."""

from __future__ import annotations

import asyncio
from random import Random
from typing import NamedTuple

from bot.match import Person, Table
from engine.core import matchfile
from engine.core.errors import Refusal
from engine.core.matchfile import Answer
from engine.core.protocol import Option
from engine.core.selfplay import chance
from engine.warfighter import muster
from engine.warfighter.state import PASS
from tests.opening import opening, press

PRESSES = 100
SQUAD = [Person(31 + seat, f"Player {seat + 1}") for seat in range(6)]


class Pressed(NamedTuple):
    """What somebody pressed: what was done, in order, and how often he was refused."""

    done: list[Option]
    refused: int


async def test_600_presses_by_six_at_once_are_each_done_once_or_refused(table: Table) -> None:
    match = await table.open(**opening(*SQUAD, game="warfighter", scenario="M05", options={"players": 6}))
    for person in SQUAD[1:]:
        await table.join(match.id, person, press())

    pressed = await asyncio.gather(
        *(presses(table, match.id, person, chance(f"six {person.name}")) for person in SQUAD)
    )
    for person in SQUAD:
        await table.resign(match.id, person.id, press())

    file = matchfile.read(await table.export(match.id))
    acts = [act.action for act in file.acts if isinstance(act, Answer)]
    matchfile.verify(file)
    for seat, one in enumerate(pressed):
        assert [action.picks for action in acts if action.seat == seat] == [[pick] for pick in one.done]
        assert len(one.done) + one.refused == PRESSES
    assert len(acts) > 6 * PRESSES * 0.8


async def presses(table: Table, match: int, person: Person, rng: Random) -> Pressed:
    """Press something a hundred times, some of it twice, without looking at what the others do."""
    done: list[Option] = []
    refused = 0
    while (number := len(done) + refused) < PRESSES:
        view = (await table.look(match, person.id)).view
        assert view is not None
        decision = next((one for one in view.decisions if one.kind != "orders"), None)
        await asyncio.sleep(0)  # let the others change what was seen
        if decision is None:  # he has drawn his hand, and others have not
            continue
        pick = chosen(decision.options, rng)
        times = 1 + number % 2
        same = press()
        results = await asyncio.gather(
            *(table.act(match, person.id, [(decision.id, [pick])], same) for _ in range(times)),
            return_exceptions=True,
        )
        assert all(isinstance(result, Refusal) for result in results if isinstance(result, BaseException))
        if any(isinstance(result, BaseException) for result in results):
            refused += 1
        else:
            done.append(pick)
    return Pressed(done, refused)


def chosen(options: list[Option], rng: Random) -> Option:
    """Build a squad as advised, and then do anything but be done with the turn or the match."""
    if muster.ADVISED in options:
        return PASS if PASS in options else muster.ADVISED
    going_on = [option for option in options if option != PASS and option[0] not in {"retire", "entrust"}]
    return rng.choice(going_on or options)
