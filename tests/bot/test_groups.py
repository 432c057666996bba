"""Options in groups that a select can hold."""

from hypothesis import given
from hypothesis import strategies as st

from bot.panel.groups import groups
from engine.core.protocol import Option

steps = st.integers(0, 40) | st.sampled_from("abc")
options = st.lists(st.lists(steps, min_size=1, max_size=4).map(tuple), unique=True, max_size=200)


@given(options)
def test_every_option_is_in_one_group_that_fits(found: list[Option]) -> None:
    cut = groups(found)

    assert sorted(index for group in cut for index in group.members) == list(range(len(found)))
    assert all(0 < len(group.members) <= 25 for group in cut)


@given(options)
def test_members_of_a_group_share_its_stem(found: list[Option]) -> None:
    for group in groups(found):
        assert all(found[index][: len(group.stem)] == group.stem for index in group.members)


def test_few_options_are_one_group() -> None:
    [group] = groups([("attack", 1), ("attack", 2)])

    assert group.stem == ("attack",)


def test_small_branches_share_a_group_and_kinds_do_not() -> None:
    found: list[Option] = [("deck", 1), *(("card", n, copy) for n in range(20) for copy in (1, 2))]

    deck, *cards = groups(found)

    assert (deck.stem, deck.members) == (("deck", 1), (0,))
    assert [(group.first, group.last) for group in cards] == [
        (("card", 0), ("card", 11)),
        (("card", 12), ("card", 19)),
    ]
