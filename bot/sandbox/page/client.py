"""The WebSocket between the page and the sandbox: what a user's client is told, and what it asks for.

One connection per shown user: `/client?key=...&user=...` (id or name; without it, the first user). Frames are
JSON text. From the sandbox: {"t": type, "d": {...}}, the user's `client_events` after one `ready`, and
`error` with an empty nonce for a frame that could not be read. From the page: {"op": ..., "nonce": ..., ...}, the
structs below.
"""

import asyncio
import contextlib
from secrets import compare_digest
from typing import Any, TypedDict

import msgspec
from aiohttp import WSMsgType, web
from msgspec import Struct, field

from bot.discord_limits import CONTENT, LOCALES
from bot.sandbox.page import invoke
from bot.sandbox.page.access import NotPossible, check_writable, entered
from bot.sandbox.server import archiving
from bot.sandbox.server.client_events import ClientEvent, FileSeen, NotDone, frame
from bot.sandbox.server.context import Context
from bot.sandbox.server.messages import say
from bot.sandbox.server.users import conversation, join, set_dms, set_locale
from bot.sandbox.world.objects import Account, Thread

WRONG_KEY, UNKNOWN_USER = 4401, 4404  # close codes
NAME = 32  # characters of a user's name


class Option(TypedDict, total=False):
    """One option of a command, in the shape of Discord's interaction data."""

    name: str
    type: int
    value: str | int | float | bool | None
    focused: bool
    options: "list[Option]"


class Command(Struct, tag_field="op", tag="command"):
    """Run a slash command; options as in Discord's interaction data."""

    channel_id: str
    name: str
    options: list[Option] = field(default_factory=list)
    nonce: str = ""


class Autocomplete(Struct, tag_field="op", tag="autocomplete"):
    """Ask for choices; one of the options is focused."""

    channel_id: str
    name: str
    options: list[Option] = field(default_factory=list)
    nonce: str = ""


class Component(Struct, tag_field="op", tag="component"):
    """Press a button or choose the values of a select."""

    channel_id: str
    message_id: str
    custom_id: str
    values: list[str] | None = None
    nonce: str = ""


class Modal(Struct, tag_field="op", tag="modal"):
    """Submit a modal; `interaction_id` is that of the `modal` frame."""

    interaction_id: str
    fields: dict[str, str | bool | list[str]]
    custom_id: str = ""
    nonce: str = ""


class Say(Struct, tag_field="op", tag="say"):
    """Post a message."""

    channel_id: str
    content: str
    nonce: str = ""


class Locale(Struct, tag_field="op", tag="locale"):
    """Change the user's language."""

    locale: str
    nonce: str = ""


class NewUser(Struct, tag_field="op", tag="new_user"):
    """Let somebody new join the guild."""

    name: str
    locale: str = "en-US"
    nonce: str = ""


class Dms(Struct, tag_field="op", tag="dms"):
    """Open or close the user's direct messages."""

    open: bool
    nonce: str = ""


Request = Command | Autocomplete | Component | Modal | Say | Locale | NewUser | Dms
_decoder = msgspec.json.Decoder(Request)


def ready(context: Context, user_id: str) -> dict[str, Any]:
    """Return all that a user sees when his client starts."""
    world = context.world
    account = world.accounts[user_id]
    places = [channel for channel in world.channels.values() if world.can_enter(user_id, channel.id)]
    return {
        "me": _profile(account),
        "users": [other.user for other in world.accounts.values()] + [world.bot],
        "guilds": [{"id": world.guild.id, "name": world.guild.name, "channels": places}],
        "roles": list(world.roles.values()),
        "threads": [thread for thread in world.threads.values() if world.can_enter(user_id, thread.id)],
        "joined": [thread for thread, members in world.thread_members.items() if user_id in members],
        "dms": [conversation(context, user_id)],
        "messages": world.seen_messages(user_id),
        "commands": world.commands,
    }


def _profile(account: Account) -> dict[str, Any]:
    """Return a user with what only his own client knows."""
    own = {"locale": account.locale, "dms_open": account.dms_open}
    return {**msgspec.to_builtins(account.user), **own}


def act(context: Context, user_id: str, request: Request) -> None:
    """Do what a user's client asks for; NotPossible says why not."""
    nonce = request.nonce
    match request:
        case Command() | Autocomplete():
            typing = isinstance(request, Autocomplete)
            place, name, options = request.channel_id, request.name, request.options
            invoke.run_command(context, user_id, place, name, options, nonce=nonce, typing=typing)
        case Component(channel_id, message_id, custom_id, values):
            invoke.use_component(context, user_id, channel_id, message_id, custom_id, values=values, nonce=nonce)
        case Modal(interaction_id, fields):
            invoke.submit_modal(context, user_id, interaction_id, fields, nonce=nonce)
        case Say(channel_id, content):
            post(context, user_id, channel_id, content)
        case Locale(locale):
            if locale not in LOCALES:
                raise NotPossible(f"{locale} is no language of Discord")
            set_locale(context, user_id, locale)
        case NewUser(name, locale):
            if locale not in LOCALES:
                raise NotPossible(f"{locale} is no language of Discord")
            if not 0 < len(name.strip()) <= NAME or context.world.account(name):
                raise NotPossible("Choose another name")
            join(context, name.strip(), locale)
        case Dms(opened):
            set_dms(context, user_id, opened=opened)


def post(context: Context, user_id: str, channel_id: str, content: str) -> None:
    """Post what a user typed."""
    channel = entered(context.world, user_id, channel_id)
    check_writable(context.world, user_id, channel)
    if not content.strip() or len(content) > CONTENT:
        raise NotPossible(f"A message has between 1 and {CONTENT} characters")
    if isinstance(channel, Thread):
        archiving.wake(context, channel)
    say(context, context.world.accounts[user_id].user, channel, content)


async def serve(context: Context, key: str, request: web.Request, socket: web.WebSocketResponse) -> None:
    """Serve one page's view of one user until it closes, if it has the key."""
    if not compare_digest(request.query.get("key", "").encode(), key.encode()):
        await socket.close(code=WRONG_KEY)
        return
    account = (
        context.world.account(request.query["user"]) if "user" in request.query else context.world.first_account()
    )
    if account is None:
        await socket.close(code=UNKNOWN_USER)
        return
    user_id = account.user.id
    frames: asyncio.Queue[str] = asyncio.Queue()

    def tell(kind: str, data: dict[str, Any]) -> None:
        frames.put_nowait(msgspec.json.encode({"t": kind, "d": data}).decode())

    def viewer(event: ClientEvent) -> None:
        if not isinstance(event, FileSeen):
            frames.put_nowait(frame(event))

    async def send() -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await socket.send_str(await frames.get())

    tell("ready", ready(context, user_id))
    context.client_events.watch(user_id, viewer)
    sender = asyncio.create_task(send())
    try:
        async for message in socket:
            if message.type != WSMsgType.TEXT:
                continue
            try:
                asked = _decoder.decode(message.data)
            except (msgspec.DecodeError, RecursionError) as error:
                tell("error", {"nonce": "", "message": str(error)})
                continue
            try:
                act(context, user_id, asked)
            except NotPossible as reason:
                context.client_events.show(NotDone(asked.nonce, str(reason)), user_id=user_id)
    finally:
        context.client_events.unwatch(user_id, viewer)
        sender.cancel()
        await asyncio.wait([sender])
