"""The HTTP side: requests are parsed, authorised, handed to an endpoint and answered with Discord's JSON.

An endpoint is a plain function of a `Call`. It runs without pause, so that nothing else happens in the middle of
it; what it returns is the body of a 200, None is a 204, `Reply` is any other status. Source: reference#http-api.
"""

import re
import zlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError, PayloadEncodingError
from msgspec import Struct

from bot import discord_limits
from bot.discord_limits.problems import Problem
from bot.discord_limits.shapes import check_shape
from bot.sandbox.server import errors, ratelimits
from bot.sandbox.server.context import Context, Violation
from bot.sandbox.server.errors import InvalidForm, Refusal
from bot.sandbox.world.files import Upload
from bot.sandbox.world.objects import Channel

API = "/api/v10"
OWN_TOKEN = ("/interactions/", "/webhooks/")  # what proves the right to these is in the path
OPEN = "/gateway"  # anybody may ask where the gateway is
MOST_FILES = 64 * 1024 * 1024  # what is read at all; Discord's own limit is judged afterwards
READ = 256 * 1024  # bytes at a time
MOST_PARTS = 32  # of a form, read at all
# How msgspec and aiohttp say that a body is not what it says it is.
MALFORMED = (
    ValueError,
    LookupError,
    RecursionError,
    RuntimeError,
    AssertionError,
    web.RequestPayloadError,
    PayloadEncodingError,
    HttpProcessingError,
    zlib.error,
)
_FILE_FIELD = re.compile(r"files\[(\d+)\]")


class Call(Struct):
    """A request as an endpoint sees it. `files` maps n of the form field "files[n]" to the upload."""

    context: Context
    method: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: dict[str, Upload]

    @property
    def form(self) -> dict[str, Any]:
        """The body, which must be an object; Problem: 50109 otherwise."""
        if not isinstance(self.body, dict):
            raise Refusal(*errors.INVALID_JSON)
        return self.body

    @property
    def channel(self) -> Channel:
        """The channel, thread or conversation of the path; Refusal where there is none."""
        found = self.context.world.channel(self.params["channel_id"])
        if found is None:
            raise Refusal(*errors.UNKNOWN_CHANNEL)
        return found

    @property
    def file_names(self) -> dict[str, str]:
        """The names of the uploads, by their n."""
        return {which: upload.filename for which, upload in self.files.items()}

    def check(self, problems: list[Problem]) -> None:
        """Refuse an invalid form; note what Discord would pass over in silence."""
        for problem in errors.demand(problems):
            self.note(problem)

    def note(self, problem: Problem) -> None:
        """Note something that Discord passes over in silence, and that no bot of ours should do."""
        self.context.violations.append(Violation(self.method, self.path, problem.code, str(problem), self.body))


class Reply(Struct):
    """An answer with a status other than 200 or 204."""

    status: int
    body: Any


Endpoint = Callable[[Call], Any]
Routes = tuple[tuple[str, str, Endpoint], ...]


def add_routes(context: Context, app: web.Application, routes: Routes) -> None:
    """Serve the routes below /api/v10, and refuse everything else there as Discord does."""
    for method, path, endpoint in routes:
        app.router.add_route(method, API + path, _handler(context, f"{method} {path}", endpoint))
    app.router.add_route("*", "/api/{rest:.*}", _handler(context, "", _no_such_route))


def _no_such_route(_: Call) -> None:
    raise Refusal(*errors.NOT_FOUND)


