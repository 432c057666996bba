"""Slash commands: registered, offered, run, completed (interactions/application-commands)."""

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.discord_limits.commands import CONTEXTS, INTEGRATION_TYPES, TYPES
from bot.sandbox.world.objects import Message
from tests.people import Person, Sandbox
from tests.sandbox import openapi
from tests.sandbox.conftest import Bot
from tests.sandbox.translator import Spanish

Reply = discord.Interaction


async def test_a_command_is_answered(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    @bot.tree.command(description="Say hello")
    async def hello(interaction: Reply, name: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
        await interaction.response.send_message(f"{interaction.locale}: " + f"hello {name} " * times)

    await bot.begin()
    answer = await ana.command("/hello", name="world", times=2)
    assert isinstance(answer, Message)
    assert answer.content == "es-ES: hello world hello world"
    with pytest.raises(AssertionError, match="out of the bounds"):
        await ana.command("/hello", name="world", times=4)
    with pytest.raises(AssertionError, match="name is required"):
        await ana.command("/hello")
    with pytest.raises(AssertionError, match=r"commands here are: /hello"):
        await ana.command("/goodbye")
    assert sandbox.violations == []


async def test_a_sub_command_takes_a_user_and_a_choice(
    sandbox: Sandbox, bot: Bot, ana: Person, bea: Person
) -> None:
    group = app_commands.Group(name="match", description="Matches")

    @group.command(name="invite", description="Invite somebody")
    @app_commands.choices(side=[app_commands.Choice(name="Germany", value="de")])
    async def invite(interaction: Reply, opponent: discord.Member, side: str) -> None:
        await interaction.response.send_message(f"{opponent.display_name} plays {side}")

    bot.tree.add_command(group)
    await bot.begin()
    await ana.command("/match invite", opponent=bea, side="Germany")
    await bea.sees("bea plays de")
    assert sandbox.violations == []


async def test_commands_and_options_have_localised_names(sandbox: Sandbox, bot: Bot, ana: Person) -> None:
    @bot.tree.command(name=app_commands.locale_str("fire"), description="Fire")
    @app_commands.rename(unit=app_commands.locale_str("unit"))
    async def fire(interaction: Reply, unit: str) -> None:
        await interaction.response.send_message(f"{interaction.command and interaction.command.name} {unit}")

    await bot.tree.set_translator(Spanish({"fire": "disparar", "unit": "unidad"}))
    await bot.begin()
    await ana.command("/disparar", unidad="7")
    await ana.sees("fire 7")
    assert sandbox.world.commands[0].name_localizations == {"es-ES": "disparar"}


async def test_autocomplete_offers_choices_to_the_one_who_types(
    sandbox: Sandbox, bot: Bot, ana: Person, bea: Person
) -> None:
    @bot.tree.command(description="Pick")
    async def pick(interaction: Reply, card: str, line: str = "front") -> None:
        await interaction.response.send_message(f"{card} in {line}")

    @pick.autocomplete("card")
    async def cards(interaction: Reply, typed: str) -> list[app_commands.Choice[str]]:
        line = interaction.namespace.line
        return [app_commands.Choice(name=f"{typed}{line}{n}", value=str(n)) for n in range(25)]

    await bot.begin()
    names = await ana.autocomplete("/pick", "card", "she", line="rear")
    assert names == [f"sherear{n}" for n in range(25)]
    await ana.sees("sherear7")
    await bea.never_saw("sherear")
    assert sandbox.violations == []


async def test_registering_again_keeps_the_ids(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(description="One")
    async def one(interaction: Reply) -> None: ...

    @bot.tree.command(description="Two")
    async def two(interaction: Reply) -> None: ...

    await bot.begin()
    before = {command.name: command.id for command in sandbox.world.commands}
    bot.tree.remove_command("two")
    synced = await bot.tree.sync()
    assert [(command.name, str(command.id)) for command in synced] == [("one", before["one"])]
    assert [command.name for command in sandbox.world.commands] == ["one"]


async def test_a_bad_command_is_refused_as_discord_refuses_it(sandbox: Sandbox, bot: Bot) -> None:
    await bot.begin()
    bad = {"name": "Fire Now", "description": "", "options": [{"type": 3, "name": "x", "description": "y" * 101}]}
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.bulk_upsert_global_commands(bot.application_id or 0, [bad])
    assert (caught.value.status, caught.value.code) == (400, 50035)
    for place in ("0.name", "0.description", "0.options.0.description"):
        assert place in caught.value.text
    assert [violation.code for violation in sandbox.violations] == [50035]


@pytest.mark.parametrize(
    ("part", "place", "code"),
    [
        ({"contexts": [9]}, "contexts.0", "BASE_TYPE_CHOICES"),
        ({"contexts": [0, -1]}, "contexts.1", "BASE_TYPE_CHOICES"),
        ({"contexts": [0, 0]}, "contexts", "SET_TYPE_ALREADY_CONTAINS_VALUE"),
        ({"contexts": 0}, "contexts", "LIST_TYPE_CONVERT"),
        ({"contexts": ["0"]}, "contexts.0", "NUMBER_TYPE_COERCE"),
        ({"integration_types": [2]}, "integration_types.0", "BASE_TYPE_CHOICES"),
        ({"integration_types": [True]}, "integration_types.0", "NUMBER_TYPE_COERCE"),
        ({"type": 9}, "type", "BASE_TYPE_CHOICES"),
        ({"options": [{"type": 12, "name": "o", "description": "d"}]}, "options.0.type", "BASE_TYPE_CHOICES"),
        (
            {"options": [{"type": 7, "name": "o", "description": "d", "channel_types": [99]}]},
            "options.0.channel_types.0",
            "BASE_TYPE_CHOICES",
        ),
        ({"name_localizations": {"xx": "x"}}, "name_localizations.xx", "BASE_TYPE_CHOICES"),
    ],
)
async def test_what_discord_does_not_know_is_refused(
    sandbox: Sandbox, bot: Bot, part: dict[str, Any], place: str, code: str
) -> None:
    await bot.begin()
    command: Any = {"name": "fire", "description": "Fire"} | part
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.bulk_upsert_global_commands(bot.application_id or 0, [command])
    assert (caught.value.status, caught.value.code) == (400, 50035)
    [violation] = sandbox.violations
    assert f"0.{place}: " in violation.message
    assert f"({code})" in violation.message
    assert sandbox.world.commands == []


@pytest.mark.skipif(not openapi.SPEC.exists(), reason=f"{openapi.SPEC.name} is not beside the repository")
def test_the_kinds_of_a_command_are_those_that_discord_describes() -> None:
    for schema, allowed in (
        ("InteractionContextType", CONTEXTS),
        ("ApplicationIntegrationType", INTEGRATION_TYPES),
        ("ApplicationCommandType", TYPES),
    ):
        assert all(openapi.compare(schema, value) == [] for value in allowed)
        assert openapi.compare(schema, 99) != []
