"""Lessons: beginning one, and leaving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.interaction import show
from bot.interaction.opening import OWN, check_place
from bot.interaction.permissions import require
from bot.panel import component_ids
from bot.panel.questions import lay_out
from engine.core.errors import Refusal
from engine.core.registry import GAMES
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.pressed import Act, Pressed
    from bot.interaction.reply import InteractionReply
    from bot.panel.component_ids import Code
    from bot.store.records import Place


async def begin(reply: InteractionReply, game: str, place: Place) -> None:
    """Begin the lesson of a game, or go on with it, and show its panel. Of two games one learns the later one."""
    running = [match for match in await reply.table.matches_of(reply.user_id) if match.lesson]
    match = next((match for match in running if match.game == game), None) or await reply.table.learn(
        game=game,
        host=await reply.person(),
        place=place,
        language=reply.language,
        interaction_id=reply.interaction.id,
    )
    for other in running:
        if other.id != match.id:
            await reply.table.leave_lesson(other.id, reply.user_id)
    reply.match_id = match.id
    await show.new_panel(reply, await lay_out(await reply.look(match.id)))


async def chosen(pressed: Pressed[component_ids.NewLesson]) -> None:
    """Begin the lesson of the game chosen, for who is asked which game it shall be."""
    reply, number = pressed.reply, pressed.code.game
    await reply.meet()
    reply.services.pace.count(reply.user_id)  # it does what a command does
    if number >= len(GAMES):
        raise Refusal(msg("new-gone"))
    await begin(reply, GAMES[number], check_place(reply))


async def _learn(pressed: Pressed[component_ids.Learn]) -> None:
    """Begin the lesson of the game of a match, in the channel where that is played."""
    reply, match = pressed.reply, (await pressed.see()).match
    require(reply, await reply.services.audience.allowed(reply.interaction, match), *OWN)
    await begin(reply, match.game, match.place)


async def _leave(pressed: Pressed[component_ids.LeaveLesson]) -> None:
    reply = pressed.reply
    match = await reply.table.leave_lesson(pressed.match, reply.user_id)
    await reply.redraw(show.sentence(reply.say("lesson-ended", game=match.game)))


PRESSED: dict[type[Code], tuple[Act, bool]] = {
    component_ids.Learn: (_learn, False),
    component_ids.LeaveLesson: (_leave, True),
}
"""What is done with each code, and whether that changes the message that was pressed."""
