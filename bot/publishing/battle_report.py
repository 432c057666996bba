"""The picture of a fight in a thread: one for each, however many acts it takes.

Attacks that are resolved one by one are told one by one. The first brings the picture; each that follows has it
drawn again with all attacks so far, in the same message: thus a fight can be read in one place. The message is
known again by the id of its picture, which says with which act its part of the match began.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

import discord
import structlog
from discord import ui

from bot.match import Table
from bot.panel.layout import gallery, layout
from bot.publishing.attachments import attachment, shared_theme
from bot.publishing.idempotent_send import LOOKED_BACK, mark
from bot.publishing.renderer import Renderer
from bot.store import Store
from engine.core.protocol import Event

if TYPE_CHECKING:
    from bot.store.records import Match, Promise
    from images import Picture

REPORT = "battle.png"
PART = "-report"
"""What the nonce of the message ends with."""

_FIGHT = 2_000_000  # the id of a fight's picture is this and the act with which its part of the match began
_FIXED = {10008, 30046}  # deleted meanwhile; older than an hour and edited too often

log = structlog.get_logger(__name__)


class Shown(NamedTuple):
    """A fight that stands in the thread; ``new``: with the acts that are being told."""

    new: bool


class _Fight(NamedTuple):
    """A fight so far, and whether something of it was told before."""

    act: int
    events: list[Event]
    goes_on: bool


class BattleReports:
    """Keeps the pictures of fights in threads as the fights go on."""

    def __init__(self, store: Store, table: Table, renderer: Renderer) -> None:
        self._store = store
        self._table = table
        self._renderer = renderer

    async def show(
        self, row: Promise, match: Match, thread: discord.abc.Messageable, send: Callable[..., Awaitable[int]]
    ) -> Shown | None:
        """Show the fight that the acts of a digest are part of; None if they are of none, or it cannot be drawn.

        ``send`` sends a layout with its files to the thread once, however often it is tried.
        """
        try:
            fight = await self._find(row, match)
            drawn = await self._draw(match, fight) if fight is not None else None
        except Exception:
            log.exception("report not drawn", match=match.id, game=match.game)
            return None
        if fight is None or drawn is None:
            return None
        ident = _FIGHT + fight.act
        earlier = [found async for found in _earlier(thread, ident)] if fight.goes_on else []
        for message, box in earlier[:1]:
            try:
                await message.edit(view=_layout(drawn, ident, box), attachments=[attachment(REPORT, drawn)])
            except discord.HTTPException as error:
                if error.code not in _FIXED:
                    raise
            else:
                await _delete(earlier[1:])
                return Shown(box == mark(row.nonce + PART))
        await send(_layout(drawn, ident), files=[attachment(REPORT, drawn)])
        await _delete(earlier)
        return Shown(new=True)

    async def _find(self, row: Promise, match: Match) -> _Fight | None:
        """Find the fight in the log; most digests tell of none, and only their own acts are read."""
        first, last = row.payload["first"], row.payload["last"]
        fresh = [event for _, event in await self._told(match, first, last)]
        if self._renderer.fight(match.game, fresh, 0) is None:
            return None
        told = await self._told(match, 1, last)
        events = [event for _, event in told]
        found = self._renderer.fight(match.game, events, sum(act < first for act, _ in told))
        if found is None:
            return None
        return _Fight(told[found.start][0], events[found.start : found.stop], found.goes_on)

    async def _told(self, match: Match, first: int, last: int) -> list[tuple[int, Event]]:
        """List the public events of acts that were not taken back, each with the number of its act."""
        entries = await self._table.log(match.id, first - 1)
        return [(one.n, event) for one in entries if one.n <= last and one.undone is None for event in one.events]

    async def _draw(self, match: Match, fight: _Fight) -> Picture | None:
        sight = await self._table.look(match.id, None)
        assert sight.view is not None
        theme = await shared_theme(self._store, match)
        return await self._renderer.report(fight.events, sight.view, match.language, theme)


def _layout(drawn: Picture, ident: int, box: int | None = None) -> ui.LayoutView:
    """Lay out the message; ``box`` is the id that its outermost component shall keep."""
    picture = gallery(REPORT, drawn.alt)
    picture.id = ident
    view = layout(picture)
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
