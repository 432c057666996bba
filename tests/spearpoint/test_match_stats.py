"""What is counted of a match for the balance report."""

from engine.core.match_stats import CardStats
from engine.core.protocol import Event
from engine.spearpoint.rules import GAME
from tests.spearpoint.field import Field, field


def committed(f: Field) -> list[Event]:
    """Tell of the units on the field as of units that have been committed in this match."""
    return [Event("committed", {"unit": unit.number, "unit_card": unit.card}) for unit in f.state.units]


def test_sp_058_and_099_who_went_first_and_which_cards_came_fell_and_scored() -> None:
    f = field(us=["us_37at", "us_rifle"], de=["ge_mg42"])
    before = committed(f)
    f.dice(attack=[10, 10]).combat({1: 3})
    told = GAME.match_stats(f.state, [*before, *f.events])

    assert (told.first, told.length) == ("us", 3)
    assert told.cards == {
        "ge_mg42": CardStats(1, 1, 0),
        "us_37at": CardStats(1, 0, 5),
        "us_rifle": CardStats(1, 0, 0),
    }


def test_sp_r31_mines_score_for_the_card_that_laid_them() -> None:
    f = field(us=["us_37at"], de=["ge_kubel"], commands=(["minefield"], [])).stop(0, ("stop", "after_reveal"))
    f.unit(2).committed = f.state.turn
    f.start("after_reveal").dice(intensity=[10]).answer(0, "after_reveal", ("play", "minefield", 2))

    assert GAME.match_stats(f.state, f.events).cards["minefield"].points > 0


def test_a_fire_scores_for_nobody() -> None:
    f = field(us=["us_37at"], de=["ge_pz4"]).effect(2, "V08", turns=2)
    before = committed(f)
    f.dice(attack=[2, 2], burn=[1]).combat({1: 2})
    told = GAME.match_stats(f.state, [*before, *f.events])

    assert f.points[0] > 0
    assert told.cards == {"ge_pz4": CardStats(1, 1, 0), "us_37at": CardStats(1, 0, 0)}
