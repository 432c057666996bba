"""Preparation: the first state and the decks (TG-002 to TG-008, TG-023, TG-026, TG-031, TG-125)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

from engine.core.catalog import KEPT
from engine.core.decks import numbered
from engine.core.dice import Dice
from engine.core.flow import Flow
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.tactics2gm import teams
from engine.tactics2gm.cards import Deck
from engine.tactics2gm.catalog import GAME, TacticsCatalog
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.placement import box as terrain_box
from engine.tactics2gm.placement import lay_tiles
from engine.tactics2gm.scenarios import Scenario, covered, everywhere
from engine.tactics2gm.squares import SQUARES, WIDTH
from engine.tactics2gm.state import SIDES, Army, Force, Headquarters, Place, TacticsState, Thing, Unit

# ------------------------------------------------------------------ the first state


def deal(scenario: str, options: dict[str, Any], dice: Dice) -> TacticsState:
    """Make the first state: the field is laid, nothing is chosen; ``options`` holds every setting."""
    card = PACKS.catalog(options).scenarios[scenario]
    boards = teams.boards(options)
    state = TacticsState(
        scenario=scenario,
        options=options,
        dice=dice,
        seats=teams.seats(options),
        columns=boards * WIDTH,
        points=[card.points.get(army, options["points"]) for army in SIDES],
        players=teams.players(options),
        forces=[Force(hqs=_headquarters(card, army, boards)) for army in SIDES],
        box=terrain_box(boards),
    )
    if card.tiles:
        lay_tiles(state)
    _lay(state, card)
    state.agenda = [["first_turn"], ["settle_hands"], ["deal_hands"]]
    for side in reversed(range(2)):
        if card.gifts.get(SIDES[side]):
            state.agenda.append(["fortify", side])
    if card.begins == "bid":
        state.agenda.append(["terrain"])
    state.agenda += [["who_begins"], ["take_shares"], ["ask_share"], ["take_decks"], ["ask_deck"]]
    return state


def _headquarters(card: Scenario, army: Army, boards: int) -> list[Headquarters]:
    """TG-023, TG-026, TG-031, TG-132 One for each board; a general who is there from the start is on the first."""
    if not card.headquarters:
        return []
    hqs = [Headquarters(pi=LIBRARY.hqs[army].pi) for _ in range(boards)]
    hqs[0].general = card.generals.get(army)
    return hqs


def _lay(state: TacticsState, card: Scenario) -> None:
    """TG-042, TG-132 Put on the field what the scenario puts there, on each board."""
    for ground in card.ground:
        for at in covered(ground, state.columns):
            state.features.pop(at, None)
            if ground.feature != "open":
                state.features[at] = ground.feature
    for thing in card.things:
        state.things += [Thing(kind=thing.kind, at=at) for at in everywhere(thing.at, state.columns)]
    for placed in card.terrain:
        for at in everywhere(placed.at, state.columns):
            state.box.remove(placed.terrain)
            state.terrain[at] = Place(card=placed.terrain)
    for standing in card.units:
        side = SIDES.index(state.catalog.units[standing.unit].side)
        allies = state.teams.members(side)
        for board in range(state.columns // WIDTH):
            state.numbered += 1
            at = SQUARES[standing.at] + board * WIDTH
            seat = allies[board % len(allies)]
            state.units.append(Unit(number=state.numbered, card=standing.unit, seat=seat, at=at, deployed=0))


def first_turn(flow: Flow[TacticsState]) -> None:
    """Let the side that begins take its first turn; it has all phases (TG-R06)."""
    flow.push("turn", flow.state.beginner)
    flow.push("standing")


# ------------------------------------------------------------------ cards and their cost


@lru_cache(maxsize=KEPT)
def recruits(catalog: TacticsCatalog, army: Army) -> Mapping[str, int]:
    """List the cards that an army's deck may hold, with their copies: its Units and the Support cards."""
    units = {card.id: card.copies for card in catalog.units.values() if card.side == army and card.copies}
    supports = {card.id: card.copies_of(army) for card in catalog.supports.values()}
    return units | {card: copies for card, copies in supports.items() if copies}


def cost(catalog: TacticsCatalog, cards: Iterable[str]) -> int:
    """TG-008 Add up what cards cost in a deck."""
    return catalog.cost(Counter(cards))


def limit(state: TacticsState, seat: Seat) -> int:
    """TG-006, TG-007, TG-125 Return the points of a seat's deck: the side's, or of two allies half of them each.

    Of one deck for both, these are its points (TG-126).
    """
    side = state.players[seat].side
    return state.points[side] // (1 if state.options["shared_deck"] else len(state.teams.members(side)))


