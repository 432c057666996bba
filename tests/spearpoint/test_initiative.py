"""Combat Phase: Initiative, and the order in which attacks are resolved."""

import pytest

from engine.core.errors import Illegal
from tests.spearpoint.field import DE, US, Field, field

SNIPERS = ["us_37at", "us_37at", "us_37at"]
"""One weapon, one roll each."""
GUNS = ["ge_pak38", "ge_pak38"]


def order(f: Field) -> list[int]:
    """Say in which order attackers rolled."""
    return [roll["unit"] for roll in f.said("rolled")]


def misses(rolls: int) -> list[int]:
    return [2, 2] * rolls


def test_sp_058_ties_are_rolled_again() -> None:
    f = field(us=["us_37at"], de=["ge_pak38"])
    f.dice(initiative=[4, 4, 7, 7, 2, 3], attack=misses(2)).combat({1: 2, 2: 1})

    assert len(f.said("initiative_tied")) == 2
    told = f.one("initiative")
    assert (told["winner"], told["dice"], told["scores"]) == (DE, [2, 3], ["us:2:2", "de:3:3"])


def test_sp_058_modifiers_count() -> None:
    f = field(us=["us_sherman"], de=["ge_pak38"]).effect(1, "V11")
    f.dice(initiative=[8, 7], attack=misses(1)).combat({2: 1})

    assert f.said("initiative_tied")


@pytest.mark.parametrize(("dice", "expected"), [([9, 3], [1, 4, 2, 5, 3]), ([3, 9], [4, 1, 5, 2, 3])])
def test_sp_059_and_060_and_r15_the_higher_goes_first_and_then_they_alternate(
    dice: list[int], expected: list[int]
) -> None:
    """Three attacks against two: the last follows when the other side has none left."""
    f = field(us=SNIPERS, de=GUNS)
    f.dice(initiative=dice, attack=misses(5))
    f.combat({1: 4, 2: 4, 3: 4, 4: 1, 5: 1})

    assert order(f) == expected


def test_sp_060_each_resolves_in_the_order_he_likes() -> None:
    f = field(us=SNIPERS, de=GUNS).dice(attack=misses(3))
    f.combat({1: 4, 2: 4, 3: 4}, us=[("order", 3), ("order", 1)])

    assert order(f) == [3, 1, 2]


def test_sp_060_by_default_the_most_promising_attack_goes_first() -> None:
    f = field(us=["us_37at", "us_57at"], de=["ge_tiger"]).dice(attack=misses(2)).combat({1: 3, 2: 3})

    assert order(f) == [2, 1]


def test_sp_060_whoever_wants_to_resolves_by_hand() -> None:
    f = field(us=SNIPERS, de=GUNS, commands=(["seize", "weak_spot"], [])).stop(US, ("stop", "attacks"))
    f.dice(attack=misses(3)).combat({1: 4, 2: 4, 3: 4})
    assert [o[1] for o in f.options(US, "resolve") if o[0] == "resolve"] == [1, 2, 3]

    with pytest.raises(Illegal):
        f.answer(US, "resolve", ("resolve", 1), ("resolve", 2))
    with pytest.raises(Illegal):
        f.answer(US, "resolve", ("resolve", 1), ("plus", "seize", "attack", 2))
    f.answer(US, "resolve", ("resolve", 2), ("plus", "seize", "attack", 2), ("play", "weak_spot", 2))
    assert order(f)[0] == 2
    assert f.said("rolled")[0]["bonus"] == 2 + 1
    assert f.said("played_on")


def test_sp_r13_an_attack_on_what_is_gone_is_lost() -> None:
    f = field(us=SNIPERS, de=["ge_gren"]).dice(attack=[10, 10])
    f.combat({1: 4, 2: 4, 3: 4})

    assert [lost["reason"] for lost in f.said("attack_lost")] == ["target", "target"]


def test_sp_r13_the_attack_of_one_that_is_gone_is_lost() -> None:
    f = field(us=["us_37at"], de=["ge_pak38"]).dice(attack=[10, 10]).combat({1: 2, 2: 1})

    assert [lost["reason"] for lost in f.said("attack_lost")] == ["destroyed"]


def test_sp_r13_the_attack_of_one_that_new_damage_forbids_is_lost() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).damage_deck("D01")
    f.dice(attack=[5, 6], intensity=[5]).combat({1: 2, 2: 1})

    assert f.one("damaged")["effect"] == "V05"
    assert [lost["reason"] for lost in f.said("attack_lost")] == ["attacker"]


def test_sp_058_both_roll_even_if_nobody_attacks() -> None:
    """Whether there is a roll must not tell who has cards laid ready for it."""
    f = field(us=["us_rifle"], de=["ge_gren"]).combat({})

    assert f.one("initiative")["winner"] == US


def test_sp_058_a_dead_commander_costs_his_own_side_initiative_whoever_has_the_tank() -> None:
    f = field(us=["us_sherman", "us_rifle"], de=["ge_gren"]).effect(1, "V11")
    f.unit(1).seat, f.unit(1).crew = DE, None
    f.dice(initiative=[5, 5, 6, 1]).combat({})

    assert f.one("initiative")["totals"] == [4, 5]
