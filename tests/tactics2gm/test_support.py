"""Every Support card: played once where it may be, and not offered where it may not."""

from __future__ import annotations

import pytest

from engine.core.errors import Illegal
from engine.core.protocol import Option
from engine.tactics2gm import numbers, phases
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Headquarters, Lasting, Mine, Player
from tests.tactics2gm.field import DE, US, Field, field


def holding(card: str, *units: str, ap: int = 10, **options: object) -> Field:
    """Begin a Deployment phase of the Americans, who hold one card."""
    return field(*units, **options).hold(US, card).ap(US, ap).phase("deployment")


def targets(f: Field) -> list[Option]:
    """List on what the card may be played."""
    return [option[2:] for option in f.options("play")]


def under(f: Field, number: int) -> list[tuple[str, str]]:
    return [(lasting.card, lasting.until) for lasting in f.unit(number).cards]


# ------------------------------------------------------------------ all of them


def test_tg_078_every_card_but_impact_is_for_the_deployment_phase() -> None:
    for card in LIBRARY.supports.values():
        f = field("us_sherman@D2", "ge_pz4@D4").hold(US, card.id).ap(US, 10)
        for phase in ("movement", "shooting"):
            f.phase(phase)
            assert f.options("play") == [], card.id
    assert field("us_sherman@D2", "ge_pz4@D4").hold(US, "impact").phase("deployment").options("play") == []


def test_no_card_is_offered_without_the_points_for_it() -> None:
    for card in LIBRARY.supports.values():
        f = field("us_heavy@D2", "us_sherman@D3", "ge_pz4@D4").hold(US, card.id, "us_para")
        f.unit(1).wounds = f.unit(2).wounds = 1
        f.ap(US, card.play_cost - 1).phase("deployment")
        assert f.options("play") == [], card.id


def test_tg_r12_no_card_lies_twice_on_the_same_unit() -> None:
    for card in LIBRARY.supports.values():
        if card.kind == "supply":
            continue
        f = field("us_ranger@D2", "us_sherman@D3", "us_105@D4").hold(US, card.id).ap(US, 10)
        for unit in f.state.units:
            unit.cards = [Lasting(card=card.id, seat=US, until="game")]
        f.phase("deployment")
        assert f.options("play") == [], card.id


def test_tg_015_a_supply_card_is_paid_and_discarded() -> None:
    f = holding("supplies", ap=4).do("play", "supplies")

    assert (f.state.players[US].hand, f.state.players[US].discard) == ([], ["supplies"])
    assert f.one("played") == {"seat": US, "card": "supplies", "cost": 1}


# ------------------------------------------------------------------ impact


def test_impact_is_declared_before_a_shot_and_makes_it_a_critical() -> None:
    f = field("us_sherman@D2", "ge_pz4@D4").hold(US, "impact").ap(US, 4).phase("shooting")
    f.dice(fire=[5]).do("impact")
    assert (f.state.players[US].ap, f.state.players[US].discard) == (0, ["impact"])
    assert f.options("impact") == []
    f.do("fire", 1, "0", "unit", 2)

    assert f.gone(2)
    assert not f.state.players[US].impact


def test_impact_is_not_offered_without_a_shot_so_that_silence_tells_nothing() -> None:
    f = field("us_sherman@A1", "ge_pz4@H6").hold(US, "impact").ap(US, 4)
    f.state.players[US].deck = ["us_light"]
    f.state.players[DE].deck = ["ge_light"] * 4
    f.phase("shooting")

    assert not f.asked(US, "shooting")


def test_with_a_second_card_the_shot_after_an_impact_may_be_declared_one_as_well() -> None:
    f = field("us_light@D3", "us_light@C4", "ge_light@D4").hold(US, "impact", "impact").ap(US, 20)
    f.dice(fire=[1]).phase("shooting").do("impact")
    assert f.options("impact") == []

    f.do("fire", 1, "0", "unit", 3)

    assert f.options("impact") == [("impact",)]


def test_impact_is_not_offered_without_the_points() -> None:
    f = field("us_sherman@D2", "ge_pz4@D4").hold(US, "impact").ap(US, 3).phase("shooting")

    assert f.options("fire")
    assert f.options("impact") == []


def test_an_impact_that_was_not_used_is_lost() -> None:
    f = field("us_sherman@D2")
    f.state.players[US].impact = True
    phases.start(f.flow())

    assert not f.state.players[US].impact


