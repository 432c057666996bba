"""Application commands: registered by the bot, found by users (interactions/application-commands)."""

from typing import Any

from msgspec import UNSET, UnsetType

from bot.discord_limits.commands import check_command, check_commands
from bot.discord_limits.problems import Form
from bot.sandbox.server import errors
from bot.sandbox.server.client_events import CommandsSeen
from bot.sandbox.server.errors import Refusal
from bot.sandbox.server.rest import Call, Reply, Routes
from bot.sandbox.world.objects import ApplicationCommand


def _guild_id(call: Call) -> str | UnsetType:
    guild_id: str | UnsetType = call.params.get("guild_id", UNSET)
    if guild_id not in (UNSET, call.context.world.guild.id):
        raise Refusal(*errors.MISSING_ACCESS)
    if call.params["application_id"] != call.context.world.bot.id:
        raise Refusal(*errors.MISSING_ACCESS)
    return guild_id


def _registered(call: Call) -> list[ApplicationCommand]:
    guild_id = _guild_id(call)
    return [command for command in call.context.world.commands if command.guild_id == guild_id]


def _one(call: Call) -> ApplicationCommand:
    for command in _registered(call):
        if command.id == call.params["command_id"]:
            return command
    raise Refusal(*errors.UNKNOWN_COMMAND)


def _build(call: Call, form: dict[str, Any], old: ApplicationCommand | None) -> ApplicationCommand:
    permissions = form.get("default_member_permissions")
    return ApplicationCommand(
        id=old.id if old else call.context.snowflake(),
        application_id=call.context.world.bot.id,
        version=call.context.snowflake(),
        guild_id=_guild_id(call),
        type=form.get("type") or 1,
        name=form["name"],
        description=form.get("description") or "",
        name_localizations=form.get("name_localizations"),
        description_localizations=form.get("description_localizations"),
        options=form.get("options") or [],
        default_member_permissions=None if permissions is None else str(permissions),
        dm_permission=form.get("dm_permission") is not False,
        contexts=form.get("contexts"),
        integration_types=form.get("integration_types") or [0],
        nsfw=bool(form.get("nsfw")),
    )


def _replace(call: Call, commands: list[ApplicationCommand]) -> None:
    """Make these the commands of the scope (global, or the guild's) that the path names."""
    context, guild_id = call.context, _guild_id(call)
    others = [command for command in context.world.commands if command.guild_id != guild_id]
    context.world.commands = sorted([*others, *commands], key=lambda command: command.name)
    context.client_events.show(CommandsSeen(context.world.commands))
    context.changed()


def list_commands(call: Call) -> list[ApplicationCommand]:
    """GET all commands of a scope."""
    return _registered(call)


def get_command(call: Call) -> ApplicationCommand:
    """GET one command."""
    return _one(call)


def overwrite_commands(call: Call) -> list[ApplicationCommand]:
    """PUT: make the given commands the only ones of the scope; one that had the name keeps its id."""
    if not isinstance(call.body, list):
        form = Form()
        form.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        raise errors.InvalidForm(form.problems)
    call.check(check_commands(call.body))
    old = {(command.name, command.type): command for command in _registered(call)}
    commands = [_build(call, form, old.get((form["name"], form.get("type") or 1))) for form in call.body]
    _replace(call, commands)
    return commands


def create_command(call: Call) -> Reply:
    """POST: register one more command; one of the same name is replaced."""
    call.check(check_command(call.form))
    kind = call.form.get("type") or 1
    rest = [command for command in _registered(call) if (command.name, command.type) != (call.form["name"], kind)]
    old = next((command for command in _registered(call) if command not in rest), None)
    command = _build(call, call.form, old)
    _replace(call, [*rest, command])
    return Reply(200 if old else 201, command)


def edit_command(call: Call) -> ApplicationCommand:
    """PATCH: change some fields of a command."""
    old = _one(call)
    form = {name: getattr(old, name) for name in ("type", "name", "description", "options", "contexts", "nsfw")}
    form |= {name: getattr(old, name) for name in ("name_localizations", "description_localizations")} | call.form
    call.check(check_command(form))
    command = _build(call, form, old)
    _replace(call, [*(other for other in _registered(call) if other is not old), command])
    return command


def delete_command(call: Call) -> None:
    """DELETE one command."""
    old = _one(call)
    _replace(call, [command for command in _registered(call) if command is not old])


ROUTES: Routes = tuple(
    route
    for scope in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}")
    for route in (
        ("GET", f"{scope}/commands", list_commands),
        ("PUT", f"{scope}/commands", overwrite_commands),
        ("POST", f"{scope}/commands", create_command),
        ("GET", f"{scope}/commands/{{command_id}}", get_command),
        ("PATCH", f"{scope}/commands/{{command_id}}", edit_command),
        ("DELETE", f"{scope}/commands/{{command_id}}", delete_command),
    )
)
