"""Three and four players: what is a side's, what is a seat's, and who comes when."""

from __future__ import annotations

import pytest

from engine.core.errors import Illegal
from engine.core.flow import Flow
from engine.core.properties import seen
from engine.core.protocol import Action, Option, Outcome
from engine.spearpoint.deckbuilding import DECKS
from engine.spearpoint.rules import GAME
from engine.spearpoint.state import SpearpointState
from engine.spearpoint.victory import score
from tests.spearpoint.field import SEED, Field, field

ABLE, BAKER, ANTON, BERTA = range(4)
"""The seats of four players."""


def new(players: int) -> SpearpointState:
    state, _ = GAME.new("standard", {"players": players}, SEED, "")
    return state


def asked(state: SpearpointState, kind: str) -> list[int]:
    return [decision.seat for decision in state.open if decision.kind == kind]


def answer(state: SpearpointState, seat: int, kind: str, *picks: Option) -> None:
    decision = next(d for d in state.open if d.seat == seat and d.kind == kind)
    chosen = list(picks) or GAME.suggestion(GAME.view(state, seat), decision)
    GAME.apply(state, Action(seat, decision.id, chosen))


def ready(players: int) -> SpearpointState:
    """All have chosen ready-made decks and their hands."""
    state = new(players)
    for kind in ("deck", "hand"):
        while kind in [decision.kind for decision in state.open]:
            waiting = [d for d in state.open if d.kind == kind and d.id not in state.answers]
            answer(state, waiting[0].seat, kind)
    return state


def cards(**copies: int) -> list[Option]:
    return [("card", card, copy) for card, most in copies.items() for copy in range(1, most + 1)]


def order(f: Field) -> list[int]:
    """Say in which order attackers rolled."""
    return [roll["unit"] for roll in f.said("rolled")]


def misses(rolls: int) -> list[int]:
    return [2, 2] * rolls


# ------------------------------------------------------------------ seats


@pytest.mark.parametrize(
    ("seats", "sides", "chairs"),
    [
        (2, ["us", "de"], [None, None]),
        (3, ["us", "de", "de"], [None, "de_first", "de_second"]),
        (4, ["us", "us", "de", "de"], ["us_first", "us_second", "de_first", "de_second"]),
    ],
)
def test_sp_t01_of_three_the_first_is_alone_and_of_four_two_play_either_side(
    seats: int, sides: list[str], chairs: list[str | None]
) -> None:
    found = GAME.sides("standard", {"players": seats})
    assert list(found) == sides
    named = [GAME.seated(seat, found) for seat in range(seats)]
    assert named == [
        ("side", side) if chair is None else ("chair", chair) for side, chair in zip(sides, chairs, strict=True)
    ]
    assert new(seats).seats == GAME.seats("standard", {"players": seats}) == seats
    assert all(GAME.name("chair", chair) for chair in chairs if chair)


def test_sp_t01_two_play_where_nothing_is_said_of_it_and_in_situations() -> None:
    assert GAME.seats("standard", {}) == 2
    assert GAME.seats("beachhead", {"players": 4}) == 2


# ------------------------------------------------------------------ preparation


def test_sp_t02_two_against_two_the_second_ally_has_what_the_first_leaves_of_110_points() -> None:
    state = new(4)
    assert asked(state, "deck") == [ABLE, ANTON]
    fifty_eight = cards(us_sherman=4, us_tcrew=3)
    for wrong in (cards(us_sherman=3, us_tcrew=5), cards(us_sherman=4, us_tcrew=5)):
        with pytest.raises(Illegal):
            answer(state, ABLE, "deck", *wrong)
    answer(state, ABLE, "deck", *fifty_eight)
    answer(state, ANTON, "deck", ("deck", "de_half_armor"))
    assert asked(state, "deck") == [BAKER, BERTA]
    bounds = {d.seat: d.subject for d in state.open if d.kind == "deck"}
    assert bounds == {BAKER: ("points", 50, 52), BERTA: ("points", 50, 60)}

    with pytest.raises(Illegal):
        answer(state, BAKER, "deck", *cards(us_sherman=4, us_rifle=1))
    answer(state, BAKER, "deck", *cards(us_sherman=4))
    answer(state, BERTA, "deck", ("deck", "de_half_armor"))
    assert asked(state, "hand") == [ABLE, BAKER, ANTON, BERTA]


