"""The first turn of somebody who never saw the game: each click, and each line typed, takes two seconds."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import Locator, Page, expect

from bot.client import Fieldpost
from tests.page.test_whole_match import SEAL, Seat

pytestmark = pytest.mark.asyncio(loop_scope="session")

CLICK: Final = 2
"""Seconds that a click takes a person who reads what he clicks."""
MOST_SECONDS: Final = 90
MOST_TAPS: Final = 6
LEAST_PIXELS: Final = 11
SIZES: Final = """(message) => {
  const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
  const sizes = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() && element.checkVisibility()) {
      sizes.push(parseFloat(getComputedStyle(element).fontSize));
    }
  }
  return Math.min(...sizes);
}"""


@pytest.fixture
def bot(fieldpost: Fieldpost) -> Fieldpost:
    return fieldpost


class Newcomer(Seat):
    """Somebody whose clicks are counted."""

    taps = 0

    async def clicks(self, what: Locator) -> None:
        self.taps += 1
        await what.click()

    async def types_and_clicks(self, words: str, offered: str) -> None:
        """Type the beginning of something, and click what is offered."""
        self.taps += 1
        await self.keys(f"'{words}")
        await self.clicks(self.suggestions.filter(has_text=offered).first)

    @property
    def panel(self) -> Locator:
        return self.log.locator(".message.ephemeral:not(:has(.thinking))").last

    async def presses_in(self, label: str | re.Pattern[str]) -> None:
        """Press a button of the panel, and wait until it shows what comes next."""
        button = self.panel.locator(".action-row > .button:enabled").filter(has_text=label).first
        async with self.changing(self.panel):
            await self.clicks(button)

    async def chooses(self, option: str) -> None:
        """Choose what is not chosen yet."""
        await self.clicks(self.panel.locator(".select:has(.placeholder)").first)
        async with self.changing(self.panel):
            await self.clicks(self.page.locator(".popup:popover-open [role=option]").filter(has_text=option).first)

    def counted(self) -> int:
        """Give the taps since the last call."""
        taps, self.taps = self.taps, 0
        return taps


async def test_the_first_unit_is_committed_in_ninety_seconds_and_a_turn_takes_six_taps(page: Page) -> None:
    alice = Newcomer(page, "Alice")
    await expect(alice.pane.locator(".hint")).to_contain_text("/learn teaches you in five minutes")
    await alice.clicks(alice.box)
    await alice.types_and_clicks("/learn", "/learn")
    await alice.types_and_clicks("Spear", "Spearpoint")
    await alice.clicks(alice.pane.locator(".send"))
    await expect(alice.panel).to_contain_text("Lesson 1 of 6")
    await expect(alice.pane.locator(".hint")).to_contain_text("Your match is on")
    for step in (2, 3):
        await alice.presses_in(SEAL)
        await expect(alice.panel).to_contain_text(f"Lesson {step} of 6")
    to_the_table = alice.counted()

    await alice.presses_in(SEAL)
    await expect(alice.panel).to_contain_text("Lesson 4 of 6")  # the first Units are committed
    assert (to_the_table + alice.taps) * CLICK <= MOST_SECONDS
    await alice.chooses("Panzer IV")
    await alice.presses_in(SEAL)
    await expect(alice.panel).to_contain_text("Lesson 5 of 6")
    await alice.presses_in("A Unit")
    await alice.presses_in("A Unit")
    await expect(alice.panel).to_contain_text("Lesson 6 of 6")
    assert alice.counted() <= MOST_TAPS

    await page.set_viewport_size({"width": 550, "height": 900})
    await alice.here()
    assert await alice.panel.locator(".components").evaluate(SIZES) >= LEAST_PIXELS
