"""A small bot on hikari: /picture answers with one and opens a thread, a button counts. Run by the test."""

import io
import os

import hikari
from PIL import Image

CHANNEL_KEY = "channel"


def picture() -> bytes:
    content = io.BytesIO()
    Image.new("RGB", (40, 30), "olive").save(content, "PNG")
    return content.getvalue()


bot = hikari.GatewayBot(
    os.environ["TOKEN"],
    rest_url=f"{os.environ['BASE']}/api/v10",
    intents=hikari.Intents.GUILDS,
    banner=None,
    suppress_optimization_warning=True,
)


async def register(_: hikari.StartedEvent) -> None:
    application = await bot.rest.fetch_application()
    command = bot.rest.slash_command_builder("picture", "Show a picture").add_option(
        hikari.CommandOption(
            type=hikari.OptionType.STRING, name="title", description="What it shows", is_required=True
        )
    )
    await bot.rest.set_application_commands(application.id, [command])


async def answer(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        title = str(interaction.options[0].value) if interaction.options else ""
        row = bot.rest.build_message_action_row().add_interactive_button(
            hikari.ButtonStyle.PRIMARY, "count", label="Count"
        )
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE,
            title,
            attachment=hikari.Bytes(picture(), "map.png"),
            component=row,
        )
        thread = await bot.rest.create_thread(
            interaction.channel_id, hikari.ChannelType.GUILD_PUBLIC_THREAD, title
        )
        await bot.rest.create_message(thread.id, "in a thread")
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(
            hikari.ResponseType.MESSAGE_UPDATE, f"counted by {interaction.user.username}"
        )


if __name__ == "__main__":
    bot.subscribe(hikari.StartedEvent, register)
    bot.subscribe(hikari.InteractionCreateEvent, answer)
    bot.run(check_for_updates=False)
