"""What a match came to, told from its public events."""

from __future__ import annotations

import pytest

from engine.core.protocol import Event
from engine.core.registry import game
from engine.core.selfplay import Playing, chance
from engine.spearpoint.match_summary import Loss, summarize
from engine.spearpoint.state import SIDES


def event(kind: str, **public: object) -> Event:
    return Event(kind, public)


def rolled(unit: int, card: str, target: int, at: str, result: str, **changed: object) -> Event:
    found = {"unit": unit, "unit_card": card, "target": target, "target_card": at, "result": result}
    return Event("rolled", found | {"needs": 11, "bonus": 0} | changed)


def destroyed(seat: int, unit: int, card: str) -> Event:
    return event("destroyed", seat=seat, unit=unit, unit_card=card)


def scored(seat: int, points: int) -> Event:
    return event("scored", side=SIDES[seat], points=points, total=points)


TIGER, SHERMAN = (4, "ge_tiger"), (1, "us_sherman")


@pytest.mark.parametrize("name", ["one", "two", "three", "four", "five", "six"])
def test_sp_099_what_a_side_lost_is_what_the_other_scored(name: str) -> None:
    playing = Playing(game("spearpoint"), chance(f"reckoning {name}"), "standard")
    events = list(playing.events)
    while playing.state.outcome is None:
        events += playing.do(playing.choose())
    found = summarize([Event(event.kind, event.public) for event in events], playing.state.seats)
    for side, force in enumerate(playing.state.forces):
        assert sum(loss.points for loss in found.tolls[1 - side].losses) == force.points


def test_the_best_unit_made_most_points() -> None:
    found = summarize(
        [
            event("committed", seat=0, unit=1, unit_card="us_sherman", line="front"),
            rolled(*SHERMAN, *TIGER, "miss"),
            rolled(*SHERMAN, *TIGER, "hit", bonus=2),
            event("hit", target=4, target_card="ge_tiger"),
            destroyed(1, *TIGER),
            scored(0, 21),
            event("crew_captured", seat=1, crew_card="ge_tcrew"),
            scored(0, 6),
            event("turn", turn=2),
            rolled(6, "ge_gren", 2, "us_rifle", "hit"),
            destroyed(0, 2, "us_rifle"),
            scored(1, 4),
        ]
    )
    best = found.best
    assert best is not None
    assert (best.seat, best.unit, best.points, best.taken, best.attacks) == (0, 1, 27, ["ge_tiger"], 1)
    assert (best.throws.rolls, best.throws.hits, best.throws.percent) == (2, 1, 55 + 72)
    assert found.tolls[1].losses == [Loss("ge_tiger", "destroyed", 27)]
    assert found.tolls[0].losses == [Loss("us_rifle", "destroyed", 4)]


def test_the_same_target_in_another_turn_is_another_attack() -> None:
    shot = rolled(*SHERMAN, *TIGER, "miss")
    last = [rolled(*SHERMAN, *TIGER, "hit"), destroyed(1, *TIGER), scored(0, 21)]
    best = summarize([shot, shot, event("turn", turn=2), *last]).best
    assert best is not None
    assert best.attacks == 2


def test_sp_067_friendly_fire_is_nobodys_deed() -> None:
    found = summarize(
        [
            rolled(*SHERMAN, *TIGER, "friendly_fire"),
            event("friendly_fire", seat=0, target=2, target_card="us_rifle"),
            event("hit", target=2, target_card="us_rifle"),
            destroyed(0, 2, "us_rifle"),
        ]
    )
    assert found.best is None
    assert found.tolls[0].losses == [Loss("us_rifle", "destroyed", 0)]


def test_what_a_card_strikes_down_is_no_units_deed() -> None:
    found = summarize(
        [
            rolled(*SHERMAN, *TIGER, "hit"),
            event("hit", target=4, target_card="ge_tiger"),
            event("played_on", seat=0, card="minefield", target=4, target_card="ge_tiger"),
            event("hit", target=4, target_card="ge_tiger"),
            destroyed(1, *TIGER),
            scored(0, 21),
        ]
    )
    assert found.best is None


def test_sp_092_a_captured_unit_fights_for_its_captor() -> None:
    found = summarize(
        [
            rolled(*SHERMAN, 7, "ge_pak40", "hit"),
            event("captured", seat=0, unit=7, unit_card="ge_pak40"),
            scored(0, 16),
            rolled(7, "ge_pak40", *TIGER, "hit"),
            destroyed(1, *TIGER),
            scored(0, 21),
        ]
    )
    assert found.tolls[1].losses == [Loss("ge_pak40", "captured", 16), Loss("ge_tiger", "destroyed", 21)]
    assert found.best is not None
    assert (found.best.seat, found.best.unit) == (0, 7)


def test_a_crew_taken_from_a_unit_that_gets_away_is_a_loss_of_its_own() -> None:
    found = summarize(
        [
            rolled(*SHERMAN, 10, "ge_ju87", "hit"),
            event("withdrawn", seat=1, unit=10, unit_card="ge_ju87", to="reserves"),
            event("crew_captured", seat=1, crew_card="ge_pilot"),
            scored(0, 4),
        ]
    )
    assert found.tolls[1].losses == [Loss("ge_pilot", "crew", 4)]
    assert found.best is not None
    assert (found.best.unit, found.best.points) == (1, 4)


def test_a_crew_shot_out_of_its_unit_is_a_loss_of_its_own() -> None:
    found = summarize(
        [
            event("sharpshooter", target=8, target_card="ge_lefh"),
            event("crew_killed", unit=8, unit_card="ge_lefh", crew_card="ge_gcrew"),
            scored(0, 2),
        ]
    )
    assert found.tolls[1].losses == [Loss("ge_gcrew", "crew", 2)]
    assert found.best is None
