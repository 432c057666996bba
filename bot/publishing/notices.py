"""How the messages look that everybody may read: the invitation, the board, the names in them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from discord import ui
from msgspec import structs

from bot import discord_limits
from bot.match import changes, claims, proposals, substitutes
from bot.match.consent import Since
from bot.panel import component_ids
from bot.panel.clock_names import clock
from bot.panel.going_on import go_on
from bot.panel.layout import (
    BLUE,
    GREEN,
    GREY,
    RED,
    Button,
    Item,
    Row,
    button,
    clip,
    gallery,
    layout,
    paragraphs,
    rows,
    text,
)
from bot.panel.own_pictures import own_buttons
from bot.panel.people import all_called, called, how_it_stands
from bot.panel.reliability import Kept, in_time
from bot.store.records import ANYBODY, Aim, Match, Proposal, Seating
from bot.words import Language, event_lines, literal, unturned
from bot.words import say as said
from bot.words.setup import chosen
from engine.ai.levels import LEVELS
from engine.core.dice import line
from engine.core.protocol import Event, Seat, View
from engine.core.registry import game as find_game
from engine.core.sides import all_on_one_side
from engine.core.words import Arg, msg

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.store.records.results import Rating
    from images import Picture


_SINCE = discord_limits.TEXT_DISPLAY_TOTAL - 1200
"""Characters in which is told what somebody would take back."""


def invitation(
    match: Match, ratings: Mapping[int, Rating] = MappingProxyType({}), reliability: Iterable[Kept] = ()
) -> ui.LayoutView:
    """Lay out the invitation as it stands: who plays what, how strong and how reliable, and how to take a seat."""
    host = next((literal(seating.name) for seating in match.seats if seating.user_id == match.host_id), "")
    guests: list[Arg] = [f"<@{guest}>" for guest in match.invited]
    team = all_on_one_side(find_game(match.game), match.scenario, match.options)
    words = [say(match, "invite-title", game=match.game)]
    if match.lesson:
        words.append(say(match, "invite-lesson", host=host, game=match.game))
    elif guests:
        words.append(say(match, "invite-guests", host=host, guests=guests))
    elif match.status == "open":
        words.append(say(match, "invite-open", host=host, team=team))
    if match.rematch_of is not None:
        words.append(say(match, "invite-rematch", number=str(match.rematch_of)))
    words += [*seats(match, ratings), *setup(match), *in_time(reliability, match.language)]
    items: list[Item] = [text("\n".join(words)), text(fair(match))]
    if match.status == "open":
        buttons = joins(match)
        if guests:
            buttons.append(button(say(match, "invite-decline"), component_ids.Decline(match.id), RED))
        if changes.fewer(match) is not None:
            there = sum(not seating.free for seating in match.seats)
            buttons.append(button(say(match, "invite-begin", count=there), component_ids.Begin(match.id), BLUE))
        free = sum(seating.free for seating in match.seats)
        for level in reversed(LEVELS):
            filled = say(match, "invite-computer", count=free, team=team, level=level)
            computer = component_ids.Computer(match.id, component_ids.level_number(level))
            buttons.append(button(filled, computer, BLUE))
        if any(seating.user_id not in (None, match.host_id) for seating in match.seats):
            buttons.append(button(say(match, "invite-leave"), component_ids.Leave(match.id), GREY))
        buttons.append(button(say(match, "invite-cancel"), component_ids.Cancel(match.id), GREY))
        items += [*rows(buttons), *rows(joins(match, word=True))]
    else:
        items.append(text(say(match, left(match) if match.broken_off else f"invite-{match.status}")))
    return layout(*items)


def left(match: Match) -> str:
    """Return what says that a match has ended with no result."""
    return "lesson-left" if match.lesson else "table-broken-off"


def joins(match: Match, *, word: bool = False) -> list[Button]:
    """Return the buttons that take a seat: one for each side, or for each seat where a side has several.

    With ``word`` they ask first for a word of one's own for the dice.
    """
    kind, style = (component_ids.Word, GREY) if word else (component_ids.Join, GREEN)
    alone, of_side, of_seat = (
        ("invite-join-word", "invite-join-word-side", "invite-join-word-seat")
        if word
        else ("invite-join", "invite-join-side", "invite-join-seat")
    )
    all_ = sides(match)
    by_side: dict[str, list[Seating]] = {}
    for seating in match.seats:
        if seating.free:
            by_side.setdefault(all_[seating.seat], []).append(seating)
    ways: list[tuple[str, Seat]] = []
    for side, free in by_side.items():
        open_ = [seating.seat for seating in free if seating.invited is None]
        if len(open_) > 1:
            ways += [(say(match, of_seat, game=match.game, seat=seat, sides=[*all_]), seat) for seat in open_]
        else:
            ways.append((say(match, of_side, game=match.game, side=side), free[0].seat))
    if len(ways) == 1:
        return [button(say(match, alone), kind(match.id), style)]
    return [button(words, kind(match.id, seat), style) for words, seat in ways]


def fair(match: Match) -> str:
    """Say the hash that is published, what those who are there have added to the dice, and how to add to them."""
    if match.lesson:
        return say(match, "lesson-dice")
    words: list[Arg] = [
        say(match, "invite-word", name=_first(match, seating), word=seating.entropy)
        for seating in match.seats
        if seating.entropy
    ]
    told = [say(match, "invite-fair", hash=match.commitment, words=words)]
    if match.status == "open":
        told.append(say(match, "invite-own-word"))
    return "\n".join(told)


def _first(match: Match, seating: Seating) -> str:
    """Name who sat there when the match began."""
    first = seating.former[0] if seating.former else None
    if first is None or not first.name:  # the computer began
        return called(structs.replace(seating, computer=seating.computer or first is not None), match.language)
    return literal(first.name)


def seats(match: Match, ratings: Mapping[int, Rating] = MappingProxyType({})) -> list[str]:
    """Say who sits where, a line each, with their ratings; the last may be nobody: there the rules play."""
    people = [
        f"**{called(seating, match.language)}**{_rating(match, seating, ratings)}{_level(match, seating)}"
        if not seating.free
        else f"<@{seating.invited}>"
        if seating.invited is not None
        else say(match, "invite-free")
        for seating in match.seats
    ]
    all_: list[Arg] = [*sides(match)]
    controllers = find_game(match.game).controllers(match.scenario, match.options)
    people += [say(match, "invite-automatic")] * controllers.count("rules")
    return [
        say(match, "invite-seat", game=match.game, seat=seat, sides=all_, who=who)
        for seat, who in enumerate(people)
    ]


def _level(match: Match, seating: Seating) -> str:
    """Say how well the computer plays; a lesson says itself what it does."""
    if match.lesson or not seating.computer:
        return ""
    return " " + say(match, "level", level=seating.level)


def _rating(match: Match, seating: Seating, ratings: Mapping[int, Rating]) -> str:
    found = None if seating.user_id is None else ratings.get(seating.user_id)
    if found is None:
        return ""
    return " " + say(match, "rating-short", points=str(found.points), sure=not found.provisional)


def sides(match: Match) -> tuple[str, ...]:
    """Return the side of every seat."""
    return find_game(match.game).sides(match.scenario, match.options)


def seat_name(match: Match, seat: Seat, language: Language) -> str:
    """Name a seat of a match."""
    return said(msg("seat-name", game=match.game, seat=seat, sides=[*sides(match)]), language)


def turn_name(game: str, event: Event, language: Language, sides: tuple[str, ...]) -> str:
    """Name a turn as its game tells that it begins, without marks; empty where it tells nothing."""
    told = event_lines(find_game(game), [event], None, language, sides)
    return unturned(told[0]).replace("**", "").rstrip(".") if told else ""


def place_link(match: Match) -> str:
    """Return the link to where a match is played, or to the channel where it was opened."""
    return f"<#{match.thread_id or match.place.channel_id}>"


def setup(match: Match) -> list[str]:
    """Say which scenario and options were chosen, in one line; none where there was nothing to choose."""
    words = chosen(match.game, match.scenario, match.options, match.language)
    if match.clock is not None:
        words.append(said(clock(match.clock), match.language))
    return [f"-# {' · '.join(words)}"] if words else []


def welcome(match: Match) -> ui.LayoutView:
    """Lay out the first message of the thread: what is played and how it is won, who plays what, the options."""
    number = str(match.id)
    players = all_called((seating for seating in match.seats if not seating.computer), match.language)
    game = find_game(match.game)
    key = "thread-lesson" if match.lesson else "thread-start"
    start = say(match, key, game=game.id, players=players, number=number, own=game.own_pictures[0])
    about = game.about(match.scenario, match.options)
    told = [] if about is None else [said(about, match.language)]
    published = line(match.dice, match.commitment, [seating.entropy for seating in match.seats])
    return layout(
        text("\n".join([start, *told, *seats(match), *setup(match)])),
        text(say(match, "lesson-dice-line" if match.lesson else "thread-fair", line=published)),
    )


def board(match: Match, view: View, drawn: Picture | None) -> ui.LayoutView:
    """Lay out the board: the picture, who is awaited, and the buttons that everybody may press."""
    items: list[Item] = []
    if drawn is not None:
        items.append(gallery("board.png", drawn.alt))
    else:
        items.append(text(say(match, "board-alt-missing")))
    going_on = view.outcome is None and match.status == "running"
    if view.outcome is not None:
        items.append(text(say(match, "board-over")))
    elif not going_on:
        items.append(text(say(match, left(match))))
    else:
        items.append(text(how_it_stands(match, view, match.language)))
    decide = [button(say(match, "board-decide"), component_ids.Open(match.id), BLUE)]
    buttons = [
        *go_on(match, match.language),
        *(decide if going_on else []),
        *own_buttons(view, match.id, match.language),
        button(say(match, "board-upright"), component_ids.Upright(match.id)),
        button(say(match, "board-text"), component_ids.Board(match.id)),
        button(say(match, "board-legend"), component_ids.Legend(match.id)),
    ]
    if going_on and not match.lesson:
        buttons.append(button(say(match, "board-watch"), component_ids.Watch(match.id)))
    return layout(*items, *rows(buttons))


def button_names(match: Match) -> dict[str, Arg]:
    """Name the buttons below the board as everybody sees them, for who is told of them in his own language."""
    return {"decide": say(match, "board-decide"), "words": say(match, "board-text")}


def offer(match: Match, seating: Seating) -> ui.LayoutView:
    """Lay out the offer of a seat, with the way to take it."""
    to = None if seating.offered == ANYBODY else f"<@{seating.offered}>"
    who = literal(seating.former[-1].name) if seating.user_id is None else literal(seating.name)
    key = "handover-offer" if seating.user_id else "handover-computer" if seating.computer else "handover-left"
    buttons = [button(say(match, "handover-take"), component_ids.TakeOver(match.id, seating.seat), GREEN)]
    if seating.free:
        buttons += _computers(match, seating.seat)
    elif seating.user_id is not None:
        buttons.append(button(say(match, "handover-call-off"), component_ids.CallOff(match.id, seating.seat)))
    return layout(text(about_seat(match, key, seating, name=who, to=to, level=seating.level)), Row(*buttons))


def _computers(match: Match, seat: Seat, since: int = 0) -> list[Button]:
    """Return the buttons that ask for the computer at one level or another to play a seat."""
    return [
        button(
            say(match, "substitute-computer", level=level),
            component_ids.AskComputer(match.id, seat, since, component_ids.level_number(level)),
            BLUE,
        )
        for level in reversed(LEVELS)
    ]


def no_offer(match: Match, seating: Seating) -> ui.LayoutView:
    """Lay out what becomes of the offer of a seat."""
    who = None if seating.free else called(seating, match.language)
    return layout(text(about_seat(match, "handover-closed", seating, name=who)))


def substitute(match: Match, seating: Seating, *, stands: bool) -> ui.LayoutView:
    """Lay out that a substitute is sought for somebody, with the way to his seat as long as that ``stands``."""
    number, link = str(match.id), place_link(match)
    if not stands or seating.sought is None:
        return layout(text(about_seat(match, "substitute-over", seating, number=number, link=link)))
    words = about_seat(
        match,
        "substitute-sought-here",
        seating,
        number=number,
        link=link,
        name=called(seating, match.language),
        to=None if seating.offered == ANYBODY else f"<@{seating.offered}>",
        until=f"<t:{seating.sought + substitutes.LASTS}:R>",
    )
    take = button(say(match, "invite-join"), component_ids.TakeOver(match.id, seating.seat), GREEN)
    return layout(text(words), Row(take))


def about_seat(match: Match, key: str, seating: Seating, **args: Arg) -> str:
    """Say something of the bot's own about a seat."""
    return say(match, key, game=match.game, seat=seating.seat, sides=[*sides(match)], **args)


