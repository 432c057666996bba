"""A Discord-compatible server on loopback, on which the bot can be played, and tested, without Discord."""

from bot.sandbox.clock import ManualClock
from bot.sandbox.invoke import NotPossible
from bot.sandbox.person import Person
from bot.sandbox.rest import Violation
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.sights import (
    ChannelSeen,
    ChoicesSeen,
    CommandsSeen,
    FileSeen,
    InteractionSeen,
    MessageGone,
    MessageSeen,
    ModalSeen,
    Seen,
    Sight,
    Typing,
    UserSeen,
)
from bot.sandbox.world import Attachment, DirectMessages, Message, TextChannel, Thread, User, World

__all__ = [
    "Attachment",
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
