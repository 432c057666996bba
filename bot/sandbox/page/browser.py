"""What browsers fetch: the page and the files of messages. No other page may have anything of it."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import compare_digest

from aiohttp import web

from bot.sandbox.world.files import Files, look

HOST = "127.0.0.1"  # never anything else: whoever reaches the sandbox can play everybody
CALLED = (HOST, "localhost")  # by any other name, some web page has led a browser here
PAGE = Path(__file__).parent / "static"
PAGES = frozenset(path.name for path in PAGE.iterdir())
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


def add_pages(app: web.Application, files: Files) -> None:
    """Serve the page and the files of messages."""

    async def serve_file(request: web.Request) -> web.Response:
        attachment_id = request.match_info["attachment_id"]
        signature = request.query.get("hm", "").encode()
        signed = compare_digest(signature, files.signature(attachment_id).encode())
        content = files.get(attachment_id) if signed else None
        if content is None:
            raise web.HTTPNotFound
        content_type = look(content, request.match_info["filename"])[0]
        return web.Response(body=content, headers={"Content-Type": content_type, "Cache-Control": "private"})

    app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", serve_file)
    app.router.add_get("/", _serve_page)
    app.router.add_get("/page/{path:.+}", _serve_page)
    app.on_response_prepare.append(_guard)


async def _serve_page(request: web.Request) -> web.StreamResponse:
    name = request.match_info.get("path", "index.html")
    if name not in PAGES:
        raise web.HTTPNotFound
    return web.FileResponse(PAGE / name, headers={"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"})


def check_origin(request: web.Request, port: int) -> None:
    """Refuse a page elsewhere, whose socket a browser opens without asking us."""
    if request.headers.get("Origin") not in (None, *(f"http://{name}:{port}" for name in CALLED)):
        raise web.HTTPForbidden


@web.middleware
async def loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
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
