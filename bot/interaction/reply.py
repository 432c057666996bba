"""The person at the other end of one interaction: his language, and the one answer that Discord expects.

Discord wants a first answer within three seconds (interactions/receiving-and-responding). Nearly all of ours
take milliseconds and are given at once; where the store or the machine is slow, `PATIENCE` seconds are waited
and then Discord is told to wait, so that the answer can still come.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import aiohttp
import discord
import structlog
from discord import ui
from msgspec import structs

from bot.fairness.fair_pool import For, working_for
from bot.interaction import offers
from bot.panel.layout import layout, text
from bot.panel.render import named
from bot.panel.why import why
from bot.publishing.attachments import attachment, theme_of
from bot.publishing.idempotent_send import UNKNOWN_MESSAGE
from bot.services import Interaction
from bot.store.records import Person, StoreUnavailable
from bot.words import Language, fitting, say
from engine.core.errors import Refusal
from engine.core.words import Arg, msg

if TYPE_CHECKING:
    from bot.match import Sight
    from images import Picture, ThemeName

PATIENCE = 1.5
_GONE = {10062, 40060, 50027}
"""Unknown interaction, already acknowledged (the same event came twice), token run out: nobody reads us."""
_NOT_TAKEN = (discord.HTTPException, aiohttp.ClientError)
"""Discord refuses an answer, or there is no way to it any more: the bot is closing."""

Draw: TypeAlias = "Callable[[], Awaitable[Picture | None]]"
View: TypeAlias = "Callable[[Picture | None], ui.LayoutView]"
"""Lays an answer out, with its picture or without."""

log = structlog.get_logger(__name__)


class InteractionReply:
    """One interaction being answered. Use it as a context: whatever is raised inside is said to the person.

    ``redraws`` says whether the answer changes the message that was pressed, or is a new one that only he sees.
    A message that others see too is never changed.
    His language, and how he wants pictures, are known once he is met: as the context is entered, or (``later``)
    with the first look at a match.
    """

    def __init__(
        self,
        interaction: Interaction,
        *,
        redraws: bool = False,
        match_id: int | None = None,
        later: bool = False,
    ) -> None:
        self.interaction = interaction
        self.services = interaction.client.services
        self.table = self.services.table
        self.user_id = interaction.user.id
        self.name = interaction.user.display_name
        self.redraws = redraws and _private(interaction)
        self.match_id = match_id
        self.language: Language = fitting(str(interaction.locale))
        self.theme: ThemeName = "dark"
        self.portrait = False
        self._later = later
        self._met = False
        self._person: Person | None = None
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._holding: asyncio.Task[None] | None = None
        self._shown: tuple[int, int] | None = None
        self._following: Callable[[], Awaitable[None]] | None = None
        self._began = time.perf_counter()
        self.refused: Refusal | None = None
        """What he was refused, where that is answered with more than a sentence."""

    async def __aenter__(self) -> Self:
        self.services.under_way.begin()
        working_for.set(For(self.user_id))
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._lose_patience)
        if not self._later:
            try:
                await self.meet()
            except BaseException:
                self._leave()
                raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if kind is None or issubclass(kind, Exception):
            spent = time.perf_counter() - self._began
            self.services.metrics.answered(self.interaction.type.name, spent, error or self.refused)
        try:
            if self._person is not None and self._person.unheard > 1:  # of one, an act of his takes note
                with contextlib.suppress(StoreUnavailable):
                    await self.services.store.heard(self.user_id)
            if error is None and self._following is not None:
                await self._illustrated()
            if not isinstance(error, Exception):
                return False
            await self._fail(error)
            return True
        finally:
            self._leave()

    async def _illustrated(self) -> None:
        """Let the picture follow; where that fails, or lasts until the next press, the answer stands alone."""
        assert self._following is not None
        try:
            await self._following()
        except (*_NOT_TAKEN, TimeoutError) as problem:
            log.info("no picture has followed", interaction=self.interaction.id, problem=repr(problem))

    def _leave(self) -> None:
        for waiting in (self._timer, self._holding):
            if waiting is not None:
                waiting.cancel()
        self.services.under_way.end()

    def say(self, key: str, **args: Arg) -> str:
        """Say something of the bot's own in the person's language."""
        return say(msg(key, **args), self.language)

    def refusal(self, error: Refusal) -> str:
        """Say why something cannot be, with the rule's number where there is one."""
        reason = say(error.msg, self.language)
        return self.say("refusal", reason=reason, rule=error.rule)

    async def meet(self) -> None:
        """Find out who this is and how he is spoken to."""
        self.know(await self.services.store.person(self.user_id))

    def know(self, person: Person | None) -> None:
        """Take note of who this is, and so how he is spoken to."""
        self._met = True
        self._person = person
        self.language = _language(person, self.interaction)
        self.theme = theme_of(person)
        self.portrait = person is not None and person.portrait

    async def told_once(self) -> str:
        """Say what this person, and nobody else, is told once: that his direct messages are closed."""
        if self._person is None or self._person.dm_note is None:
            return ""
        self._person = structs.replace(self._person, dm_note=None)
        await self.services.store.drop_dm_note(self.user_id)
        return self.say("dm-closed")

    async def look(self, match_id: int) -> Sight:
        """See a match as this person may; raises Refusal where it is not for him."""
        found = await self.table.meant(self.user_id, match_id, None)
        await self.services.audience.admit(self.interaction, found[0].match if found else None, match_id)
        self.know(found[0].person)
        return found[0]

    async def person(self) -> Person:
        """Introduce the person to the store, with the language in which direct messages to him will be."""
        person = Person(self.user_id, self.name, self.language)
        await self.services.store.meet(person)
        return person

    # ------------------------------------------------------------- answers

    async def tell(self, sentence: str) -> None:
        """Say one thing to this person only, in a new message."""
        await self.show(layout(text(sentence, 3800)))

    async def show(
        self,
        view: ui.LayoutView,
        pictures: Sequence[tuple[str, Picture]] = (),
        files: Sequence[discord.File] = (),
    ) -> None:
        """Show a new message to this person only; pictures by file name, which the view refers to."""
        files = [*(attachment(name, picture) for name, picture in pictures), *files]
        response = self.interaction.response
        async with self._lock:
            if response.is_done() and self.redraws:
                await self.interaction.followup.send(view=view, files=files, ephemeral=True)
            elif response.is_done():
                self._showed(await self.interaction.edit_original_response(view=view, attachments=files))
            else:
                self._showed(await response.send_message(view=view, files=files, ephemeral=True))

    async def publish(self, view: ui.LayoutView) -> None:
        """Show something to everybody in the channel, as what this person did."""
        async with self._lock:
            if self.interaction.response.is_done():
                await self.interaction.delete_original_response()
                await self.interaction.followup.send(view=view)
            else:
                await self.interaction.response.send_message(view=view)

    async def ask(self, modal: ui.Modal) -> None:
        """Open a window in which the person writes something."""
        async with self._lock:
            await self.interaction.response.send_modal(modal)

    @property
    def pictured(self) -> bool:
        """Return whether the message that was pressed has pictures."""
        message = self.interaction.message
        return self.redraws and message is not None and bool(message.attachments)

    async def redraw(self, view: ui.LayoutView, pictures: Sequence[tuple[str, Picture]] = ()) -> None:
        """Change the message whose button was pressed, and its pictures; without one, show a new message.

        So does a panel that was deleted after it was pressed, because its reader is asked something new.
        """
        try:
            await self._change(view, pictures)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await self.show(view, pictures)
            self.redraws = False  # what follows belongs to that one

    async def _change(self, view: ui.LayoutView, pictures: Sequence[tuple[str, Picture]]) -> None:
        """Change the message that was pressed, if it still stands.

        A picture that it has already, by its name, is kept: it would blink if it were sent again.
        """
        message, response = self.interaction.message, self.interaction.response
        if not self.redraws or message is None:
            await self.show(view, pictures)
            return
        files = self.services.changing_files.to(pictures, message)
        attached: Any = {"attachments": files} if files or self.pictured else {}
        async with self._lock:
            if response.is_done():
                self._showed(await self.interaction.edit_original_response(view=view, **attached))
            else:
                self._showed(await response.edit_message(view=view, **attached))

    async def illustrate(self, match_id: int, draw: Draw, view: View, patience: float) -> None:
        """Show a picture with the answer if it is drawn within so many seconds (0: it always follows).

        Else the answer goes without it, and it follows once it is drawn, unless its message shows something else
        by then: neither the person nor what he presses next waits for it.
        """
        if not patience:
            await self.redraw(view(None))
            self._following = partial(self._follow, match_id, draw, view)
            return
        drawing = asyncio.ensure_future(draw())
        try:
            await asyncio.wait({drawing}, timeout=patience)
            late = not drawing.done()  # it may be done by the time the answer has arrived
            drawn = None if late else drawing.result()
            await self.redraw(view(drawn), named(drawn))
        except BaseException:
            drawing.cancel()
            raise
        if late:
            self._following = partial(self._follow, match_id, lambda: drawing, view)

    async def _follow(self, match_id: int, draw: Draw, view: View) -> None:
        shown, drawing = self._shown, asyncio.ensure_future(draw())
        try:
            drawn = None if shown is None else await self._drawn_for(shown, drawing)
        finally:
            drawing.cancel()
        if drawn is None or shown is None:
            return
        async with self.services.under_way.queue(match_id, self.user_id).giving_way():
            if self.services.changing_files.last(shown):
                await self._change(view(drawn), named(drawn))

    async def _drawn_for(self, shown: tuple[int, int], drawing: asyncio.Future[Picture | None]) -> Picture | None:
        """Wait for a picture as long as its message stays as it was shown; None where it has changed before."""
        changed = asyncio.ensure_future(self.services.changing_files.past(shown))
        either: set[asyncio.Future[Any]] = {drawing, changed}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()
        return drawing.result() if drawing.done() else None

    def _showed(self, answer: discord.Message | discord.InteractionCallbackResponse[Any] | None) -> None:
        """Note what the answer has made of a message."""
        message = answer.resource if isinstance(answer, discord.InteractionCallbackResponse) else answer
        if isinstance(message, discord.Message):
            self._shown = self.services.changing_files.changed(message)

    def _lose_patience(self) -> None:
        self._holding = asyncio.create_task(self._hold())

    async def _hold(self) -> None:
        """Ask Discord for patience, where nothing was answered yet."""
        async with self._lock:
            if not self.interaction.response.is_done():
                try:
                    if self.redraws:
                        await self.interaction.response.defer()
                    else:
                        await self.interaction.response.defer(ephemeral=True, thinking=True)
                except discord.HTTPException as error:
                    log.warning("no patience granted", interaction=self.interaction.id, problem=str(error))

    async def _fail(self, error: Exception) -> None:
        """Tell the person what went wrong: a refusal in words, anything else as our fault."""
        if isinstance(error, discord.HTTPException) and error.code in _GONE:
            log.info("nobody waits for the answer", interaction=self.interaction.id, code=error.code)
            return
        if not self._met:
            with contextlib.suppress(Exception):  # then he is spoken to as his client is
                await self.meet()
        if isinstance(error, Refusal):
            sentence = self.refusal(error)
        elif isinstance(error, _NOT_TAKEN):
            # Only answers are sent from here, and after everything else: what was to be done is done.
            log.warning("answer not taken", match=self.match_id, interaction=self.interaction.id, exc_info=error)
            sentence = self.say("not-shown")
        else:
            log.error(
                "broke", match=self.match_id, user=self.user_id, interaction=self.interaction.id, exc_info=error
            )
            sentence = self.say("broke", match=self.match_id or 0)
        rule = error.rule if isinstance(error, Refusal) else ""
        try:
            offered = []
            if isinstance(error, Refusal):
                offered = [*await offers.offered(self, error), *await offers.to_go_on(self, error)]
            await self.show(layout(text(sentence, 3800), *why(rule, self.language), *offered))
        except _NOT_TAKEN as problem:
            log.warning("could not tell", interaction=self.interaction.id, problem=str(problem))


def _private(interaction: Interaction) -> bool:
    """Return whether the message that was pressed is seen by its presser alone."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def spoken_to(interaction: Interaction) -> Language:
    """Find the language to speak with a person: the one he chose, else his client's."""
    return _language(await interaction.client.services.store.person(interaction.user.id), interaction)


def _language(person: Person | None, interaction: Interaction) -> Language:
    chosen = person.language if person is not None else None
    return chosen or fitting(str(interaction.locale))
