"""What Discord's refusals mean for a delivery: when to try again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import discord

from bot.publishing.outbox import Later


@contextlib.contextmanager
def patience(client: discord.Client) -> Iterator[None]:
    """Let a delivery that Discord puts off be tried again later."""
    try:
        yield
    except discord.RateLimited as error:
        raise Later("Discord is busy in this channel", error.retry_after) from error
    except discord.HTTPException as error:
        if error.status == 429:
            raise Later("Discord is busy", 30.0) from error
        raise
    except asyncio.CancelledError:
        # Whoever hears of the global limit keeps all others waiting, and lets them go in the end: but not
        # if he is broken off meanwhile.
        client.http._global_over.set()  # noqa: SLF001
        raise
