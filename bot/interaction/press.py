"""Presses on panels, boards and invitations: what each code leads to, and how a refusal is answered.

Nothing is remembered between presses. Each reads the store once: what is shown after a move comes back with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.interaction import (
    after_action,
    catch_up,
    close_up,
    deck_actions,
    inbox,
    lessons,
    masters,
    match_log,
    my_data,
    opening,
    panel_actions,
    queueing,
    replay,
    rulebook,
    seat_actions,
    servers,
    settings,
    show,
    tournaments,
    watching,
)
from bot.interaction.pressed import Act, Pressed, at
from bot.interaction.reply import InteractionReply
from bot.panel import component_ids
from bot.panel.component_ids import Code
from bot.panel.questions import lay_out
from engine.core.errors import Refusal, Stale


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
            pressed.reply.refused = refusal
            pressed.forget()
            sheet = await pressed.sheet()
            if sheet.view.viewer is None:
                raise show.watching(pressed.reply, sheet) from refusal
            stale = isinstance(refusal, Stale)
            reason = pressed.reply.say("panel-stale") if stale else f"⚠️ {pressed.reply.refusal(refusal)}"
            await pressed.redraw(note=reason, answered=stale, rule=refusal.rule)
            await pressed.refused(refusal)

    return Way(guarded, redraws)


def _outside(act: Act, *, redraws: bool = False) -> Way:
    """Let an act that needs no panel be done by who may see the match."""

    async def seen(pressed: Pressed[Code]) -> None:
        await pressed.see()
        await act(pressed)

    return Way(seen, redraws)


async def _unknown(_: Pressed[Code]) -> None:
    """Answer what is none of our codes as one that has had its day."""
    raise Stale


# ------------------------------------------------------------- on the board


async def _open(pressed: Pressed[component_ids.Open]) -> None:
    """Show what is asked; who has been away for a while first sees what happened."""
    sight = await pressed.see()
    if not await catch_up.caught_up(pressed.reply, sight):
        await show.new_panel(pressed.reply, await lay_out(sight))


async def _caught_up(pressed: Pressed[component_ids.CaughtUp]) -> None:
    await show.new_panel(pressed.reply, await lay_out(await pressed.see()))


async def _hand(pressed: Pressed[component_ids.Hand]) -> None:
    await show.own(pressed.reply, await pressed.see(), "hand")


async def _own_board(pressed: Pressed[component_ids.OwnBoard]) -> None:
    await show.own(pressed.reply, await pressed.see(), "board")


async def _board(pressed: Pressed[component_ids.Board]) -> None:
    await show.board_text(pressed.reply, await pressed.see())


async def _upright(pressed: Pressed[component_ids.Upright]) -> None:
    reply, match = pressed.reply, (await pressed.see()).match
    note = "" if reply.portrait else reply.say("upright-always")
    await show.public_board(reply, match.id, note, portrait=True)


async def _areas(pressed: Pressed[component_ids.Areas]) -> None:
    await close_up.choose(pressed.reply, await pressed.see())


async def _area(pressed: Pressed[component_ids.Area]) -> None:
    sight = await pressed.see()
    area = at([*close_up.names(close_up.seen(sight), pressed.reply.language)], pressed.one)
    await close_up.show(pressed.reply, sight, area)


async def _legend(pressed: Pressed[component_ids.Legend]) -> None:
    await show.legend(pressed.reply, [(await pressed.see()).match.game])


async def _log(pressed: Pressed[component_ids.Log]) -> None:
    await match_log.turn(pressed.reply, (await pressed.see()).match, pressed.code.page)


async def _rules(pressed: Pressed[component_ids.Rules]) -> None:
    await pressed.reply.meet()
    chapter = int(pressed.chosen[0]) if pressed.chosen else pressed.code.chapter
    await rulebook.chapter(pressed.reply, pressed.code.game, chapter, pressed.code.page)


async def _rule(pressed: Pressed[component_ids.Rule]) -> None:
    await pressed.reply.meet()
    await rulebook.why(pressed.reply, pressed.code.number)


async def _why(pressed: Pressed[component_ids.Why]) -> None:
    await show.why(pressed.reply, await lay_out(await pressed.see()))


# ------------------------------------------------------------- a match that is over


async def _film(pressed: Pressed[component_ids.Film]) -> None:
    await replay.film(pressed.reply, pressed.match)


async def _read_report(pressed: Pressed[component_ids.ReadReport]) -> None:
    await after_action.read(pressed.reply, (await pressed.see()).match)


async def _post_report(pressed: Pressed[component_ids.PostReport]) -> None:
    await after_action.post(pressed.reply, (await pressed.see()).match)


async def _step(pressed: Pressed[component_ids.Step]) -> None:
    await replay.step(pressed.reply, pressed.match, pressed.code.number, pressed.code.hand)


async def _jump(pressed: Pressed[component_ids.Jump]) -> None:
    await replay.step(pressed.reply, pressed.match, pressed.one, pressed.code.hand)


_PERSONAL: Mapping[type[Code], Act] = {**servers.PRESSED, **settings.PRESSED, **inbox.PRESSED, **my_data.PRESSED}
"""What is in no match."""

PRESSED: Mapping[type[Code], Way] = {
    component_ids.Unknown: _in_panel(_unknown),
    **{kind: _in_panel(act) for kind, act in panel_actions.PRESSED.items()},
    component_ids.Open: Way(_open, redraws=False),
    component_ids.CaughtUp: Way(_caught_up),
    component_ids.Hand: Way(_hand, redraws=False),
    component_ids.OwnBoard: Way(_own_board, redraws=False),
    component_ids.Board: Way(_board, redraws=False),
    component_ids.Upright: Way(_upright, redraws=False),
    component_ids.NewMatch: Way(opening.chosen),
    component_ids.NewLesson: Way(lessons.chosen, redraws=False),
    component_ids.Why: _in_panel(_why, redraws=False),
    component_ids.Areas: Way(_areas, redraws=False),
    component_ids.Area: _outside(_area, redraws=True),
    component_ids.Legend: _outside(_legend),
    component_ids.Log: Way(_log),
    component_ids.Watch: _outside(watching.watch),
    component_ids.Unwatch: Way(watching.unwatch, redraws=False),
    component_ids.Tourney: Way(tournaments.act),
    component_ids.LeaveQueue: Way(queueing.leave),
    component_ids.Pair: Way(queueing.answer, redraws=False),
    **{kind: _outside(act, redraws=True) for kind, act in masters.PRESSED.items()},
    **{kind: Way(act) for kind, act in _PERSONAL.items()},
    component_ids.Rules: Way(_rules),
    component_ids.Rule: Way(_rule, redraws=False),
    component_ids.Film: _outside(_film),
    component_ids.ReadReport: _outside(_read_report),
    component_ids.PostReport: _outside(_post_report),
    component_ids.Step: _outside(_step, redraws=True),
    component_ids.Jump: _outside(_jump, redraws=True),
    **{kind: _outside(act, redraws=redraws) for kind, (act, redraws) in lessons.PRESSED.items()},
    **{kind: _outside(act, redraws=kind in seat_actions.REDRAWING) for kind, act in seat_actions.PRESSED.items()},
    **{
        kind: _in_panel(act, redraws=kind is not component_ids.DeckShare)
        for kind, act in deck_actions.PRESSED.items()
    },
}
"""What is done with each code."""

WRITTEN: Mapping[type[Code], Way] = {
    component_ids.Unknown: PRESSED[component_ids.Unknown],
    **{kind: Way(act) for kind, act in settings.WRITTEN.items()},
    **{kind: _outside(act) for kind, act in seat_actions.WRITTEN.items()},
    **{kind: _in_panel(act) for kind, act in deck_actions.WRITTEN.items()},
}
"""What is done with what was written in a window, by its code."""
