"""Direct messages: seen by one, refused by who closed them, with components (resources/user#create-dm)."""

import discord
import pytest

from tests.people import Person, Sandbox
from tests.sandbox.conftest import Bot, file

Reply = discord.Interaction


async def test_a_dm_is_seen_by_its_recipient_alone(sandbox: Sandbox, bot: Bot, ana: Person, bea: Person) -> None:
    @bot.tree.command(description="Deal")
    async def deal(interaction: Reply) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.user.send("your hand", file=file("hand.png", "Four cards"))
        await interaction.followup.send("dealt")

    await bot.begin()
    await ana.command("/deal")
    await ana.sees("your hand", in_=ana.dm)
    await ana.sees("dealt")
    for secret in ("your hand", "hand.png", "Four cards", ana.dm.id):
        await bea.never_saw(secret)
    assert sandbox.violations == []


async def test_commands_and_buttons_work_in_a_dm(sandbox: Sandbox, bot: Bot, ana: Person, bea: Person) -> None:
    class Hand(discord.ui.View):
        @discord.ui.button(label="Show", custom_id="show")
        async def show(self, interaction: Reply, _: discord.ui.Button["Hand"]) -> None:
            await interaction.response.edit_message(content=f"guild: {interaction.guild}", view=None)

    @bot.tree.command(description="Hand")
    async def hand(interaction: Reply) -> None:
        await interaction.response.send_message("hidden", view=Hand(timeout=None))

    await bot.begin()
    await ana.command("/hand", channel=ana.dm)
    await ana.press("Show")
    await ana.sees("guild: None", in_=ana.dm)
    await bea.never_saw("hidden")
    assert sandbox.violations == []


async def test_closed_dms_refuse_messages_until_they_are_opened(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    await bot.begin()
    user = await bot.fetch_user(int(ana.id))
    await ana.closes_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("hello")
    assert caught.value.code == 50007
    await ana.opens_dms()
    await user.send("hello again")
    assert [message.content for message in ana.messages(ana.dm)] == ["hello again"]
    assert sandbox.violations == []
