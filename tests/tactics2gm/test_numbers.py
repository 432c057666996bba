"""What a number is right now, and everything that changes it."""

import pytest

from engine.tactics2gm import numbers
from engine.tactics2gm.harm import Change, judge, needed
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Cloud
from engine.tactics2gm.weapons import arm
from tests.tactics2gm.field import US, Field
from tests.tactics2gm.gunnery import bear, field


def shot(f: Field, weapon: str = "0", shooter: int = 1, target: int = 2) -> tuple[int, int]:
    """Give the two numbers that a unit needs."""
    unit = f.unit(shooter)
    chosen = arm(f.state, unit, weapon).weapon
    return needed(chosen.hit, chosen.crit, numbers.changes(f.state, unit, chosen, f.unit(target)))


def sources(f: Field, weapon: str = "0", shooter: int = 1, target: int = 2) -> list[str]:
    unit = f.unit(shooter)
    return [c.source for c in numbers.changes(f.state, unit, arm(f.state, unit, weapon).weapon, f.unit(target))]


def test_tg_049_a_rifle_in_the_open_needs_what_is_printed() -> None:
    f = field("us_light@B2", "ge_light@B4")

    assert shot(f) == (5, 10)
    assert sources(f) == []


def test_tg_095_and_vector_4_medium_cover_then_prone() -> None:
    f = field("us_light@B2", "ge_light+prone@B4").ground(B4="wall")
    assert shot(f) == (6, 10)

    f.unit(2).prone = True
    assert shot(f) == (7, 10)
    assert sources(f) == ["wall", "prone"]


@pytest.mark.parametrize(("wounds", "needs"), [(0, (5, 10)), (2, (7, 10)), (3, (8, 10)), (4, (8, 10))])
def test_tg_103_104_and_vector_4_each_wound_makes_the_numbers_worse_to_three(
    wounds: int, needs: tuple[int, int]
) -> None:
    f = field("us_light@B2", "ge_light@B4")
    f.unit(1).wounds = wounds

    assert shot(f) == needs


def test_tg_r20_wounds_and_cover_add_up_and_worsen_tokens() -> None:
    f = field("us_light+grenades@B2", "ge_light@B3").ground(B3="house")
    f.unit(1).wounds = 2

    assert shot(f, "grenades") == (8, 10)


def test_tg_r10_numbers_stay_between_2_and_10_and_a_1_misses() -> None:
    assert needed(3, 8, [Change("veteran", -1, 0), Change("elite", -3, -9)]) == (2, 2)
    assert needed(9, 10, [Change("woods", 2, 2)]) == (10, 10)
    assert judge(1, 2, 2, 9, 0) == "miss"


def test_tg_r10_the_critical_number_is_never_below_the_hit_number() -> None:
    assert needed(5, 5, [Change("prone", 2, 0)]) == (7, 7)


@pytest.mark.parametrize(
    ("place", "worse"),
    [("barrier", (1, 0)), ("trench", (1, 1)), ("sandbags", (2, 1)), ("bunker", (2, 2)), ("wire", (0, 0))],
)
def test_tg_r16_levels_of_cover(place: str, worse: tuple[int, int]) -> None:
    f = field("us_ranger@B2", "ge_light@B4").ground(B4=place)

    assert shot(f) == (4 + worse[0], min(10, 9 + worse[1]))


def test_tg_r16_only_the_best_cover_counts() -> None:
    f = field("us_light@B2", "ge_light+foxhole@B4").ground(B4="woods")
    f.unit(2).still = 1

    assert sources(f) == ["woods"]


def test_grenades_ignore_light_cover_and_only_that() -> None:
    f = field("us_light+grenades@B2", "ge_light@B3").ground(B3="hedge")
    assert sources(f, "grenades") == []

    f.ground(B3="woods")
    assert sources(f, "grenades") == ["woods"]


def test_a_flamethrower_ignores_all_cover_but_not_armour() -> None:
    f = field("us_flame@B2", "ge_light@B3").ground(B3="bunker")

    assert sources(f) == []
    assert numbers.armour(f.state, f.unit(2)) == 4


def test_tg_094_smoke_of_tokens_and_of_barrages() -> None:
    f = field("us_sherman@B2", "ge_pz4@B4")
    f.unit(2).smoked = f.state.turn + 1
    assert sources(f) == ["smoke"]
    assert shot(f) == (7, 10)

    f.unit(2).smoked = f.state.turn
    f.state.clouds = [Cloud(seat=1, squares=[SQUARES["B4"]])] * 2
    assert sources(f) == ["smokebar"]
    f.state.clouds = [Cloud(seat=1, squares=[SQUARES["B5"]])]
    assert sources(f) == []


def test_tg_r19_a_suppressed_unit_shoots_and_moves_badly_in_its_own_turn() -> None:
    f = field("us_stuart@B2", "ge_light@B4")
    assert numbers.movement(f.state, f.unit(1)) == 3

    f.unit(1).suppressed = True
    assert shot(f) == (6, 10)
    assert numbers.movement(f.state, f.unit(1)) == 1
    f.state.side = 1
    assert shot(f) == (5, 10)


def test_tg_094_promotions_make_the_numbers_better() -> None:
    f = bear(field("us_sherman@B2", "ge_light@B4"), 1, "veteran", "tankace")

    assert shot(f) == (3, 9)
    assert sources(f) == ["veteran", "tankace"]


