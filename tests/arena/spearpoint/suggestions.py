"""A sensible answer to every question, from what the seat knows: for players in a hurry."""

# One signature for every kind of decision.
from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core import decks
from engine.core.protocol import Decision, Option
from engine.core.selfplay import chance
from engine.spearpoint.cards import UnitCard
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.crews import supply, uses
from engine.spearpoint.deckbuilding import DECKS, pool_of
from engine.spearpoint.odds import mean_damage
from engine.spearpoint.opening import manned
from engine.spearpoint.view import SpearpointView, UnitView

WANTED = 3
"""How many times its cost a unit is worth whose loss wins a Situation."""


def suggestion(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest an answer; by default as little as the decision allows."""
    suggest = _SUGGESTIONS.get(decision.kind)
    return decision.options[: decision.min] if suggest is None else suggest(view, decision)


def _deck(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-001 Suggest the dearest ready-made deck that suits; where none does, always the same one by chance."""
    pool = pool_of(decision, view.scenario, view.options)
    ready = [deck for deck in DECKS.ready(pool) if deck.pick in decision.options]
    if ready:
        return [max(ready, key=lambda deck: decks.cost(pool, deck.cards)).pick]
    return decks.picks(DECKS.random(pool, chance(f"{view.scenario} {pool.side}")))


def _before(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-011 Suggest the dearest Units for which there are crews."""
    assert view.hand is not None
    options = sorted(decision.options, key=lambda option: -view.catalog.units[str(option[1])].cost)
    return manned(view.catalog, options, view.hand.reserves, decision.min)


def _hand(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-003 Suggest the hand that a ready-made deck proposes, if it is as large; else what can fight at once."""
    assert view.hand is not None
    for deck in view.catalog.decks.values():
        if deck.cards == view.hand.reserves and len(deck.hand) == decision.min:
            return decks.copies("card", deck.hand)
    cards = [card for card, number in view.hand.reserves.items() for _ in range(number)]
    crews = [card for card in cards if view.catalog.units[card].supplies]
    chosen: list[str] = []
    for card in sorted((c for c in cards if c not in crews), key=lambda c: -view.catalog.units[c].cost):
        needed = view.catalog.units[card].crew
        crew = next((c for c in crews if view.catalog.units[c].supplies == needed), None) if needed else None
        pair = [card] if needed is None else [card, crew] if crew is not None else []
        if pair and len(chosen) + len(pair) <= decision.min:
            chosen += [c for c in pair if c is not None]
            if crew is not None:
                crews.remove(crew)
    rest = Counter(cards) - Counter(chosen)
    chosen += list(rest.elements())[: decision.min - len(chosen)]
    return decks.copies("card", chosen)


def _commit(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest to man what is idle and to commit everything for which there is a crew, the dearest first."""
    assert view.hand is not None
    crews = Counter(supply(view.catalog, (card.id for card in view.hand.units)))
    chosen: list[Option] = []
    manned: set[object] = set()
    copies: set[Option] = set()
    for option in decision.options:
        if option[0] == "crew" and option[3] not in manned and option[:3] not in copies:
            manned.add(option[3])
            copies.add(option[:3])
            crews.subtract(uses(view.catalog, option))
            chosen.append(option)
    committing = [option for option in decision.options if option[0] == "commit"]
    for option in sorted(committing, key=lambda option: _eagerness(view.catalog, option)):
        if option[:3] in copies or not all(crews[crew] for crew in uses(view.catalog, option)):
            continue
        copies.add(option[:3])
        crews.subtract(uses(view.catalog, option))
        chosen.append(option)
    return chosen


def _eagerness(catalog: SpearpointCatalog, option: Option) -> tuple[int, bool, int]:
    """Sort the dearest Units first, behind rather than in front, with the best crew (SP-R41)."""
    crew = catalog.units[str(option[4])].cost if len(option) > 4 else 0
    return -catalog.units[str(option[1])].cost, option[3:4] == ("front",), -crew


def _attack(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest the attack that promises most; a Close Assault or a card is for the player to think of."""
    number = int(decision.subject[1])
    units = {unit.number: unit for unit in view.units}
    unit = units[number]
    plain = [option for option in decision.options if option[0] == "attack"]
    best = max(plain, key=lambda option: promise(view, unit, units[int(option[1])], option), default=("hold",))
    return [best]


def promise(view: SpearpointView, unit: UnitView, target: UnitView, option: Option) -> float:
    """Estimate an attack: its mean damage as a share of the target's Endurance, times what the target is worth.

    That is what it costs, and much more where a Situation is won by its loss.
    """
    mean = 0.0
    for shot in view.odds.get(unit.number, {}).get(target.number, []):
        if shot.weapon is not None and (len(option) == 2 or shot.weapon in option[2:]):
            weapon = unit.card.weapons[shot.weapon]
            mean += shot.rate * shot.percent / 100 * mean_damage(weapon.index, target.defense)
    own = view.players[unit.seat].side
    wanted = any(goal.side == own and target.card.id in goal.cards for goal in view.goals)
    return min(1.0, mean / max(1, target.endurance)) * target.card.cost * (WANTED if wanted else 1)


def _first(view: SpearpointView, decision: Decision) -> list[Option]:
    return decision.options[:1]


def _dearest(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-R08 Suggest to let Friendly Fire hit what costs most."""
    costs = {unit.number: unit.card.cost for unit in view.units}
    return [max(decision.options, key=lambda option: costs[int(option[1])])]


def _draw(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-095 Suggest Units until four are in hand, then whatever there is less of."""
    assert view.hand is not None
    wanted: Option = ("draw", "unit" if len(view.hand.units) <= len(view.hand.commands) + 2 else "command")
    return [wanted if wanted in decision.options else decision.options[0]]


def _discard(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-096 Suggest to give away what costs least."""

    def worth(option: Option) -> int:
        card: UnitCard | None = view.catalog.units.get(str(option[1]))
        return card.cost if card else 0

    return sorted(decision.options, key=worth)[: decision.min]


_SUGGESTIONS: dict[str, Callable[[SpearpointView, Decision], list[Option]]] = {
    "deck": _deck,
    "before": _before,
    "hand": _hand,
    "commit": _commit,
    "attack": _attack,
    "bail_out": _first,
    "friendly_fire": _dearest,
    "draw": _draw,
    "discard": _discard,
}
