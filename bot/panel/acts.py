"""The acts of a turn on one panel: branch by branch, answered at the leaf, and on to the next.

The options of an act are paths (``("fire", 3, "rifle", 7)``) and form a tree. A panel shows the first steps, the
way taken so far and the branches that go on from there. A place in the tree is one number, which codes and the
entries of selects carry: sixteen times the digest of a path, and how many steps it has; 0 for those of an option
that is to be answered. It means the same as long as the option is there, whatever else comes and goes: where
several act at once, options are made anew while panels lie open.
"""

from __future__ import annotations

from typing import NamedTuple

from discord import ButtonStyle

from bot.discord_limits import BUTTON_LABEL, OPTION_LABEL
from bot.panel import component_ids
from bot.panel.labels import said
from bot.panel.layout import BLUE, GREEN, GREY, RED, Button, Item, Row, button, clip, rows, select, text
from bot.panel.people import comrades
from bot.panel.questions import Question, Sheet, digest
from bot.store.records import Language
from engine.core.protocol import DONE, Option
from engine.core.words import Arg, msg

_STEPS = 16
_LEAVES = 25
"""At most this many options below a verb and a thing are shown at once, however many steps they differ in."""
_ROW_LABEL = 24
_GRID_LABEL = 12
_LEAST = 12
"""Characters left of a step that is shortened: so much of a name is known again."""
_BUTTONS = 12
"""Buttons of one level: with the levels above and the last row, that is all that fits Discord's 40 components."""


class Spot(NamedTuple):
    """Where a person is among his acts: the way taken, the page of what goes on from there, a pick in doubt.

    ``doubted`` is an option about which the rules caution; it is answered only when confirmed.
    """

    path: Option = ()
    page: int = 0
    doubted: Option | None = None


class Entry(NamedTuple):
    """One way on from a place: its steps so far, and the number that says it."""

    path: Option
    place: int


def place(path: Option) -> int:
    """Return the number of a branch."""
    return digest(path) * _STEPS + len(path) + 1


def leaf(option: Option) -> int:
    """Return the number of an option that is to be answered."""
    return digest(option) * _STEPS


def found(options: list[Option], number: int) -> tuple[Option, bool] | None:
    """Return what a number means: a path, and whether it is to be answered; None for one without a meaning."""
    wanted, steps = divmod(number, _STEPS)
    paths = options if steps == 0 else dict.fromkeys(option[: steps - 1] for option in options)
    meant = [path for path in paths if digest(path) == wanted]
    return (meant[0], steps == 0) if len(meant) == 1 else None


def entries(options: list[Option], path: Option) -> list[Entry]:
    """List the ways on from a branch, in the order of the options; those that end something are none of them."""
    below = [option for option in options if option[: len(path)] == path and option not in DONE]
    depth = len(path)
    if depth >= 2 and len(below) <= _LEAVES:
        return [Entry(option, leaf(option)) for option in below]
    branches: dict[Option, list[Option]] = {}
    for option in below:
        branches.setdefault(option[: depth + 1], []).append(option)
    # A verb stays a branch also where there is only one thing to do with it, so that its button keeps its name.
    return [
        Entry(held[0], leaf(held[0]))
        if len(held) == 1 and (depth or len(held[0]) == 1)
        else Entry(branch, place(branch))
        for branch, held in branches.items()
    ]


def left(options: list[Option], path: Option) -> Option:
    """Return what is left of a path: the branch from which something still goes on."""
    while path and not any(len(o) > len(path) and o[: len(path)] == path for o in options):
        path = path[:-1]
    return path


def settled(options: list[Option], path: Option) -> Option:
    """Find the branch to show for a path: what is left of it, and on where there is only one way."""
    path = left(options, path)
    while True:
        ways = entries(options, path)
        if len(ways) != 1 or ways[0].place % _STEPS == 0:
            return path
        path = ways[0].path


