"""The end of a Combat Phase, the Draw Phase, and victory."""

from collections.abc import Sequence

import pytest

from engine.core.protocol import Action
from engine.spearpoint.rules import GAME
from engine.spearpoint.victory import STALEMATE
from tests.spearpoint.field import DE, US, Field, field

# ------------------------------------------------------------------ aircraft


def test_sp_037_and_r23_an_aircraft_stays_for_its_turns_of_flight() -> None:
    f = field(us=["us_a36", "us_rifle"], de=["ge_gren"])
    assert f.combat({}).unit(1).flight == 1

    f.combat({})
    assert f.gone(1)


def test_sp_037_and_r23_the_turn_of_commitment_is_the_first_of_flight_and_a_sortie_starts_fresh() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], hands=(["us_a36", "us_pilot"], []))
    f.commit(us=[("commit", "us_a36", 1)]).declare({})
    assert f.unit(3).flight == 1
    f.unit(3).bombed = True
    f.effect(3, "F09").combat({})
    assert f.gone(3)

    f.state.players[US].units = ["us_a36", "us_pilot"]
    f.commit(us=[("commit", "us_a36", 1)])
    assert (f.unit(4).flight, f.unit(4).bombed, f.unit(4).damage) == (2, False, None)


def test_sp_038_and_r23_then_aircraft_and_pilot_go_under_the_reserves() -> None:
    f = field(us=["us_a36", "us_rifle"], de=["ge_gren"], reserves=(["us_rifle"], [])).effect(1, "F09")
    f.unit(1).flight = 1
    f.combat({})

    assert f.state.players[US].reserves == ["us_rifle", "us_a36", "us_pilot"]
    assert f.state.damage_discard == ["D13"]


# ------------------------------------------------------------------ the Draw Phase


def drawing() -> Field:
    """Both are about to draw, with plenty of everything."""
    return field(us=["us_rifle"], de=["ge_gren"], reserves=(["us_rifle"] * 5, ["ge_gren"] * 5)).start("draw")


def test_sp_094_and_095_and_r26_one_command_card_and_then_two_of_ones_choice() -> None:
    f = drawing()
    assert [len(player.commands) for player in f.state.players] == [1, 1]

    f.answer(US, "draw", ("draw", "unit")).answer(US, "draw", ("draw", "command"))
    player = f.state.players[US]
    assert (player.units, len(player.commands)) == (["us_rifle"], 2)
    assert not f.asked(US, "draw")


def test_sp_018_and_r26_each_card_is_chosen_after_seeing_the_last() -> None:
    f = drawing()
    f.events.clear()
    f.answer(US, "draw", ("draw", "unit"))

    assert [event.private for event in f.events if event.kind == "drew"] == [{US: {"card": "us_rifle"}}]
    assert f.options(US, "draw") == [("draw", "unit"), ("draw", "command")]


def test_the_order_in_which_the_seats_draw_does_not_matter() -> None:
    ends = []
    for seats in ((US, DE), (DE, US)):
        f = drawing()
        for seat in seats:
            f.answer(seat, "draw", ("draw", "command")).answer(seat, "draw", ("draw", "command"))
        ends.append([player.commands for player in f.state.players])

    assert ends[0] == ends[1]


def test_sp_096_and_097_and_vector_10_seven_units_and_five_commands_are_kept_after_drawing() -> None:
    """A hand of 7 and 5 still draws 1 + 2 and then gives away what is too much."""
    hand = ["us_rifle"] * 7
    commands = ["seize", "seize", "apcr", "apcr", "flak"]
    f = field(hands=(hand, []), commands=(commands, []), reserves=(["us_jeep", "us_m15", "us_para"], []))
    f.start("draw")
    f.answer(US, "draw", ("draw", "unit")).answer(US, "draw", ("draw", "unit"))
    units, cards = [d for d in f.state.open if d.seat == US]
    assert (units.min, units.max, cards.min, cards.max) == (2, 2, 1, 1)

    f.events += GAME.apply(f.state, Action(US, units.id, [("discard", "us_rifle", 1), ("discard", "us_jeep", 1)]))
    f.events += GAME.apply(f.state, Action(US, cards.id, [("discard", "seize", 1)]))
    player = f.state.players[US]
    assert (len(player.units), len(player.commands)) == (7, 5)
    assert player.reserves == ["us_para", "us_rifle", "us_jeep"]
    assert GAME.view(f.state, None).command_discard == ["seize"]


def test_sp_098_then_a_new_turn_begins() -> None:
    f = drawing()
    for seat in (US, DE):
        f.answer(seat, "draw", ("draw", "unit")).answer(seat, "draw", ("draw", "unit"))

    assert f.state.turn == 4
    assert f.asked(US, "commit")


def test_sp_r25_an_empty_command_deck_is_made_of_its_discards() -> None:
    f = field(us=["us_rifle"], reserves=(["us_rifle"], []))
    f.state.command_deck, f.state.command_discard = [], f.state.command_deck
    f.start("draw")

    assert len(f.state.players[US].commands) == 1
    assert f.state.command_discard == []


def test_sp_r25_from_empty_reserves_nothing_is_drawn() -> None:
    f = field(us=["us_rifle"], reserves=(["us_rifle"], [])).start("draw")
    assert ("draw", "unit") not in f.options(DE, "draw")

    f.answer(US, "draw", ("draw", "unit"))
    assert f.options(US, "draw") == [("draw", "command")]


