"""A match that goes back because all agree: in every game, whatever was rolled, shuffled and shown since."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.words import LANGUAGES, event_lines
from engine.core.errors import BadMatchFile, Stale
from engine.core.matchfile import Act, Agreement, Answer, Playback, Ruling, Undo, read, replay, verify, write
from engine.core.properties import no_leak, round_trip, well_asked
from engine.core.protocol import Seat
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from engine.core.selfplay import Playing, chance
from tests.blocks.registered import NAME as SIX_AREAS
from tests.blocks.registered import register

CHECKER = Path(__file__).with_name("fair_page_checker.py")
ACTS = 60


@pytest.fixture(scope="module", autouse=True)
def _six_areas() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        register(patch)
        yield


class Going:
    """A match at random that can go back."""

    def __init__(self, name: str, word: str = "") -> None:
        game = find_game(name)
        self.playing = Playing(game, chance(f"undo {name} {word}"), game.scenarios[0])
        self.game: Any = game
        self.played = Playback(game, lambda: game.new(*self.playing.start))
        self.acts: list[Act] = []
        self.states = [self.blob]

    @property
    def blob(self) -> bytes:
        return bytes(self.game.encode(self.played.state))

    def do(self, act: Act) -> list[Any]:
        self.acts.append(act)
        events = self.played.do(act)
        self.playing.state = self.played.state
        self.states.append(self.blob)
        return events

    def go_on(self, acts: int = ACTS) -> None:
        for _ in range(acts):
            if self.played.state.outcome is not None:
                return
            self.do(self.playing.choose())

    def of(self, act: Act) -> Seat:
        assert isinstance(act, Answer)
        return act.action.seat

    def file(self) -> bytes:
        scenario, options, *_ = self.playing.start
        return write(self.game, scenario, options, self.acts, self.played.state)

    def without_take(self, number: int) -> bytes:
        state = self.game.decode(self.states[number])
        state.take = None
        return bytes(self.game.encode(state))


@pytest.mark.parametrize("name", [*GAMES, SIX_AREAS])
@pytest.mark.parametrize("to", [1, 2, 17, 59])
def test_the_match_stands_as_it_stood_and_the_same_acts_roll_the_same(name: str, to: int, tmp_path: Path) -> None:
    going = Going(name, str(to))
    going.go_on()
    if going.played.state.outcome is not None:  # Six Areas are soon over
        before, going = len(going.acts) - 1, Going(name, str(to))
        going.go_on(before)
    to = min(to, len(going.acts))
    was = going.states[to - 1 :]
    again = going.acts[to - 1 :]
    [told] = going.do(Undo(going.of(again[0]), to))

    assert going.blob == going.without_take(to - 1)
    state, rng = going.played.state, chance("look")
    well_asked(going.game, state)
    round_trip(going.game, state)
    no_leak(going.game, state, rng)
    for viewer in (None, *range(state.seats)):
        earlier = going.game.decode(was[0])
        earlier.take = None
        assert going.game.view(state, viewer) == going.game.view(earlier, viewer)
    for language in LANGUAGES:
        assert event_lines(
            going.game, going.game.digest([told]), None, language, going.game.sides(*going.playing.start[:2])
        )

    for act, after in zip(again, was[1:], strict=True):
        going.do(act)
        dice = going.game.decode(after).dice
        assert going.played.state.dice == dice
    assert _taken(going, going.blob) == _taken(going, was[-1])
    going.do(Undo(going.of(again[0]), len(going.acts) - len(again) + 1))
    going.go_on()
    verified(going, tmp_path)


def _taken(going: Going, blob: bytes) -> bytes:
    state = going.game.decode(blob)
    state.take = None
    return bytes(going.game.encode(state))


def verified(going: Going, folder: Path) -> None:
    """See that both checkers find the file right, and the published page too."""
    data = going.file()
    file = folder / "match.json"
    file.write_bytes(data)
    assert verify(read(data)) == going.played.state
    assert [going.game.encode(state) for state, _ in replay(read(data))] == going.states
    done = subprocess.run([sys.executable, "-I", CHECKER, file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "all is as the page says\n")


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_back_over_what_has_gone_back(name: str, tmp_path: Path) -> None:
    going = Going(name, "twice")
    going.go_on(30)
    going.do(Undo(going.of(going.acts[19]), 20))
    going.go_on(10)
    with pytest.raises(Stale):
        going.played.do(Undo(going.of(going.acts[24]), 25))  # which is gone
    going.do(Undo(going.of(going.acts[9]), 10))
    assert going.blob == going.without_take(9)
    going.go_on(20)
    verified(going, tmp_path)


def test_what_is_not_there_is_not_taken_back() -> None:
    going = Going("spearpoint")
    going.go_on(5)
    seat = going.of(going.acts[4])
    for undo in (Undo(seat, 0), Undo(seat, 6), Undo(seat, 99), Undo(1 - seat, 5)):
        with pytest.raises(Stale):
            going.played.do(undo)
    over = Going("spearpoint")
    over.go_on(5)
    over.do(Agreement(0))
    with pytest.raises(Stale):
        over.played.do(Undo(over.of(over.acts[4]), 5))


@pytest.mark.parametrize("name", GAMES)
def test_how_far_it_goes_cannot_be_forged(name: str) -> None:
    going = Going(name, "forged")
    going.go_on(40)
    going.do(Undo(going.of(going.acts[19]), 20))
    going.go_on(20)
    file = json.loads(going.file())
    [undo] = [act for act in file["acts"] if act["act"] == "undo"]
    for other in (0, 1, 19, 21, 41, 99):
        undo["to"] = other
        with pytest.raises(BadMatchFile):
            verify(read(json.dumps(file).encode()))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_a_master_rewinds_verifies_his_other_acts_change_nothing(name: str, tmp_path: Path) -> None:
    going = Going(name, "master")
    going.go_on(30)
    before = going.blob
    [told] = going.do(Ruling("extend", "Mia", seat=1, hours=24))
    assert going.blob == before
    going.do(Ruling("rewind", "Mia", to=12, turn=2))
    assert going.blob == going.without_take(11)
    for language in LANGUAGES:
        sides = going.game.sides(*going.playing.start[:2])
        [said] = event_lines(going.game, going.game.digest([told]), None, language, sides)
        assert "Mia" in said
        assert "24" in said
    going.go_on(20)
    verified(going, tmp_path)


def test_a_ruling_goes_back_only_as_a_rewind_and_only_to_an_answer_that_stands() -> None:
    going = Going("spearpoint")
    going.go_on(5)
    for ruling in (
        Ruling("rewind", "Mia"),
        Ruling("pause", "Mia", to=3),
        Ruling("rewind", "Mia", to=0),
        Ruling("rewind", "Mia", to=99),
    ):
        with pytest.raises(Stale):
            going.played.do(ruling)


def test_a_ruling_about_a_seat_that_is_not_there_is_refused() -> None:
    going = Going("spearpoint")
    going.go_on(5)
    going.do(Ruling("extend", "Mia", seat=7, hours=1))
    with pytest.raises(BadMatchFile, match="no seat 7"):
        verify(read(going.file()))
