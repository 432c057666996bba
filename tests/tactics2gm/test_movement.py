"""Moving: how far, over what ground, past whom (TG-032, TG-059, TG-070 to TG-073, TG-083, TG-112 to TG-115)."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tactics2gm import paths
from engine.tactics2gm.ground import admits, entry, land
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.movement import leave
from engine.tactics2gm.positions import positions as see
from engine.tactics2gm.squares import DISTANCE, NAMES, SQUARES, bits, to_headquarters
from engine.tactics2gm.squares import field as squares_of
from engine.tactics2gm.state import Lasting, Player, TacticsState, Thing, Unit
from tests.tactics2gm.field import DE, US, Field, field
from tests.tactics2gm.moving import act, lay, offered, where


def reach(f: Field, unit: int = 1) -> dict[str, int]:
    return {NAMES[at]: cost for at, cost in ends(f.state, f.unit(unit)).items()}


def ends(state: TacticsState, unit: Unit) -> paths.Costs:
    """List the squares where a unit may end a move, and what each costs."""
    there, found = see(state, unit.seat), paths.costs(state, unit)
    assert bits(found) == paths.reach(state, unit, there.barred, land(state))
    return {at: cost for at, cost in found.items() if not there.held >> at & 1}


def cost(f: Field, card: str, at: str) -> int:
    return entry(f.state, LIBRARY.units[card], SQUARES[at]).cost


# ------------------------------------------------------------------ the field


def test_tg_032_tg_059_the_field_is_eight_columns_wide_and_nobody_leaves_it() -> None:
    f = field("us_jeep@A1", "us_jeep@H6")

    assert len(squares_of(f.state.columns)) == 48
    assert set(reach(f)) <= {NAMES[at] for at in squares_of(8)}
    assert {"A5", "E1"} <= set(reach(f))
    assert {"H2", "D6"} <= set(reach(f, 2))
    assert not any(name.startswith("I") for name in reach(f, 2))


def test_tg_024_and_r01_the_headquarters_is_next_to_the_two_middle_squares_of_its_line() -> None:
    distances = [(0, "D1"), (0, "E1"), (0, "C1"), (1, "E6"), (1, "A1")]

    assert [to_headquarters(side, 0, SQUARES[at]) for side, at in distances] == [1, 1, 2, 1, 9]


def test_tg_r02_squares_are_counted_as_if_moving_there() -> None:
    f = field("us_jeep@D3")

    assert all(DISTANCE[SQUARES["D3"]][SQUARES[at]] == cost for at, cost in reach(f).items())
    assert DISTANCE[SQUARES["D3"]][SQUARES["E4"]] == 2


# ------------------------------------------------------------------ how far


def test_tg_033_in_a_later_turn_a_unit_advances() -> None:
    f = field("us_light@D1")
    f.unit(1).deployed = f.state.turn - 2

    assert "D2" in offered(f, "move")


def test_tg_070_a_unit_moves_forward_back_and_sideways() -> None:
    assert offered(field("us_light@D3"), "move") == {"D4", "D2", "C3", "E3"}


def test_tg_071_there_are_no_diagonal_moves() -> None:
    assert reach(field("us_sherman@D3"))["E4"] == 2
    assert "E4" not in reach(field("us_light@D3"))


def test_tg_047_and_070_movement_may_be_used_in_part_and_in_several_acts() -> None:
    f = field("us_jeep@D1")

    act(f, "move", 1, "D2")
    assert max(reach(f).values()) == 3
    act(f, "move", 1, "D4")
    assert max(reach(f).values()) == 1
    act(f, "move", 1, "D5")

    assert where(f, 1) == "D5"
    assert reach(f) == {}
    assert [e["at"] for e in f.said("moved")] == ["D2", "D4", "D5"]


def test_tg_070_only_the_seat_that_owns_a_unit_moves_it() -> None:
    f = field("us_light@D3", "ge_light@D5")

    assert offered(f, "move", 2) == set()
    assert offered(f, "move", 2, seat=DE) == {"D4", "D6", "C5", "E5"}


def test_tg_127_allies_move_their_own_units_only() -> None:
    f = field("us_light@D3", "us_light@D4", "us_m3@D2")
    f.state.players.append(Player(side=US, rank="general"))
    f.unit(2).seat = 2

    assert offered(f, "move", 2) == set()
    assert offered(f, "swap") == {3}
    assert offered(f, "move", 2, seat=2) == {"D5", "C4", "E4"}
    assert offered(f, "move", 1, seat=2) == set()


def test_tg_072_friends_may_be_crossed_but_not_joined() -> None:
    f = field("us_truck@D1", "us_light@D2")

    assert "D2" not in offered(f, "move", 1)
    assert "D3" in offered(f, "move", 1)


def test_tg_073_enemies_bar_the_way() -> None:
    f = field("us_truck@A1", "ge_light@A2", "ge_light@B1")

    assert offered(f, "move", 1) == set()


def test_tg_073_a_way_leads_around_enemies() -> None:
    f = field("us_jeep@D1", "ge_light@D2")

    assert reach(f)["D3"] == 4


def test_tg_083_tg_r13_one_just_deployed_does_not_move() -> None:
    f = field("us_light@D1", "us_jeep@F1")
    for unit in f.state.units:
        unit.deployed = f.state.turn

    assert offered(f, "move") == set()
    f.unit(1).free = True
    assert offered(f, "move") == {"D2", "C1", "E1"}


def test_tg_083_what_was_just_deployed_uses_movement_given_for_the_turn_alone() -> None:
    f = field("ge_251@D6")
    f.unit(1).deployed = f.state.turn
    f.unit(1).extra = 1

    assert offered(f, "move", seat=DE) == {"D5", "C6", "E6"}


def test_tg_107_tg_r22_what_is_set_up_to_fire_does_not_move() -> None:
    f = field("us_heavy+hmg@D3")

    assert offered(f, "move") == set()
    f.unit(1).tokens[0].up = False
    assert len(offered(f, "move")) == 4


def test_tg_r19_a_suppressed_unit_moves_one_square_at_most() -> None:
    f = field("us_jeep@D3")
    f.unit(1).suppressed = True

    assert set(reach(f).values()) == {1}
    act(f, "move", 1, "D4")
    assert reach(f) == {}


def test_moving_ends_what_lasts_until_one_moves() -> None:
    f = field("us_light+prone@D3")
    unit = f.unit(1)
    unit.prone, unit.still = True, 2
    unit.cards = [Lasting(card="net", seat=US, until="moves")]

    act(f, "move", 1, "D4")

    assert (unit.prone, unit.still, unit.cards, unit.moved) == (False, 0, [], f.state.turn)


def test_aircraft_and_passengers_are_not_on_the_field() -> None:
    f = field("us_p51", "us_m3@D1", "us_light")
    f.unit(3).aboard = 2

    assert offered(f, "move", 1) == offered(f, "move", 3) == set()


# ------------------------------------------------------------------ the ground


def test_tg_112_tg_r15_difficult_ground_costs_two() -> None:
    f = field("us_sherman@D1").ground(D2="woods")

    assert reach(f) == {"D2": 2, "C1": 1, "E1": 1, "C2": 2, "E2": 2, "B1": 2, "F1": 2}


def test_tg_r15_movement_one_enters_difficult_ground_with_all_of_it() -> None:
    f = field("us_light@D1").ground(D2="woods")

    assert reach(f)["D2"] == 1
    act(f, "move", 1, "D2")
    assert reach(f) == {}


def test_tg_r15_what_is_left_is_not_all_of_ones_movement() -> None:
    f = field("us_truck@D1").ground(D4="hedge")

    act(f, "move", 1, "D3")

    assert reach(f) == {"D2": 1, "C3": 1, "E3": 1}


def test_tg_r15_march_pays_the_whole_price() -> None:
    f = field("us_ranger@D1").ground(D2="woods")
    f.unit(1).extra = 1

    assert reach(f)["D2"] == 2
    assert "D3" not in reach(f)


@pytest.mark.parametrize("water", ["river", "sea"])
def test_tg_112_impassable_ground_is_not_entered(water: str) -> None:
    f = field("us_jeep@D1").ground(D2=water, C1=water, E1=water)

    assert reach(f) == {}


def test_tg_114_a_bridge_leads_over_the_river_until_it_is_gone() -> None:
    f = field("us_light@D2").ground(D3="river")
    f.state.things = [Thing(kind="bridge", at=SQUARES["D3"])]

    assert reach(f)["D3"] == 1
    f.state.things[0].gone = True
    assert "D3" not in reach(f)


def test_tg_114_and_r39_landing_craft_stay_on_the_sea() -> None:
    f = field("us_lcvp@D1").ground(D2="sea", C1="sea", D1="sea", C3="sea")

    assert reach(f) == {"D2": 1, "C1": 1}


def test_tg_112_a_trench_is_difficult_for_vehicles_only() -> None:
    f = field().ground(D4="trench")

    assert [cost(f, card, "D4") for card in ("us_light", "us_57", "us_sherman")] == [1, 1, 2]


def test_tg_112_a_wall_costs_vehicles_one_more() -> None:
    f = field().ground(D4="wall", E4="wall").ground(E4="woods")

    assert [cost(f, card, "D4") for card in ("us_light", "us_57", "us_sherman")] == [1, 1, 2]
    assert [cost(f, card, "E4") for card in ("us_light", "us_sherman")] == [2, 3]


@pytest.mark.parametrize(
    ("building", "may", "may_not"),
    [
        ("house", ["us_light"], ["us_57", "us_sherman", "us_truck"]),
        ("townhall", ["us_light"], ["us_57", "us_sherman"]),
        ("farm", ["us_light", "ge_flak38"], ["ge_flak88", "us_sherman"]),
        ("bunker", ["us_light", "ge_flak88"], ["us_sherman", "us_jeep"]),
    ],
)
def test_tg_115_who_enters_buildings(building: str, may: list[str], may_not: list[str]) -> None:
    f = field().ground(D4=building)

    assert {card for card in may + may_not if admits(f.state, LIBRARY.units[card], SQUARES["D4"])} == set(may)


def test_tg_113_tg_118_a_ruin_is_difficult_and_open_to_all() -> None:
    f = field().ground(D4="house")
    f.state.terrain[SQUARES["D4"]].ruin = True

    assert [cost(f, card, "D4") for card in ("us_light", "us_57", "us_sherman")] == [2, 2, 2]


def test_barbed_wire_stops_infantry() -> None:
    f = field("us_ranger@D1").ground(D2="wire", C1="wire", E1="wire")
    f.unit(1).extra = 3

    assert reach(f) == {"D2": 2, "C1": 2, "E1": 2}


def test_tg_113_tracked_vehicles_flatten_barbed_wire_on_their_way() -> None:
    f = field("us_m3@D1", "us_jeep@F1").ground(D2="wire", F2="wire")

    act(f, "move", 1, "D3")
    act(f, "move", 2, "F3")

    assert set(f.state.terrain) == {SQUARES["F2"]}
    assert f.one("crushed") == {"unit": 1, "unit_card": "us_m3", "at": "D2", "terrain": "wire"}
    assert "wire" in f.state.removed


def raid(*units: str, at: str = "D5") -> Field:
    """Set up the Supply Raid with one token."""
    f = field(*units)
    f.state.scenario = "raid"
    f.state.things = [Thing(kind="supplies", at=SQUARES[at])]
    return f


def test_tg_r38_supplies_are_picked_up_in_passing_and_go_along() -> None:
    f = raid("us_jeep@D4")

    act(f, "move", 1, "D6")

    (thing,) = f.state.things
    assert (thing.carried, NAMES[thing.at], f.unit(1).load) == (1, "D6", ["supplies"])
    assert f.one("picked_up")["at"] == "D5"


def test_one_unit_carries_one_token() -> None:
    f = raid("us_jeep@D4")
    f.state.things.append(Thing(kind="supplies", at=SQUARES["D6"]))

    act(f, "move", 1, "D6")

    assert [thing.carried for thing in f.state.things] == [1, None]


def test_defenders_leave_supplies_where_they_are() -> None:
    f = raid("ge_light@D4")

    act(f, "move", 1, "D5", seat=DE)

    assert f.state.things[0].carried is None


def test_tg_r38_supplies_are_home_on_ones_own_deployment_line() -> None:
    f = raid("us_truck@D4", "us_light", at="D2")
    f.unit(2).aboard = 1
    f.unit(2).load = ["supplies"]
    f.state.things.append(Thing(kind="supplies", at=SQUARES["D4"], carried=2))

    act(f, "move", 1, "D2")
    assert [NAMES[thing.at] for thing in f.state.things] == ["D2", "D2"]
    act(f, "move", 1, "D1")

    assert [(thing.carried, thing.gone) for thing in f.state.things] == [(None, True), (None, True)]
    assert f.unit(1).load == f.unit(2).load == []
    assert [e["unit"] for e in f.said("brought_home")] == [1, 2]


def test_tg_r38_supplies_fall_where_their_carrier_dies() -> None:
    f = raid("us_jeep@D4").dice(mine=[10])
    lay(f, "atmine", "D3", DE)
    f.state.things[0].carried = 1

    act(f, "move", 1, "D2")

    (thing,) = f.state.things
    assert (thing.carried, NAMES[thing.at]) == (None, "D3")


# ------------------------------------------------------------------ exchanging squares


def test_tg_r30_two_friends_exchange_squares() -> None:
    f = field("us_light@D3", "us_sherman@D4")

    act(f, "swap", 1, 2)

    assert (where(f, 1), where(f, 2)) == ("D4", "D3")
    assert (f.unit(1).spent, f.unit(2).spent) == (1, 1)
    assert f.unit(1).moved == f.unit(2).moved == f.state.turn
    assert f.one("swapped")["start"] == "D3"


def test_tg_r30_each_must_reach_the_others_square() -> None:
    f = field("us_light@D3", "us_sherman@D5", "us_jeep@F3", "us_jeep@F5")

    assert offered(f, "swap", 1) == set()
    assert offered(f, "swap", 3) == {4}


def test_tg_r30_a_pair_is_offered_once() -> None:
    f = field("us_light@D3", "us_light@D4")

    assert (offered(f, "swap", 1), offered(f, "swap", 2)) == ({2}, set())


@pytest.mark.parametrize("reason", ["deployed", "spent", "set up", "ground"])
def test_tg_r30_who_cannot_move_does_not_swap(reason: str) -> None:
    f = field("us_light@D3", "us_heavy+hmg@D4")
    other = f.unit(2)
    other.tokens[0].up = reason == "set up"
    match reason:
        case "deployed":
            other.deployed = f.state.turn
        case "spent":
            other.spent = 1
        case "ground":
            f.state.units[0].card = "us_jeep"
            f.ground(D4="house")

    assert offered(f, "swap") == set()


def test_tg_r30_swapping_sets_off_mines_under_both() -> None:
    f = field("us_light@D3", "us_light@D4").dice(mine=[4, 10])
    lay(f, "apmine", "D3", DE)
    lay(f, "apmine", "D4", DE)

    act(f, "swap", 1, 2)

    assert f.unit(1).wounds == 2
    assert f.gone(2)
    assert where(f, 1) == "D4"


def test_tg_r30_a_swap_is_simultaneous_who_climbs_out_of_a_wreck_finds_the_other_gone() -> None:
    f = field("us_m3@D3", "us_sherman@D4", "us_light").dice(mine=[10], passengers=[10])
    f.unit(3).aboard, f.unit(3).at = 1, None
    lay(f, "atmine", "D4", DE)

    act(f, "swap", 1, 2)

    assert f.gone(1)
    assert (where(f, 2), where(f, 3)) == ("D3", "D4")


# ------------------------------------------------------------------ ways, whatever lies there

GROUND = ["woods", "hedge", "river", "sea", "house", "wall", "trench", "wire", "barrier", "bunker", "sandbags"]
CARDS = [card.id for card in LIBRARY.units.values() if card.ground]


@st.composite
def positions(draw: st.DrawFn) -> Field:
    squares = draw(st.lists(st.sampled_from(squares_of(8)), min_size=1, max_size=14, unique=True))
    f = field(*(f"{draw(st.sampled_from(CARDS))}@{NAMES[at]}" for at in squares))
    for at in draw(st.lists(st.sampled_from(squares_of(8)), max_size=20, unique=True)):
        f.ground(**{NAMES[at]: draw(st.sampled_from(GROUND))})
    for unit in f.state.units:
        unit.spent = draw(st.integers(0, 2))
        unit.extra = draw(st.integers(0, 2))
        unit.suppressed = draw(st.booleans())
    for at in draw(st.lists(st.sampled_from(squares_of(8)), max_size=4, unique=True)):
        lay(f, "atmine", NAMES[at], draw(st.sampled_from([US, DE])), found=draw(st.booleans()))
    return f


@settings(max_examples=150)
@given(positions())
def test_tg_070_to_073_every_way_keeps_the_rules(f: Field) -> None:
    state = f.state
    for unit in state.units:
        there = see(state, unit.seat)
        card = LIBRARY.units[unit.card]
        left = paths.left(state, unit)
        costs = paths.costs(state, unit)
        assert set(ends(state, unit)) == {at for at in costs if not there.held >> at & 1}
        for goal, price in costs.items():
            assert unit.at is not None
            way = [unit.at, *paths.way(state, unit, costs, goal)]
            assert paths.journey(state, unit, goal) == (way[1:], price)
            assert way[-1] == goal
            assert 1 <= price <= left
            assert all(DISTANCE[one][other] == 1 for one, other in pairwise(way))
            assert not any(there.barred >> at & 1 for at in way)
            assert not any(entry(state, card, at).stops for at in way[1:-1])
            prices = [entry(state, card, at).cost for at in way[1:]]
            assert all(prices)
            assert sum(prices) == price or (len(prices) == 1 and price == left and not unit.spent)


@settings(max_examples=60)
@given(positions())
def test_tg_r02_where_the_ground_is_even_ways_are_as_long_both_ways(f: Field) -> None:
    state = f.state
    state.terrain, state.features, state.units = {}, {}, state.units[:1]
    unit = state.units[0]
    unit.suppressed, unit.spent = False, 0
    start = unit.at
    assert start is not None
    if unit.card.endswith("lcvp") or unit.card.endswith("landing"):
        return
    for at, price in ends(state, unit).items():
        unit.at = at
        assert ends(state, unit)[start] == price
        unit.at = start


def test_the_cheapest_way_with_the_fewest_known_mines_is_taken() -> None:
    f = field("us_jeep@D2").dice(mine=[])
    lay(f, "atmine", "D3", DE, found=True)
    lay(f, "atmine", "E4", US)

    act(f, "move", 1, "E4")

    assert where(f, 1) == "E4"
    assert f.said("mine_exploded") == []


def test_a_way_does_not_lead_through_what_stops() -> None:
    f = field("us_ranger@D1").ground(E1="wire", D2="hedge").dice(mine=[4])
    f.unit(1).extra = 3
    lay(f, "apmine", "D2", DE)

    assert reach(f)["E2"] == 3
    act(f, "move", 1, "E2")

    assert f.one("mine_exploded")["at"] == "D2"


def test_a_way_does_not_depend_on_hidden_mines() -> None:
    def way(*mines: str) -> list[int]:
        f = field("us_jeep@D2")
        for at in mines:
            lay(f, "atmine", at, DE)
        return paths.way(f.state, f.unit(1), paths.costs(f.state, f.unit(1)), SQUARES["F4"])

    assert way() == way("D3") == way("E2", "E3", "F2", "D4")


def test_leaving_frees_infantry_from_the_vehicle_it_was_behind() -> None:
    f = field("us_light@D2", "us_sherman@D3")
    f.unit(1).behind = 2

    leave(f.flow(), f.unit(2))

    assert f.unit(1).behind is None
