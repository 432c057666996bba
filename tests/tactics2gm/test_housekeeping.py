"""The phases between the acts: Start, HQ, Cards, Flip, Discard and End, and the supply line."""

from __future__ import annotations

import pytest

from engine.tactics2gm import phases, supply
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import Cloud, Headquarters, Lasting, Lost, Player
from tests.tactics2gm.field import DE, US, Field, field


def step(f: Field, *names: str) -> Field:
    """Take steps of a turn, one after the other."""
    for name in names:
        phases.STEPS[name](f.flow())
    return f


def deck(f: Field, seat: int, *cards: str) -> Field:
    f.state.players[seat].deck = list(cards)
    return f


def general(f: Field, side: int, name: str) -> Field:
    f.state.forces[side].hqs[0].general = name
    return f


# ------------------------------------------------------------------ the supply line


@pytest.mark.parametrize(
    ("units", "rows"),
    [
        (("us_light@A1", "us_light@B2", "us_truck@C4"), 2),
        (("us_light@A2", "us_light@B3"), 0),
        ((), 0),
        (("us_light@A1", "us_light@H1", "us_light@A2", "us_light@A3"), 3),
        (("ge_light@A1", "us_light@A2"), 0),
    ],
)
def test_tg_060_to_064_and_vector_3_supply_counts_rows_to_the_first_gap(units: tuple[str, ...], rows: int) -> None:
    assert supply.rows(field(*units).state, US) == rows


def test_tg_r03_rows_are_counted_from_the_own_edge_and_aircraft_never_count() -> None:
    f = field("ge_light@A6", "ge_light@A5", "ge_light@A1", "us_p51", "us_light@D2")

    assert supply.rows(f.state, DE) == 2
    assert supply.rows(f.state, US) == 0


def test_tg_r03_wounded_and_rooted_units_hold_their_row() -> None:
    f = field("us_heavy+mortar@A1")
    f.unit(1).wounds = 2

    assert supply.rows(f.state, US) == 1


def test_tg_062_a_scenario_may_grant_supply_whatever_is_held() -> None:
    f = field()
    f.state.scenario = "landing"

    assert supply.rows(f.state, US) == 2


# ------------------------------------------------------------------ Start


def test_tg_066_what_lasts_a_turn_ends_and_the_rest_stays() -> None:
    f = field("us_sherman@A1", "ge_pz4@A6")
    own, enemy = f.unit(1), f.unit(2)
    own.cards = [Lasting(card="aprounds", seat=US, until="turn"), Lasting(card="veteran", seat=US, until="game")]
    enemy.cards = [Lasting(card="herounds", seat=DE, until="turn")]
    own.smoked, enemy.smoked = 3, 4
    f.state.clouds = [Cloud(seat=US, squares=[1]), Cloud(seat=DE, squares=[2])]
    f.state.forces[US].flak = f.state.forces[DE].flak = True
    step(f, "start")

    assert [lasting.card for lasting in own.cards] == ["veteran"]
    assert f.state.players[US].discard == ["aprounds"]
    assert [lasting.card for lasting in enemy.cards] == ["herounds"]
    assert (own.smoked, enemy.smoked) == (0, 4)
    assert [cloud.seat for cloud in f.state.clouds] == [DE]
    assert (f.state.forces[US].flak, f.state.forces[DE].flak) == (False, True)
    assert f.one("card_over") == {"card": "aprounds", "unit": 1, "unit_card": "us_sherman"}


def test_tg_066_a_card_of_the_enemys_own_is_not_ended_by_our_start() -> None:
    f = field("us_sherman@A1")
    f.unit(1).cards = [Lasting(card="aprounds", seat=US, until="turn")]
    f.state.side = DE
    step(f, "start")

    assert f.unit(1).cards


def test_tg_066_movement_weapons_and_once_a_turn_are_there_again() -> None:
    f = field("us_sherman@A1")
    unit, force = f.unit(1), f.state.forces[US]
    unit.spent, unit.extra, unit.again, unit.free = 2, 1, 1, True
    unit.fired, unit.used = ["us_sherman/0"], ["march"]
    force.used = ["us_patton", "ge_guderian"]
    f.state.players[US].drops = 1
    f.state.players[US].impact = True
    f.state.lost = [Lost(number=9, card="us_light", seat=US, at=None)]
    f.state.shots = [(1, 2, "hit")]
    step(f, "start")

    assert (unit.spent, unit.extra, unit.again, unit.free, unit.fired, unit.used) == (0, 0, 0, False, [], [])
    assert force.used == ["ge_guderian"]
    assert (f.state.players[US].drops, f.state.players[US].impact) == (0, False)
    assert (f.state.lost, f.state.shots) == ([], [])


