"""The rules to be read: what fits a question, a chapter to browse, one rule with its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.panel import component_ids
from bot.panel.component_ids import base36
from bot.panel.layout import Item, Row, button, clip, layout, select, text
from bot.words import Language, literal, say
from bot.words.ledger import Place, Rule, by_number, chapters, search
from engine.core.errors import Refusal, Stale
from engine.core.registry import GAMES
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply

MOST = 8
"""Rules shown of those that fit a question."""
PAGE = 12
"""Rules on a page of a chapter."""
BESIDE = 2
"""Neighbours shown on either side of a rule."""


async def contents(reply: InteractionReply, first: str | None) -> None:
    """Show the chapters of every game, to choose one."""
    games = sorted(GAMES, key=lambda game: game != first)
    await reply.show(layout(text(reply.say("rules-browse")), *(_chapters(game, reply.language) for game in games)))


async def find(reply: InteractionReply, wanted: str, first: str | None) -> None:
    """Show one rule with its neighbours, or all that fit a question; raises Refusal where none does."""
    exact = by_number(wanted)
    if exact is not None:
        await reply.show(_among_neighbours(exact, reply.language))
        return
    found = search(wanted, first)
    if not found:
        raise Refusal(msg("rules-none", found=literal(clip(wanted, 50))))
    lines = []
    for index, place in enumerate(found[:MOST]):
        if index == 0 or place[:2] != found[index - 1][:2]:
            lines.append(_title(place, reply.language))
        lines.append(_line(place.rule, reply.language))
    if len(found) > MOST:
        lines.append(reply.say("rules-more", count=len(found) - MOST))
    await reply.show(layout(text("\n".join(lines), 3800), _chapters(found[0].game, reply.language)))


async def chapter(reply: InteractionReply, game_number: int, number: int, page: int) -> None:
    """Show a page of a chapter in place of what was pressed; raises Stale for what is none."""
    games = [*GAMES]
    if not 0 <= game_number < len(games) or not 0 <= number < len(chapters(games[game_number])):
        raise Stale
    await reply.redraw(_page(games[game_number], number, page, reply.language))


async def why(reply: InteractionReply, code: int) -> None:
    """Show the rule that speaks against something; raises Stale for the number of none."""
    place = by_number(base36(code))
    if place is None:
        raise Stale
    await reply.show(_among_neighbours(place, reply.language))


def _page(game: str, number: int, page: int, language: Language) -> ui.LayoutView:
    rules = chapters(game)[number].rules
    last = (len(rules) - 1) // PAGE
    page = min(page, last)
    here = Place(game, number, page * PAGE)
    lines = [_title(here, language), *(_line(rule, language) for rule in rules[page * PAGE : (page + 1) * PAGE])]
    items: list[Item] = [text("\n".join(lines), 3800), _chapters(game, language, number)]
    code, games = component_ids.Rules, [*GAMES]
    if last:
        items.append(
            Row(
                button("◀", code(0, games.index(game), number, max(page - 1, 0), 1), disabled=page == 0),
                button(
                    f"▶ {page + 1}/{last + 1}",
                    code(0, games.index(game), number, min(page + 1, last), 2),
                    disabled=page == last,
                ),
            )
        )
    return layout(*items)


def _among_neighbours(place: Place, language: Language) -> ui.LayoutView:
    """Lay out a rule with those before and after it in its chapter, and the way to all of that."""
    rules = chapters(place.game)[place.chapter].rules
    shown = range(max(place.at - BESIDE, 0), min(place.at + BESIDE + 1, len(rules)))
    lines = [_title(place, language)]
    lines += [_line(rules[at], language) if at == place.at else f"-# {_line(rules[at], language)}" for at in shown]
    return layout(text("\n".join(lines), 3800), _chapters(place.game, language, place.chapter))


def _title(place: Place, language: Language) -> str:
    title = chapters(place.game)[place.chapter].title[language]
    return say(msg("rules-chapter", game=place.game, title=title), language)


def _line(rule: Rule, language: Language) -> str:
    return f"**{rule.number}** {rule.said[language]}"


def _chapters(game: str, language: Language, here: int | None = None) -> Row:
    """Return the select of a game's chapters."""
    entries = [(at, one.title[language], at == here) for at, one in enumerate(chapters(game)[:25])]
    code = component_ids.Rules(0, [*GAMES].index(game))
    return select(code, entries, say(msg("rules-choose", game=game), language))
