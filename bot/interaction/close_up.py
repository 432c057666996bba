"""Close-ups: any area of the board with its neighbours, as the person may see them, and the way to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import discord_limits
from bot.panel.component_ids import Area
from bot.panel.layout import Row, gallery, layout, select, text
from bot.panel.render import file_name
from bot.words import Language, say
from engine.core.errors import Refusal
from engine.core.registry import game as find_game
from engine.core.words import msg

_MOST = discord_limits.SELECT_OPTIONS

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.match import Sight
    from engine.core.protocol import View


def seen(sight: Sight) -> View:
    """Return what the person sees of a board with areas; raises Refusal where there is none."""
    view = sight.view
    if view is None:
        raise Refusal(msg("not-started"))
    if not find_game(view.game).areas(view):
        raise Refusal(msg("no-areas", game=view.game))
    return view


def names(view: View, language: Language) -> dict[str, str]:
    """Name the areas of a board, by id."""
    return {area: say(name, language) for area, name in find_game(view.game).areas(view).items()}


async def choose(reply: InteractionReply, sight: Sight) -> None:
    """Offer a close-up of any area."""
    view = seen(sight)
    await reply.show(layout(text(reply.say("area-which")), *_selects(sight, names(view, reply.language))))


async def show(reply: InteractionReply, sight: Sight, area: str) -> None:
    """Show a close-up of an area, in place of the one before where that was pressed."""
    view = seen(sight)
    drawn = await reply.services.renderer.area(
        view, area, reply.language, reply.theme, owner=reply.user_id, portrait=reply.portrait
    )
    name = file_name(drawn)
    selects = _selects(sight, names(view, reply.language), area)
    await reply.redraw(layout(gallery(name, drawn.alt), *selects), [(name, drawn)])


def _selects(sight: Sight, named: dict[str, str], chosen: str = "") -> list[Row]:
    """Lay out all areas, in as many selects as they take."""
    entries = [(place, name, area == chosen) for place, (area, name) in enumerate(named.items())]
    parts = [entries[first : first + _MOST] for first in range(0, len(entries), _MOST)]
    return [
        select(Area(sight.match.id, number), part, f"{part[0][1]} – {part[-1][1]}")
        for number, part in enumerate(parts)
    ]
