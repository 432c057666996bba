"""Threads, as started and edited: resources/channel#start-thread-without-message."""

from collections.abc import Mapping
from typing import Any, Final

from bot import discord_limits
from bot.discord_limits.problems import Form, Problem

PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12

FROM_MESSAGE: Final = ("name", "auto_archive_duration", "rate_limit_per_user")
START: Final = (*FROM_MESSAGE, "type", "invitable")
EDIT: Final = (*FROM_MESSAGE, "archived", "locked", "invitable", "flags", "applied_tags")


def check_thread(body: Mapping[str, Any], known: tuple[str, ...]) -> list[Problem]:
    """Check the body that starts or edits a thread; `known` is START, FROM_MESSAGE or EDIT."""
    form = Form()
    form.keys((), body, known)
    form.text((), body, "name", least=1, most=discord_limits.THREAD_NAME, required=known is not EDIT)
    if body.get("auto_archive_duration") is not None:
        form.choice(("auto_archive_duration",), body["auto_archive_duration"], discord_limits.AUTO_ARCHIVE_MINUTES)
    form.number((), body, "rate_limit_per_user", least=0, most=discord_limits.SLOWMODE, default=0)
    if known is START:
        form.choice(("type",), body.get("type", PRIVATE_THREAD), (PUBLIC_THREAD, PRIVATE_THREAD))
    return form.problems
