"""Presses on panels, boards and invitations: a code and values come in, the table is asked, a panel goes back.

Nothing is remembered between presses. Each reads the store once: what is shown after a move comes back with it.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import discord

from bot.interaction import deck_actions, replay, seat_actions, show
from bot.interaction.reply import InteractionReply
from bot.match import Result, Sight
from bot.panel import component_ids
from bot.panel.acts import Spot, found
from bot.panel.component_ids import Code
from bot.panel.groups import groups
from bot.panel.questions import Question, Sheet, lay_out
from bot.panel.render import Focus
from engine.core.errors import Illegal, Refusal, Stale
from engine.core.protocol import Option
from engine.core.words import msg

C_co = TypeVar("C_co", bound=Code, covariant=True)
T = TypeVar("T")

_NUMBER = re.compile("[0-9]{1,15}")


async def pressed(interaction: discord.Interaction[Any]) -> None:
    """Do what a button or select of ours says; whatever goes wrong is said to the presser."""
    data: dict[str, Any] = dict(interaction.data or {})
    code = component_ids.read(data.get("custom_id", ""))
    await _done(interaction, code, PRESSED, data.get("values", ()))


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """Do what was written in a window of ours."""
    data: dict[str, Any] = dict(interaction.data or {})
    fields = [one.get("component", {}) for one in data.get("components", ())]
    code = component_ids.read(data.get("custom_id", ""))
    await _done(interaction, code, WRITTEN, (), "".join(str(f.get("value", "")) for f in fields))


async def _done(
    interaction: discord.Interaction[Any],
    code: Code,
    ways: Mapping[type[Code], Way],
    values: Sequence[str],
    written: str = "",
) -> None:
    """Do what a code says, after everything that the person has pressed before."""
    way = ways.get(type(code), ways[component_ids.Unknown])
    async with InteractionReply(interaction, redraws=way.redraws, match_id=code.match, later=True) as reply:
        reply.services.presence.note(interaction.channel_id, reply.user_id)
        async with reply.services.under_way.queue(code.match, reply.user_id):
            await way.act(Pressed(reply, code, values, written))


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
        if not all(_NUMBER.fullmatch(value) for value in self._values):
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
        """Find the question of a mark; raises Stale once the board has moved on."""
        sheet = await self.sheet()
        question = sheet.question(mark[0])
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
        await self.done(reply.table.act(self.match, reply.user_id, answers, reply.interaction.id))
        await self.redraw(answered=True)

    async def act(self, question: Question, option: Option, path: Option) -> None:
        """Carry out one act, say what came of it, and come back to the branch where it was found."""
        reply, answers = self.reply, [(question.decision.id, [option])]
        result = await self.done(reply.table.act(self.match, reply.user_id, answers, reply.interaction.id))
        note = show.outcome(result, reply.user_id, reply.language)
        await self.redraw(Focus(spot=Spot(path)), note, answered=True)

    async def redraw(self, focus: Focus = Focus(), note: str = "", *, answered: bool = False) -> None:  # noqa: B008
        """Show the panel as it is now, turned to a question, and a sentence above it."""
        await show.redraw_panel(self.reply, await lay_out(await self.see()), focus, note, answered=answered)


Act = Callable[[Pressed[Any]], Awaitable[None]]


class Way(NamedTuple):
    """What is done with a code, and whether that changes the message that was pressed."""

    act: Act
    redraws: bool = True


def _in_panel(act: Act, *, redraws: bool = True) -> Way:
    """Let an act on a panel answer a refusal with the reason and the fresh panel, not with a bare sentence."""

    async def guarded(pressed: Pressed[Code]) -> None:
        if not pressed.match:
            await pressed.reply.meet()
        try:
            await act(pressed)
        except Refusal as refusal:
            if not pressed.match:
                raise
            pressed.forget()
            sheet = await pressed.sheet()
            if sheet.view.viewer is None:
                raise show.watching(pressed.reply, sheet) from refusal
            stale = isinstance(refusal, Stale)
            reason = pressed.reply.say("panel-stale") if stale else f"⚠️ {pressed.reply.refusal(refusal)}"
            await pressed.redraw(note=reason, answered=stale)

    return Way(guarded, redraws)


def _outside(act: Act, *, redraws: bool = False) -> Way:
    """Let an act that needs no panel be done by who may see the match."""

    async def seen(pressed: Pressed[Code]) -> None:
        await pressed.see()
        await act(pressed)

    return Way(seen, redraws)


def _at(things: Sequence[T], index: int) -> T:
    """Give the thing of an index from 0; raises Stale where there is none."""
    if not 0 <= index < len(things):
        raise Stale
    return things[index]


def _meant(question: Question, place: int) -> tuple[Option, bool]:
    """Find the path that a place means, and whether to answer it; raises Refusal where it means none any more."""
    meant = found(question.decision.options, place)
    if meant is None:
        raise Illegal(msg("refused-too-late")) if question.decision.concurrent else Stale
    return meant


# ------------------------------------------------------------- on a panel


async def _unknown(_: Pressed[Code]) -> None:
    """Answer what is none of our codes as one that has had its day."""
    raise Stale


async def _answer(pressed: Pressed[component_ids.Answer]) -> None:
    """Answer with the pick of a button."""
    await _answer_with(pressed, pressed.code.index)


async def _choose(pressed: Pressed[component_ids.Choose]) -> None:
    """Answer with the entry of a select."""
    await _answer_with(pressed, pressed.one)


async def _answer_with(pressed: Pressed[component_ids.Asked], index: int) -> None:
    sheet, question = await pressed.asked(pressed.code.mark)
    pick = _at(question.decision.options, index)
    if question.settled and question.shown == [pick]:
        await pressed.redraw()
    elif sheet.game.caution(sheet.view, question.decision, [pick]) is not None:
        await pressed.redraw(Focus(question.decision.id, spot=Spot((), 0, pick)))
    else:
        await pressed.answer([(question.decision.id, [pick])])


async def _act(pressed: Pressed[component_ids.Act]) -> None:
    """Go to a branch of the acts, or carry out the act at its end."""
    code = pressed.code
    sheet, question = await pressed.asked(code.mark)
    path, answered = _meant(question, pressed.one if code.place is None else code.place)
    if not answered:
        await pressed.redraw(Focus(question.decision.id, spot=Spot(path, code.page)))
    elif sheet.game.caution(sheet.view, question.decision, [path]) is not None:
        await pressed.redraw(Focus(question.decision.id, spot=Spot(path[: code.here], 0, path)))
    else:
        await pressed.act(question, path, path[: code.here])


async def _sure(pressed: Pressed[component_ids.Sure]) -> None:
    """Carry out what was in doubt."""
    _, question = await pressed.asked(pressed.code.mark)
    path, _ = _meant(question, pressed.code.place)
    await pressed.act(question, path, path[: pressed.code.here])


async def _pick(pressed: Pressed[component_ids.Pick]) -> None:
    """Make what was chosen in the select of one group part of the draft."""
    code = pressed.code
    _, question = await pressed.asked(code.mark)
    options = question.decision.options
    members = {options[index] for index in _at(groups(options), code.group - 1).members}
    chosen = [_at(options, index) for index in pressed.chosen]
    draft = merged(question.shown, members, chosen, question.decision.max)
    await pressed.draft({question.decision.id: draft})
    await pressed.redraw(Focus(code.turned, code.opened, code.page))


async def _more(pressed: Pressed[component_ids.More]) -> None:
    """Take one card more."""
    _, question = await pressed.asked(pressed.code.mark)
    decision, shown = question.decision, question.shown
    option = _at(decision.options, pressed.one)
    if len(shown) >= decision.max:
        raise Illegal(msg("refused-too-many", most=decision.max, chosen=len(shown) + 1))
    await pressed.draft({decision.id: shown if option in shown else [*shown, option]})
    await pressed.redraw(Focus(decision.id))


async def _less(pressed: Pressed[component_ids.Less]) -> None:
    """Put one card back; of equal ones the last."""
    _, question = await pressed.asked(pressed.code.mark)
    option = _at(question.decision.options, pressed.code.index)
    await pressed.draft({question.decision.id: [one for one in question.shown if one != option]})
    await pressed.redraw(Focus(question.decision.id))


def merged(shown: list[Option], members: set[Option], chosen: list[Option], most: int) -> list[Option]:
    """Put a group's new choice in place of its old one, keeping the order in which picks were made."""
    if most == 1:
        return chosen or [option for option in shown if option not in members]
    kept = [option for option in shown if option not in members or option in chosen]
    return kept + [option for option in chosen if option not in kept]


