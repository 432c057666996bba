"""Command cards: on what they may be played, and where they go (SP-019 to SP-024)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.flow import Flow
from engine.core.protocol import Objection, Option, Seat
from engine.core.words import msg
from engine.spearpoint.cards import CommandCard, Focus, Timing, UnitCard
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.numbers import bears
from engine.spearpoint.ops import (
    ExpireEffect,
    ExtraAttack,
    IgnoreLine,
    NoCommand,
    RemoveCrew,
    ResolveFirst,
    SuppressAttack,
    Withdraw,
)
from engine.spearpoint.situations import stands_fast
from engine.spearpoint.state import SIDES, Attached, SpearpointState, Unit


def does(catalog: SpearpointCatalog, card: str, *kinds: type) -> bool:
    """Return whether a Command card does something of a kind."""
    return not catalog.op_kinds[card].isdisjoint(kinds)


def holding(state: SpearpointState, seat: Seat, when: Timing) -> list[str]:
    """List the different Command cards in a hand that belong to a window (SP-R28)."""
    hand = state.players[seat].commands
    if not hand:
        return []
    cards = state.catalog.commands
    return [card for card in dict.fromkeys(hand) if cards[card].when == when]


@cache
def _personal(card: CommandCard) -> bool:
    """SP-T08 Return whether a card is about one's own attack, crew or hand: no card for the units of an ally."""
    own = card.when in ("own_attack", "reaction", "on_own_unit_destroyed")
    return own or any(isinstance(op, ResolveFirst | IgnoreLine | ExtraAttack | Withdraw) for op in card.ops)


# ------------------------------------------------------------------ on what


@cache
def of_a_kind(focus: Focus, card: UnitCard) -> bool:
    """Return whether what is printed on a unit is what a card asks for."""
    if not (focus.types or focus.keywords or focus.bullets):
        return True
    return (
        card.type in focus.types
        or any(word in card.keywords for word in focus.keywords)
        or (focus.bullets and any(weapon.bullets for weapon in card.weapons))
    )


def for_target(state: SpearpointState, card: str, target: Unit) -> bool:
    """Return whether what is printed on a target is what a card on an attack is against, whosever it is."""
    against = state.catalog.commands[card].against
    return against is None or of_a_kind(against, state.catalog.units[target.card])


def fits(state: SpearpointState, seat: Seat, focus: Focus, unit: Unit) -> bool:
    """SP-020 Return whether a unit is what a card asks for; own is what is on one's own side (SP-T08)."""
    return (
        (focus.whose == "own") == (unit.seat == seat or state.teams.together(unit.seat, seat))
        and of_a_kind(focus, state.catalog.units[unit.card])
        and (focus.line is None or unit.line == focus.line)
        and not (focus.ground and unit.line == "air")
        and (focus.damaged is None or focus.damaged == (unit.damage is not None))
        and not (focus.just_committed and unit.committed != state.turn)
        and not (focus.crewed and unit.crew is None)
    )


def playable(state: SpearpointState, seat: Seat, card: CommandCard, unit: Unit) -> bool:
    """SP-020 Return whether a card may be played on a unit now.

    Not where an identical card is in force (SP-022), nor on a unit whose damage bars Command cards, nor to
    withdraw one that stands fast (SP-R38).
    """
    if not fits(state, seat, card.on, unit):
        return False
    if unit.seat != seat and card.on.whose == "own" and _personal(card):
        return False
    if unit.attached and any(attached.card == card.id for attached in unit.attached):
        return False
    kinds = state.catalog.op_kinds[card.id]
    if Withdraw in kinds and stands_fast(state.situation, SIDES[state.teams.side(seat)], unit.card, unit.number):
        return False
    if unit.damage is not None:
        if bears(state, unit, NoCommand):
            return False
        if ExpireEffect in kinds:
            return not unit.damage.over and bool(unit.damage.turns)
        return True
    return ExpireEffect not in kinds


def gives_up_attack(catalog: SpearpointCatalog, card: str) -> bool:
    """Return whether a card is played by an own unit that gives up its attack for it."""
    return does(catalog, card, SuppressAttack, RemoveCrew)


# ------------------------------------------------------------------ where they go


def discard(state: SpearpointState, seat: Seat, card: str) -> None:
    """SP-021 Put a Command card from the hand on the discard pile."""
    state.players[seat].commands.remove(card)
    state.command_discard.append(card)


def reveal(flow: Flow[SpearpointState], seat: Seat, card: str, unit: Unit | None = None) -> None:
    """SP-021 Reveal a Command card; it stays with what it affects as long as it lasts (SP-023)."""
    state = flow.state
    lasts = state.catalog.commands[card].lasts
    player = state.players[seat]
    if lasts == "turn" or lasts == "stays":  # noqa: PLR1714  mypy understands only this
        player.commands.remove(card)
        if unit is None:
            player.effects.append(card)
        else:
            unit.attached.append(Attached(card=card, seat=seat, lasts=lasts))
    else:
        discard(state, seat, card)
    if unit is None:
        flow.emit("played", seat=seat, card=card)
    else:
        flow.emit("played_on", seat=seat, card=card, target=unit.number, target_card=unit.card)


def spend(flow: Flow[SpearpointState], seat: Seat, card: str, roll: str) -> int:
    """SP-024 Discard a Command card for +1 on a roll of one's own (SP-R27); 0 if it is no longer in hand."""
    if card not in flow.state.players[seat].commands:
        return 0
    discard(flow.state, seat, card)
    flow.emit("plus", seat=seat, card=card, roll=roll)
    return 1


def end_of_turn(state: SpearpointState) -> None:
    """Discard the Command cards that lasted this Turn."""
    for unit in state.units:
        if unit.attached:
            over = [attached for attached in unit.attached if attached.lasts == "turn"]
            if over:
                state.command_discard += [attached.card for attached in over]
                unit.attached = [attached for attached in unit.attached if attached.lasts != "turn"]
    for player in state.players:
        if player.effects:
            state.command_discard += player.effects
            player.effects = []


# ------------------------------------------------------------------ picks


_USING_UP = frozenset({"play", "plus", "with"})


def named_cards(picks: Iterable[Option]) -> list[str]:
    """List the Command cards that picks would use up: ``("play", card, ...)`` and ``("plus", card, ...)``."""
    return [str(pick[1]) for pick in picks if pick[0] in _USING_UP]


def short_of(state: SpearpointState, seat: Seat, wanted: list[str]) -> Objection | None:
    """Object to using a card more often than the hand holds it: each is played or discarded once (SP-024)."""
    hand = state.players[seat].commands
    for card in dict.fromkeys(wanted):
        times, held = wanted.count(card), hand.count(card)
        if times > held:
            return Objection(msg("spearpoint-refused-card-twice", card=card, held=held, wanted=times), "SP-024")
    return None
