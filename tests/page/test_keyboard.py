"""A match is begun, and one decision of it made, without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bot.client import Fieldpost
from tests.page.conftest import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")

FARTHEST = 40
FOCUSED = """() => {
  const { activeElement: one } = document;
  const seen = getComputedStyle(one).outlineStyle !== "none" || one.matches("input, textarea");
  return [one.getAttribute("aria-label") ?? one.innerText, seen];
}"""


@pytest.fixture
def bot(fieldpost: Fieldpost) -> Fieldpost:
    return fieldpost


async def reach(window: Window, key: str, label: str) -> None:
    """Press Tab, or Shift+Tab, until what has this label has the focus; it is seen wherever it goes."""
    for _ in range(FARTHEST):
        await window.keys(key)
        words, seen = await window.page.evaluate(FOCUSED)
        assert seen, words
        if re.search(label, words):
            return
    pytest.fail(f"{key} does not lead to {label}")


async def test_one_decision_by_keyboard_alone(alice: Window, benito: Window) -> None:
    await alice.keys("Alt+1")
    await expect(alice.box).to_be_focused()
    await alice.keys("'/new ", "'opp", "Enter", "'Ben")
    await expect(alice.chosen).to_contain_text("@Benito")
    await alice.keys("Enter", "Enter")

    # Asked which game, she goes up from the box to the first one.
    invite = alice.button("Spearpoint 1943: invite Benito")
    await expect(invite).to_be_visible()
    await reach(alice, "Shift+Tab", "^Spearpoint 1943: invite")
    await alice.keys("Enter")

    await expect(benito.button("Join")).to_be_visible()
    await benito.keys("Alt+2")
    await expect(benito.box).to_be_focused()
    await reach(benito, "Shift+Tab", "^Join$")
    await benito.keys("Enter")
    await expect(benito.channel("Spearpoint")).to_be_visible()

    # The thread is one channel further, and its board answers in private.
    await benito.keys("Alt+2", "Alt+ArrowDown")
    await expect(benito.channel("Spearpoint")).to_have_attribute("aria-current", "true")
    await expect(benito.button("My decision")).to_be_visible()
    await reach(benito, "Shift+Tab", "^My decision$")
    await benito.keys("Enter")
    panel = benito.log.locator(".message.ephemeral").last
    await expect(panel).to_contain_text("Elige tu mazo")

    # Another deck from the list, then the panel is sealed.
    deck = panel.get_by_role("combobox").first
    advised = (await deck.inner_text()).splitlines()[0]
    await reach(benito, "Tab", re.escape(advised))
    await benito.keys("ArrowDown", "ArrowDown", "Enter")
    await expect(panel).to_contain_text("sin sellar")
    await expect(deck).not_to_contain_text(advised)
    await reach(benito, "Tab", "^Sellar$")
    await benito.keys("Enter")
    await expect(panel).to_contain_text("Sellado. Puedes cambiarlo")
    await expect(panel.get_by_role("button", name="Sellado")).to_be_in_viewport()
