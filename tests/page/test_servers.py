"""How a server is set up, chosen with the mouse as on Discord."""

import pytest
from playwright.async_api import Page, expect

from bot.client import Fieldpost
from tests.page.conftest import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def bot(fieldpost: Fieldpost) -> Fieldpost:
    return fieldpost


async def test_a_role_and_a_channel_are_chosen_and_taken_away(page: Page, alice: Window) -> None:
    await alice.runs("server setup")
    panels = alice.log.locator(".message").filter(has_text="How this server is set up")
    await expect(panels).to_contain_text("I can hold matches in 2 channels")
    for shown, choice in (("Nowhere", "#table-two"), ("Nobody else", "@Referees"), ("@Referees", "@Referees")):
        await panels.get_by_role("combobox").filter(has_text=shown).click()
        await page.locator(".popup:popover-open [role=option]").filter(has_text=choice).click()
    await alice.runs("server setup")
    await expect(panels).to_have_count(2)
    await expect(panels.last.get_by_role("combobox").nth(2)).to_have_text("#table-two⌄")
    await expect(panels.last.get_by_role("combobox").nth(4)).to_have_text("Nobody else⌄")
