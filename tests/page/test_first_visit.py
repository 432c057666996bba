"""What a newcomer meets: three windows, a hint in each, and a first match from the hint."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.page.conftest import Window
from tests.people import Sandbox

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_three_people_are_told_what_to_do(page: Page, alice: Window, benito: Window, sam: Window) -> None:
    await expect(page.locator(".pane")).to_have_count(3)
    await expect(alice.pane.locator(".hint")).to_contain_text("You are Alice. Type /new to challenge Benito")
    await expect(benito.pane.locator(".hint")).to_contain_text("Eres Benito. Cuando Alice te rete")
    await expect(sam.pane.locator(".hint")).to_contain_text("open its thread")


async def test_the_hint_writes_the_command(alice: Window, benito: Window) -> None:
    await alice.pane.get_by_role("button", name="Write it for me").click()
    await expect(alice.pane.locator(".chip[data-option=opponent] input")).to_have_value("@Benito")
    await alice.keys("Enter")
    await expect(benito.message("a challenge!")).to_contain_text("@Benito")


async def test_the_hint_covers_no_message(alice: Window) -> None:
    for command in ("rich", "panel"):
        await alice.runs(command)
    hint, log = await alice.pane.locator(".hint").bounding_box(), await alice.log.bounding_box()
    assert hint is not None
    assert log is not None
    assert hint["y"] + hint["height"] <= log["y"]
    await expect(alice.button("Silence")).to_be_in_viewport()


async def test_a_new_thread_is_told_to_who_wants_no_hints(page: Page, alice: Window, benito: Window) -> None:
    await benito.pane.get_by_role("button", name="Entendido").click()
    await alice.pane.get_by_role("button", name="Write it for me").click()
    await expect(alice.pane.locator(".hint")).to_contain_text("Now press Enter")
    await alice.keys("Enter")
    await benito.pane.get_by_role("button", name="Entendido").click()
    await expect(benito.pane.locator(".toast", has_text="mensaje directo")).to_be_visible()
    await alice.runs("thread")
    await benito.pane.locator(".toast", has_text="Another").get_by_role("button", name="Abrir").click()
    await expect(benito.channel("Another")).to_have_attribute("aria-current", "true")


async def test_a_dismissed_hint_stays_away_until_it_is_called_back(page: Page, alice: Window) -> None:
    await alice.pane.get_by_role("button", name="Got it").click()
    await page.reload()
    await expect(alice.box).to_be_visible()
    await expect(alice.pane.locator(".hint")).to_have_count(0)
    await page.get_by_role("button", name="Show the hints again").click()
    await expect(alice.pane.locator(".hint")).to_have_count(1)


async def test_an_address_without_key_says_so(page: Page, sandbox: Sandbox) -> None:
    await page.goto(sandbox.api_base + "/")
    await expect(page.get_by_role("alert")).to_contain_text("?key=")


async def test_a_match_reaches_the_right_eyes(alice: Window, benito: Window, sam: Window) -> None:
    await alice.pane.get_by_role("button", name="Write it for me").click()
    await alice.keys("Enter")

    # The spectator is offered the thread, sees the board there, and needs no hint any more.
    await expect(sam.pane.locator(".hint")).to_contain_text("A match is on")
    await sam.pane.locator(".hint").get_by_role("button", name="Open thread").click()
    await expect(sam.pane.locator(".hint")).to_have_count(0)
    await expect(sam.message("The match begins").get_by_role("img")).to_have_attribute(
        "alt", re.compile("Two lines")
    )

    # Each player finds his own hand under an unread mark.
    await expect(alice.channel("Fieldpost").locator(".badge")).to_have_text("1")
    await alice.pane.locator(".toast", has_text="direct message").get_by_role("button", name="Open").click()
    await expect(alice.message("Your hand: Sherman")).to_be_visible()
    await expect(alice.channel("Fieldpost").locator(".badge")).to_have_count(0)
    await benito.channel("Fieldpost").click()
    await expect(benito.message("Your hand: Panther")).to_be_visible()
    await expect(sam.channel("Fieldpost").locator(".badge")).to_have_count(0)


async def test_words_of_people_reach_each_other(alice: Window, benito: Window) -> None:
    await alice.box.focus()
    await alice.keys("'Good morning", "Enter")
    await expect(benito.message("Good morning").locator(".author")).to_have_text("Alice")
    await expect(alice.box).to_have_value("")
