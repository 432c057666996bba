"""Combat Phases told as events, from a single shot to the fullest."""

from __future__ import annotations

from engine.core.protocol import Event
from engine.spearpoint.state import SIDES


def event(name: str, /, **public: object) -> Event:
    return Event(kind=name, public=public)


def initiative(winner: int = 0) -> Event:
    return event("initiative", winner=winner, dice=[7, 4], totals=[8, 4])


def rolled(unit: int, card: str, target: int, at: str, *dice: int, **changed: object) -> Event:
    found: dict[str, object] = {
        "unit": unit,
        "unit_card": card,
        "weapon": f"{card}/0",
        "target": target,
        "target_card": at,
        "dice": list(dice),
        "sum": sum(dice),
        "bonus": 0,
        "needs": 11,
        "result": "hit" if sum(dice) >= 11 else "miss",
    }
    return Event(kind="rolled", public=found | changed)


def hit(target: int, card: str, *dice: int, **changed: object) -> Event:
    found: dict[str, object] = {
        "target": target,
        "target_card": card,
        "dice": list(dice),
        "as_rolled": len(dice) == 1,
        "intensity": sum(dice),
        "index": 3,
        "defense": 2,
        "net": sum(dice) + 1,
        "endurance": 4,
    }
    return Event(kind="hit", public=found | changed)


def destroyed(seat: int, unit: int, card: str) -> Event:
    return event("destroyed", seat=seat, unit=unit, unit_card=card)


def scored(seat: int, points: int, total: int) -> Event:
    return event("scored", side=SIDES[seat], points=points, total=total)


def usual() -> list[Event]:
    """One of everything."""
    sherman, tiger = (1, "us_sherman"), (4, "ge_tiger")
    return [
        event("played_on", seat=0, card="minefield", target=6, target_card="ge_gren"),
        hit(6, "ge_gren", 5),
        event("played", seat=1, card="smoke"),
        event("declared", seat=0, unit=1, unit_card="us_sherman", target=4, target_card="ge_tiger"),
        event("plus", seat=1, card="apcr", roll="initiative"),
        initiative(),
        event("played_on", seat=0, card="flank", target=1, target_card="us_sherman"),
        event("plus", seat=0, card="smoke", roll="attack"),
        rolled(*sherman, *tiger, 3, 2, bonus=3, result="miss"),
        event("rolls_again", seat=0, card="flank"),
        rolled(*sherman, *tiger, 9, 9, bonus=2),
        hit(*tiger, 7, as_rolled=False, intensity=14, net=15, endurance=1),
        event("damaged", unit=4, unit_card="ge_tiger", effect="V09"),
        rolled(*sherman, *tiger, 1, 1, weapon="us_sherman/2", result="friendly_fire"),
        event("friendly_fire", seat=0, target=2, target_card="us_rifle"),
        hit(2, "us_rifle", 3),
        rolled(6, "ge_gren", 2, "us_rifle", 10, 9, weapon="ge_gren/1", needs=13),
        destroyed(0, 2, "us_rifle"),
        scored(1, 4, 27),
        event(
            "attack_lost", seat=0, unit=2, unit_card="us_rifle", target=6, target_card="ge_gren", reason="attacker"
        ),
        rolled(21, "us_ranger", *tiger, 6, 6, weapon=None, needs=12),
        hit(*tiger, 4, 9, 2, intensity=15, index=0, defense=4, net=11, endurance=0),
        destroyed(1, *tiger),
        scored(0, 21, 38),
        event("crew_captured", seat=1, crew_card="ge_tcrew"),
        scored(0, 6, 44),
        event("sharpshooter", target=8, target_card="ge_lefh", dice=[8, 7], bonus=1, needs=14, won=True),
        event("crew_killed", unit=8, unit_card="ge_lefh", crew_card="ge_gcrew"),
        event("burns", unit=9, unit_card="us_p40", die=2, bonus=0, to=3, destroyed=True),
        destroyed(0, 9, "us_p40"),
        event("surrender", seat=1, target=11, target_card="us_mg50", die=9, bonus=0, needs=7, won=True),
        event("captured", seat=1, unit=11, unit_card="us_mg50"),
        event("withdrawn", unit=10, unit_card="ge_ju87", to="reserves"),
        event("overrun", side="us", turns=1, needed=3),
        event("drew", seat=0, kind="unit"),
    ]


def fullest(attacks: int) -> list[Event]:
    """So many attacks of four rolls each, every other one a hit."""
    events = [initiative(1)]
    for number in range(1, attacks + 1):
        for shot in range(4):
            events.append(rolled(number, "us_m15", number + 100, "ge_kubel", 9, 2 if shot % 2 else 1))
            if shot % 2:
                events.append(hit(number + 100, "ge_kubel", 2))
        events.append(destroyed(1, number + 100, "ge_kubel"))
    return events