def above(options: list[Option], path: Option) -> Option:
    """Find the branch from which one came, where there was a choice."""
    while path:
        path = path[:-1]
        if settled(options, path) == path:
            break
    return path


class Acts:
    """The part of a panel that is about acts."""

    def __init__(self, sheet: Sheet, question: Question, language: Language, spot: Spot) -> None:
        self.sheet, self.question = sheet, question
        self.language: Language = language
        self.options = question.decision.options
        self.came = left(self.options, spot.path)
        self.path = settled(self.options, self.came)
        self.people = comrades(sheet.match, language)
        self.page = spot.page
        self.doubted = spot.doubted if spot.doubted in self.options else None

    def say(self, key: str, **args: Arg) -> str:
        """Say something of the bot's own."""
        return said(msg(key, **args), self.language)

    def label(self, path: Option) -> str:
        """Name a branch or an option."""
        return said(
            self.sheet.game.label(self.sheet.view, self.question.decision, path), self.language, self.people
        )

    # ------------------------------------------------------------- levels

    def items(self) -> list[Item]:
        """Draw the levels: the first steps, the way taken, and what goes on from there; or what is in doubt.

        A way that no level shows, because there was no choice or it is long, is said in words.
        """
        if self.doubted is not None:
            return self.doubt(self.doubted)
        passed = [self.passed(depth) for depth in range(min(2, len(self.path)))]
        shown = [item for level in passed for item in level]
        if not all(passed) or len(self.path) > len(passed):
            shown.append(text(f"**{spoken(self.sheet, self.question, self.path, self.language)}**"))
        return shown + self.level()

    def passed(self, depth: int) -> list[Item]:
        """Draw a level already passed, from which another way may be taken; none where there was no choice."""
        ways = entries(self.options, self.path[:depth])
        if not 1 < len(ways) <= 25:
            return []
        taken = self.path[: depth + 1]
        return self.choice(ways, self.path[:depth], taken, _BUTTONS if depth == 0 and len(ways) <= 5 else 0)

    def level(self) -> list[Item]:
        """Draw the ways on from here, a page of them where they are many."""
        ways = entries(self.options, self.path)
        if not ways:
            return []
        last = (len(ways) - 1) // 25
        page = min(self.page, last)
        shown = self.choice(ways[page * 25 : page * 25 + 25], self.path, None, _BUTTONS)
        if last:
            here = place(self.path)
            turn = [
                button("◀", self.code(len(self.path), here, max(page - 1, 0), 2), disabled=page == 0),
                button(
                    f"▶ {page + 1}/{last + 1}",
                    self.code(len(self.path), here, min(page + 1, last), 3),
                    disabled=page == last,
                ),
            ]
            shown += rows(turn)
        return shown

    def choice(self, ways: list[Entry], stem: Option, taken: Option | None, most: int) -> list[Item]:
        """Draw ways as buttons where they are few, short and said by their names, else as a select."""
        named = [
            (way, spoken(self.sheet, self.question, way.path, self.language, stem, most=OPTION_LABEL))
            for way in ways
        ]
        longest, about = max(len(name) for _, name in named), self.details(ways)
        if (
            not about
            and len(ways) <= most
            and (longest <= _GRID_LABEL or (len(ways) <= 5 and longest <= _ROW_LABEL))
        ):
            buttons = [
                button(name, self.code(len(stem), way.place), BLUE if way.path == taken else GREY)
                for way, name in named
            ]
            return list(rows(buttons))
        listed = [(way.place, name, way.path == taken) for way, name in named]
        asked = self.label(stem) if stem else self.say("panel-choose-act")
        if len(stem) > 1:  # what is chosen above says the same
            asked = _joined([asked, "…"], verb=False)
        return [select(self.code(len(stem)), listed, clip(asked, 100), about=about)]

    def details(self, ways: list[Entry]) -> dict[int, str]:
        """Say what there is to say beside the names of ways."""
        view, decision = self.sheet.view, self.question.decision
        found = [(way.place, self.sheet.game.detail(view, decision, way.path)) for way in ways]
        return {number: said(detail, self.language) for number, detail in found if detail is not None}

    def doubt(self, option: Option) -> list[Item]:
        """Say what a pick would give up, and ask once more."""
        caution = self.sheet.caution(self.question.decision, [option])
        words = said(caution, self.language) if caution is not None else self.label(option)
        sure = component_ids.Sure(self.sheet.match.id, *self.question.mark, len(self.path), leaf(option))
        return [
            text(f"⚠️ {words}"),
            Row(
                button(self.say("panel-do-it"), sure, RED),
                button(self.say("panel-back"), self.code(len(self.path), place(self.path), 0, 1)),
            ),
        ]

    # ------------------------------------------------------------- the last row

    def last_row(self, advised: list[Option]) -> list[Button]:
        """Return the buttons that are there at every moment of a turn: back, or what is advised; done, undo."""
        buttons = []
        up = above(self.options, self.path)
        if self.doubted is None and settled(self.options, up) != self.path:
            back = self.code(len(up), place(up), 0, 1)
            buttons.append(button(self.say("panel-back"), back))
        elif self.doubted is None:
            buttons += [
                self.ready(
                    option,
                    spoken(self.sheet, self.question, option, self.language, most=BUTTON_LABEL),
                    BLUE,
                    "💡",
                )
                for option in advised
                if option not in DONE
            ]
        if self.doubted is None:
            buttons += [
                self.ready(option, self.label(option), GREEN, "💡" if option in advised else None)
                for option in DONE
                if option in self.options
            ]
        undo = component_ids.Undo(self.sheet.match.id, *self.question.mark, place(self.came))
        may = self.sheet.view.may_take_back
        buttons.append(button(self.say("panel-take-back"), undo, disabled=not may, emoji="↩️"))
        return buttons

    def advised(self) -> list[Option]:
        """Return what the game advises to do next."""
        return self.sheet.advice(self.question.decision)

    def ready(self, option: Option, name: str, style: ButtonStyle, emoji: str | None = None) -> Button:
        """Draw an option that is answered at one press, and leads to the first level, where the next advice is.

        The level may have a button for it too: their codes differ.
        """
        return button(name, self.code(0, leaf(option), 0, 4), style, emoji=emoji)

    def code(self, here: int, place: int | None = None, page: int = 0, other: int = 0) -> component_ids.Act:
        """Return the code of a way on, ``here`` steps deep; see :class:`bot.panel.component_ids.Act`."""
        return component_ids.Act(self.sheet.match.id, *self.question.mark, here, place, page, other)


