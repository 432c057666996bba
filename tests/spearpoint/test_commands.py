"""Command cards: what each of the 29 does, when it may be played, and the +1."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import Illegal
from engine.core.protocol import Option
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.rules import GAME
from engine.spearpoint.state import Attached
from tests.spearpoint.field import DE, US, Field, field

MISS = [2, 2]


def holding(*cards: str, us: list[str], de: list[str], **more: Any) -> Field:
    """The Americans hold these cards."""
    return field(us=us, de=de, commands=(list(cards), []), **more)


def revealed(*cards: str, us: list[str], de: list[str]) -> Field:
    """The Americans hold these cards and are asked after the reveal."""
    return holding(*cards, us=us, de=de).stop(US, ("stop", "after_reveal")).start("after_reveal")


def bonus(f: Field) -> list[int]:
    return [roll["bonus"] for roll in f.said("rolled")]


# ------------------------------------------------------------------ in general


def test_sp_019_any_number_of_cards_may_be_played() -> None:
    f = holding("weak_spot", "apcr", us=["us_sherman"], de=["ge_tiger"]).dice(attack=[7, 7], intensity=[6])
    f.combat({1: 2}, us=[("play", "weak_spot", 1), ("play", "apcr", 1)])

    assert f.one("hit")["net"] == 6 + 6 + 3 - (6 - 3)


def test_sp_019_any_number_of_cards_may_be_played_in_one_window() -> None:
    f = revealed("hull_down", "dig_in", "fuel", us=["us_sherman", "us_rifle"], de=["ge_pz4"])
    f.answer(US, "after_reveal", ("play", "hull_down", 1), ("play", "dig_in", 2), ("play", "fuel", 3))

    assert [told["card"] for told in f.said("played_on")] == ["hull_down", "dig_in", "fuel"]


def test_sp_020_a_card_is_played_only_on_what_it_names() -> None:
    f = revealed("hull_down", us=["us_rifle", "us_sherman", "us_jeep", "us_57at"], de=["ge_pz4"])

    assert f.options(US, "after_reveal") == [("play", "hull_down", 2), ("play", "hull_down", 3)]


def test_sp_021_a_card_is_revealed_and_discarded_or_stays_where_it_belongs() -> None:
    f = revealed("hull_down", "rearm", us=["us_sherman", "us_p40"], de=["ge_pz4"])
    f.answer(US, "after_reveal", ("play", "hull_down", 1), ("play", "rearm", 2))

    assert [told["card"] for told in f.said("played_on")] == ["hull_down", "rearm"]
    assert [attached.card for attached in f.unit(1).attached] == ["hull_down"]
    assert f.state.command_discard == ["rearm"]


def test_sp_022_identical_cards_do_not_add_up() -> None:
    f = holding("hull_down", us=["us_sherman"], de=["ge_pz4"])
    f.unit(1).attached = [Attached(card="hull_down", seat=US, lasts="stays")]
    f.stop(US, ("stop", "after_reveal")).start("after_reveal")

    assert f.options(US, "after_reveal") == []


def test_sp_023_it_stays_until_the_unit_is_destroyed() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.unit(1).attached = [Attached(card="hull_down", seat=US, lasts="stays")]
    f.combat({})
    assert f.unit(1).attached
    assert f.state.command_discard == []

    f.start("combat").dice(attack=[10, 10]).declare({2: 1})
    assert f.state.command_discard == ["hull_down"]


def test_cards_for_a_turn_are_discarded_at_its_end() -> None:
    f = revealed("smoke", us=["us_rifle"], de=["ge_gren"]).answer(US, "after_reveal", ("play", "smoke", 1))
    assert f.unit(1).attached

    f.declare({})
    assert f.unit(1).attached == []
    assert f.state.command_discard == ["smoke"]


# ------------------------------------------------------------------ +1


def test_sp_024_and_r27_a_card_is_discarded_for_one_attack_roll() -> None:
    f = holding("seize", us=["us_mg30"], de=["ge_gren"]).dice(attack=MISS * 3)
    f.combat({1: 2}, us=[("plus", "seize", "attack", 1)])

    assert bonus(f) == [1, 0, 0]
    assert f.state.command_discard == ["seize"]


def test_sp_024_for_intensity_which_leaves_the_base_intensity_as_it_was() -> None:
    f = holding("seize", us=["us_sherman"], de=["ge_pz4"]).dice(attack=[9, 9], intensity=[3])
    f.unit(2).endurance = 9
    f.combat({1: 2}, us=[("plus", "seize", "intensity", 1)])

    assert f.one("hit")["intensity"] == (3 + 1) * 2
    assert f.said("crew_survives")


def test_sp_024_for_initiative_and_not_for_the_roll_after_a_tie() -> None:
    f = holding("flak", us=["us_sherman"], de=["ge_pz4"]).dice(initiative=[4, 5, 4, 5], attack=MISS)
    f.combat({1: 2}, us=[("plus", "flak", "initiative")])

    assert len(f.said("initiative_tied")) == 1
    assert f.one("initiative")["winner"] == DE


@pytest.mark.parametrize(
    ("dice", "totals", "left"),
    [([5, 4], [6, 4], ["seize"]), ([4, 5, 7, 8, 9, 1], [9, 1], []), ([4, 5, 7, 7], [8, 7], [])],
)
def test_sp_024_and_r27_one_card_for_a_roll_and_another_for_the_roll_after_a_tie(
    dice: list[int], totals: list[int], left: list[str]
) -> None:
    f = holding("flak", "seize", us=["us_sherman"], de=["ge_pz4"]).dice(initiative=dice)
    f.combat({}, us=[("plus", "flak", "initiative"), ("plus", "seize", "initiative")])

    assert f.one("initiative")["totals"] == totals
    assert f.state.players[US].commands[: len(left)] == left


def test_sp_024_a_card_is_played_or_discarded_and_not_both() -> None:
    f = holding("weak_spot", us=["us_sherman"], de=["ge_pz4"]).start("combat")

    with pytest.raises(Illegal) as refusal:
        f.answer(US, "orders", ("play", "weak_spot", 1), ("plus", "weak_spot", "attack", 1))
    assert refusal.value.rule == "SP-024"


def test_a_card_whose_attack_is_lost_stays_in_hand_unseen() -> None:
    f = holding("weak_spot", "seize", us=["us_sherman", "us_sherman"], de=["ge_pz4"]).dice(attack=[10, 10])
    f.combat({1: 3, 2: 3}, us=[("order", 1), ("play", "weak_spot", 2), ("plus", "seize", "attack", 2)])

    assert f.state.players[US].commands[:2] == ["weak_spot", "seize"]
    assert f.said("played_on") == []


# ------------------------------------------------------------------ with one's commitment


def test_intercept_shows_the_enemys_units_before_one_seals() -> None:
    f = field(commands=(["intercept"], []), hands=(["us_rifle"], ["ge_tiger", "ge_tcrew"])).start("commitment")
    f.answer(US, "intercept", ("play", "intercept"))

    seen = [event.private for event in f.events if event.kind == "hand_seen"]
    assert seen == [{US: {"cards": ["ge_tiger", "ge_tcrew"]}}]
    assert f.asked(US, "commit")


@pytest.mark.parametrize(
    ("card", "unit", "effect"), [("field_repair", "us_sherman", "V06"), ("medic", "us_rifle", "I03")]
)
def test_field_repair_and_medic_restore_a_unit(card: str, unit: str, effect: str) -> None:
    f = holding(card, us=[unit], de=["ge_gren"]).effect(1, effect)
    f.commit(us=[("play", card, 1)])

    assert f.unit(1).damage is None
    assert f.unit(1).endurance == LIBRARY.units[unit].endurance
    assert len(f.state.damage_discard) == 1
    assert f.asked(US, "attack") is (card == "medic")


def test_sp_097_withdraw_takes_a_unit_and_its_crew_back_to_the_hand() -> None:
    f = holding("withdraw", us=["us_sherman", "us_rifle"], de=["ge_gren"]).effect(1, "V06")
    f.unit(1).attached = [Attached(card="hull_down", seat=US, lasts="stays")]
    f.commit(us=[("play", "withdraw", 1)])

    assert f.state.players[US].units == ["us_sherman", "us_tcrew"]
    assert sorted(f.state.command_discard) == ["hull_down", "withdraw"]
    assert len(f.state.damage_discard) == 1


# ------------------------------------------------------------------ after the reveal


@pytest.mark.parametrize(("card", "unit"), [("hull_down", "us_sherman"), ("dig_in", "us_rifle")])
def test_hull_down_and_foxholes_add_two_to_the_defense(card: str, unit: str) -> None:
    f = revealed(card, us=[unit], de=["ge_pz4"]).answer(US, "after_reveal", ("play", card, 1))
    f.dice(attack=[8, 8] + MISS * 3, intensity=[1]).declare({2: 1})

    assert f.one("hit")["defense"] == LIBRARY.units[unit].defense + 2


def test_flame_ignores_foxholes_but_not_hull_down() -> None:
    f = field(us=["us_rifle", "us_m3ht"], de=["ge_pionier"])
    f.unit(1).attached = [Attached(card="dig_in", seat=US, lasts="stays")]
    f.dice(attack=[8, 8, *MISS], intensity=[1]).combat({3: 1})
    assert f.one("hit")["defense"] == 0

    f = field(us=["us_rifle", "us_m3ht"], de=["ge_pionier"])
    f.unit(2).attached = [Attached(card="hull_down", seat=US, lasts="stays")]
    f.dice(attack=[8, 8, *MISS], intensity=[1]).combat({3: 2})
    assert f.one("hit")["defense"] == 3


def test_field_camouflage_takes_two_off_enemy_attack_rolls_until_the_unit_moves() -> None:
    f = revealed("field_camo", us=["us_rifle", "us_priest@front"], de=["ge_pz4"])
    f.answer(US, "after_reveal", ("play", "field_camo", 2)).dice(attack=MISS * 2).declare({3: 2})
    assert bonus(f)[0] == -2

    f.commit(us=[("line", 2)])
    assert f.unit(2).attached == []


def test_smoke_hides_a_unit_from_the_frontline_and_hampers_it() -> None:
    f = revealed("smoke", us=["us_rifle"], de=["ge_gren", "ge_lefh"]).answer(
        US, "after_reveal", ("play", "smoke", 1)
    )
    assert not any(d.subject == ("unit", 2) for d in f.state.open)
    assert f.targets(3) == {1}

    f.dice(attack=MISS * 3).declare({1: 2})
    assert bonus(f) == [-2, -2, -2]


def test_rearm_gives_a_turn_of_flight_and_the_bombs_back() -> None:
    f = holding("rearm", us=["us_p40"], de=["ge_gren"])
    f.unit(1).bombed, f.unit(1).flight = True, 1
    f.stop(US, ("stop", "after_reveal")).start("after_reveal").answer(US, "after_reveal", ("play", "rearm", 1))

    assert (f.unit(1).bombed, f.unit(1).flight) == (False, 2)


@pytest.mark.parametrize(("plus", "destroyed"), [([], False), ([("plus", "flak", "roll", "minefield")], True)])
def test_sp_r31_a_minefield_hits_what_has_just_come_to_the_front(plus: list[Option], *, destroyed: bool) -> None:
    f = holding("minefield", "flak", us=["us_rifle"], de=["ge_gren", "ge_gren"])
    f.unit(3).committed, f.unit(3).endurance = 3, 9
    f.stop(US, ("stop", "after_reveal")).start("after_reveal")
    assert f.options(US, "after_reveal")[0] == ("play", "minefield", 3)

    f.dice(intensity=[4]).answer(US, "after_reveal", ("play", "minefield", 3), *plus)
    assert f.gone(3) is destroyed
    assert f.points == [4 if destroyed else 0, 0]


def test_fuel_shortage_keeps_a_vehicle_from_attacking_this_turn() -> None:
    f = revealed("fuel", us=["us_rifle"], de=["ge_pz4", "ge_gren"]).answer(US, "after_reveal", ("play", "fuel", 2))

    assert [d.subject for d in f.state.open if d.seat == DE and d.kind == "attack"] == [("unit", 3)]
    f.declare({})
    assert f.unit(2).attached == []


def test_sp_r28_in_one_window_the_last_winner_of_initiative_goes_first() -> None:
    for first in (US, DE):
        f = field(us=["us_rifle"], de=["ge_gren"], commands=(["dig_in"], ["dig_in"]))
        f.state.first = first
        f.stop(US, ("stop", "after_reveal")).stop(DE, ("stop", "after_reveal")).start("after_reveal")
        f.answer(US, "after_reveal", ("play", "dig_in", 1)).answer(DE, "after_reveal", ("play", "dig_in", 2))

        assert [told["seat"] for told in f.said("played_on")] == [first, 1 - first]


def test_a_window_opens_to_those_who_want_it_and_hold_cards_whichever() -> None:
    f = holding("dig_in", us=["us_rifle"], de=["ge_gren"]).start("after_reveal")
    assert not f.asked(US, "after_reveal")

    f = holding(us=["us_rifle"], de=["ge_gren"]).stop(US, ("stop", "after_reveal")).start("after_reveal")
    assert not f.asked(US, "after_reveal")

    f = revealed("seize", us=["us_rifle"], de=["ge_gren"])
    assert f.options(US, "after_reveal") == []


# ------------------------------------------------------------------ with one's declarations


def test_ambush_is_resolved_before_the_order_of_initiative() -> None:
    f = holding("ambush", us=["us_37at", "us_57at"], de=["ge_pak38"])
    f.unit(2).committed = 3
    f.start("combat")
    assert [o for o in f.options(US, "orders") if o[:2] == ("play", "ambush")] == [("play", "ambush", 2)]

    f.dice(initiative=[1, 10], attack=MISS * 3)
    f.declare({1: 3, 2: 3, 3: 1}, us=[("play", "ambush", 2)])
    assert [roll["unit"] for roll in f.said("rolled")] == [2, 3, 1]


def test_sp_r13_an_ambush_on_what_another_ambush_destroyed_is_lost() -> None:
    f = holding("ambush", "ambush", us=["us_37at", "us_57at"], de=["ge_pak38", "ge_gren"])
    f.unit(1).committed = f.unit(2).committed = 3
    f.dice(attack=[10, 10])
    f.combat({1: 3, 2: 3}, us=[("play", "ambush", 1), ("play", "ambush", 2)])

    assert f.gone(3)
    assert [roll["unit"] for roll in f.said("rolled")] == [1]
    assert [(lost["unit"], lost["reason"]) for lost in f.said("attack_lost")] == [(2, "target")]


def test_concentrated_fire_helps_two_that_aim_at_one() -> None:
    f = holding("coordinated", us=["us_37at", "us_57at"], de=["ge_tiger", "ge_pz4"]).dice(attack=MISS * 2)
    f.combat({1: 3, 2: 3}, us=[("play", "coordinated", 3)])
    assert bonus(f) == [1, 1]

    f = holding("coordinated", us=["us_37at", "us_57at"], de=["ge_tiger", "ge_pz4"]).dice(attack=MISS * 2)
    f.combat({1: 3, 2: 4}, us=[("play", "coordinated", 3)])
    assert bonus(f) == [0, 0]
    assert f.state.players[US].commands[0] == "coordinated"


def test_air_superiority_helps_ones_aircraft_and_hampers_the_enemys() -> None:
    f = holding("air_superiority", us=["us_p40", "us_rifle"], de=["ge_bf109", "ge_gren"]).dice(attack=MISS * 6)
    f.combat({1: 3, 3: 1}, us=[("play", "air_superiority")])

    assert bonus(f) == [2, 2, 2, -2, -2, -2]


def test_pin_them_down_costs_both_their_attacks() -> None:
    f = holding("pinned", us=["us_mg30", "us_rifle"], de=["ge_gren", "ge_gren"]).dice(attack=MISS * 6)
    f.combat({1: 3, 2: 3, 3: 2, 4: 2}, us=[("play", "pinned", 3, 1)])

    assert {roll["unit"] for roll in f.said("rolled")} == {2, 4}
    assert f.said("played_on")


def test_sp_r28_a_unit_that_is_pinned_first_pins_nobody() -> None:
    f = field(us=["us_mg30"], de=["ge_gren"], commands=(["pinned"], ["pinned"]))
    f.state.first = DE
    f.combat({}, us=[("play", "pinned", 2, 1)], de=[("play", "pinned", 1, 2)])

    assert [told["seat"] for told in f.said("played_on")] == [DE]
    assert f.state.players[US].commands[0] == "pinned"


def test_flanking_opens_the_rear_line_to_a_unit() -> None:
    f = holding("flank", us=["us_57at", "us_sherman"], de=["ge_gren", "ge_lefh"]).start("combat")
    assert ("with", "flank", 4, 0, 1) in f.options(US, "attack", 2)
    assert ("with", "flank", 4) not in f.options(US, "attack", 1)

    f.dice(attack=MISS * 3).declare({2: ("with", "flank", 4, 0, 1)})
    assert {roll["target"] for roll in f.said("rolled")} == {4}
    assert f.state.command_discard == ["flank"]


def test_sp_024_one_flanking_maneuver_serves_one_unit() -> None:
    f = holding("flank", us=["us_sherman", "us_sherman"], de=["ge_gren", "ge_lefh"]).start("combat")
    f.answer(US, "attack", ("with", "flank", 4, 0), number=1)

    with pytest.raises(Illegal):
        f.answer(US, "attack", ("with", "flank", 4, 1), number=2)
    with pytest.raises(Illegal):
        f.answer(US, "orders", ("plus", "flank", "initiative"))


# ------------------------------------------------------------------ before the Initiative roll


def test_sp_058_seize_adds_four_to_initiative() -> None:
    f = holding("seize", us=["us_57at"], de=["ge_tiger"]).dice(initiative=[5, 8], attack=MISS)
    f.combat({1: 2}, us=[("play", "seize")])

    assert f.one("initiative")["totals"] == [9, 8]


def test_rally_ends_a_temporary_effect() -> None:
    f = holding("rally", us=["us_rifle"], de=["ge_gren"]).effect(1, "I02").dice(attack=MISS * 3)
    f.combat({1: 2}, us=[("play", "rally", 1)])

    assert bonus(f) == [0, 0, 0]
    damage = f.unit(1).damage
    assert damage is not None
    assert damage.over


def test_rally_does_nothing_for_lasting_effects() -> None:
    f = holding("rally", us=["us_rifle"], de=["ge_gren"]).effect(1, "I03").start("combat")

    assert ("play", "rally", 1) not in f.options(US, "orders")


# ------------------------------------------------------------------ on one's own attack


def test_fire_mission_adds_three_to_a_gun_in_the_rear() -> None:
    f = holding("fire_mission", us=["us_rifle", "us_105", "us_priest@front"], de=["ge_gren"]).start("combat")
    assert [o for o in f.options(US, "orders") if o[0] == "play"] == [("play", "fire_mission", 2)]

    f.dice(attack=MISS).declare({2: 4}, us=[("play", "fire_mission", 2)])
    assert bonus(f) == [3]


def test_weak_spot_lowers_the_defense_for_the_next_hit_only() -> None:
    f = holding("weak_spot", us=["us_sherman"], de=["ge_251"]).dice(attack=[8, 8] * 3, intensity=[1, 1, 1])
    f.damage_deck("D08").unit(2).endurance = 40
    f.combat({1: 2}, us=[("play", "weak_spot", 1)])

    assert [hit["defense"] for hit in f.said("hit")] == [0, 1, 1]


def test_sp_022_two_squads_of_a_group_find_one_weak_spot() -> None:
    f = holding("weak_spot", "weak_spot", us=["us_bazooka", "us_bazooka", "us_rifle"], de=["ge_tiger"])
    f.dice(attack=MISS)
    f.combat(dict.fromkeys((1, 2, 3), ("assault", 4)), us=[("play", "weak_spot", 1), ("play", "weak_spot", 2)])

    assert len(f.said("played_on")) == 1


def test_special_ammunition_adds_three_to_the_index_against_tanks_and_vehicles() -> None:
    f = holding("apcr", us=["us_sherman"], de=["ge_pz4"]).dice(attack=[8, 8], intensity=[1])
    f.combat({1: 2}, us=[("play", "apcr", 1)])
    assert f.one("hit")["index"] == 9

    f = holding("apcr", us=["us_sherman"], de=["ge_gren"]).dice(attack=MISS * 3)
    f.combat({1: 2}, us=[("play", "apcr", 1)])
    assert f.state.players[US].commands[0] == "apcr"


def test_flak_alley_adds_three_against_aircraft() -> None:
    f = holding("flak", us=["us_m15"], de=["ge_bf109", "ge_gren"]).dice(attack=MISS * 4)
    f.combat({1: 2}, us=[("play", "flak", 1)])

    assert bonus(f) == [3] * 4


def test_forward_observer_repeats_a_miss() -> None:
    f = holding("observer", us=["us_105", "us_rifle"], de=["ge_gren"]).dice(attack=[2, 2, 5, 5], intensity=[1])
    f.combat({1: 3}, us=[("play", "observer", 1)])

    assert [roll["result"] for roll in f.said("rolled")] == ["miss", "hit"]


@pytest.mark.parametrize(
    ("dice", "plus", "idle"), [([7, 7], [], True), ([7, 6], [], False), ([7, 6], ["seize"], True)]
)
def test_a_sharpshooter_takes_a_crew_in_place_of_an_attack(
    dice: list[int], plus: list[str], *, idle: bool
) -> None:
    f = holding("sharpshooter", "seize", us=["us_rifle"], de=["ge_pak40", "ge_gren", "ge_pz4"]).start("combat")
    assert [o for o in f.options(US, "orders") if o[:2] == ("play", "sharpshooter")] == [
        ("play", "sharpshooter", 2, 1)
    ]

    orders: list[Option] = [("play", "sharpshooter", 2, 1), *(("plus", card, "attack", 1) for card in plus)]
    f.dice(sharpshooter=dice).declare({1: 3}, us=orders)
    assert (f.unit(2).crew is None) is idle
    assert f.points == [2 if idle else 0, 0]
    assert f.said("rolled") == []


def test_a_sharpshooter_does_not_break_up_a_close_assault() -> None:
    f = holding("sharpshooter", us=["us_rifle"] * 3, de=["ge_tiger", "ge_pak40"]).dice(attack=MISS)
    f.combat(dict.fromkeys((1, 2, 3), ("assault", 4)), us=[("play", "sharpshooter", 5, 1)])

    assert len(f.said("rolled")) == 1
    assert f.state.players[US].commands[0] == "sharpshooter"


# ------------------------------------------------------------------ reactions


def destroyed(*orders: Option, us: list[Option] | None = None) -> Field:
    """An American tank is destroyed outright; the Americans hold a card that saves the crew."""
    f = holding("bail_out", us=["us_sherman"], de=["ge_pak40"]).stop(US, *orders)
    return f.dice(attack=[10, 10]).combat({2: 1}, us=us or [])


def test_bail_out_saves_a_crew_even_from_a_natural_20() -> None:
    f = destroyed(us=[("play", "bail_out", 1)])

    assert f.state.players[US].reserves == ["us_tcrew"]
    assert f.points == [0, 13]


def test_bail_out_is_played_by_standing_orders() -> None:
    assert destroyed(("auto", "bail_out")).said("crew_survives")
    assert destroyed().said("crew_dies")


def test_bail_out_by_hand() -> None:
    f = destroyed(("stop", "reactions"))
    assert f.options(US, "bail_out") == [("play", "bail_out")]
    f.answer(US, "bail_out", ("play", "bail_out"))
    assert f.said("crew_survives")

    f = destroyed(("stop", "reactions")).answer(US, "bail_out")
    assert f.said("crew_dies")


def test_a_crew_that_waits_to_be_saved_is_out_of_the_match_when_somebody_gives_up() -> None:
    f = destroyed(("stop", "reactions"))
    held = GAME.census(f.state)["us_tcrew"]

    GAME.resign(f.state, DE)

    assert "us_tcrew" in f.state.removed
    assert GAME.census(f.state)["us_tcrew"] == held


def jammed(*orders: Option, us: list[Option] | None = None) -> Field:
    """A German machine-gun aims at an American squad that holds Jammed!."""
    f = holding("jam", us=["us_rifle", "us_rifle"], de=["ge_mg42"]).stop(US, *orders)
    return f.dice(attack=MISS * 4).combat({3: 1}, us=us or [])


@pytest.mark.parametrize(
    ("standing", "orders", "rolls"),
    [
        ((), [("play", "jam", 1)], 0),
        ((), [("play", "jam", 2)], 4),
        ([("auto", "jam")], [], 0),
        ((), [], 4),
    ],
)
def test_jammed_stops_a_weapon_that_fires_several_times(
    standing: list[Option], orders: list[Option], rolls: int
) -> None:
    assert len(jammed(*standing, us=orders).said("rolled")) == rolls


def test_jammed_by_hand() -> None:
    f = jammed(("stop", "reactions"))
    assert f.options(US, "react") == [("play", "jam")]
    f.answer(US, "react", ("play", "jam"))
    assert f.said("rolled") == []

    assert len(jammed(("stop", "reactions")).answer(US, "react").said("rolled")) == 4


def test_jammed_stops_one_weapon_and_the_next_one_fires() -> None:
    f = holding("jam", us=["us_rifle"], de=["ge_251"]).stop(US, ("stop", "reactions"))
    f.dice(attack=MISS * 2).combat({2: 1})
    f.answer(US, "react", ("play", "jam"))

    assert {roll["weapon"] for roll in f.said("rolled")} == {"ge_251/1"}


def by_hand(*cards: str, us: list[str], de: list[str]) -> Field:
    """The Americans hold these cards and stop for reactions; the Germans choose attack by attack."""
    f = field(us=us, de=de, commands=(list(cards), ["seize"]))
    return f.stop(US, ("stop", "reactions")).stop(DE, ("stop", "attacks"))


def test_a_card_that_stops_a_weapon_is_not_taken_back_to_see_what_the_other_side_ordered() -> None:
    f = by_hand("jam", us=["us_rifle", "us_rifle"], de=["ge_mg42", "ge_mg42"]).combat({3: 1, 4: 2})
    f.answer(DE, "resolve", ("resolve", 3))
    f.answer(US, "react", ("play", "jam"))

    assert f.asked(DE, "resolve")
    assert not GAME.may_take_back(f.state, US)


def test_a_card_that_saves_a_crew_is_not_taken_back_to_see_what_the_other_side_ordered() -> None:
    f = by_hand("bail_out", us=["us_sherman", "us_rifle"], de=["ge_pak40", "ge_mg42"]).dice(attack=[10, 10])
    f.combat({3: 1, 4: 2}).answer(DE, "resolve", ("resolve", 3))
    f.answer(US, "bail_out", ("play", "bail_out"))

    assert f.asked(DE, "resolve")
    assert not GAME.may_take_back(f.state, US)


def test_an_attack_begun_by_hand_is_not_taken_back_when_the_other_side_had_orders_to_stop_it() -> None:
    f = field(us=["us_mg50", "us_mg50"], de=["ge_gren"], commands=(["seize"], ["jam"]))
    f.stop(US, ("stop", "attacks")).stop(DE, ("auto", "jam")).combat({1: 3, 2: 3})
    f.answer(US, "resolve", ("resolve", 1))

    assert (f.one("played")["card"], f.said("rolled")) == ("jam", [])
    assert f.asked(US, "resolve")
    assert not GAME.may_take_back(f.state, US)


# ------------------------------------------------------------------ at the end of Combat


def ending(card: str, us: list[str], de: list[str]) -> Field:
    return holding(card, "flak", us=us, de=de).stop(US, ("stop", "end_of_combat"))


def test_counter_battery_answers_artillery_that_attacked() -> None:
    f = ending("counter_battery", ["us_rifle", "us_105"], ["ge_lefh", "ge_nebel", "ge_gren"])
    f.dice(attack=MISS).combat({3: 1})
    assert [o for o in f.options(US, "end_of_combat") if o[0] == "play"] == [("play", "counter_battery", 2, 3)]

    f.dice(attack=[5, 5], intensity=[1])
    f.answer(US, "end_of_combat", ("play", "counter_battery", 2, 3), ("plus", "flak", "roll", "counter_battery"))
    assert f.said("rolled")[-1]["target"] == 3
    assert bonus(f)[-1] == 2 + 1
    assert len(f.said("hit")) == 1


@pytest.mark.parametrize(("die", "plus", "captured"), [(7, False, True), (6, False, False), (6, True, True)])
def test_sp_r30_hands_up_captures_a_damaged_unit_on_the_frontline(die: int, *, plus: bool, captured: bool) -> None:
    f = ending("surrender", ["us_rifle"], ["ge_pz4", "ge_gren"]).effect(2, "V06").combat({})
    extra: list[Option] = [("plus", "flak", "roll", "surrender")] if plus else []
    f.dice(surrender=[die]).answer(US, "end_of_combat", ("play", "surrender", 2), *extra)

    assert f.asked(US, "keep") is captured
    assert f.points == [2 * (15 + 2) if captured else 0, 0]


def test_hands_up_needs_undamaged_infantry_on_the_frontline() -> None:
    f = ending("surrender", ["us_sherman", "us_rifle"], ["ge_pz4"]).effect(2, "I03").effect(3, "V06").combat({})

    assert f.options(US, "end_of_combat") == []


def test_sp_024_a_plus_needs_the_card_whose_die_it_improves() -> None:
    f = ending("surrender", ["us_rifle"], ["ge_pz4"]).effect(2, "V06").combat({})

    with pytest.raises(Illegal):
        f.answer(US, "end_of_combat", ("plus", "flak", "roll", "surrender"))


def test_sp_024_a_fire_of_ones_own_may_be_fought() -> None:
    f = ending("seize", ["us_sherman"], ["ge_gren"]).effect(1, "V08").combat({})
    f.dice(burn=[3]).answer(US, "end_of_combat", ("plus", "flak", "burn", 1))

    assert not f.gone(1)


# ------------------------------------------------------------------ in the Draw Phase


def test_reinforcements_draw_two_more_units() -> None:
    f = field(commands=(["reinforce"], []), reserves=(["us_rifle"] * 5, ["ge_gren"])).start("draw")
    f.answer(US, "draw", ("play", "reinforce"))
    assert f.state.players[US].units == ["us_rifle"] * 2

    f.answer(US, "draw", ("draw", "unit")).answer(US, "draw", ("draw", "unit"))
    assert f.state.players[US].units == ["us_rifle"] * 4


def test_every_command_card_is_tested_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")

    assert [card for card in LIBRARY.commands if f'"{card}"' not in source] == []


# ------------------------------------------------------------------ rulings


def test_sp_024_an_extra_attack_may_have_a_discard_for_its_intensity_too() -> None:
    f = holding("counter_battery", "flak", "seize", us=["us_rifle", "us_105"], de=["ge_lefh"])
    f.stop(US, ("stop", "end_of_combat")).dice(attack=MISS).combat({3: 1}).dice(attack=[5, 4], intensity=[1])
    extra = [("plus", "flak", "roll", "counter_battery"), ("plus", "seize", "intensity", "counter_battery")]
    f.answer(US, "end_of_combat", ("play", "counter_battery", 2, 3), *extra)

    assert bonus(f)[-1] == 2 + 1
    assert f.one("hit")["intensity"] == 2


def test_sp_r44_a_sharpshooter_needs_no_other_target() -> None:
    """Bullets do nothing to a gun, and there is nothing else to shoot at."""
    f = holding("sharpshooter", us=["us_mg30"], de=["ge_pak40"]).start("combat")
    assert not f.asked(US, "attack")

    f.dice(sharpshooter=[7, 7]).declare({}, us=[("play", "sharpshooter", 2, 1)])
    assert f.one("declared")["target"] == 2
    assert f.unit(2).crew is None
    assert f.said("rolled") == []


def test_sp_r44_a_sharpshooter_shoots_though_the_target_of_his_squad_is_gone() -> None:
    f = holding("sharpshooter", us=["us_37at", "us_rifle"], de=["ge_gren", "ge_pak40"])
    f.dice(attack=[10, 10], sharpshooter=[7, 7])
    f.combat({1: 3, 2: 3}, us=[("order", 1), ("order", 2), ("play", "sharpshooter", 4, 2)])

    assert f.gone(3)
    assert f.unit(4).crew is None
    assert f.said("attack_lost") == []


def test_sp_r44_without_a_crew_to_shoot_at_the_squad_attacks_as_it_declared() -> None:
    f = holding("sharpshooter", us=["us_37at", "us_rifle"], de=["ge_gren", "ge_pak40"]).damage_deck("D01")
    f.unit(4).endurance = 5
    f.dice(attack=[6, 6, *MISS * 3], intensity=[1])
    f.combat({1: 4, 2: 3}, us=[("order", 1), ("order", 2), ("play", "sharpshooter", 4, 2)])

    assert f.one("damaged")["effect"] == "A07"
    assert [roll["target"] for roll in f.said("rolled")] == [4, 3, 3, 3]
    assert f.state.players[US].commands[0] == "sharpshooter"


def test_sp_r44_the_shot_of_one_who_is_pinned_down_is_lost() -> None:
    f = field(us=["us_rifle"], de=["ge_pak40", "ge_gren"], commands=(["sharpshooter"], ["pinned"]))
    f.combat({3: 1}, us=[("play", "sharpshooter", 2, 1)], de=[("play", "pinned", 1, 3)])

    assert f.unit(2).crew is not None
    assert f.state.players[US].commands[0] == "sharpshooter"


def test_sp_r45_flame_ignores_earthworks_and_not_camouflage() -> None:
    f = field(us=["us_engineer"], de=["ge_gren"]).dice(attack=[7, 4, 2, 2], intensity=[5])
    f.unit(2).attached = [Attached(card=card, seat=DE, lasts="stays") for card in ("dig_in", "field_camo")]
    f.combat({1: 2})

    assert bonus(f)[0] == -2
    f.dice(attack=[8, 8], intensity=[5]).combat({1: ("attack", 2, 0)})
    assert f.said("hit")[-1]["defense"] == 0


def test_sp_r46_jammed_stops_one_weapon_and_the_other_fires() -> None:
    """A Fallschirmjäger fires twice with one weapon and once with the other; a half-track twice with each."""
    f = field(us=["us_rifle"], de=["ge_251"], commands=(["jam"], [])).stop(US, ("stop", "reactions"))
    f.dice(attack=MISS * 2).combat({2: 1})
    assert f.decision(US, "react").subject[-1] == "ge_251/0"

    f.answer(US, "react", ("play", "jam"))
    assert [roll["weapon"] for roll in f.said("rolled")] == ["ge_251/1"] * 2


def test_sp_r46_between_two_weapons_jammed_may_still_stop_the_second() -> None:
    f = field(us=["us_rifle"], de=["ge_251"], commands=(["jam"], [])).stop(US, ("stop", "reactions"))
    f.dice(attack=MISS * 2).combat({2: 1}).answer(US, "react")
    assert f.decision(US, "react").subject[-1] == "ge_251/1"

    f.answer(US, "react", ("play", "jam"))
    assert [roll["weapon"] for roll in f.said("rolled")] == ["ge_251/0"] * 2


def test_sp_r47_the_forward_observer_sees_the_first_miss_whatever_it_was() -> None:
    """Friendly Fire is a miss too; the second result stands, and the next miss is a miss."""
    f = holding("observer", us=["us_bofors", "us_rifle"], de=["ge_gren"]).dice(attack=[1, 1, 2, 2, 3, 3])
    f.combat({1: 3}, us=[("play", "observer", 1)])

    assert [roll["result"] for roll in f.said("rolled")] == ["friendly_fire", "miss", "miss"]
    assert f.said("friendly_fire") == []


# ------------------------------------------------------------------ by themselves


def firing(*orders: Option, hand: tuple[str, ...] = ("flak", "seize")) -> Field:
    """A Sherman fires at a Panzer IV: its gun needs 11, which is 55 %."""
    f = holding(*hand, us=["us_sherman"], de=["ge_pz4"]).stop(US, *orders)
    return f.dice(attack=[5, 5], intensity=[1]).combat({1: 2})


@pytest.mark.parametrize(("percent", "spent"), [(30, ["flak"]), (50, ["flak"]), (70, [])])
def test_sp_r27_a_card_is_discarded_by_itself_where_the_chance_is_good_enough(
    percent: int, spent: list[str]
) -> None:
    f = firing(("improve", percent))

    assert f.state.command_discard == spent
    assert bonus(f) == [len(spent)]


def test_sp_r27_by_itself_goes_no_card_with_which_something_is_planned() -> None:
    f = holding("weak_spot", us=["us_sherman"] * 2, de=["ge_pz4"]).stop(US, ("improve", 30))
    f.dice(attack=MISS * 2).combat({1: 3, 2: 3}, us=[("order", 1), ("order", 2), ("play", "weak_spot", 2)])
    assert f.said("plus") == []
    assert f.said("played_on")

    waiting = firing(("improve", 30), ("auto", "jam"), hand=("jam", "flak"))
    assert [told["card"] for told in waiting.said("plus")] == ["flak"]


def test_sp_r27_by_itself_one_card_goes_for_an_attack_and_none_where_one_is_laid() -> None:
    f = holding("flak", "seize", "ambush", us=["us_mg30"], de=["ge_gren"]).stop(US, ("improve", 30))
    f.dice(attack=MISS * 3).combat({1: 2}, us=[("plus", "ambush", "attack", 1)])

    assert [told["card"] for told in f.said("plus")] == ["ambush"]
    assert bonus(f) == [1, 0, 0]


def test_sp_r48_reinforcements_drawn_last_wait_or_come_by_themselves() -> None:
    for orders, units in (((), 0), ((("auto", "reinforce"),), 2)):
        f = holding(us=["us_rifle"], de=["ge_gren"], reserves=(["us_rifle"] * 4, [])).stop(US, *orders)
        f.state.command_deck.remove("reinforce")
        f.state.command_deck.insert(4, "reinforce")
        f.start("draw").answer(US, "draw", ("draw", "command")).answer(US, "draw", ("draw", "command"))

        assert not f.asked(US, "draw")
        assert len(f.state.players[US].units) == units
        assert (f.state.players[US].commands[-1] == "reinforce") == (not orders)