# ------------------------------------------------------------------ HQ


def test_tg_028_and_067_and_vector_10_stored_points_never_pass_the_maximum() -> None:
    f = field("us_light@A1", "us_light@A2").ap(US, 9)
    step(f, "hq")

    assert f.state.players[US].ap == 10
    said = f.one("income")
    assert (said["hq"], said["supply"], said["taken"], said["lost"]) == (3, 2, 1, 4)


def test_tg_067_headquarters_and_supply_add_up() -> None:
    f = field("us_light@A1", "us_light@A2").ap(US, 1)
    step(f, "hq")

    assert f.state.players[US].ap == 6
    assert f.state.players[DE].ap == 5


def test_tg_025_and_r29_abilities_cost_points_moving_none_and_what_is_left_is_kept() -> None:
    f = field("us_ranger@D2").ap(US, 4).hold(US, "us_light").hold(DE, "ge_light").phase("movement")
    f.do("ability", 1, "march").do("move", 1, "D4")

    assert f.state.turn == 4
    assert f.state.players[US].ap == 3


def test_tg_068_each_command_group_gives_one_wherever_it_is() -> None:
    f = field("us_command@A6", "us_command", "us_truck@B5", "ge_command@C3").ap(US, 0)
    f.unit(2).aboard = 3
    step(f, "hq")

    assert f.state.players[US].ap == 5
    assert f.one("income")["command"] == 2


def test_tg_068_jammed_command_groups_give_nothing_once() -> None:
    f = field("us_command@B5").ap(US, 0)
    f.state.forces[US].jammed = True
    step(f, "hq")
    assert f.state.players[US].ap == 3
    step(f, "hq")
    assert f.state.players[US].ap == 7


@pytest.mark.parametrize(("units", "ap"), [(("us_light@A1", "us_light@A2"), 6), (("us_light@A1",), 4)])
def test_bradley_gives_a_point_when_supply_is_at_least_two(units: tuple[str, ...], ap: int) -> None:
    f = general(field(*units), US, "us_bradley").ap(US, 0)
    step(f, "hq")

    assert f.state.players[US].ap == ap


def got_by(novice: str) -> tuple[int, int]:
    """Return the AP that each side gets in its HQ phase, where these are beginners."""
    f = field(novice=novice).ap(US, 0).ap(DE, 0)
    step(f, "hq")
    f.state.side = DE
    step(f, "hq")
    return f.state.players[US].ap, f.state.players[DE].ap


def test_tg_133_a_beginner_gets_one_more_each_turn() -> None:
    assert got_by("us") == (4, 3)


def test_tg_133_both_may_be_beginners() -> None:
    assert got_by("both") == (4, 4)


def test_tg_132_two_headquarters_give_and_store_twice_as_much_and_tg_128_allies_share_it() -> None:
    f = field("us_light@A1")
    f.state.players = [Player(side=0, rank="marshal", ap=8), Player(side=0, rank="general", ap=8), Player(side=1)]
    f.state.seats = 3
    f.state.forces[US].hqs.append(Headquarters(pi=10))
    step(f, "hq")

    assert [player.ap for player in f.state.players] == [10, 10, 0]


# ------------------------------------------------------------------ Cards


def test_tg_069_two_cards_are_drawn_from_the_top() -> None:
    f = deck(field(), US, "us_light", "us_heavy", "us_m3")
    step(f, "cards")

    assert f.state.players[US].hand == ["us_light", "us_heavy"]
    assert f.state.players[US].deck == ["us_m3"]
    (drew,) = (event for event in f.events if event.kind == "drew")
    assert drew.public == {"seat": US, "number": 2}
    assert drew.private == {US: {"cards": ["us_light", "us_heavy"]}}


def test_tg_069_what_was_held_comes_first_and_what_is_drawn_after_it() -> None:
    f = deck(field().hold(US, "us_m7"), US, "us_light", "us_heavy")
    step(f, "cards")

    assert f.state.players[US].hand == ["us_m7", "us_light", "us_heavy"]


