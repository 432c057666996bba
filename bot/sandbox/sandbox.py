"""The sandbox as a whole: a server on 127.0.0.1 that a Discord client takes for Discord."""

import copy
import secrets
import socket
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Self

from aiohttp import web

from bot.sandbox import channels, client, commands, interactions, messages, threads
from bot.sandbox.archiving import IdleThreads
from bot.sandbox.clock import Clock, Timer, WallClock
from bot.sandbox.faults import Faults
from bot.sandbox.files import Files, look
from bot.sandbox.gateway import Gateway
from bot.sandbox.permissions import BOT
from bot.sandbox.person import Person
from bot.sandbox.ratelimits import RateLimits
from bot.sandbox.rest import MOST_FILES, Violation, add_routes
from bot.sandbox.saved import BadWorld, WorldFile
from bot.sandbox.sights import ChannelGone, ChannelSeen, Sights, UserSeen
from bot.sandbox.snowflake import Snowflakes
from bot.sandbox.world import Account, Channel, DirectMessages, Guild, Message, TextChannel, Thread, User, World

HOST = "127.0.0.1"  # never anything else: whoever reaches the sandbox can play everybody
CALLED = (HOST, "localhost")  # by any other name, some web page has led a browser here
PAGE = Path(__file__).parent / "page"
PAGES = frozenset(path.name for path in PAGE.iterdir())
ROUTES = (
    *channels.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
)
PEOPLE = (("Alice", "en-US"), ("Benito", "es-ES"), ("Sam", "en-US"))
CHANNELS = ("general", "table-two")
# Nothing on the page may come from another machine, or go there, and nobody may show it within his own.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# What is no page of ours does nothing in a browser, whatever it is.
NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox"
HEADERS = {
    "Content-Security-Policy": NO_PAGE,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Sandbox:
    """One world, one bot, any number of users.

    port: 0 for any free one. world_file: where the world is kept between runs. clock: whose three seconds and
    fifteen minutes count. remember: keep every sight of every user, which tests want and a long evening does not.
    Raises OSError where the port cannot be used, BadWorld where the world file cannot.
    """

    def __init__(
        self,
        port: int = 0,
        world_file: Path | None = None,
        *,
        clock: Clock | None = None,
        remember: bool = True,
    ) -> None:
        self._socket = socket.create_server((HOST, port))
        self.port: int = self._socket.getsockname()[1]
        self.api_base = f"http://{HOST}:{self.port}"
        self.gateway_url = f"ws://{HOST}:{self.port}/gateway"
        self.page_key = self.secret()
        self.page_url = f"{self.api_base}/?key={self.page_key}"
        self.clock: Clock = clock or WallClock()
        self.snowflake = Snowflakes(self.clock)
        self._file = WorldFile(world_file) if world_file else None
        self._runner: web.AppRunner | None = None
        try:
            loaded = self._file.load(self.api_base) if self._file else None
        except BadWorld:
            self._socket.close()
            raise
        self.world = loaded or self._new_world()
        self.bot_token = f"{urlsafe_b64encode(self.world.bot.id.encode()).decode().rstrip('=')}.{self.secret()}.x"
        self.files = Files(self.world.file_key, self._file.folder if self._file else None)
        self.sights = Sights(self.world, self.clock, remember=remember)
        self.gateway = Gateway(self)
        self.faults = Faults()
        self.rate_limits = RateLimits()
        self.idle_threads = IdleThreads(self)
        self.violations: list[Violation] = []
        self.waiting: dict[str, Timer] = {}  # interactions that are not acknowledged yet
        self.sockets: set[web.WebSocketResponse] = set()  # open ones, of the bot and of pages
        self._persons: dict[str, Person] = {}
        if not loaded:
            for name, locale in PEOPLE:
                self.join(name, locale)
            self.world.guild.owner_id = next(iter(self.world.accounts))

    def _new_world(self) -> World:
        guild = Guild(id=self.snowflake(), name="Fieldpost Sandbox", owner_id="0")
        bot = User(id=self.snowflake(), username="fieldpost", global_name="Fieldpost", bot=True)
        world = World(bot=bot, guild=guild, bot_permissions=int(BOT), file_key=self.secret())
        for position, name in enumerate(CHANNELS):
            channel = TextChannel(id=self.snowflake(), guild_id=guild.id, name=name, position=position)
            world.channels[channel.id] = channel
        return world

    @staticmethod
    def secret() -> str:
        """Return something that nobody can guess."""
        return secrets.token_urlsafe(24)

    async def start(self) -> None:
        """Listen."""
        app = web.Application(client_max_size=MOST_FILES, middlewares=[_loopback_only])
        add_routes(self, app, ROUTES)
        for path, serve in (
            ("/gateway", self.gateway.serve),
            ("/gateway/", self.gateway.serve),
            ("/client", partial(client.serve, self)),
        ):
            app.router.add_get(path, self._socket_endpoint(serve))
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._serve_file)
        app.router.add_get("/", self._serve_page)
        app.router.add_get("/page/{path:.+}", self._serve_page)
        app.on_response_prepare.append(_guard)
        app.on_shutdown.append(self._hang_up)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()
        for thread in self.world.threads.values():
            self.idle_threads.watch(thread)

    async def close(self) -> None:
        """Stop listening, and save the world."""
        for timer in self.waiting.values():
            timer.cancel()
        self.idle_threads.forget()
        if self._runner:
            await self._runner.cleanup()
        self._socket.close()
        if self._file:
            await self._file.close()
            self._file.write(self.api_base, self.world, self.files)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # People

    def person(self, name: str, locale: str | None = None) -> Person:
        """Return the scripted user of this name, who joins the guild if he is new (in English, unless told so)."""
        account = self.account(name) or self.join(name, locale or "en-US")
        if locale and account.locale != locale:
            client.set_locale(self, account.user.id, locale)
        if account.user.id not in self._persons:
            self._persons[account.user.id] = Person(self, account.user)
        return self._persons[account.user.id]

    def account(self, who: str) -> Account | None:
        """Return the account with this id or name."""
        found = self.world.accounts.get(who)
        if found:
            return found
        named = (account for account in self.world.accounts.values() if account.user.username == who.casefold())
        return next(named, None)

    def first_account(self) -> Account:
        """Return the account of the user who was there first."""
        return next(iter(self.world.accounts.values()))

    def join(self, name: str, locale: str) -> Account:
        """Let somebody new join the guild."""
        user = User(id=self.snowflake(), username=name.casefold(), global_name=name)
        account = self.world.accounts[user.id] = Account(user=user, locale=locale)
        self.sights.show(UserSeen(user))
        self.changed()
        return account

    def conversation(self, user_id: str) -> DirectMessages:
        """Return the conversation of a user with the bot, which begins when it is first asked for."""
        account = self.world.accounts[user_id]
        if account.dm_id is None:
            conversation = DirectMessages(id=self.snowflake(), recipients=[account.user])
            account.dm_id = conversation.id
            self.world.dms[conversation.id] = conversation
            self.show_channel(conversation)
        return self.world.dms[account.dm_id]

    # Changes that concern several resources

    def changed(self) -> None:
        """Note that the world is not what the file says."""
        if self._file and self._runner:
            self._file.changed(self.api_base, self.world, self.files)

    def show_channel(self, channel: Channel) -> None:
        """Show a new or changed channel, as it is now."""
        self.sights.show(ChannelSeen(copy.deepcopy(channel)), channel_id=channel.id)
        self.changed()

    def announce(self, message: Message) -> None:
        """Post a message of Discord itself."""
        messages.post(self, message)

    def remove_thread(self, thread: Thread) -> None:
        """Delete a thread with all its messages."""
        for message in list(self.world.messages.pop(thread.id, {}).values()):
            self.files.drop(message.attachments)
            self.world.ephemeral.pop(message.id, None)
        self.sights.show(ChannelGone(thread.id), channel_id=thread.id)
        self.idle_threads.forget([thread.id])
        del self.world.threads[thread.id]
        gone: dict[str, Any] = {"id": thread.id, "parent_id": thread.parent_id, "type": thread.type}
        self.gateway.guild_event("THREAD_DELETE", gone, {"guild_id": thread.guild_id})
        self.changed()

    # What browsers fetch

    async def _hang_up(self, _: web.Application) -> None:
        for connection in tuple(self.sockets):
            await connection.close(code=1001)

    def _socket_endpoint(self, serve: Callable[[web.Request, web.WebSocketResponse], Awaitable[None]]) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            if request.headers.get("Origin") not in (None, *(f"http://{name}:{self.port}" for name in CALLED)):
                raise web.HTTPForbidden  # a page elsewhere, whose socket a browser opens without asking us
            connection = web.WebSocketResponse(compress=False, max_msg_size=64 * 1024)
            await connection.prepare(request)
            self.sockets.add(connection)
            try:
                await serve(request, connection)
            finally:
                self.sockets.discard(connection)
            return connection

        return handle

    async def _serve_file(self, request: web.Request) -> web.Response:
        attachment_id = request.match_info["attachment_id"]
        signature = request.query.get("hm", "").encode()
        signed = secrets.compare_digest(signature, self.files.signature(attachment_id).encode())
        content = self.files.get(attachment_id) if signed else None
        if content is None:
            raise web.HTTPNotFound
        content_type = look(content, request.match_info["filename"])[0]
        return web.Response(body=content, headers={"Content-Type": content_type, "Cache-Control": "private"})

    async def _serve_page(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info.get("path", "index.html")
        if name not in PAGES:
            raise web.HTTPNotFound
        return web.FileResponse(
            PAGE / name, headers={"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
        )


@web.middleware
async def _loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests to other names: a page elsewhere can let its own name lead to this machine."""
    try:
        called = request.url.host
    except ValueError:
        raise web.HTTPBadRequest from None
    if called not in CALLED:
        raise web.HTTPMisdirectedRequest
    return await handler(request)


async def _guard(_: web.Request, response: web.StreamResponse) -> None:
    """Tell browsers to let no other page have anything of an answer, or guess what it might be."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
