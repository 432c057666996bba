"""Three turns of 2GM Tactics by clicking: acts one by one, one taken back, the story in the thread, and the end.

Once with three panes beside each other, once on a telephone. The dice are fixed, so that both matches go the same
way.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from bot.client import Fieldpost
from tests.page.test_whole_match import END, Night, Seat

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_ROUNDS = 20
WORDS = {"Benito": ("Mover", "Deshacer", "Volver"), "Alice": ("Move", "Take back", "Back")}
"""What the buttons are called that move, take back and go back."""


@pytest.fixture
def bot(fieldpost: Fieldpost) -> Fieldpost:
    return fieldpost


class Evening(Night):
    """A match of 2GM Tactics at the same table."""

    async def until(self, words: str) -> None:
        """Both answer as advised until something stands in the thread."""
        for _ in range(MOST_ROUNDS):
            if await (await self.sam.here()).log.get_by_text(words).count():
                return
            for one in (self.benito, self.alice):
                await one.plays()
        pytest.fail(f"“{words}” does not come")

    async def look_at_a_move(self) -> None:
        """Whoever is advised to move goes down to a unit and back, does what is advised, and takes it back."""
        one, panel, words = await self.advised_to_move()
        move, take_back, back = WORDS[one.name]
        await self.photograph("movement")
        advised = panel.get_by_role("button", name=re.compile(f"{move}: "))
        async with one.changing(panel):
            await panel.get_by_role("button", name=move, exact=True).click()
        await expect(panel.get_by_role("button", name=back, exact=True)).to_be_visible()
        await self.photograph("units-that-may-move")
        async with one.changing(panel):
            await panel.get_by_role("button", name=back, exact=True).click()
        async with one.changing(panel):
            await advised.click()
        await self.photograph("moved")
        async with one.changing(panel):
            await panel.get_by_role("button", name=take_back).click()
        await expect(advised).to_have_text(words)

    async def advised_to_move(self) -> tuple[Seat, Locator, str]:
        """Let both play as advised until one of them is advised to move; give his panel, and the advice."""
        for _ in range(MOST_ROUNDS):
            for one in (self.benito, self.alice):
                panel = await one.asks_for("My decision")
                blue = panel.locator(".action-row > .button:is(.style-1, .style-4):enabled")
                blue = blue.or_(panel.locator(".action-row > .button.style-3:enabled").filter(has_text=END))
                while await blue.count():
                    words = await blue.first.text_content() or ""
                    if f"{WORDS[one.name][0]}: " in words:
                        return one, panel, words
                    async with one.changing(panel):
                        await blue.first.click()
                await one.plays()
        pytest.fail("nobody is advised to move")


async def test_three_turns_by_clicking(sized: Page, tmp_path: Path) -> None:
    evening = Evening(sized, tmp_path / "album")
    await evening.begin_with("2GM Tactics")
    empty = await evening.board()
    await evening.until("Round 3, ")
    await evening.photograph("third-turn")
    assert await evening.board() != empty
    await evening.look_at_a_move()
    await evening.until("Round 4, ")
    await expect(evening.sam.log).to_contain_text("Deployed: ")
    await evening.resign()
