"""A sensible answer to every question, from what the seat knows: for players in a hurry."""

# ruff: noqa: ARG001
# One signature for every kind of decision.
from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core import decks
from engine.core.protocol import Decision, Option
from engine.core.selfplay import chance
from engine.spearpoint import card_advice, window_advice
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.crews import supply, uses
from engine.spearpoint.deckbuilding import DECKS, pool_of
from engine.spearpoint.declaration import HOLD
from engine.spearpoint.draw import MOST_UNITS
from engine.spearpoint.friendly_fire import BY_HAND
from engine.spearpoint.opening import manned
from engine.spearpoint.targeting import aim_of, planned, value
from engine.spearpoint.view import SpearpointView
from engine.spearpoint.volleys import struck_by


def suggestion(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest an answer; by default as little as the decision allows."""
    suggest = _SUGGESTIONS.get(decision.kind)
    return decision.options[: decision.min] if suggest is None else suggest(view, decision)


def timeout_default(decision: Decision) -> list[Option] | None:
    """Answer for a seat that is late: it commits, attacks and plays nothing. Other choices are left to it."""
    if decision.kind == "attack":
        return [HOLD]
    return [] if decision.min == 0 else None


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
    return chosen + card_advice.repairs(view, decision)


def _eagerness(catalog: SpearpointCatalog, option: Option) -> tuple[int, bool, int]:
    """Sort the dearest Units first, behind rather than in front, with the best crew (SP-R41)."""
    crew = catalog.units[str(option[4])].cost if len(option) > 4 else 0
    return -catalog.units[str(option[1])].cost, option[3:4] == ("front",), -crew


def _attack(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest what fits best to what the other units do, or could."""
    number = int(decision.subject[1])
    return [planned(view, number)[number]]


def _keep(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-092 Suggest to keep a captured unit only if there is a crew for it; the enemy could score it (SP-R30)."""
    assert view.hand is not None
    unit = next(unit for unit in view.units if unit.number == decision.subject[1])
    cards = (*view.hand.units, *(view.catalog.units[card] for card in view.hand.reserves))
    manned = any(card.supplies is not None and card.supplies == unit.card.crew for card in cards)
    return decision.options[:1] if manned else decision.options[-1:]


def _first(view: SpearpointView, decision: Decision) -> list[Option]:
    return decision.options[:1]


def _friendly_fire(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-R08 Suggest to let Friendly Fire hit where it harms most."""
    units = {unit.number: unit for unit in view.units}
    number, by_hand = int(decision.subject[1]), int(decision.subject[3])
    index = 0 if by_hand == BY_HAND else units[number].card.weapons[by_hand].index

    def harm(option: Option) -> float:
        target = units[int(option[1])]
        struck = struck_by(max(1, target.endurance), index - target.defense)
        return value(aim_of(view, target), struck)

    return [max(decision.options, key=harm)]


def _draw(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-095 Suggest Reinforcements, then Units as long as the hand has room, then Command cards."""
    assert view.hand is not None
    plays = [option for option in decision.options if option[0] == "play"]
    if plays and view.hand.reserves:
        return plays[:1]
    wanted: Option = ("draw", "unit" if len(view.hand.units) < MOST_UNITS else "command")
    return [wanted if wanted in decision.options else decision.options[0]]


def _discard(view: SpearpointView, decision: Decision) -> list[Option]:
    """SP-096 Suggest to give away what is worth least."""

    def worth(option: Option) -> float:
        card = str(option[1])
        unit = view.catalog.units.get(card)
        return card_advice.worth(view, card) if unit is None else unit.cost

    return sorted(decision.options, key=worth)[: decision.min]


def _standing(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest to let crews bail out, and to be asked where cards of one's own can be played only then."""
    return [option for option in decision.options if option in _STANDING]


_STANDING: frozenset[Option] = frozenset(
    {("stop", "after_reveal"), ("stop", "end_of_combat"), ("auto", "bail_out")}
)


_SUGGESTIONS: dict[str, Callable[[SpearpointView, Decision], list[Option]]] = {
    "deck": _deck,
    "before": _before,
    "hand": _hand,
    "commit": _commit,
    "attack": _attack,
    "orders": card_advice.orders,
    "after_reveal": window_advice.plays,
    "react": _first,
    "bail_out": _first,
    "friendly_fire": _friendly_fire,
    "end_of_combat": window_advice.plays,
    "keep": _keep,
    "draw": _draw,
    "discard": _discard,
    "standing": _standing,
}
