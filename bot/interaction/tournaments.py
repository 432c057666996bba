"""Tournaments: opening one, taking part, withdrawing, beginning, calling off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.interaction.opening import may_open
from bot.match.clocks import USUAL
from bot.match.clocks import read as read_clock
from bot.panel.layout import layout, text
from bot.publishing.tournaments import laid_out
from bot.store.tournaments import Tournament
from engine.core.errors import Refusal, Stale
from engine.core.registry import game as find_game
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.pressed import Pressed
    from bot.interaction.reply import InteractionReply
    from bot.panel.component_ids import Tourney
    from bot.store.tournaments import TournamentKind

_LISTED = 5
"""Tournaments of a server that are told, of those that are open and of those that run."""


async def open_tournament(
    reply: InteractionReply, game: str, scenario: str | None, clock: str | None, kind: TournamentKind
) -> None:
    """Open a tournament in this channel, for whoever may open matches here."""
    place, setup = await may_open(reply)
    rules = find_game(game)
    if scenario is not None and scenario not in rules.scenarios:
        raise Refusal(msg("tournament-no-game"))
    timed = read_clock(clock or setup.clock or USUAL)
    if timed is None:
        raise Refusal(msg("tournament-no-clock"))
    new = Tournament(
        0,
        place,
        reply.user_id,
        setup.language or reply.language,
        game,
        scenario or rules.scenarios[0],
        timed,
        kind,
    )
    await reply.services.tournaments.open(new)
    await reply.tell(reply.say("tournament-opened", join=reply.say("tournament-act", act="join")))


async def show(reply: InteractionReply) -> None:
    """Show the tournaments of this server that one can enter, and those that are played."""
    guild_id = reply.interaction.guild_id
    if guild_id is None:
        raise Refusal(msg("tournament-nowhere"))
    store = reply.services.store
    found = [
        *await store.tournaments("open", guild_id, _LISTED),
        *await store.tournaments("running", guild_id, _LISTED),
    ]
    if not found:
        await reply.tell(reply.say("tournament-none-here"))
        return
    lines = [
        reply.say(
            "tournament-listed",
            game=one.game,
            kind=one.kind,
            state=one.state,
            count=len(one.entrants),
            round=one.round,
            rounds=one.rounds,
            link=f"https://discord.com/channels/{guild_id}/{one.place.channel_id}/{one.message_id or 0}",
        )
        for one in found
    ]
    await reply.show(layout(text("\n".join(lines))))


async def act(pressed: Pressed[Tourney]) -> None:
    """Do what a button of a tournament says."""
    reply, code = pressed.reply, pressed.code
    await reply.meet()
    held = reply.services.tournaments
    match code.act:
        case 0:
            found = await held.sign_up(code.tournament, await reply.person(), reply.language)
        case 1:
            found = await held.withdraw(code.tournament, reply.user_id)
        case 2:
            found = await held.begin(code.tournament, reply.user_id)
        case 3:
            found = await held.call_off(code.tournament, reply.user_id)
        case _:
            raise Stale
    await reply.redraw(laid_out(found, found.language))