def spoken(
    sheet: Sheet,
    question: Question,
    path: Option,
    language: Language,
    stem: Option = (),
    *,
    most: int | None = None,
) -> str:
    """Name an option or a branch to somebody who has come as far as a branch above it; see :func:`fitted`."""
    people = comrades(sheet.match, language)
    way = sheet.game.label_path(sheet.view, question.decision, path, stem)
    steps = [said(step, language, people) for step in way]
    return fitted(steps, most, verb=not stem)


def fitted(steps: list[str], most: int | None, *, verb: bool) -> str:
    """Join the steps of a way; what is too long loses ends of its longest steps, but never where it leads."""
    steps = [*steps]
    while most is not None and (spare := len(_joined(steps, verb=verb)) - most) > 0:
        longest = max(range(len(steps) - 1), key=lambda at: len(steps[at]), default=None)
        if longest is None or len(steps[longest]) <= _LEAST:
            break
        steps[longest] = clip(steps[longest], max(_LEAST, len(steps[longest]) - spare))
    return _joined(steps, verb=verb)


def _joined(steps: list[str], *, verb: bool) -> str:
    """Write ``verb: step → step``, or ``step → step``."""
    return f"{steps[0]}: {' → '.join(steps[1:])}" if verb and len(steps) > 1 else " → ".join(steps)
