"""A small bot, written as anybody would with discord.py, that uses every part of Discord which the page shows."""

import io

import discord
from discord import app_commands, ui
from PIL import Image

from tests.sandbox.translator import Spanish

UNITS = ("Sherman", "Stuart", "Rifle squad", "Mortar")
SPANISH = {"new": "nueva", "Challenge somebody": "Retar a alguien", "opponent": "rival"}
ALT = "Two lines of four units each."
RICH = """# Turn 3
**bold** *italic* __under__ ~~struck~~ `code` ||secret|| <script>alert(1)</script>
- first
  - nested
1. one
> quoted
-# small
Hello <@{user}> in <#{channel}>, back <t:86400:D>, [rules](https://example.org/)
```
raw **stars**
```"""


def picture(width: int = 1600, height: int = 1000) -> discord.File:
    """A board of the usual size, plain green."""
    data = io.BytesIO()
    Image.new("RGB", (width, height), "darkolivegreen").save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description=ALT)


class Note(ui.Modal, title="A note"):
    """A modal with a paragraph, a short text and a select inside a label."""

    words: ui.Label["Note"] = ui.Label(
        text="Words",
        description="Nobody else reads them",
        component=ui.TextInput(style=discord.TextStyle.paragraph, min_length=3),
    )
    title_of: ui.Label["Note"] = ui.Label(text="Title", component=ui.TextInput(required=False))
    unit: ui.Label["Note"] = ui.Label(
        text="Unit", component=ui.Select(options=[discord.SelectOption(label=name) for name in UNITS])
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.words.component, ui.TextInput)
        assert isinstance(self.unit.component, ui.Select)
        said = f"Noted: {self.words.component.value} / {self.unit.component.values[0]}"
        await interaction.response.send_message(said, ephemeral=True)


class Panel(ui.View):
    """Buttons in all styles, and two selects."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules", row=1))
        self.count = 0

    @ui.button(label="Count", style=discord.ButtonStyle.primary, row=0)
    async def count_up(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"Counted {self.count}", view=self)

    @ui.button(label="Write", style=discord.ButtonStyle.success, row=0)
    async def write(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        await interaction.response.send_modal(Note())

    @ui.button(label="Silence", style=discord.ButtonStyle.danger, row=0)
    async def silence(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        """Never answers, so that the interaction fails."""

    @ui.button(label="Closed", disabled=True, row=0)
    async def closed(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        """Cannot be pressed."""

    @ui.select(placeholder="One unit", options=[discord.SelectOption(label=name) for name in UNITS], row=2)
    async def one(self, interaction: discord.Interaction, select: ui.Select["Panel"]) -> None:
        await interaction.response.send_message(f"One: {select.values[0]}", ephemeral=True)

    @ui.select(
        placeholder="Some units",
        min_values=2,
        max_values=3,
        options=[
            discord.SelectOption(label=name, description=f"The {name}", default=name == "Mortar") for name in UNITS
        ],
        row=3,
    )
    async def some(self, interaction: discord.Interaction, select: ui.Select["Panel"]) -> None:
        await interaction.response.send_message("Some: " + ", ".join(select.values), ephemeral=True)


class Notice(ui.View):
    """A button that takes its own message away."""

    @ui.button(label="Away")
    async def away(self, interaction: discord.Interaction, _: ui.Button["Notice"]) -> None:
        await interaction.response.defer()
        await interaction.delete_original_response()


class Look(ui.Button["Board"]):
    """A button that changes the picture above it."""

    def __init__(self) -> None:
        super().__init__(label="Look", custom_id="look")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Board(), attachments=[picture(800, 1280)])


class Board(ui.LayoutView):
    """Components V2: a container with text, a gallery, a section and a row."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Board] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description=ALT)
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay("## The board"),
                gallery,
                ui.Section(ui.TextDisplay("Your move"), accessory=Look()),
                ui.Separator(),
                ui.ActionRow(ui.Button(label="Later", disabled=True, custom_id="later")),
                accent_colour=0x8A9A5B,
            )
        )


def small_bot() -> discord.Client:
    """The bot, ready to be started."""
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
        guild_ready_timeout=0.05,
    )
    tree: app_commands.CommandTree[discord.Client] = app_commands.CommandTree(client)

    @tree.command(description="Challenge somebody")
    async def new(interaction: discord.Interaction, opponent: discord.User) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message(f"{opponent.mention}, a challenge!")
        thread = await interaction.channel.create_thread(
            name="Alice against Benito", type=discord.ChannelType.public_thread
        )
        await thread.send("The match begins", file=picture())
        for player, hand in ((interaction.user, "Sherman"), (opponent, "Panther")):
            await thread.add_user(player)
            await player.send(f"Your hand: {hand}")

    @tree.command(description="Open a thread")
    async def thread(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("A thread", ephemeral=True)
        await interaction.channel.create_thread(name="Another", type=discord.ChannelType.public_thread)

    @tree.command(description="Order units")
    @app_commands.describe(unit="Which unit", tone="In which voice", times="How often", loud="Shouted")
    @app_commands.choices(tone=[app_commands.Choice(name=one, value=one.lower()) for one in ("Calm", "Cross")])
    async def order(
        interaction: discord.Interaction,
        unit: str,
        tone: app_commands.Choice[str],
        times: app_commands.Range[int, 1, 5] = 1,
        loud: bool = False,
    ) -> None:
        await interaction.response.send_message(f"Ordered {unit} {tone.value} {times} {loud}", ephemeral=True)

    @order.autocomplete("unit")
    async def units(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fitting = [name for name in UNITS if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name.upper()) for name in fitting]

    @tree.command(description="Post a notice")
    async def notice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A notice", view=Notice())

    @tree.command(description="Show a panel")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A panel", view=Panel())

    @tree.command(description="Show a panel to one person")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A secret panel", view=Panel(), ephemeral=True)

    @tree.command(description="Show the board")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=Board(), attachments=[picture()])

    @tree.command(description="Show all kinds of text")
    async def rich(interaction: discord.Interaction) -> None:
        text = RICH.format(user=interaction.user.id, channel=interaction.channel_id)
        embed = discord.Embed(title="Report", description="**Two** hits", colour=0xA4581A)
        embed.add_field(name="US", value="21").set_image(url="attachment://board.png")
        await interaction.response.send_message(text, embed=embed, file=picture())

    @tree.command(description="Think for a while")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    @tree.command(description="Write for a while")
    async def write(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Soon", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        async with interaction.channel.typing():
            pass

    async def set_up() -> None:
        await tree.set_translator(Spanish(SPANISH))
        await tree.sync()

    client.setup_hook = set_up  # type: ignore[method-assign]
    return client
