"""Presses on panels, boards and invitations: a code and values come in, the table is asked, a panel goes back.

One class for every component of ours. Nothing is remembered between presses: each reads the store anew.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, Self

import discord
from discord import ui

from bot.asker import Asker
from bot.panel import desk, replay, show
from bot.panel.acts import Spot, found
from bot.panel.codes import TEMPLATE, Code
from bot.panel.groups import groups
from bot.panel.questions import Question, Sheet, read
from bot.panel.render import Focus
from engine.core.errors import Illegal, Refusal, Stale
from engine.core.protocol import Option
from engine.core.words import msg


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Any button or select of Fieldpost; registered once, it catches every press, also after a restart."""

    def __init__(self, item: ui.Item[Any], code: Code) -> None:
        super().__init__(item)
        self.code = code

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Make the item that discord.py calls back."""
        return cls(item, Code.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what was pressed; whatever goes wrong is said to the presser."""
        chosen = self.item.values if isinstance(self.item, ui.Select) else []
        await _done(interaction, self.code, VERBS, [int(value) for value in chosen])


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """Do what was written in a window of ours."""
    data: dict[str, Any] = dict(interaction.data or {})
    found = TEMPLATE.fullmatch(data.get("custom_id", ""))
    if found is not None:
        fields = [one.get("component", {}) for one in data.get("components", ())]
        await _done(interaction, Code.read(found), WRITTEN, [], "".join(str(f.get("value", "")) for f in fields))


async def _done(
    interaction: discord.Interaction[Any],
    code: Code,
    verbs: dict[str, tuple[bool, Act]],
    chosen: list[int],
    written: str = "",
) -> None:
    """Do what a code says, after everything that the person has pressed before."""
    redraws, act = verbs.get(code.verb, VERBS["focus"])
    async with Asker(interaction, redraws=redraws, match_id=code.match) as asker:
        asker.bot.presence.note(interaction.channel_id, asker.user_id)
        pressed = Pressed(asker, code.match, code.numbers, chosen, written)
        async with asker.bot.queue(code.match, asker.user_id):
            await act(pressed)


class Pressed(NamedTuple):
    """A press: who, in which match (0: in none), the numbers of the code, and what was chosen or written."""

    asker: Asker
    match: int
    numbers: tuple[int, ...]
    chosen: list[int]
    written: str = ""

    async def sheet(self) -> Sheet:
        """Read what lies before the presser, to act on it."""
        return await read(self.asker.table, self.match, self.asker.user_id, judge=False)

    async def asked(self) -> tuple[Sheet, Question]:
        """Find the question that the first two numbers mark; raises Stale once the board has moved on."""
        sheet = await self.sheet()
        question = sheet.question(self.numbers[0])
        if question is None or question.mark != self.numbers[:2]:
            raise Stale
        return sheet, question

    async def question(self) -> Question:
        """Find the question alone; see :meth:`asked`."""
        return (await self.asked())[1]

    def found(self, question: Question, number: int) -> tuple[Option, bool]:
        """Find the path that a number means, and whether to answer it; raises Stale where it means none."""
        meant = found(question.decision.options, number)
        if meant is None:
            raise Stale
        return meant

    async def draw(self, *focus: int) -> None:
        """Show the panel as it is now, turned to a question."""
        decision, group, page = (*focus, 0, 0, 0)[:3]
        await self.redraw(Focus(decision, group, page))

    async def redraw(self, focus: Focus, note: str = "", *, answered: bool = False) -> None:
        """Show the panel, and a sentence above it."""
        sheet = await read(self.asker.table, self.match, self.asker.user_id)
        await show.redraw_panel(self.asker, sheet, focus, note, answered=answered)

    async def answer(self, answers: list[tuple[int, list[Option]]]) -> None:
        """Give the table answers, and show what comes next."""
        await self.asker.table.act(self.match, self.asker.user_id, answers, self.asker.interaction.id)
        await self.redraw(Focus(), answered=True)

    async def act(self, question: Question, option: Option, path: Option) -> None:
        """Carry out one act, say what came of it, and come back to the branch where it was found."""
        asker = self.asker
        answers = [(question.decision.id, [option])]
        result = await asker.table.act(self.match, asker.user_id, answers, asker.interaction.id)
        note = show.outcome(result, asker.user_id, asker.language)
        await self.redraw(Focus(spot=Spot(path)), note, answered=True)


Act = Callable[[Pressed], Awaitable[None]]


