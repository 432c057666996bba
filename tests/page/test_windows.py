"""Panes: added, switched, closed, one at a time on a phone; light and dark; the keyboard from one to the next."""

import re

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.page.conftest import PHONE, Window
from tests.people import Sandbox

pytestmark = pytest.mark.asyncio(loop_scope="session")

# The relative luminances of a text and its background give the contrast: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
CONTRAST = """([text, ground]) => {
  const probe = document.body.appendChild(document.createElement("i"));
  const light = (name) => {
    probe.style.color = `var(${name})`;
    const parts = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const ratio = light(text) / light(ground);
  probe.remove();
  return Math.max(ratio, 1 / ratio);
}"""
READ_ON = [
    (text, ground)
    for text in ("--text", "--muted", "--link", "--alarm")
    for ground in ("--pane", "--side", "--raised", "--secret", "--for-me", "--frame")
] + [("--text", "--neutral"), ("--link", "--mention"), ("--warm", "--frame")]


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_text_can_be_read(page: Page, scheme: str) -> None:
    await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    contrasts = {pair: await page.evaluate(CONTRAST, list(pair)) for pair in READ_ON}
    assert {pair: value for pair, value in contrasts.items() if value < 4.5} == {}


async def test_the_theme_follows_the_system_until_it_is_chosen(page: Page) -> None:
    ground = page.locator("body")
    await page.emulate_media(color_scheme="dark")
    await expect(ground).to_have_css("background-color", "rgb(18, 20, 23)")
    await page.get_by_role("button", name="Light colours").click()
    await expect(ground).to_have_css("background-color", "rgb(227, 223, 211)")
    await page.reload()
    await expect(ground).to_have_css("background-color", "rgb(227, 223, 211)")


async def test_a_pane_is_closed_and_added_again(page: Page, benito: Window) -> None:
    await benito.pane.get_by_role("button", name="Cerrar").click()
    await expect(page.locator(".pane")).to_have_count(2)
    await page.reload()
    await expect(page.locator(".pane")).to_have_count(2)
    await page.get_by_role("button", name="Add a window").click()
    await expect(benito.box).to_be_focused()


async def test_a_new_person_takes_over_a_pane(page: Page, sam: Window) -> None:
    await sam.pane.get_by_label("Whose window is this").select_option("New person …")
    dialog = page.get_by_role("dialog", name="Add a person")
    await dialog.get_by_label("Name").fill("Carla")
    await dialog.get_by_label("Language").select_option("Español")
    await sam.keys("Enter")
    carla = Window(page, "Carla")
    await expect(carla.box).to_be_focused()
    await expect(carla.pane.locator(".locale")).to_have_text("es-ES")
    await expect(carla.pane.locator(".hint")).to_contain_text("Tú miras")


async def test_a_person_changes_his_language(alice: Window) -> None:
    await alice.pane.get_by_role("button", name="Alice's settings").click()
    await alice.pane.get_by_label("Language").select_option("Español")
    await expect(alice.pane).to_have_attribute("lang", "es-ES")
    await expect(alice.box).to_have_attribute("placeholder", "/ comandos, o escribe a #general")


async def test_a_person_closes_his_direct_messages(sandbox: Sandbox, alice: Window) -> None:
    await alice.pane.get_by_role("button", name="Alice's settings").click()
    await alice.pane.get_by_label("Accepts direct messages").uncheck()
    await alice.keys("Escape")
    await alice.runs("think")  # the same line carries both, so the first has arrived when the second is answered
    await expect(alice.log.locator(".thinking")).to_be_visible()
    assert not sandbox.world.first_account().dms_open


async def test_panes_and_channels_by_keyboard(alice: Window, benito: Window) -> None:
    await alice.box.focus()
    await alice.keys("Alt+2")
    await expect(benito.box).to_be_focused()
    await alice.keys("Alt+ArrowDown")
    await expect(benito.channel("table-two")).to_have_attribute("aria-current", "true")
    await expect(benito.box).to_be_focused()
    await benito.channel("table-two").focus()
    await alice.keys("ArrowUp", "Enter")
    await expect(benito.channel("general")).to_have_attribute("aria-current", "true")


async def test_a_phone_shows_one_pane_at_a_time(page: Page, alice: Window, benito: Window) -> None:
    await page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    await expect(alice.pane).to_be_visible()
    await expect(benito.pane).to_be_hidden()
    await alice.runs("board")
    box = await alice.log.locator(".gallery img").bounding_box()
    assert box is not None
    assert box["width"] < PHONE["width"]
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]

    # Benito's tab is marked, and what he has not looked at is not read.
    tab = page.get_by_role("navigation", name="Windows").get_by_role("button", name="Benito")
    await expect(tab.locator(".badge")).to_have_text("1")
    await tab.click()
    await expect(benito.log.locator(".container")).to_be_visible()
    await expect(alice.pane).to_be_hidden()
    await expect(tab.locator(".badge")).to_have_count(0)


async def test_a_lost_line_is_told_and_comes_back(page: Page, sandbox: Sandbox, alice: Window) -> None:
    lines: list[WebSocketRoute] = []
    cut = False

    async def carry(line: WebSocketRoute) -> None:
        if cut:
            await line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    await page.route_web_socket(re.compile("/client"), carry)
    await page.reload()
    await expect(alice.box).to_be_visible()
    await alice.box.focus()
    await alice.keys("'half a thought")
    cut = True
    for line in lines:
        await line.close()
    await expect(alice.pane.locator(".typing")).to_have_text("The sandbox does not answer. Trying again …")
    await sandbox.person("Benito").says("Still there?", next(iter(sandbox.world.channels)))
    cut = False
    await expect(alice.message("Still there?")).to_be_visible()
    await expect(alice.pane.locator(".typing")).to_have_text("")
    await expect(alice.box).to_have_value("half a thought")
