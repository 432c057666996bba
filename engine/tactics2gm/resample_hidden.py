"""Counting all cards, and dealing anew what a viewer cannot know: so that nothing leaks and nothing gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from engine.core.decks import copies
from engine.core.game import Game
from engine.core.protocol import Seat
from engine.tactics2gm import acts, setup, sharing
from engine.tactics2gm.positions import positions
from engine.tactics2gm.squares import field, own_row
from engine.tactics2gm.state import SIDES, TacticsState
from engine.tactics2gm.view import TacticsView


def census(state: TacticsState) -> Mapping[str, int]:
    """Count every Unit, Support and Terrain card wherever it is."""
    found = Counter([*state.removed, *state.box])
    for player in state.players:
        for pile in (player.deck, player.hand, player.discard):
            found.update(pile)
    found.update([unit.card for unit in state.units])
    found.update([lasting.card for unit in state.units for lasting in unit.cards])
    found.update([place.card for place in state.terrain.values()])
    found.update([mine.card for mine in state.mines])
    return found


def resample_hidden(
    game: Game[TacticsState, TacticsView], state: TacticsState, viewer: Seat | None, rng: Random
) -> TacticsState:
    """Return a state that the viewer cannot tell from this one: other hands, decks, mines, answers, and seed."""
    other = game.decode(game.encode(state))
    hidden = [seat for seat in range(len(other.players)) if seat != viewer]
    other.dice.seed = rng.randbytes(32).hex()
    for seat, player in enumerate(other.players):
        if seat in hidden and not _chosen_from(other, viewer, seat):
            _cards(other, seat, rng)
        rng.shuffle(player.deck)
    _mines(other, hidden, rng)
    for decision in other.open:
        if decision.seat not in hidden:
            continue
        if decision.act:
            decision.options = acts.options(other, acts.PHASES[decision.kind], positions(other, decision.seat))
        elif decision.kind in ("discard", "sift"):
            decision.options = copies(str(decision.options[0][0]), other.players[decision.seat].hand)
        elif decision.kind == "share" and sharing.field_marshal(other, decision.seat) in hidden:
            decision.options = sharing.options(other.players[sharing.field_marshal(other, decision.seat)].deck)
        if decision.id in other.answers:
            del other.answers[decision.id]
            other.answers[decision.id] = game.sample(other, decision, rng)
    return other


def _chosen_from(state: TacticsState, viewer: Seat | None, seat: Seat) -> bool:
    """Return whether a viewer is just choosing his cards from the deck of a seat (TG-126)."""
    asked = any(decision.kind == "share" and decision.seat == viewer for decision in state.open)
    return asked and viewer is not None and sharing.field_marshal(state, viewer) == seat


def _cards(state: TacticsState, seat: Seat, rng: Random) -> None:
    """Deal a seat's hand and deck anew; cards may have been others of the same cost all along."""
    player = state.players[seat]
    pool = player.hand + player.deck
    seen = Counter(player.discard) + Counter(pool)
    seen.update(unit.card for unit in state.units if unit.seat == seat)
    seen.update(lasting.card for unit in state.units for lasting in unit.cards if lasting.seat == seat)
    army = SIDES[player.side]
    cards = setup.recruits(state.catalog, army)
    box = [card for card, copies in cards.items() for _ in range(copies - seen.get(card, 0))]
    same: dict[int, list[int]] = {}
    for j, card in enumerate(box):
        same.setdefault(state.catalog.price(card), []).append(j)
    for i, card in enumerate(pool):
        like = same.get(state.catalog.price(card))
        if like and rng.random() < 0.5:
            j = rng.choice(like)
            pool[i], box[j] = box[j], card
    rng.shuffle(pool)
    player.hand, player.deck = pool[: len(player.hand)], pool[len(player.hand) :]


def _mines(state: TacticsState, hidden: list[Seat], rng: Random) -> None:
    """Lay the mines that the viewer does not see elsewhere."""
    taken = {mine.at for mine in state.mines} | {unit.at for unit in state.units}
    for mine in state.mines:
        if mine.seat in hidden and not mine.found and set(mine.seen_by) <= set(hidden):
            free = [
                at
                for at in field(state.columns)
                if at not in taken and own_row(0, at) not in (1, 6) and at not in state.terrain
            ]
            if free:
                mine.at = rng.choice(free)
                taken.add(mine.at)