def _in_panel(act: Act) -> Act:
    """Let an act on a panel answer a refusal with the reason and the fresh panel, not with a bare sentence."""

    async def guarded(pressed: Pressed) -> None:
        try:
            await act(pressed)
        except Refusal as refusal:
            if not pressed.match or (await pressed.sheet()).view.viewer is None:
                raise
            stale = isinstance(refusal, Stale)
            reason = pressed.asker.say("panel-stale") if stale else f"⚠️ {pressed.asker.refusal(refusal)}"
            await pressed.redraw(Focus(), reason, answered=stale)

    return guarded


# ------------------------------------------------------------- on a panel


async def _answer(pressed: Pressed) -> None:
    """Answer with one pick: a button, or the entry of a select."""
    sheet, question = await pressed.asked()
    index = (*pressed.numbers, *pressed.chosen)[2]
    picks = question.decision.options[index : index + 1]
    if question.settled and picks == question.shown:
        await pressed.draw()
    elif sheet.game.caution(sheet.view, question.decision, picks) is not None:
        await pressed.redraw(Focus(question.decision.id, spot=Spot((), 0, picks[0])))
    else:
        await pressed.answer([(question.decision.id, picks)])


async def _act(pressed: Pressed) -> None:
    """Go to a branch of the acts, or carry out the act at its end."""
    sheet, question = await pressed.asked()
    _, _, here, number, *rest = (*pressed.numbers, *pressed.chosen)
    path, answered = pressed.found(question, number)
    if not answered:
        page = rest[0] if rest else 0
        await pressed.redraw(Focus(question.decision.id, spot=Spot(path, page)))
    elif sheet.game.caution(sheet.view, question.decision, [path]) is not None:
        await pressed.redraw(Focus(question.decision.id, spot=Spot(path[:here], 0, path)))
    else:
        await pressed.act(question, path, path[:here])


async def _sure(pressed: Pressed) -> None:
    """Carry out what was in doubt."""
    question = await pressed.question()
    _, _, here, number = pressed.numbers
    path, _ = pressed.found(question, number)
    await pressed.act(question, path, path[:here])


async def _pick(pressed: Pressed) -> None:
    """Make what was chosen in the select of one group part of the draft."""
    question = await pressed.question()
    decision, _, number, *focus = pressed.numbers
    options = question.decision.options
    members = {options[index] for index in groups(options)[number - 1].members}
    chosen = [options[index] for index in pressed.chosen]
    draft = merged(question.shown, members, chosen, question.decision.max)
    await pressed.asker.table.set_draft(pressed.match, pressed.asker.user_id, decision, draft)
    await pressed.draw(*focus)


async def _more(pressed: Pressed) -> None:
    """Take one card more."""
    question = await pressed.question()
    decision, shown = question.decision, question.shown
    option = decision.options[pressed.chosen[0]]
    if len(shown) >= decision.max:
        raise Illegal(msg("refused-too-many", most=decision.max, chosen=len(shown) + 1))
    draft = shown if option in shown else [*shown, option]
    await pressed.asker.table.set_draft(pressed.match, pressed.asker.user_id, decision.id, draft)
    await pressed.draw(decision.id)


async def _less(pressed: Pressed) -> None:
    """Put one card back; of equal ones the last."""
    question = await pressed.question()
    option = question.decision.options[pressed.numbers[2]]
    kept = [one for one in question.shown if one != option]
    await pressed.asker.table.set_draft(pressed.match, pressed.asker.user_id, question.decision.id, kept)
    await pressed.draw(question.decision.id)


def merged(shown: list[Option], members: set[Option], chosen: list[Option], most: int) -> list[Option]:
    """Put a group's new choice in place of its old one, keeping the order in which picks were made."""
    if most == 1:
        return chosen or [option for option in shown if option not in members]
    kept = [option for option in shown if option not in members or option in chosen]
    return kept + [option for option in chosen if option not in kept]


async def _group(pressed: Pressed) -> None:
    """Open the select of one group."""
    question = await pressed.question()
    await pressed.draw(question.decision.id, pressed.chosen[0], pressed.numbers[2])


async def _turn(pressed: Pressed) -> None:
    """Turn to a question, or to a page."""
    await pressed.draw(*pressed.numbers[:3])


async def _seal(pressed: Pressed) -> None:
    """Answer everything that is shown, or nothing if it is no longer what the presser saw."""
    sheet = await pressed.sheet()
    if pressed.numbers[0] != sheet.seal() or not sheet.unsettled:
        raise Stale
    await pressed.answer([(question.decision.id, question.shown) for question in sheet.unsettled])