def test_sp_t02_two_against_one_have_40_to_50_points_each_and_he_has_80_to_100() -> None:
    state = new(3)
    assert asked(state, "deck") == [0, 1, 2]
    pools = [DECKS.pool(side, "standard", state.options) for side in GAME.sides("standard", state.options)]

    assert [(pool.least, pool.most) for pool in pools] == [(80, 100), (40, 50), (40, 50)]
    for seat, pool in enumerate(pools):
        decision = next(d for d in state.open if d.seat == seat)
        names = [str(option[1]) for option in decision.options if option[0] == "deck"]
        assert names == [deck.id for deck in DECKS.ready(pool)]
        assert all(("_half_" in name) is (seat > 0) for name in names)


def test_sp_t02_each_ally_has_a_box_of_his_own() -> None:
    state = new(4)
    answer(state, ABLE, "deck", *cards(us_sherman=4))
    answer(state, ANTON, "deck", *cards(ge_tiger=1, ge_pz4=2))
    decision = next(d for d in state.open if d.seat == BERTA)

    assert ("card", "ge_tiger", 1) in decision.options


def test_sp_t03_allies_begin_as_usual_and_a_player_alone_with_eight_units() -> None:
    state = ready(4)
    assert [len(player.units) for player in state.players] == [4] * 4
    assert [len(player.commands) for player in state.players] == [3] * 4

    state = ready(3)
    assert [len(player.units) for player in state.players] == [8, 4, 4]
    assert [len(player.commands) for player in state.players] == [3] * 3


@pytest.mark.parametrize(
    ("players", "first", "more"), [(4, [1, 1, 1, 1], [2, 2, 2, 2]), (3, [2, 1, 1], [3, 2, 2])]
)
def test_sp_t03_a_player_alone_draws_two_command_cards_and_three_more(
    players: int, first: list[int], more: list[int]
) -> None:
    f = field(players=players, reserves=[["us_rifle"] * 9] * players).start("draw")

    assert [len(player.commands) for player in f.state.players] == first
    for seat in range(players):
        while f.asked(seat, "draw"):
            f.answer(seat, "draw", ("draw", "unit"))
    assert [len(player.units) for player in f.state.players] == more


# ------------------------------------------------------------------ lines, points, the end


def test_sp_t04_allies_share_their_lines() -> None:
    """The rear line of one is no frontline while the other has one; nobody aims at his ally."""
    f = field(us=["us_rifle", "+us_105"], de=["ge_gren"], players=4).start("combat")
    assert f.targets(1) == f.targets(2) == {3}
    assert f.unit(2).line == "rear"

    f = field(us=["us_p40", "+us_105", "us_75pack"], de=["ge_gren"], players=4)
    f.commit(by_seat={})
    assert [f.unit(number).line for number in (2, 3)] == ["front", "front"]
    assert f.said("line_shifted") == [{"side": "us"}]


@pytest.mark.parametrize(("players", "goal", "why"), [(4, 60, "team_points"), (3, 51, "points")])
def test_sp_t06_points_are_a_sides_and_two_against_two_need_60(players: int, goal: int, why: str) -> None:
    state = field(players=players).state
    seats = [seat for seat, side in enumerate(GAME.sides("standard", state.options)) if side == "de"]
    flow = Flow(state)
    score(flow, seats[0], 30)
    score(flow, seats[1], goal - 31)
    view = GAME.view(state, None)
    assert view.outcome is None
    assert {player.points for player in view.players if player.side == "de"} == {goal - 1}

    score(flow, seats[0], 1)
    assert state.outcome == Outcome(seats, why, ["de"])