# ------------------------------------------------------------------ mines


@pytest.mark.parametrize(("card", "cost"), [("atmine", 4), ("apmine", 2)])
def test_a_mine_is_laid_unseen(card: str, cost: int) -> None:
    f = holding(card, "us_light@A3").do("play", card, "D4")

    (mine,) = f.state.mines
    assert (mine.card, mine.seat, mine.at, mine.found) == (card, US, SQUARES["D4"], False)
    (laid,) = (event for event in f.events if event.kind == "mine_laid")
    assert laid.public == {"seat": US, "cost": cost}
    assert laid.private == {US: {"card": card, "at": "D4"}}
    assert f.state.players[US].discard == []
    assert not f.said("played_at")
    assert f.state.take is None


def test_mines_are_for_empty_squares_outside_both_deployment_lines() -> None:
    f = field("us_light@A3", "ge_light@B4").hold(US, "atmine").ground(C3="sea", D3="house")
    f.state.mines = [
        Mine(card="apmine", seat=US, at=SQUARES["E3"]),
        Mine(card="apmine", seat=DE, at=SQUARES["F3"]),
    ]
    f.ap(US, 9).phase("deployment")
    names = {str(target[0]) for target in targets(f)}

    assert not any(name[1] in "16" for name in names)
    assert {"A3", "B4", "C3", "E3"}.isdisjoint(names)
    assert {"D3", "F3"} <= names
    with pytest.raises(Illegal):
        f.do("play", "atmine", "A1")


# ------------------------------------------------------------------ generals


def test_tg_029_the_card_brings_a_general_of_ones_choice_for_one_point() -> None:
    f = holding("general", ap=1)
    assert targets(f) == [("us_patton",), ("us_bradley",), ("us_eisenhower",)]
    f.do("play", "general", "us_bradley")

    assert f.state.forces[US].hqs[0].general == "us_bradley"
    assert f.state.players[US].ap == 0
    assert f.one("general_placed") == {"seat": US, "general": "us_bradley", "board": 0}


def test_tg_029_a_headquarters_has_one_general() -> None:
    f = field().hold(US, "general")
    f.state.forces[US].hqs[0].general = "us_patton"

    assert f.phase("deployment").options("play") == []


def test_tg_132_a_second_headquarters_takes_another_general() -> None:
    f = field().hold(US, "general")
    f.state.forces[US].hqs = [Headquarters(pi=10, general="us_patton"), Headquarters(pi=10)]
    f.phase("deployment")
    assert ("us_patton",) not in targets(f)
    f.do("play", "general", "us_bradley")

    assert f.state.forces[US].hqs[1].general == "us_bradley"


# ------------------------------------------------------------------ points and cards


@pytest.mark.parametrize(("ap", "after"), [(4, 6), (10, 10), (9, 10)])
def test_supplies_give_three_points_up_to_the_maximum(ap: int, after: int) -> None:
    assert holding("supplies", ap=ap).do("play", "supplies").state.players[US].ap == after


def test_reinforcements_draw_three_cards() -> None:
    f = field().hold(US, "reinforce")
    f.state.players[US].deck = ["us_light", "us_m3", "us_m7", "us_57"]
    f.phase("deployment").do("play", "reinforce")

    assert f.state.players[US].hand == ["us_light", "us_m3", "us_m7"]
    assert f.state.players[US].ap == 3


def test_reinforcements_are_of_no_use_without_a_deck() -> None:
    assert holding("reinforce").options("play") == []


@pytest.mark.parametrize(("had", "left"), [(5, 2), (2, 0)])
def test_sabotage_costs_the_opponent_three_stored_points(had: int, left: int) -> None:
    f = field().hold(US, "sabotage").ap(DE, had).phase("deployment").do("play", "sabotage")

    assert f.state.players[DE].ap == left
    assert f.one("sabotaged") == {"side": "de", "ap": had - left}


def test_sabotage_is_of_no_use_against_empty_stores() -> None:
    assert field().hold(US, "sabotage").ap(DE, 0).phase("deployment").options("play") == []


def test_sabotage_takes_from_the_field_marshal_first() -> None:
    f = field().hold(US, "sabotage")
    f.state.players += [Player(side=1, rank="general", ap=4)]
    f.state.players[DE].rank = "marshal"
    f.ap(DE, 2).phase("deployment").do("play", "sabotage")

    assert [player.ap for player in f.state.players[1:]] == [0, 3]


