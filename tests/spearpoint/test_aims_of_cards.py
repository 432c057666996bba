"""On what each Command card may be played, among units of every kind: all of them and no others."""

import pytest

from engine.spearpoint.commands import playable
from engine.spearpoint.library import LIBRARY
from tests.spearpoint.field import US, field

OWN = "rifle bazooka m3ht m8 sherman 57at 105 priest@front priest@rear p40"
ENEMY = "gren 251 222 pz4 marder pak40 lefh wespe@rear bf109"
EFFECTS = {"infantry": "I02", "vehicle": "V03", "artillery": "A05", "aircraft": "F08"}
"""A passing effect for units of each type."""

GROUND = "rifle bazooka m3ht m8 sherman 57at 105 priest@front priest@rear"
ARMOR = "m3ht m8 sherman"
GUNS = "57at 105 priest@front priest@rear"

ALWAYS = {
    "fire_mission": "105 priest@rear",
    "field_camo": f"rifle bazooka {GUNS}",
    "hull_down": ARMOR,
    "dig_in": "rifle bazooka",
    "coordinated": ENEMY,
    "weak_spot": "bazooka sherman 57at",
    "apcr": "sherman 57at",
    "bail_out": f"m8 sherman {GUNS} p40",
    "smoke": f"rifle bazooka {ARMOR}",
    "withdraw": GROUND,
    "rearm": "p40",
    "flak": GROUND,
    "sharpshooter": "222 marder pak40 lefh wespe@rear",
    "pinned": "gren",
    "jam": OWN,
    "observer": GUNS,
    "flank": f"rifle bazooka {ARMOR}",
    "fuel": "251 222 pz4 marder",
}
WHEN_NEW = {"ambush": f"rifle bazooka {ARMOR} 57at", "minefield": "gren 251 222 pz4 marder"}
WHEN_DAMAGED = {
    "field_repair": f"{ARMOR} {GUNS}",
    "medic": "rifle bazooka",
    "rally": OWN,
    "surrender": "gren 251 222 pz4 marder pak40",
}
WHEN_SOUND = {"counter_battery": "105 priest@rear"}
ON_NO_UNIT = {"seize", "reinforce", "air_superiority", "intercept"}


def playable_on(card: str, state: str) -> str:
    """Name the units on which the Americans may play a card, when all are ``old``, ``new`` or ``damaged``."""
    names = [*OWN.split(), *ENEMY.split()]
    f = field(us=[f"us_{name}" for name in OWN.split()], de=[f"ge_{name}" for name in ENEMY.split()])
    for unit in f.state.units:
        if state == "new":
            unit.committed = f.state.turn
        if state == "damaged":
            f.effect(unit.number, EFFECTS[LIBRARY.units[unit.card].edge])
    command = LIBRARY.commands[card]
    units = zip(names, f.state.units, strict=True)
    return " ".join(name for name, unit in units if playable(f.state, US, command, unit))


@pytest.mark.parametrize("card", LIBRARY.commands)
def test_sp_020_a_card_is_for_these_units_and_no_others(card: str) -> None:
    if card in ON_NO_UNIT:
        assert LIBRARY.commands[card].on.whose == "player"
        return
    allowed = {state: ALWAYS.get(card, "") for state in ("old", "new", "damaged")}
    allowed["new"] = WHEN_NEW.get(card, allowed["new"])
    allowed["damaged"] = WHEN_DAMAGED.get(card, allowed["damaged"])
    if card in WHEN_SOUND:
        allowed["old"] = allowed["new"] = WHEN_SOUND[card]

    assert {state: playable_on(card, state) for state in allowed} == allowed


def test_every_card_is_here_once() -> None:
    listed = [*ALWAYS, *WHEN_NEW, *WHEN_DAMAGED, *WHEN_SOUND, *ON_NO_UNIT]

    assert sorted(listed) == sorted(LIBRARY.commands)
