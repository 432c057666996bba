"""A Discord-compatible server on loopback, on which the bot can be played, and tested, without Discord."""

from bot.sandbox.access import NotPossible
from bot.sandbox.clock import ManualClock
from bot.sandbox.person import Person
from bot.sandbox.rest import Violation
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.saved import BadWorld
from bot.sandbox.sights import (
    ChannelGone,
    ChannelSeen,
    ChoicesSeen,
    CommandsSeen,
    FileSeen,
    InteractionSeen,
    MessageGone,
    MessageSeen,
    ModalSeen,
    NotDone,
    Seen,
    Sight,
    Typing,
    UserSeen,
)
from bot.sandbox.world import Attachment, DirectMessages, Message, TextChannel, Thread, User, World

__all__ = [
    "Attachment",
    "BadWorld",
    "ChannelGone",
    "ChannelSeen",
    "ChoicesSeen",
    "CommandsSeen",
    "DirectMessages",
    "FileSeen",
    "InteractionSeen",
    "ManualClock",
    "Message",
    "MessageGone",
    "MessageSeen",
    "ModalSeen",
    "NotDone",
    "NotPossible",
    "Person",
    "Sandbox",
    "Seen",
    "Sight",
    "TextChannel",
    "Thread",
    "Typing",
    "User",
    "UserSeen",
    "Violation",
    "World",
]
