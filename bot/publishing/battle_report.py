"""The pictures of fights in a thread: one for each, however many acts it takes.

Attacks that are resolved one by one are told one by one. The first brings the picture; each that follows has it
drawn again with all attacks so far, in the same message: thus a fight can be read in one place. The message is
known again by the id of its picture, which says with which act its part of the match began.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import discord
import structlog
from discord import ui

from bot.drawing.renderer import Renderer
from bot.match import Table
from bot.panel.layout import gallery, layout, text
from bot.publishing import notices, part_ids
from bot.publishing.attachments import attachment, shared_theme
from bot.publishing.idempotent_send import EDITED_TOO_OFTEN, LOOKED_BACK, UNKNOWN_MESSAGE
from bot.publishing.part_ids import mark
from bot.store import Store
from engine.core.protocol import Event

if TYPE_CHECKING:
    from bot.store.records import Entry, Match, Promise
    from images import Picture

REPORT = "battle.png"
PART = "-report"
"""What the nonce of the message ends with, of the first."""

MOST = 4
"""Fights of one digest that have a picture: the last ones."""

_NONCES = (PART, *(f"{PART}-{number}" for number in range(1, MOST)))
_FIXED = {UNKNOWN_MESSAGE, EDITED_TOO_OFTEN}

log = structlog.get_logger(__name__)


class Shown(NamedTuple):
    """Fights that stand in the thread; ``new``: one of them with the acts that are being told."""

    new: bool


class _Fight(NamedTuple):
    """A fight so far, the id of its picture, and whether something of it was told before."""

    id: int
    events: list[Event]
    goes_on: bool


class BattleReports:
    """Keeps the pictures of fights in threads as the fights go on."""

    def __init__(self, store: Store, table: Table, renderer: Renderer) -> None:
        self._store = store
        self._table = table
        self._renderer = renderer

    async def show(
        self,
        row: Promise,
        match: Match,
        entries: list[Entry],
        thread: discord.abc.Messageable,
        send: Callable[..., Awaitable[int]],
    ) -> Shown | None:
        """Show the fights that the acts of a digest are part of; None if they are of none, or none can be drawn.

        ``entries`` are those acts. ``send`` sends a layout with its files to the thread once, however often it is
        tried; ``part``: of what.
        """
        try:
            drawn = [(fight, await self._draw(match, fight)) for fight in await self._find(row, match, entries)]
        except Exception:
            log.exception("report not drawn", match=match.id, game=match.game)
            return None
        shown = [
            await self._post(row, match, fight, picture, thread, partial(send, part=part), part)
            for (fight, picture), part in zip(drawn, _NONCES, strict=False)
            if picture is not None
        ]
        return Shown(any(shown)) if shown else None

    async def _post(
        self,
        row: Promise,
        match: Match,
        fight: _Fight,
        drawn: Picture,
        thread: discord.abc.Messageable,
        send: Callable[..., Awaitable[int]],
        part: str,
    ) -> bool:
        """Draw a fight anew where it stands, or send it; return whether it is new with this digest."""
        earlier = [found async for found in _earlier(thread, fight.id)] if fight.goes_on else []
        for message, box in earlier[:1]:
            try:
                await message.edit(
                    view=_layout(match, drawn, fight.id, box), attachments=[attachment(REPORT, drawn)]
                )
            except discord.HTTPException as error:
                if error.code not in _FIXED:
                    raise
            else:
                await _delete(earlier[1:])
                return box == mark(row.nonce + part)
        await send(_layout(match, drawn, fight.id), files=[attachment(REPORT, drawn)])
        await _delete(earlier)
        return True

    async def _find(self, row: Promise, match: Match, entries: list[Entry]) -> list[_Fight]:
        """Find the fights of a digest in the log, which is read only where its acts tell of any."""
        first, last = row.payload["first"], row.payload["last"]
        if not self._renderer.fights(match.game, [event for _, event in told_acts(entries)], 0):
            return []
        told = told_acts(entry for entry in await self._table.log(match.id) if entry.n <= last)
        events = [event for _, event in told]
        found = self._renderer.fights(match.game, events, sum(act < first for act, _ in told))
        return [_Fight(_id(told, f.start), events[f.start : f.stop], f.goes_on) for f in found[-MOST:]]

    async def _draw(self, match: Match, fight: _Fight) -> Picture | None:
        sight = await self._table.look(match.id, None)
        assert sight.view is not None
        theme = await shared_theme(self._store, match)
        return await self._renderer.report(fight.events, sight.view, match.language, theme)


def told_acts(entries: Iterable[Entry]) -> list[tuple[int, Event]]:
    """List the public events of acts that were not taken back, each with the number of its act."""
    return [(entry.n, event) for entry in entries if entry.undone is None for event in entry.events]


def _id(told: list[tuple[int, Event]], start: int) -> int:
    """Return the id of the picture of the fight that begins there."""
    act = told[start][0]
    earlier = sum(number == act and event.kind in ("turn", "combat_began") for number, event in told[:start])
    return part_ids.fight(act, earlier)


def _layout(match: Match, drawn: Picture, ident: int, box: int | None = None) -> ui.LayoutView:
    """Lay out the message, with where to read more; ``box`` is the id that its outermost component shall keep."""
    picture = gallery(REPORT, drawn.alt)
    picture.id = ident
    view = layout(picture, text(notices.say(match, "digest-log")))
    if box is not None:
        view.children[0].id = box
    return view


async def _earlier(
    thread: discord.abc.Messageable, ident: int
) -> AsyncIterator[tuple[discord.Message, int | None]]:
    """Find the messages with a fight's picture, the latest first, and the ids of their outermost components."""
    async for message in thread.history(limit=LOOKED_BACK):
        for box in message.components:
            if isinstance(box, discord.Container) and any(item.id == ident for item in _pictures(box)):
                yield message, box.id


def _pictures(box: discord.Container) -> list[discord.MediaGalleryComponent]:
    return [item for item in box.children if isinstance(item, discord.MediaGalleryComponent)]


async def _delete(earlier: list[tuple[discord.Message, int | None]]) -> None:
    for message, _ in earlier:
        with contextlib.suppress(discord.NotFound):
            await message.delete()
