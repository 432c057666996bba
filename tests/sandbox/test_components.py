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


class Settings(discord.ui.LayoutView):
    """Selects of a role and of a channel, of which a choice can be taken away."""

    def __init__(self, held: int | None = None) -> None:
        super().__init__(timeout=None)
        kind = discord.SelectDefaultValueType.role
        defaults = [discord.SelectDefaultValue(id=held, type=kind)] if held else []
        self.role = discord.ui.RoleSelect["Settings"](custom_id="role", min_values=0, default_values=defaults)
        self.channel = discord.ui.ChannelSelect["Settings"](
            custom_id="channel", channel_types=[discord.ChannelType.text]
        )
        for select in (self.role, self.channel):
            select.callback = self.named  # type: ignore[method-assign]
            self.add_item(discord.ui.ActionRow(select))

    async def named(self, interaction: Reply) -> None:
        named = [one.name for one in (*self.role.values, *self.channel.values) if one.name]
        await interaction.response.send_message(f"chosen: {named}", ephemeral=True)


async def test_selects_of_roles_and_channels_offer_nothing_else(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    first, second = sandbox.world.roles.values()

    @bot.tree.command(description="Show settings")
    async def settings(interaction: Reply) -> None:
        await interaction.response.send_message(view=Settings(int(first.id)))

    await bot.begin()
    sent = await ana.command("/settings")
    assert isinstance(sent, Message)
    (held,) = [one["default_values"] for one in walk(sent.components) if one.get("default_values")]
    assert held == [{"id": first.id, "type": "role"}]
    await ana.choose("role", second.name)
    await ana.sees(f"chosen: ['{second.name}']")
    await ana.choose("role")
    await ana.sees("chosen: []")
    await ana.choose("channel", "table-two")
    await ana.sees("chosen: ['table-two']")
    for select, what in (("role", "ana"), ("role", "general"), ("channel", first.name)):
        with pytest.raises(AssertionError, match="nothing that select offers"):
            await ana.choose(select, what)


async def test_more_presets_than_can_be_chosen_are_refused(sandbox: Sandbox, bot: Bot) -> None:
    await bot.begin()
    view = Settings(int(next(iter(sandbox.world.roles))))
    view.role.default_values = view.role.default_values * 2
    channel = bot.get_partial_messageable(int(next(iter(sandbox.world.channels))))
    with pytest.raises(discord.HTTPException, match="Must be between 0 and 1 in length"):
        await channel.send(view=view)
    assert len(sandbox.violations) == 1


@pytest.mark.parametrize(
    ("mentionable", "allowed", "heard"), [(True, True, 1), (True, False, 0), (False, True, 0)]
)
async def test_a_role_is_mentioned_where_it_may_be(
    sandbox: Sandbox, bot: Bot, ana: Person, mentionable: bool, allowed: bool, heard: int
) -> None:
    await bot.begin()
    role = next(iter(sandbox.world.roles.values()))
    role.mentionable = mentionable
    channel = bot.get_partial_messageable(int(next(iter(sandbox.world.channels))))
    roles: list[discord.abc.Snowflake] = [discord.Object(int(role.id))] if allowed else []
    await channel.send(f"<@&{role.id}>", allowed_mentions=discord.AllowedMentions(roles=roles))
    await ana.sees(f"<@&{role.id}>")
    assert len(ana.messages("general")[-1].mention_roles) == heard
