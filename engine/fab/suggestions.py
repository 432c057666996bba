"""A sensible legal answer, from the view alone."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Decision, Option
from engine.fab import defaults, sides
from engine.fab.limits import PURPLE_LINE
from engine.fab.outlook import Outlook, strength
from engine.fab.pieces import Piece
from engine.fab.state import PASS
from engine.fab.view import BlockView, FabView

MARGIN = 0.5
"""What a move must be better than staying, as a rule."""


def suggestion(view: FabView, decision: Decision, margin: float = MARGIN) -> list[Option]:
    """Return what a sensible player answers; ``margin`` is what a move must be better than staying."""
    if decision.optional:
        return []
    found = _ANSWERS.get(decision.kind)
    picks = None if found is None else found(Outlook(view, decision.seat, margin), decision)
    if picks is None:
        picks = defaults.default(view, decision)
    return decision.options[: decision.min] if picks is None else picks


# ------------------------------------------------------------- moving


def _move(outlook: Outlook, decision: Decision) -> list[Option]:
    """Make the best move there is; spend Special Actions on none that does not take something."""
    best, worth = PASS, outlook.margin
    for option in decision.options:
        if option[0] in {"move", "rail"}:
            gain = _gain(outlook, decision, option)
            if gain > worth:
                best, worth = option, gain
        elif option[0] == "fly" and outlook.takes("8", UNDEFENDED) > 0:
            return [option]
    if best == PASS:
        digs = [
            option for option in decision.options if option[0] == "dig" and _should_dig(outlook, decision, option)
        ]
        return digs[:1] or [PASS]
    return [best]


UNDEFENDED = 3.0
"""More than the outpost on Mount Hermon has."""


def _gain(outlook: Outlook, decision: Decision, option: Option) -> float:
    block = _block(outlook, decision, option[1])
    area = str(option[2])
    closer = 0.4 * (outlook.distance(block.area) - outlook.distance(area))
    return outlook.takes(area, strength(block)) + closer - outlook.keeps(block.area, block)


def _should_dig(outlook: Outlook, decision: Decision, option: Option) -> bool:
    block = _block(outlook, decision, option[1])
    return outlook.threatened(block.area) and bool(outlook.worth(block.area))


def _block(outlook: Outlook, decision: Decision, handle: str | int) -> BlockView:
    found = outlook.view.block(decision.seat, handle)
    assert found is not None
    return found


# ------------------------------------------------------------- administration


def _administer(outlook: Outlook, decision: Decision) -> list[Option]:
    """Use what helps at once; keep Special Actions for combat unless a unit needs them."""
    for option in decision.options:
        if option[0] == "event" and _event_helps(outlook, option):
            return [option]
        if option[0] == "fortify" and outlook.threatened(str(option[2])):
            return [option]
        if option[0] in {"find", "repair", "missiles"}:
            return [option]
        if option[0] == "bridge" and (decision.seat == 0 or outlook.view.campaign_turn >= PURPLE_LINE):
            return [option]
    return [PASS]


def _event_helps(outlook: Outlook, option: Option) -> bool:
    if outlook.view.pieces[str(option[1])].effect == "interdiction":
        return bool(outlook.view.of(1 - outlook.seat, str(option[2])))
    return True


def _arrive(_: Outlook, decision: Decision) -> list[Option]:
    return [("place_all",)] if ("place_all",) in decision.options else [PASS]


# ------------------------------------------------------------- combat


def _battle(outlook: Outlook, decision: Decision) -> list[Option]:
    """Fight where the odds are good; what must be fought for, in any order."""
    seat = decision.seat

    def odds(option: Option) -> float:
        area = str(option[1])
        return outlook.strength(seat, area) - outlook.strength(1 - seat, area)

    fights = sorted((option for option in decision.options if option != PASS), key=odds, reverse=True)
    if PASS not in decision.options or (fights and odds(fights[0]) > (1 if len(fights[0]) > 2 else -0.5)):
        return fights[:1]
    return [PASS]


def _support(outlook: Outlook, decision: Decision) -> list[Option]:
    """Assign as much as the rules allow: artillery, an aircraft, an event, battle assets."""
    view, seat = outlook.view, decision.seat
    assert view.combat is not None
    attacking = view.combat.attacker == seat
    units = [b for b in view.of(seat, view.combat.area) if not attacking or b.handle in view.combat.attackers]
    mixed = len(sides.counted({view.catalog.units[block.unit].formation for block in units})) > 1
    chosen: list[Piece] = []
    for option in decision.options:
        piece = view.pieces.get(str(option[-1]))
        if piece is not None and _fits(chosen, piece, attacking=attacking, mixed=mixed):
            chosen.append(piece)
    return [("assign", piece.id) for piece in chosen]


def _fits(chosen: list[Piece], piece: Piece, *, attacking: bool, mixed: bool) -> bool:
    same = sum(other.kind == piece.kind for other in chosen)
    if piece.kind == "art":
        return same < (2 if attacking and not mixed else 1)
    if piece.kind in {"air", "event"}:
        return same < 1
    return sum(other.is_battle for other in chosen) < 5


def _exploit(_: Outlook, decision: Decision) -> list[Option]:
    return [option for option in decision.options if option[0] == "check"]


def _stand(outlook: Outlook, decision: Decision) -> list[Option]:
    """Bring somebody up where the enemy is stronger."""
    area, seat = str(decision.subject[1]), decision.seat
    helpers = [option for option in decision.options if option[0] == "reinforce"]
    if helpers and outlook.strength(1 - seat, area) > outlook.strength(seat, area):
        return helpers[:1]
    return [("hold",)]


def _abort(outlook: Outlook, decision: Decision) -> list[Option]:
    area, hits, seat = str(decision.subject[1]), int(decision.subject[2]), decision.seat
    return [("abort",) if outlook.strength(seat, area) - hits < outlook.strength(1 - seat, area) else ("take",)]


def _first(_: Outlook, decision: Decision) -> list[Option]:
    """Do what the question is about: clear the defences, open the umbrella."""
    return decision.options[:1]


_ANSWERS: dict[str, Callable[[Outlook, Decision], list[Option]]] = {
    "movement": _move,
    "strategic": _move,
    "breakthrough": _move,
    "reaction": _move,
    "administration": _administer,
    "arrivals": _arrive,
    "battle": _battle,
    "support": _support,
    "exploit": _exploit,
    "stand": _stand,
    "abort": _abort,
    "sappers": _first,
    "umbrella": _first,
}
