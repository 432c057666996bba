"""What a scripted user sees: now, and all that ever reached him.

What does not come within his patience fails with a text that shows what he sees at that moment.
"""

import asyncio
import heapq
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

from bot.sandbox.server import users
from bot.sandbox.server.client_events import (
    ChoicesSeen,
    ClientEvent,
    FileSeen,
    InteractionSeen,
    ModalSeen,
    SentEvent,
)
from bot.sandbox.server.context import Context
from bot.sandbox.world.objects import Channel, DirectMessages, Message, TextChannel, Thread, User
from tests.people.reading import Readable, read, shown, title

T = TypeVar("T")
Where = Channel | Message | str
PATIENCE = 60.0  # seconds: a film takes long on a busy machine
SHOWN_MESSAGES = 6  # per channel, in the text of a failure


class Onlooker:
    """A user of the sandbox who looks. Channels are given as such, by id or by name; messages as such."""

    def __init__(self, context: Context, user: User) -> None:
        self._context = context
        self.user = user
        self.patience = PATIENCE
        self.modal: ModalSeen | None = None
        self._choices: ChoicesSeen | None = None
        self._outcomes: dict[str, InteractionSeen] = {}
        self._moved = asyncio.Event()
        context.client_events.watch(user.id, self._look)

    @property
    def id(self) -> str:
        """The user's id."""
        return self.user.id

    @property
    def mention(self) -> str:
        """The text that mentions the user."""
        return f"<@{self.user.id}>"

    @property
    def locale(self) -> str:
        """The user's language."""
        return self._context.world.accounts[self.user.id].locale

    def _look(self, sight: ClientEvent) -> None:
        if isinstance(sight, ModalSeen):
            self.modal = sight
        elif isinstance(sight, ChoicesSeen):
            self._choices = sight
        elif isinstance(sight, InteractionSeen):
            self._outcomes[sight.nonce] = sight
        self._moved.set()

    async def sees(self, text: str, in_: Where | None = None) -> Readable:
        """Wait until something that he sees now contains the text, in any case; return it, the newest first."""
        wanted = text.casefold()
        return await self.until(
            lambda: next((one for one in self._readable(in_) if wanted in read(one).casefold()), None),
            f"to see {text!r}",
        )

    async def until(self, look: Callable[[], T | None], what: str) -> T:
        """Look, and again after every new sight, until there is something; `what` is what he wanted."""
        try:
            async with asyncio.timeout(self.patience):
                while True:
                    self._moved.clear()
                    found = look()
                    if found is not None:
                        return found
                    await self._moved.wait()
        except TimeoutError:
            raise self._failure(what, f"nothing came in {self.patience:g} s") from None

    async def does_not_see(self, text: str, in_: Where | None = None) -> None:
        """Nothing that he sees now contains the text."""
        for one in self._readable(in_):
            if text.casefold() in read(one).casefold():
                raise self._failure(f"not to see {text!r}", f"it is in\n{read(one)}")

    async def never_saw(self, text: str) -> None:
        """Nothing that ever reached him contains the text: no earlier state of a message, no id, no file."""
        wanted = text.casefold().encode()
        for sight in self.events:
            content = sight.content if isinstance(sight, FileSeen) else b""
            if wanted in msgspec.json.encode(sight).decode().casefold().encode() or wanted in content:
                raise self._failure(f"never to have seen {text!r}", f"it is in\n{sight}")

    @property
    def events(self) -> list[ClientEvent]:
        """Everything that he was shown or could fetch, in order."""
        return [seen.event for seen in self.seen]

    @property
    def seen(self) -> list[SentEvent]:
        """His sights with the times at which they came."""
        return list(self._context.client_events.of(self.id))

    @property
    def dm(self) -> DirectMessages:
        """His conversation with the bot."""
        return users.conversation(self._context, self.id)

    def threads(self) -> list[Thread]:
        """Return the threads that he may enter, oldest first."""
        world = self._context.world
        return [thread for thread in world.threads.values() if world.can_enter(self.id, thread.id)]

    def messages(self, channel: Where) -> list[Message]:
        """Return the messages that he sees in a channel, oldest first."""
        world = self._context.world
        messages = world.messages.get(self._channel(channel).id, {}).values()
        return [message for message in messages if world.can_see(self.id, message)]

    def view(self) -> str:
        """Return what he sees now, as text."""
        lines = [f"{self.user.global_name} ({self.locale}) sees:"]
        for channel in self._channels():
            messages = self.messages(channel)[-SHOWN_MESSAGES:]
            if messages:
                lines.append(f"  {title(channel)}")
            lines += [line for message in messages for line in shown(message)]
        if self.modal:
            lines.append("  modal: " + read(self.modal).replace("\n", " | "))
        return "\n".join(lines)

    def _failure(self, what: str, why: str) -> AssertionError:
        lines = [f"{self.user.global_name} wanted {what}: {why}", self.view()]
        violations = self._context.violations
        if violations:
            lines += ["The bot's requests broke rules of Discord:", *map(str, violations)]
        return AssertionError("\n".join(lines))

    def _channels(self) -> Iterator[Channel]:
        world = self._context.world
        channels: list[Channel] = [*world.channels.values(), *world.threads.values(), *world.dms.values()]
        return (channel for channel in channels if world.can_enter(self.id, channel.id))

    def _channel(self, where: Where) -> Channel:
        if isinstance(where, (TextChannel, Thread, DirectMessages)):
            return where
        if isinstance(where, Message):
            where = where.channel_id
        channels = list(self._channels())
        found = next((one for one in channels if one.id == where), None)
        found = found or next((one for one in reversed(channels) if title(one) == f"#{where.lstrip('#')}"), None)
        if found is None:
            raise self._failure(f"to go to {where!r}", "there is no such channel")
        return found

    def _newest(self, where: Where | None) -> Iterator[Message]:
        """Yield the messages that he sees now, the newest first."""
        world = self._context.world
        if isinstance(where, Message):
            now = world.message(where.channel_id, where.id)
            if now:
                yield now
            return
        channels = self._channels() if where is None else [self._channel(where)]
        newest_first = [reversed(world.messages.get(channel.id, {}).values()) for channel in channels]
        for message in heapq.merge(*newest_first, key=lambda message: int(message.id), reverse=True):
            if world.can_see(self.id, message):
                yield message

    def _readable(self, where: Where | None) -> Iterator[Readable]:
        if where is None:
            yield from (one for one in (self.modal, self._choices) if one)
        yield from self._newest(where)