async def _group(pressed: Pressed[component_ids.Group]) -> None:
    """Open the select of one group."""
    _, question = await pressed.asked(pressed.code.mark)
    await pressed.redraw(Focus(question.decision.id, pressed.one, pressed.code.page))


async def _turn(pressed: Pressed[component_ids.Turn]) -> None:
    """Turn to a question, or to a page."""
    await pressed.redraw(_turned(pressed.code))


def _turned(code: component_ids.Turned) -> Focus:
    return Focus(code.decision, code.group, code.page)


async def _seal(pressed: Pressed[component_ids.Seal]) -> None:
    """Answer everything that is shown, or nothing if it is no longer what the presser saw."""
    sheet = await pressed.sheet()
    if pressed.code.shown != sheet.seal() or not sheet.unsettled:
        raise Stale
    await pressed.answer([(question.decision.id, question.shown) for question in sheet.unsettled])


async def _confirm(pressed: Pressed[component_ids.Confirm]) -> None:
    """Answer one question that nobody waits for, such as standing orders."""
    _, question = await pressed.asked(pressed.code.mark)
    await pressed.answer([(question.decision.id, question.shown)])


async def _drafts(
    pressed: Pressed[component_ids.Turned], choose: Callable[[Sheet, Question], list[Option]]
) -> None:
    """Set the drafts of the question turned to, or of all."""
    sheet = await pressed.sheet()
    one = sheet.question(pressed.code.decision)
    questions = [one] if one is not None else sheet.questions
    await pressed.draft({question.decision.id: choose(sheet, question) for question in questions})
    await pressed.redraw(_turned(pressed.code))


