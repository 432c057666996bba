"""The gateway: events to the bot over a WebSocket (events/gateway).

Every session has its own numbered list of events. What cannot be sent, because the connection is gone, waits there
until the bot resumes.
"""

import asyncio
import contextlib
import zlib
from collections import deque
from enum import IntFlag
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot import discord_limits
from bot.sandbox.server import discord_objects
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.objects import Message, World
from bot.sandbox.world.secret import new_secret

HEARTBEAT_INTERVAL = 41_250  # milliseconds
ACK_DELAY = 0.05  # seconds; discord.py notes the time of a heartbeat only after it is sent, and loopback is faster
REMEMBERED = 2000  # events per session that can be replayed
SESSION_LIFE = 180.0  # seconds without a connection
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID_SESSION, HELLO, ACK = (
    0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11,
)  # fmt: skip
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
INVALID_SEQ, INVALID_SHARD, INVALID_INTENTS, DISALLOWED_INTENTS = 4007, 4010, 4013, 4014


class Intent(IntFlag):
    """Groups of events that a session asks for: events/gateway#gateway-intents."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1


class Connection:
    """One WebSocket of the bot; frames are sent in order by a task of its own."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.transport = request.transport
        compressed = request.query.get("compress") == "zlib-stream"
        self._deflate = zlib.compressobj() if compressed else None
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send())

    def send(self, frame: bytes) -> None:
        """Send a frame, in order."""
        self._frames.put_nowait(frame)

    def op(self, code: int, data: Any = None) -> None:
        """Send an operation that is no event."""
        self.send(msgspec.json.encode({"op": code, "d": data, "s": None, "t": None}))

    async def _send(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                frame = await self._frames.get()
                if self._deflate:
                    data = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
                else:
                    await self.socket.send_str(frame.decode())

    async def stop(self) -> None:
        """Send nothing more."""
        self._sender.cancel()
        await asyncio.wait([self._sender])


class Session:
    """What a bot identified once and may resume: its intents, its shard, its events."""

    def __init__(self, session_id: str, intents: int, shard: tuple[int, int]) -> None:
        self.id, self.intents, self.shard = session_id, intents, shard
        self.sequence = 0
        self.events: deque[tuple[int, str, bytes]] = deque(maxlen=REMEMBERED)
        self.connection: Connection | None = None
        self.left: float | None = None

    def dispatch(self, event: str, data: bytes) -> None:
        """Give an event (its data as JSON) the next number, keep it and send it."""
        self.sequence += 1
        frame = b'{"op":0,"t":"%b","s":%d,"d":%b}' % (event.encode(), self.sequence, data)
        self.events.append((self.sequence, event, frame))
        if self.connection:
            self.connection.send(frame)


class Gateway:
    """All sessions of the bot, and what tests do to them."""

    def __init__(self, world: World, clock: Clock, *, token: str, url: str) -> None:
        self._world, self._clock, self._token = world, clock, token
        self.url = url
        self._sessions: dict[str, Session] = {}

    @property
    def connected(self) -> bool:
        """Whether a bot is listening."""
        return any(session.connection for session in self._sessions.values())

    # Events

    def message(self, event: str, message: Message | dict[str, Any], extra: dict[str, Any]) -> None:
        """Send an event about a message; without MESSAGE_CONTENT, others' guild messages come without content."""
        guild_id = extra.get("guild_id")
        intent = Intent.GUILD_MESSAGES if guild_id else Intent.DIRECT_MESSAGES
        sessions = [session for session in self._to(guild_id) if session.intents & intent]
        if not sessions:
            return
        if guild_id and isinstance(message, Message):
            bot = self._world.bot
            if message.author != bot and bot not in message.mentions:
                blank: dict[str, Any] = {"content": "", "embeds": [], "components": [], "attachments": []}
                message = msgspec.structs.replace(message, **blank)
        data = merged(message, extra)
        for session in sessions:
            session.dispatch(event, data)

    def guild_event(self, event: str, thing: object, extra: dict[str, Any]) -> None:
        """Send an event about a channel or thread of the guild."""
        data = merged(thing, extra)
        for session in self._to(self._world.guild.id):
            if session.intents & Intent.GUILDS:
                session.dispatch(event, data)

    def interaction(self, data: dict[str, Any]) -> None:
        """Send INTERACTION_CREATE, which needs no intent."""
        encoded = msgspec.json.encode(data)
        for session in self._to(data.get("guild_id")):
            session.dispatch("INTERACTION_CREATE", encoded)

    def _to(self, guild_id: str | None) -> list[Session]:
        """Return the sessions of the shard of the guild; what has no guild goes to shard 0."""
        number = int(guild_id) >> 22 if guild_id else 0
        return [session for session in self._sessions.values() if number % session.shard[1] == session.shard[0]]

    # Faults for tests

    def drop(self) -> None:
        """Cut every connection without a word, as a lost network does."""
        for connection in self._connections():
            if connection.transport:
                connection.transport.abort()

    def reconnect(self) -> None:
        """Ask every session to reconnect and resume (op 7)."""
        for connection in self._connections():
            connection.op(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9); it is forgotten unless it may be resumed."""
        for connection in self._connections():
            connection.op(INVALID_SESSION, resumable)
        if not resumable:
            self._sessions.clear()

    def repeat(self, event: str = "INTERACTION_CREATE") -> None:
        """Deliver the last event of this name once more, under a new number."""
        for session in self._sessions.values():
            frames = [frame for _, name, frame in session.events if name == event]
            session.dispatch(event, bytes(msgspec.json.decode(frames[-1], type=_Event).d))

    def _connections(self) -> list[Connection]:
        return [session.connection for session in self._sessions.values() if session.connection]

    # The WebSocket

    async def serve(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        """Serve one connection of the bot until it ends."""
        connection = Connection(socket, request)
        connection.op(HELLO, {"heartbeat_interval": HEARTBEAT_INTERVAL})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    continue
                try:
                    session = self._receive(_decoded(message.data), connection, session)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                    await socket.close(code=DECODE_ERROR)
                except _Close as close:
                    await socket.close(code=close.code)
        finally:
            await connection.stop()
            if session and session.connection is connection:
                session.connection = None
                session.left = self._clock.time()
                if socket.close_code in (1000, 1001):
                    self._sessions.pop(session.id, None)

    def _receive(self, sent: "_Sent", connection: Connection, session: Session | None) -> Session | None:
        if sent.op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_DELAY, connection.op, ACK)
        elif sent.op == IDENTIFY:
            if session:
                raise _Close(ALREADY_AUTHENTICATED)
            return self._identify(msgspec.convert(sent.d, _Identify), connection)
        elif sent.op == RESUME:
            return self._resume(msgspec.convert(sent.d, _Resume), connection)
        elif session is None:
            raise _Close(NOT_AUTHENTICATED)
        elif sent.op == MEMBERS:
            self._chunk(msgspec.convert(sent.d, _Members), session)
        elif sent.op not in (PRESENCE, VOICE):
            raise _Close(UNKNOWN_OPCODE)
        return session

    def _check_token(self, token: str) -> None:
        if token.removeprefix("Bot ") != self._token:
            raise _Close(WRONG_TOKEN)

    def _identify(self, data: "_Identify", connection: Connection) -> Session:
        self._check_token(data.token)
        intents = data.intents
        if intents & ~ALL_INTENTS:
            raise _Close(INVALID_INTENTS)
        if intents & PRIVILEGED:
            raise _Close(DISALLOWED_INTENTS)
        index, count = data.shard or (0, 1)
        if not 0 <= index < count:
            raise _Close(INVALID_SHARD)
        now = self._clock.time()
        for old in list(self._sessions.values()):
            if old.left is not None and now - old.left > SESSION_LIFE:
                del self._sessions[old.id]
        session = Session(new_secret(), intents, (index, count))
        session.connection = connection
        self._sessions[session.id] = session
        world = self._world
        own = int(world.guild.id) >> 22
        here = own % count == index
        ready = {
            "v": 10,
            "user": {**msgspec.to_builtins(world.bot), "mfa_enabled": False, "verified": True, "email": None},
            "guilds": [{"id": world.guild.id, "unavailable": True}] if here else [],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": [index, count],
            "application": {"id": world.bot.id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
        }
        session.dispatch("READY", msgspec.json.encode(ready))
        if here and intents & Intent.GUILDS:
            session.dispatch("GUILD_CREATE", msgspec.json.encode(discord_objects.guild_create(world)))
        return session

    def _resume(self, data: "_Resume", connection: Connection) -> Session | None:
        self._check_token(data.token)
        session = self._sessions.get(data.session_id)
        first = session.events[0][0] if session and session.events else 1
        since = data.seq
        if session is None or since is None or since + 1 < first:
            connection.op(INVALID_SESSION, data=False)
            return None
        if since > session.sequence:
            raise _Close(INVALID_SEQ)
        session.connection, session.left = connection, None
        for sequence, _, frame in session.events:
            if sequence > since:
                connection.send(frame)
        session.dispatch("RESUMED", b"{}")
        return session

    def _chunk(self, data: "_Members", session: Session) -> None:
        """Answer a request for members by their ids: events/gateway-events#request-guild-members."""
        world = self._world
        asked = [
            str(user_id) for user_id in (data.user_ids if isinstance(data.user_ids, list) else [data.user_ids])
        ]
        found = [user for user_id in asked if (user := world.user(user_id))]
        missing = [user_id for user_id in asked if world.user(user_id) is None]
        chunk = {
            "guild_id": world.guild.id,
            "members": [discord_objects.member(world, user) for user in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
            "nonce": data.nonce,
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", msgspec.json.encode(chunk))


class _Sent(msgspec.Struct):
    op: int
    d: Any = None


class _Identify(msgspec.Struct):
    token: str
    intents: int
    shard: tuple[int, int] | None = None


class _Resume(msgspec.Struct):
    token: str
    session_id: str
    seq: int | None


class _Members(msgspec.Struct):
    user_ids: list[str | int] | str | int = msgspec.field(default_factory=list)
    nonce: str | None = None


def _decoded(data: str | bytes) -> _Sent:
    if len(data) > discord_limits.GATEWAY_PAYLOAD:
        raise _Close(DECODE_ERROR)
    return msgspec.json.decode(data, type=_Sent)


class _Event(msgspec.Struct):
    d: msgspec.Raw


class _Close(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def merged(thing: object, extra: dict[str, Any]) -> bytes:
    """Return the JSON object of a thing with some more keys."""
    encoded = msgspec.json.encode(thing)
    return encoded[:-1] + b"," + msgspec.json.encode(extra)[1:] if extra else encoded
