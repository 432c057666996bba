"""What somebody has played, and a server: counted from finished matches, told to the one who asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import median
from typing import TYPE_CHECKING

import discord

from bot.interaction import show
from bot.match import stats
from bot.match.stats import OWN, RESULTS, Deck, End, Tally
from bot.publishing import notices
from bot.words import literal
from engine.core.errors import Refusal
from engine.core.registry import game as find_game
from engine.core.words import Arg, msg

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply
    from bot.store.finished import Finished, OfGame, Played
    from bot.store.records.results import Rating

_LAST = 5
"""Results that are told one by one."""
_DECKS = 3
"""Decks that are told of a game."""
_LATELY = 90
"""Days in which somebody is an active player."""
_AT_LEAST = 3
"""Matches that an active player has finished in them."""
_ACTIVE = 10
"""Active players who are named."""
_RANKED = (5, 3)
"""Rated matches, and opponents in them, that somebody on the leaderboard has at least."""
_LEADERS = 20
"""People on it."""
_UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))
_SPAN = 2
"""A time is told in the largest unit of which it has so many."""


async def of_player(
    reply: InteractionReply, player: discord.User | discord.Member | None, game: str | None
) -> None:
    """Tell what somebody has played: of others what they did in this server, of oneself everything."""
    own = player is None or player.id == reply.user_id
    if not own and reply.interaction.guild_id is None:
        raise Refusal(msg("stats-nowhere"))
    guild_id = None if own else reply.interaction.guild_id
    user = reply.interaction.user if player is None else player
    played = await reply.services.store.played_by(user.id, guild_id, game)
    title = "stats-own" if own else "stats-player"
    lines = [reply.say(title, name=literal(user.display_name))]
    lines.append(reply.say("stats-now", running=played.running, broken=played.broken_off))
    if not played.finished:
        await show.in_words(reply, [*lines, reply.say("stats-none")])
        return
    ratings = {one.game: one for one in await reply.services.store.ratings([user.id], game)}
    for tally in stats.tallies(played.finished, played.early):
        lines += _tally(reply, tally)
        if tally.company == "people" and tally.game in ratings:
            lines.append(rating(reply, ratings[tally.game]))
    lines += [*_waits(reply, played), *await _last(reply, played.finished[:_LAST]), reply.say("stats-counted")]
    await show.in_words(reply, lines)


async def of_server(reply: InteractionReply) -> None:
    """Tell what has been played in this server, and by whom of late."""
    guild_id, store = reply.interaction.guild_id, reply.services.store
    if guild_id is None:
        raise Refusal(msg("stats-nowhere"))
    played = await store.played_in(guild_id, store.now() - _LATELY * 86_400, _AT_LEAST, _ACTIVE)
    lines = [reply.say("stats-server")]
    won = stats.shares(played.latest)
    for one in played.games:
        lines += _game(reply, one, won[one.game])
    if not played.games:
        lines.append(reply.say("stats-none"))
    if played.busy:
        lines.append(reply.say("stats-active", days=_LATELY))
        lines += [
            reply.say("stats-active-player", place=place, name=literal(one.name), count=one.matches)
            for place, one in enumerate(played.busy, 1)
        ]
    await show.in_words(reply, [*lines, reply.say("stats-server-counted", least=_AT_LEAST)])


def rating(reply: InteractionReply, found: Rating) -> str:
    """Say how strong somebody is."""
    return reply.say(
        "stats-rating",
        points=str(found.points),
        margin=found.margin,
        matches=found.matches,
        sure=not found.provisional,
    )


async def leaderboard(reply: InteractionReply, game: str) -> None:
    """Tell who is strongest at a game, where the server wants that told."""
    guild_id, store = reply.interaction.guild_id, reply.services.store
    if guild_id is None:
        raise Refusal(msg("stats-nowhere"))
    if not (await store.setup(guild_id)).leaderboard:
        raise Refusal(msg("leaderboard-off"))
    found = await store.leaders(guild_id, game, _RANKED, _LEADERS)
    lines = [reply.say("leaderboard-title", game=game)]
    for place, (one, name) in enumerate(found, 1):
        lines.append(
            reply.say(
                "leaderboard-place",
                place=place,
                name=literal(name),
                points=str(one.points),
                margin=one.margin,
                matches=one.matches,
                sure=not one.provisional,
            )
        )
    if not found:
        lines.append(reply.say("leaderboard-none"))
    least, opponents = _RANKED
    await show.in_words(reply, [*lines, reply.say("leaderboard-counted", least=least, opponents=opponents)])


def _tally(reply: InteractionReply, tally: Tally) -> list[str]:
    """Say what somebody's matches of a game come to."""
    won, lost, drawn = (tally.results[one] for one in RESULTS)
    lines = [
        reply.say(
            "stats-tally",
            game=tally.game,
            company=tally.company,
            count=tally.matches,
            won=won,
            drawn=drawn,
            lost=lost,
        )
    ]
    if tally.mean_score is not None:
        lines.append(reply.say("stats-score", game=tally.game, score=tally.mean_score, grade=tally.best_grade))
    if tally.sides:
        sides: list[Arg] = [
            msg("stats-side", game=tally.game, side=side, count=results.total(), won=results["won"])
            for side, results in sorted(tally.sides.items(), key=lambda one: -one[1].total())
        ]
        lines.append(reply.say("stats-sides", scores=sides))
    if tally.luck is not None:
        fell = tally.luck
        lines.append(reply.say("stats-luck", dice=fell.dice, hits=fell.hits, expected=round(fell.expected, 1)))
    for result in RESULTS:
        ends: Counter[str] = Counter()
        for end, count in tally.ends.items():
            if end.result == result:
                ends[_ending(reply, tally.game, end)] += count
        if ends:
            lines.append(reply.say("stats-ends", result=result, scores=_times(reply, ends)))
    if tally.decks:
        liked = Counter({_deck(reply, tally.game, deck): count for deck, count in tally.decks.most_common(_DECKS)})
        decks = find_game(tally.game).decks
        assert decks is not None
        lines.append(reply.say("stats-decks", what=decks.what, scores=_times(reply, liked)))
    return lines


