"""Green and Veteran crews, where a match is played with them (SP-R41)."""

from __future__ import annotations

import pytest

from bot.words import event_lines, fitting
from engine.core.errors import Illegal
from engine.core.matchfile import read, verify
from engine.core.selfplay import Playing, chance
from engine.spearpoint.catalog import GAME as CATALOG
from engine.spearpoint.deckbuilding import DECKS
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.rules import GAME
from tests.spearpoint.field import DE, US, Field, field

GRADED = {id_: card for id_, card in CATALOG.units.items() if card.grade is not None}
GREEN, REGULAR, VETERAN = "us_tcrew_green", "us_tcrew", "us_tcrew_veteran"


def manned(crew: str, us: str = "us_sherman", de: str = "ge_tiger") -> Field:
    """A tank with a crew of the Americans, before a target that stands a lot."""
    f = field(us=[us, "us_rifle"], de=[de, "ge_gren"], crew_grades=True)
    f.unit(1).crew = crew
    f.unit(3).endurance = f.unit(3).began = 40
    return f


# ------------------------------------------------------------------ decks


@pytest.mark.parametrize("side", ["us", "de"])
def test_sp_r41_only_with_the_setting_a_deck_may_hold_green_and_veteran_crews(side: str) -> None:
    without = DECKS.pool(side, "standard", {}).cards
    graded = DECKS.pool(side, "standard", {"crew_grades": True}).cards

    added = {card: graded[card].cost for card in graded if card not in without}
    assert added == {card.id: card.cost for card in GRADED.values() if card.side == side}
    assert sorted(added.values()) == [1, 1, 1, 4, 4, 4]
    assert {LIBRARY.units[card].supplies for card in added} == {"tank_crew", "gun_crew", "pilot"}


def test_sp_r41_ready_made_decks_are_regular() -> None:
    for deck in CATALOG.decks.values():
        assert not set(deck.cards) & set(GRADED)


def test_sp_r41_codes_of_decks_name_graded_crews() -> None:
    numbers = DECKS.numbers()

    assert {card.number for card in GRADED.values()} == {numbers[id_] for id_ in GRADED}


# ------------------------------------------------------------------ commitment


def test_sp_r41_a_unit_is_committed_with_the_crew_that_is_named() -> None:
    f = field(hands=(["us_sherman", GREEN, VETERAN], []), crew_grades=True).start("commitment")
    assert f.options(US, "commit") == [
        ("commit", "us_sherman", 1, "front", GREEN),
        ("commit", "us_sherman", 1, "front", VETERAN),
    ]

    f.answer(US, "commit", ("commit", "us_sherman", 1, "front", VETERAN))
    assert f.unit(1).crew == VETERAN
    assert f.state.players[US].units == [GREEN]
    (told,) = [event for event in f.events if event.kind == "committed"]
    for language, said in (
        ("en", "The Americans commit M4A1 Sherman #1 (Veteran Tank Crew): frontline."),
        ("es", "Los americanos despliegan M4A1 Sherman #1 (Tripulación de tanque veterana): primera línea."),
    ):
        assert event_lines(GAME, [told], None, fitting(language), ["us", "de"]) == [said]


def test_sp_r41_and_035_each_crew_boards_one_unit() -> None:
    hand = ["us_sherman", "us_stuart", GREEN, VETERAN]
    f = field(us=["us_sherman-"], hands=(hand, []), crew_grades=True).start("commitment")

    both = [("commit", unit, 1, "front", VETERAN) for unit in ("us_sherman", "us_stuart")]
    for picks in (both, [both[0], ("crew", VETERAN, 1, 1)]):
        with pytest.raises(Illegal) as refusal:
            f.answer(US, "commit", *picks)
        assert refusal.value.rule == "SP-035"

    f.answer(US, "commit", both[0], ("crew", GREEN, 1, 1))
    assert [unit.crew for unit in f.state.units] == [GREEN, VETERAN]


def test_sp_r41_and_039_mobile_artillery_names_line_and_crew() -> None:
    f = field(us=["us_rifle"], hands=(["us_priest", "us_gcrew_green"], []), crew_grades=True).start("commitment")

    f.answer(US, "commit", ("commit", "us_priest", 1, "rear", "us_gcrew_green"))
    assert (f.unit(2).line, f.unit(2).crew) == ("rear", "us_gcrew_green")


def test_sp_r41_without_the_setting_orders_name_no_crew() -> None:
    f = field(hands=(["us_sherman", REGULAR], [])).start("commitment")

    assert f.options(US, "commit") == [("commit", "us_sherman", 1)]


# ------------------------------------------------------------------ attack rolls


@pytest.mark.parametrize(("crew", "bonus"), [(GREEN, -1), (REGULAR, 0), (VETERAN, 1)])
def test_sp_r41_grades_change_attack_rolls(crew: str, bonus: int) -> None:
    f = manned(crew).dice(attack=[2, 3]).combat({1: 3})

    assert f.one("rolled")["bonus"] == bonus


