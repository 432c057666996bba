"""What messages look like: text, embeds, pictures."""

import asyncio

import discord
import pytest
from playwright.async_api import Page, Route, WebSocketRoute, expect

from tests.page.conftest import Window

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_markdown(alice: Window) -> None:
    await alice.runs("rich")
    said = alice.message("Turn 3").locator(".prose").first
    await expect(said.get_by_role("heading")).to_have_text("Turn 3")
    for tag, words in (("strong", "bold"), ("em", "italic"), ("u", "under"), ("s", "struck")):
        await expect(said.locator(f"p > {tag}")).to_have_text(words)
    await expect(said.locator("ul > li > ul > li")).to_have_text("nested")
    await expect(said.locator("ol > li")).to_have_text("one")
    await expect(said.locator("blockquote")).to_have_text("quoted")
    await expect(said.locator("p.subtext")).to_have_text("small")
    await expect(said.locator(".mention.me")).to_have_text("@Alice")
    await expect(said.locator("button.mention")).to_have_text("#general")
    await expect(said.locator("time")).to_have_text("January 2, 1970")
    await expect(said.locator("pre")).to_have_text("raw **stars**")


async def test_nothing_that_is_said_becomes_html(page: Page, alice: Window) -> None:
    await alice.runs("rich")
    await expect(alice.message("Turn 3")).to_contain_text("<script>alert(1)</script>")
    await alice.box.focus()
    await alice.keys("'<img src=x onerror=alert(1)> [a](javascript:alert(1))", "Enter")
    said = alice.message("onerror")
    await expect(said).to_contain_text("[a](javascript:alert(1))")
    await expect(said.locator("img, a")).to_have_count(0)
    await expect(page.locator("main script")).to_have_count(0)


async def test_a_spoiler_opens_by_keyboard(alice: Window) -> None:
    await alice.runs("rich")
    cover = alice.log.get_by_role("button", name="Spoiler")
    await cover.focus()
    await expect(alice.log.locator(".spoiler-text")).to_have_css("visibility", "hidden")
    await alice.keys("Enter")
    await expect(alice.log.locator(".spoiler-text")).to_have_css("visibility", "visible")


async def test_an_embed_has_its_picture_once(alice: Window) -> None:
    await alice.runs("rich")
    message = alice.message("Turn 3")
    await expect(message.locator(".embed-title")).to_have_text("Report")
    await expect(message.locator(".embed strong")).to_have_text("Two")
    await expect(message.locator(".embed dd")).to_have_text("21")
    await expect(message.locator("img")).to_have_count(1)


async def test_the_newest_message_stays_in_sight_unless_one_reads_above(alice: Window, benito: Window) -> None:
    for command in ("rich", "board", "rich", "panel"):
        await alice.runs(command)
    await expect(benito.button("Silence")).to_be_in_viewport()
    await expect(alice.button("Silence")).to_be_in_viewport()

    await benito.log.focus()
    await benito.keys("Home")
    await expect(benito.message("A panel")).not_to_be_in_viewport()
    await alice.box.focus()
    await alice.keys("'One more", "Enter")
    await expect(benito.message("One more")).not_to_be_in_viewport()
    await benito.pane.get_by_role("button", name="Mensajes nuevos").click()
    await expect(benito.message("One more")).to_be_in_viewport()


async def test_what_asks_only_one_is_not_pushed_away(alice: Window, benito: Window, sam: Window) -> None:
    await alice.runs("secret")
    for command in ("rich", "board"):
        await benito.runs(command)
    for window in (alice, sam):
        await expect(window.message("The board")).to_be_attached()
    await expect(alice.button("Silence")).to_be_in_viewport()
    await expect(sam.button("Look")).to_be_in_viewport()

    # It is held until he goes elsewhere himself.
    await alice.pane.get_by_role("button", name="New messages").click()
    await expect(alice.button("Look")).to_be_in_viewport()
    await benito.runs("panel")
    await expect(alice.button("Silence")).to_be_in_viewport()


