"""Two against two in Spearpoint: the bot as it is started in production, and four people who play to the end."""

from __future__ import annotations

import asyncio

from engine.core import matchfile
from tests.bot.conftest import shown
from tests.bot.test_whole_match import (
    Match,
    Program,
    answer,
    assert_no_secret_ids,
    played,
    program,
    sandbox,
    story,
)
from tests.people import Sandbox

__all__ = ["program", "sandbox"]


async def test_two_against_two_to_the_end(sandbox: Sandbox, program: Program) -> None:
    ana, cleo = (sandbox.person(name, locale="es-ES") for name in ("ana", "cleo"))
    ben, dan, sam = (sandbox.person(name) for name in ("ben", "dan", "sam"))
    await ana.command("/nueva", rival=ben.user.id, pareja=cleo.user.id, opciones="players=4", idioma="en")
    await cleo.press("Join Americans")
    await ben.sees("Americans (Baker): **cleo**")
    await ben.press("Join")
    await dan.sees("Germans (Anton): **ben**")
    await dan.press("Join")
    await sam.sees("My decision")
    match = Match(sandbox, ana, ben, sam)
    people = (ana, cleo, ben, dan)
    async with asyncio.timeout(100):
        while "Seed:" not in match.said():
            acted = False
            for person in people:
                if "Seed:" not in match.said():
                    acted |= await answer(person, shown(await person.command("/move", channel=match.thread)))
            if not acted:
                await asyncio.sleep(0.05)

    last = matchfile.verify(played(match))
    assert last.seats == 4
    assert last.outcome is not None
    assert last.outcome.winners in ([], [0, 1], [2, 3])
    told = story(match)
    for whose in ("Americans (Able)", "Americans (Baker)", "Germans (Anton)", "Germans (Berta)"):
        assert any(whose in line for line in told)
    assert any(line.startswith(("The Germans win", "The Americans win")) for line in told)
    assert any(
        said in str(sight)
        for said in ("have decided too", "decidan ")
        for person in people
        for sight in person.events
    )
    for person in people:
        assert_no_secret_ids(person)
    await sam.never_saw("hand in match")
    await sam.never_saw("mano en la partida")
