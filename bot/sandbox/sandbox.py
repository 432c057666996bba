"""The sandbox as a whole: a server on 127.0.0.1 that a Discord client takes for Discord."""

import socket
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Self

from aiohttp import web

from bot.sandbox.page import client
from bot.sandbox.page.browser import HOST, Handler, add_pages, check_origin, loopback_only
from bot.sandbox.server import archiving, channels, commands, interactions, messages, pins, threads, users
from bot.sandbox.server.client_events import ClientEvents
from bot.sandbox.server.context import Context
from bot.sandbox.server.gateway import Gateway
from bot.sandbox.server.idle_threads import IdleThreads
from bot.sandbox.server.rest import MOST_FILES, add_routes
from bot.sandbox.world.clock import Clock, WallClock
from bot.sandbox.world.files import Files
from bot.sandbox.world.objects import Guild, Role, TextChannel, User, World
from bot.sandbox.world.permissions import BOT
from bot.sandbox.world.saved import BadWorld, WorldFile
from bot.sandbox.world.secret import new_secret
from bot.sandbox.world.snowflake import Snowflakes

ROUTES = (
    *channels.ROUTES,
    *pins.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
)
PEOPLE = (("Alice", "en-US"), ("Benito", "es-ES"), ("Sam", "en-US"))
ROLES: dict[str, tuple[str, ...]] = {"Wargamers": ("Alice", "Benito", "Sam"), "Referees": ("Sam",)}
"""Who has which."""
CHANNELS = ("general", "table-two")


class Sandbox:
    """One world, one bot, any number of users.

    port: 0 for any free one. world_file: where the world is kept between runs. clock: whose three seconds and
    fifteen minutes count. remember: keep every event of every user's client, which tests want and a long evening
    does not. Raises OSError where the port cannot be used, BadWorld where the world file cannot.
    """

    def __init__(
        self,
        port: int = 0,
        world_file: Path | None = None,
        *,
        clock: Clock | None = None,
        remember: bool = False,
    ) -> None:
        self._socket = socket.create_server((HOST, port))
        self.port: int = self._socket.getsockname()[1]
        self.api_base = f"http://{HOST}:{self.port}"
        self.gateway_url = f"ws://{HOST}:{self.port}/gateway"
        self.page_key = new_secret()
        self.page_url = f"{self.api_base}/?key={self.page_key}"
        self._file = WorldFile(world_file) if world_file else None
        self._runner: web.AppRunner | None = None
        self._open: set[web.WebSocketResponse] = set()  # of the bot and of pages
        clock = clock or WallClock()
        snowflake = Snowflakes(clock)
        try:
            loaded = self._file.load(self.api_base) if self._file else None
        except BadWorld:
            self._socket.close()
            raise
        world = loaded or _new_world(snowflake)
        self.bot_token = f"{urlsafe_b64encode(world.bot.id.encode()).decode().rstrip('=')}.{new_secret()}.x"
        self.context = Context(
            api_base=self.api_base,
            bot_token=self.bot_token,
            world=world,
            clock=clock,
            snowflake=snowflake,
            files=Files(world.file_key, self._file.folder if self._file else None),
            changed=self._changed,
            gateway=Gateway(world, clock, token=self.bot_token, url=self.gateway_url),
            client_events=ClientEvents(world, clock, remember=remember),
            idle_threads=IdleThreads(clock),
        )
        if not loaded:
            for name, locale in PEOPLE:
                account = users.join(self.context, name, locale)
                account.roles += [role.id for role in world.roles.values() if name in ROLES[role.name]]
            world.guild.owner_id = next(iter(world.accounts))

    async def start(self) -> None:
        """Listen."""
        app = web.Application(client_max_size=MOST_FILES, middlewares=[loopback_only])
        add_routes(self.context, app, ROUTES)
        add_pages(app, self.context.files)
        for path, serve in (
            ("/gateway", self.context.gateway.serve),
            ("/gateway/", self.context.gateway.serve),
            ("/client", partial(client.serve, self.context, self.page_key)),
        ):
            app.router.add_get(path, self._socket_endpoint(serve))
        app.on_shutdown.append(self._hang_up)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()
        for thread in self.context.world.threads.values():
            archiving.watch(self.context, thread)

    async def close(self) -> None:
        """Stop listening, and save the world."""
        for timer in self.context.waiting.values():
            timer.cancel()
        self.context.idle_threads.forget()
        if self._runner:
            await self._runner.cleanup()
        self._socket.close()
        if self._file:
            await self._file.close()
            self._file.write(self.api_base, self.context.world, self.context.files)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _changed(self) -> None:
        """Note that the world is not what the file says."""
        if self._file and self._runner:
            self._file.changed(self.api_base, self.context.world, self.context.files)

    async def _hang_up(self, _: web.Application) -> None:
        for connection in tuple(self._open):
            await connection.close(code=1001)

    def _socket_endpoint(self, serve: Callable[[web.Request, web.WebSocketResponse], Awaitable[None]]) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            check_origin(request, self.port)
            connection = web.WebSocketResponse(compress=False, max_msg_size=64 * 1024)
            await connection.prepare(request)
            self._open.add(connection)
            try:
                await serve(request, connection)
            finally:
                self._open.discard(connection)
            return connection

        return handle


def _new_world(snowflake: Snowflakes) -> World:
    guild = Guild(id=snowflake(), name="Fieldpost Sandbox", owner_id="0")
    bot = User(id=snowflake(), username="fieldpost", global_name="Fieldpost", bot=True)
    world = World(bot=bot, guild=guild, bot_permissions=int(BOT), file_key=new_secret())
    for position, name in enumerate(CHANNELS):
        channel = TextChannel(id=snowflake(), guild_id=guild.id, name=name, position=position)
        world.channels[channel.id] = channel
    for name in ROLES:
        role = Role(id=snowflake(), name=name)
        world.roles[role.id] = role
    return world
