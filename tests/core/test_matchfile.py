"""A match file plays again to the same state, and whoever changes one is found out."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from engine.core.dice import Dice
from engine.core.errors import BadMatchFile, Stale
from engine.core.flow import Flow
from engine.core.matchfile import (
    FORMAT,
    Agreement,
    Answer,
    MatchFile,
    OtherRules,
    Resignation,
    digest,
    read,
    replay,
    verify,
    write,
)
from engine.core.protocol import Decision, Option, Outcome
from engine.core.registry import game as find_game
from engine.core.selfplay import Playing
from tests.core.tiny_game import TinyGame, TinyState, TinyView, registered

GAME = TinyGame()
FILES = Path(__file__).parent / "files"


@pytest.fixture(autouse=True)
def _tiny() -> Iterator[None]:
    with registered(GAME):
        yield


@pytest.fixture
def played() -> Playing[TinyState, TinyView]:
    playing = Playing(GAME, Random("match file"))
    playing.finish()
    return playing


def test_a_whole_match_verifies(played: Playing[TinyState, TinyView]) -> None:
    found = read(played.file())

    assert msgspec.json.encode(verify(found)) == GAME.encode(played.state)
    assert found.acts == played.acts
    assert found.digest == digest(GAME.encode(played.state))


def test_a_match_that_is_not_over_verifies() -> None:
    playing = Playing(GAME, Random("unfinished"))
    playing.do(playing.choose())

    assert verify(read(playing.file())).outcome is None


def test_a_resignation_is_an_act() -> None:
    playing = Playing(GAME, Random("resigned"))
    playing.do(Resignation(1))

    assert verify(read(playing.file())).outcome == Outcome([0], "resigned", ["odd"])


def test_a_draw_to_which_all_agree_is_an_act_after_which_nothing_is_asked_or_taken_back() -> None:
    playing = Playing(GAME, Random("agreed"))
    while not any(GAME.may_take_back(playing.state, seat) for seat in range(2)):
        playing.do(playing.choose())
    acts = playing.state.actions
    playing.do(Agreement(1))
    after = verify(read(playing.file()))

    assert isinstance(after, TinyState)
    assert (after.outcome, after.actions, after.open) == (Outcome([], "agreed"), acts + 1, [])
    assert not any(GAME.may_take_back(after, seat) for seat in range(2))
    with pytest.raises(Stale):
        playing.do(Agreement(0))


class EndsDrawn(TinyGame):
    def concede(self, flow: Flow[TinyState], seat: int) -> None:
        flow.end([], [], "points", score=4)


def test_a_draw_may_have_a_score() -> None:
    with registered(game := EndsDrawn()):
        playing = Playing(game, Random("drawn"))
        playing.do(Resignation(1))

        assert verify(read(playing.file())).outcome == Outcome([], "points", [], 4)


def test_replay_stops_after_every_act(played: Playing[TinyState, TinyView]) -> None:
    stops = [state.actions for state, _events in replay(read(played.file()))]

    assert stops == list(range(len(played.acts) + 1))


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("seed", "11" * 32, "do not have the hash"),
        ("outcome", Outcome([0, 1], "points", ["odd", "even"]), "the file claims"),
        ("digest", "0" * 64, "another state"),
        ("scenario", "long", "do not have the hash"),
        ("match", 1, "do not have the hash"),
        ("seats", 3, "has 2 seats, the file claims 3"),
        ("draws", [], "the dice give .*, the file claims nothing"),
        ("scenario", "endless", "cannot be set up"),
        ("game", "chess", "cannot be set up"),
        ("acts", [], "the file claims"),
    ],
)
def test_a_tampered_file_is_refused(
    played: Playing[TinyState, TinyView], field: str, value: object, complaint: str
) -> None:
    found = read(played.file())
    assert getattr(found, field) != value
    setattr(found, field, value)

    with pytest.raises(BadMatchFile, match=complaint):
        verify(found)


def test_an_illegal_act_is_named(played: Playing[TinyState, TinyView]) -> None:
    found = read(played.file())
    first = found.acts[0]
    assert isinstance(first, Answer)
    found.acts[0] = Answer(msgspec.structs.replace(first.action, picks=[("play", 99)]))

    with pytest.raises(BadMatchFile, match="act 1 is refused: refused-no-option"):
        verify(found)


@pytest.mark.parametrize("act", [Resignation(2), Agreement(2), Resignation(-1)])
def test_an_act_of_a_seat_that_is_not_there_is_named(act: Resignation | Agreement) -> None:
    found = read(Playing(GAME, Random("not begun")).file())
    found.acts = [act]

    with pytest.raises(BadMatchFile, match=f"act 1: the match has no seat {act.seat}"):
        verify(found)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b"[]", b'{"format": 1}'], ids=["empty", "cut", "binary", "list", "bare"]
)
def test_what_is_no_match_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadMatchFile, match="not a match file"):
        read(data)


def test_a_file_of_another_format_is_refused(played: Playing[TinyState, TinyView]) -> None:
    found = read(played.file())
    found.format = FORMAT + 1

    with pytest.raises(BadMatchFile, match="format 3 is unknown"):
        read(msgspec.json.encode(found))


class NewRules(TinyGame):
    """The next version: a flag that is turned up lies down."""

    version = "2"

    def turn_flag(self, flow: Flow[TinyState], decision: Decision, picks: list[Option]) -> None:
        super().turn_flag(flow, decision, picks)
        flow.state.players[decision.seat].flag = "lying"


def test_a_match_of_older_rules_names_the_version_that_it_takes(played: Playing[TinyState, TinyView]) -> None:
    found = read(played.file())
    with (
        registered(NewRules()),
        pytest.raises(OtherRules, match=r"began by version 1 of the rules of tiny: .*By these, version 2: "),
    ):
        verify(found)


def test_one_during_which_the_rules_changed_says_so(played: Playing[TinyState, TinyView]) -> None:
    with registered(NewRules()):
        found = read(write(GAME, played.start[0], played.start[1], played.acts, played.state, rules="1"))
        assert found.draws is None
        with pytest.raises(OtherRules, match=r"began by version 1 .*, and they were changed while it was played"):
            verify(found)


def test_a_forged_hash_is_no_matter_of_the_version(played: Playing[TinyState, TinyView]) -> None:
    found = read(played.file())
    found.rules = "0"

    with pytest.raises(BadMatchFile, match="do not have the hash"):
        verify(found)


def test_a_match_that_goes_the_same_way_by_newer_rules_verifies(played: Playing[TinyState, TinyView]) -> None:
    class SameRules(TinyGame):
        version = "2"

    found = read(played.file())
    with registered(SameRules()):
        assert verify(found).outcome == found.outcome


def test_a_file_of_the_first_format_still_verifies() -> None:
    """It was written before dice had a version; its digest is that of a state which names none."""
    playing = Playing(GAME, Random("first format"))
    scenario, options, seed, entropy = playing.start
    playing.state, _ = GAME.start(scenario, options, Dice(seed=seed, entropy=entropy))
    playing.finish()
    told = msgspec.json.decode(playing.file())
    first = {name: told[name] for name in told.keys() - {"match", "dice", "seats", "draws"}}

    found = read(msgspec.json.encode(first | {"format": 1, "entropy": entropy}))
    assert verify(found).dice.version == 1


@pytest.mark.parametrize("name", ["spearpoint", "tactics2gm"])
def test_a_file_of_the_first_format_verifies_or_names_its_rules(name: str) -> None:
    found = read((FILES / f"{name}-format-1.json").read_bytes())
    try:
        verify(found)
    except OtherRules as error:
        if f"began by version 1 of the rules of {name}" not in str(error):
            raise


@pytest.fixture
def beaten() -> MatchFile:
    """A match lost to the automatic opponent, written when outcomes did not name sides."""
    return read((FILES / "tactics2gm-beaten.json").read_bytes())


def test_a_file_that_tells_a_loss_to_the_game_as_beaten_still_verifies(beaten: MatchFile) -> None:
    assert beaten.outcome == Outcome([], "beaten")
    assert verify(beaten).outcome == Outcome([], "resigned", ["de"])


@pytest.mark.parametrize("forged", [Outcome([], "time"), Outcome([0], "resigned"), Outcome([], "beaten", ["us"])])
def test_such_a_file_is_not_believed_another_end(beaten: MatchFile, forged: Outcome) -> None:
    beaten.outcome = forged
    with pytest.raises(BadMatchFile, match="the file claims"):
        verify(beaten)


def test_a_match_that_was_stored_so_is_written_as_it_is_stored(beaten: MatchFile) -> None:
    *_, (last, _events) = replay(beaten)
    last.outcome = beaten.outcome
    game = find_game(beaten.game)
    stored = game.decode(game.encode(last))
    found = read(write(game, beaten.scenario, beaten.options, beaten.acts, stored, rules=beaten.rules))

    assert game.view(stored, None).outcome == Outcome([], "beaten", ["de"])
    assert (found.outcome, found.digest) == (beaten.outcome, beaten.digest)
    assert found.draws == beaten.draws
    verify(found)
