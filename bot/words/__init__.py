"""Words: what the engine says in keys and arguments, said to people in their language.

Catalogues are Fluent files called ``<language>.ftl`` or ``<topic>.<language>.ftl``: the engine's lie in
``engine/core/words`` and in each game's ``words`` folder, the bot's own beside this module.
"""

from __future__ import annotations

from bot.words.catalogue import LANGUAGES, Language, Unsaid, fitting
from bot.words.literal import literal, unturned
from bot.words.plain import plain
from bot.words.speech import event_lines, has, say

__all__ = [
    "LANGUAGES",
    "Language",
    "Unsaid",
    "event_lines",
    "fitting",
    "has",
    "literal",
    "plain",
    "say",
    "unturned",
]
