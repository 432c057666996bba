"""How the messages look that everybody may read: the invitation, the board, the names in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import ui

from bot import limits
from bot.panel.codes import Code
from bot.panel.layout import BLUE, GREEN, GREY, RED, Item, Row, button, clip, gallery, layout, text
from bot.store.records import Match, Seating
from bot.words import say as said
from engine.core.protocol import View
from engine.core.registry import game as find_game
from engine.core.words import Arg, msg

if TYPE_CHECKING:
    from images import Picture


def invitation(match: Match) -> ui.LayoutView:
    """Lay out the invitation as it stands."""
    host = next(seating for seating in match.seats if seating.user_id == match.host_id)
    side = find_game(match.game).side(host.seat, len(match.seats))
    if match.guest_id is None:
        words = say(match, "invite-open", game=match.game, host=name(host), side=side)
    else:
        guest = f"<@{match.guest_id}>"
        words = say(match, "invite-guest", game=match.game, host=name(host), guest=guest, side=side)
    items: list[Item] = [text(words), text(say(match, "invite-fair", hash=match.commitment))]
    if match.status == "open":
        buttons = [button(say(match, "invite-join"), Code(match.id, "join"), GREEN)]
        if match.guest_id is not None:
            buttons.append(button(say(match, "invite-decline"), Code(match.id, "decline"), RED))
        buttons.append(button(say(match, "invite-cancel"), Code(match.id, "cancel"), GREY))
        items.append(Row(*buttons))
    else:
        items.append(text(say(match, f"invite-{match.status}")))
    return layout(*items)


def board(match: Match, view: View, drawn: Picture | None) -> ui.LayoutView:
    """Lay out the board: the picture, who is awaited, and the buttons that everybody may press."""
    items: list[Item] = []
    if drawn is not None:
        items.append(gallery("board.png", drawn.alt))
    else:
        items.append(text(say(match, "board-alt-missing")))
    if view.outcome is not None:
        items.append(text(say(match, "board-over")))
    else:
        waiting = [name(match.seats[seat]) for seat in view.awaited]
        items.append(text(say(match, "board-awaited", names=list(waiting))))
    items.append(
        Row(
            button(say(match, "board-decide"), Code(match.id, "open"), BLUE, disabled=view.outcome is not None),
            button(say(match, "board-hand"), Code(match.id, "hand")),
            button(say(match, "board-text"), Code(match.id, "board")),
        )
    )
    return layout(*items)


def thread_name(match: Match) -> str:
    """Name the thread of a match."""
    players: list[Arg] = [seating.name for seating in match.seats]  # a thread's name knows no markdown
    words = say(match, "thread-name", game=match.game, number=str(match.id), players=players)
    return clip(words, limits.THREAD_NAME)


def say(match: Match, key: str, **args: Arg) -> str:
    """Say something of the bot's own in the match's language."""
    return said(msg(key, **args), match.language)


def name(seating: Seating) -> str:
    """Name a player, whatever signs he has in his name."""
    return discord.utils.escape_markdown(seating.name)


def names(match: Match) -> list[Arg]:
    """Name the players in seat order."""
    return [name(seating) for seating in match.seats]
