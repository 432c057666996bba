"""The panels that people have by direct message: one of each match, new when they are asked, and kept true."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import discord

from bot.drawing.renderer import Renderer
from bot.fairness.under_way import UnderWay
from bot.match import Table
from bot.panel.people import called, waited_for
from bot.panel.questions import Question, Sheet, lay_out
from bot.panel.render import closed_panel, named, panel
from bot.publishing import notices
from bot.publishing.attachments import ChangingFiles, attachment, beside_panel, theme_of
from bot.publishing.idempotent_send import EDITED_TOO_OFTEN, find, send_once
from bot.publishing.outbox import Later
from bot.publishing.presence import Presence
from bot.store import Store
from bot.store.records import Language, Match, Panel, Person, Promise, Seating
from bot.words import say
from engine.core.words import msg

if TYPE_CHECKING:
    from discord import ui

    from images import Picture

DM_AGAIN = 24 * 3600.0
"""Seconds before somebody whose DMs were closed is tried again."""

LATE = 2.0
"""Seconds for which a question waits for its picture."""

NO_DM = {50007, 50278}
"""Discord's errors for people who take no direct messages."""


class DirectPanels:
    """Sends people their panels, and brings those that stand up to date."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        table: Table,
        renderer: Renderer,
        presence: Presence,
        under_way: UnderWay,
        changing_files: ChangingFiles,
    ) -> None:
        self._client = client
        self._store = store
        self._table = table
        self._renderer = renderer
        self._presence = presence
        self._under_way = under_way
        self._changing_files = changing_files

    async def panel(self, row: Promise, match: Match) -> int | None:
        """Send a seat what only it sees and its panel, if it is still awaited for what the row is about.

        A row about no decision is for whoever has taken the seat over. Who is at the table needs none yet, and
        none at all if he answers there.
        """
        seating, about = match.seats[row.payload["seat"]], row.payload["decisions"]
        if about is None:
            return await self._ask_once(row, match, seating, None, "dm-taken-over")
        if match.paused is not None:  # all are asked again once it goes on
            return None
        there = self._presence.lasts(match.thread_id, seating.user_id or 0)
        if there and seating.awaited_since is not None:
            raise Later("he is at the table", there)
        return await self._ask_once(row, match, seating, set(about), "dm-panel")

    async def nudge(self, row: Promise, match: Match) -> int | None:
        """Remind a seat, once, that the others wait."""
        seating = match.seats[row.payload["seat"]]
        note = "nudge" if seating.flag is None else "nudge-clock"
        about = set[int]() if seating.awaited_since is None or match.paused is not None else None
        return await self._ask_once(row, match, seating, about, note)

    async def update(self, row: Promise, match: Match) -> int | None:
        """Show in a person's panel how things are now, if it shows something else.

        It stays where it is: whoever is asked something new has a new one.
        """
        return await self._bring_up_to_date(match, row.payload["person"])

    async def _bring_up_to_date(self, match: Match, user_id: int) -> int | None:
        standing = await self._store.panel(match.id, user_id)
        if standing is None:
            return None
        async with self._under_way.queue(match.id, user_id):
            pass  # what he has pressed is shown first
        sight = await self._table.look(match.id, user_id)
        plain = await lay_out(sight, judge=False)
        if plain.shows() == standing.shown:
            return None
        person = sight.person
        language = (person.language if person else None) or match.language
        dm = await self._client.create_dm(discord.Object(user_id))
        drawn, seat = None, plain.view.viewer
        paused = sight.match.paused is not None
        if seat is not None and (plain.questions or paused):
            sheet = await lay_out(sight)
            asked = sheet.unsettled and not paused
            note = self._words("dm-panel", match, match.seats[seat], language) if asked else ""
            drawn = await self._beside(sheet, language, person, user_id)
            shown = panel(sheet, language, note=note, drawn=drawn)
        else:
            shown = closed_panel(plain, language, self._why_closed(plain, user_id, language))
        async with self._under_way.queue(match.id, user_id):
            message_id = await self._redraw(dm, standing, shown, drawn)
        if seat is None or plain.view.outcome is not None or message_id is None:
            await self._store.drop_panel(match.id, user_id)
        else:
            await self._store.keep_panel(sight.match, Panel(user_id, message_id, plain.shows()))
        return message_id

    def _why_closed(self, sheet: Sheet, user_id: int, language: Language) -> str:
        """Say why a panel asks nothing any more."""
        match, left = sheet.match, sheet.match.left_by(user_id)
        if sheet.view.outcome is not None:
            why = msg("panel-over")
        elif left is not None:
            why = msg("watching-now", name=called(match.seats[left], language), **notices.button_names(match))
        else:
            names = waited_for(match, sheet.view, language)
            why = msg("panel-answered", names=names, link=f"<#{match.thread_id}>")
        return say(why, language)

    async def _redraw(
        self, dm: discord.DMChannel, standing: Panel, shown: ui.LayoutView, drawn: Picture | None
    ) -> int | None:
        """Change a panel where it stands; return its id, None where it is gone."""
        try:
            message = await dm.fetch_message(standing.message)
        except discord.NotFound:
            return None
        try:
            files = self._changing_files.to(named(drawn), message)
            self._changing_files.changed(await message.edit(view=shown, attachments=files))
        except discord.NotFound:
            return None
        except discord.HTTPException as error:
            if error.code != EDITED_TOO_OFTEN:
                raise
            await message.delete()  # better none than one that is not true: what is asked next has its own
            return None
        return standing.message

    async def _ask_once(
        self, row: Promise, match: Match, seating: Seating, about: set[int] | None, note: str
    ) -> int | None:
        """Send a seat its panel, if it is awaited for what that is ``about`` (None: for anything).

        What an earlier attempt has sent, and could not note any more, becomes its reader's panel, even if he has
        answered or left his seat meanwhile: then nobody would send it again, and find it.
        """
        sent = await self._ask(row, match, seating, about, note)
        if row.again:
            readers = {former.user_id for former in seating.former}
            if sent is None and seating.user_id is not None:
                readers.add(seating.user_id)
            for user_id in readers:
                await self._adopt(row, match, user_id)
        return sent

    async def _adopt(self, row: Promise, match: Match, user_id: int) -> None:
        dm = await self._client.create_dm(discord.Object(user_id))
        left = await find(dm, row.nonce)
        if left is not None:
            await self._replace(dm, match, Panel(user_id, left.id, 0))
            await self._bring_up_to_date(match, user_id)

    async def _ask(
        self, row: Promise, match: Match, seating: Seating, about: set[int] | None, note: str
    ) -> int | None:
        user_id = seating.user_id
        if user_id is None or (about is not None and seating.awaited_since is None):
            return None
        sight = await self._table.look(match.id, user_id)
        person = sight.person
        closed = person.dm_closed_at if person else None
        if closed is not None and 0 <= self._store.now() - closed < DM_AGAIN:
            return None
        language = (person.language if person else None) or match.language
        sheet = await lay_out(sight)
        if about is not None and not any(_asks(q, about) for q in sheet.questions):
            return None
        words = self._words(note, match, seating, language)
        drawn = await self._beside(sheet, language, person, user_id)
        shown = panel(sheet, language, note=words, drawn=drawn)
        try:
            dm = await self._client.create_dm(discord.Object(user_id))
            again = {"again": row.again, "renewed": row.revision > 0}
            sent = await send_once(dm, shown, row.nonce, files=_files(drawn), **again)
        except discord.HTTPException as error:
            if error.code not in NO_DM:
                raise
            await note_closed(self._store, person, user_id, match)
            return None
        if closed is not None:
            await self._store.set_dm_closed(user_id, None)
        await self._replace(dm, sheet.match, Panel(user_id, sent, sheet.shows()))
        return sent

    async def _replace(self, dm: discord.DMChannel, match: Match, sent: Panel) -> None:
        """Take the panel away that stood there before, and note which is his from now on."""
        before = await self._store.panel(match.id, sent.person)
        if before is not None and before.message != sent.message:
            async with self._under_way.queue(match.id, sent.person):
                pass  # what he has pressed there is answered first
            with contextlib.suppress(discord.NotFound):
                await dm.get_partial_message(before.message).delete()
        await self._store.keep_panel(match, sent)  # last, so that a crash leaves no second panel

    def _words(self, key: str, match: Match, seating: Seating, language: Language) -> str:
        """Say why somebody is written to."""
        link = notices.place_link(match)
        since = f"<t:{int(seating.awaited_since or 0)}:R>"
        until = f"<t:{int(seating.falls or 0)}:R>"
        return say(msg(key, number=str(match.id), link=link, since=since, until=until), language)

    async def _beside(
        self, sheet: Sheet, language: Language, person: Person | None, user_id: int
    ) -> Picture | None:
        """Draw what goes with a panel; None where that takes so long that the question had better go alone."""
        upright = person is not None and person.portrait
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LATE):
                return await beside_panel(
                    self._renderer, sheet.view, language, theme_of(person), user_id, portrait=upright
                )
        return None


async def note_closed(store: Store, person: Person | None, user_id: int, match: Match) -> None:
    """Note that somebody's DMs are closed. He is told, and he alone, with what he is next shown of the match."""
    told_in = person.dm_note if person and person.dm_closed_at is not None else match.id
    await store.set_dm_closed(user_id, store.now(), told_in)


def _asks(question: Question, about: set[int]) -> bool:
    """Return whether a question is one of these and still open; acts are asked for anew after every act."""
    return (question.decision.id in about or question.decision.act) and not question.settled


def _files(drawn: Picture | None) -> list[discord.File]:
    return [attachment(name, picture) for name, picture in named(drawn)]
