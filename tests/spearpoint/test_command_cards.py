"""Every Command card: played once where it is legal, and refused once where it is not."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.errors import Illegal
from engine.core.flow import Flow
from engine.core.protocol import Option
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.numbers import defense
from engine.spearpoint.rules import GAME
from tests.spearpoint.field import DE, US, Field, field

HIT = (6, 6)
MISS = (2, 3)


def us(*units: str, de: tuple[str, ...], hand: str, **more: object) -> Field:
    """Set up a field on which the Americans hold one Command card."""
    return field(us=units, de=de, commands=((hand,), ()), **more)  # type: ignore[arg-type]


def stopping(f: Field, *moments: str) -> Field:
    """Give the Americans standing orders to stop at these moments, before anything is asked."""
    GAME.steps["standing"](Flow(f.state))
    f.state.answers[f.decision(US, "standing").id] = [("stop", moment) for moment in moments]
    return f


def after_reveal(f: Field, card: str, target: int) -> Field:
    """Let the Americans play a card after the reveal."""
    return stopping(f, "after_reveal").start("after_reveal").answer(US, "after_reveal", ("play", card, target))


def end_of_combat(f: Field, attacks: dict[int, int | Option], *play: str | int) -> Field:
    """Let the Americans play a card when all attacks are done."""
    return stopping(f, "end_of_combat").combat(attacks).answer(US, "end_of_combat", ("play", *play))


def bonus(f: Field) -> list[int]:
    """List what was added to each attack roll."""
    return [rolled["bonus"] for rolled in f.said("rolled")]


# ------------------------------------------------------------------ with the commitment


def test_field_repair_mends_and_costs_the_attack() -> None:
    f = us("us_sherman", de=("ge_pz4",), hand="field_repair").effect(1, "V06")
    f.commit(us=[("play", "field_repair", 1)])

    assert f.unit(1).damage is None
    assert f.unit(1).endurance == 12
    assert not f.asked(US, "attack")


def test_medic_mends_and_costs_nothing() -> None:
    f = us("us_rifle", de=("ge_gren",), hand="medic").effect(1, "I03")
    f.commit(us=[("play", "medic", 1)])

    assert f.unit(1).damage is None
    assert f.unit(1).endurance == 10
    assert f.asked(US, "attack")


def test_withdraw_brings_unit_and_crew_back_to_the_hand() -> None:
    f = us("us_sherman", "us_rifle", de=("ge_pz4",), hand="withdraw").effect(1, "V06")
    f.commit(us=[("play", "withdraw", 1)])

    assert f.gone(1)
    assert sorted(f.state.players[US].units) == ["us_sherman", "us_tcrew"]
    assert len(f.state.damage_deck) + len(f.state.damage_discard) == 25


def test_intercept_shows_the_enemy_hand_to_one_seat_only() -> None:
    f = us("us_rifle", de=("ge_gren",), hand="intercept", hands=((), ("ge_tiger", "ge_tcrew")))
    f.start("commitment").answer(US, "intercept", ("play", "intercept"))
    (seen,) = (event for event in f.events if event.kind == "hand_seen")

    assert seen.private == {US: {"cards": ["ge_tiger", "ge_tcrew"]}}
    assert seen.public == {"seat": US, "number": 2}
    assert f.asked(US, "commit")


# ------------------------------------------------------------------ after the reveal


def test_field_camo_makes_a_unit_harder_to_hit_and_stays() -> None:
    f = after_reveal(us("us_rifle", de=("ge_mg42",), hand="field_camo"), "field_camo", 1)
    f.dice(attack=MISS * 4).declare({2: 1})

    assert bonus(f) == [-2] * 4
    assert [attached.card for attached in f.unit(1).attached] == ["field_camo"]


def test_hull_down_adds_to_the_defense_and_stays() -> None:
    f = after_reveal(us("us_sherman", de=("ge_pz4",), hand="hull_down"), "hull_down", 1)
    f.declare({})

    assert defense(f.state, f.unit(1)) == 7
    assert [attached.lasts for attached in f.unit(1).attached] == ["stays"]


def test_dig_in_adds_to_the_defense_but_not_against_flames() -> None:
    f = after_reveal(us("us_rifle", de=("ge_pionier",), hand="dig_in"), "dig_in", 1)
    flame, rifle = LIBRARY.units["ge_pionier"].weapons

    assert defense(f.state, f.unit(1), rifle) == 2
    assert defense(f.state, f.unit(1), flame) == 0


def test_smoke_hides_from_the_frontline_and_hinders_the_unit() -> None:
    f = after_reveal(us("us_rifle", de=("ge_gren", "ge_lefh"), hand="smoke"), "smoke", 1)

    assert f.targets(3) == {1}
    assert not f.asked(DE, "attack") or all(d.subject != ("unit", 2) for d in f.state.open)
    f.dice(attack=MISS * 3).declare({1: 2})
    assert bonus(f) == [-2] * 3
    assert f.unit(1).attached == []


def test_rearm_gives_a_turn_of_flight_and_new_bombs() -> None:
    f = us("us_p40", de=("ge_gren",), hand="rearm")
    f.unit(1).flight, f.unit(1).bombed = 1, True
    after_reveal(f, "rearm", 1)

    assert (f.unit(1).flight, f.unit(1).bombed) == (2, False)


def test_minefield_hits_a_unit_that_has_just_come() -> None:
    f = us("us_rifle", de=("ge_gren",), hand="minefield")
    f.unit(2).committed = f.state.turn
    after_reveal(f.dice(intensity=[6]), "minefield", 2)

    assert f.gone(2)
    assert f.points == [4, 0]


def test_fuel_keeps_a_vehicle_from_attacking_this_turn() -> None:
    f = after_reveal(us("us_rifle", de=("ge_251",), hand="fuel"), "fuel", 2)

    assert not f.asked(DE, "attack")
    f.declare({})
    assert f.unit(2).attached == []


# ------------------------------------------------------------------ with the declaration


def test_ambush_is_resolved_before_everything_else() -> None:
    f = us("us_rifle", de=("ge_sniper",), hand="ambush")
    f.unit(1).committed = f.state.turn
    f.state.dice.script["initiative"] = [1, 10]  # type: ignore[attr-defined]
    f.dice(attack=MISS * 4).combat({1: 2, 2: 1}, us=[("play", "ambush", 1)])

    assert [rolled["unit"] for rolled in f.said("rolled")] == [1, 1, 1, 2]


def test_coordinated_helps_all_who_fire_at_one_enemy() -> None:
    f = us("us_sherman", "us_stuart", de=("ge_pz4",), hand="coordinated")
    f.dice(attack=MISS * 2).combat({1: 3, 2: 3}, us=[("play", "coordinated", 3)])

    assert bonus(f) == [1, 1]


def test_air_superiority_helps_own_aircraft_and_hinders_the_enemys() -> None:
    f = us("us_p40", de=("ge_bf109", "ge_gren"), hand="air_superiority")
    f.dice(attack=MISS * 6).combat({1: 2, 2: 1}, us=[("play", "air_superiority")])

    assert [(rolled["unit"], rolled["bonus"]) for rolled in f.said("rolled")] == [(1, 2)] * 3 + [(2, -2)] * 3


def test_pinned_costs_both_their_attacks() -> None:
    f = us("us_rifle", de=("ge_gren",), hand="pinned")
    f.combat({1: 2, 2: 1}, us=[("play", "pinned", 2, 1)])

    assert f.said("rolled") == []
    assert f.said("played_on")


def test_flank_reaches_the_rear_line() -> None:
    f = us("us_sherman", de=("ge_lefh", "ge_gren"), hand="flank")
    f.dice(attack=MISS * 3).combat({1: ("with", "flank", 2, 0, 1)})

    assert {rolled["target"] for rolled in f.said("rolled")} == {2}
    assert "flank" not in f.state.players[US].commands


# ------------------------------------------------------------------ before the Initiative roll


def test_seize_adds_four_to_the_initiative() -> None:
    f = us("us_rifle", de=("ge_gren",), hand="seize")
    f.state.dice.script["initiative"] = [3, 6]  # type: ignore[attr-defined]
    f.dice(attack=MISS * 3).combat({1: 2}, us=[("play", "seize")])

    assert f.one("initiative")["totals"] == [7, 6]
    assert f.one("initiative")["winner"] == US


def test_rally_ends_a_passing_effect_and_leaves_the_card() -> None:
    f = us("us_rifle", de=("ge_gren",), hand="rally").effect(1, "I02")
    f.dice(attack=MISS * 3).combat({1: 2}, us=[("play", "rally", 1)])

    assert bonus(f) == [0, 0, 0]
    assert f.unit(1).damage is not None


# ------------------------------------------------------------------ when the attack comes up


def test_fire_mission_adds_three() -> None:
    f = us("us_105", "us_rifle", de=("ge_gren",), hand="fire_mission")
    f.dice(attack=MISS).combat({1: 3}, us=[("play", "fire_mission", 1)])

    assert bonus(f) == [3]


def test_weak_spot_lowers_the_defense_for_one_hit() -> None:
    f = us("us_bazooka", de=("ge_tiger",), hand="weak_spot")
    f.dice(attack=(7, 7), intensity=[3]).combat({1: 2}, us=[("play", "weak_spot", 1)])

    assert f.one("hit")["defense"] == 3


def test_apcr_raises_the_damage_index_of_the_gun() -> None:
    f = us("us_sherman", de=("ge_pz4",), hand="apcr")
    f.dice(attack=HIT, intensity=[1]).combat({1: 2}, us=[("play", "apcr", 1)])

    assert f.one("hit")["index"] == 9


def test_flak_adds_three_against_aircraft() -> None:
    f = us("us_m15", de=("ge_bf109",), hand="flak")
    f.dice(attack=MISS * 4).combat({1: 2}, us=[("play", "flak", 1)])

    assert bonus(f) == [3] * 4


def test_observer_repeats_one_miss() -> None:
    f = us("us_105", "us_rifle", de=("ge_gren",), hand="observer")
    f.dice(attack=MISS + HIT, intensity=[1]).combat({1: 3}, us=[("play", "observer", 1)])

    assert [rolled["result"] for rolled in f.said("rolled")] == ["miss", "hit"]


def test_sharpshooter_takes_the_place_of_an_attack_and_kills_a_crew() -> None:
    f = us("us_rifle", de=("ge_pak40", "ge_gren"), hand="sharpshooter")
    f.dice(sharpshooter=[7, 7]).combat({1: 3}, us=[("play", "sharpshooter", 2, 1)])

    assert f.unit(2).crew is None
    assert f.points == [2, 0]
    assert f.said("rolled") == []


# ------------------------------------------------------------------ when the enemy attacks or destroys


def test_jam_stops_a_weapon_that_fires_several_times() -> None:
    f = us("us_rifle", de=("ge_mg42",), hand="jam")
    f.combat({2: 1}, us=[("play", "jam", 1)])

    assert f.said("rolled") == []
    assert f.one("played")["card"] == "jam"


def test_bail_out_saves_the_crew_even_on_nineteen() -> None:
    f = us("us_sherman", "us_rifle", de=("ge_pak40",), hand="bail_out")
    f.dice(attack=(10, 9)).combat({3: 1}, us=[("play", "bail_out", 1)])

    assert f.gone(1)
    assert f.state.players[US].reserves[-1] == "us_tcrew"
    assert f.points == [0, 13]


# ------------------------------------------------------------------ when Combat is over


def test_counter_battery_answers_guns_that_fired() -> None:
    f = us("us_105", "us_rifle", de=("ge_lefh", "ge_gren"), hand="counter_battery")
    f.dice(attack=MISS * 2)
    end_of_combat(f, {3: 1}, "counter_battery", 1, 3)

    assert [(rolled["unit"], rolled["target"]) for rolled in f.said("rolled")] == [(3, 1), (1, 3)]


def test_surrender_captures_on_seven() -> None:
    f = us("us_rifle", de=("ge_gren", "ge_251"), hand="surrender").effect(2, "I03")
    end_of_combat(f.dice(surrender=[7]), {}, "surrender", 2)

    assert f.gone(2)
    assert f.points == [8, 0]


# ------------------------------------------------------------------ in the Draw Phase


def test_reinforce_draws_two_more_units() -> None:
    f = us("us_rifle", de=("ge_gren",), hand="reinforce", reserves=(("us_mg30", "us_mg50", "us_para"), ()))
    f.start("draw").answer(US, "draw", ("play", "reinforce"))

    assert f.state.players[US].units == ["us_mg30", "us_mg50"]
    assert f.decision(US, "draw").subject == ("left", 2)


# ------------------------------------------------------------------ refused


class Refused(NamedTuple):
    """A position in which a card cannot be played like that: the units of both, the window, the pick."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    window: str
    pick: Option
    damage: dict[int, str] = {}


