"""Random legal answers where picking at random would hardly ever find one; for fuzzing and self-play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from engine.core.decks import picks
from engine.core.protocol import Decision, Option
from engine.spearpoint.crews import supply, uses
from engine.spearpoint.deckbuilding import DECKS, pool_of
from engine.spearpoint.opening import manned
from engine.spearpoint.setup import deck_cards
from engine.spearpoint.state import SpearpointState

MANY = 6
"""More orders at once than this tell a fuzzer nothing new."""


def _deck(state: SpearpointState, decision: Decision, rng: Random) -> list[Option]:
    """SP-001 Pick a ready-made deck, one made by chance, or any cards that cost as much as they may."""
    how = rng.random()
    ready = [option for option in decision.options if option[0] == "deck"]
    if ready and how < 0.5:
        return [rng.choice(ready)]
    pool = pool_of(decision, state.scenario, state.options)
    if how < 0.75:
        wanted = rng.randint(pool.least, pool.most)
        chosen, points = list[Option](), 0
        cards = [option for option in decision.options if option[0] == "card"]
        for option in rng.sample(cards, len(cards)):
            price = state.catalog.units[str(option[1])].cost
            if points + price <= pool.most and points < wanted:
                points += price
                chosen.append(option)
        if not DECKS.objections(pool, Counter(deck_cards(chosen, state.options))):
            return chosen
    return picks(DECKS.random(pool, rng))


def _commit(state: SpearpointState, decision: Decision, rng: Random) -> list[Option]:
    """SP-035 Commit at random what the crews in hand allow."""
    player = state.players[decision.seat]
    crews = supply(state.catalog, player.units)
    options = decision.options
    taken: set[Option] = set()
    chosen = []
    eager = rng.random() + 0.2
    for option in rng.sample(options, len(options)):
        if rng.random() > eager:
            continue
        head = option[0]
        if head in ("commit", "crew"):
            marks = [option[:3]] if head == "commit" else [option[:3], ("to", option[3])]
            wanted = uses(state.catalog, option)
            if not taken.isdisjoint(marks) or not all(crews[crew] for crew in wanted):
                continue
            for crew in wanted:
                crews[crew] -= 1
        elif head == "move":
            marks = [option[:2], ("to", option[2])]
            if not taken.isdisjoint(marks):
                continue
        else:
            marks = [option[:2]] if head == "play" else [("move", option[1])]
            if marks[0] in taken:
                continue
        taken.update(marks)
        chosen.append(option)
    return _with_room(state, chosen)


def _with_room(state: SpearpointState, orders: list[Option]) -> list[Option]:
    """SP-034 Leave out crews that would move to a unit whose own crew stays."""
    manned = {unit.number for unit in state.units if unit.crew is not None}
    leaving = {order[1] for order in orders if order[0] == "move"}
    found = [o for o in orders if o[0] != "move" or o[2] not in manned or o[2] in leaving]
    return found if len(found) == len(orders) else _with_room(state, found)


def _orders(state: SpearpointState, decision: Decision, rng: Random) -> list[Option]:
    """SP-024 Use each card at most once: none that an attack may want for itself."""
    options = decision.options
    wanted = min(int(rng.random() * MANY), len(options))
    if not wanted:
        return []
    used = {
        pick[1]
        for other in state.open
        if other.kind == "attack" and other.seat == decision.seat
        for pick in state.answers.get(other.id, ())
        if pick[0] == "with"
    }
    chosen = []
    for option in rng.sample(options, wanted):
        if option[0] != "order":
            if option[1] in used:
                continue
            used.add(option[1])
        chosen.append(option)
    return chosen


def _before(state: SpearpointState, decision: Decision, rng: Random) -> list[Option]:
    options = rng.sample(decision.options, len(decision.options))
    return manned(state.catalog, options, Counter(state.players[decision.seat].reserves), decision.min)


def _resolve(state: SpearpointState, decision: Decision, rng: Random) -> list[Option]:  # noqa: ARG001
    """Resolve an attack rather than leave it for later."""
    return [rng.choice([option for option in decision.options if option[0] == "resolve"])]


SAMPLERS: dict[str, Callable[[SpearpointState, Decision, Random], list[Option]]] = {
    "deck": _deck,
    "before": _before,
    "commit": _commit,
    "orders": _orders,
    "resolve": _resolve,
}
"""How a random legal answer is found to a kind of decision of which most subsets are illegal."""
