import pickle

import pytest

from engine.core import errors
from engine.core.errors import BadData, FieldpostError, Illegal, NotYours, Refusal, RulesBug, Stale
from engine.core.words import msg


@pytest.mark.parametrize("name", errors.__all__)
def test_one_family(name: str) -> None:
    assert issubclass(getattr(errors, name), FieldpostError)


@pytest.mark.parametrize("name", errors.__all__)
def test_the_family_is_drawn_at_the_top(name: str) -> None:
    assert f" {name} " in f" {errors.__doc__} ".replace("\n", " ")


def test_a_refusal_says_what_and_by_which_rule() -> None:
    refusal = Illegal(msg("refused-deck", cost=79), "SP-001")

    assert (refusal.msg.args, refusal.rule) == ({"cost": 79}, "SP-001")
    assert str(refusal) == "refused-deck {'cost': 79} SP-001"


def test_a_bug_is_no_refusal() -> None:
    """Refusals are shown to players, bugs to operators; nothing may be both."""
    assert not issubclass(RulesBug, Refusal)
    assert issubclass(Stale, Refusal)
    assert issubclass(NotYours, Refusal)


def test_bad_data_names_the_place() -> None:
    error = BadData("units.toml", "us_sherman", "cost", "found -1, must be 0 or more")

    assert str(error) == "units.toml: us_sherman: cost: found -1, must be 0 or more"


@pytest.mark.parametrize(
    "error",
    [
        Illegal(msg("refused-deck", cost=79), "SP-001"),
        Stale(),
        NotYours(),
        RulesBug("a dead end"),
        BadData("units.toml", "us_sherman", "cost", "found -1, must be 0 or more"),
    ],
)
def test_each_comes_whole_out_of_another_process(error: FieldpostError) -> None:
    again = pickle.loads(pickle.dumps(error))

    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
