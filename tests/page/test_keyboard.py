"""A match is begun, and one decision of it made, without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bot.client import Fieldpost
from bot.match import Person, Place
from engine.core.registry import game as find_game
from tests.opening import opening
from tests.page.conftest import Window
from tests.people import Sandbox
from tests.running import thought

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


async def press_on_the_board(window: Window, button: str) -> None:
    """Go to the thread, one channel further, and press a button of its board, which answers in private."""
    await window.keys("Alt+2", "Alt+ArrowDown")
    await expect(window.channel("Spearpoint")).to_have_attribute("aria-current", "true")
    await expect(window.button(button)).to_be_visible()
    await reach(window, "Shift+Tab", f"^{button}$")
    await window.keys("Enter")


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

    await press_on_the_board(benito, "My decision")
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


async def decide(bot: Fieldpost, sandbox: Sandbox) -> None:
    """Let Benito play against the computer, as far as his first orders."""
    [channel, *_], account = sandbox.world.channels.values(), sandbox.world.account("Benito")
    assert account is not None
    benito, table, game = Person(int(account.user.id), "Benito", "es"), bot.services.table, find_game("spearpoint")
    match = await table.open(
        **opening(
            benito,
            computers=[1],
            place=Place(int(sandbox.world.guild.id), int(channel.id)),
            language="es",
            interaction_id=1,
        )
    )
    for number in (2, 3):
        await thought(bot)
        view = (await table.look(match.id, benito.id)).view
        assert view is not None
        [decision] = [one for one in view.decisions if not one.optional]
        await table.act(match.id, benito.id, [(decision.id, game.suggestion(view, decision))], number)
    await thought(bot)


async def test_the_rule_that_keeps_a_card_out_is_read_by_keyboard_and_one_is_back_where_one_was(
    bot: Fieldpost, sandbox: Sandbox, benito: Window
) -> None:
    await decide(bot, sandbox)
    await expect(benito.channel("Spearpoint")).to_be_visible()
    await press_on_the_board(benito, "Mi decisión")
    why = benito.button("¿Por qué?")
    await expect(why).to_be_visible()
    await reach(benito, "Tab", "^¿Por qué[?]$")
    await benito.keys("Enter")
    rule = benito.message("SP-020:")
    await expect(rule).to_be_in_viewport(ratio=1)
    await expect(why).to_be_focused()

    # Beyond the panel's own end and the answer's head lies the way to be rid of it.
    for label in ("^Descartar mensaje$", "^Spearpoint 1943", "^Descartar mensaje$"):
        await reach(benito, "Tab", label)
    await benito.keys("Enter")
    await expect(rule).to_have_count(0)
    await expect(why).to_be_focused()
    await expect(why).to_be_in_viewport()

    # Where there is no room for all of an answer, one sees where it begins.
    await benito.page.set_viewport_size({"width": 1440, "height": 460})
    await benito.keys("Enter")
    await expect(rule).to_be_visible()
    await expect(rule.locator(".byline")).to_be_in_viewport()
    await expect(why).to_be_focused()
