"""A whole match of Spearpoint with the real bot, by clicking: three turns, then one gives up.

Alice plays in English, in her direct messages and in the thread; Benito in Spanish, with the buttons below the
board and with commands; Sam watches. Once with three panes beside each other, once on a telephone.
The dice are fixed, so that both matches go the same way.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Locator, Page, expect

from bot.client import Fieldpost
from tests.page.conftest import DESKTOP, PATIENCE, SEED, Window

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEAL: Final = re.compile("^(Seal|Sellar|Confirm|Confirmar)$")
END: Final = re.compile("^(End|Terminar) ")
SEALED: Final = ".action-row > .button:disabled"
MOST_ROUNDS: Final = 40
SAID: Final = """(message) => [...message.querySelectorAll(".prose, .button, .select")].map(
  (one) => `${one.dataset.key} ${one.disabled} ${one.textContent}`).join()"""
CHANGED: Final = f"""(message, before) => new Promise((resolve) => {{
  const look = () => {{ if (({SAID})(message) !== before) resolve(); }};
  const all = {{ attributes: true, characterData: true, childList: true, subtree: true }};
  new MutationObserver(look).observe(message, all);
  look();
}})"""
DIGEST: Final = """async (image) => {
  const file = await (await fetch(image.src)).arrayBuffer();
  return new Uint8Array(await crypto.subtle.digest("SHA-256", file)).join();
}"""


@pytest.fixture
def bot(fieldpost: Fieldpost) -> Fieldpost:
    return fieldpost


class Seat(Window):
    """The pane of somebody at the table, on any size of screen: it comes to the front before it is used."""

    async def here(self) -> Seat:
        """Bring the pane to the front; on a telephone its tab is pressed."""
        tab = self.page.get_by_role("navigation", name="Windows").get_by_role("button", name=self.name)
        if not await self.pane.is_visible():
            await tab.click()
        return self

    async def follows(self, label: str) -> None:
        """Do what the hint offers."""
        await (await self.here()).pane.locator(".hint").get_by_role("button", name=label).click()

    async def opens(self, channel: str) -> None:
        await (await self.here()).channel(channel).click()
        await expect(self.channel(channel)).to_have_attribute("aria-current", "true")

    async def presses(self, label: str) -> None:
        await (await self.here()).button(label).click()

    async def asks_for(self, label: str) -> Locator:
        """Press a button whose answer is a message that only this person sees, and give the message.

        Where the board made way for a new one just then, press the button of the new one, as the page says.
        """
        private = (await self.here()).log.locator(".message.ephemeral:not(:has(.thinking))")
        answer = private.nth(await private.count())
        while True:
            await self.button(label).click()
            await expect(answer.or_(self.gone).first).to_be_attached()
            if await answer.count():
                return answer

    async def picks(self, select: Locator, *labels: str) -> None:
        """Turn options of a select on or off."""
        await select.click()
        for label in labels:
            await self.page.locator(".popup:popover-open [role=option]").filter(has_text=label).first.click()
        await self.page.locator(".popup:popover-open .popup-foot button").click()

    async def takes(self, select: Locator, label: str) -> None:
        """Choose the one option of a select."""
        await select.click()
        await self.page.locator(".popup:popover-open [role=option]").filter(has_text=label).first.click()

    async def types(self, command: str, *choices: str) -> None:
        """Run a command: its name and the beginning of each choice are typed, what is offered is clicked."""
        await (await self.here()).box.click()
        await self.keys(f"'/{command}")
        await self.suggestions.filter(has_text=f"/{command}").first.click()
        for choice in choices:
            await self.keys(f"'{choice}")
            await self.suggestions.filter(has_text=choice).first.click()
        await self.pane.locator(".send").click()

    async def plays(self) -> None:
        """Open one's decision, and answer until nothing more is asked: as advised, or with the first of a list."""
        panel = await self.asks_for("My decision")
        while True:
            button = panel.locator(".action-row > .button:enabled").filter(has_text=SEAL)
            button = button.or_(panel.locator(".action-row > .button:is(.style-1, .style-4):enabled"))
            button = button.or_(panel.locator(".action-row > .button.style-3:enabled").filter(has_text=END))
            if await button.count():
                async with self.changing(panel):
                    await button.first.click()
            elif (
                await panel.locator(".select:has(.placeholder)").count()
                and not await panel.locator(SEALED).count()
            ):
                async with self.changing(panel):
                    await panel.locator(".select").click()
                    await self.page.locator(".popup:popover-open [role=option]").first.click()
            else:
                return

    @asynccontextmanager
    async def changing(self, message: Locator) -> AsyncIterator[None]:
        """Wait, after what is done, until a message says or offers something else; its picture may follow."""
        before = await message.evaluate(SAID)
        yield
        async with asyncio.timeout(PATIENCE / 1000):
            await message.evaluate(CHANGED, before)