async def _confirm(pressed: Pressed) -> None:
    """Answer one question that nobody waits for, such as standing orders."""
    question = await pressed.question()
    await pressed.answer([(question.decision.id, question.shown)])


async def _drafts(pressed: Pressed, choose: Callable[[Sheet, Question], list[Option]]) -> None:
    """Set the drafts of the question turned to, or of all."""
    sheet = await pressed.sheet()
    one = sheet.question(pressed.numbers[0])
    for question in [one] if one is not None else sheet.questions:
        picks = choose(sheet, question)
        await pressed.asker.table.set_draft(pressed.match, pressed.asker.user_id, question.decision.id, picks)
    await pressed.draw(*pressed.numbers)


async def _clear(pressed: Pressed) -> None:
    await _drafts(pressed, lambda _sheet, _question: [])


async def _advise(pressed: Pressed) -> None:
    await _drafts(pressed, lambda sheet, question: sheet.game.suggestion(sheet.view, question.decision))


async def _undo(pressed: Pressed) -> None:
    """Take back the last answer; among acts, stay where one is."""
    asker = pressed.asker
    path: Option = ()
    if pressed.numbers:
        with contextlib.suppress(Stale):
            path, _ = pressed.found(await pressed.question(), pressed.numbers[2])
    await asker.table.take_back(pressed.match, asker.user_id, asker.interaction.id)
    await pressed.redraw(Focus(spot=Spot(path)), answered=True)


# ------------------------------------------------------------- on the board


async def _open(pressed: Pressed) -> None:
    await show.open_panel(pressed.asker, pressed.match)


async def _hand(pressed: Pressed) -> None:
    await show.hand(pressed.asker, pressed.match)


async def _board(pressed: Pressed) -> None:
    await show.board_text(pressed.asker, pressed.match)


# ------------------------------------------------------------- on an invitation, and giving up


async def _film(pressed: Pressed) -> None:
    await replay.film(pressed.asker, pressed.match)


async def _step(pressed: Pressed) -> None:
    await replay.step(pressed.asker, pressed.match, *pressed.numbers[:2])


async def _join(pressed: Pressed) -> None:
    asker = pressed.asker
    beside = pressed.numbers[0] if pressed.numbers else None
    match = await asker.table.join(pressed.match, await asker.person(), asker.interaction.id, beside)
    await asker.tell(asker.say("joined" if match.status != "open" else "joined-early", number=str(match.id)))


async def _decline(pressed: Pressed) -> None:
    await pressed.asker.table.decline(pressed.match, pressed.asker.user_id)
    await pressed.asker.tell(pressed.asker.say("declined"))


async def _cancel(pressed: Pressed) -> None:
    await pressed.asker.table.cancel(pressed.match, pressed.asker.user_id)
    await pressed.asker.tell(pressed.asker.say("cancelled"))


async def _resign(pressed: Pressed) -> None:
    asker = pressed.asker
    await asker.table.resign(pressed.match, asker.user_id, asker.interaction.id)
    await asker.redraw(show.sentence(asker.say("resigned")))


async def _stay(pressed: Pressed) -> None:
    await pressed.asker.redraw(show.sentence(pressed.asker.say("stayed")))


VERBS: dict[str, tuple[bool, Act]] = {
    "answer": (True, _in_panel(_answer)),
    "choose": (True, _in_panel(_answer)),
    "act": (True, _in_panel(_act)),
    "sure": (True, _in_panel(_sure)),
    "pick": (True, _in_panel(_pick)),
    "more": (True, _in_panel(_more)),
    "less": (True, _in_panel(_less)),
    "group": (True, _in_panel(_group)),
    "focus": (True, _in_panel(_turn)),
    "seal": (True, _in_panel(_seal)),
    "confirm": (True, _in_panel(_confirm)),
    "clear": (True, _in_panel(_clear)),
    "advise": (True, _in_panel(_advise)),
    "undo": (True, _in_panel(_undo)),
    "open": (False, _open),
    "hand": (False, _hand),
    "board": (False, _board),
    "film": (False, _film),
    "step": (True, _step),
    "join": (False, _join),
    "decline": (False, _decline),
    "cancel": (False, _cancel),
    "resign": (True, _resign),
    "stay": (True, _stay),
    **{verb: (redraws, _in_panel(act)) for verb, (redraws, act) in desk.PRESSED.items()},
}
"""What each verb does, and whether it changes the message that was pressed."""

WRITTEN: dict[str, tuple[bool, Act]] = {verb: (True, _in_panel(act)) for verb, act in desk.WRITTEN.items()}
"""What is done with what was written in a window, by its verb."""
