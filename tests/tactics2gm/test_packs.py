"""Packs of 2GM Tactics: scenarios of one's own in the matches that picked them, and in no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import BadData, Illegal
from engine.core.matchfile import read as read_match
from engine.core.matchfile import verify
from engine.core.packs import Pack, read
from engine.core.selfplay import Playing, chance
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.rules import GAME
from tests.packs import apart

pytestmark = pytest.mark.usefixtures("_packs_apart")

OTHER = 'exchanged = { id = "last_stand_us", name = { en = "A", es = "B" }, about = { en = "C", es = "D" } }'
RIDGE = Path(__file__).parents[2] / "engine/tactics2gm/packs/ridge"


def changed(before: str, after: str) -> Pack:
    files = read(RIDGE).files
    assert before in files["scenarios.toml"]
    return Pack({**files, "scenarios.toml": files["scenarios.toml"].replace(before, after)})


def test_a_match_with_a_scenario_of_a_pack_verifies_elsewhere() -> None:
    with apart():
        pack = read(RIDGE)
        PACKS.add(pack)
        (scenario,) = PACKS.scenarios(pack)
        playing = Playing(GAME, chance("ridge"), scenario, {"packs": [pack.key]})
        playing.finish()
        assert playing.state.scenario == scenario
        assert GAME.name("scenario", scenario) == {"en": "Last Stand", "es": "Última resistencia"}
        file = playing.file()

    assert scenario not in PACKS.own.scenarios
    assert verify(read_match(file)) == playing.state


def test_a_scenario_of_a_pack_needs_the_pack() -> None:
    pack = read(RIDGE)
    PACKS.add(pack)
    (scenario,) = PACKS.scenarios(pack)

    assert scenario in GAME.playable({"packs": [pack.key]})
    assert scenario not in GAME.scenarios
    with pytest.raises(Illegal, match="refused-no-scenario"):
        GAME.new(scenario, {}, "0f" * 32, "")


def test_a_scenario_of_a_pack_may_be_played_with_the_sides_exchanged() -> None:
    pack = changed("rounds = 10", f"rounds = 10\n{OTHER}")
    PACKS.add(pack)

    scenario, turned = PACKS.scenarios(pack)
    assert turned.endswith("last_stand_us")
    wins = [PACKS.brought(pack).scenarios[id_].wins for id_ in (scenario, turned)]
    assert [win.side for win in wins[1]] == [{"us": "de", "de": "us"}[win.side] for win in wins[0]]


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"last_stand"', '"raid"', 'scenarios.toml: raid: id: "raid" is used twice; the game has it already'),
        ("rounds = 10", "rounds = -1", "scenarios.toml: last_stand: rounds: found -1; right would be"),
        (
            "rounds = 10",
            'rounds = 10\ngenerals = { us = "nobody" }',
            'generals.us: found "nobody"; right would be',
        ),
        (
            "rounds = 10",
            "rounds = 10\n" + OTHER.replace("last_stand_us", "last_stand"),
            'last_stand: exchanged.id: "last_stand" is used twice; scenarios.toml has it already',
        ),
        (
            "[[scenario]]",
            "[[token]]",
            "token: table: unknown; right would be `unit`, `support`, `deck` or `scenario`",
        ),
    ],
)
def test_a_bad_scenario_is_refused_with_its_place(before: str, after: str, said: str) -> None:
    with pytest.raises(BadData) as caught:
        PACKS.add(changed(before, after))

    assert said in str(caught.value)


def test_two_scenarios_of_one_id_are_refused() -> None:
    files = read(RIDGE).files
    twice = Pack({**files, "again.toml": files["scenarios.toml"]})

    assert [str(fault) for fault in PACKS.faults(twice)] == [
        'scenarios.toml: last_stand: id: "last_stand" is used twice; again.toml has it already'
    ]
    empty = Pack({"pack.toml": files["pack.toml"]})
    assert [fault.field for fault in PACKS.faults(empty)] == ["entries"]