class Night:
    """The three at the table, and the pictures taken of what they saw."""

    def __init__(self, page: Page, album: Path) -> None:
        self.page = page
        self.album = album
        self.alice, self.benito, self.sam = (Seat(page, name) for name in ("Alice", "Benito", "Sam"))

    async def photograph(self, name: str) -> None:
        self.album.mkdir(exist_ok=True)
        await self.page.screenshot(path=self.album / f"{len(list(self.album.iterdir())):02}-{name}.png")

    async def board(self) -> str:
        """Tell one picture of the board from another, as the spectator sees it."""
        shown = (await self.sam.here()).log.locator(".gallery img").last
        await expect(shown).to_have_js_property("complete", value=True)
        assert await shown.get_attribute("alt")
        digest: str = await shown.evaluate(DIGEST)
        return digest

    async def begin(self) -> None:
        """The hints lead from the first look to the board."""
        await self.photograph("first-visit")
        await self.alice.follows("Write it for me")
        await self.photograph("command-written")
        await self.alice.pane.locator(".send").click()
        await self.alice.presses("Spearpoint 1943: invite Benito")
        await self.alice.follows("To Benito's window")
        await self.photograph("invited")
        await self.sit_down()

    async def begin_with(self, game: str) -> None:
        """Alice chooses the game in the command; the hints lead on from there."""
        await (await self.alice.here()).box.click()
        await self.alice.keys("'/new")
        await self.alice.suggestions.filter(has_text="/new").first.click()
        await self.alice.suggestions.filter(has_text="Which game").first.click()
        await self.alice.suggestions.filter(has_text=game).click()
        await self.alice.pane.locator(".send").click()
        await self.sit_down()

    async def sit_down(self) -> None:
        """Benito joins, and all follow the hints to the board."""
        await (await self.benito.here()).presses("Join")
        await self.benito.follows("Abrir el hilo")
        await (await self.alice.here()).follows("Open thread")
        await (await self.sam.here()).follows("Open thread")
        await expect(self.sam.button("Board as text")).to_be_visible()

    async def set_up(self) -> None:
        """Alice changes the advised hand on a panel that her direct messages open; Benito takes it as it is."""
        await self.alice.opens("Fieldpost")
        await self.photograph("what-waits")
        await self.alice.presses("Decide in match 1")
        await self.alice.presses("Seal")
        await expect(self.alice.button("Sealed")).to_be_disabled()
        await self.photograph("sealed")
        await self.benito.plays()
        await self.photograph("benito-set-up")
        await self.alice.here()
        await self.alice.presses("Decide in match 1")
        panel = self.alice.log.locator(".message").last
        await self.alice.presses("− Bazooka Team (4)")
        await expect(self.alice.button("− Bazooka Team (4)")).to_have_count(0)  # there is room in the hand now
        await self.alice.takes(self.alice.log.get_by_role("combobox").last, "Paratroopers")
        await expect(panel).to_contain_text(re.compile("Chosen: .*Paratroopers"))
        await self.photograph("hand-changed")
        await self.alice.presses("Seal")
        await expect(self.alice.log.locator(".message").last).to_contain_text("Turn 1, Commitment")

    async def commit(self) -> None:
        """Alice gives standing orders and commits what is advised; Benito looks around and commits by command."""
        panel = (await self.alice.here()).log.locator(".message").last
        async with self.alice.changing(panel):
            await panel.get_by_role("button", name="Standing orders").click()
        await self.alice.picks(panel.get_by_role("combobox"), "Play automatically: Bail Out!")
        await expect(panel).to_contain_text("Chosen: Play automatically: Bail Out!")
        await self.alice.presses("Confirm")
        await expect(panel).to_contain_text("Turn 1, Commitment")
        await self.photograph("standing-orders-given")

        shown = await self.benito.asks_for("My hand")
        await expect(shown.get_by_role("img")).to_have_attribute("alt", re.compile("Panzer IV"))
        await self.photograph("benito-sees-his-hand")
        await self.benito.types("desplegar", "unidades", "Panzer")
        await expect(self.benito.log.locator(".message.ephemeral").last).to_contain_text("Panzer")
        await self.photograph("benito-committed")
        await (await self.alice.here()).log.locator(".message").last.get_by_role("button", name=SEAL).click()
        await expect((await self.sam.here()).log).to_contain_text("The Germans commit")

    async def watch(self) -> None:
        """Before anything is revealed, what Alice reads of her cards is nowhere in the pane of the spectator."""
        words = await (await self.alice.asks_for("Board as text")).inner_text()
        lists = re.findall(r"^Your (?:Units|Command cards): (.+)\.$", words, re.MULTILINE)
        secrets = [card for one in lists for card in re.split(", | and ", one)]
        assert len(secrets) == 4 + 3
        refused = await self.sam.asks_for("My hand")
        await expect(refused).to_contain_text("You do not play in this match")
        public = await self.sam.asks_for("Board as text")
        await expect(public).to_contain_text("In hand: 4 Units")
        seen = await self.sam.pane.inner_html()
        assert [card for card in secrets if card in seen] == []
        await self.photograph("sam-watches")

    async def play(self) -> None:
        """Both answer as advised until the fourth turn begins."""
        for played in range(MOST_ROUNDS):
            if await (await self.sam.here()).log.get_by_text("Turn 4.").count():
                return
            await self.photograph(f"round-{played}")
            for one in (self.benito, self.alice):
                await one.plays()
        pytest.fail("the fourth turn does not come")

    async def resign(self) -> None:
        await self.alice.types("resign")
        await self.photograph("resigning")
        await self.alice.presses("Resign")
        await expect((await self.sam.here()).log).to_contain_text("Benito wins")
        await expect(self.sam.log).to_contain_text(SEED)
        await self.photograph("over")


async def test_a_match_by_clicking(sized: Page, tmp_path: Path) -> None:
    night = Night(sized, tmp_path / "album")
    await night.begin()
    empty = await night.board()
    await night.set_up()
    await night.alice.opens("Spearpoint")
    await night.watch()
    await night.alice.opens("Fieldpost")
    await night.commit()
    await night.alice.opens("Spearpoint")
    committed = await night.board()
    assert committed != empty
    await night.play()
    assert await night.board() not in {empty, committed}
    await night.resign()
    assert await sized.locator(".pane").filter(visible=True).count() == (
        3 if sized.viewport_size == DESKTOP else 1
    )
