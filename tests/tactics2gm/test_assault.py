"""Assaults of infantry (TG-074, TG-R17): who, on whom, with what, and the answer."""

import pytest

from engine.core.protocol import Outcome
from engine.tactics2gm.assault import blow
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Lasting
from tests.tactics2gm.field import DE, US, Field, field
from tests.tactics2gm.moving import act, lay, offered, where


def numbers(f: Field, attacker: int = 1, defender: int = 2) -> tuple[int, int, int, int, int]:
    """Give hit, critical, penetration, armour and damage."""
    return blow(f.state, f.unit(attacker), f.unit(defender))[:5]


# ------------------------------------------------------------------ who and when


def test_tg_074_infantry_assaults_enemies_beside_it() -> None:
    f = field("us_light@D3", "ge_light@D4", "ge_pz4@C3", "ge_pak40@E4", "ge_light@D5")

    assert offered(f, "assault") == {"D4", "C3"}


@pytest.mark.parametrize("card", ["us_sherman", "us_jeep", "us_57", "us_105", "us_lcvp"])
def test_tg_074_only_infantry_assaults(card: str) -> None:
    assert offered(field(f"{card}@D3", "ge_light@D4"), "assault") == set()


def test_tg_074_terrain_held_by_the_enemy_may_be_assaulted_empty_terrain_not() -> None:
    f = field("us_light@D3", "ge_light@D4").ground(D4="house", C3="house")

    assert offered(f, "assault") == {"D4"}


@pytest.mark.parametrize("reason", ["spent", "deployed", "set up", "assaulted"])
def test_tg_r17_movement_must_be_left(reason: str) -> None:
    f = field("us_heavy+hmg@D3", "ge_light@D4")
    unit = f.unit(1)
    unit.tokens[0].up = reason == "set up"
    unit.spent = int(reason == "spent")
    unit.deployed = f.state.turn if reason == "deployed" else 1
    unit.assaulted = f.state.turn if reason == "assaulted" else 0

    assert offered(f, "assault") == set()


def test_tg_r17_after_moving_one_may_assault_with_what_is_left() -> None:
    f = field("us_ranger@D2", "ge_light@D4").dice(assault=[10])
    f.unit(1).extra = 1

    act(f, "move", 1, "D3")
    act(f, "assault", 1, "D4")

    assert where(f, 1) == "D4"


def test_tg_r17_an_assault_ends_movement_and_bars_shooting() -> None:
    f = field("us_ranger@D3", "ge_light@D4", "ge_light@C3").dice(assault=[1], answer=[1])
    f.unit(1).extra = 3

    act(f, "assault", 1, "D4")

    unit = f.unit(1)
    assert (unit.assaulted, unit.moved) == (f.state.turn, f.state.turn)
    assert offered(f, "assault") == offered(f, "move") == set()


def test_tg_r17_whoever_assaulted_does_not_march_on() -> None:
    f = field("us_ranger@D3", "ge_light@D4", "ge_light@H6").ap(US, 5).dice(assault=[10]).phase("movement")
    f.do("assault", 1, "D4")

    assert where(f, 1) == "D4"
    assert f.options("ability") == f.options("move") == []


# ------------------------------------------------------------------ the numbers


def test_tg_r17_rifle_numbers_against_infantry_and_guns() -> None:
    assert numbers(field("us_light@D3", "ge_light@D4")) == (5, 10, 2, 1, 1)
    assert numbers(field("us_ranger@D3", "ge_pak40@D4"))[2:] == (2, 2, 1)


@pytest.mark.parametrize("card", ["ge_pz4", "ge_251", "ge_222"])
def test_tg_r17_improvised_weapons_against_vehicles(card: str) -> None:
    hit, crit, penetration, _, damage = numbers(field("us_light@D3", f"{card}@D4"))

    assert (hit, crit, penetration, damage) == (5, 10, 4, 2)


def test_tg_r17_cover_does_not_count_but_walls_do() -> None:
    f = field("us_light@D3", "ge_light+prone@D4").ground(D4="townhall")
    f.unit(2).prone = True

    assert numbers(f) == (5, 10, 2, 3, 1)


