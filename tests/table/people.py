"""People at a table of the tiny game, in the fewest words."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bot.match import Match, Person, Result, Table
from bot.store.records import Clock
from engine.core.protocol import Option
from tests.opening import opening, press

ANA, BEN, CLARA = Person(11, "Ana"), Person(12, "Ben"), Person(13, "Clara")


async def invite(table: Table, *, guest: Person | None = BEN, clock: Clock | None = None, **options: Any) -> Match:
    """Let Ana open a match, in seat 0."""
    guests, tiny = [guest] if guest else [], {"game": "tiny", "scenario": "short", "options": options}
    return await table.open(**opening(ANA, *guests, **tiny, clock=clock, interaction_id=press()))


class Sitting:
    """A running match of Ana (seat 0) and Ben (seat 1)."""

    def __init__(self, table: Table, match: Match) -> None:
        self.table = table
        self.id = match.id

    @classmethod
    async def begin(cls, table: Table, clock: Clock | None = None, **options: Any) -> Sitting:
        invitation = await invite(table, clock=clock, **options)
        return cls(table, await table.join(invitation.id, BEN, press()))

    async def asked(self, person: Person) -> dict[str, int]:
        """Find a person's open decisions by kind."""
        view = (await self.table.look(self.id, person.id)).view
        assert view is not None
        return {d.kind: d.id for d in view.decisions}

    async def pick(self, person: Person, kind: str, pick: Option, interaction_id: int | None = None) -> Result:
        """Answer the open decision of a kind; the computer answers what comes of it at once."""
        decision = (await self.asked(person))[kind]
        result = await self.table.act(self.id, person.id, [(decision, [pick])], interaction_id or press())
        await self.table.thinker.tick()
        return result

    async def reveal(self) -> None:
        """Let both seal a number; Ana may then draw two tokens or roll the die instead."""
        await self.pick(ANA, "number", ("number", 2))
        await self.pick(BEN, "number", ("number", 3))


async def noticed(table: Table, match_id: int, viewer: Person) -> list[Any]:
    """All that somebody can fetch of a match; ``version`` is no number that anybody is told."""
    sight = await table.look(match_id, viewer.id)
    match: Match = msgspec.structs.replace(sight.match, version=0)
    assert match in [msgspec.structs.replace(m, version=0) for m in await table.matches_of(viewer.id)]
    return [
        match,
        sight.view,
        await table.log(match_id, 0, viewer.id),
        [m.id for m in await table.waiting_for(viewer.id)],
    ]


def stored(file: Path) -> list[str]:
    """Everything in the database."""
    with closing(sqlite3.connect(file)) as db:
        return list(db.iterdump())


def states(file: Path) -> list[bytes]:
    with closing(sqlite3.connect(file)) as db:
        return [state for (state,) in db.execute("SELECT state FROM matches ORDER BY id")]


def promised(file: Path) -> list[tuple[str, str]]:
    """The messages to be sent: kind and payload."""
    with closing(sqlite3.connect(file)) as db:
        return list(db.execute("SELECT kind, payload FROM outbox WHERE done_at IS NULL ORDER BY id"))