# ------------------------------------------------------------------ healing


@pytest.mark.parametrize(("wounds", "left"), [(1, 0), (2, 0)])
def test_first_aid_heals_up_to_two_wounds_of_infantry(wounds: int, left: int) -> None:
    f = field("us_light@D2", "us_sherman@D3", "us_light@A1", "ge_light@D4").hold(US, "firstaid")
    for number in (1, 2, 4):
        f.unit(number).wounds = wounds
    f.phase("deployment")
    assert targets(f) == [(1,)]
    f.do("play", "firstaid", 1)

    assert f.unit(1).wounds == left
    assert f.one("healed") == {"unit": 1, "unit_card": "us_light", "wounds": wounds, "total": left}


def test_the_workshop_repairs_vehicles_and_guns() -> None:
    f = field("us_light@D2", "us_sherman@D3", "us_57@A1", "us_m3@B1").hold(US, "repair")
    for number in (1, 2, 3):
        f.unit(number).wounds = 2
    f.unit(2).wounds = 3
    f.phase("deployment")
    assert targets(f) == [(2,), (3,)]
    f.do("play", "repair", 2)

    assert f.unit(2).wounds == 1


def test_tg_129_allies_help_each_others_units() -> None:
    f = field("us_light@D2", "ge_light@D5")
    f.state.players = [
        Player(side=0, rank="marshal"),
        Player(side=0, rank="general", ap=4, hand=["firstaid"]),
        Player(side=1),
    ]
    f.state.seats = 3
    f.unit(2).seat = 2
    f.unit(1).wounds = 1
    f.phase("deployment", 1)

    assert targets(f) == [(1,)]


# ------------------------------------------------------------------ barrages


def test_a_barrage_strikes_a_square_and_its_neighbours_friends_too() -> None:
    f = holding("barrage", "ge_light@D4", "us_light@D3", "ge_pz4@E4", "ge_tiger@C4", "ge_light@C3")
    assert len(targets(f)) == 48
    f.dice(barrage=[4, 6, 5, 10]).do("play", "barrage", "D4")

    assert f.unit(1).wounds == 2
    assert {said["unit"]: (said["hit"], said["crit"], said["result"]) for said in f.said("struck")} == {
        1: (4, 9, "hit"),
        2: (6, 10, "hit"),
        3: (6, 10, "miss"),
        4: (6, 10, "nothing"),
    }
    assert f.unit(2).wounds == 1
    assert f.unit(5).wounds == 0
    assert not f.gone(4)


def test_a_barrage_destroys_on_its_critical_number() -> None:
    f = holding("barrage", "ge_light@D4").dice(barrage=[9]).do("play", "barrage", "D4")

    assert f.gone(1)
    assert f.state.forces[US].destroyed == 1


def test_tg_r43_cover_and_lying_prone_help_against_a_barrage_and_smoke_does_not() -> None:
    f = field("ge_light+prone@D4").hold(US, "barrage").ground(D4="wall")
    f.unit(1).prone = True
    f.unit(1).smoked = 9
    f.phase("deployment").dice(barrage=[5]).do("play", "barrage", "D4")

    said = f.one("struck")
    assert (said["hit"], said["crit"], said["result"]) == (6, 10, "miss")


def test_a_barrage_on_empty_ground_rolls_nothing() -> None:
    f = holding("barrage").do("play", "barrage", "D4")

    assert f.said("struck") == []
    assert f.state.players[US].ap == 6


def test_smoke_lies_on_five_squares_until_the_next_start_phase() -> None:
    f = holding("smokebar", "us_light@D3", "ge_pz4@D5").do("play", "smokebar", "D4")
    (cloud,) = f.state.clouds
    assert sorted(cloud.squares) == sorted(SQUARES[name] for name in ("D4", "D3", "D5", "C4", "E4"))
    weapon = LIBRARY.units["ge_pz4"].weapons[0]
    found = {change.source: change for change in numbers.changes(f.state, f.unit(2), weapon, f.unit(1))}
    assert (found["smokebar"].hit, found["smokebar"].crit) == (2, 2)
    f.state.turn, f.state.side = 4, DE
    phases.start(f.flow())
    assert f.state.clouds
    f.state.turn, f.state.side = 5, US
    phases.start(f.flow())

    assert f.state.clouds == []


