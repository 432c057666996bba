"""Names of commands in Spanish, for bots of tests."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands


class Spanish(app_commands.Translator):
    """Translates the words that it is given, and no others."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return self._words.get(string.message) if locale is discord.Locale.spain_spanish else None