def test_tg_r17_prone_smoke_and_nets_do_not_count() -> None:
    f = field("us_light@D3", "ge_light@D4").ground(D4="woods")
    defender = f.unit(2)
    defender.prone, defender.smoked = True, 9
    defender.cards = [Lasting(card="net", seat=DE, until="moves")]

    assert numbers(f)[:2] == (5, 10)


def test_rangers_assault_better_and_open_tops_are_easier() -> None:
    assert numbers(field("us_ranger@D3", "ge_light@D4"))[:2] == (3, 9)
    assert numbers(field("us_light@D3", "ge_wespe@D4"))[0] == 4
    assert numbers(field("us_ranger@D3", "ge_wespe@D4"))[0] == 3


@pytest.mark.parametrize(("wounds", "hit"), [(1, 6), (2, 7)])
def test_tg_r20_wounds_worsen_assaults(wounds: int, hit: int) -> None:
    f = field("us_light@D3", "ge_light@D4")
    f.unit(1).wounds = wounds

    assert numbers(f)[:2] == (hit, 10)


def test_veterans_assault_better() -> None:
    f = field("us_light@D3", "ge_light@D4")
    f.unit(1).cards = [Lasting(card="veteran", seat=US, until="game")]

    assert numbers(f)[:2] == (4, 10)


# ------------------------------------------------------------------ how it goes


def test_tg_r17_the_attacker_moves_in_if_the_defender_died() -> None:
    f = field("us_light@D3", "ge_light@D4").ground(D4="woods").dice(assault=[10])

    act(f, "assault", 1, "D4")

    assert f.gone(2)
    assert where(f, 1) == "D4"
    assert f.one("assaulted")["result"] == "crit"
    assert f.one("stormed")["at"] == "D4"
    assert f.state.shots == [(SQUARES["D3"], SQUARES["D4"], "crit")]
    assert f.said("answered") == []


def test_tg_r17_the_defender_answers_once_if_he_lives() -> None:
    f = field("us_light@D3", "ge_light@D4").dice(assault=[5], answer=[6])

    act(f, "assault", 1, "D4")

    assert (f.unit(2).wounds, f.unit(1).wounds) == (1, 1)
    assert where(f, 1) == "D3"
    assert f.one("answered")["weapon"] == "ge_light/0"


def test_tg_r17_the_answer_may_destroy_the_attacker() -> None:
    f = field("us_light@D3", "ge_light@D4").dice(assault=[1], answer=[10])

    act(f, "assault", 1, "D4")

    assert f.gone(1)
    assert f.state.forces[DE].destroyed == 1


@pytest.mark.parametrize(
    ("defender", "weapon"),
    [
        ("ge_light+grenades", "ge_light/0"),
        ("ge_heavy+hmg", "token/hmg"),
        ("ge_heavy+mortar", "ge_heavy/0"),
        ("ge_heavy+panzerschreck", "token/panzerschreck"),
        ("ge_pzgren+panzerfaust", "token/panzerfaust"),
        ("ge_pz4+mg_paid", "ge_pz4/0"),
        ("ge_flame", "ge_flame/0"),
        ("ge_251+mg_paid", "ge_251/0"),
    ],
)
def test_tg_r17_the_best_weapon_that_reaches_the_next_square_answers(defender: str, weapon: str) -> None:
    f = field("us_light@D3", f"{defender}@D4").dice(assault=[1], answer=[1])

    act(f, "assault", 1, "D4")

    assert f.one("answered")["weapon"] == weapon


def test_tg_r17_and_r21_what_answers_flips_or_is_used_up() -> None:
    f = field("us_light@D3", "us_light@F3", "ge_heavy+panzerschreck@D4", "ge_pzgren+panzerfaust@F4")
    f.dice(assault=[1, 1], answer=[1, 1])

    act(f, "assault", 1, "D4")
    act(f, "assault", 2, "F4")

    assert [token.up for token in f.unit(3).tokens] == [False]
    assert f.unit(4).tokens == []