def _handler(context: Context, route: str, endpoint: Endpoint) -> Callable[[web.Request], Awaitable[web.Response]]:
    authorization = f"Bot {context.bot_token}"

    async def handle(request: web.Request) -> web.Response:
        path = request.path.removeprefix(API)
        call = Call(context, request.method, path, request.match_info, request.query, None, {})
        fault = context.faults.take(request.method, path)
        if fault and fault.held:
            await fault.held.wait()
            fault = None
        if fault and not fault.happens:
            await request.read()
            return answer(fault.body, fault.status, fault.headers)
        headers: dict[str, str] = {}
        try:
            _authorize(request, path, authorization)
            if request.body_exists:
                await _read(request, call)
                errors.demand(check_shape(call.body))
            excess, headers = context.rate_limits.count(route, call.params)
            if excess:
                body, more = ratelimits.too_many(float(headers["X-RateLimit-Reset-After"]), "user")
                return answer(body, 429, headers | more)
            response = _respond(endpoint(call), headers)
        except Refusal as refusal:
            if refusal.code in errors.MISTAKES:
                _note(call, refusal)
            response = answer(refusal.body(), refusal.status, headers)
        except Exception as error:  # a bug of the sandbox; whoever looks at the violations should see it
            context.violations.append(Violation(call.method, call.path, 500, repr(error), call.body))
            raise
        return answer(fault.body, fault.status, fault.headers) if fault else response

    return handle


def _respond(result: Any, headers: Mapping[str, str]) -> web.Response:
    if result is None:
        return web.Response(status=204, headers=headers)
    if isinstance(result, Reply):
        return answer(result.body, result.status, headers)
    return answer(result, headers=headers)


def _authorize(request: web.Request, path: str, authorization: str) -> None:
    open_ = path == OPEN or path.startswith(OWN_TOKEN)
    if not open_ and request.headers.get("Authorization") != authorization:
        raise Refusal(*errors.UNAUTHORIZED)


def _note(call: Call, refusal: Refusal) -> None:
    message = refusal.message
    if isinstance(refusal, InvalidForm):
        message = "; ".join(map(str, refusal.problems))
    call.context.violations.append(Violation(call.method, call.path, refusal.code, message, call.body))


def answer(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return JSON (bytes as they are: text); discord.py takes a body for JSON only if the type has no charset."""
    raw = isinstance(body, bytes)
    return web.Response(
        body=body if raw else msgspec.json.encode(body),
        status=status,
        headers={"Content-Type": "text/plain" if raw else "application/json", **(headers or {})},
    )


async def _read(request: web.Request, call: Call) -> None:
    """Parse JSON or multipart/form-data (reference#uploading-files) into the call."""
    size = 0
    try:
        # aiohttp would read the whole header as if it were an e-mail's, which takes longer than all the rest here.
        if request.headers.get("Content-Type", "").lower().startswith("multipart/form-data"):
            reader = await request.multipart()
            parts = 0
            while isinstance(part := await reader.next(), BodyPartReader):
                parts += 1
                if parts > MOST_PARTS:
                    raise Refusal(*errors.REQUEST_TOO_LARGE)
                content = await _content(part, MOST_FILES - size)
                size += len(content)
                name = part.name or ""
                if name == "payload_json":
                    call.body = msgspec.json.decode(content)
                elif field := _FILE_FIELD.fullmatch(name):
                    call.files[field[1]] = Upload(part.filename or field[1], content)
        else:
            content = await request.read()
            size = len(content)
            if content:
                call.body = msgspec.json.decode(content)
    except web.HTTPRequestEntityTooLarge as error:
        raise Refusal(*errors.REQUEST_TOO_LARGE) from error
    except MALFORMED as error:
        raise Refusal(*errors.INVALID_JSON) from error
    largest = max((len(upload.content) for upload in call.files.values()), default=0)
    if (
        size > discord_limits.REQUEST_SIZE
        or largest > discord_limits.FILE_SIZE
        or len(call.files) > discord_limits.ATTACHMENTS
    ):
        raise Refusal(*errors.REQUEST_TOO_LARGE)


async def _content(part: BodyPartReader, most: int) -> bytes:
    """Read a part of a form, and no more than that."""
    content = bytearray()
    while chunk := await part.read_chunk(READ):
        content += chunk
        if len(content) > most:
            raise Refusal(*errors.REQUEST_TOO_LARGE)
    return bytes(content)
