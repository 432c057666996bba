"""Buttons, selects, modals and layouts, by mouse and by keyboard."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.page.conftest import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_pressing_by_keyboard_keeps_the_focus_on_the_button(alice: Window) -> None:
    await alice.runs("panel")
    await alice.button("Count").focus()
    await alice.keys("Enter")
    await expect(alice.message("Counted 1")).to_contain_text("(edited)")
    await expect(alice.button("Count")).to_be_focused()
    await alice.keys("Space")
    await expect(alice.message("Counted 2")).to_be_visible()


async def test_disabled_buttons_and_links(alice: Window) -> None:
    await alice.runs("panel")
    await expect(alice.button("Closed")).to_be_disabled()
    link = alice.log.get_by_role("link", name="Rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")


async def test_one_of_a_select_by_keyboard(alice: Window) -> None:
    await alice.runs("panel")
    select = alice.log.get_by_role("combobox").filter(has_text="One unit")
    await select.focus()
    await alice.keys("ArrowDown", "ArrowDown", "Enter")
    await expect(alice.message("One: Stuart")).to_be_visible()


async def test_several_of_a_select_with_defaults_and_limits(page: Page, alice: Window) -> None:
    await alice.runs("panel")
    await alice.log.get_by_role("combobox").filter(has_text="Mortar").click()
    options = page.locator(".popup:popover-open [role=option]")
    await expect(options.filter(has_text="Mortar")).to_have_attribute("aria-selected", "true")
    await expect(page.get_by_role("button", name="Done")).to_be_disabled()
    await options.filter(has_text="Stuart").click()
    await expect(page.locator(".popup:popover-open .select-count")).to_have_text("2 chosen, 2–3 wanted")
    await page.get_by_role("button", name="Done").click()
    await expect(alice.message("Some:")).to_contain_text("Stuart, Mortar")


async def test_escape_leaves_a_select_as_it_was(page: Page, alice: Window) -> None:
    await alice.runs("panel")
    select = alice.log.get_by_role("combobox").filter(has_text="Mortar")
    await select.focus()
    await alice.keys("ArrowDown", "Home", "Space", "Escape")
    await expect(page.locator(".popup:popover-open")).to_have_count(0)
    await expect(select).to_have_text("Mortar⌄")


async def chosen_in_an_open_list(page: Page, alice: Window) -> Locator:
    """Open the list of several units, and choose one more; return what it offers."""
    await alice.log.get_by_role("combobox").filter(has_text="Mortar").click()
    options = page.locator(".popup:popover-open [role=option]")
    await options.filter(has_text="Stuart").click()
    return options


async def test_a_list_stays_open_while_its_message_is_edited(page: Page, alice: Window, benito: Window) -> None:
    await alice.runs("panel")
    options = await chosen_in_an_open_list(page, alice)
    await benito.button("Count").focus()
    await benito.keys("Enter")
    await expect(alice.message("Counted 1")).to_be_visible()
    await expect(options.filter(has_text="Stuart")).to_have_attribute("aria-selected", "true")
    await options.filter(has_text="Rifle squad").click()
    await page.get_by_role("button", name="Done").click()
    await expect(alice.message("Some:")).to_contain_text("Stuart, Rifle squad, Mortar")


async def test_a_button_held_while_its_message_changes_is_pressed(
    page: Page, alice: Window, benito: Window
) -> None:
    await alice.runs("panel")
    await alice.button("Write").hover()
    await page.mouse.down()
    await benito.button("Count").dispatch_event("click")
    await expect(alice.message("Counted 1")).to_be_visible()
    await page.mouse.up()
    await expect(alice.pane.get_by_role("dialog", name="A note")).to_be_visible()


async def test_a_list_stays_open_while_a_message_above_goes(page: Page, alice: Window, benito: Window) -> None:
    await alice.runs("notice")
    await alice.runs("panel")
    options = await chosen_in_an_open_list(page, alice)
    await benito.button("Away").focus()
    await benito.keys("Enter")
    await expect(alice.message("A notice")).to_have_count(0)
    await expect(alice.message("A panel").locator(".author")).to_have_text("Fieldpost")
    await expect(options.filter(has_text="Stuart")).to_have_attribute("aria-selected", "true")


async def test_a_modal_is_filled_in_by_keyboard(alice: Window) -> None:
    await alice.runs("panel")
    await alice.button("Write").click()
    modal = alice.pane.get_by_role("dialog", name="A note")
    await expect(modal.get_by_label("Words")).to_be_focused()
    await alice.keys("'Hi", "Tab", "'A title", "Enter")
    await expect(modal.get_by_role("alert").first).to_have_text("Words: at least 3 characters.")
    await expect(modal.get_by_label("Words")).to_be_focused()
    await alice.keys("End", "' there", "Tab", "Tab", "ArrowDown", "ArrowDown", "Enter")
    await alice.keys("Tab", "Tab", "Enter")
    await expect(modal).to_have_count(0)
    await expect(alice.message("Noted: Hi there / Stuart")).to_be_visible()
    await expect(alice.button("Write")).to_be_focused()


async def test_escape_closes_a_modal(alice: Window) -> None:
    await alice.runs("panel")
    await alice.button("Write").click()
    await expect(alice.pane.get_by_role("dialog", name="A note")).to_be_visible()
    await alice.keys("Escape")
    await expect(alice.pane.get_by_role("dialog", name="A note")).to_have_count(0)


async def test_a_failed_press_says_so_below_the_message(alice: Window, benito: Window) -> None:
    await alice.runs("panel")
    await alice.button("Silence").click()
    await expect(alice.button("Silence")).to_have_attribute("aria-busy", "true")
    await expect(alice.message("A panel").locator(".failure")).to_have_text("This interaction failed")
    await expect(benito.log.locator(".failure")).to_have_count(0)
    await alice.button("Count").click()
    await expect(alice.log.locator(".failure")).to_have_count(0)


async def test_an_ephemeral_is_seen_by_one_and_dismissed(page: Page, alice: Window, benito: Window) -> None:
    await alice.runs("panel")
    await alice.log.get_by_role("combobox").filter(has_text="One unit").focus()
    await alice.keys("ArrowDown", "Enter")
    await expect(alice.message("One: Sherman")).to_contain_text("Only you can see this")
    await expect(benito.message("One: Sherman")).to_have_count(0)
    await alice.log.get_by_role("button", name="Dismiss message").click()
    await expect(alice.message("One: Sherman")).to_have_count(0)
    await page.reload()
    await expect(alice.message("A panel")).to_be_visible()
    await expect(alice.message("One: Sherman")).to_have_count(0)


async def test_components_v2(alice: Window) -> None:
    await alice.runs("board")
    container = alice.log.locator(".container")
    await expect(container.get_by_role("heading", name="The board")).to_be_visible()
    await expect(container).to_have_css("border-left-color", "rgb(138, 154, 91)")
    await expect(container.locator(".gallery img")).to_have_attribute("alt", "Two lines of four units each.")
    await expect(container.locator(".section .accessory button")).to_have_text("Look")
    await expect(container.locator("hr")).to_have_count(1)
    await expect(container.get_by_role("button", name="Later")).to_be_disabled()
