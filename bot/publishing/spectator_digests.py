"""What those who watch a match are told by direct message: after each turn, and at its end, what all may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.match import Table
from bot.match.audience import Audience
from bot.panel.component_ids import Unwatch
from bot.panel.layout import Item, Row, button, layout, text
from bot.publishing import notices, story
from bot.publishing.idempotent_send import send_once
from bot.publishing.inboxes import NO_DM, note_closed
from bot.publishing.outbox import Later
from bot.store import Store
from bot.words import say
from engine.core.words import msg

if TYPE_CHECKING:
    from discord import ui

    from bot.store.records import Language, Match, Promise
    from engine.core.protocol import View

MOST = 3000
"""Characters of what happened: the rest stands in the thread."""
UNAVAILABLE = 30.0
"""Seconds after which a server is asked for again of which Discord does not tell."""


class SpectatorDigests:
    """Tells each watcher what has happened since he was last told, as long as he may see the match."""

    def __init__(self, client: discord.Client, store: Store, table: Table, audience: Audience) -> None:
        self._client = client
        self._store = store
        self._table = table
        self._audience = audience

    async def digest(self, row: Promise, match: Match) -> int | None:
        """Send a watcher the story since he was last told; whom nothing can be told any more watches no longer."""
        user_id: int = row.payload["person"]
        told = await self._store.watcher_told(match.id, user_id)
        if told is None:
            return None
        if not await self._sees(match, user_id):
            await self._store.drop_watcher(match.id, user_id)
            return None
        running = match.status == "running"
        last = row.payload["last"] if running else match.last_act
        entries = [entry for entry in await self._table.log(match.id, told) if entry.n <= last]
        person = await self._store.person(user_id)
        language = (person.language if person else None) or match.language
        lines = story.lines(match, story.events(entries), language, short=True)
        sent = None
        if lines or not running:
            view = (await self._table.look(match.id, None)).view
            shown = laid_out(match, view, lines, language)
            try:
                dm = await self._client.create_dm(discord.Object(user_id))
                sent = await send_once(dm, shown, row.nonce, again=row.again, renewed=row.revision > 0)
            except discord.HTTPException as error:
                if error.code not in NO_DM:
                    raise
                await note_closed(self._store, person, user_id, match)
                await self._store.drop_watcher(match.id, user_id)
                return None
            if person is not None and person.dm_closed_at is not None:
                await self._store.set_dm_closed(user_id, None)
        await self._store.note_told(row, sent, last if running else None)
        return sent

    async def _sees(self, match: Match, user_id: int) -> bool:
        await self._client.wait_until_ready()  # before that no server is known
        guild = self._client.get_guild(match.place.guild_id or 0)
        if guild is not None and guild.unavailable:
            raise Later("Discord does not tell of the server", UNAVAILABLE)
        return await self._audience.still_sees(guild, match, user_id)


def laid_out(match: Match, view: View | None, lines: list[str], language: Language) -> ui.LayoutView:
    """Lay out what a watcher is told: which match, what happened, and how it ended or the way to stop watching."""
    link = notices.place_link(match)
    items: list[Item] = [text(say(msg("watch-title", game=match.game, number=str(match.id), link=link), language))]
    if lines:
        items.append(text("\n".join(notices.shortened(lines, MOST, language)), MOST + 100))
    if match.status == "running":
        items.append(Row(button(say(msg("watch-stop"), language), Unwatch(match.id))))
    elif view is not None and view.outcome is not None:
        items.append(text(notices.result(match, view, language)[0]))
    else:
        items.append(text(say(msg(notices.left(match)), language)))
    return layout(*items)
