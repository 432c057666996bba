"""Tables laid by hand, from an empty one to the fullest."""

from __future__ import annotations

from engine.core.modifiers import Modifier
from engine.core.protocol import Outcome, Seat
from engine.spearpoint import teams
from engine.spearpoint.cards import Line, Side, UnitCard
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.situations import crew_card
from engine.spearpoint.state import SIDES, TEAMS, Lost, Phase
from engine.spearpoint.view import (
    AttackView,
    DamageView,
    GoalView,
    HandView,
    PlayerView,
    SpearpointView,
    UnitView,
    WeaponShot,
)
from tests.images.views import plain


def player(seat: Seat, **changed: object) -> PlayerView:
    found: dict[str, object] = {
        "seat": seat,
        "side": SIDES[min(seat, 1)],
        "points": 0,
        "overrun": 0,
        "units": 4,
        "commands": 3,
        "reserves": 16,
        "effects": [],
        "sealed": False,
    }
    return PlayerView(**(found | changed))  # type: ignore[arg-type]


def unit(number: int, card: str, **changed: object) -> UnitView:
    printed: UnitCard = LIBRARY.units[card]
    seat = 0 if printed.side == "us" else 1
    found: dict[str, object] = {
        "number": number,
        "card": printed,
        "owner": seat,
        "seat": seat,
        "line": printed.lines[0],
        "crew": crew_card(LIBRARY.units, printed.side, printed.crew) if printed.crew else None,
        "idle": False,
        "captured": False,
        "endurance": printed.endurance,
        "half": printed.half,
        "defense": printed.defense,
        "defense_modifiers": [],
        "damage": None,
        "attached": [],
        "flight": printed.flight or None,
        "bombed": False,
        "new": False,
        "hit": 0,
    }
    return UnitView(**(found | changed))  # type: ignore[arg-type]


def damage(effect: str, *, card: str = "D01", over: bool = False) -> DamageView:
    return DamageView(card=card, effect=effect, turns=LIBRARY.effects[effect].turns, over=over)


def shot(weapon: int, percent: int, needs: int = 11) -> WeaponShot:
    return WeaponShot(weapon=weapon, rate=1, needs=needs, modifiers=[], percent=percent)


def attack(
    number: int, seat: Seat, attackers: list[int], target: int, *shots: WeaponShot, **changed: object
) -> AttackView:
    found: dict[str, object] = {
        "number": number,
        "seat": seat,
        "attackers": attackers,
        "target": target,
        "assault": False,
        "shots": list(shots),
        "state": "declared",
    }
    return AttackView(**(found | changed))  # type: ignore[arg-type]


def goal(side: Side, test: str, **changed: object) -> GoalView:
    found: dict[str, object] = {"side": side, "test": test, "has": 0, "needs": 1, "turn": 0, "cards": []}
    return GoalView(**(found | changed))  # type: ignore[arg-type]


def table(units: list[UnitView], attacks: list[AttackView] | None = None, **changed: object) -> SpearpointView:
    found: dict[str, object] = plain("spearpoint", "standard") | {
        "turn": 3,
        "last": 0,
        "goals": [
            *(goal(side, "points", needs=51) for side in SIDES),
            *(goal(side, "overrun", needs=3) for side in SIDES),
        ],
        "phase": "combat",
        "players": [
            player(0, points=17),
            player(1, points=23, overrun=1, sealed=True, effects=["air_superiority"]),
        ],
        "units": units,
        "attacks": attacks or [],
        "initiative": 0,
        "lost": [],
        "command_deck": 37,
        "command_discard": [],
        "damage_deck": 22,
        "damage_discard": [],
        "odds": {},
        "hand": None,
    }
    return SpearpointView(**(found | changed))  # type: ignore[arg-type]


def empty() -> SpearpointView:
    """Before the first commitment."""
    return table([], turn=1, phase="commitment", awaited=[0, 1], players=[player(0), player(1)])


def battle(viewer: Seat | None = None) -> SpearpointView:
    """A usual Combat Phase, about Turn 3."""
    units = [
        unit(1, "us_sherman", attached=["hull_down"], defense=7, defense_modifiers=[Modifier("hull_down", 2)]),
        unit(2, "us_rifle", endurance=4, hit=1, damage=damage("I02")),
        unit(3, "us_bazooka", new=True),
        unit(5, "us_105"),
        unit(4, "ge_tiger", endurance=6, damage=damage("V04")),
        unit(6, "ge_gren"),
        unit(7, "ge_pak40", crew=None, idle=True),
        unit(8, "ge_lefh", endurance=3, hit=5, damage=damage("A12")),
        unit(9, "us_p40"),
        unit(10, "ge_ju87", bombed=True, flight=1, new=True),
        unit(11, "us_mg50"),
        unit(12, "ge_mg42", attached=["dig_in", "field_camo"], defense=2),
    ]
    attacks = [
        attack(1, 0, [1], 4, shot(0, 55), shot(1, 15)),
        attack(2, 0, [3], 4, shot(0, 36)),
        attack(1, 1, [4], 1, shot(0, 55)),
        attack(2, 1, [6], 2, shot(0, 55), shot(1, 28)),
        attack(3, 0, [5], 8, shot(0, 45)),
        attack(3, 1, [10], 1, shot(0, 28)),
        attack(4, 0, [9], 12, shot(0, 45)),
    ]
    lost = [Lost(number=13, card="ge_251", seat=1, line="front", how="destroyed")]
    return table(units, attacks, viewer=viewer, lost=lost, hand=hand() if viewer == 0 else None)