def proposal(match: Match, made: Proposal) -> ui.LayoutView:
    """Lay out how somebody would end or pause the match, who has agreed, and the ways to answer."""
    asked: list[Arg] = [f"<@{seating.user_id}>" for seating in proposals.missing(match, made)]
    agreed = all_called((match.seats[seat] for seat in made.agreed[1:]), match.language)
    name = called(match.seats[made.agreed[0]], match.language)
    until = f"<t:{made.at + proposals.LASTS}:R>"
    gone = None if made.seat is None else seat_name(match, made.seat, match.language)
    words = say(
        match,
        "proposal-made",
        name=name,
        ending=made.aim,
        asked=asked,
        agreed=agreed,
        until=until,
        gone=gone,
        level=made.level,
    )
    yes = button(say(match, "proposal-agree"), component_ids.Agree(match.id, made.at), GREEN)
    return layout(text(words), Row(yes, button(say(match, "resign-no"), component_ids.PlayOn(match.id, made.at))))


def settled(match: Match, wish: Aim, by: Seat, *, granted: bool) -> ui.LayoutView:
    """Lay out what has become of what a seat has proposed."""
    if granted:
        return layout(text(say(match, "proposal-over", ending=wish)))
    return layout(text(say(match, "proposal-off", ending=wish, name=called(match.seats[by], match.language))))


