"""The permissions that the sandbox looks at: topics/permissions#permissions-bitwise-permission-flags."""

from collections.abc import Iterable
from enum import IntFlag
from typing import Any


class Permission(IntFlag):
    """Bits of a permission set, under Discord's names."""

    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


MEMBER = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
EVERYTHING = Permission((1 << 53) - 1)
"""What the owner of a guild may do, whatever else is said."""
BOT = MEMBER | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS | Permission.PIN_MESSAGES


def overwritten(base: int, overwrites: Iterable[dict[str, Any]], everyone: str, user_id: str) -> int:
    """Apply the overwrites of a channel, everyone's, then the user's: topics/permissions#permission-overwrites."""
    by_id = {overwrite["id"]: overwrite for overwrite in overwrites}
    for who in (everyone, user_id):
        if who in by_id:
            base = base & ~int(by_id[who]["deny"]) | int(by_id[who]["allow"])
    return base
