"""Both languages, for pictures."""

from __future__ import annotations

from bot.words import say as say_in
from engine.core.words import Msg
from images.spearpoint.words import Words

LANGUAGES = ("en", "es")


def say(message: Msg, language: str) -> str:
    return say_in(message, "es" if language == "es" else "en")


WORDS = {language: Words(say, language) for language in LANGUAGES}
