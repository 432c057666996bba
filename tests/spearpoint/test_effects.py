"""All Damage effects: what each does to a unit that suffers it."""

import pytest

from engine.core.modifiers import summed
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.numbers import (
    attack_modifiers,
    damage_index,
    defense,
    destroys_from,
    friendly_fire_to,
    initiative_modifiers,
    rate_of_fire,
    recovers_to,
    usable_weapons,
    weapons_per_attack,
)
from engine.spearpoint.targets import able
from tests.spearpoint.field import DE, US, Field, field

TYPICAL = {"infantry": "us_rifle", "vehicle": "us_sherman", "artillery": "us_105@front", "aircraft": "us_p40"}
"""A unit for each edge."""
EFFECTS = list(LIBRARY.effects)


def suffering(effect: str, unit: str = "") -> Field:
    """An American unit with that damage, and a German squad before it."""
    return field(us=[unit or TYPICAL[LIBRARY.effects[effect].edge]], de=["ge_gren"]).effect(1, effect)


def drawn(effect: str, us: list[str], de: list[str]) -> Field:
    """The first American unit draws that effect now, and the Combat Phase ends."""
    f = field(us=us, de=de)
    printed = LIBRARY.effects[effect]
    card = next(c.id for c in LIBRARY.damage.values() if getattr(c, printed.edge) == effect)
    unit = f.damage_deck(card).unit(1)
    shooter = f.unit(len(us) + 1)
    net = 1 + LIBRARY.units[shooter.card].weapons[0].index - LIBRARY.units[unit.card].defense
    unit.endurance = LIBRARY.units[unit.card].half + max(0, net)
    f.dice(attack=[8, 7] + [2, 2] * 8, intensity=[1], burn=[10])
    return f.combat({shooter.number: 1})


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_can_be_drawn_and_the_match_goes_on(effect: str) -> None:
    edge = LIBRARY.effects[effect].edge
    f = drawn(effect, [TYPICAL[edge], "us_rifle"], ["ge_flak88" if edge == "aircraft" else "ge_pz3", "ge_gren"])

    assert f.one("damaged")["effect"] == effect
    assert f.asked(DE, "keep") or f.state.phase == "draw"


@pytest.mark.parametrize(
    ("effect", "amount"),
    [
        *[("I02", -2), ("I03", -2), ("I04", -1), ("V06", -2), ("V11", -1)],
        *[("A02", -2), ("A05", -3), ("F05", -3), ("F06", -2), ("F08", -2)],
    ],
)
def test_attack_rolls_of_the_unit_change(effect: str, amount: int) -> None:
    f = suffering(effect)

    assert summed(attack_modifiers(f.state, f.unit(1), 0, f.unit(2), [])) == amount


@pytest.mark.parametrize(
    ("effect", "amount"), [("I08", 2), ("V01", 2), ("A10", 1), ("F06", 2), ("F09", 2), ("F14", -2)]
)
def test_attack_rolls_against_the_unit_change(effect: str, amount: int) -> None:
    f = suffering(effect)
    gun = 2 if LIBRARY.effects[effect].edge == "artillery" else 0

    assert summed(attack_modifiers(f.state, f.unit(2), 0, f.unit(1), [])) == amount + gun


def test_modifiers_of_both_sides_count_though_they_have_the_same_name() -> None:
    f = field(us=["us_p40"], de=["ge_bf109"]).effect(1, "F06").effect(2, "F06")

    assert summed(attack_modifiers(f.state, f.unit(1), 0, f.unit(2), [])) == 0


@pytest.mark.parametrize(("effect", "reduced"), [("V10", 3), ("A01", 0)])
def test_defense_changes(effect: str, reduced: int) -> None:
    f = suffering(effect)

    assert defense(f.state, f.unit(1)) == reduced


@pytest.mark.parametrize("effect", ["I01", "V05", "A04", "A12", "F14"])
def test_the_unit_cannot_attack(effect: str) -> None:
    f = suffering(effect)

    assert not able(f.state, f.unit(1))


@pytest.mark.parametrize(
    ("effect", "unit", "left"),
    [
        ("I05", "us_rifle", (0,)),
        ("I05", "us_mg30", (0,)),
        ("I06", "us_rifle", (0,)),
        ("V03", "us_sherman", (1, 2)),
        ("V03", "us_jeep", ()),
        ("V04", "us_sherman", (1, 2)),
        ("V07", "us_sherman", (0,)),
        ("F04", "us_p40", (1,)),
    ],
)
def test_weapons_are_put_out_of_action(effect: str, unit: str, left: tuple[int, ...]) -> None:
    f = suffering(effect, unit)

    assert usable_weapons(f.state, f.unit(1)) == left


@pytest.mark.parametrize("effect", ["I05", "I06", "I07"])
def test_the_only_weapon_fires_more_slowly(effect: str) -> None:
    f = suffering(effect, "us_mg30")

    assert rate_of_fire(f.state, f.unit(1), 0) == 1


