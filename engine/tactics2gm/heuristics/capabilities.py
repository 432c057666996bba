"""When to use capabilities and tokens, and what generals may order."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Option
from engine.tactics2gm import objectives
from engine.tactics2gm.heuristics.outlook import Outlook
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import AttackedMod, Breach, ClearMines, ExtraMove, Heal
from engine.tactics2gm.squares import BESIDE, DISTANCE, SQUARES, Square, listed
from engine.tactics2gm.view import UnitView

FIRST = 50.0
"""In the Shooting phase what is worth so much is done before shooting; the rest after it."""
VOLLEY = 6.0
"""What another round of shots must promise: there is one in a match."""
ENOUGH = 1.2
"""An Action Point for one square more must bring so much."""


def _ability(look: Outlook, option: Option) -> float:
    """Judge what a unit can do instead of, or beside, moving and shooting."""
    unit, ability = look.unit(option[1]), LIBRARY.abilities[str(option[2])]
    match ability.op:
        case Heal(wounds=wounds):
            healed = look.unit(option[3])
            worth = min(wounds, healed.wounds) / healed.toughness * look.price(healed) - ability.ap * 0.4
            return FIRST + worth if worth > _shooting(look, unit) else 0.0
        case Breach(pi=pi):
            return _blown_up(look, pi, SQUARES[str(option[3])])
        case ClearMines():
            return 0.5 if _near_mines(look, unit) else 0.0
        case ExtraMove(squares=squares):
            gain = _farther(look, unit, squares) - ENOUGH * ability.ap
            return FIRST + gain if gain > 0 and "moved" not in unit.marks else 0.0
        case _:
            return 0.0


def _shooting(look: Outlook, unit: UnitView) -> float:
    """Judge what a unit's shots promise where it stands."""
    return 0.0 if unit.at is None else look.offense(look.aims(look.arms(unit), unit.wounds), unit.at)


def _blown_up(look: Outlook, pi: int, at: Square) -> float:
    """Judge the demolition of a building: that it is fought for, or who dies in it."""
    place = look.view.terrain[at]
    if objectives.wanted(look.view, look.side, at):
        return FIRST + pi
    inside = next((enemy for enemy in look.enemies if enemy.at == at), None)
    if inside is None:
        return 0.0
    falls = place.damage + pi >= LIBRARY.terrain[place.card].pi
    return FIRST + look.price(inside) * (1.0 if falls else 0.3)


def _near_mines(look: Outlook, unit: UnitView) -> bool:
    """Return whether mines are known beside a unit, or there are some that nobody has found."""
    assert unit.at is not None
    players = look.view.players
    known = [mine.at for mine in look.view.mines if players[mine.seat].side != look.side]
    hidden = look.view.forces[1 - look.side].mines > 0 and look.view.phase == "movement"
    return hidden or any(DISTANCE[unit.at][at] <= 1 for at in known)


def _farther(look: Outlook, unit: UnitView, squares: int) -> float:
    """Judge what squares more would bring a unit: the best within reach then, less the best within reach now."""
    assert unit.at is not None
    now, then = (_best_within(look, unit, unit.movement + more) for more in (0, squares))
    return then - now


def _best_within(look: Outlook, unit: UnitView, squares: int) -> float:
    assert unit.at is not None
    taken = {other.at for other in look.view.units}
    found, edge = {unit.at}, {unit.at}
    for _ in range(squares):
        edge = {near for at in edge for near in _open(look, at)} - found
        found |= edge
    stand = look.stand(unit)
    return max(stand(at) for at in found if at == unit.at or at not in taken)


def _open(look: Outlook, at: Square) -> list[Square]:
    """List the squares beside one that are on the field and open country: what ground costs more is left out."""
    return [near for near in listed(BESIDE[at]) if look.on_field(near) and near not in look.view.features]


def _use(look: Outlook, option: Option) -> float:
    """Judge the use of a token: it costs nothing but that it is grey for a turn."""
    unit, token = look.unit(option[1]), LIBRARY.tokens[str(option[2])]
    for op in token.ops:
        match op:
            case Heal():
                return FIRST + look.price(look.unit(option[3]))
            case AttackedMod():
                return 0.2 * look.danger(unit) if look.view.phase == "shooting" else 0.0
            case _:
                pass
    return 0.0


def _general(look: Outlook, option: Option) -> float:
    """Judge the order of a general: a push by what it gains, another round of shots by who could fire it."""
    if len(option) == 2:
        tanks = [unit for unit in look.friends if look.card(unit).tank]
        promised = sum(_shooting(look, unit) for unit in tanks if "fired" in unit.marks)
        return promised if promised >= VOLLEY or (promised and _late(look)) else 0.0
    unit = look.unit(option[2])
    if unit.at is None or "moved" in unit.marks:
        return 0.0
    if len(option) > 3:
        stand = look.stand(unit)
        return max(0.0, stand(SQUARES[str(option[3])]) - stand(unit.at) - 0.1)
    gain = _farther(look, unit, 1) - 0.1
    return FIRST + gain if gain > 0 else 0.0


def _late(look: Outlook) -> bool:
    """Return whether the battle may be over soon: a Headquarters is near its end."""
    return any(hq.pi <= 4 for force in look.view.forces for hq in force.hqs)


JUDGES: dict[str, Callable[[Outlook, Option], float]] = {"ability": _ability, "use": _use, "general": _general}