def out_of_time(match: Match, seating: Seating, *, stands: bool) -> ui.LayoutView:
    """Lay out that a seat's time is up, with what the others can do about it as long as that ``stands``."""
    name = called(seating, match.language)
    if not stands or seating.told_out is None:
        return layout(text(say(match, "out-of-time-over")))
    others = [one for one in match.seats if one.user_id is not None and one.seat != seating.seat]
    asked: list[Arg] = [f"<@{one.user_id}>" for one in others]
    code = (match.id, seating.seat, seating.told_out)
    ways = [button(say(match, "out-of-time-give", hours=claims.MORE), component_ids.GiveTime(*code), GREEN)]
    plays_on = find_game(match.game).plays_on
    if any(claims.may_claim(match, one.seat, seating.seat) for one in others):
        label = say(match, "out-of-time-claim", plays_on=plays_on)
        ways.append(button(label, component_ids.Claim(*code), RED))
    if seating.sought is None:
        ways.append(button(say(match, "substitute-seek"), component_ids.Seek(*code)))
    ways += _computers(match, seating.seat, seating.told_out)
    words = say(match, "out-of-time", name=name, asked=asked, hours=claims.MORE, plays_on=plays_on)
    if seating.sought is not None:
        until = f"<t:{seating.sought + substitutes.LASTS}:R>"
        words += "\n" + say(match, "substitute-until", channel=f"<#{match.place.channel_id}>", until=until)
    return layout(text(words), Row(*ways))


