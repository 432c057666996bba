"""One press: who presses, what lies before him, and what he does to the match."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from bot.interaction import offers, show
from bot.interaction.reply import InteractionReply
from bot.match import Result, Sight
from bot.panel.acts import Spot, found
from bot.panel.component_ids import Code
from bot.panel.labels import said
from bot.panel.layout import layout
from bot.panel.questions import Question, Sheet, gone, lay_out
from bot.panel.render import Focus
from engine.core.errors import Illegal, Refusal, Stale
from engine.core.protocol import Option
from engine.core.words import msg

C_co = TypeVar("C_co", bound=Code, covariant=True)
T = TypeVar("T")
_NUMBER = re.compile("[0-9]{1,15}")
_ID = re.compile("[0-9]{1,19}")


class Pressed(Generic[C_co]):
    """A press: who, what the component says, and what was chosen or written."""

    def __init__(self, reply: InteractionReply, code: C_co, values: Sequence[str] = (), written: str = "") -> None:
        self.reply = reply
        self.code = code
        self.written = written
        self._values = values
        self._sight: Sight | None = None

    @property
    def match(self) -> int:
        """The match that it is about; 0 for none."""
        return self.code.match

    @property
    def chosen(self) -> list[int]:
        """The numbers chosen in a select; raises Stale for what are none."""
        return self._read(_NUMBER)

    @property
    def ids(self) -> list[int]:
        """The ids, or numbers, chosen in a select; raises Stale for what are none."""
        return self._read(_ID)

    def _read(self, form: re.Pattern[str]) -> list[int]:
        if not all(form.fullmatch(value) for value in self._values):
            raise Stale
        return [int(value) for value in self._values]

    @property
    def one(self) -> int:
        """The one number chosen; raises Stale where there is not one."""
        chosen = self.chosen
        if len(chosen) != 1:
            raise Stale
        return chosen[0]

    # ------------------------------------------------------------- what lies before the presser

    async def sheet(self) -> Sheet:
        """Lay out what lies before the presser, to act on it."""
        return await lay_out(await self.see(), judge=False)

    async def asked(self, mark: tuple[int, int]) -> tuple[Sheet, Question]:
        """Find the question of a mark; raises Stale once the board has moved on, Illegal while it is paused."""
        sheet = await self.sheet()
        question = sheet.question(mark[0])
        if question is None and (await self.see()).paused(mark[0]):
            raise Illegal(msg("refused-paused"))
        if question is None or question.mark != mark:
            raise Stale
        return sheet, question

    async def see(self) -> Sight:
        """See the match as the presser may: read once, and then as he has changed it. Raises Refusal."""
        if self._sight is None:
            self._sight = await self.reply.look(self.match)
        return self._sight

    def forget(self) -> None:
        """Have what lies before the presser read anew."""
        self._sight = None

    # ------------------------------------------------------------- what he does

    async def draft(self, drafts: Mapping[int, list[Option]]) -> None:
        """Keep picks for later, by decision."""
        sight = await self.see()
        await self.reply.table.set_drafts(self.match, self.reply.user_id, drafts)
        self._sight = sight.with_drafts(drafts)

    async def done(self, doing: Awaitable[Result]) -> Result:
        """Let the table change the match, and see it as it is then."""
        self.forget()
        result = await doing
        self._sight = result.sight
        return result

    async def answer(self, answers: list[tuple[int, list[Option]]]) -> None:
        """Give the table answers, and show what comes next."""
        reply = self.reply
        remark = await self._remark(answers)
        result = await self.done(reply.table.act(self.match, reply.user_id, answers, reply.interaction.id))
        note, cards = show.learnt(result, reply.user_id, reply.language)
        await self.redraw(note="\n".join(filter(None, (remark, note))), answered=True, cards=cards)

    async def act(self, question: Question, option: Option, path: Option) -> None:
        """Carry out one act, say what came of it, and come back to the branch where it was found.

        In a lesson one comes to the branch that it is about next.
        """
        reply, answers = self.reply, [(question.decision.id, [option])]
        remark = await self._remark(answers)
        result = await self.done(reply.table.act(self.match, reply.user_id, answers, reply.interaction.id))
        note = "\n".join(filter(None, (remark, show.outcome(result, reply.user_id, reply.language))))
        if result.match.lesson:
            path = (await self.sheet()).taught
        await self.redraw(Focus(spot=Spot(path)), note, answered=True)

    async def _remark(self, answers: list[tuple[int, list[Option]]]) -> str:
        """Say what there is to say to a learner before he answers."""
        if not (await self.see()).match.lesson:
            return ""
        words = (await self.sheet()).otherwise(answers)
        return "" if words is None else said(words, self.reply.language)

    async def redraw(
        self,
        focus: Focus = Focus(),  # noqa: B008
        note: str = "",
        *,
        answered: bool = False,
        cards: Sequence[str] = (),
        rule: str = "",
    ) -> Sheet:
        """Show the panel as it is now, turned to a question, below a sentence and cards; return what it shows."""
        sheet = await lay_out(await self.see())
        await show.redraw_panel(self.reply, sheet, focus, note, answered=answered, cards=cards, rule=rule)
        return sheet

    async def refused(self, refusal: Refusal) -> None:
        """Take note that the presser was refused something, and offer him what may help."""
        offered = await offers.offered(self.reply, refusal)
        if offered:
            await self.reply.show(layout(*offered))


Act = Callable[[Pressed[Any]], Awaitable[None]]
"""What is done with a code."""


def at(things: Sequence[T], index: int) -> T:
    """Return the thing of an index from 0; raises Stale where there is none."""
    if not 0 <= index < len(things):
        raise Stale
    return things[index]


def meant(question: Question, place: int) -> tuple[Option, bool]:
    """Find the path that a place means, and whether to answer it; raises Refusal where it means none any more."""
    path = found(question.decision.options, place)
    if path is None:
        raise gone(question.decision)
    return path