def test_sp_t06_a_land_unit_of_either_ally_opposes_and_counts_for_overrun() -> None:
    f = field(us=["+us_rifle"], de=["ge_bf109"], players=4)
    f.unit(2).flight = 9
    for _ in range(3):
        f.dice(initiative=[1, 2, 3, 4]).combat({}, by_seat={})
    assert f.state.outcome is not None
    assert f.state.outcome.winners == [ABLE, BAKER]

    f = field(us=["us_rifle"], de=["+ge_gren"], players=4)
    f.dice(initiative=[1, 2, 3, 4]).combat({}, by_seat={})
    assert [force.overrun for force in f.state.forces] == [0, 0]


def test_sp_t10_whoever_gives_up_gives_up_for_his_ally() -> None:
    state = new(4)
    GAME.resign(state, ANTON)

    assert state.outcome is not None
    assert state.outcome.winners == [ABLE, BAKER]


# ------------------------------------------------------------------ who comes when


@pytest.mark.parametrize(
    ("dice", "winner", "totals", "counted"),
    [
        ([3, 7, 6, 5], BAKER, [7, 6], [7, 6]),
        ([3, 7, 2, 8], BERTA, [7, 8], [7, 8]),
        ([5, 5, 4, 1], ABLE, [5, 4], [5, 4]),
    ],
)
def test_sp_t05_the_better_die_of_either_side_counts_and_who_rolled_it_goes_first(
    dice: list[int], winner: int, totals: list[int], counted: list[int]
) -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], players=4).dice(initiative=dice).combat({}, by_seat={})
    told = f.one("initiative")

    assert (told["winner"], told["totals"], told["dice"]) == (winner, totals, counted)
    assert sorted(told["dice"] + told["others"]) == sorted(dice)
    assert f.state.first == winner


def test_sp_t05_equal_best_dice_of_both_sides_are_rolled_again() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], players=4)
    f.dice(initiative=[7, 2, 1, 7, 1, 2, 3, 4]).combat({}, by_seat={})

    assert len(f.said("initiative_tied")) == 1
    assert f.one("initiative")["winner"] == BERTA


def test_sp_t05_a_player_alone_rolls_twice() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], players=3)
    f.dice(initiative=[2, 9, 8, 7]).combat({}, by_seat={})

    told = f.one("initiative")
    assert (told["winner"], told["dice"], told["totals"], told["others"]) == (0, [9, 8], [9, 8], [2, 7])


def test_sp_t05_a_card_improves_the_die_of_who_plays_it() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], players=4, commands=[(), ["seize"]])
    f.dice(initiative=[6, 4, 7, 1]).combat({}, by_seat={BAKER: [("play", "seize")]})

    assert (f.one("initiative")["winner"], f.one("initiative")["totals"]) == (BAKER, [8, 7])


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ([9, 1, 1, 2], [1, 5, 3, 7, 2, 6, 4]),
        ([1, 9, 1, 2], [3, 7, 1, 5, 4, 6, 2]),
        ([1, 2, 9, 1], [5, 1, 7, 3, 6, 2, 4]),
    ],
)
def test_sp_t07_sides_alternate_and_allies_within_them(dice: list[int], expected: list[int]) -> None:
    """Able has 1 and 2, Baker 3 and 4, Anton 5 and 6, Berta 7: his turn falls to Anton when he has none left."""
    f = field(us=["us_37at"] * 2 + ["+us_37at"] * 2, de=["ge_pak38"] * 2 + ["+ge_pak38"], players=4)
    f.dice(initiative=dice, attack=misses(7))
    f.combat({1: 5, 2: 5, 3: 5, 4: 5, 5: 1, 6: 1, 7: 1}, by_seat={})

    assert order(f) == expected


def test_sp_t07_a_player_alone_resolves_every_second_attack() -> None:
    f = field(us=["us_37at"] * 3, de=["ge_pak38"] * 2 + ["+ge_pak38"], players=3)
    f.dice(initiative=[9, 1, 1, 1], attack=misses(6))
    f.combat({1: 4, 2: 4, 3: 4, 4: 1, 5: 1, 6: 1}, by_seat={})

    assert order(f) == [1, 4, 2, 6, 3, 5]