def test_tg_r08_nothing_is_drawn_from_an_empty_deck() -> None:
    f = deck(field(), US, "us_light")
    step(f, "cards", "cards")

    assert f.state.players[US].hand == ["us_light"]
    assert len(f.said("drew")) == 1


def test_tg_129_allies_draw_one_card_each() -> None:
    f = field()
    f.state.players = [
        Player(side=0, rank="marshal", deck=["us_light", "us_m3"]),
        Player(side=0, rank="general", deck=["us_heavy", "us_m7"]),
        Player(side=1),
    ]
    step(f, "cards")

    assert [player.hand for player in f.state.players] == [["us_light"], ["us_heavy"], []]


def test_eisenhower_draws_three_and_puts_one_under_the_deck() -> None:
    f = general(deck(field(), US, "us_light", "us_heavy", "us_m3", "us_m7"), US, "us_eisenhower")
    step(f, "cards")
    assert f.state.players[US].hand == ["us_light", "us_heavy", "us_m3"]
    f.state.agenda = [["acts", "deployment", US]]
    f.answer(US, "sift", ("back", "us_heavy", 1))

    assert f.state.players[US].hand == ["us_light", "us_m3"]
    assert f.state.players[US].deck == ["us_m7", "us_heavy"]
    assert f.one("sifted") == {"seat": US, "number": 1}


def test_eisenhower_puts_nothing_back_when_only_two_came() -> None:
    f = general(deck(field(), US, "us_light", "us_heavy"), US, "us_eisenhower")
    step(f, "cards")

    assert len(f.state.players[US].hand) == 2
    assert not f.asked(US, "sift")


# ------------------------------------------------------------------ Discard


def test_tg_108_the_excess_over_seven_is_discarded() -> None:
    f = field().hold(US, *["us_light"] * 7, "us_heavy", "us_m3")
    step(f, "discard")
    decision = f.decision(US, "discard")
    assert (decision.min, decision.max, decision.act) == (2, 2, False)
    f.state.agenda = [["acts", "deployment", US]]
    f.answer(US, "discard", ("discard", "us_light", 7), ("discard", "us_m3", 1))

    assert f.state.players[US].hand == [*["us_light"] * 6, "us_heavy"]
    assert f.state.players[US].discard == ["us_light", "us_m3"]


def test_tg_045_seven_cards_may_be_kept() -> None:
    f = field().hold(US, *["us_light"] * 7)
    step(f, "discard")

    assert not f.asked(US, "discard")


# ------------------------------------------------------------------ End, and whole turns


def test_tg_r19_a_suppressed_unit_recovers_at_the_end_of_its_own_turn() -> None:
    f = deck(deck(field("us_light@A1", "ge_light@A6"), US, "us_light"), DE, "ge_light")
    f.unit(1).suppressed = f.unit(2).suppressed = True
    f.unit(1).shot_by = [2]
    f.unit(2).shot_by = [1]
    step(f, "end")

    assert (f.unit(1).suppressed, f.unit(2).suppressed) == (False, True)
    assert (f.unit(1).shot_by, f.unit(2).shot_by) == ([], [])
    assert f.state.agenda[-1] == ["turn", DE]


def test_tg_022_the_match_is_over_and_no_turn_follows_for_who_has_no_cards() -> None:
    f = deck(field("us_light@A1"), DE, "ge_light")
    step(f, "end")

    assert f.state.outcome is not None
    assert f.state.agenda == []


def test_tg_r06_the_first_turn_has_income_and_two_cards() -> None:
    f = deck(field("us_light@D1").ap(US, 2), US, "us_light", "us_m3", "us_m7")
    f.state.turn = 0
    f.unit(1).deployed = 0
    f.state.agenda = [["turn", US]]
    f.run()

    assert f.state.turn == 1
    assert f.state.players[US].ap == 6
    assert len(f.state.players[US].hand) == 2
    assert f.asked(US, "movement")


def test_tg_065_phases_follow_each_other_and_the_other_side_has_its_turn() -> None:
    f = deck(deck(field("us_light@D1", "ge_light@D6"), US, *["us_light"] * 9), DE, *["ge_light"] * 9)
    f.state.agenda = [["turn", US]]
    f.run()
    seen = []
    for _ in range(4):
        (decision,) = [d for d in f.state.open if d.act]
        seen.append((decision.seat, decision.kind))
        f.do("pass")

    assert seen == [(US, "movement"), (US, "deployment"), (DE, "movement"), (DE, "deployment")]
    assert SQUARES["D1"] == f.unit(1).at