def test_smoke_at_the_corner_lies_on_three_squares() -> None:
    f = holding("smokebar").do("play", "smokebar", "A1")

    assert len(f.state.clouds[0].squares) == 3


# ------------------------------------------------------------------ forced march


def test_forced_march_moves_infantry_one_square_more_at_once() -> None:
    f = field("us_light@D2", "us_sherman@A1").hold(US, "march")
    unit = f.unit(1)
    unit.spent, unit.moved = 1, f.state.turn
    f.phase("deployment")
    assert {target[0] for target in targets(f)} == {1}
    assert {target[1] for target in targets(f)} == {"D1", "D3", "C2", "E2"}
    f.do("play", "march", 1, "D3")

    assert unit.at == SQUARES["D3"]
    assert f.state.players[US].ap == 4


def test_forced_march_lets_infantry_move_that_was_just_deployed() -> None:
    f = field().hold(US, "us_light", "march").phase("deployment").do("deploy", "us_light", "C1")
    assert set(targets(f)) == {(1, "C2"), (1, "B1"), (1, "D1")}
    f.do("play", "march", 1, "C2")

    assert f.unit(1).at == SQUARES["C2"]


def test_forced_march_is_not_for_those_who_are_set_up() -> None:
    assert holding("march", "us_heavy+mortar@D2").options("play") == []


def test_tg_084_nobody_is_marched_twice_in_a_turn() -> None:
    f = (
        field("us_light@D2", "us_light@A2")
        .hold(US, "march", "march")
        .phase("deployment")
        .do("play", "march", 1, "D3")
    )
    assert {target[0] for target in targets(f)} == {2}
    phases.start(f.flow())
    f.hold(US, "march").phase("deployment")

    assert {target[0] for target in targets(f)} == {1, 2}


def test_tg_084_the_capability_of_marching_and_the_card_are_two_things() -> None:
    f = field("us_ranger@D2", deploy_before_move=True).hold(US, "march", "us_light").ap(US, 5).phase("deployment")
    f.do("ability", 1, "march")

    assert (1, "D3") in targets(f)


def test_tg_r12_a_unit_may_be_healed_twice() -> None:
    f = field("us_sherman@D2").hold(US, "repair", "repair")
    f.unit(1).wounds = 4
    f.phase("deployment").do("play", "repair", 1).do("play", "repair", 1)

    assert f.unit(1).wounds == 0


def test_offering_a_march_changes_nothing() -> None:
    f = holding("march", "us_light@D2")

    assert (f.unit(1).extra, f.unit(1).free, f.unit(1).spent) == (0, False, 0)


# ------------------------------------------------------------------ reconnaissance


def test_reconnaissance_shows_hand_and_mines_to_one_seat_only() -> None:
    f = field().hold(US, "recon").hold(DE, "ge_tiger", "general")
    f.state.mines = [Mine(card="atmine", seat=DE, at=SQUARES["D4"])]
    f.phase("deployment").do("play", "recon")
    seen = {event.kind: event for event in f.events if event.private}

    assert seen["hand_seen"].public == {"seat": US, "enemy_seat": DE, "number": 2}
    assert seen["hand_seen"].private == {US: {"cards": ["ge_tiger", "general"]}}
    assert seen["mine_seen"].public == {"seat": US}
    assert seen["mine_seen"].private == {US: {"card": "atmine", "at": "D4"}}
    assert f.state.mines[0].seen_by == [US]
    assert not f.state.mines[0].found


def test_mines_seen_from_the_air_stay_in_sight_of_him_alone() -> None:
    from engine.tactics2gm.rules import GAME

    f = field().hold(US, "recon")
    f.state.mines = [Mine(card="atmine", seat=DE, at=SQUARES["D4"])]
    f.phase("deployment")
    assert GAME.view(f.state, US).mines == []
    f.do("play", "recon")

    assert [mine.at for mine in GAME.view(f.state, US).mines] == [SQUARES["D4"]]
    assert GAME.view(f.state, None).mines == []


# ------------------------------------------------------------------ C-47


def test_the_c47_drops_two_paratroopers_for_a_point_less_each() -> None:
    f = field().hold(US, "c47", "us_para", "us_para", "us_para").ap(US, 10).phase("deployment")
    f.do("play", "c47").do("drop", "us_para", "D4").do("drop", "us_para", "E4")
    assert f.state.players[US].ap == 10 - 3 - 2 - 2
    assert f.options("drop") == [option for option in f.options("drop") if option[1] == "us_para"]
    f.do("drop", "us_para", "D5")

    assert f.state.players[US].ap == 0