def test_sp_t07_each_declares_for_his_own_units_and_groups_only_them() -> None:
    f = field(us=["us_rifle"] * 3 + ["+us_rifle"] * 2, de=["ge_tiger", "ge_gren"], players=4).start("combat")

    assert ("assault", 6) in f.options(ABLE, "attack", 1)
    assert ("assault", 6) not in f.options(BAKER, "attack", 4)
    assert {d.subject[1] for d in f.state.open if (d.seat, d.kind) == (BAKER, "attack")} == {4, 5}


# ------------------------------------------------------------------ Command cards


def test_sp_t08_a_card_may_be_played_on_the_unit_of_an_ally() -> None:
    f = field(us=["+us_sherman"], de=["ge_gren"], players=4, commands=[["hull_down"]])
    f.stop(ABLE, ("stop", "after_reveal")).start("after_reveal")
    assert f.options(ABLE, "after_reveal") == [("play", "hull_down", 1)]

    f.answer(ABLE, "after_reveal", ("play", "hull_down", 1))
    assert [card.card for card in f.unit(1).attached] == ["hull_down"]


@pytest.mark.parametrize("card", ["ambush", "weak_spot", "jam", "bail_out"])
def test_sp_t08_cards_about_an_attack_or_a_crew_are_for_units_of_ones_own(card: str) -> None:
    for seat in (ABLE, BAKER):
        hands: list[list[str]] = [[], []]
        hands[seat] = [card]
        f = field(us=["us_sherman", "+us_sherman"], de=["ge_gren"], players=4, commands=hands)
        for unit in f.state.units:
            unit.committed = f.state.turn
        f.start("combat")
        named = [option[2] for option in f.options(seat, "orders") if option[:2] == ("play", card)]
        assert named == [1 + seat]


def test_sp_t08_a_withdrawal_is_for_units_of_ones_own() -> None:
    f = field(us=["us_rifle", "+us_rifle"], de=["ge_gren"], players=4, commands=[["withdraw"]]).start("commitment")

    assert f.options(ABLE, "commit") == [("play", "withdraw", 1)]


def test_sp_t08_fire_of_both_allies_can_be_concentrated() -> None:
    f = field(us=["us_37at", "+us_37at"], de=["ge_tiger"], players=4, commands=[["coordinated"]])
    f.dice(initiative=[9, 1, 1, 1], attack=misses(2))
    f.combat({1: 3, 2: 3}, by_seat={ABLE: [("play", "coordinated", 3)]})

    assert [roll["bonus"] for roll in f.said("rolled")] == [1, 1]


def test_sp_t08_air_superiority_is_a_sides() -> None:
    f = field(us=["+us_p40"], de=["ge_bf109"], players=4, commands=[["air_superiority"]])
    f.dice(initiative=[9, 1, 1, 1], attack=misses(6))
    f.combat({1: 2, 2: 1}, by_seat={ABLE: [("play", "air_superiority")]})

    assert {(roll["unit"], roll["bonus"]) for roll in f.said("rolled")} == {(1, 2), (2, -2)}


def test_sp_t08_a_radio_intercept_shows_the_hands_of_both_opponents() -> None:
    f = field(players=4, commands=[["intercept"]], hands=[["us_rifle"], ["us_para"], ["ge_gren"], ["ge_tiger"]])
    f.start("commitment").answer(ABLE, "intercept", ("play", "intercept"))
    (seen,) = [event for event in f.events if event.kind == "hand_seen"]

    assert seen.private == {ABLE: {"cards": ["ge_gren", "ge_tiger"]}}


# ------------------------------------------------------------------ opponents


def test_sp_t09_friendly_fire_may_hit_an_ally_and_who_was_shot_at_chooses() -> None:
    f = field(us=["us_37at", "+us_rifle", "us_sherman"], de=["ge_gren", "+ge_gren"], players=4)
    f.dice(initiative=[9, 1, 1, 1], attack=[1, 1], intensity=[10]).combat({1: 5}, by_seat={})
    assert f.options(BERTA, "friendly_fire") == [("target", 2), ("target", 3)]

    f.answer(BERTA, "friendly_fire", ("target", 2))
    assert f.gone(2)
    assert f.points == [0, 0]


