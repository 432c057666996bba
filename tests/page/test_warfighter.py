"""Three turns of Warfighter by clicking: three people at once, each in a browser of his own, and who reads what.

Alice invites in English at her desk, Benito plays in Spanish on his telephone, Sam upright on a tablet. All click
at the same time, so that what they do falls in any order; what must hold is the same in each.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.client import Fieldpost
from tests.page.conftest import DESKTOP, PHONE, own_page
from tests.page.test_whole_match import Seat
from tests.people import Sandbox

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIZES: Final = {"Alice": DESKTOP, "Benito": PHONE, "Sam": {"width": 800, "height": 1000}}
SURE, DONE, ADVISED = (f".action-row > .button.style-{style}:enabled" for style in (4, 3, 1))
"""Buttons by colour: what is asked once more; what ends something; what is advised."""
ACTS: Final = 2
"""So often each presses in a turn before he is done with it."""
MOST_ROUNDS: Final = 12


@pytest.fixture
def bot(fieldpost: Fieldpost) -> Fieldpost:
    return fieldpost


class Comrade(Seat):
    """Somebody of the squad, who does as advised, a little of it each turn."""

    async def acts(self) -> None:
        """Open one's decision, press what is advised, and be done."""
        panel = await self.asks_for("My decision")
        for press in range(ACTS + 1):
            kinds = (ADVISED, DONE) if press < ACTS else (DONE, ADVISED)
            found = [kind for kind in kinds if await panel.locator(kind).count()]
            if not found:
                return
            async with self.changing(panel):
                await panel.locator(found[0]).first.click()
            if await panel.locator(SURE).count():
                async with self.changing(panel):
                    await panel.locator(SURE).click()
            if found[0] == DONE:
                return

    async def musters(self) -> None:
        """Have a Soldier of one's own built as advised, and be ready."""
        panel = await self.asks_for("My decision")
        async with self.changing(panel):
            await panel.get_by_role("button", name=re.compile("^(As advised|Según el consejo)$")).click()
        async with self.changing(panel):
            await panel.locator(DONE).click()


@pytest_asyncio.fixture(loop_scope="session")
async def squad(bot: Fieldpost, browser: Browser, sandbox: Sandbox) -> AsyncIterator[list[Comrade]]:
    async with AsyncExitStack() as pages:
        yield [
            Comrade(await pages.enter_async_context(own_page(browser, sandbox, name, size)), name)
            for name, size in SIZES.items()
        ]


async def told(squad: Iterable[Comrade], words: str) -> None:
    """Wait until everybody reads something in the thread."""
    await asyncio.gather(*(expect(one.log).to_contain_text(words) for one in squad))


async def until(squad: list[Comrade], words: str) -> None:
    """All act at once, as often as it takes until something stands in the thread."""
    for _ in range(MOST_ROUNDS):
        if await squad[0].log.get_by_text(words).count():
            return await told(squad, words)
        await asyncio.gather(*(one.acts() for one in squad))
    pytest.fail(f"“{words}” does not come")


async def test_three_turns_by_three_people_at_once(squad: list[Comrade], sandbox: Sandbox) -> None:
    alice, benito, sam = squad
    await alice.types("new", "game", "Warfighter", "scenario", "Deep Raid", "options", "Players: 3")
    await sam.presses("Join Player 3")
    await benito.presses("Join")
    await asyncio.gather(alice.follows("Open thread"), benito.follows("Abrir el hilo"), sam.follows("Open thread"))
    await asyncio.gather(*(one.musters() for one in squad))
    await until(squad, "Turns left: 9")
    for one in squad:
        reports = one.log.get_by_role("img", name=re.compile(r"^\d+ turns left\."))
        titles = [(await picture.get_attribute("alt") or "").partition(" ")[0] for picture in await reports.all()]
        assert titles == sorted(set(titles), key=int, reverse=True)  # one picture for each turn, in order
    for name in SIZES:
        person = sandbox.person(name)
        assert len(person.messages(person.dm)) == 1  # one list, whoever acted meanwhile
