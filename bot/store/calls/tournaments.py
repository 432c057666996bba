"""Tournaments."""

from __future__ import annotations

from bot.store.calls.base import Calls
from bot.store.sql import tournaments
from bot.store.sql.tournaments import Decide
from bot.store.tournaments import Tournament, TournamentState


class TournamentCalls(Calls):
    """What is asked about tournaments."""

    async def tournament(self, tournament_id: int) -> Tournament | None:
        """Find a tournament."""
        return await self._reading.look(lambda db: tournaments.tournament(db, tournament_id))

    async def tournaments(
        self, state: TournamentState, guild_id: int | None = None, most: int = 1000
    ) -> list[Tournament]:
        """List the latest tournaments in a state, of a server if it is given."""
        return await self._reading.look(lambda db: tournaments.tournaments(db, state, guild_id, most))

    async def open_tournament(self, new: Tournament) -> Tournament:
        """Keep a new tournament, and promise to show it."""
        return await self._writer.write(lambda db: tournaments.insert(db, new, self.now()))

    async def change_tournament(self, tournament_id: int, decide: Decide) -> Tournament | None:
        """Change a tournament and promise to show how it stands; return it as it is then, None for none."""
        return await self._writer.write(lambda db: tournaments.change(db, tournament_id, decide, self.now()))

    async def put_tournament(self, tournament_id: int, message_id: int) -> None:
        """Note where a tournament is shown."""
        await self._keep(lambda db: tournaments.put(db, tournament_id, message_id))
