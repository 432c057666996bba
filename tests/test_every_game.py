"""One suite for every registered game: whatever its rules are, these laws hold."""

from pathlib import Path
from typing import NamedTuple

import pytest

from engine.cli import fuzz, playthrough
from engine.core.matchfile import perform, read, replay
from engine.core.properties import seen, viewers
from engine.core.registry import GAMES, game
from engine.core.selfplay import Playing, chance
from tests.blocks.registered import NAME as SIX_AREAS
from tests.blocks.registered import register


class Share(NamedTuple):
    """How much of the suite a game may take: longer matches, fewer of them."""

    close: int = 8
    """Matches in which the costly laws are held often: at every so-manyth action."""
    every: int = 2
    fuzzed: int = 500
    """Matches in which they are held now and then."""


SHARES = {"fab": Share(close=3, every=12, fuzzed=20), "warfighter": Share(close=2, every=20, fuzzed=10)}
SLICES = 10

every_game = pytest.mark.parametrize("name", GAMES)
every_game_and_six_areas = pytest.mark.parametrize("name", [*GAMES, SIX_AREAS])


@pytest.fixture(autouse=True)
def _six_areas(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def close() -> list[tuple[str, int]]:
    return [
        (name, number) for name in (*GAMES, SIX_AREAS) for number in range(1, 1 + SHARES.get(name, Share()).close)
    ]


@pytest.mark.parametrize(("name", "number"), close())
def test_every_law_holds_watched_closely(name: str, number: int) -> None:
    result = fuzz.watch(name, "close", number, every=SHARES.get(name, Share()).every)

    assert result.problem == ""


@every_game
@pytest.mark.parametrize("slice_", range(SLICES))
def test_every_law_holds_in_many_matches(name: str, slice_: int) -> None:
    """The same matches as ``python -m engine fuzz GAME --seed suite --matches 500 --every 60``, or some."""
    problems = {}
    for number in range(1 + slice_, 1 + SHARES.get(name, Share()).fuzzed, SLICES):
        result = fuzz.watch(name, "suite", number, every=60)
        if result.problem:
            problems[number] = result.problem

    assert problems == {}


@every_game_and_six_areas
def test_the_same_seed_is_the_same_match(name: str) -> None:
    one, two = (Playing(game(name), chance("again")) for _ in range(2))
    one.finish()
    two.finish()

    assert one.file() == two.file()


@every_game
def test_phases_come_one_after_the_other_and_never_again(name: str) -> None:
    playing, phases = Playing(game(name), chance("phases")), [""]
    while playing.state.outcome is None and len(phases) < 30:
        phase = game(name).phase(playing.state)
        if phase != phases[-1]:
            phases.append(phase)
        playing.do(playing.choose())

    assert len(phases) > 5
    assert len(set(phases)) == len(phases)


@every_game_and_six_areas
def test_another_seed_is_another_match(name: str) -> None:
    one, two = (Playing(game(name), chance(f"{name} {n}")) for n in range(2))
    one.finish()
    two.finish()

    assert one.start[2] != two.start[2]
    assert one.file() != two.file()


@every_game_and_six_areas
def test_a_match_can_be_left_and_loaded_at_every_moment(name: str) -> None:
    """Every act on a state fresh from its bytes leads where the acts on one object lead."""
    rules = game(name)
    playing = Playing(rules, chance("loaded"))
    playing.finish()
    found = read(playing.file())
    stored, _events = rules.new(*playing.start)
    blob = rules.encode(stored)
    for act, (state, _events) in zip([None, *playing.acts], replay(found), strict=True):
        if act is not None:
            loaded = rules.decode(blob)
            perform(rules, loaded, act)
            blob = rules.encode(loaded)
        assert blob == rules.encode(state)


@every_game_and_six_areas
def test_dealing_anew_deals_something_else(name: str) -> None:
    """Dealing the same state again would make the search for leaks blind."""
    rules = game(name)
    playing = Playing(rules, chance("redealt"))
    rng = chance("redealing")
    changed = dict.fromkeys(viewers(playing.state), 0)
    for _ in range(60):
        if playing.state.outcome is not None:
            break
        playing.do(playing.choose())
        for viewer in changed:
            other = rules.resample_hidden(playing.state, viewer, rng)
            changed[viewer] += rules.encode(other) != rules.encode(playing.state)

    assert all(changed.values()), changed


@every_game_and_six_areas
def test_viewers_see_different_things(name: str) -> None:
    playing = Playing(game(name), chance("viewers"))
    for _ in range(30):
        playing.do(playing.choose())
    views = {seen(playing.game, playing.state, viewer) for viewer in viewers(playing.state)}

    assert len(views) == len(viewers(playing.state))


def courses() -> list[tuple[str, str]]:
    return [(name, course) for name in GAMES for course in playthrough.courses(game(name))]


@pytest.mark.parametrize(("name", "course"), courses())
def test_the_playthrough_is_as_it_was(name: str, course: str) -> None:
    """After a change that is meant: ``python -m engine playthrough GAME --write``."""
    golden = playthrough.golden(game(name), course)

    assert golden.exists(), f"python -m engine playthrough {name} --write"
    assert golden.read_text(encoding="utf-8").splitlines() == playthrough.told(game(name), course).splitlines()


def test_every_golden_playthrough_is_of_a_game_there_is() -> None:
    known = {playthrough.golden(game(name), course).name for name, course in courses()}

    assert {path.name for path in Path(playthrough.FOLDER).glob("*.txt")} == known


def test_playthroughs_are_short_enough_to_be_read() -> None:
    for path in Path(playthrough.FOLDER).glob("*.txt"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 350
