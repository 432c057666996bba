"""A browser, a sandbox with a small bot in it, and the panes of the page.

One browser serves all tests of a worker; every test has its own sandbox, bot and browser profile.
"""

import asyncio
import json
import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, async_playwright, expect

from bot.client import Fieldpost
from tests.page.small_bot import small_bot
from tests.people import Sandbox
from tests.running import running

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SEED = "19430705" * 8
PATIENCE = 150_000
"""Milliseconds that a person waits for anything: long enough for a picture whose process was lost once."""
GONE = re.compile("just as you pressed|justo al pulsar")
BROKEN = "[...document.images].filter((one) => one.complete && !one.naturalWidth).map((one) => one.src)"


class Window:
    """The pane of one user, and what a person does with it by hand."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.pane = page.locator(f".pane:has(.who option:checked:text-is('{name}'))")
        self.log = self.pane.get_by_role("log")
        self.box = self.pane.locator(".composer textarea")
        self.suggestions = self.pane.locator(".suggestion")
        self.chosen = self.pane.locator(".suggestion[aria-selected=true]")
        self.gone = self.pane.get_by_role("alert").filter(has_text=GONE)

    def message(self, words: str) -> Locator:
        """The newest message with these words."""
        return self.log.locator(".message").filter(has_text=words).last

    def button(self, label: str) -> Locator:
        """The newest button with this label."""
        return self.log.get_by_role("button", name=label, exact=True).last

    def channel(self, name: str) -> Locator:
        return self.pane.locator(".channel").filter(has_text=name)

    async def keys(self, *keys: str) -> None:
        """Press keys, and type what is longer than the name of a key: a word begins with a quote."""
        for key in keys:
            if key.startswith("'"):
                await self.page.keyboard.type(key[1:])
            else:
                await self.page.keyboard.press(key)

    async def runs(self, command: str) -> None:
        """Run a command without options by keyboard."""
        await self.box.focus()
        await self.keys(f"'/{command}")
        await self.chosen.filter(has_text=f"/{command}").wait_for()
        await self.keys("Enter", "Enter")


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser() -> AsyncIterator[Browser]:
    if shutil.which(CHROMIUM) is None and not os.environ.get("CI"):
        pytest.skip("Chromium is not installed (Debian: apt-get install chromium)")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield chromium
        await chromium.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(port=0)
    await sandbox.start()
    yield sandbox
    await sandbox.close()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[discord.Client]:
    base = yarl.URL(sandbox.api_base)
    monkeypatch.setattr(Route, "BASE", f"{base}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", base.with_scheme("ws") / "gateway")
    client = small_bot()
    await client.login(sandbox.bot_token)
    running = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    yield client
    await client.close()
    await running


@pytest_asyncio.fixture(loop_scope="session")
async def fieldpost(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Fieldpost]:
    """The real bot, with dice that always fall the same way. A test of it calls it ``bot``."""
    monkeypatch.setattr("bot.match.table.token_hex", lambda _: SEED)
    monkeypatch.setattr("bot.match.table.added_word", lambda typed: typed or "word")
    async with running(sandbox, tmp_path / "fieldpost.sqlite3") as real:
        yield real
    assert sandbox.violations == []


@asynccontextmanager
async def profile(browser: Browser, size: dict[str, int] = DESKTOP) -> AsyncIterator[BrowserContext]:
    """Open a browser profile with a window of a size: nothing in it is known to another."""
    context = await browser.new_context(viewport=size, locale="en-US")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    yield context
    await context.close()


@asynccontextmanager
async def watched(context: BrowserContext, sandbox: Sandbox, panes: int) -> AsyncIterator[Page]:
    """Open the page with its panes; an error, a broken picture or a request to elsewhere in it fails the test."""
    page = await context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "console", lambda entry: wrong.append(entry.text) if entry.type == "error" and not late(entry) else None
    )
    page.on(
        "request",
        lambda request: None if request.url.startswith((sandbox.api_base, "data:")) else wrong.append(request.url),
    )
    await page.goto(sandbox.page_url)
    await page.locator(".pane").nth(panes - 1).wait_for(state="attached")
    yield page
    assert await page.evaluate(BROKEN) == []
    assert wrong == []


@asynccontextmanager
async def own_page(browser: Browser, sandbox: Sandbox, name: str, size: dict[str, int]) -> AsyncIterator[Page]:
    """Open the page in a browser profile of its own, with the window of one person alone."""
    account = sandbox.world.account(name)
    assert account is not None
    panes = json.dumps(json.dumps([account.user.id]))
    async with profile(browser, size) as context:
        await context.add_init_script(f'localStorage.setItem("panes", {panes})')
        async with watched(context, sandbox, 1) as page:
            yield page


@pytest_asyncio.fixture(loop_scope="session")
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    async with profile(browser) as context:
        yield context


@pytest_asyncio.fixture(loop_scope="session")
async def page(bot: discord.Client, sandbox: Sandbox, context: BrowserContext) -> AsyncIterator[Page]:
    """The page with its three panes."""
    async with watched(context, sandbox, 3) as page:
        yield page


@pytest_asyncio.fixture(loop_scope="session", params=[DESKTOP, PHONE], ids=["desktop", "phone"])
async def sized(page: Page, request: pytest.FixtureRequest) -> Page:
    """The page as a light one on a desktop, and as a dark one on a telephone."""
    await page.set_viewport_size(request.param)
    await page.emulate_media(color_scheme="light" if request.param is DESKTOP else "dark")
    return page


def late(entry: ConsoleMessage) -> bool:
    """Tell whether a picture was not found: its message may have been edited while it was on the way."""
    return "404" in entry.text and "/attachments/" in entry.location["url"]


@pytest.fixture
def alice(page: Page) -> Window:
    return Window(page, "Alice")


@pytest.fixture
def benito(page: Page) -> Window:
    return Window(page, "Benito")


@pytest.fixture
def sam(page: Page) -> Window:
    return Window(page, "Sam")
