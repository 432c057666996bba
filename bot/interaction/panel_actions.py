"""What people do on a panel: turn to a question, pick, answer, act, take back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping

from bot.interaction.pressed import Act, Pressed, at, meant
from bot.panel import component_ids
from bot.panel.acts import Spot
from bot.panel.component_ids import Code
from bot.panel.groups import groups
from bot.panel.questions import Question, Sheet
from bot.panel.render import Focus
from engine.core.errors import Illegal, Refusal, Stale
from engine.core.protocol import Option
from engine.core.words import msg


async def _answer(pressed: Pressed[component_ids.Answer | component_ids.Choose]) -> None:
    """Answer with the pick of a button, or with the entry of a select."""
    code = pressed.code
    sheet, question = await pressed.asked(code.mark)
    pick = at(question.decision.options, code.index if isinstance(code, component_ids.Answer) else pressed.one)
    if question.settled and question.shown == [pick]:
        await pressed.redraw()
    elif sheet.caution(question.decision, [pick]) is not None:
        await pressed.redraw(Focus(question.decision.id, spot=Spot((), 0, pick)))
    else:
        await pressed.answer([(question.decision.id, [pick])])


async def _act(pressed: Pressed[component_ids.Act]) -> None:
    """Go to a branch of the acts, or carry out the act at its end."""
    code = pressed.code
    sheet, question = await pressed.asked(code.mark)
    path, answered = meant(question, pressed.one if code.place is None else code.place)
    if not answered:
        await pressed.redraw(Focus(question.decision.id, spot=Spot(path, code.page)))
    elif sheet.caution(question.decision, [path]) is not None:
        await pressed.redraw(Focus(question.decision.id, spot=Spot(path[: code.here], 0, path)))
    else:
        await pressed.act(question, path, path[: code.here])


async def _sure(pressed: Pressed[component_ids.Sure]) -> None:
    """Carry out what was in doubt."""
    _, question = await pressed.asked(pressed.code.mark)
    path, _ = meant(question, pressed.code.place)
    await pressed.act(question, path, path[: pressed.code.here])


async def _pick(pressed: Pressed[component_ids.Pick]) -> None:
    """Make what was chosen in the select of one group part of the draft."""
    code = pressed.code
    _, question = await pressed.asked(code.mark)
    options = question.decision.options
    members = {options[index] for index in at(groups(options), code.group - 1).members}
    chosen = [at(options, index) for index in pressed.chosen]
    draft = merged(question.shown, members, chosen, question.decision.max)
    await _drafted(pressed, draft, Focus(code.turned, code.opened, code.page))


async def _more(pressed: Pressed[component_ids.More]) -> None:
    """Take one card more."""
    _, question = await pressed.asked(pressed.code.mark)
    decision, shown = question.decision, question.shown
    option = at(decision.options, pressed.one)
    if len(shown) >= decision.max:
        raise Illegal(msg("refused-too-many", most=decision.max, chosen=len(shown) + 1))
    await _drafted(pressed, shown if option in shown else [*shown, option], Focus(decision.id))


async def _drafted(
    pressed: Pressed[component_ids.Pick] | Pressed[component_ids.More], draft: list[Option], focus: Focus
) -> None:
    """Keep a draft and show it; what it shows that the rules forbid is a refusal, though nobody has sealed it."""
    number = pressed.code.decision
    await pressed.draft({number: draft})
    question = (await pressed.redraw(focus)).question(number)
    if question is not None and question.objection is not None:
        await pressed.refused(Illegal(*question.objection))


async def _less(pressed: Pressed[component_ids.Less]) -> None:
    """Put one card back; of equal ones the last."""
    _, question = await pressed.asked(pressed.code.mark)
    option = at(question.decision.options, pressed.code.index)
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
    if sheet.cautions and not pressed.code.sure:
        await pressed.redraw(Focus(sealing=True))
        return
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
    await _drafts(pressed, lambda sheet, question: sheet.advice(question.decision))


async def _undo(pressed: Pressed[component_ids.Undo]) -> None:
    """Take back the last answer; among acts, stay where one is."""
    reply, code = pressed.reply, pressed.code
    path: Option = ()
    with contextlib.suppress(Refusal):
        _, question = await pressed.asked((code.decision, code.stamp))
        path, _ = meant(question, code.place)
    await pressed.done(reply.table.take_back(pressed.match, reply.user_id, reply.interaction.id))
    await pressed.redraw(Focus(spot=Spot(path)), answered=True)


async def _go_on(pressed: Pressed[component_ids.GoOn]) -> None:
    """End a pause, and show what is to be decided."""
    reply = pressed.reply
    await reply.table.consent.go_on(pressed.match, reply.user_id, pressed.code.since, reply.interaction.id)
    pressed.forget()
    await pressed.redraw()


PRESSED: Mapping[type[Code], Act] = {
    component_ids.Answer: _answer,
    component_ids.Choose: _answer,
    component_ids.Act: _act,
    component_ids.Sure: _sure,
    component_ids.Pick: _pick,
    component_ids.More: _more,
    component_ids.Less: _less,
    component_ids.Group: _group,
    component_ids.Turn: _turn,
    component_ids.Seal: _seal,
    component_ids.Confirm: _confirm,
    component_ids.Clear: _clear,
    component_ids.Advise: _advise,
    component_ids.Undo: _undo,
    component_ids.GoOn: _go_on,
}
"""What is done with each code of a panel."""
