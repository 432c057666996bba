"""Answers: at once, deferred, edited, followed up, too late (interactions/receiving-and-responding)."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from bot import discord_limits
from bot.sandbox.server.client_events import FileSeen
from bot.sandbox.world.objects import Message
from tests.people import ManualClock, Person, Sandbox
from tests.sandbox.conftest import Bot, file, picture

Reply = discord.Interaction


async def test_a_deferred_answer_loads_and_is_then_edited(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    go_on = asyncio.Event()

    @bot.tree.command(description="Slow")
    async def slow(interaction: Reply) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await go_on.wait()
        await interaction.edit_original_response(content="done", attachments=[file()])
        await interaction.followup.send("and more", ephemeral=True)

    await bot.begin()
    running = asyncio.create_task(ana.command("/slow"))
    [loading] = await ana.until(lambda: ana.messages("general") or None, "an answer")
    assert loading.flags == discord_limits.LOADING | discord_limits.EPHEMERAL
    go_on.set()
    answer = await running
    assert isinstance(answer, Message)
    assert (answer.content, answer.flags) == ("done", discord_limits.EPHEMERAL)
    assert [(one.filename, one.description, one.width) for one in answer.attachments] == [("map.png", "Map", 40)]
    await ana.sees("and more")
    assert sandbox.violations == []


async def test_only_the_one_who_asked_sees_an_ephemeral_answer(
    sandbox: Sandbox, bot: Bot, ana: Person, bea: Person
) -> None:
    @bot.tree.command(description="Show the hand")
    async def hand(interaction: Reply) -> None:
        await interaction.response.send_message("seven cards", file=file("hand.png", "Aces"), ephemeral=True)

    await bot.begin()
    answer = await ana.command("/hand")
    await ana.sees("seven cards")
    await bea.does_not_see("seven cards")
    assert isinstance(answer, Message)
    files = [sight for sight in ana.events if isinstance(sight, FileSeen)]
    assert [(one.filename, one.description, one.content) for one in files] == [("hand.png", "Aces", picture())]
    for secret in ("seven", "hand.png", "Aces", "IHDR", answer.id):
        await bea.never_saw(secret)
    channel = bot.get_partial_messageable(int(answer.channel_id))
    with pytest.raises(discord.NotFound):  # the bot's own token does not show it either
        await channel.fetch_message(int(answer.id))


async def test_a_second_answer_is_refused(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    code: asyncio.Future[int] = asyncio.Future()

    @bot.tree.command(description="Twice")
    async def twice(interaction: Reply) -> None:
        await interaction.response.send_message("one")
        again = discord.InteractionResponse[Bot](interaction)  # type: ignore[arg-type]
        try:
            await again.send_message("two")
        except discord.HTTPException as error:
            code.set_result(error.code)
        await interaction.delete_original_response()

    await bot.begin()
    await ana.command("/twice")
    assert await asyncio.wait_for(code, 5) == 40060
    await ana.until(lambda: not ana.messages("general") or None, "nothing to be left")


async def test_pressing_a_button_updates_its_message(sandbox: Sandbox, bot: Bot, ana: Person, bea: Person) -> None:
    class Counter(discord.ui.View):
        def __init__(self) -> None:
            super().__init__(timeout=None)

        @discord.ui.button(label="Count on", custom_id="count:0")
        async def count(self, interaction: Reply, button: discord.ui.Button["Counter"]) -> None:
            button.disabled = True
            await interaction.response.edit_message(content=f"pressed by {interaction.user.name}", view=self)

    @bot.tree.command(description="Count")
    async def count(interaction: Reply) -> None:
        await interaction.response.send_message("zero", view=Counter())

    await bot.begin()
    sent = await ana.command("/count")
    answer = await bea.press("count", in_="general")
    assert isinstance(sent, Message)
    assert isinstance(answer, Message)
    assert answer.id == sent.id
    await ana.sees("pressed by bea")
    await ana.does_not_see("zero")
    ana.patience = 0.05
    with pytest.raises(AssertionError, match=r"\[Count on\] \(disabled\)"):
        await ana.press("Count on")
    assert sandbox.violations == []


async def test_a_modal_comes_back_filled_in(sandbox: Sandbox, bot: Bot, ana: Person, bea: Person) -> None:
    class Order(discord.ui.Modal, title="Order"):
        unit = discord.ui.TextInput["Order"](label="Which unit?", custom_id="unit", max_length=5)
        line = discord.ui.Label["Order"](
            text="Where to?",
            component=discord.ui.Select(
                custom_id="line", options=[discord.SelectOption(label="Front", value="f")], required=False
            ),
        )

        async def on_submit(self, interaction: Reply) -> None:
            assert isinstance(self.line.component, discord.ui.Select)
            await interaction.response.send_message(f"{self.unit.value} to {self.line.component.values}")

    @bot.tree.command(description="Order")
    async def order(interaction: Reply) -> None:
        await interaction.response.send_modal(Order())

    await bot.begin()
    await ana.command("/order")
    await ana.sees("Where to?")
    with pytest.raises(AssertionError, match="between 1 and 5"):
        await ana.submit(unit="Sherman")
    await ana.command("/order")
    await ana.submit(which_unit="M4", where_to="Front")
    await bea.sees("M4 to ['f']")
    await bea.never_saw("Where to?")
    assert sandbox.violations == []


class TestTime:
    """Three seconds and fifteen minutes, by a clock that the test moves."""

    @pytest.fixture
    def clock(self) -> ManualClock:
        return ManualClock()

    @pytest.fixture
    async def sandbox(self, clock: ManualClock) -> AsyncIterator[Sandbox]:
        async with Sandbox(clock=clock) as sandbox:
            yield sandbox

    async def test_after_three_seconds_it_is_too_late(self, bot: Bot, ana: Person, clock: ManualClock) -> None:
        code: asyncio.Future[int] = asyncio.Future()

        @bot.tree.command(description="Late")
        async def late(interaction: Reply) -> None:
            clock.advance(discord_limits.INITIAL_RESPONSE + 0.1)
            try:
                await interaction.response.send_message("late")
            except discord.NotFound as error:
                code.set_result(error.code)

        await bot.begin()
        with pytest.raises(AssertionError, match="did not respond"):
            await ana.command("/late")
        assert await asyncio.wait_for(code, 5) == 10062

    async def test_after_fifteen_minutes_the_token_is_dead(
        self, bot: Bot, ana: Person, clock: ManualClock
    ) -> None:
        code: asyncio.Future[int] = asyncio.Future()

        @bot.tree.command(description="Long")
        async def long(interaction: Reply) -> None:
            await interaction.response.send_message("first")
            clock.advance(discord_limits.TOKEN_LIFE - 1)
            await interaction.edit_original_response(content="in time")
            clock.advance(2)
            try:
                await interaction.edit_original_response(content="too late")
            except discord.HTTPException as error:
                code.set_result(error.code)

        await bot.begin()
        await ana.command("/long")
        assert await asyncio.wait_for(code, 5) == 50027
        await ana.sees("in time")
