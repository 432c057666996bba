"""Three turns of the Golan by clicking, both sides: a block sent by hand, an act taken back, a battle, the end.

Once with three panes beside each other, once on a telephone. The dice are fixed, so that both matches go the same
way. Both give up what they may, so that it does not take long; the one battle is fought to its end.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.client import Fieldpost
from tests.page.test_whole_match import Night, Seat

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_ROUNDS = 40
SURE, SETTLED, ADVISED = (f".action-row > .button.style-{style}:enabled" for style in (4, 3, 1))
"""Buttons by colour: what is asked once more; what ends or confirms; what is advised."""
OPEN = ".select:has(.placeholder)"
OWN = "78th Tank Bde"
"""A unit of Alice's that nobody else may know before it fights."""


@pytest.fixture
def bot(fieldpost: Fieldpost) -> Fieldpost:
    return fieldpost


class Afternoon(Night):
    """A match of Fast Action Battles at the same table: Alice plays Syria, Benito plays Israel in Spanish."""

    async def answers(self, one: Seat, *buttons: str) -> None:
        """Open somebody's decision, and answer with the first of these buttons, or of a list, as long as asked."""
        panel = await one.asks_for("My decision")
        while True:
            found = [kind for kind in (*buttons, OPEN) if await panel.locator(kind).count()]
            if not found:
                return
            async with one.changing(panel):
                if found[0] == OPEN:
                    await one.takes(panel.locator(OPEN).first, "")
                else:
                    await panel.locator(found[0]).first.click()

    async def move(self) -> None:
        """Alice sends a block by hand, and takes back what is advised; others read of a block without name."""
        panel = await self.alice.asks_for("My decision")
        for levels, step in enumerate(("Move", OWN), 1):
            await expect(panel.get_by_role("combobox")).to_have_count(levels)
            await self.alice.takes(panel.get_by_role("combobox").last, step)
        await panel.get_by_role("button", name="Buqata (11)", exact=True).click()
        await expect(panel).to_contain_text(f"Syria: {OWN} goes from Jubata el-Hashab (21) to Buqata (11).")
        await panel.get_by_role("button", name="Back", exact=True).click()
        await panel.get_by_role("button", name="Air assault: Heliborne Commandos").click()
        await expect(panel).to_contain_text("82nd Commando Bde goes from")
        await self.photograph("moved")
        await panel.get_by_role("button", name="Take back").click()
        await expect(panel).not_to_contain_text("82nd Commando Bde goes from")
        await panel.get_by_role("button", name="End movement").click()
        await panel.locator(SURE).click()
        await expect((await self.sam.here()).log).to_contain_text("→ Buqata (11)")
        assert OWN not in await self.sam.pane.inner_text()

    async def until(self, words: str) -> None:
        """Whoever is awaited answers, giving up what he may, until something stands in the thread."""
        for _ in range(MOST_ROUNDS):
            if await (await self.sam.here()).log.get_by_text(words).count():
                return
            awaited = await self.sam.message("To play: ").inner_text()
            await self.answers(self.alice if "Alice" in awaited else self.benito, SURE, SETTLED, ADVISED)
        pytest.fail(f"“{words}” does not come")


async def test_three_turns_by_clicking(sized: Page, tmp_path: Path) -> None:
    afternoon = Afternoon(sized, tmp_path / "album")
    await afternoon.begin_with("Fast Action Battles")
    empty = await afternoon.board()
    await afternoon.answers(afternoon.alice, SETTLED)
    await afternoon.answers(afternoon.benito, SETTLED)
    await afternoon.move()
    await afternoon.until("Israel: Administration Phase.")
    await expect(afternoon.sam.log.locator("img[alt^='Combat for ']").last).to_be_visible()
    assert await afternoon.board() != empty
    for turn in (2, 3, 4):
        await afternoon.until(f"Turn {turn}: ")
        await afternoon.photograph(f"turn-{turn}")
    await afternoon.resign()
