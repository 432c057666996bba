"""Options by their words: what autocomplete offers, and what people type.

Several picks are written with `` + `` between them. A choice that autocomplete offers carries the decision and
the indices of its options (``#12:0,5``), so that it means what it meant when it was offered, or is stale.
"""

from __future__ import annotations

import re
import unicodedata

from discord import app_commands

from bot import limits
from bot.panel.layout import clip
from bot.panel.questions import Question, Sheet
from bot.words import Language, say
from engine.core.errors import Refusal, Stale
from engine.core.protocol import Option
from engine.core.words import msg

_SENT = re.compile(r"#(\d+):(\d*(?:,\d+)*)")
_BETWEEN = re.compile(r"\s\+\s|\s\+$|;|\n")


def labels(sheet: Sheet, question: Question, language: Language) -> list[str]:
    """Name every option of a question, in order."""
    game, view, decision = sheet.game, sheet.view, question.decision
    return [say(game.label(view, decision, option), language) for option in decision.options]


def prompt(sheet: Sheet, question: Question, language: Language) -> str:
    """Put a question in words."""
    return say(sheet.game.prompt(sheet.view, question.decision), language)


def read_picks(sheet: Sheet, question: Question, typed: str, language: Language) -> list[Option]:
    """Find the options that were chosen or typed; raises Refusal for what is none of them."""
    decision = question.decision
    sent = _SENT.fullmatch(typed)
    if sent is not None:
        if int(sent[1]) != decision.id:
            raise Stale
        indices = [int(index) for index in sent[2].split(",") if index]
        if any(index >= len(decision.options) for index in indices):
            raise Stale
        return [decision.options[index] for index in indices]
    named = labels(sheet, question, language)
    indices = []
    whole = _find(typed, named, [])
    for part in [typed] if whole is not None else _BETWEEN.split(typed):
        if part.strip():
            index = _find(part, named, indices)
            if index is None:
                raise Refusal(msg("unknown-pick", found=clip(part.strip(), 60)))
            indices.append(index)
    return [decision.options[index] for index in indices]


def offer_picks(
    sheet: Sheet, question: Question, typed: str, language: Language, only: frozenset[str] | None = None
) -> list[app_commands.Choice[str]]:
    """Offer what may be picked next, after what is already typed. ``only``: options of these kinds."""
    decision = question.decision
    named = labels(sheet, question, language)
    *before, last = _BETWEEN.split(typed)
    taken: list[int] = []
    if decision.max > 1:
        for part in before:
            index = _find(part, named, taken)
            if index is not None:
                taken.append(index)
    choices: dict[str, app_commands.Choice[str]] = {}
    for index, label in enumerate(named):
        kind = decision.options[index][0]
        if index in taken or plain(last) not in plain(label) or (only is not None and kind not in only):
            continue
        name = clip(" + ".join([*(named[i] for i in taken), label]), limits.CHOICE_NAME)
        value = f"#{decision.id}:{','.join(map(str, [*taken, index]))}"
        if len(value) <= limits.CHOICE_VALUE:
            choices.setdefault(name, app_commands.Choice(name=name, value=value))
    return list(choices.values())[: limits.CHOICES]


def plain(words: str) -> str:
    """Leave out what people leave out when they type: case, accents, markdown, spaces around."""
    letters = unicodedata.normalize("NFKD", words.replace("*", "").strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _find(part: str, named: list[str], taken: list[int]) -> int | None:
    """Find a label that is not taken yet: the same words, or the only different label that contains them."""
    wanted = plain(part)
    if not wanted:
        return None
    free = [(index, plain(label)) for index, label in enumerate(named) if index not in taken]
    same = [index for index, label in free if label == wanted]
    if same:
        return same[0]
    within = [(index, label) for index, label in free if wanted in label]
    return within[0][0] if len({label for _, label in within}) == 1 else None