def test_tg_053_elite_adds_one_to_the_wounds_value() -> None:
    f = bear(field("us_ranger@B2"), 1, "elite")

    assert numbers.toughness(f.state, f.unit(1)) == 5


def test_a_camouflage_net_makes_it_harder_to_hit() -> None:
    f = bear(field("us_light@B2", "ge_pak40@B4"), 2, "net")

    assert shot(f) == (6, 10)


def test_a_radio_helps_indirect_fire_at_targets_within_three_squares_of_it() -> None:
    f = field("us_105@B1", "ge_light@B5", "us_jeep+radio@B2", "us_command+radio@C2")
    assert sources(f) == ["radio"]
    assert shot(f) == (4, 10)

    f.unit(3).at = f.unit(4).at = SQUARES["B1"]
    assert sources(f) == []


def test_a_radio_is_no_help_to_direct_fire_nor_to_the_enemy() -> None:
    assert sources(field("us_sherman@B2", "ge_light@B4", "us_jeep+radio@B3")) == []
    assert sources(field("us_105@B2", "ge_light@B4", "ge_command+radio@B5")) == []


def test_an_observer_in_the_town_hall_helps_all_indirect_fire() -> None:
    f = field("us_105@B1", "ge_light@B5", "us_light@H1").ground(H1="townhall")
    assert sources(f) == ["townhall"]

    f.state.terrain[SQUARES["H1"]].ruin = True
    assert sources(f) == []


def test_tg_051_and_116_walls_add_to_armour() -> None:
    f = field("ge_light@B4").ground(B4="townhall")

    assert numbers.armour(f.state, f.unit(1)) == 3


@pytest.mark.parametrize(("card", "total"), [("us_sherman", 5), ("ge_panther", 6), ("ge_tiger", 6)])
def test_extra_armour_is_worth_one_to_a_maximum_of_six(card: str, total: int) -> None:
    f = bear(field(f"{card}@B2"), 1, "armour")

    assert numbers.armour(f.state, f.unit(1)) == total


def test_tg_083_a_unit_just_deployed_moves_only_what_it_was_given() -> None:
    f = field("us_stuart@B1")
    f.unit(1).deployed = f.state.turn
    assert numbers.movement(f.state, f.unit(1)) == 0

    f.unit(1).extra = 1
    assert numbers.movement(f.state, f.unit(1)) == 1
    f.unit(1).free = True
    assert numbers.movement(f.state, f.unit(1)) == 4


def test_an_expert_driver_moves_one_square_more() -> None:
    f = bear(field("us_stuart@B1"), 1, "driver")

    assert numbers.movement(f.state, f.unit(1)) == 4


def test_tg_048_marksmen_and_binoculars_reach_farther_with_some_weapons() -> None:
    f = bear(field("us_heavy+mortar@B1"), 1, "marksman")
    unit = f.unit(1)
    assert numbers.reach(f.state, unit, arm(f.state, unit, "0").weapon) == 3
    assert numbers.reach(f.state, unit, arm(f.state, unit, "mortar").weapon) == 4

    bear(f, 1, "binoc")
    assert numbers.reach(f.state, unit, arm(f.state, unit, "mortar").weapon) == 5


def test_tg_050_rounds_of_a_gun_and_skirts_against_hollow_charges() -> None:
    f = bear(field("us_sherman@B1", "ge_pz4+skirts@B3", "us_heavy+bazooka@B2", "ge_light@B4"), 1, "aprounds")
    pz4 = f.unit(2)
    assert numbers.penetration(f.state, f.unit(1), arm(f.state, f.unit(1), "0").weapon, pz4) == 6
    assert numbers.penetration(f.state, f.unit(3), arm(f.state, f.unit(3), "bazooka").weapon, pz4) == 4
    assert numbers.penetration(f.state, f.unit(3), arm(f.state, f.unit(3), "bazooka").weapon) == 5


def test_tg_052_he_rounds_do_more_to_infantry_and_guns_only() -> None:
    f = bear(field("us_sherman@B1", "ge_light@B3", "ge_pz4@B4"), 1, "herounds")
    gun = arm(f.state, f.unit(1), "0").weapon

    assert numbers.damage(f.state, f.unit(1), gun, f.unit(2)) == 3
    assert numbers.damage(f.state, f.unit(1), gun, f.unit(3)) == 2


def test_every_source_has_a_name() -> None:
    from engine.tactics2gm import names

    f = field("us_105@B1", "ge_light+prone@B5", "us_jeep+radio@B3").ground(B5="woods")
    f.unit(1).wounds, f.unit(1).suppressed, f.unit(2).prone, f.unit(2).smoked = 1, True, True, 9
    f.state.forces[US].flak = True
    bear(bear(f, 1, "veteran"), 2, "net")
    f.state.clouds = [Cloud(seat=1, squares=[SQUARES["B5"]])]

    found = sources(f) + [c.source for c in numbers.air_changes(f.state, f.unit(1))]
    assert len(set(found)) == 10
    assert [source for source in found if names.name("source", source) is None] == []
    assert names.name("change", "woods:1:-1") == {"en": "Woods +1/−1", "es": "Bosque +1/−1"}
    assert LIBRARY.name("source", "interception")