# ------------------------------------------------------------------ victory


@pytest.mark.parametrize(("before", "over"), [(29, False), (30, True)])
def test_sp_101_and_r21_fifty_one_points_win_at_once(before: int, *, over: bool) -> None:
    f = field(us=["us_sherman"], de=["ge_tiger", "ge_gren"])
    f.state.forces[US].points = before - 2
    f.dice(attack=[10, 10]).combat({1: 2})

    outcome = f.state.outcome
    assert (outcome is not None) is over
    if outcome is not None:
        assert (outcome.winners, outcome.termination) == ([US], "points")


def test_sp_r21_the_first_to_get_there_wins_even_in_mid_phase() -> None:
    f = field(us=["us_37at", "us_37at"], de=["ge_mg42", "ge_pak38"])
    for force in f.state.forces:
        force.points = 48
    f.dice(attack=[10, 10]).combat({1: 3, 4: 1})

    assert f.state.outcome is not None
    assert f.state.outcome.winners == [US]
    assert f.points == [53, 48]


def test_sp_101_and_r20_three_turns_unopposed_overrun_the_enemy() -> None:
    f = field(us=["us_rifle"], de=["ge_bf109", "ge_pz4-"])
    f.unit(2).flight = 9
    counts = []
    for _ in range(3):
        f.combat({})
        counts.append(f.state.forces[US].overrun)

    assert counts == [1, 2, 3]
    assert f.state.outcome is not None
    assert f.state.outcome.termination == "overrun"


def test_sp_101_and_r20_a_turn_with_opposition_sets_the_count_back() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"])
    f.state.forces[US].overrun = 2
    f.combat({})

    assert f.state.forces[US].overrun == 0


@pytest.mark.parametrize("units", [["us_p40"], ["us_sherman-"], []])
def test_sp_r19_and_r20_aircraft_and_idle_units_overrun_nobody(units: list[str]) -> None:
    f = field(us=units).combat({})

    assert f.state.forces[US].overrun == 0


@pytest.mark.parametrize(("points", "winners"), [((9, 4), [US]), ((4, 9), [DE]), ((4, 4), [])])
def test_sp_r22_when_no_units_are_left_anywhere_the_points_decide(
    points: tuple[int, int], winners: list[int]
) -> None:
    f = field(hands=(["us_tcrew"], []))
    for seat in (US, DE):
        f.state.forces[seat].points = points[seat]
    f.start("draw")
    for seat in (US, DE, US, DE):
        f.answer(seat, "draw", ("draw", "command"))

    assert f.state.outcome is not None
    assert (f.state.outcome.winners, f.state.outcome.termination) == (winners, "exhausted")


def test_sp_r33_ten_turns_in_which_nothing_happens_end_the_match() -> None:
    f = field(us=["us_mg30"], de=["ge_tiger"])
    f.state.stirred = f.state.turn - STALEMATE
    f.state.forces[US].points = 4
    f.start("draw")
    for seat in (US, DE, US, DE):
        f.answer(seat, "draw", ("draw", "command"))

    assert f.state.outcome is not None
    assert (f.state.outcome.winners, f.state.outcome.termination) == ([US], "stalemate")


def test_sp_r19_idle_units_can_be_attacked_and_score() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4-"]).dice(attack=[10, 10]).combat({1: 2})

    assert f.points == [15, 0]


def test_sp_r31_a_fire_scores_for_the_other_side() -> None:
    f = field(us=["us_sherman"], de=["ge_gren"]).effect(1, "V08").dice(burn=[3]).combat({})

    assert f.points == [0, 13]
    assert f.state.players[US].reserves == ["us_tcrew"]


def running_out(reserves: Sequence[str] = ()) -> Field:
    """The Command deck holds one card more than the two that everybody draws; six lie on the pile."""
    f = field(reserves=[reserves, reserves])
    state = f.state
    state.command_discard, state.command_deck = state.command_deck[:6], state.command_deck[6:9]
    return f.start("draw")


def test_sp_r25_the_command_deck_is_not_shuffled_anew_while_it_has_cards() -> None:
    f = running_out(["us_rifle"] * 2)
    pile = list(f.state.command_discard)
    for seat in (US, US, DE, DE):
        assert ("draw", "command") in f.options(seat, "draw")
        f.answer(seat, "draw", ("draw", "unit"))

    assert f.state.command_discard == pile
    assert len(f.state.command_deck) == 1


def test_sp_r25_it_is_made_anew_when_a_card_is_drawn_that_it_no_longer_has() -> None:
    """Who is faster changes nothing (all draw at the same time)."""
    ends = []
    for order in ((US, US, DE, DE), (DE, DE, US, US), (US, DE, DE, US)):
        f = running_out()
        for seat in order:
            f.answer(seat, "draw", ("draw", "command"))
        ends.append([player.commands for player in f.state.players])
        assert (len(f.state.command_deck), f.state.command_discard) == (3, [])

    assert [len(commands) for commands in ends[0]] == [3, 3]
    assert ends[0] == ends[1] == ends[2]


def test_sp_r25_nothing_is_offered_where_deck_and_pile_are_short() -> None:
    f = field()
    f.state.command_deck, f.state.command_discard = f.state.command_deck[:3], f.state.command_deck[3:4]
    f.start("draw").answer(US, "draw", ("draw", "command"))

    assert not f.asked(US, "draw")
    f.answer(DE, "draw", ("draw", "command"))
    assert not f.asked(DE, "draw")
