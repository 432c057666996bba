"""What each user's client is told, in the order in which it came.

Each event is a frame of the protocol between page and sandbox (see `client`), so that a page can never show more
than the events of its user; tests of hidden information assert on the same list.
"""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bot.sandbox.world.clock import Clock
from bot.sandbox.world.objects import ApplicationCommand, Channel, Message, User, World


class MessageSeen(Struct, frozen=True):
    """A message appeared, or changed: the same id replaces."""

    t: ClassVar[str] = "message"
    message: Message


class MessageGone(Struct, frozen=True):
    """A message was deleted."""

    t: ClassVar[str] = "message_gone"
    channel_id: str
    id: str


class ChannelSeen(Struct, frozen=True):
    """A channel, thread or conversation appeared or changed."""

    t: ClassVar[str] = "channel"
    channel: Channel


class ChannelGone(Struct, frozen=True):
    """A thread was deleted."""

    t: ClassVar[str] = "channel_gone"
    id: str


class ThreadJoined(Struct, frozen=True):
    """Somebody was added to a thread (told to himself only)."""

    t: ClassVar[str] = "joined"
    id: str


class CommandsSeen(Struct, frozen=True):
    """The bot registered its commands."""

    t: ClassVar[str] = "commands"
    commands: list[ApplicationCommand]


class UserSeen(Struct, frozen=True):
    """Somebody joined the guild, or changed his language (told to himself only)."""

    t: ClassVar[str] = "user"
    user: User
    locale: str | UnsetType = UNSET
    dms_open: bool | UnsetType = UNSET


class Typing(Struct, frozen=True):
    """The bot is typing."""

    t: ClassVar[str] = "typing"
    channel_id: str


class InteractionSeen(Struct, frozen=True):
    """The bot acknowledged the user's interaction, or did not in time."""

    t: ClassVar[str] = "interaction"
    nonce: str
    state: str  # "acknowledged" or "failed"
    reason: str | UnsetType = UNSET


class NotDone(Struct, frozen=True):
    """The user's client told him why it did not do what he asked for."""

    t: ClassVar[str] = "error"
    nonce: str
    message: str


class ChoicesSeen(Struct, frozen=True):
    """The choices of an autocomplete."""

    t: ClassVar[str] = "autocomplete"
    nonce: str
    choices: list[dict[str, Any]]


class ModalSeen(Struct, frozen=True):
    """A modal opened."""

    t: ClassVar[str] = "modal"
    nonce: str
    interaction_id: str
    custom_id: str
    title: str
    components: list[dict[str, Any]]


class FileSeen(Struct, frozen=True):
    """The bytes behind an attachment; a page fetches them by their address."""

    t: ClassVar[str] = "file"
    attachment_id: str
    filename: str
    description: str
    content: bytes


ClientEvent = (
    MessageSeen
    | MessageGone
    | ChannelSeen
    | ChannelGone
    | ThreadJoined
    | CommandsSeen
    | UserSeen
    | Typing
    | InteractionSeen
    | NotDone
    | ChoicesSeen
    | ModalSeen
    | FileSeen
)
Viewer = Callable[[ClientEvent], None]


class SentEvent(Struct, frozen=True):
    """An event in the log: when it came, and who may see it.

    `user_id` is set for what only one user sees, `channel_id` for what everybody sees who may enter the channel;
    neither for what all users see. `witnesses` are those who could see it at that time; whoever may enter the
    channel later can fetch it too.
    """

    at: float
    event: ClientEvent
    channel_id: str | None = None
    user_id: str | None = None
    witnesses: frozenset[str] = frozenset()


class ClientEvents:
    """The log of all events, and the viewers (pages and scripted persons) that are told of new ones."""

    def __init__(self, world: World, clock: Clock, *, remember: bool) -> None:
        self._world, self._clock, self._remember = world, clock, remember
        self._log: list[SentEvent] = []
        self._viewers: dict[str, list[Viewer]] = {}

    def show(self, event: ClientEvent, *, channel_id: str | None = None, user_id: str | None = None) -> None:
        """Show an event to one user, to all who may enter a channel, or to everybody."""
        sent = SentEvent(self._clock.time(), event, channel_id, user_id)
        if self._remember:
            witnesses = frozenset(who for who in self._world.accounts if self._reaches(sent, who))
            self._log.append(msgspec.structs.replace(sent, witnesses=witnesses))
        for viewer_id, viewers in self._viewers.items():
            if viewers and self._reaches(sent, viewer_id):
                for viewer in tuple(viewers):
                    viewer(event)

    def show_message(self, event: MessageSeen | MessageGone | FileSeen, message: Message) -> None:
        """Show what concerns a message to those who may see it."""
        only = self._world.ephemeral.get(message.id)
        self.show(event, channel_id=message.channel_id, user_id=only)

    def watch(self, user_id: str, viewer: Viewer) -> None:
        """Tell the viewer of every new event of this user."""
        self._viewers.setdefault(user_id, []).append(viewer)

    def unwatch(self, user_id: str, viewer: Viewer) -> None:
        """Stop telling the viewer."""
        self._viewers[user_id].remove(viewer)

    def of(self, user_id: str) -> Iterator[SentEvent]:
        """All that a user was shown or could fetch now, in order."""
        return (sent for sent in self._log if user_id in sent.witnesses or self._reaches(sent, user_id))

    def _reaches(self, sent: SentEvent, user_id: str) -> bool:
        if sent.user_id is not None:
            return sent.user_id == user_id
        return sent.channel_id is None or self._world.can_enter(user_id, sent.channel_id)


def frame(event: ClientEvent) -> str:
    """Return an event as the text frame that a page receives."""
    return msgspec.json.encode({"t": event.t, "d": event}).decode()