def test_i04_keeps_a_squad_out_of_close_assaults() -> None:
    f = field(us=["us_rifle"] * 4, de=["ge_tiger"]).effect(1, "I04").start("combat")

    assert [d.subject[1] for d in f.state.open if ("assault", 5) in d.options] == [2, 3, 4]


def test_i10_leaves_one_weapon_per_attack() -> None:
    f = suffering("I10")

    assert weapons_per_attack(f.state, f.unit(1)) == 1


def test_i11_recovers_to_one_less_than_half() -> None:
    assert suffering("I11").combat({}).unit(1).endurance == 4


def test_i12_makes_friendly_fire_of_sums_up_to_five() -> None:
    f = suffering("I12")

    assert friendly_fire_to(f.state, f.unit(1)) == 5


def test_v02_hampers_the_first_weapon_only() -> None:
    f = suffering("V02")

    assert [summed(attack_modifiers(f.state, f.unit(1), i, f.unit(2), [])) for i in (0, 1)] == [-3, 0]


@pytest.mark.parametrize(("dice", "destroyed"), [([8, 9], True), ([8, 8], False)])
def test_v09_a_natural_17_that_hits_destroys(dice: list[int], *, destroyed: bool) -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).effect(1, "V09")
    f.dice(attack=dice, intensity=[1]).combat({2: 1})

    assert f.gone(1) is destroyed


def test_v11_costs_its_owner_initiative() -> None:
    f = suffering("V11")

    assert summed(initiative_modifiers(f.state, US)) == -1
    assert summed(initiative_modifiers(f.state, DE)) == 0


def test_a03_lets_a_gun_attack_every_second_turn() -> None:
    f = suffering("A03")
    ready = []
    for turn in (4, 5, 6):
        f.state.turn = turn
        f.unit(1).attacked = 4
        ready.append(able(f.state, f.unit(1)))

    assert ready == [True, False, True]


def test_a09_lowers_the_damage_index_but_not_below_nothing() -> None:
    f, priest = suffering("A09"), suffering("A09", "us_priest")

    assert damage_index(f.state, f.unit(1), 0, []) == 4
    assert damage_index(priest.state, priest.unit(1), 1, []) == 0


def test_a11_leaves_only_the_enemys_frontline_and_aircraft() -> None:
    f = field(us=["us_rifle", "us_105"], de=["ge_gren", "ge_lefh"]).effect(2, "A11").start("combat")

    assert f.targets(2) == {3}


def test_a10_keeps_mobile_artillery_where_it_is() -> None:
    f = field(us=["us_rifle", "us_priest@rear"], hands=(["us_rifle"], [])).effect(2, "A10").start("commitment")

    assert ("line", 2) not in f.options(US, "commit")


def test_f10_bars_command_cards() -> None:
    f = field(us=["us_p40"], commands=(["rearm"], [])).effect(1, "F10").stop(US, ("stop", "after_reveal"))
    f.start("after_reveal")

    assert f.options(US, "after_reveal") == []


# ------------------------------------------------------------------ at once


def test_i09_and_a13_withdraw_at_the_end_of_the_phase() -> None:
    f = field(us=["us_rifle", "us_105@front"], de=["ge_gren"]).effect(1, "I09", drawn=3).effect(2, "A13", drawn=3)
    f.combat({})

    assert f.state.players[US].reserves == ["us_rifle"]
    assert f.state.players[US].units == ["us_105", "us_gcrew"]
    assert len(f.state.damage_discard) == 2


@pytest.mark.parametrize(("de", "captured"), [(["ge_flak88", "ge_gren"], True), (["ge_flak88"], False)])
def test_i14_is_captured_by_undamaged_infantry_or_pinned(de: list[str], *, captured: bool) -> None:
    f = drawn("I14", ["us_rifle"], de)

    assert f.gone(1) is captured
    assert f.points == [0, 8 if captured else 0]
    if not captured:
        damage = f.unit(1).damage
        assert damage is not None
        assert (damage.turns, f.unit(1).barred) == (1, 4)


def test_v12_sends_the_crew_back_to_the_hand() -> None:
    f = drawn("V12", ["us_sherman"], ["ge_pak40"])

    assert f.unit(1).crew is None
    assert f.state.players[US].units == ["us_tcrew"]


@pytest.mark.parametrize(
    ("effect", "by", "turns"), [("V12", "ge_pak40", 1), ("V13", "ge_pak40", 2), ("V14", "ge_bf109", 1)]
)
def test_what_needs_no_crew_only_cannot_attack(effect: str, by: str, turns: int) -> None:
    f = drawn(effect, ["us_m3ht"], [by])
    ready = []
    for _ in range(turns + 1):
        f.state.turn += 1
        ready.append(able(f.state, f.unit(1)))

    assert ready == [False] * turns + [True]


@pytest.mark.parametrize(("effect", "us"), [("V13", "us_sherman"), ("A06", "us_57at")])
def test_a_killed_crew_scores_and_leaves_the_unit_idle(effect: str, us: str) -> None:
    f = drawn(effect, [us], ["ge_pz4"])

    assert f.unit(1).crew is None
    assert f.points == [0, 2]


