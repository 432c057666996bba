"""What endpoints and people's clients work with: the world, and whoever has to hear what happens in it."""

import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from bot.sandbox.server.client_events import ChannelSeen, ClientEvents
from bot.sandbox.server.faults import Faults
from bot.sandbox.server.gateway import Gateway
from bot.sandbox.server.idle_threads import IdleThreads
from bot.sandbox.server.ratelimits import RateLimits
from bot.sandbox.world.clock import Clock, Timer
from bot.sandbox.world.files import Files
from bot.sandbox.world.objects import Channel, World
from bot.sandbox.world.snowflake import Snowflakes


class Violation(Struct, frozen=True):
    """A request of the bot that broke one of Discord's rules; `code` is Discord's, or that of one field."""

    method: str
    path: str
    code: int | str
    message: str
    body: Any = None

    def __str__(self) -> str:
        return f"{self.method} {self.path}: {self.message} ({self.code})"


@dataclass(frozen=True, kw_only=True)
class Context:
    """The parts of a sandbox. `changed` notes that the world is not what its file says.

    `waiting` has, by interaction, what happens when the bot does not acknowledge it in time.
    """

    api_base: str
    bot_token: str
    world: World
    clock: Clock
    snowflake: Snowflakes
    files: Files
    changed: Callable[[], None]
    gateway: Gateway
    client_events: ClientEvents
    idle_threads: IdleThreads
    faults: Faults = field(default_factory=Faults)
    rate_limits: RateLimits = field(default_factory=RateLimits)
    violations: list[Violation] = field(default_factory=list)
    waiting: dict[str, Timer] = field(default_factory=dict)

    def show_channel(self, channel: Channel) -> None:
        """Show a new or changed channel, as it is now, to everybody who may enter it."""
        self.client_events.show(ChannelSeen(copy.deepcopy(channel)), channel_id=channel.id)
        self.changed()