def _times(reply: InteractionReply, counted: Counter[str]) -> list[Arg]:
    """Say how often there was what, the most frequent first."""
    return [reply.say("stats-times", told=told, count=count) for told, count in counted.most_common()]


def _ending(reply: InteractionReply, game: str, end: End) -> str:
    """Say how a match ended, as its last picture does."""
    return reply.say(f"{game}-picture-ended", how=end.termination, verdict=end.result, grade=end.grade)


def _deck(reply: InteractionReply, game: str, deck: Deck) -> str:
    """Name a deck; of those that are not ready-made all of a side are one."""
    if deck.id == OWN:
        return reply.say("stats-deck-own", game=game, side=deck.side)
    return reply.say("stats-deck", game=game, deck=deck.id)


def _waits(reply: InteractionReply, played: Played) -> list[str]:
    """Say how long an answer usually takes somebody."""
    if not played.waits:
        return []
    seconds = median(played.waits)
    unit, long = next((one for one in _UNITS if seconds >= _SPAN * one[1]), _UNITS[-1])
    return [reply.say("stats-waits", unit=unit, time=round(seconds / long), count=len(played.waits))]


async def _last(reply: InteractionReply, latest: Iterable[Finished]) -> list[str]:
    """Tell the latest results with the way to each, as far as the one who asks may see those matches."""
    lines, hidden = [reply.say("stats-last")], 0
    for one in latest:
        match = await reply.table.match(one.id)
        if await reply.services.audience.sees(reply.interaction, match, one.id):
            lines.append(
                reply.say(
                    "stats-result",
                    result=stats.result(one),
                    number=str(one.id),
                    game=one.game,
                    link=notices.place_link(match),
                    when=f"<t:{int(one.at)}:R>",
                )
            )
        else:
            hidden += 1
    return [*lines, *([reply.say("stats-hidden", count=hidden)] if hidden else [])]


def _game(reply: InteractionReply, played: OfGame, won: Counter[str]) -> list[str]:
    """Say how often a game was played in a server, and which side won how often."""
    lines = [
        reply.say(
            "stats-game",
            game=played.game,
            over=played.over,
            computer=played.computer,
            running=played.running,
        )
    ]
    if won:
        all_ = won.total()
        shares: list[Arg] = [
            msg("stats-share", game=played.game, side=side, percent=round(100 * count / all_))
            for side, count in won.most_common()
        ]
        lines.append(reply.say("stats-shares", count=all_, scores=shares))
    return lines
