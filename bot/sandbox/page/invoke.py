"""What a user's client does: it lets him use only what is there, and sends the interaction to the bot.

Source: interactions/receiving-and-responding#interaction-object, interactions/application-commands.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from bot import discord_limits
from bot.discord_limits import commands as kinds
from bot.discord_limits.components import (
    BUTTON,
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOX_GROUP,
    LABEL,
    LINK_STYLE,
    RADIO_GROUP,
    ROLE_SELECT,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    USER_SELECT,
    walk,
)
from bot.sandbox.page.access import NotPossible, check_commandable, entered, open_components
from bot.sandbox.server.client_events import InteractionSeen
from bot.sandbox.server.context import Context
from bot.sandbox.server.discord_objects import member, roles
from bot.sandbox.server.gateway import merged
from bot.sandbox.server.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, installed_by, new_token
from bot.sandbox.world.objects import ApplicationCommand, Channel, DirectMessages, Interaction, Message, World
from bot.sandbox.world.secret import new_secret

GUILD, BOT_DM = 0, 1  # contexts
NO_ANSWER = "The application did not respond"
Resolved = dict[str, dict[str, Any]]


def available(world: World, channel_id: str) -> list[ApplicationCommand]:
    """Return the commands that can be used in a channel; those of the guild hide global ones of the same name."""
    context = BOT_DM if channel_id in world.dms else GUILD
    found: dict[str, ApplicationCommand] = {}
    for command in world.commands:
        fits = command.dm_permission if command.contexts is None else context in command.contexts
        if command.guild_id is not UNSET:
            if context == GUILD:
                found[command.name] = command
        elif fits or (context == GUILD and command.contexts is None):
            found.setdefault(command.name, command)
    return list(found.values())


def run_command(
    context: Context,
    user_id: str,
    channel_id: str,
    name: str,
    options: Sequence[Mapping[str, Any]],
    *,
    nonce: str,
    typing: bool = False,
) -> Interaction:
    """Run a slash command or, while one is typing, ask for the choices of the option that is focused.

    The options have the shape of Discord's interaction data.
    """
    channel = entered(context.world, user_id, channel_id)
    check_commandable(context.world, user_id, channel)
    command = next((one for one in available(context.world, channel_id) if one.name == name), None)
    if command is None:
        raise NotPossible(f"There is no command /{name} here")
    kind = AUTOCOMPLETE if typing else COMMAND
    resolved: Resolved = {}
    data: dict[str, Any] = {
        "id": command.id,
        "name": command.name,
        "type": command.type,
        "options": _options(context.world, options, command.options, resolved, complete=not typing),
    }
    if resolved:
        data["resolved"] = resolved
    if command.guild_id is not UNSET:
        data["guild_id"] = command.guild_id
    return send(context, user_id, channel, data, kind=kind, nonce=nonce, name=command.name)


def _options(
    world: World,
    given: Sequence[Mapping[str, Any]],
    known: list[dict[str, Any]],
    resolved: Resolved,
    *,
    complete: bool,
) -> list[dict[str, Any]]:
    """Check options against their definitions; `complete` is False while the user still types."""
    definitions = {definition["name"]: definition for definition in known}
    checked = []
    for option in given:
        definition = definitions.get(option.get("name", ""))
        if definition is None:
            raise NotPossible(f"There is no option {option.get('name')}")
        kind = definition["type"]
        if kind in (kinds.SUB_COMMAND, kinds.SUB_COMMAND_GROUP):
            inner = _options(
                world, option.get("options") or [], definition.get("options") or [], resolved, complete=complete
            )
            checked.append({"name": definition["name"], "type": kind, "options": inner})
        elif option.get("focused"):
            value = str(option.get("value", ""))
            checked.append({"name": definition["name"], "type": kind, "value": value, "focused": True})
        else:
            value = _value(world, option.get("value"), definition, resolved)
            checked.append({"name": definition["name"], "type": kind, "value": value})
    names = {option["name"] for option in checked}
    if complete:
        for definition in known:
            if definition.get("required") and definition["name"] not in names:
                raise NotPossible(f"The option {definition['name']} is required")
        if known and known[0]["type"] in (kinds.SUB_COMMAND, kinds.SUB_COMMAND_GROUP) and not checked:
            raise NotPossible("A sub-command is required")
    return checked


def _value(world: World, value: Any, definition: dict[str, Any], resolved: Resolved) -> Any:
    kind, name = definition["type"], definition["name"]
    wanted: dict[int, tuple[type, ...]] = {
        kinds.INTEGER: (int,),
        kinds.NUMBER: (int, float),
        kinds.BOOLEAN: (bool,),
    }
    fits = isinstance(value, wanted.get(kind, (str,))) and (kind == kinds.BOOLEAN or not isinstance(value, bool))
    if not fits:
        raise NotPossible(f"{value!r} does not fit the option {name}")
    if kind in (kinds.INTEGER, kinds.NUMBER) and abs(value) > discord_limits.NUMBER_OPTION:
        raise NotPossible(f"{value!r} is out of the bounds of the option {name}")
    if kind in (kinds.USER, kinds.CHANNEL, kinds.ROLE, kinds.MENTIONABLE):
        _resolve(world, str(value), resolved)
    choices = definition.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise NotPossible(f"{value!r} is no choice of the option {name}")
    size = len(value) if kind == kinds.STRING else value
    bounds = ("min_length", "max_length") if kind == kinds.STRING else ("min_value", "max_value")
    least, most = (definition.get(bound) for bound in bounds)
    if (least is not None and size < least) or (most is not None and size > most):
        raise NotPossible(f"{value!r} is out of the bounds of the option {name}")
    if kind == kinds.STRING and not value:
        raise NotPossible(f"The option {name} is empty")
    return value


def _resolve(world: World, identifier: str, resolved: Resolved) -> None:
    """Add the user or channel to the objects that go along with the interaction."""
    user = world.user(identifier)
    channel = world.channel(identifier)
    if user:
        resolved.setdefault("users", {})[user.id] = user
        found = member(world, user) | {"permissions": str(world.permissions(user.id))}
        del found["user"]
        resolved.setdefault("members", {})[user.id] = found
    elif channel:
        resolved.setdefault("channels", {})[channel.id] = _with_permissions(channel, world.member_permissions)
    elif identifier in world.roles:
        role = next(one for one in roles(world) if one["id"] == identifier)
        resolved.setdefault("roles", {})[identifier] = role
    else:
        raise NotPossible(f"Nobody and nothing here is called {identifier}")


def use_component(
    context: Context,
    user_id: str,
    channel_id: str,
    message_id: str,
    custom_id: str,
    *,
    values: list[str] | None,
    nonce: str,
) -> Interaction:
    """Press a button, or choose values of a select."""
    world = context.world
    channel = entered(world, user_id, channel_id)
    message = world.message(channel_id, message_id)
    if message is None or not world.can_see(user_id, message):
        raise NotPossible("The message is gone")
    component = next((one for one in walk(message.components) if one.get("custom_id") == custom_id), None)
    if component is None or component.get("style") == LINK_STYLE:
        raise NotPossible("The message has no such button or select")
    if component.get("disabled"):
        raise NotPossible("That is disabled")
    open_components(context, user_id, channel)
    data: dict[str, Any] = {
        "custom_id": custom_id,
        "component_type": component["type"],
        "id": component["id"],
    }
    if component["type"] != BUTTON:
        resolved: Resolved = {}
        data["values"] = _values(world, component, values or [], resolved)
        if resolved:
            data["resolved"] = resolved
    return send(context, user_id, channel, data, kind=COMPONENT, nonce=nonce, message=message)


def _values(world: World, select: dict[str, Any], values: list[str], resolved: Resolved) -> list[str]:
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if select.get("required") is False:
        least = 0
    if not least <= len(values) <= most:
        raise NotPossible(f"Choose between {least} and {most}, not {len(values)}")
    if select["type"] in (STRING_SELECT, CHECKBOX_GROUP):
        known = [option["value"] for option in select["options"]]
        if len(set(values)) < len(values) or not set(values) <= set(known):
            raise NotPossible(f"{values} are not all options of that select")
    else:
        for value in values:
            if not _fits(world, select, value):
                raise NotPossible(f"{value} is nothing that select offers")
            _resolve(world, value, resolved)
    return values


def _fits(world: World, select: dict[str, Any], identifier: str) -> bool:
    """Say whether a select of users, roles or channels offers somebody or something."""
    kind, channel = select["type"], world.channel(identifier)
    if kind == CHANNEL_SELECT:
        types = select.get("channel_types")
        return channel is not None and (not types or channel.type in types)
    people = kind != ROLE_SELECT and world.user(identifier) is not None
    return people or (kind != USER_SELECT and identifier in world.roles)


def submit_modal(
    context: Context, user_id: str, interaction_id: str, fields: dict[str, Any], *, nonce: str
) -> Interaction:
    """Submit the modal that an interaction has opened; `fields` maps custom ids to a value or values."""
    opened = context.world.interactions.get(interaction_id)
    if opened is None or opened.modal is None or opened.user_id != user_id:
        raise NotPossible("No such modal is open")
    world = context.world
    channel = entered(world, user_id, opened.channel_id)
    resolved: Resolved = {}
    components = [_filled(world, component, fields, resolved) for component in opened.modal["components"]]
    unknown = set(fields) - {component.get("custom_id") for component in walk(components)}
    if unknown:
        raise NotPossible(f"The modal has no field {', '.join(sorted(unknown))}")
    data: dict[str, Any] = {"custom_id": opened.modal["custom_id"], "components": components}
    if resolved:
        data["resolved"] = resolved
    message = world.message(opened.channel_id, opened.message_id or "")
    return send(context, user_id, channel, data, kind=MODAL_SUBMIT, nonce=nonce, message=message, opener=opened)


def _filled(world: World, component: dict[str, Any], fields: dict[str, Any], resolved: Resolved) -> dict[str, Any]:
    """Return a component of a modal as it is submitted: the same tree, with values."""
    kind = component["type"]
    filled: dict[str, Any] = {"type": kind, "id": component["id"]}
    if kind == LABEL:
        return filled | {"component": _filled(world, component["component"], fields, resolved)}
    if "components" in component:
        return filled | {"components": [_filled(world, one, fields, resolved) for one in component["components"]]}
    if kind == TEXT_DISPLAY:
        return filled
    filled["custom_id"] = custom_id = component["custom_id"]
    value = fields.get(custom_id)
    if kind == TEXT_INPUT:
        filled["value"] = _text(component, component.get("value") or "" if value is None else str(value))
    elif kind == CHECKBOX:
        filled["value"] = bool(component.get("default") if value is None else value)
    elif kind == RADIO_GROUP:
        known = [option["value"] for option in component["options"]]
        default = next((option["value"] for option in component["options"] if option.get("default")), None)
        filled["value"] = default if value is None else value
        required = component.get("required") is not False
        if filled["value"] not in known and (required or filled["value"] is not None):
            raise NotPossible(f"{value!r} is no option of {custom_id}")
    elif kind in SELECTS or kind == CHECKBOX_GROUP:
        chosen = [value] if isinstance(value, str) else value
        if isinstance(chosen, bool):
            raise NotPossible(f"{custom_id} takes a list")
        if chosen is None:
            chosen = [option["value"] for option in component.get("options", ()) if option.get("default")]
        filled["values"] = _values(world, component, list(chosen), resolved)
    else:
        if component.get("required") is not False:
            raise NotPossible("The sandbox cannot upload files in a modal")
        filled["values"] = []
    return filled


def _text(component: dict[str, Any], value: str) -> str:
    """Check what was typed into a text input."""
    least, most = component.get("min_length") or 0, component.get("max_length") or discord_limits.TEXT_INPUT_VALUE
    if component.get("required") is not False:
        least = max(least, 1)
    if not least <= len(value) <= most and (value or least):
        raise NotPossible(f"{component['custom_id']} takes between {least} and {most} characters")
    return value


def _with_permissions(channel: Channel, permissions: int) -> msgspec.Raw:
    return msgspec.Raw(merged(channel, {"permissions": str(permissions)}))


def send(
    context: Context,
    user_id: str,
    channel: Channel,
    data: dict[str, Any],
    *,
    kind: int,
    nonce: str,
    message: Message | None = None,
    opener: Interaction | None = None,
    name: str = "",
) -> Interaction:
    """Send INTERACTION_CREATE, and tell the user after three seconds that there was no answer."""
    world, now = context.world, context.clock.time()
    allowed = world.permissions(user_id, channel)
    identifier = context.snowflake(user_id)
    interaction = Interaction(
        id=identifier,
        token=new_token(identifier, new_secret()),
        type=kind,
        user_id=user_id,
        channel_id=channel.id,
        created=now,
        nonce=nonce,
        name=name,
        message_id=message.id if message else None,
        opened_by=opener.id if opener else None,
    )
    _forget_expired(world, now)
    world.interactions[identifier] = interaction
    account = world.accounts[user_id]
    private = isinstance(channel, DirectMessages)
    event: dict[str, Any] = {
        "id": identifier,
        "application_id": world.bot.id,
        "type": kind,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": _with_permissions(channel, allowed),
        "locale": account.locale,
        "app_permissions": str(world.permissions(world.bot.id, channel)),
        "entitlements": [],
        "authorizing_integration_owners": installed_by(context, channel.id),
        "context": BOT_DM if private else GUILD,
        "attachment_size_limit": discord_limits.FILE_SIZE,
    }
    if private:
        event["user"] = account.user
    else:
        event["guild_id"] = world.guild.id
        event["guild"] = {"id": world.guild.id, "locale": world.guild.locale, "features": []}
        event["guild_locale"] = world.guild.locale
        event["member"] = member(world, account.user) | {"permissions": str(allowed)}
    if message:
        event["message"] = message

    def no_answer() -> None:
        del context.waiting[identifier]
        context.client_events.show(InteractionSeen(nonce, "failed", NO_ANSWER), user_id=user_id)

    context.waiting[identifier] = context.clock.later(discord_limits.INITIAL_RESPONSE, no_answer)
    context.gateway.interaction(event)
    return interaction


def _forget_expired(world: World, now: float) -> None:
    """Forget interactions whose token is long dead; the oldest come first."""
    while world.interactions:
        oldest = next(iter(world.interactions.values()))
        if now - oldest.created <= 2 * discord_limits.TOKEN_LIFE:
            return
        del world.interactions[oldest.id]
