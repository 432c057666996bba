"""The one direct message that lists for somebody what waits for him: sent anew to remind him, else edited."""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.match import reminders
from bot.panel import match_lines
from bot.panel.component_ids import Open, Snooze
from bot.panel.layout import BLUE, Item, Row, button, clip, layout, text
from bot.publishing import notices
from bot.publishing.idempotent_send import EDITED_TOO_OFTEN, find, send_once
from bot.publishing.patience import patience
from bot.publishing.presence import Presence
from bot.store import Store
from bot.store.records import Reminded
from bot.words import say
from engine.core.words import msg

if TYPE_CHECKING:
    from discord import ui

    from bot.store.records import Inbox, Language, Match, Person, Promise

NO_DM = {50007, 50278}
"""Discord's errors for people who take no direct messages."""
BUTTONS = 8
"""Matches that have a button; the others come in words."""
_EACH = 240
"""Characters that are said of such a match, so that all of them leave as much room below."""
_REST = 1200
"""Characters that are said of the others."""


class Inboxes:
    """Keeps everybody's inbox true, and sends it anew when he is to be reminded."""

    def __init__(self, client: discord.Client, store: Store, presence: Presence) -> None:
        self._client = client
        self._store = store
        self._presence = presence

    async def show(self, row: Promise) -> int | None:
        """Bring a person's inbox up to date; what he is to hear of is sent anew, in the place of what stood there.

        What an earlier attempt has sent, and could not note any more, becomes his inbox, whatever it says.
        """
        with patience(self._client):
            return await self._show(row)

    async def _show(self, row: Promise) -> int | None:
        user_id: int = row.payload["person"]
        inbox, matches = await self._store.inbox(user_id)
        now = self._store.now()
        there = {match.id: self._presence.lasts(match.thread_id, user_id) for match in matches}
        calls = reminders.due(inbox, now, [match for match, seconds in there.items() if seconds])
        if inbox.message is None and not calls and not row.again:
            return await self._keep(row, inbox, None, 0, None, there)
        dm = await self._client.create_dm(discord.Object(user_id))
        sent_before = row.again and await find(dm, row.nonce) is not None
        reminded = reminders.reminded(inbox, calls, now) if calls or sent_before else None
        stamp = _stamp(inbox, matches)
        if reminded is None and stamp == inbox.shown:
            return await self._keep(row, inbox, inbox.message, stamp, None, there)
        shown = laid_out(inbox, matches, now, last=reminded is not None)
        try:
            message: int | None
            if reminded is not None:
                message = await self._send(row, dm, inbox, shown, silent=not reminded.called)
            else:
                message = await self._edit(row, dm, inbox, shown)
        except discord.HTTPException as error:
            if error.code not in NO_DM:
                raise
            if matches:
                await note_closed(self._store, inbox.person, user_id, matches[0])
            with contextlib.suppress(discord.HTTPException):  # what stands there may be changed all the same
                return await self._keep(row, inbox, await self._edit(row, dm, inbox, shown), stamp, None, {})
            return await self._keep(row, inbox, inbox.message, 0, None, {})
        if inbox.person.dm_closed_at is not None and reminded is not None:
            await self._store.set_dm_closed(user_id, None)
        return await self._keep(row, inbox, message, stamp, reminded, there)

    async def _send(
        self, row: Promise, dm: discord.DMChannel, inbox: Inbox, shown: ui.LayoutView, *, silent: bool
    ) -> int:
        """Send the list anew, and take the old one away."""
        sent = await send_once(dm, shown, row.nonce, again=row.again, renewed=row.revision > 0, silent=silent)
        if inbox.message is not None and inbox.message != sent:
            with contextlib.suppress(discord.NotFound):
                await dm.get_partial_message(inbox.message).delete()
        return sent

    async def _edit(self, row: Promise, dm: discord.DMChannel, inbox: Inbox, shown: ui.LayoutView) -> int | None:
        """Change the list where it stands, which nobody hears; return its id, None where there is none."""
        if inbox.message is None:
            return None
        try:
            await dm.get_partial_message(inbox.message).edit(view=shown)
        except discord.NotFound:
            return None
        except discord.HTTPException as error:
            if error.code != EDITED_TOO_OFTEN:
                raise
            return await self._send(row, dm, inbox, shown, silent=True)
        return inbox.message

    async def _keep(
        self,
        row: Promise,
        inbox: Inbox,
        message: int | None,
        stamp: int,
        reminded: Reminded | None,
        there: dict[int, float],
    ) -> int | None:
        """Note what stands; who is at a table now is looked for again once he may have left it."""
        untold = {call.match for call in inbox.calls if call.told_at is None} if reminded is None else set[int]()
        again_in = max((seconds for match, seconds in there.items() if match in untold), default=0.0)
        await self._store.keep_inbox(row, message, stamp, reminded, again_in)
        return message


