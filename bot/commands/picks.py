"""Options by their words: what autocomplete offers, and what people type.

Several picks are written with `` + `` between them. A choice that autocomplete offers carries the question's
mark and the numbers of its options (``#12.9876:0,5``), so that it means what it meant when it was offered, or is
stale.
"""

from __future__ import annotations

import re

from discord import app_commands

from bot import discord_limits
from bot.panel.acts import spoken
from bot.panel.labels import said
from bot.panel.layout import clip
from bot.panel.questions import Question, Sheet, number, numbered
from bot.words import Language, literal, plain
from engine.core.errors import Refusal, Stale
from engine.core.protocol import Option
from engine.core.words import msg

_SENT = re.compile(r"#(\d{1,15})\.(\d{1,15}):((?:\d{1,13}(?:,\d{1,13})*)?)")
_BETWEEN = re.compile(r"\s\+\s|\s\+$|;|\n")


def labels(sheet: Sheet, question: Question, language: Language) -> list[str]:
    """Name every option of a question, in order."""
    return [spoken(sheet, question, option, language) for option in question.decision.options]


def prompt(sheet: Sheet, question: Question, language: Language) -> str:
    """Put a question in words."""
    return said(sheet.game.prompt(sheet.view, question.decision), language)


def read_picks(sheet: Sheet, question: Question, typed: str, language: Language) -> list[Option]:
    """Find the options that were chosen or typed; raises Refusal for what is none of them."""
    decision = question.decision
    sent = _SENT.fullmatch(typed)
    if sent is not None:
        if (int(sent[1]), int(sent[2])) != question.mark:
            raise Stale
        return [numbered(decision, int(one)) for one in sent[3].split(",") if one]
    taken = find_labels(_BETWEEN.split(typed), [plain(label) for label in labels(sheet, question, language)])
    return [decision.options[index] for index in taken]


def offer_picks(
    sheet: Sheet, question: Question, typed: str, language: Language, only: frozenset[str] | None = None
) -> list[app_commands.Choice[str]]:
    """Offer what may be picked next, after what is already typed. ``only``: options of these kinds."""
    decision = question.decision
    mark = ".".join(map(str, question.mark))
    named = labels(sheet, question, language)
    known = [plain(label) for label in named]
    parts = _BETWEEN.split(typed)
    most = decision.max * _most_parts(known) if decision.max > 1 else 0
    for before in range(min(len(parts) - 1, most), -1, -1):
        try:
            taken = find_labels(parts[:before], known)
        except Refusal:
            continue
        wanted = plain(" + ".join(parts[before:]))
        choices: dict[str, app_commands.Choice[str]] = {}
        ranked = [(rank, index) for index, label in enumerate(known) if (rank := fits(wanted, label))]
        for _, index in sorted(ranked):
            label, kind = named[index], decision.options[index][0]
            if index in taken or (only is not None and kind not in only):
                continue
            if not taken:
                label = spoken(sheet, question, decision.options[index], language, most=discord_limits.CHOICE_NAME)
            name = clip(" + ".join([*(named[i] for i in taken), label]), discord_limits.CHOICE_NAME)
            numbers = [number(decision, decision.options[i]) for i in (*taken, index)]
            value = f"#{mark}:{','.join(map(str, numbers))}"
            if len(value) <= discord_limits.CHOICE_VALUE:
                choices.setdefault(name, app_commands.Choice(name=name, value=value))
            if len(choices) == discord_limits.CHOICES:
                break
        if choices:
            return list(choices.values())
    return []


def fits(wanted: str, label: str) -> int:
    """Return how well plain words fit a plain label: 1 as they are, 2 in order, 3 in any, 0 not at all."""
    if wanted in label:
        return 1
    at, ordered = 0, True
    for word in wanted.split():
        if word not in label:
            return 0
        at = label.find(word, at) + len(word) if ordered else at
        ordered = ordered and at >= len(word)
    return 2 if ordered else 3


def _most_parts(known: list[str]) -> int:
    """Return how many parts a label has at most, since `` + `` may stand in one."""
    return max((len(_BETWEEN.split(label)) for label in known), default=1)


def find_labels(parts: list[str], known: list[str]) -> list[int]:
    """Find all labels, known by their plain words, that were typed; raises Refusal for what is none."""
    taken: list[int] = []
    rest = [part for part in parts if part.strip()]
    while rest:
        index, rest = _next(rest, known, taken)
        taken.append(index)
    return taken


def _next(parts: list[str], known: list[str], taken: list[int]) -> tuple[int, list[str]]:
    """Find the label that comes first, which may have `` + `` in it, and what is left of the parts."""
    free = [(index, label) for index, label in enumerate(known) if index not in taken]
    for end in range(min(len(parts), _most_parts(known)), 0, -1):
        wanted = plain(" + ".join(parts[:end]))
        same = [index for index, label in free if label == wanted]
        if same:
            return same[0], parts[end:]
    wanted = plain(parts[0])
    fitting = [(fits(wanted, label), index, label) for index, label in free]
    best = min((rank for rank, _, _ in fitting if rank), default=0)
    within = [(index, label) for rank, index, label in fitting if rank and rank == best]
    if len({label for _, label in within}) != 1:
        raise Refusal(msg("unknown-pick", found=literal(clip(parts[0].strip(), 60))))
    return within[0][0], parts[1:]