async def _clear(pressed: Pressed[component_ids.Clear]) -> None:
    await _drafts(pressed, lambda _sheet, _question: [])


async def _advise(pressed: Pressed[component_ids.Advise]) -> None:
    await _drafts(pressed, lambda sheet, question: sheet.game.suggestion(sheet.view, question.decision))


async def _undo(pressed: Pressed[component_ids.Undo]) -> None:
    """Take back the last answer; among acts, stay where one is."""
    reply, code = pressed.reply, pressed.code
    path: Option = ()
    with contextlib.suppress(Refusal):
        _, question = await pressed.asked((code.decision, code.stamp))
        path, _ = _meant(question, code.place)
    await pressed.done(reply.table.take_back(pressed.match, reply.user_id, reply.interaction.id))
    await pressed.redraw(Focus(spot=Spot(path)), answered=True)


# ------------------------------------------------------------- on the board


async def _open(pressed: Pressed[component_ids.Open]) -> None:
    await show.new_panel(pressed.reply, await lay_out(await pressed.see()))


async def _hand(pressed: Pressed[component_ids.Hand]) -> None:
    await show.own(pressed.reply, await pressed.see(), "hand")


async def _own_board(pressed: Pressed[component_ids.OwnBoard]) -> None:
    await show.own(pressed.reply, await pressed.see(), "board")


async def _board(pressed: Pressed[component_ids.Board]) -> None:
    await show.board_text(pressed.reply, await pressed.see())


# ------------------------------------------------------------- a match that is over


async def _film(pressed: Pressed[component_ids.Film]) -> None:
    await replay.film(pressed.reply, pressed.match)


async def _step(pressed: Pressed[component_ids.Step]) -> None:
    await replay.step(pressed.reply, pressed.match, pressed.code.number, pressed.code.hand)


PRESSED: Mapping[type[Code], Way] = {
    component_ids.Unknown: _in_panel(_unknown),
    component_ids.Answer: _in_panel(_answer),
    component_ids.Choose: _in_panel(_choose),
    component_ids.Act: _in_panel(_act),
    component_ids.Sure: _in_panel(_sure),
    component_ids.Pick: _in_panel(_pick),
    component_ids.More: _in_panel(_more),
    component_ids.Less: _in_panel(_less),
    component_ids.Group: _in_panel(_group),
    component_ids.Turn: _in_panel(_turn),
    component_ids.Seal: _in_panel(_seal),
    component_ids.Confirm: _in_panel(_confirm),
    component_ids.Clear: _in_panel(_clear),
    component_ids.Advise: _in_panel(_advise),
    component_ids.Undo: _in_panel(_undo),
    component_ids.Open: Way(_open, redraws=False),
    component_ids.Hand: Way(_hand, redraws=False),
    component_ids.OwnBoard: Way(_own_board, redraws=False),
    component_ids.Board: Way(_board, redraws=False),
    component_ids.Film: _outside(_film),
    component_ids.Step: _outside(_step, redraws=True),
    **{kind: _outside(act, redraws=kind in seat_actions.REDRAWING) for kind, act in seat_actions.PRESSED.items()},
    **{
        kind: _in_panel(act, redraws=kind is not component_ids.DeckShare)
        for kind, act in deck_actions.PRESSED.items()
    },
}
"""What is done with each code."""

WRITTEN: Mapping[type[Code], Way] = {
    component_ids.Unknown: PRESSED[component_ids.Unknown],
    **{kind: _outside(act) for kind, act in seat_actions.WRITTEN.items()},
    **{kind: _in_panel(act) for kind, act in deck_actions.WRITTEN.items()},
}
"""What is done with what was written in a window, by its code."""