def test_tg_r17_of_equal_weapons_the_one_answers_that_need_not_be_flipped() -> None:
    f = field("us_light@D3", "ge_222+mg_paid@D4").dice(assault=[1], answer=[1])

    act(f, "assault", 1, "D4")

    assert f.one("answered")["weapon"] == "ge_222/0"


def test_tg_r21_a_weapon_that_was_flipped_does_not_answer_again() -> None:
    f = field("us_light@D3", "us_light@D5", "ge_flame@D4").dice(assault=[1, 1], answer=[1])

    act(f, "assault", 1, "D4")
    assert f.unit(3).grey == {"0": f.state.turn}
    act(f, "assault", 2, "D4")

    assert len(f.said("answered")) == 1


def test_tg_056_and_r21_a_flamethrower_that_assaulted_rests_and_leaves_only_what_is_improvised() -> None:
    f = field("us_flame@D3", "ge_light@D4", "ge_pz4@C3").dice(assault=[1], answer=[1])
    act(f, "assault", 1, "D4")
    assert f.unit(1).grey == {"0": 3}

    f.state.turn = 5
    f.unit(1).spent = 0

    assert offered(f, "assault") == {"C3"}


def test_tg_r21_what_is_improvised_flips_nothing() -> None:
    f = field("us_flame@D3", "ge_pz4@D4").dice(assault=[1], answer=[1])
    act(f, "assault", 1, "D4")

    assert f.unit(1).grey == {}


@pytest.mark.parametrize("defender", ["ge_opel", "ge_lefh"])
def test_tg_r17_who_has_no_such_weapon_does_not_answer(defender: str) -> None:
    f = field("us_light@D3", f"{defender}@D4").dice(assault=[1])

    act(f, "assault", 1, "D4")

    assert f.said("answered") == []


def test_tg_r20_wounds_of_the_defender_worsen_his_answer() -> None:
    f = field("us_light@D3", "ge_light@D4").dice(assault=[5], answer=[5])
    f.unit(2).wounds = 1

    act(f, "assault", 1, "D4")

    assert (f.one("answered")["hit"], f.one("answered")["result"]) == (7, "miss")


def test_tg_r17_without_penetration_nothing_happens() -> None:
    f = field("us_light@D3", "ge_tiger@D4").dice(assault=[10], answer=[1])

    act(f, "assault", 1, "D4")

    assert f.one("assaulted")["result"] == "nothing"
    assert f.unit(2).wounds == 0


def test_tg_r17_mines_on_the_square_moved_into_go_off() -> None:
    f = field("us_light@D3", "ge_light@D4").dice(assault=[10], mine=[4])
    lay(f, "apmine", "D4", DE)

    act(f, "assault", 1, "D4")

    assert (where(f, 1), f.unit(1).wounds) == ("D4", 2)


def test_passengers_of_the_wreck_keep_the_attacker_out() -> None:
    f = field("us_light@D3", "ge_251@D4", "ge_light").dice(assault=[10], passengers=[10])
    f.unit(3).aboard = 2

    act(f, "assault", 1, "D4")

    assert (where(f, 1), where(f, 3)) == ("D3", "D4")


def test_the_attacker_does_not_follow_where_it_may_not_go() -> None:
    f = field("us_light@D3", "ge_landing@D4").ground(D4="sea").dice(assault=[10])

    act(f, "assault", 1, "D4")

    assert f.gone(2)
    assert where(f, 1) == "D3"


def test_an_assault_ends_what_lasts_until_one_moves() -> None:
    f = field("us_light@D3", "ge_light@D4").dice(assault=[1], answer=[1])
    f.unit(1).prone, f.unit(1).still = True, 2

    act(f, "assault", 1, "D4")

    assert (f.unit(1).prone, f.unit(1).still) == (False, 0)


def test_nothing_follows_the_end_of_the_match() -> None:
    f = field("ge_light@D4", "us_light@D3").dice(assault=[10])
    f.state.scenario = "landing"
    f.state.forces[DE].destroyed = 11
    f.state.side = DE

    act(f, "assault", 1, "D3", seat=DE)

    assert f.state.outcome == Outcome([DE], "destroy_units", ["de"])
    assert f.said("stormed") == []
    assert f.unit(1).at == SQUARES["D4"]
