"""Cards of which there are several: each shown once, with how many there are, taken and put back one by one."""

from __future__ import annotations

from collections.abc import Callable

from bot.panel import component_ids
from bot.panel.labels import said
from bot.panel.layout import Button, Item, button, choices, rows
from bot.panel.questions import Question
from bot.store.records import Language
from engine.core.protocol import Decision, Option
from engine.core.words import msg

_MOST = 25
_TAKEN = 10
"""Different cards that may be put back on one panel."""


def alike(decision: Decision) -> bool:
    """Return whether what may be picked are cards, ``("card", id, copy)``, some of them equal."""
    options = decision.options
    kinds = {option[:2] for option in options}
    return (
        decision.max > 1
        and all(len(option) == 3 and option[0] == "card" for option in options)
        and len(kinds) < len(options)
        and len(kinds) <= _MOST
        and decision.max <= _TAKEN
    )


def counted(shown: list[Option]) -> dict[Option, int]:
    """Count equal cards, in the order in which they were picked."""
    found: dict[Option, int] = {}
    for option in shown:
        found[option[:2]] = found.get(option[:2], 0) + 1
    return found


def items(match_id: int, question: Question, name: Callable[[Option], str], language: Language) -> list[Item]:
    """Draw a select that takes one card more, and a button for each card to put one back."""
    options, shown = question.decision.options, question.shown
    taken = counted(shown)
    entries = []
    for kind, number in counted(options).items():
        free = next((i for i, option in enumerate(options) if option[:2] == kind and option not in shown), None)
        if free is not None:
            left = said(msg("copies-left", left=number - taken.get(kind, 0), number=number), language)
            entries.append((free, name(kind), left, False))
    found: list[Item] = []
    if entries:
        placeholder = said(msg("copies-take", taken=len(shown), most=question.decision.max), language)
        found.append(choices(component_ids.More(match_id, *question.mark), entries, placeholder))
    last = {option[:2]: option for option in shown}
    back: list[Button] = [
        button(f"− {name(kind)}", component_ids.Less(match_id, *question.mark, options.index(last[kind])))
        for kind in taken
    ]
    return [*found, *rows(back)]
