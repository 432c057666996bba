"""Commands about matches as a whole: which there are, what happened, pausing, giving up."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands import which
from bot.commands.guests import human
from bot.commands.localise import Command, command, told
from bot.interaction import after_action, inbox, match_log, watching
from bot.interaction import lobby as open_seats
from bot.interaction import replay as watch_again
from bot.interaction.reply import InteractionReply
from bot.interaction.seat_actions import proposed
from bot.match.proposals import may_draw
from bot.panel import component_ids
from bot.panel.layout import GREY, RED, Button, Row, button, layout, text
from bot.publishing import notices
from bot.services import Interaction
from bot.store.records import ANYBODY, ENDINGS, WISHES, Match
from engine.core.errors import Refusal
from engine.core.protocol import Seat
from engine.core.registry import game as find_game
from engine.core.words import msg


@command("games")
async def games(interaction: Interaction) -> None:
    """List one's matches: what waits for one first, with the way to it."""
    async with InteractionReply(interaction) as reply:
        await inbox.show(reply)


@command("lobby")
async def lobby(interaction: Interaction) -> None:
    """List the open seats of the server."""
    async with InteractionReply(interaction) as reply:
        await open_seats.show(reply)


@command("watch", match=which.offer_to_watch)
async def watch(interaction: Interaction, match: str | None = None) -> None:
    """Follow a match that others play, or stop following it."""
    async with InteractionReply(interaction, later=True) as reply:
        found = await which.which_here(reply, match, "watch-which")
        await watching.begin_or_stop(reply, found.id)


@command("log", match=which.offer)
async def log(interaction: Interaction, match: str | None = None) -> None:
    """Tell what happened in the last turn, with the way to those before, and what the person alone has learnt."""
    async with InteractionReply(interaction, later=True) as reply:
        await match_log.turn(reply, (await which.which(reply, match)).match)


@command("replay", match=which.offer_to_replay)
async def replay(interaction: Interaction, match: str | None = None) -> None:
    """Show a match that is over as a film, and any that has begun step by step."""
    async with InteractionReply(interaction) as reply:
        await watch_again.show(reply, await which.which_finished(reply, match))


@command("aar", match=which.offer_finished)
async def aar(interaction: Interaction, match: str | None = None) -> None:
    """Show the report on a match that is over, with the way to post it."""
    async with InteractionReply(interaction) as reply:
        await after_action.read(reply, await which.which_finished(reply, match))


@command("resign", match=which.offer)
async def resign(interaction: Interaction, match: str | None = None) -> None:
    """Give up a match, once confirmed."""
    async with InteractionReply(interaction, later=True) as reply:
        found = (await which.which(reply, match)).match
        seat = found.seat_of(reply.user_id)
        if seat is None:
            raise Refusal(msg("table-not-seated"))
        if found.status != "running":
            raise Refusal(msg("table-over" if found.status == "over" else "table-not-begun"))
        await reply.show(
            layout(
                text(reply.say("resign-sure", number=str(found.id), who=_who_loses(found, seat))),
                Row(
                    button(reply.say("resign-yes"), component_ids.Resign(found.id), RED),
                    button(reply.say("resign-hand-over"), component_ids.HandOver(found.id)),
                    *_proposals(reply, found),
                    button(reply.say("resign-no"), component_ids.Stay(found.id), GREY),
                ),
            )
        )


@command("handover", "to", match=which.offer)
async def handover(interaction: Interaction, to: discord.User | None = None, match: str | None = None) -> None:
    """Offer one's seat to somebody, or to anybody."""
    async with InteractionReply(interaction, later=True) as reply:
        found = (await which.which(reply, match)).match
        found = await reply.table.offer_seat(found.id, reply.user_id, ANYBODY if to is None else human(to))
        seat = found.seat_of(reply.user_id)
        assert seat is not None
        await reply.show(
            layout(
                text(reply.say("handover-offered", number=str(found.id))),
                Row(button(reply.say("handover-call-off"), component_ids.CallOff(found.id, seat), GREY)),
            )
        )


@command("pause", match=which.offer)
async def pause(interaction: Interaction, match: str | None = None) -> None:
    """Propose to all who play that a match be paused."""
    async with InteractionReply(interaction, later=True) as reply:
        found = (await which.which(reply, match)).match
        asked = await reply.table.consent.propose(found.id, reply.user_id, "pause", interaction.id)
        await reply.tell(proposed(reply, asked, "pause"))


@command("propose", "what", named={"what": "proposal"}, match=which.offer)
@app_commands.choices(
    what=[app_commands.Choice(name=told(f"propose-{one.replace('_', '-')}"), value=one) for one in WISHES]
)
async def propose(interaction: Interaction, what: str, match: str | None = None) -> None:
    """Propose something to all who play."""
    async with InteractionReply(interaction, later=True) as reply:
        found = (await which.which(reply, match)).match
        wish = next(one for one in WISHES if one == what)
        asked = await reply.table.consent.propose(found.id, reply.user_id, wish, interaction.id)
        await reply.tell(proposed(reply, asked, wish))


def _proposals(reply: InteractionReply, match: Match) -> list[Button]:
    """Return the ways to propose an end to which all must agree."""
    endings = [one for one in ENDINGS if one != "draw" or may_draw(match)]
    return [
        button(reply.say(f"propose-{one}"), component_ids.Propose(match.id, ENDINGS.index(one))) for one in endings
    ]


def _who_loses(match: Match, seat: Seat) -> str:
    """Tell who loses when a seat is given up: nobody, all of its side, or itself alone."""
    sides = notices.sides(match)
    if find_game(match.game).plays_on and sum(one.user_id is not None for one in match.seats) > 1:
        return "nobody"
    return "side" if sides.count(sides[seat]) > 1 else "self"


COMMANDS: tuple[Command, ...] = (
    games,
    lobby,
    watch,
    log,
    replay,
    aar,
    propose,
    pause,
    resign,
    handover,
)
