"""What the table promised, made into messages: the invitation, the thread, boards, the story, panels, the end.

Every function here delivers one promise of the outbox. It holds ids and act numbers only; what is said is read
from the store at the moment of sending, for one viewer: the public parts for channels, a seat's own for its DM.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
import structlog
from discord import ui
from msgspec import structs

from bot.drawing.renderer import Renderer
from bot.match import Table, proposals
from bot.match.after_action import facts_of
from bot.panel import component_ids
from bot.panel.layout import BLUE, Row, button, gallery, layout, paragraphs, text
from bot.publishing import after_action, battle_report, notices, story, turn_log
from bot.publishing.announcements import Announcements
from bot.publishing.attachments import attachment, match_file, shared_theme
from bot.publishing.idempotent_send import EDITED_TOO_OFTEN, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, find, send_once
from bot.publishing.outbox import Deliver, Later, Undeliverable
from bot.publishing.patience import patience
from bot.publishing.spectator_digests import SpectatorDigests
from bot.store import Store
from bot.store.records import ANYBODY, Entry, Match, PostKind, Promise, Proposal
from bot.words import LANGUAGES
from engine.core.protocol import View

if TYPE_CHECKING:
    from images import Picture

WEEK: Final = 10080
"""Minutes after which Discord puts a silent thread away."""
ASIDE = 3
"""A story of at most this many lines joins the one before, and needs no new board."""

VICTORY = "victory.png"

_ARCHIVED = 50083
_THREAD_THERE = 160004
_BOARD = "-board"
"""What the nonce of a board ends with that comes with a story."""
_IN_THREAD: Final = {"board", "digest", "result", "report", "handover", "proposal", "out_of_time"}

log = structlog.get_logger(__name__)


class Publisher:
    """Delivers promises of the outbox through a client of Discord."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        table: Table,
        renderer: Renderer,
        spectators: SpectatorDigests,
        announcements: Announcements,
    ) -> None:
        self._client = client
        self._store = store
        self._table = table
        self._renderer = renderer
        self._spectators = spectators
        self._announcements = announcements
        self._reports = battle_report.BattleReports(store, table, renderer)

    def deliveries(self) -> Mapping[PostKind, Deliver]:
        """Say how each kind of row is delivered."""
        kinds: dict[PostKind, Callable[[Promise, Match], Awaitable[int | None]]] = {
            "invitation": self.invitation,
            "thread": self.thread,
            "board": self.board,
            "digest": self.digest,
            "result": self.result,
            "report": self.report,
            "handover": self.handover,
            "proposal": self.proposal,
            "out_of_time": self.out_of_time,
            "substitute": self.substitute,
            "watch": self._spectators.digest,
            "announcement": self._announcements.announce,
        }
        return {kind: self._guarded(deliver) for kind, deliver in kinds.items()}

    def _guarded(self, deliver: Callable[[Promise, Match], Awaitable[int | None]]) -> Deliver:
        """Find the row's match, and translate Discord's refusals for the outbox."""

        async def guarded(row: Promise) -> int | None:
            match = await self._store.match(row.match)
            if match is None:
                raise Undeliverable("no such match")
            with patience(self._client):
                try:
                    return await deliver(row, match)
                except discord.HTTPException as error:
                    if error.code == _ARCHIVED and match.thread_id is not None:
                        await self._client.http.edit_channel(match.thread_id, archived=False)
                        raise Later("the thread was archived", 0.0) from error
                    if error.code == UNKNOWN_CHANNEL and row.kind in _IN_THREAD and match.thread_id is not None:
                        await self._store.put(match.id, thread_id=await self._open_thread(match))
                        raise Later("the thread was deleted; there is a new one", 0.0) from error
                    raise

        return guarded

    # ------------------------------------------------------------- the channel

    async def invitation(self, row: Promise, match: Match) -> int:
        """Post the invitation, or bring it up to date."""
        people = [seating.user_id for seating in match.seats if seating.user_id is not None]
        ratings = await self._store.ratings(people, match.game)
        seated = match.seats if match.status == "open" else ()
        reliability = [
            (one.name, await self._store.reliability(one.user_id)) for one in seated if one.user_id is not None
        ]
        view = notices.invitation(match, {one.person: one for one in ratings}, reliability)
        channel = self._client.get_partial_messageable(match.place.channel_id)
        if match.invitation_id is not None:
            with contextlib.suppress(discord.NotFound):  # somebody has deleted it
                await channel.get_partial_message(match.invitation_id).edit(view=view)
            return match.invitation_id
        mentions = discord.AllowedMentions(users=[discord.Object(guest) for guest in match.invited])
        sent = await self._send(channel, view, row, allowed_mentions=mentions)
        await self._store.put(match.id, invitation_id=sent)
        return sent

    async def thread(self, row: Promise, match: Match) -> int:
        """Start the thread below the invitation and welcome the players."""
        if match.thread_id is None:
            thread_id = await self._start_thread(match)
            await self._store.put(match.id, thread_id=thread_id)
        else:
            thread_id = match.thread_id
        for seating in match.seats:
            if seating.user_id is not None:
                await self._client.http.add_user_to_thread(thread_id, seating.user_id)
        thread = self._client.get_partial_messageable(thread_id)
        return await self._send(thread, notices.welcome(match), row, silent=True)

    async def _start_thread(self, match: Match) -> int:
        """Start the thread of the invitation; one that a crash left without a note is found again."""
        if match.invitation_id is not None:
            try:
                made = await self._client.http.start_thread_with_message(
                    match.place.channel_id,
                    match.invitation_id,
                    name=notices.thread_name(match),
                    auto_archive_duration=WEEK,
                )
                return int(made["id"])
            except discord.HTTPException as error:
                if error.code == _THREAD_THERE:
                    return match.invitation_id  # a thread has the id of the message it hangs on
                if error.code != UNKNOWN_MESSAGE:
                    raise
        return await self._open_thread(match)

    async def _open_thread(self, match: Match) -> int:
        """Start a public thread that hangs on no message."""
        made = await self._client.http.start_thread_without_message(
            match.place.channel_id,
            name=notices.thread_name(match),
            auto_archive_duration=WEEK,
            type=discord.ChannelType.public_thread.value,
        )
        return int(made["id"])

    # ------------------------------------------------------------- the thread

    async def board(self, row: Promise, match: Match) -> int | None:
        """Bring the board up to date where it stands; a story still to be told brings its own board."""
        match = await self._adopt(row, match)
        sight = await self._table.look(match.id, None)
        if sight.view is None or match.thread_id is None:
            return None
        if match.board_id is not None:
            if await self._story_waits(match):
                return match.board_id
            drawn = await self._draw(match, sight.view)
            board = self._client.get_partial_messageable(match.thread_id).get_partial_message(match.board_id)
            shown = notices.board(match, sight.view, drawn)
            if await _edited(board, shown, attachments=_files("board.png", drawn)):
                return match.board_id
        return await self._post_board(row, match, sight.view)

    async def _post_board(self, row: Promise, match: Match, view: View, part: str = "") -> int:
        """Post the board below everything else, and take the old one away."""
        assert match.thread_id is not None
        drawn = await self._draw(match, view)
        thread = self._client.get_partial_messageable(match.thread_id)
        shown = notices.board(match, view, drawn)
        sent = await self._send(thread, shown, row, part, files=_files("board.png", drawn), silent=True)
        await self._replace_board(match, thread, sent)
        return sent

    async def _replace_board(self, match: Match, thread: discord.PartialMessageable, board_id: int) -> None:
        """Take the old board away, and note which is the board from now on."""
        if match.board_id is not None and match.board_id != board_id:
            with contextlib.suppress(discord.NotFound):
                await thread.get_partial_message(match.board_id).delete()
        await self._store.put(match.id, board_id=board_id)  # last, so that a crash leaves no second board

    async def _adopt(self, row: Promise, match: Match, part: str = "") -> Match:
        """Make a board that an earlier attempt has posted, and could not note any more, the board of the match.

        What was to be told may have been taken back meanwhile: then nobody would post it again, and find it.
        """
        if not row.again or match.thread_id is None:
            return match
        thread = self._client.get_partial_messageable(match.thread_id)
        left = await find(thread, f"{row.nonce}{part}")
        if left is None or left.id == match.board_id:
            return match
        await self._replace_board(match, thread, left.id)
        return structs.replace(match, board_id=left.id)

    async def _draw(self, match: Match, view: View) -> Picture | None:
        """Draw the board; where that fails, the match goes on in words."""
        try:
            return await self._renderer.board(view, match.language, await shared_theme(self._store, match))
        except Exception:
            log.exception("board not drawn", game=view.game, actions=view.actions)
            return None

    async def digest(self, row: Promise, match: Match) -> int | None:
        """Tell what acts brought about: a few lines below the last story, more in a message with the new board.

        A fight is its picture with what came of it; as it goes on, the picture grows and so does the story.
        """
        claimed = await self._store.claim_story(row) if "told" in row.payload else row
        if claimed is None:
            return None
        row = claimed
        match = await self._adopt(row, match, _BOARD)
        entries = await self._entries(row, match)
        events = story.events(entries)
        lines = story.lines(match, events, match.language)
        if not lines or match.thread_id is None:
            return None
        thread = self._client.get_partial_messageable(match.thread_id)
        send = partial(self._send, thread, row=row, silent=True)
        grand = len(lines) > ASIDE
        fight = await self._reports.show(row, match, entries, thread, send)
        if fight is not None:
            lines = story.lines(match, events, match.language, short=True) or lines
            grand = grand or fight.new
        told = await self._tell(row, match, lines, aside=not grand or (fight is not None and not fight.new))
        if not grand:
            return told
        sight = await self._table.look(match.id, None)
        assert sight.view is not None
        return await self._post_board(row, match, sight.view, _BOARD)

    async def _tell(self, row: Promise, match: Match, lines: list[str], *, aside: bool) -> int | None:
        """Tell a story, aside: below the last one; return the id of the message in which it ends."""
        assert match.thread_id is not None
        first, told = row.payload["first"], None
        thread = self._client.get_partial_messageable(match.thread_id)
        if aside:
            if row.again and await turn_log.is_told(thread, first):
                return None
            before = await turn_log.last(thread, match.board_id)
            if before is not None and await turn_log.append(before, first, "\n".join(lines)):
                return before.id
        for number, part in enumerate(paragraphs(lines, turn_log.LONGEST)):
            told = await self._send(thread, layout(turn_log.chapter(part, first)), row, f"-{number}", silent=True)
        return told

    async def _story_waits(self, match: Match) -> bool:
        """Return whether a story is still to be told that will bring its own board."""
        for row in await self._store.open_promises(match.id):
            if row.kind != "digest":
                continue
            events = story.events(await self._entries(row, match))
            if len(story.lines(match, events, match.language)) > ASIDE:
                return True
        return False

    async def _entries(self, row: Promise, match: Match) -> list[Entry]:
        """Read a digest's acts, as everybody may know them."""
        first = row.payload.get("first", match.told + 1)  # a story that waits for a pause begins where all is told
        last = row.payload.get("last", match.last_act)
        return [entry for entry in await self._table.log(match.id, first - 1) if entry.n <= last]

    async def handover(self, row: Promise, match: Match) -> int | None:
        """Offer a seat; once that is over, say so where it was offered, and let its player into the thread."""
        seating = match.seats[row.payload["seat"]]
        if match.thread_id is None:
            return None
        thread = self._client.get_partial_messageable(match.thread_id)
        if seating.offered is not None and match.status == "running":
            asked = [] if seating.offered == ANYBODY else [discord.Object(seating.offered)]
            mentions = discord.AllowedMentions(users=asked)
            return await self._send(thread, notices.offer(match, seating), row, allowed_mentions=mentions)
        if seating.user_id is not None:
            await self._client.http.add_user_to_thread(match.thread_id, seating.user_id)
        posted = await self._store.posted(match.id, row.key)
        if posted is not None:
            await _edited(thread.get_partial_message(posted), notices.no_offer(match, seating))
        return posted

    async def out_of_time(self, row: Promise, match: Match) -> int | None:
        """Ask the others what becomes of a seat whose time is up; once that is settled, say so there."""
        seating, posted = match.seats[row.payload["seat"]], await self._store.posted(match.id, row.key)
        if match.thread_id is None:
            return None
        thread = self._client.get_partial_messageable(match.thread_id)
        stands = seating.told_out == row.payload["since"] and match.status == "running"
        shown = notices.out_of_time(match, seating, stands=stands)
        if posted is not None:
            await _edited(thread.get_partial_message(posted), shown)
            return posted
        others = [one.user_id for one in match.seats if one.user_id not in (None, seating.user_id)]
        people = [discord.Object(user_id) for user_id in others if user_id is not None]
        if not stands:
            return None
        return await self._send(thread, shown, row, allowed_mentions=discord.AllowedMentions(users=people))

    async def substitute(self, row: Promise, match: Match) -> int | None:
        """Seek a substitute in the channel; once that is over, say so there."""
        seating, posted = match.seats[row.payload["seat"]], await self._store.posted(match.id, row.key)
        channel = self._client.get_partial_messageable(match.place.channel_id)
        stands = seating.sought == row.payload["since"] and match.status == "running"
        shown = notices.substitute(match, seating, stands=stands)
        if posted is not None:
            await _edited(channel.get_partial_message(posted), shown)
            return posted
        if not stands:
            return None
        asked = [] if seating.offered in (None, ANYBODY) else [discord.Object(seating.offered)]
        return await self._send(channel, shown, row, allowed_mentions=discord.AllowedMentions(users=asked))

    async def proposal(self, row: Promise, match: Match) -> int | None:
        """Ask all who play whether they agree to something, and keep that up to date as they answer."""
        if match.thread_id is None:
            return None
        thread = self._client.get_partial_messageable(match.thread_id)
        posted, made = await self._store.posted(match.id, row.key), match.proposal
        stands = made is not None and made.at == row.payload["at"] and match.status == "running"
        if made is not None and stands:
            shown, asked = await self._proposed(match, made), proposals.missing(match, made)
        else:
            shown, asked = self._settled(match, row), []
        if posted is None:
            people = [discord.Object(seating.user_id) for seating in asked if seating.user_id is not None]
            if not people:
                return None
            return await self._send(thread, shown, row, allowed_mentions=discord.AllowedMentions(users=people))
        await _edited(thread.get_partial_message(posted), shown)
        return posted

    async def _proposed(self, match: Match, made: Proposal) -> ui.LayoutView:
        if made.aim == "undo":
            return notices.undo_asked(match, made, await self._table.consent.since(match, made))
        return notices.proposal(match, made)

    @staticmethod
    def _settled(match: Match, row: Promise) -> ui.LayoutView:
        aim, by, granted = row.payload["aim"], row.payload["by"], row.payload.get("granted", False)
        if aim == "undo":
            return notices.undo_settled(match, by, granted=granted)
        return notices.settled(match, aim, by, granted=granted)

    async def result(self, row: Promise, match: Match) -> int | None:
        """Tell who won, show the seed, and hand out the match file."""
        sight = await self._table.look(match.id, None)
        view = sight.view
        if view is None or view.outcome is None or match.thread_id is None:
            return None
        news, seed = notices.result(match, view, match.language)
        file = await match_file(self._table, match.id)
        drawn = await self._victory(match, view)
        picture = [gallery(VICTORY, drawn.alt)] if drawn is not None else []
        again = [
            button(notices.say(match, "result-replay"), component_ids.Film(match.id)),
            button(notices.say(match, "result-report"), component_ids.ReadReport(match.id)),
        ]
        if not match.lesson:
            again.append(button(notices.say(match, "result-rematch"), component_ids.Rematch(match.id), BLUE))
        shown = layout(text(news), *picture, text(seed), ui.File[ui.LayoutView](file.uri), Row(*again))
        thread = self._client.get_partial_messageable(match.thread_id)
        sent = await self._send(thread, shown, row, files=[*_files(VICTORY, drawn), file])
        await self.invitation(row, match)
        return sent

    async def report(self, row: Promise, match: Match) -> int | None:
        """Post the report on a match that is over, with its file in each language; once, if it is not deleted."""
        if match.thread_id is None:
            return None
        thread = self._client.get_partial_messageable(match.thread_id)
        posted = await self._store.posted(match.id, row.key)
        if posted is not None and await _stands(thread, posted):
            return posted
        told = await facts_of(match, self._store, self._table.calculations)
        theme = await shared_theme(self._store, match)
        report = await after_action.report(self._renderer, match, told, match.language, theme)
        others = [after_action.written(match, told, one, report.pictures) for one in LANGUAGES]
        files = [after_action.file(match, one) for one in others]
        shown = layout(*report.items(), *(ui.File[ui.LayoutView](file.uri) for file in files))
        pictures = [attachment(name, drawn) for name, drawn in report.pictures.values()]
        return await self._send(thread, shown, row, files=[*pictures, *files], silent=True)

    async def _victory(self, match: Match, view: View) -> Picture | None:
        """Draw how the match ended; where that fails, it is told in words."""
        entries = await self._table.log(match.id)
        events = [event for entry in entries if entry.undone is None for event in entry.events]
        try:
            return await self._renderer.victory(
                events, view, match.language, await shared_theme(self._store, match)
            )
        except Exception:
            log.exception("victory not drawn", game=view.game, match=match.id)
            return None

    # ------------------------------------------------------------- once

    async def _send(
        self, channel: discord.abc.Messageable, view: ui.LayoutView, row: Promise, part: str = "", **more: Any
    ) -> int:
        """Send one message of a row, unless an earlier attempt has."""
        nonce, renewed = f"{row.nonce}{part}", row.revision > 0
        return await send_once(channel, view, nonce, again=row.again, renewed=renewed, **more)


async def _edited(message: discord.PartialMessage, view: ui.LayoutView, **more: Any) -> bool:
    """Bring a message up to date; return whether that can be done: it is there, and Discord lets it be edited."""
    try:
        await message.edit(view=view, **more)
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_MESSAGE, EDITED_TOO_OFTEN):
            raise
        return False
    return True


async def _stands(thread: discord.PartialMessageable, message_id: int) -> bool:
    """Return whether a message was not deleted."""
    try:
        await thread.fetch_message(message_id)
    except discord.NotFound:
        return False
    return True


def _files(name: str, drawn: Picture | None) -> list[discord.File]:
    return [attachment(name, drawn)] if drawn else []
