"""Two windows for Command cards that open only to a seat that wants them: after the reveal, and after Combat.

Whether one opens is decided by standing orders and public facts, never by what is in the hand. Both players
answer sealed; the winner of the last Initiative roll goes first (SP-R28).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core.flow import Flow
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.spearpoint import teams
from engine.spearpoint.attack import extra_attack, extra_targets
from engine.spearpoint.capture import capture, may_be_captured
from engine.spearpoint.commands import does, holding, named_cards, playable, reveal, short_of, spend
from engine.spearpoint.damage import strike
from engine.spearpoint.effects import carry_out
from engine.spearpoint.numbers import active_effects, defense
from engine.spearpoint.ops import AutoHit, Burn, Capture, ExtraAttack
from engine.spearpoint.standing import stops_for
from engine.spearpoint.state import SpearpointState, Unit

Window: TypeAlias = Literal["after_reveal", "end_of_combat"]


def after_reveal(flow: Flow[SpearpointState]) -> None:
    """Let the players play cards on what has just been revealed."""
    _open(flow, "after_reveal")


def end_of_combat_window(flow: Flow[SpearpointState]) -> None:
    """Let the players play cards when all attacks are done."""
    _open(flow, "end_of_combat")


def _open(flow: Flow[SpearpointState], window: Window) -> None:
    wanting = [seat for seat in range(flow.state.seats) if stops_for(flow, seat, window)]
    for seat in wanting:
        options = window_options(flow.state, seat, window)
        flow.ask(seat, window, options, least=0, most=len(options), sealed=True, window=True)
    if wanting:
        flow.push("play_window", window)


def window_options(state: SpearpointState, seat: Seat, window: Window) -> list[Option]:
    """List the cards a seat may play now.

    ``("play", card, unit)``, for an extra attack with its target behind it; ``("plus", card, "roll", played)``
    for +1 on the die that a played card rolls (SP-024), of an extra attack also ``("plus", card, "intensity",
    played)``; ``("plus", card, "burn", unit)`` on a fire of one's own.
    """
    found: list[Option] = []
    rolls: list[Option] = []
    for card_id in holding(state, seat, window):
        card = state.catalog.commands[card_id]
        plays: list[Option] = []
        for unit in state.units:
            if not playable(state, seat, card, unit) or not _possible(state, unit, card_id):
                continue
            if does(state.catalog, card_id, ExtraAttack):
                plays += [("play", card_id, unit.number, other.number) for other in extra_targets(state, unit)]
            else:
                plays.append(("play", card_id, unit.number))
        found += plays
        if plays and does(state.catalog, card_id, AutoHit, Capture, ExtraAttack):
            rolls.append(("roll", card_id))
        if plays and does(state.catalog, card_id, ExtraAttack):
            rolls.append(("intensity", card_id))
    hand = list(dict.fromkeys(state.players[seat].commands))
    found += [("plus", card_id, *roll) for card_id in hand for roll in rolls]
    if window == "end_of_combat":
        burning = [
            u for u in state.units if u.seat == seat and u.damage is not None and active_effects(state, u, Burn)
        ]
        found += [("plus", card_id, "burn", unit.number) for card_id in hand for unit in burning]
    return found


def _possible(state: SpearpointState, unit: Unit, card: str) -> bool:
    """SP-R30 Return whether what a card would do to a unit is possible as the others stand."""
    return all(
        may_be_captured(state, unit, op.condition)
        for op in state.catalog.commands[card].ops
        if isinstance(op, Capture)
    )


def object_to_window(state: SpearpointState, decision: Decision, picks: list[Option]) -> Objection | None:
    """SP-024 Each card once; +1 only for a card that is played."""
    playing = {pick[1] for pick in picks if pick[0] == "play"}
    for pick in picks:
        if pick[0] == "plus" and pick[2] != "burn" and pick[3] not in playing:
            return Objection(msg("spearpoint-refused-plus-for-nothing", card=str(pick[3])), "SP-024")
    return short_of(state, decision.seat, named_cards(picks))


def play_window(flow: Flow[SpearpointState], window: Window) -> None:
    """Carry out what all played, card by card; a card that has become impossible stays in hand."""
    state = flow.state
    answers = flow.collect(window)
    for seat in reversed(teams.order(state)):
        picks = [pick for _, picked in answers[seat] for pick in picked]
        if not picks:
            continue
        plus = {pick[2:]: str(pick[1]) for pick in picks if pick[0] == "plus"}
        for pick in reversed(picks):
            if pick[0] == "play":
                roll, intensity = (plus.get((kind, pick[1]), "") for kind in ("roll", "intensity"))
                flow.push("play_card", seat, list(pick), roll, intensity)
        fires = [("plus", card, *roll) for roll, card in plus.items() if roll[0] == "burn"]
        state.players[seat].plans += fires


def play_card(
    flow: Flow[SpearpointState], seat: Seat, pick: list[str | int], plus: str, intensity: str = ""
) -> None:
    """Play one card of a window, ``("play", card, unit)`` with the target of an extra attack behind it.

    ``plus`` is a card to be discarded for +1 on its roll, ``intensity`` one for the Intensity of an extra attack,
    or empty.
    """
    state = flow.state
    card = str(pick[1])
    unit = state.unit(int(pick[2]))
    if (
        unit is None
        or card not in state.players[seat].commands
        or not playable(state, seat, state.catalog.commands[card], unit)
        or not _possible(state, unit, card)
    ):
        return
    if does(state.catalog, card, ExtraAttack):
        target = state.unit(int(pick[3]))
        if target is None or target not in extra_targets(state, unit):
            return
        reveal(flow, seat, card, unit)
        extra_attack(flow, unit, target, attack=plus, intensity=intensity)
        return
    reveal(flow, seat, card, unit)
    carry_out(flow, unit, card, seat)
    for op in state.catalog.commands[card].ops:
        if isinstance(op, AutoHit):
            _mine(flow, seat, unit, op, plus)
        elif isinstance(op, Capture):
            _surrender(flow, seat, unit, op, plus)


def _mine(flow: Flow[SpearpointState], seat: Seat, unit: Unit, op: AutoHit, plus: str) -> None:
    """Strike a unit with one automatic hit; its Defense applies, and the other side scores (SP-R31)."""
    more = spend(flow, seat, plus, "intensity") if plus else 0
    dice = flow.roll("intensity")
    strike(
        flow, unit, dice=dice, intensity=dice[0] + more, index=op.index, defense=defense(flow.state, unit), by=seat
    )


def _surrender(flow: Flow[SpearpointState], seat: Seat, unit: Unit, op: Capture, plus: str) -> None:
    """Roll for a unit to give itself up."""
    more = spend(flow, seat, plus, "surrender") if plus else 0
    (die,) = flow.roll("surrender")
    won = die + more >= op.roll
    flow.emit(
        "surrender",
        seat=seat,
        target=unit.number,
        target_card=unit.card,
        die=die,
        bonus=more,
        needs=op.roll,
        won=won,
    )
    if won:
        capture(flow, unit, seat)