def undo_asked(match: Match, made: Proposal, since: Since) -> ui.LayoutView:
    """Lay out what somebody would take back, with everything that all have seen of it, and the ways to answer."""
    asked: list[Arg] = [f"<@{seating.user_id}>" for seating in proposals.missing(match, made)]
    agreed = all_called((match.seats[seat] for seat in made.agreed[1:]), match.language)
    name = called(match.seats[made.agreed[0]], match.language)
    until = f"<t:{made.at + proposals.LASTS}:R>"
    told = _since(match, since)
    words = [
        say(match, "undo-made", name=name, asked=asked, told=bool(told)),
        *told,
        say(match, "undo-means", agreed=agreed, until=until),
    ]
    yes = button(say(match, "proposal-agree"), component_ids.Agree(match.id, made.at), GREEN)
    no = button(say(match, "undo-decline"), component_ids.PlayOn(match.id, made.at))
    return layout(text("\n".join(words), discord_limits.TEXT_DISPLAY_TOTAL), Row(yes, no))


def _since(match: Match, since: Since) -> list[str]:
    """Say what would be taken back, roll by roll; shorter where that is too long."""
    game = find_game(match.game)
    lines = event_lines(game, since.events, None, match.language, sides(match))
    if len("\n".join(lines)) > _SINCE:
        lines = event_lines(game, game.digest(since.events), None, match.language, sides(match), short=True)
        lines = [*shortened(lines, _SINCE, match.language), say(match, "digest-log")]
    return lines + ([say(match, "undo-private")] if since.in_private else [])


def shortened(lines: list[str], most: int, language: Language) -> list[str]:
    """Keep the first lines, of at most ``most`` characters, and say how many more there are."""
    if not lines:
        return []
    kept = paragraphs(lines, most)[0].split("\n")
    more = len(lines) - len(kept)
    return [*kept, *([said(msg("more-lines", count=more), language)] if more else [])]


def undo_settled(match: Match, by: Seat, *, granted: bool) -> ui.LayoutView:
    """Lay out what has become of a request to take something back."""
    key = "undo-granted" if granted else "undo-closed"
    return layout(text(say(match, key, name=called(match.seats[by], match.language))))


def result(match: Match, view: View, language: Language) -> tuple[str, str]:
    """Say how a match ended, score and grade included, and its seed, with which its file can be checked."""
    outcome = view.outcome
    assert outcome is not None
    number = str(match.id)
    winners = all_called((match.seats[seat] for seat in outcome.winners), language)
    if outcome.verdict == "lost":
        news = msg("result-lost", number=number)
    elif outcome.verdict == "won":
        news = msg("result-won", names=winners, count=len(winners), number=number)
    else:
        news = msg("result-draw", number=number)
    told = [said(news, language)]
    if outcome.score is not None:
        told.append(said(msg("result-score", game=view.game, score=outcome.score, grade=outcome.grade), language))
    return "\n".join(told), said(msg("result-seed", seed=view.seed), language)


def thread_name(match: Match) -> str:
    """Name the thread of a match."""
    players: list[Arg] = [  # without markdown
        called(one, match.language, unturned) for one in match.seats if not one.free
    ]
    words = say(match, "thread-name", game=match.game, number=str(match.id), players=players)
    return clip(words, discord_limits.THREAD_NAME)


def say(match: Match, key: str, **args: Arg) -> str:
    """Say something of the bot's own in the match's language."""
    return said(msg(key, **args), match.language)