def hand(units: int = 7, commands: int = 5) -> HandView:
    names = [
        "us_sherman",
        "us_tcrew",
        "us_para",
        "us_155",
        "us_gcrew",
        "us_a36",
        "us_pilot",
        "us_stuart",
        "us_m15",
        "us_m10",
    ]
    orders = ["fire_mission", "hull_down", "medic", "counter_battery", "air_superiority", "apcr", "flank", "smoke"]
    return HandView(
        units=[LIBRARY.units[name] for name in names[:units]],
        commands=orders[:commands],
        reserves={"us_rifle": 3, "us_sherman": 2, "us_tcrew": 2, "us_bazooka": 1, "us_m3ht": 2, "us_engineer": 1},
    )


def crowd(each: int, line: Line = "front") -> SpearpointView:
    """So many units a side on one line, every fifth damaged, all Americans attacking."""
    us = [card.id for card in LIBRARY.units.values() if card.side == "us" and line in card.lines]
    de = [card.id for card in LIBRARY.units.values() if card.side == "de" and line in card.lines]
    units = []
    effects = {"infantry": "I08", "vehicle": "V09", "artillery": "A11", "aircraft": "F08"}
    for index in range(each):
        for seat, cards in enumerate((us, de)):
            found = unit(2 * index + seat + 1, cards[index % len(cards)], line=line)
            if index % 5 == 4:
                found.damage = damage(effects[found.card.edge])
                found.endurance = found.half
            units.append(found)
    attacks = [attack(i + 1, 0, [2 * i + 1], 2 * i + 2, shot(0, 36)) for i in range(each)]
    return table(units, attacks)


def allied(seats: int, each: int, viewer: Seat | None = None) -> SpearpointView:
    """Three or four players, so many units a side that belong to allies by turns; all strips as full as can be."""
    view = crowd(each)
    for unit_ in view.units:
        own = TEAMS[seats].members(unit_.seat)
        unit_.seat = unit_.owner = own[unit_.number // 2 % len(own)]
    for attack_ in view.attacks:
        attack_.seat = next(unit_.seat for unit_ in view.units if unit_.number == attack_.attackers[0])
    view.seats, view.viewer, view.awaited = seats, viewer, list(range(0, seats, 2))
    view.initiative = seats - 1
    for one in view.goals:
        one.needs = teams.GOALS[seats] if one.test == "points" else one.needs
    view.players = [
        player(
            seat,
            side=SIDES[TEAMS[seats].side(seat)],
            points=59,
            overrun=3,
            units=17,
            commands=15,
            reserves=28,
            effects=["air_superiority"] if seat else [],
            sealed=seat % 2 == 1,
        )
        for seat in range(seats)
    ]
    return view


def every_effect(edge: str) -> list[SpearpointView]:
    """Tables on which every effect of an edge lies under some unit, eight a side."""
    cards = {"infantry": "us_rifle", "vehicle": "us_sherman", "artillery": "us_57at", "aircraft": "us_p40"}
    effects = [effect.id for effect in LIBRARY.effects.values() if effect.edge == edge]
    tables = []
    for start in range(0, len(effects), 8):
        part = effects[start : start + 8]
        line: Line = "air" if edge == "aircraft" else "front"
        tables.append(
            table([unit(n + 1, cards[edge], line=line, damage=damage(e), endurance=4) for n, e in enumerate(part)])
        )
    return tables


def finished() -> SpearpointView:
    phase: Phase = "combat"
    view = battle()
    view.outcome = Outcome([0], "points", ["us"])
    view.phase = phase
    view.players[0].points = 53
    view.awaited = []
    view.attacks = []
    return view


def states(each: int = 1) -> SpearpointView:
    """Every mark a unit can carry, at the size that so many more riflemen a side ask for."""
    us = [
        unit(1, "us_sherman", attached=["hull_down", "smoke", "ambush"], defense=7),
        unit(2, "ge_pak40", seat=0, captured=True, idle=True, crew=None, attached=["field_camo"]),
        unit(3, "us_stuart", crew=None, idle=True),
        unit(4, "us_priest", line="rear", new=True, damage=damage("A11"), endurance=5, hit=5),
        unit(5, "us_a36", bombed=True, flight=1, damage=damage("F08", over=True), endurance=4),
    ]
    de = [
        unit(6, "ge_tiger", damage=damage("V09"), endurance=1, hit=11, defense=4),
        unit(7, "us_sherman", seat=1, captured=True, crew="ge_tcrew", attached=["fuel"]),
        unit(8, "ge_pzgren", damage=damage("I08"), endurance=5, new=True),
        unit(9, "ge_bf109", hit=3, endurance=5),
        unit(10, "ge_flak88", damage=damage("A03"), endurance=5, attached=["dig_in"]),
    ]
    more = [unit(20 + n, "us_rifle" if n % 2 else "ge_gren") for n in range(2 * each)]
    attacks = [
        attack(1, 0, [1], 6, shot(0, 55), shot(1, 3)),
        attack(2, 0, [21], 6, shot(0, 21), assault=True),
        attack(1, 1, [6], 1, shot(0, 100), shot(2, 45)),
        attack(2, 1, [9], 5, shot(0, 72)),
        attack(3, 1, [10], 5, shot(0, 28), state="resolved"),
    ]
    lost = [
        Lost(number=98, card="us_mortar", seat=0, line="rear", how="withdrawn"),
        Lost(number=99, card="ge_pionier", seat=1, line="rear", how="captured"),
    ]
    return table(us + de + more, attacks, lost=lost, awaited=[1])
