"""Application commands as registered: interactions/application-commands."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot import discord_limits
from bot.discord_limits.modals import check_choice
from bot.discord_limits.problems import Form, Path, Problem

CHAT_INPUT: Final = 1
SUB_COMMAND: Final = 1
SUB_COMMAND_GROUP: Final = 2
STRING: Final = 3
INTEGER: Final = 4
BOOLEAN: Final = 5
USER: Final = 6
CHANNEL: Final = 7
ROLE: Final = 8
MENTIONABLE: Final = 9
NUMBER: Final = 10
ATTACHMENT: Final = 11

_NAMED = ("type", "name", "name_localizations", "description", "description_localizations")
COMMAND_KEYS: Final = (
    *_NAMED, "id", "options", "default_member_permissions", "dm_permission", "contexts", "integration_types",
    "nsfw", "handler", "default_permission",
)  # fmt: skip
OPTION_KEYS: Final = (
    *_NAMED, "required", "choices", "options", "channel_types", "min_value", "max_value", "min_length",
    "max_length", "autocomplete",
)  # fmt: skip
TYPES: Final = range(CHAT_INPUT, 5)
CONTEXTS: Final = range(3)
INTEGRATION_TYPES: Final = range(2)
CHANNEL_TYPES: Final = (*range(6), *range(10, 17))
_NAME = re.compile(discord_limits.COMMAND_NAME_PATTERN)


def check_commands(commands: list[dict[str, Any]]) -> list[Problem]:
    """Check the whole list that a bulk overwrite registers."""
    form = Form()
    for kind, most in (
        (1, discord_limits.CHAT_INPUT_COMMANDS),
        (2, discord_limits.CONTEXT_COMMANDS),
        (3, discord_limits.CONTEXT_COMMANDS),
    ):
        of_kind = [command for command in commands if command.get("type", CHAT_INPUT) == kind]
        if len(of_kind) > most:
            form.add(
                (), "APPLICATION_COMMANDS_EXCEEDED_MAX", f"Maximum number of application commands reached ({most})"
            )
        _unique_names(form, (), of_kind, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names")
    for index, command in enumerate(commands):
        _check_command(form, (index,), command)
    return form.problems


def check_command(command: dict[str, Any]) -> list[Problem]:
    """Check one command as it is created or edited."""
    form = Form()
    _check_command(form, (), command)
    return form.problems


def size(command: Mapping[str, Any]) -> int:
    """Characters that count towards the 8,000 of one command: the longest localization of each text."""
    total = 0
    for key in ("name", "description"):
        texts = [command.get(key), *(command.get(f"{key}_localizations") or {}).values()]
        total += max(len(text or "") for text in texts)
    total += len(value) if isinstance(value := command.get("value"), str) else 0
    return total + sum(size(part) for key in ("options", "choices") for part in command.get(key) or ())


def _check_command(form: Form, path: Path, command: dict[str, Any]) -> None:
    form.keys(path, command, COMMAND_KEYS)
    form.choice((*path, "type"), command.get("type") or CHAT_INPUT, TYPES)
    for key, known in (("contexts", CONTEXTS), ("integration_types", INTEGRATION_TYPES)):
        form.choices(path, command, key, known)
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        form.text(path, command, "name", least=1, most=discord_limits.COMMAND_NAME, required=True)
        return
    _check_named(form, path, command)
    options = form.items(path, command, "options", most=discord_limits.COMMAND_OPTIONS)
    _check_options(form, (*path, "options"), options, depth=0)
    if size(command) > discord_limits.COMMAND_TOTAL:
        form.add(
            path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({discord_limits.COMMAND_TOTAL})"
        )
    if 2 in (command.get("contexts") or ()) and 1 not in (command.get("integration_types") or ()):
        form.add(
            (*path, "contexts"),
            "APPLICATION_COMMAND_CONTEXT_INVALID",
            "PRIVATE_CHANNEL needs an installation to users",
        )


def _check_named(form: Form, path: Path, named: dict[str, Any]) -> None:
    """Check name and description and their localizations, of a command or an option."""
    name = form.text(path, named, "name", least=1, most=discord_limits.COMMAND_NAME, required=True)
    names = {(*path, "name"): name}
    form.text(path, named, "description", least=1, most=discord_limits.COMMAND_DESCRIPTION, required=True)
    for key, most in (("name", discord_limits.COMMAND_NAME), ("description", discord_limits.COMMAND_DESCRIPTION)):
        localized = named.get(f"{key}_localizations")
        if not isinstance(localized, dict):
            continue
        place = (*path, f"{key}_localizations")
        for locale in localized:
            form.choice((*place, locale), locale, discord_limits.LOCALES)
            text = form.text(place, localized, locale, least=1, most=most)
            if key == "name":
                names[*place, locale] = text
    for place, text in names.items():
        if text and (not _NAME.fullmatch(text) or text != text.lower()):
            form.add(place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(form: Form, path: Path, options: list[dict[str, Any]], *, depth: int) -> None:
    _unique_names(form, path, options, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names")
    optional = False
    kinds = {option.get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options}
    if len(kinds) > 1:
        form.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    for index, option in enumerate(options):
        place = (*path, index)
        form.keys(place, option, OPTION_KEYS)
        kind = option.get("type")
        if not form.choice((*place, "type"), kind, range(SUB_COMMAND, ATTACHMENT + 1)):
            continue
        _check_named(form, place, option)
        if kind in (SUB_COMMAND, SUB_COMMAND_GROUP):
            if depth == 2 or (depth == 1 and kind == SUB_COMMAND_GROUP):
                form.add((*place, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
            inner = form.items(place, option, "options", most=discord_limits.COMMAND_OPTIONS)
            _check_options(form, (*place, "options"), inner, depth=2 if kind == SUB_COMMAND else 1)
            continue
        if option.get("required") and optional:
            form.add(
                place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional |= not option.get("required")
        choices = form.items(place, option, "choices", most=discord_limits.CHOICES)
        if choices and option.get("autocomplete"):
            form.add(
                (*place, "autocomplete"),
                "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
                "Autocomplete and choices are mutually exclusive",
            )
        for number, choice in enumerate(choices):
            check_choice(form, (*place, "choices", number), choice)
        form.choices(place, option, "channel_types", CHANNEL_TYPES)
        for key in ("min_length", "max_length"):
            form.number(place, option, key, least=0, most=discord_limits.STRING_OPTION, default=0)


def _unique_names(form: Form, path: Path, named: list[dict[str, Any]], code: str, what: str) -> None:
    """Names must differ among siblings, in each locale too (a missing localization is the default name)."""
    locales: Iterable[str | None] = {
        None, *(locale for one in named for locale in one.get("name_localizations") or ())
    }  # fmt: skip
    for locale in locales:
        seen: set[str] = set()
        for index, one in enumerate(named):
            name = (one.get("name_localizations") or {}).get(locale) or one.get("name") or ""
            if name in seen:
                form.add((*path, index, "name"), code, f"{what} must be unique")
            seen.add(name)
