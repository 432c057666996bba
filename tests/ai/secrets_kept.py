"""Whether anything that a seat does not know can be told from what the computer is given, over many states."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.mind import Mind
from engine.core.properties import veiled
from engine.core.protocol import Decision, MatchState
from engine.core.registry import game
from engine.core.selfplay import Playing, chance


def mind_of(rules: Game[Any, Any]) -> Mind[Any]:
    """Return what the computer thinks with about a game that it can think about."""
    assert rules.mind is not None
    return rules.mind


def moments(
    rules: Game[Any, Any], name: str, every: int, scenario: str | None = None
) -> Iterator[tuple[MatchState, Decision]]:
    """Yield questions of a match that chance plays, with the state in which they are put.

    Without ``scenario``, that and all settings are by chance too.
    """
    playing: Playing[Any, Any] = Playing(rules, chance(name), scenario)
    while playing.state.outcome is None:
        if len(playing.acts) % every == 0:
            yield playing.state, rules.pending(playing.state)[0]
        playing.do(playing.choose())


def states(rules: Game[Any, Any], name: str, every: int) -> Iterator[tuple[MatchState, Decision]]:
    """Yield states of one match after the other, of any scenario, settings and number of seats, without end."""
    for number in count():
        yield from moments(rules, f"{name} {number}", every)


def hold_the_law(name: str, number: int, seed: str) -> int:
    """Hold the law of veiling against so many states, and every seat in each; return how often that was.

    Raises :class:`engine.core.properties.Broken` for the first state that is told apart.
    """
    rules, rng, seats = game(name), chance(f"law {seed}"), 0
    for state, _ in islice(states(rules, f"{name} law {seed}", every=7), number):
        veiled(rules, state, rng)
        seats += state.seats
    return seats


def guesses(name: str, number: int, seed: str) -> list[bool]:
    """Guess so often which of two worlds is real, by how much is alike in worlds imagined; was it right?"""
    rules, rng = game(name), chance(f"guesses {seed}")
    return [
        _guess(rules, state, decision.seat, rng)
        for state, decision in islice(states(rules, f"{name} guesses {seed}", every=5), number)
    ]


def _guess(rules: Game[Any, Any], state: MatchState, seat: int, rng: Random) -> bool:
    mind = mind_of(rules)
    known = mind.veil(rules, state, seat)
    worlds = [mind.imagine(rules, known, seat, rng) for _ in range(2)]
    real = rng.randrange(2)
    given = mind.veil(rules, worlds[real], seat)
    imagined = [hidden(rules, mind.imagine(rules, given, seat, rng), seat) for _ in range(4)]
    alike = [sum(len(found & hidden(rules, world, seat)) for found in imagined) for world in worlds]
    guessed = rng.randrange(2) if alike[0] == alike[1] else int(alike[1] > alike[0])
    return guessed == real


def hidden(rules: Game[Any, Any], state: Any, seat: int) -> set[str]:
    """Name what a seat does not know: others' cards, who stands behind handles, which cards come next."""
    if rules.id == "fab":
        return {f"{block} {unit}" for block, unit in rules.hidden(state, seat).items()}
    if rules.id == "warfighter":
        decks = (state.actions_deck, state.locations_deck, state.hostiles_deck, state.events_deck)
        return {f"{at} {card}" for deck in decks for at, card in enumerate(deck.cards)}
    found: set[str] = set()
    for who in (other for other in range(state.seats) if other != seat):
        player = state.players[who]
        hand = [*player.units, *player.commands] if rules.id == "spearpoint" else player.hand
        found.update(f"{who} {card} {hand[:at].count(card)}" for at, card in enumerate(hand))
    return found
