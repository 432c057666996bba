"""Components V2: nested components, ids, media, selects, limits (components/reference)."""

import discord
import pytest

from bot import discord_limits
from bot.discord_limits.components import walk
from bot.sandbox.server.components import fill_ids
from bot.sandbox.world.objects import Message
from tests.people import Person, Sandbox
from tests.sandbox.conftest import Bot, file

Reply = discord.Interaction


class Panel(discord.ui.LayoutView):
    """A container with all that a panel of ours may have."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.chosen: list[str] = []
        button = discord.ui.Button["Panel"](label="End turn", custom_id="end")
        button.callback = self.end  # type: ignore[method-assign]
        units = discord.ui.Select["Panel"](
            custom_id="units",
            placeholder="Which units?",
            max_values=2,
            options=[
                discord.SelectOption(label=name, value=name[0]) for name in ("Sherman", "Half-track", "Crew")
            ],
        )
        units.callback = self.pick  # type: ignore[method-assign]
        friend = discord.ui.UserSelect["Panel"](custom_id="friend", placeholder="Against whom?")
        friend.callback = self.name  # type: ignore[method-assign]
        self.units, self.friend = units, friend
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("# Battle"),
                discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png", description="The front")),
                discord.ui.Section(discord.ui.TextDisplay("Done?"), accessory=button),
                discord.ui.Separator(),
                discord.ui.ActionRow(units),
                discord.ui.ActionRow(friend),
            )
        )

    async def end(self, interaction: Reply) -> None:
        await interaction.response.send_message("turn over", ephemeral=True)

    async def pick(self, interaction: Reply) -> None:
        await interaction.response.send_message(f"picked {self.units.values}", ephemeral=True)

    async def name(self, interaction: Reply) -> None:
        await interaction.response.send_message(f"against {self.friend.values[0].name}", ephemeral=True)


@pytest.fixture
async def sent(bot: Bot, ana: Person) -> Message:
    @bot.tree.command(description="Show a panel")
    async def panel(interaction: Reply) -> None:
        await interaction.response.send_message(view=Panel(), file=file(description="Alt"))

    await bot.begin()
    message = await ana.command("/panel")
    assert isinstance(message, Message)
    return message


async def test_components_get_ids_and_media_get_addresses(sandbox: Sandbox, sent: Message) -> None:
    components = list(walk(sent.components))
    ids = [component["id"] for component in components]
    assert len(set(ids)) == len(components) == 11
    gallery = next(component for component in components if component["type"] == 12)
    media = gallery["items"][0]["media"]
    assert media["url"] == sent.attachments[0].url
    assert (media["width"], media["height"]) == (40, 30)
    assert sent.flags == discord_limits.IS_COMPONENTS_V2
    assert sandbox.violations == []


def test_given_ids_are_kept_and_the_others_go_round_them() -> None:
    row = {"type": 1, "components": [{"type": 2, "id": 1}, {"type": 2}]}
    section = {"type": 9, "id": 3, "components": [{"type": 10}], "accessory": {"type": 2}}
    components = [{"type": 17, "components": [row, section]}]
    fill_ids(components)
    assert [component["id"] for component in walk(components)] == [2, 4, 1, 5, 3, 6, 7]


async def test_nested_buttons_and_selects_work(sandbox: Sandbox, sent: Message, ana: Person, bea: Person) -> None:
    await bea.press("end turn", in_=sent)
    await bea.sees("turn over")
    await bea.choose("Which units?", "Sherman", "Crew")
    await bea.sees("picked ['S', 'C']")
    await bea.choose("friend", "ana")
    await bea.sees("against ana")
    await ana.never_saw("turn over")
    with pytest.raises(AssertionError, match="between 1 and 2"):
        await bea.choose("units", "Sherman", "Crew", "Half-track")
    assert sandbox.violations == []


async def test_a_picture_is_served_to_whoever_has_its_address(sandbox: Sandbox, bot: Bot, sent: Message) -> None:
    url = sent.attachments[0].url
    assert (await bot.http.get_from_cdn(url))[:4] == b"\x89PNG"
    with pytest.raises(discord.NotFound):
        await bot.http.get_from_cdn(url.partition("?")[0])


async def test_too_much_text_is_refused_and_noted(sandbox: Sandbox, bot: Bot, sent: Message) -> None:
    channel = bot.get_partial_messageable(int(sent.channel_id))
    view = discord.ui.LayoutView()
    for _ in range(2):
        view.add_item(discord.ui.TextDisplay("x" * 2001))
    with pytest.raises(discord.HTTPException, match="Displayable text") as caught:
        await channel.send(view=view)
    assert caught.value.code == 50035
    with pytest.raises(discord.HTTPException, match="was not found"):
        await channel.send(view=Panel())  # without its picture
    assert len(sandbox.violations) == 2