async def test_an_answer_leads_to_the_message_that_was_pressed(alice: Window) -> None:
    await alice.runs("panel")
    await alice.log.get_by_role("combobox").filter(has_text="One unit").focus()
    await alice.keys("ArrowDown", "Enter")
    for _ in range(2):
        await alice.runs("rich")
    await expect(alice.button("Count")).not_to_be_in_viewport()
    await alice.message("One: Sherman").get_by_role("button", name="A panel").click()
    await expect(alice.button("Count")).to_be_in_viewport()


async def test_an_emoji_that_no_font_has_is_left_out(page: Page) -> None:
    drawn = "async (name) => (await import('/page/emoji.js')).glyph({ name })?.textContent ?? null"
    assert await page.evaluate(drawn, "A") == "A"
    assert await page.evaluate(drawn, "\U0010fffe") is None
    said = "async (text) => (await import('/page/emoji.js')).legible(text)"
    for text in ("3 × 4 → ✓ #1", "⚠️", "🏆"):
        assert await page.evaluate(said, text) == text
    assert await page.evaluate(said, "🏆 Alice wins 🏆 again") in {"Alice wins again", "🏆 Alice wins 🏆 again"}


async def test_the_old_picture_is_seen_until_the_new_one_arrives(page: Page, alice: Window) -> None:
    await alice.runs("board")
    picture = alice.log.locator(".gallery img")
    await expect(picture).to_have_js_property("naturalWidth", 1600)
    gate = asyncio.Event()

    async def wait(route: Route) -> None:
        await gate.wait()
        await route.continue_()

    await page.route("**/attachments/**", wait)
    await alice.button("Look").click()
    await expect(alice.log.locator(".gallery img.former")).to_have_js_property("naturalWidth", 1600)
    gate.set()
    await expect(picture).to_have_count(1)
    await expect(picture).to_have_js_property("naturalWidth", 800)


async def test_a_telephone_shows_a_picture_at_its_whole_width(page: Page, alice: Window) -> None:
    await page.set_viewport_size({"width": 390, "height": 844})
    await alice.runs("board")
    await alice.button("Look").click()
    picture = alice.log.locator(".gallery img:not(.former)")
    await expect(picture).to_have_js_property("naturalHeight", 1280)
    log, box = await alice.log.bounding_box(), await picture.bounding_box()
    assert box is not None
    assert log is not None
    assert box["width"] > 0.8 * log["width"]


async def test_a_picture_is_a_preview_until_it_is_enlarged(page: Page, alice: Window) -> None:
    await page.set_viewport_size({"width": 2600, "height": 1300})
    await alice.runs("board")
    picture = alice.log.locator(".gallery img")
    await expect(picture).to_be_visible()
    box = await picture.bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (550, 344)
    await alice.log.locator(".gallery button").click()
    zoom = page.get_by_role("dialog", name="Picture")
    await expect(zoom).to_contain_text("Two lines of four units each.")
    await zoom.get_by_role("button", name="Actual size").click()
    actual = await zoom.locator("img").bounding_box()
    assert actual is not None
    assert round(actual["width"]) == 1600
    await alice.keys("Escape")
    await expect(zoom).to_have_count(0)


async def test_a_press_on_a_message_that_goes_away_is_told(page: Page, bot: discord.Client, alice: Window) -> None:
    pressed: asyncio.Queue[tuple[WebSocketRoute, str | bytes]] = asyncio.Queue()

    def hold_presses(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(words: str | bytes) -> None:
            if '"component"' in str(words):
                pressed.put_nowait((server, words))
            else:
                server.send(words)

        line.on_message(pass_on)

    await page.route_web_socket("**/client*", hold_presses)
    await page.reload()
    await alice.runs("panel")
    await alice.button("Count").click()
    server, words = await pressed.get()
    channel = bot.guilds[0].text_channels[0]
    async for message in channel.history(limit=1):
        await message.delete()
    await expect(alice.button("Count")).to_have_count(0)
    server.send(words)
    await expect(alice.gone).to_be_visible()

    await alice.runs("panel")
    await alice.button("Count").click()
    await expect(alice.gone).to_have_count(0)
    server, words = await pressed.get()
    server.send(words)
    await expect(alice.message("Counted 1")).to_be_visible()