def test_v14_is_captured_by_any_ground_unit_on_the_frontline() -> None:
    f = drawn("V14", ["us_sherman"], ["ge_pz4"])

    assert f.asked(DE, "keep")
    assert f.points == [0, 2 * (13 + 2)]


def test_a07_scatters_the_crew() -> None:
    assert drawn("A07", ["us_57at"], ["ge_pz4"]).state.players[US].units == ["us_gcrew"]


@pytest.mark.parametrize(("also", "captured"), [([], True), (["us_rifle"], False)])
def test_a14_is_captured_only_where_nobody_else_holds_the_line(also: list[str], *, captured: bool) -> None:
    f = drawn("A14", ["us_57at", *also], ["ge_pz4"])

    assert bool(f.said("captured")) is captured


@pytest.mark.parametrize(
    ("effect", "die", "destroyed"),
    [
        ("V08", 3, True),
        ("V08", 4, False),
        ("A08", 4, True),
        ("A08", 5, False),
        ("F11", 5, True),
        ("F11", 6, False),
    ],
)
def test_fires_destroy_up_to_their_number(effect: str, die: int, *, destroyed: bool) -> None:
    f = suffering(effect)
    damage = f.unit(1).damage
    assert damage is not None
    damage.drawn = 3
    f.dice(burn=[die]).combat({})

    assert f.gone(1) is destroyed


def test_v08_burns_in_three_phases_and_a08_in_one() -> None:
    f = (
        field(us=["us_sherman", "us_105@front"], de=["ge_gren"])
        .effect(1, "V08", drawn=3)
        .effect(2, "A08", drawn=3)
    )
    rolls = []
    for _ in range(4):
        f.events.clear()
        f.dice(burn=[10, 10]).combat({})
        rolls.append([event["unit"] for event in f.said("burns")])
        f.state.turn += 1

    assert rolls == [[1, 2], [1], [1], []]


def test_f11_decides_over_the_pilot_by_the_same_die() -> None:
    f = suffering("F11")
    damage = f.unit(1).damage
    assert damage is not None
    damage.drawn = 3
    f.dice(burn=[5]).combat({})

    assert f.said("crew_captured")
    assert f.points == [0, 7 + 4]


def test_f01_and_f02_cost_turns_of_flight() -> None:
    assert drawn("F01", ["us_p40", "us_rifle"], ["ge_flak88"]).unit(1).flight == 1
    assert drawn("F02", ["us_p40", "us_rifle"], ["ge_flak88"]).gone(1)


def test_f03_spends_the_bombs() -> None:
    assert drawn("F03", ["us_p40", "us_rifle"], ["ge_flak88"]).unit(1).bombed


def test_f07_destroys_aircraft_and_pilot() -> None:
    f = drawn("F07", ["us_p40", "us_rifle"], ["ge_flak88"])

    assert f.gone(1)
    assert f.points == [0, 7 + 2]


@pytest.mark.parametrize(("de", "points"), [(["ge_flak88"], 4), (["ge_bf109"], 0)])
def test_f12_lands_and_the_pilot_is_captured_by_a_ground_unit(de: list[str], points: int) -> None:
    f = drawn("F12", ["us_p40", "us_rifle"], de)

    assert f.state.players[US].reserves == ["us_p40", *([] if points else ["us_pilot"])]
    assert f.points == [0, points]


@pytest.mark.parametrize("effect", ["I13", "V15", "F13"])
def test_some_do_nothing(effect: str) -> None:
    f = suffering(effect)

    assert able(f.state, f.unit(1))
    assert attack_modifiers(f.state, f.unit(1), 0, f.unit(2), []) == []


@pytest.mark.parametrize("effect", EFFECTS)
def test_sp_082_an_effect_that_is_over_changes_nothing_any_more(effect: str) -> None:
    f, sound = suffering(effect), suffering("I13", TYPICAL[LIBRARY.effects[effect].edge])
    damage = f.unit(1).damage
    assert damage is not None
    damage.over = True

    assert numbers_of(f) == numbers_of(sound)


def numbers_of(f: Field) -> dict[str, object]:
    """Give all that a Damage effect could change of the first unit, and what it may do."""
    state, unit, enemy = f.state, f.unit(1), f.unit(2)
    return {
        "able": able(state, unit),
        "attacks": attack_modifiers(state, unit, 0, enemy, []),
        "attacked": attack_modifiers(state, enemy, 0, unit, []),
        "defense": defense(state, unit),
        "weapons": usable_weapons(state, unit),
        "rates": [rate_of_fire(state, unit, weapon) for weapon in usable_weapons(state, unit)],
        "at once": weapons_per_attack(state, unit),
        "index": damage_index(state, unit, 0, []),
        "friendly fire": friendly_fire_to(state, unit),
        "destroyed from": destroys_from(state, unit),
        "initiative": initiative_modifiers(state, US),
        "recovers to": recovers_to(state, unit),
    }
