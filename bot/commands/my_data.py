"""/mydata: what is kept about oneself."""

from __future__ import annotations

from discord import app_commands

from bot.commands.localise import command, told
from bot.interaction import my_data as kept
from bot.interaction.reply import InteractionReply
from bot.services import Interaction

mydata = app_commands.Group(name=told("cmd-mydata"), description=told("cmd-mydata-about"))


@command("mydata-show", group=mydata)
async def show(interaction: Interaction) -> None:
    """Say what is kept."""
    async with InteractionReply(interaction) as reply:
        await kept.show(reply)


@command("mydata-export", group=mydata)
async def export(interaction: Interaction) -> None:
    """Give it in a file."""
    async with InteractionReply(interaction) as reply:
        await kept.send(reply)


@command("mydata-delete", group=mydata)
async def delete(interaction: Interaction) -> None:
    """Ask whether to delete it."""
    async with InteractionReply(interaction) as reply:
        await kept.ask(reply)


COMMANDS: tuple[app_commands.Group, ...] = (mydata,)