def builds(state: TacticsState, seat: Seat) -> bool:
    """TG-126 Return whether a seat has a deck to choose: not the General's where allies share one."""
    return not (state.options["shared_deck"] and state.players[seat].rank == "general")


# ------------------------------------------------------------------ choosing decks


def deck_options(catalog: TacticsCatalog, army: Army, most: int) -> list[Option]:
    """TG-006 List the ready-made decks, then every printed copy of a side's cards (TG-R34).

    Where no ready-made deck is small enough, the smallest are offered cut down: ``("deck", id, points)``.
    """
    decks = [deck for deck in catalog.decks.values() if deck.side == army]
    fitting = sorted((deck for deck in decks if deck.points <= most), key=lambda deck: -deck.points)
    options: list[Option] = [("deck", deck.id) for deck in fitting]
    if not fitting:
        least = min((deck.points for deck in decks), default=0)
        options = [("deck", deck.id, most) for deck in decks if deck.points == least]
    return [*options, *_single(catalog, army)]


@lru_cache(maxsize=KEPT)
def _single(catalog: TacticsCatalog, army: Army) -> tuple[Option, ...]:
    """List every printed copy of a side's cards as an option."""
    there = recruits(catalog, army)
    return tuple(("card", card, copy) for card, copies in there.items() for copy in range(1, copies + 1))


def deck_cards(catalog: TacticsCatalog, picks: Iterable[Option]) -> list[str]:
    """Return the cards of a deck that was picked: ready-made, or card by card; in the order of the files."""
    chosen: list[str] = []
    for pick in picks:
        if pick[0] == "deck":
            deck = catalog.decks[str(pick[1])]
            chosen += _cut_down(catalog, deck, int(pick[2])) if len(pick) > 2 else _all(deck)
        else:
            chosen.append(str(pick[1]))
    return in_order(chosen)


_ORDER = {card: place for place, card in enumerate((*GAME.units, *GAME.supports))}


def in_order(cards: Iterable[str]) -> list[str]:
    """Put cards in the order of the files; those of packs after those of the game, by their ids."""
    return sorted(cards, key=lambda card: (_ORDER.get(card, len(_ORDER)), card))


def _all(deck: Deck) -> list[str]:
    return [card for card, number in deck.cards.items() for _ in range(number)]


def _cut_down(catalog: TacticsCatalog, deck: Deck, most: int) -> list[str]:
    """Take the first copy of each card, then the second and so on, as long as the points are enough."""
    kept: list[str] = []
    points = 0
    for card, _ in sorted(numbered(_all(deck)), key=lambda named: named[1]):
        price = catalog.price(card)
        if points + price <= most:
            kept.append(card)
            points += price
    return kept


def ask_deck(flow: Flow[TacticsState]) -> None:
    """TG-006 Ask all seats at once for their decks."""
    state = flow.state
    state.phase = "deck"
    for seat in filter(partial(builds, state), range(state.seats)):
        player, most = state.players[seat], limit(state, seat)
        options = deck_options(state.catalog, SIDES[player.side], most)
        shared = player.rank == "marshal" and state.options["shared_deck"]
        subject: Option = (most, "shared") if shared else (most,)
        flow.ask(seat, "deck", options, most=len(options), sealed=True, subject=subject)


def object_to_deck(state: TacticsState, decision: Decision, picks: list[Option]) -> Objection | None:
    """TG-006 to TG-008 A deck has any number of cards, but its points may not be passed."""
    if any(pick[0] == "deck" for pick in picks):
        return Objection(msg("tactics2gm-refused-one-deck")) if len(picks) > 1 else None
    points, most = cost(state.catalog, (str(pick[1]) for pick in picks)), int(decision.subject[0])
    if points <= most:
        return None
    return Objection(msg("tactics2gm-refused-deck-cost", points=points, most=most), "TG-008")


def take_decks(flow: Flow[TacticsState]) -> None:
    """Take the decks that were chosen; the automatic opponent takes a ready-made one by chance."""
    state = flow.state
    for seat, player in enumerate(state.players):
        if state.by_rules(seat):
            options = [
                o for o in deck_options(state.catalog, SIDES[player.side], limit(state, seat)) if o[0] == "deck"
            ]
            (drawn,) = state.dice.roll("automatic", faces=len(options))
            picks = [options[drawn - 1]]
        elif not builds(state, seat):
            continue
        else:
            ((_, picks),) = flow.close("deck", seat)
        player.deck = deck_cards(flow.state.catalog, picks)


STEPS: dict[str, Callable[..., None]] = {
    "ask_deck": ask_deck,
    "take_decks": take_decks,
    "first_turn": first_turn,
}