def test_prices_that_differ_from_the_printed_ones_are_shown_to_their_owner() -> None:
    from engine.tactics2gm.rules import GAME

    f = field().hold(US, "c47", "us_para", "us_sherman", "us_light").ap(US, 10)
    f.state.forces[US].hqs[0].general = "us_patton"
    f.phase("deployment").do("play", "c47")

    assert GAME.view(f.state, US).prices == {"deploy us_sherman": 3, "drop us_para": 2}
    assert GAME.view(f.state, DE).prices == {}


def test_the_c47_needs_paratroopers_that_can_be_paid() -> None:
    assert holding("c47").options("play") == []
    assert field().hold(US, "c47", "us_para").ap(US, 4).phase("deployment").options("play") == []
    assert field().hold(US, "c47", "us_para").ap(US, 5).phase("deployment").options("play") == [("play", "c47")]


def test_the_c47_meets_anti_aircraft_at_the_drop_square() -> None:
    f = field("ge_flak38@D6").hold(US, "c47", "us_para", "us_para").ap(US, 10).phase("deployment")
    f.dice(antiair=[4]).do("play", "c47").do("drop", "us_para", "D4").do("drop", "us_para", "D3")

    assert (f.unit(2).wounds, f.unit(3).wounds) == (1, 0)


def test_out_of_the_c47_they_may_also_jump_over_the_own_line() -> None:
    f = field().hold(US, "c47", "us_para").ap(US, 10).phase("deployment").do("play", "c47")

    assert ("drop", "us_para", "A1") in f.options("drop")


def test_the_c47_is_gone_with_the_turn() -> None:
    f = field().hold(US, "c47", "us_para").ap(US, 10).phase("deployment").do("play", "c47")
    phases.start(f.flow())

    assert f.state.players[US].drops == 0


# ------------------------------------------------------------------ for the whole side


def test_flak_barrage_helps_anti_aircraft_until_the_next_start_phase() -> None:
    f = holding("flakbar", "us_bofors@D2").do("play", "flakbar")
    assert f.state.forces[US].flak
    assert [change.hit for change in numbers.air_changes(f.state, f.unit(1))] == [-2]
    phases.start(f.flow())

    assert not f.state.forces[US].flak


def test_flak_barrage_is_not_played_twice() -> None:
    f = field().hold(US, "flakbar")
    f.state.forces[US].flak = True

    assert f.phase("deployment").options("play") == []


def test_jamming_silences_enemy_command_groups_for_one_hq_phase() -> None:
    f = holding("jam", "ge_command@D5").do("play", "jam")
    assert f.state.forces[DE].jammed
    f.state.side = DE
    f.ap(DE, 0)
    phases.hq(f.flow())

    assert f.state.players[DE].ap == 3
    assert not f.state.forces[DE].jammed


def test_jamming_is_not_played_twice() -> None:
    f = field().hold(US, "jam")
    f.state.forces[DE].jammed = True

    assert f.phase("deployment").options("play") == []


# ------------------------------------------------------------------ promotions


def test_tg_016_veterans_shoot_better_for_the_rest_of_the_game() -> None:
    f = holding("veteran", "us_light@D2", "us_sherman@D3", "us_p51", "ge_light@D5")
    assert targets(f) == [(1,), (2,), (3,)]
    f.do("play", "veteran", 1)

    assert under(f, 1) == [("veteran", "game")]
    assert [(c.hit, c.crit) for c in numbers.own_changes(f.state, f.unit(1))] == [(-1, 0)]
    assert f.state.players[US].discard == []
    assert f.state.players[US].ap == 8


def test_elite_is_for_veterans_and_special_infantry() -> None:
    f = field("us_light@D2", "us_light@D3", "us_ranger@D4", "us_command@A1").hold(US, "elite")
    f.unit(2).cards = [Lasting(card="veteran", seat=US, until="game")]
    f.phase("deployment")
    assert targets(f) == [(2,), (3,)]
    f.do("play", "elite", 3)

    assert numbers.toughness(f.state, f.unit(3)) == 5
    assert [(c.hit, c.crit) for c in numbers.own_changes(f.state, f.unit(3))] == [(-1, -1)]


