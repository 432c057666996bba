"""What is answered for a seat that is late: what commits to least, whatever the seat hides (A.3.1)."""

from __future__ import annotations

from engine.core.protocol import Decision, Option
from engine.fab.catalog import HISTORICAL
from engine.fab.ground import HERMON, spread
from engine.fab.state import PASS
from engine.fab.view import FabView

_FIXED: dict[str, Option] = {
    "arrivals": ("place_all",),
    "demolition": ("blow",),
    "ford": ("stay",),
    "stand": ("hold",),
    "umbrella": ("roll",),
    "sappers": ("fire",),
}
QUALITIES = "GVE"


def default(view: FabView, decision: Decision) -> list[Option] | None:
    """Return the answer; None for what nobody waits for."""
    if decision.optional:
        return None
    if PASS in decision.options:
        return [PASS]
    fixed = _FIXED.get(decision.kind)
    if fixed is not None:
        return [fixed]
    match decision.kind:
        case "refit" | "support" | "exploit":
            return []
        case "bridges":
            return sorted(decision.options, key=lambda option: option[1] not in HISTORICAL)[: decision.min]
        case "absorb":
            return _absorb(view, decision)
        case "abort":
            return [("abort",) if int(decision.subject[2]) > 1 else ("take",)]
        case "point" if not decision.sealed:
            return [max(decision.options, key=lambda option: _standing(view, decision, option))]
        case "loss":
            return [max(decision.options, key=lambda option: _loss(view, decision, option))]
        case "retreat":
            return [min(decision.options, key=lambda option: _way_home(view, decision, option))]
        case _:
            return decision.options[: decision.min]


def _absorb(view: FabView, decision: Decision) -> list[Option]:
    """Absorb by disorder always, by retreat where the enemy has more steps; all of them are face up."""
    if ("disorder",) in decision.options:
        return [("disorder",)]
    area, seat = str(decision.subject[1]), decision.seat
    own, enemy = (sum(block.steps for block in view.of(of, area)) for of in (seat, 1 - seat))
    return [("fall_back",) if enemy > own else ("take",)]


def _standing(view: FabView, decision: Decision, option: Option) -> tuple[int, int]:
    """Rank a unit that is face up: by quality, then by steps."""
    block = view.block(decision.seat, option[1]) if option[0] == "unit" else None
    return (0, 0) if block is None or block.quality is None else (QUALITIES.index(block.quality), block.steps)


def _loss(view: FabView, decision: Decision, option: Option) -> int:
    """Rank who takes a loss: battle assets, then the biggest unit."""
    block = view.block(decision.seat, option[1]) if option[0] == "unit" else None
    return 9 if block is None else block.steps


def _way_home(view: FabView, decision: Decision, option: Option) -> tuple[bool, int]:
    """Rank where to retreat: towards a source of supply; Mount Hermon, which not all may enter, last."""
    land = view.ground
    side = ("sy", "il")[decision.seat]
    home = spread(land.sources["sy" if side == "sy" else "il"], land.neighbours)
    area = str(option[2])
    return area == HERMON, home.get(area, len(land.areas))