@pytest.mark.parametrize(("crew", "amount"), [(GREEN, -1), (VETERAN, 1)])
def test_sp_r41_the_view_names_the_crew_as_the_source(crew: str, amount: int) -> None:
    f = manned(crew).start("combat")

    (shot, *_) = GAME.view(f.state, US).odds[1][3]
    assert shot.modifiers == [(crew, amount)]
    assert GAME.name("source", crew) is not None


# ------------------------------------------------------------------ the re-roll


@pytest.mark.parametrize(("first", "counts"), [([1, 9], 9), ([3, 2], 2), ([4], 4), ([10], 10)])
def test_sp_r41_a_veteran_crew_rolls_its_first_low_intensity_again(first: list[int], counts: int) -> None:
    f = manned(VETERAN).dice(attack=[6, 6], intensity=first).combat({1: 3})

    assert f.one("hit")["intensity"] == counts
    assert len(f.said("intensity_again")) == len(first) - 1
    assert f.unit(1).rerolled is (len(first) > 1)


def test_sp_r41_it_does_so_once_per_game() -> None:
    f = manned(VETERAN)
    f.unit(1).rerolled = True
    f.dice(attack=[6, 6], intensity=[1]).combat({1: 3})

    assert f.one("hit")["intensity"] == 1


@pytest.mark.parametrize("crew", [GREEN, REGULAR])
def test_sp_r41_no_other_crew_rolls_again(crew: str) -> None:
    f = manned(crew).dice(attack=[7, 7], intensity=[1]).combat({1: 3})

    assert f.one("hit")["intensity"] == 1


def test_sp_r41_and_034_a_crew_that_moves_takes_its_spent_re_roll_along() -> None:
    f = field(us=["us_sherman", "us_stuart-"], crew_grades=True)
    f.unit(1).crew, f.unit(1).rerolled = VETERAN, True
    f.start("commitment").answer(US, "commit", ("move", 1, 2))

    assert [(unit.crew, unit.rerolled) for unit in f.state.units] == [(None, False), (VETERAN, True)]


def test_sp_r41_a_crew_that_came_back_has_had_its_re_roll() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4", "ge_gren"], hands=([], ["ge_pz4"]), crew_grades=True)
    f.unit(2).crew, f.unit(2).rerolled, f.unit(2).endurance = "ge_tcrew_veteran", True, 1
    f.dice(attack=[8, 8], intensity=[2]).combat({1: 2})
    player = f.state.players[DE]
    assert player.reserves == player.weary == ["ge_tcrew_veteran"]

    player.units.append(player.reserves.pop())
    f.commit(de=[("commit", "ge_pz4", 1, "front", "ge_tcrew_veteran")])
    assert f.state.units[-1].rerolled
    assert player.weary == []


def test_sp_r41_a_crew_that_dies_leaves_no_mark() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"], crew_grades=True)
    f.unit(2).crew, f.unit(2).rerolled, f.unit(2).endurance = "ge_tcrew_veteran", True, 1
    f.dice(attack=[8, 8], intensity=[9]).combat({1: 2})

    assert f.state.players[DE].weary == []
    assert f.points == [15 + 4, 0]


# ------------------------------------------------------------------ whole matches


@pytest.mark.parametrize("scenario", ["standard", "crossroads"])
def test_sp_r41_matches_with_grades_are_played_to_the_end(scenario: str) -> None:
    playing = Playing(GAME, chance(f"grades {scenario}"), scenario, {"crew_grades": True})
    playing.finish()

    found = read(playing.file())
    assert found.options["crew_grades"] is True
    verify(found)


def moved(f: Field, *moves: tuple[int, int]) -> list[str | None]:
    f.start("commitment").answer(US, "commit", *(("move", one, two) for one, two in moves))
    return [unit.crew for unit in f.state.units]


def test_sp_034_and_r29_two_crews_change_places() -> None:
    f = field(us=["us_sherman", "us_stuart"], crew_grades=True)
    f.unit(1).crew, f.unit(2).crew = GREEN, VETERAN
    f.unit(2).rerolled = True

    assert moved(f, (1, 2), (2, 1)) == [VETERAN, GREEN]
    assert (f.unit(1).rerolled, f.unit(2).rerolled) == (True, False)


def test_sp_034_and_r29_crews_move_on_in_a_row() -> None:
    f = field(us=["us_sherman", "us_stuart", "us_m10-"], crew_grades=True)
    f.unit(1).crew, f.unit(2).crew = GREEN, VETERAN

    assert moved(f, (1, 2), (2, 3)) == [None, GREEN, VETERAN]


def test_sp_034_no_crew_moves_to_where_another_stays() -> None:
    f = field(us=["us_sherman", "us_stuart"], crew_grades=True)
    f.unit(1).crew, f.unit(2).crew = GREEN, VETERAN
    with pytest.raises(Illegal, match="SP-034"):
        moved(f, (1, 2))


def test_sp_034_crews_that_are_all_alike_move_only_to_where_none_is() -> None:
    f = field(us=["us_sherman", "us_stuart", "us_m10-"]).start("commitment")

    assert f.options(US, "commit") == [("move", 1, 3), ("move", 2, 3)]
