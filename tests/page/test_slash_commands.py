"""Slash commands, all by keyboard."""

import pytest
from playwright.async_api import expect

from tests.page.conftest import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_list_filters_and_speaks_the_users_language(alice: Window, benito: Window) -> None:
    await alice.box.focus()
    await alice.keys("'/")
    await expect(alice.suggestions).to_have_count(10)
    await alice.keys("'n")
    await expect(alice.suggestions).to_have_count(
        4
    )  # /new and /notice begin with it, /panel and /think contain it
    await expect(alice.chosen).to_contain_text("/new")
    await alice.keys("Escape")
    await expect(alice.suggestions.first).to_be_hidden()

    await benito.box.focus()
    await benito.keys("'/nu")
    await expect(benito.chosen).to_contain_text("/nueva")
    await expect(benito.chosen).to_contain_text("Retar a alguien")
    await benito.keys("Tab")
    await expect(benito.pane.locator(".chip label")).to_have_text("rival")


async def test_a_command_with_every_kind_of_option(alice: Window) -> None:
    await alice.box.focus()
    await alice.keys("'/order ")
    await expect(alice.pane.locator(".suggest-head")).to_contain_text("Which unit")
    await alice.keys("'st")
    await expect(alice.suggestions).to_have_text(["Stuart"])
    await alice.keys("Enter")
    await expect(alice.suggestions).to_have_text(["Calm", "Cross"])
    await alice.keys("ArrowDown", "Tab")
    await expect(alice.pane.locator(".tail")).to_be_focused()
    await alice.keys("'lou", "Enter")
    await expect(alice.suggestions).to_have_text(["True", "False"])
    await alice.keys("Enter", "'tim", "Tab", "'3", "Enter")
    await expect(alice.message("Ordered STUART cross 3 True")).to_contain_text("Only you can see this")
    await expect(alice.message("Ordered").locator(".origin")).to_have_text("Alice used /order")


async def test_words_without_an_option_are_for_the_first_one_left(alice: Window) -> None:
    await alice.box.focus()
    await alice.keys("'/order ", "'stuart", "Tab", "'calm", "Enter", "'4", "Enter")
    await expect(alice.message("Ordered STUART calm 4 False")).to_be_visible()


async def test_people_are_mentioned_in_a_text(alice: Window) -> None:
    await alice.box.focus()
    await alice.keys("'/order ", "'@benito", "Tab", "'calm", "Enter", "Enter")

    await expect(alice.message("Ordered").locator(".mention").last).to_have_text("@Benito")


async def test_mistakes_are_told_in_place(alice: Window) -> None:
    error = alice.pane.locator(".composer-error")
    await alice.box.focus()
    await alice.keys("'/order ")
    await alice.keys("'Mortar")
    await expect(alice.suggestions).to_have_text(["Mortar"])
    await alice.keys("Tab", "'loud", "Escape", "Enter")
    await expect(error).to_have_text("tone: pick one of the suggestions.")
    await expect(alice.pane.locator(".chip.wrong label")).to_have_text("tone")
    for _ in "loud":
        await alice.keys("Backspace")
    await alice.keys("'cal", "Enter", "'times", "Enter", "'9", "Enter")
    await expect(error).to_have_text("times: at most 5.")
    await alice.keys("Backspace", "'2", "Enter")
    await expect(alice.message("Ordered MORTAR calm 2 False")).to_be_visible()


async def test_backspace_and_escape_lead_back_to_words(alice: Window) -> None:
    await alice.box.focus()
    await alice.keys("'/panel ")
    await expect(alice.pane.locator(".command-line")).to_be_visible()
    await alice.keys("Backspace")
    await expect(alice.box).to_be_focused()
    await expect(alice.box).to_have_value("/panel")


async def test_an_unknown_command_is_refused_in_words(alice: Window) -> None:
    await alice.box.focus()
    await alice.keys("'/nonsense", "Enter")
    await expect(alice.pane.locator(".composer-error")).to_have_text("No command is called that here.")


async def test_a_slow_command_is_thinking(alice: Window, benito: Window) -> None:
    await alice.runs("think")
    await expect(alice.log.locator(".thinking")).to_contain_text("is thinking")
    await expect(benito.log.locator(".thinking")).to_contain_text("está pensando")


async def test_a_writing_bot_is_seen_typing(alice: Window, benito: Window) -> None:
    await alice.runs("write")
    await expect(benito.pane.locator(".typing")).to_contain_text("Fieldpost está escribiendo")
    await alice.runs("panel")
    await expect(benito.message("A panel")).to_be_visible()
    await expect(benito.pane.locator(".typing")).to_have_text("")
