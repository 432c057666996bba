"""Looking for an opponent: entering the queue, leaving it, answering once somebody is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.interaction.opening import may_open
from bot.match.clocks import USUAL
from bot.match.clocks import read as read_clock
from bot.opponents.pairing import LASTS, TO_ANSWER
from bot.panel import clock_names, component_ids
from bot.panel.layout import Item, Row, button, layout, text
from bot.publishing.pairings import ways
from bot.store.queue import Ticket
from bot.words import say
from engine.core.errors import Refusal
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.pressed import Pressed
    from bot.interaction.reply import InteractionReply


async def enter(reply: InteractionReply, game: str, clock: str | None, *, near: bool) -> None:
    """Let the person look for an opponent from now on, and show for what he waits.

    ``clock``: as it is written; None for the one that is usual in the server.
    """
    place, setup = await may_open(reply)
    timed = read_clock(clock or setup.clock or USUAL)
    person = await reply.person()
    now = reply.services.store.now()
    ticket = Ticket(0, person.id, person.name, reply.language, place, game, timed, near, now)
    await reply.services.queue.enter(ticket)
    await show(reply)


async def show(reply: InteractionReply) -> None:
    """Show for what the person waits in this server, with the ways to leave, and about whom he is asked."""
    guild_id = reply.interaction.guild_id
    if guild_id is None:
        raise Refusal(msg("queue-nowhere"))
    tickets, pairings = await reply.services.queue.of_person(guild_id, reply.user_id)
    items: list[Item] = [text(reply.say("queue-title" if tickets or pairings else "queue-none"))]
    for pairing in pairings:
        until = f"<t:{int(pairing.since + TO_ANSWER)}:R>"
        found = reply.say("queue-found", game=pairing.tickets[0].game, until=until)
        items += [text(found), Row(*ways(pairing, reply.language))]
    for ticket in tickets:
        told = reply.say(
            "queue-ticket",
            game=ticket.game,
            clock=say(clock_names.clock(ticket.clock), reply.language),
            near=ticket.near,
            since=f"<t:{int(ticket.since)}:R>",
            until=f"<t:{int(ticket.since + LASTS)}:R>",
        )
        leave = button(reply.say("queue-leave"), component_ids.LeaveQueue(0, ticket.id))
        items += [text(told), Row(leave)]
    await reply.redraw(layout(*items))


async def leave(pressed: Pressed[component_ids.LeaveQueue]) -> None:
    """Look for an opponent no longer."""
    reply = pressed.reply
    await reply.meet()
    await reply.services.queue.leave(pressed.code.ticket, reply.user_id)
    await show(reply)


async def answer(pressed: Pressed[component_ids.Pair]) -> None:
    """Agree to play somebody, or decline."""
    reply, code = pressed.reply, pressed.code
    await reply.meet()
    found = await reply.services.queue.answer(code.pairing, reply.user_id, agrees=bool(code.yes))
    await reply.tell(reply.say("pairing-answered", state=found.state, number=str(found.match or 0)))