def _stamp(inbox: Inbox, matches: Sequence[Match]) -> int:
    """Return a number for all that an inbox says; never 0."""
    shown = [
        (match.id, match.thread_id, call.since, call.flag, [s.user_id for s in match.seats])
        for match, call in zip(matches, inbox.calls, strict=True)
    ]
    habits = inbox.person.habits.night
    stopped = inbox.unheard >= reminders.UNHEARD
    said = (shown, inbox.snoozed_until, stopped, inbox.person.language, habits)
    return zlib.crc32(msgspec.json.encode(said)) | 1 << 32


def language_of(inbox: Inbox, matches: Sequence[Match]) -> Language:
    """Return the language of somebody's inbox: his, else that of what waits longest."""
    return inbox.person.language or (matches[0].language if matches else "en")


def laid_out(inbox: Inbox, matches: Sequence[Match], now: float, *, last: bool = False) -> ui.LayoutView:
    """Lay out what waits for somebody, with the ways to it, and how he puts his reminders off.

    ``last``: it is about to be sent anew, and so may be the last that he is told until he does something.
    """
    language, user_id = language_of(inbox, matches), inbox.person.id
    if not matches:
        return layout(text(say(msg("inbox-clear"), language)))
    items: list[Item] = [text(say(msg("inbox-title", count=len(matches)), language))]
    items += waiting(matches[:BUTTONS], user_id, language)
    rest = [f"- {match_lines.in_message(one, user_id, language)}" for one in matches[BUTTONS:]]
    if rest:
        items.append(text("\n".join(notices.shortened(rest, _REST, language)), _REST + 100))
    if inbox.unheard + last >= reminders.UNHEARD:
        items.append(text(say(msg("inbox-unheard"), language)))
    elif inbox.snoozed_until is not None and now < inbox.snoozed_until:
        items.append(text(say(msg("inbox-snoozed", until=f"<t:{int(inbox.snoozed_until)}:R>"), language)))
    ways = [
        button(say(msg("inbox-snooze", hours=hours or 0), language), Snooze(0, number))
        for number, hours in enumerate(reminders.SNOOZES)
    ]
    return layout(*items, Row(*ways))


def waiting(matches: Sequence[Match], user_id: int, language: Language) -> list[Item]:
    """Lay out matches that wait for somebody, each with the way to what he is asked."""
    items: list[Item] = []
    for match in matches:
        seat = match.seat_of(user_id)
        since = None if seat is None else match.seats[seat].awaited_since
        asked = say(msg("games-asked", since=f"<t:{int(since or match.updated_at)}:R>"), language)
        line = clip(match_lines.in_message(match, user_id, language), _EACH)
        decide = button(say(msg("games-decide", number=str(match.id)), language), Open(match.id), BLUE)
        items += [text(f"{line} · {asked} · {notices.place_link(match)}"), Row(decide)]
    return items


async def note_closed(store: Store, person: Person | None, user_id: int, match: Match) -> None:
    """Note that somebody's DMs are closed. He is told, and he alone, with what he is next shown."""
    told_in = person.dm_note if person and person.dm_closed_at is not None else match.id
    await store.set_dm_closed(user_id, store.now(), told_in)
