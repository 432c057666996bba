"""A fight is told roll by roll, with what followed from each."""

from __future__ import annotations

import images
from images.core.picture import Fight
from images.tactics2gm.story import tell
from images.tactics2gm.victory import best, lots
from tests.images.tactics2gm import tables
from tests.images.voices import say


def test_every_roll_is_a_scene_with_what_followed() -> None:
    story = tell(tables.fight())
    kinds = [scene.kind for scene in story.scenes]
    assert kinds == [
        "fired", "fired", "fired", "thrown_out", "fired", "fired", "assaulted", "answered", "mine_exploded",
        "struck",
    ]  # fmt: skip
    assert (story.turn, story.side) == (7, "us")
    assert [note.key for note in story.scenes[1].notes] == ["report-wounded", "report-suppressed"]
    assert story.scenes[5].place == ("hq", "de")
    assert story.scenes[4].place == ("farm", "C5")


def test_an_interception_is_told_with_the_roll_that_follows() -> None:
    flown = {"unit": 13, "unit_card": "ge_fw190", "target": 7, "target_card": "us_p51"}
    events = [tables.fired(1, "us_light", 10, "ge_light"), tables.event("intercepted", **flown),
              tables.fired(13, "ge_fw190", 7, "us_p51", aim="air")]  # fmt: skip
    before, after = tell(events).scenes
    assert before.notes == []
    assert [(note.key, note.unit) for note in after.notes] == [("report-intercepted", (7, "us_p51"))]


def test_changes_are_told_one_by_one() -> None:
    assert tell(tables.fight()).scenes[1].changes == (("woods", 1, 1), ("prone", 1, 0), ("veteran", -1, 0))


def test_who_dies_with_a_building_is_named() -> None:
    notes = tell(tables.fight()).scenes[4].notes
    assert [(note.key, note.unit) for note in notes][-1] == ("report-destroyed", (10, "ge_light"))


def test_losses_know_who_caused_them() -> None:
    story = tell(tables.fight())
    assert [(loss.unit, loss.by) for loss in story.losses] == [(14, 8), (10, 2), (12, 0)]
    assert [lot.card for lot in lots(story, "de")] == ["ge_251", "ge_command", "ge_light"]
    assert lots(story, "us") == []


def test_the_best_unit_destroyed_the_dearest() -> None:
    record = best(tell(tables.fight()))
    assert record is not None
    assert (record.unit, record.taken) == (8, ["ge_251"])
    assert best(tell([])) is None


def test_a_turn_with_a_roll_is_a_fight() -> None:
    quiet = [tables.event("turn", turn=8, side="de"), tables.event("moved", unit=1)]
    events = [*tables.fight(), *quiet]
    stop = len(tables.fight())
    fights = images.artist("tactics2gm", say).fights
    assert fights(events, 0) == [Fight(0, stop, goes_on=False)]
    assert fights(events, 5) == [Fight(0, stop, goes_on=True)]
    assert fights(quiet, 0) == []