def test_sp_t09_who_hit_a_unit_captures_it() -> None:
    f = field(us=["us_rifle", "+us_57at"], de=["ge_pz4"], players=4).damage_deck("D15")
    f.dice(initiative=[1, 9, 1, 1], attack=[10, 7], intensity=[5]).combat({2: 3}, by_seat={})

    assert f.asked(BAKER, "keep")
    f.answer(BAKER, "keep", ("keep", "front"))
    assert (f.unit(3).seat, f.unit(3).owner) == (BAKER, ANTON)
    assert f.points == [2 * (15 + 2), 0]


def test_sp_t09_only_whose_unit_is_shot_at_reacts() -> None:
    for target, played in ((3, []), (2, [ANTON])):
        f = field(us=["us_mg50"], de=["ge_gren", "+ge_gren"], players=4, commands=[(), (), ["jam"]])
        f.stop(ANTON, ("auto", "jam")).dice(initiative=[9, 1, 1, 1], attack=misses(2))
        f.combat({1: target}, by_seat={})
        assert [told["seat"] for told in f.said("played")] == played


# ------------------------------------------------------------------ secrets


def test_sp_t10_allies_do_not_see_each_others_hands() -> None:
    f = field(players=4, hands=[["us_rifle"], ["us_para"]], commands=[["medic"], ["jam"]]).start("commitment")
    view = GAME.view(f.state, BAKER)

    assert view.hand is not None
    assert ([card.id for card in view.hand.units], view.hand.commands) == (["us_para"], ["jam"])
    assert [(player.units, player.commands) for player in view.players][:2] == [(1, 1), (1, 1)]
    assert {decision.seat for decision in view.decisions} == {BAKER}


SAME = cards(us_rifle=3, us_mg30=1, us_bazooka=2, us_57at=1, us_gcrew=1)
"""30 points, eight cards."""


def after_ables_deck(*deck: Option) -> SpearpointState:
    """Both first allies have chosen a deck; it is the turn of the second ones."""
    state = new(4)
    answer(state, ABLE, "deck", *SAME, *deck)
    answer(state, ANTON, "deck", ("deck", "de_half_armor"))
    return state


def test_sp_t02_and_t10_an_ally_learns_what_a_deck_cost_and_nothing_else_of_it() -> None:
    """Three decks of twelve cards; the first two cost 52 points, the third 54."""
    one = after_ables_deck(*cards(us_ranger=1, us_jeep=1, us_75pack=1, us_155=1))
    two = after_ables_deck(*cards(us_para=1, us_m3ht=1, us_105=1, us_bofors=1))
    dearer = after_ables_deck(*cards(us_ranger=1, us_para=1, us_75pack=1, us_155=1))
    others = (BAKER, ANTON, BERTA, None)

    assert [seen(GAME, one, viewer) == seen(GAME, two, viewer) for viewer in others] == [True] * 4
    assert [seen(GAME, one, viewer) == seen(GAME, dearer, viewer) for viewer in others] == [
        False,
        True,
        True,
        True,
    ]
    assert seen(GAME, one, ABLE) != seen(GAME, two, ABLE)
    bounds = [d.subject for state in (one, dearer) for d in GAME.view(state, BAKER).decisions]
    assert bounds == [("points", 50, 58), ("points", 50, 56)]


def test_sp_024_and_t05_a_discard_improves_one_of_the_two_dice_of_a_player_alone() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], players=3, commands=(["seize"],))
    f.dice(initiative=[3, 9, 8, 7]).combat({}, by_seat={0: [("plus", "seize", "initiative")]})
    assert f.one("initiative")["totals"] == [9, 8]

    f = field(us=["us_rifle"], de=["ge_gren"], players=3, commands=(["seize"],))
    f.dice(initiative=[9, 3, 8, 7]).combat({}, by_seat={0: [("plus", "seize", "initiative")]})
    assert f.one("initiative")["totals"] == [10, 8]