REFUSED = {
    "fire_mission": Refused(("us_priest@front",), ("ge_gren",), "orders", ("play", "fire_mission", 1)),
    "field_camo": Refused(("us_sherman",), ("ge_gren",), "after_reveal", ("play", "field_camo", 1)),
    "hull_down": Refused(("us_rifle",), ("ge_pz4",), "after_reveal", ("play", "hull_down", 1)),
    "dig_in": Refused(("us_rifle",), ("ge_gren",), "after_reveal", ("play", "dig_in", 2)),
    "ambush": Refused(("us_rifle",), ("ge_gren",), "orders", ("play", "ambush", 1)),
    "seize": Refused(("us_rifle",), ("ge_gren",), "orders", ("play", "seize", 1)),
    "coordinated": Refused(("us_rifle",), ("ge_gren",), "orders", ("play", "coordinated", 1)),
    "weak_spot": Refused(("us_rifle",), ("ge_gren",), "orders", ("play", "weak_spot", 1)),
    "apcr": Refused(("us_bazooka",), ("ge_pz4",), "orders", ("play", "apcr", 1)),
    "field_repair": Refused(("us_sherman",), ("ge_gren",), "commit", ("play", "field_repair", 1)),
    "medic": Refused(("us_sherman",), ("ge_gren",), "commit", ("play", "medic", 1), {1: "V06"}),
    "bail_out": Refused(("us_rifle",), ("ge_gren",), "orders", ("play", "bail_out", 1)),
    "smoke": Refused(("us_105", "us_rifle"), ("ge_gren",), "after_reveal", ("play", "smoke", 1)),
    "withdraw": Refused(("us_p40",), ("ge_gren",), "commit", ("play", "withdraw", 1)),
    "reinforce": Refused(("us_rifle",), ("ge_gren",), "orders", ("play", "reinforce")),
    "rearm": Refused(("us_rifle",), ("ge_gren",), "after_reveal", ("play", "rearm", 1)),
    "flak": Refused(("us_p40",), ("ge_bf109",), "orders", ("play", "flak", 1)),
    "air_superiority": Refused(("us_p40",), ("ge_bf109",), "orders", ("play", "air_superiority", 1)),
    "minefield": Refused(("us_rifle",), ("ge_gren",), "after_reveal", ("play", "minefield", 2)),
    "sharpshooter": Refused(("us_rifle",), ("ge_pz4",), "orders", ("play", "sharpshooter", 2, 1)),
    "pinned": Refused(("us_rifle",), ("ge_251",), "orders", ("play", "pinned", 2, 1)),
    "jam": Refused(("us_rifle",), ("ge_mg42",), "orders", ("play", "jam", 2)),
    "counter_battery": Refused(("us_105",), ("ge_lefh",), "end_of_combat", ("play", "counter_battery", 1, 2)),
    "rally": Refused(("us_rifle",), ("ge_gren",), "orders", ("play", "rally", 1), {1: "I03"}),
    "surrender": Refused(("us_sherman",), ("ge_gren",), "end_of_combat", ("play", "surrender", 2), {2: "I03"}),
    "observer": Refused(("us_rifle",), ("ge_gren",), "orders", ("play", "observer", 1)),
    "flank": Refused(("us_105",), ("ge_gren", "ge_lefh"), "attack", ("with", "flank", 3)),
    "intercept": Refused(("us_rifle",), ("ge_gren",), "commit", ("play", "intercept")),
    "fuel": Refused(("us_rifle",), ("ge_gren",), "after_reveal", ("play", "fuel", 2)),
}


def test_sp_019_every_command_card_is_played_and_refused_here() -> None:
    played = {name for name in LIBRARY.commands if any(test.startswith(f"test_{name}_") for test in globals())}

    assert played == set(LIBRARY.commands) == set(REFUSED)


@pytest.mark.parametrize("card", REFUSED)
def test_sp_020_a_card_is_refused_where_it_may_not_be_played(card: str) -> None:
    own, enemy, window, pick, damage = REFUSED[card]
    f = us(*own, de=enemy, hand=card)
    for number, effect in damage.items():
        f.effect(number, effect)
    stopping(f, "after_reveal", "end_of_combat").start(
        {"commit": "commitment", "after_reveal": "after_reveal"}.get(window, "combat")
    )
    if window == "end_of_combat":
        f.declare({})
    before = GAME.encode(f.state)

    with pytest.raises(Illegal) as refused:
        f.answer(US, window, pick)

    assert refused.value.msg.key in ("refused-no-option", "refused-too-many")
    assert GAME.encode(f.state) == before
