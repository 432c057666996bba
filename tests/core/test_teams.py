"""Who stands with whom, on any number of sides."""

from __future__ import annotations

from engine.core.teams import Teams

TWO_SIDES = Teams((0, 1, 1, 0))
AGAINST_THE_RULES = Teams(("guards", "guards", "guards", "raiders"))
"""Three who play together; the rules have the fourth seat."""
ALL_TOGETHER = Teams(("squad",) * 3)


def test_members_of_a_side_are_listed_by_seat() -> None:
    assert [TWO_SIDES.members(side) for side in (0, 1)] == [(0, 3), (1, 2)]
    assert TWO_SIDES.members(2) == ()
    assert AGAINST_THE_RULES.members("guards") == (0, 1, 2)


def test_whoever_asks_comes_before_his_allies() -> None:
    assert [TWO_SIDES.allies(seat) for seat in range(4)] == [(0, 3), (1, 2), (2, 1), (3, 0)]
    assert AGAINST_THE_RULES.allies(1) == (1, 0, 2)
    assert AGAINST_THE_RULES.allies(3) == (3,)


def test_enemies_are_the_seats_of_all_other_sides() -> None:
    assert [TWO_SIDES.enemies(seat) for seat in range(4)] == [(1, 2), (0, 3), (0, 3), (1, 2)]
    assert Teams("abc").enemies(1) == (0, 2)
    assert AGAINST_THE_RULES.enemies(0) == (3,)


def test_those_who_all_play_together_have_no_enemy_at_the_table() -> None:
    assert [ALL_TOGETHER.enemies(seat) for seat in range(3)] == [()] * 3
    assert ALL_TOGETHER.together(0, 2)


def test_two_seats_are_together_on_one_side_only() -> None:
    assert TWO_SIDES.together(0, 3)
    assert TWO_SIDES.together(1, 1)
    assert not TWO_SIDES.together(0, 1)


def test_a_place_counts_within_the_side() -> None:
    assert [TWO_SIDES.place(seat) for seat in range(4)] == [0, 0, 1, 1]
