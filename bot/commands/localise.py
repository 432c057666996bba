"""Names and descriptions of commands in every language, from the catalogues."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.words import Language, fitting, say
from engine.core.words import msg

F = TypeVar("F", bound=Callable[..., Any])
Offer: TypeAlias = Callable[..., Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""What an option may be, by what is typed of it so far."""
Command: TypeAlias = app_commands.Command[Any, ..., None]

DEFAULT: Language = "en"
LOCALES = (
    discord.Locale.american_english,
    discord.Locale.british_english,
    discord.Locale.spain_spanish,
    discord.Locale.latin_american_spanish,
)
"""A localised default stands under its own locale too: Discord falls back between neighbours first."""


def told(key: str) -> app_commands.locale_str:
    """Return a text of the catalogues in English, to be translated when commands are registered."""
    return app_commands.locale_str(say(msg(key), DEFAULT), key=key)


def command(
    key: str,
    *others: str,
    group: app_commands.Group | None = None,
    named: Mapping[str, str] = MappingProxyType({}),
    **offered: Offer,
) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Command]:
    """Make a slash command, named and described by ``cmd-<key>``: with options that are offered, and others.

    Each of them is named by ``opt-<name>``, or by another name that ``named`` has for it.
    """
    make: Any = app_commands.command if group is None else group.command

    def decorate(function: Callable[..., Coroutine[Any, Any, None]]) -> Command:
        options_by_key({name: f"opt-{named.get(name, name)}" for name in (*offered, *others)})(function)
        app_commands.autocomplete(**offered)(function)
        made: Command = make(name=told(f"cmd-{key}"), description=told(f"cmd-{key}-about"))(function)
        return made

    return decorate


def options(*names: str) -> Callable[[F], F]:
    """Name and describe a command's options, from ``opt-<name>`` and ``opt-<name>-about``."""
    return options_by_key({name: f"opt-{name}" for name in names})


def options_by_key(keys: Mapping[str, str]) -> Callable[[F], F]:
    """Name and describe a command's options, each from a key of its own and the same with ``-about``."""

    def decorate(command: F) -> F:
        app_commands.rename(**{name: told(key) for name, key in keys.items()})(command)
        app_commands.describe(**{name: told(key + "-about") for name, key in keys.items()})(command)
        return command

    return decorate


class CatalogueTranslator(app_commands.Translator):
    """Translates what :func:`told` gave."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        """Say the text's key in a locale's language; None where that is none of ours."""
        key = string.extras.get("key")
        return say(msg(key), fitting(str(locale))) if key is not None and locale in LOCALES else None