def test_an_expert_driver_moves_a_vehicle_one_farther() -> None:
    f = holding("driver", "us_light@D2", "us_m3@D3", "us_57@D4")
    assert targets(f) == [(2,)]
    f.do("play", "driver", 2)

    assert numbers.movement(f.state, f.unit(2)) == 4


def test_a_tank_ace_is_for_tanks() -> None:
    f = holding("tankace", "us_light@D2", "us_m3@D3", "us_sherman@D4")
    assert targets(f) == [(3,)]
    f.do("play", "tankace", 3)

    assert [(c.hit, c.crit) for c in numbers.own_changes(f.state, f.unit(3))] == [(-1, -1)]


def test_a_marksman_reaches_one_farther_with_a_rifle() -> None:
    f = holding("marksman", "us_light@D2", "us_sherman@D4", "us_flame@D3")
    assert targets(f) == [(1,)]
    f.do("play", "marksman", 1)

    assert numbers.reach(f.state, f.unit(1), LIBRARY.units["us_light"].weapons[0]) == 3


# ------------------------------------------------------------------ equipment


def test_tg_017_a_shovel_goes_under_any_ground_unit_once() -> None:
    f = field("us_light@D2", "us_sherman@D3", "us_p51").hold(US, "pala", "pala").phase("deployment")
    assert targets(f) == [(1,), (2,)]
    f.do("play", "pala", 2)

    assert under(f, 2) == [("pala", "game")]
    assert targets(f) == [(1,)]


def test_tg_084_the_example_of_two_shovels_is_refused() -> None:
    f = field("us_sherman@D3", "us_light@D1").hold(US, "pala", "pala").phase("deployment").do("play", "pala", 1)

    with pytest.raises(Illegal):
        f.do("play", "pala", 1)


def test_extra_armour_is_for_tanks_below_six() -> None:
    f = field("us_sherman@D2", "us_m3@D3").hold(US, "armour").phase("deployment")
    assert targets(f) == [(1,)]
    f.do("play", "armour", 1)
    assert numbers.armour(f.state, f.unit(1)) == 5
    other = field("ge_tiger@D5").hold(DE, "armour").phase("deployment", DE)

    assert other.options("play") == []


@pytest.mark.parametrize("card", ["aprounds", "herounds"])
def test_tg_017_rounds_are_for_guns_and_last_one_turn(card: str) -> None:
    f = holding(card, "us_light@D2", "us_sherman@D3", "us_m3@A1")
    assert targets(f) == [(2,)]
    f.do("play", card, 2)
    gun = LIBRARY.units["us_sherman"].weapons[0]
    assert under(f, 2) == [(card, "turn")]
    assert numbers.penetration(f.state, f.unit(2), gun) == (6 if card == "aprounds" else 4)
    assert numbers.damage(f.state, f.unit(2), gun, f.unit(1)) == (3 if card == "herounds" else 2)
    assert numbers.damage(f.state, f.unit(2), gun, f.unit(3)) == 2
    phases.start(f.flow())

    assert under(f, 2) == []
    assert f.state.players[US].discard == [card]


def test_a_howitzer_token_is_a_gun_too() -> None:
    f = holding("binoc", "us_sherman+howitzer@D2", "us_sherman@D3", "us_heavy+mortar@D4")

    assert targets(f) == [(1,), (3,)]


def test_a_net_hides_a_ground_unit_until_it_moves() -> None:
    f = holding("net", "us_sherman@D2", "us_p51", "ge_pz4@D5")
    assert targets(f) == [(1,)]
    f.do("play", "net", 1)
    assert under(f, 1) == [("net", "moves")]
    weapon = LIBRARY.units["ge_pz4"].weapons[0]

    assert [(c.hit, c.crit) for c in numbers.changes(f.state, f.unit(3), weapon, f.unit(1))] == [(1, 1)]


def test_binoculars_reach_one_farther_with_indirect_weapons() -> None:
    f = holding("binoc", "us_105@D2", "us_sherman@D3").do("play", "binoc", 1)

    assert under(f, 1) == [("binoc", "game")]
    assert numbers.reach(f.state, f.unit(1), LIBRARY.units["us_105"].weapons[0]) == 7


def test_cards_under_a_unit_leave_the_game_with_it() -> None:
    f = field("ge_light@D4").hold(US, "barrage")
    f.unit(1).cards = [Lasting(card="veteran", seat=DE, until="game")]
    f.phase("deployment").dice(barrage=[9]).do("play", "barrage", "D4")

    assert f.state.removed == ["ge_light", "veteran"]
