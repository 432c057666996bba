"""Playing at the table, from the invitation to the match file."""

from __future__ import annotations

from bot.table import Match, Table
from engine.core import matchfile
from tests.table.conftest import ANA, BEN, Interactions, decisions, seal


async def test_a_match_is_played_to_its_end_and_its_file_verifies(
    table: Table, match: Match, press: Interactions
) -> None:
    while True:
        for person in (ANA, BEN):
            await seal(table, press, match.id, person, 2)
        for _ in range(2):
            waiting = await decisions(table, match.id, ANA)
            result = await table.act(match.id, ANA.id, [(waiting["token"], [("die",)])], press())
            if result.match.status == "over":
                break
        if result.match.status == "over":
            break

    file = matchfile.read(await table.export(match.id))
    assert matchfile.verify(file).outcome is not None
    assert file.commitment == match.commitment
    assert [e.kind for e in result.entries[-1].events] == ["rolled", "ended"]
