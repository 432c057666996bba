"""Hot-seat play at a scripted keyboard."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.play import WIDTH, HotSeat, Quit, Screen, columns
from engine.core.matchfile import read, verify
from engine.core.protocol import Outcome
from tests.core.tiny_game import TinyGame, registered

START = ("short", {"faces": 10}, "01" * 32, "")
WIPED = "-- wiped --"


class Keyboard:
    """Types the given lines, then nothing but Enter; keeps everything that was on the screen."""

    def __init__(self, lines: list[str], *, patience: int = 500) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.patience = patience
        self.shown: list[str] = []

    def ask(self, prompt: str, choices: Sequence[str]) -> str:
        self.shown.append(prompt)
        self.patience -= 1
        if not self.patience:
            raise EOFError
        return next(self.lines, "")

    def screen(self) -> Screen:
        return Screen(self.ask, self.shown.append, lambda: self.shown.append(WIPED))


def table(keyboard: Keyboard, language: str = "en") -> HotSeat:
    return HotSeat(TinyGame(), START, language, keyboard.screen())


def test_enter_alone_plays_a_whole_match() -> None:
    keyboard = Keyboard([])
    hot_seat = table(keyboard)
    hot_seat.play()

    assert hot_seat.state.outcome is not None
    assert keyboard.shown[-1].startswith(f"Seed {'01' * 32}")


def test_no_screen_holds_the_hands_of_two_seats() -> None:
    keyboard = Keyboard([])
    table(keyboard).play()
    screens = "\n".join(keyboard.shown).split(WIPED)

    hands = [{int(card) % 2 for line in s.splitlines() for card in _hand(line) if card} for s in screens]
    assert {1} in hands
    assert {0} in hands
    assert {0, 1} not in hands


def _hand(line: str) -> list[str]:
    return line.rpartition("tiny-hand cards=")[2].split(",") if line.startswith("tiny-hand cards=") else []


def test_the_screen_is_handed_over_empty() -> None:
    keyboard = Keyboard(["", "", "u", "", ""], patience=3)
    with pytest.raises(Quit):
        table(keyboard).play()

    assert keyboard.shown[:2] == [WIPED, "Seat 1 (odd), take the keyboard."]
    assert keyboard.shown[3] == WIPED


def test_what_was_sealed_can_be_taken_back_before_the_keyboard_is_passed() -> None:
    keyboard = Keyboard(["", "2", "u", "3"], patience=6)
    hot_seat = table(keyboard)
    with pytest.raises(Quit):
        hot_seat.play()

    assert "Taken back." in keyboard.shown
    (answer,) = hot_seat.acts
    assert answer.action.picks == [("play", int(keyboard_option(keyboard, 3)))]  # type: ignore[union-attr]


def keyboard_option(keyboard: Keyboard, number: int) -> str:
    """Find what the last list of options offered under a number."""
    line = [line for line in keyboard.shown if line.startswith(f"{number:>3} ")][-1]
    return line.rpartition("=")[2]


def test_what_was_seen_cannot_be_taken_back() -> None:
    """Both have played; the winner turns his flag, undoes it once, and cannot go back further."""
    keyboard = Keyboard(["", "", "", "", "", "", "u", "u"], patience=12)
    with pytest.raises(Quit):
        table(keyboard).play()

    assert keyboard.shown.count("Taken back.") == 1
    assert any(line.startswith("That cannot be taken back") for line in keyboard.shown)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("x", "I do not understand “x”."),
        ("9", "There is no option 9."),
        ("0", "There is no option 0."),
        ("1 2", "refused-too-many most=1 chosen=2"),
        ("?", "Pick by number"),
        ("u", "That cannot be taken back"),
        ("b", "tiny-points points=0,0"),
        ("o", "Your open questions:"),
    ],
)
def test_what_is_typed_is_answered(typed: str, said: str) -> None:
    keyboard = Keyboard(["", typed], patience=4)
    with pytest.raises(Quit):
        table(keyboard).play()

    assert any(line.startswith(said) for line in keyboard.shown[6:])


def test_an_optional_question_is_found_under_o() -> None:
    keyboard = Keyboard(["", "o", "2", "1"], patience=5)
    hot_seat = table(keyboard)
    with pytest.raises(Quit):
        hot_seat.play()

    assert list(hot_seat.state.answers.values()) == [[("boast", 1)]]


def test_undoing_leaves_a_standing_order_as_it_is(tmp_path: Path) -> None:
    """The winner turns his flag, orders something, and undoes the flag alone."""
    file = tmp_path / "match.json"
    keyboard = Keyboard([*[""] * 6, "o", "1", "1", "u", "u", f"s {file}"], patience=13)
    hot_seat = table(keyboard)
    with registered(hot_seat.game), pytest.raises(Quit):
        hot_seat.play()

    assert [*hot_seat.state.answers.values()] == [[("boast", 1)]]
    assert keyboard.shown.count("Taken back.") == 1
    with registered(hot_seat.game):
        assert verify(read(file.read_bytes())).actions == 2


def test_resigning_is_asked_twice() -> None:
    keyboard = Keyboard(["", "r", "no", "r", "sí"])
    hot_seat = table(keyboard, "es")
    hot_seat.play()

    assert hot_seat.state.outcome == Outcome([1], "resigned", ["even"])
    assert "La partida ha terminado." in keyboard.shown


def test_a_match_is_saved_as_a_match_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    keyboard = Keyboard(["", "", "", "", f"s {file}", f"s {tmp_path}"], patience=8)
    with pytest.raises(Quit):
        table(keyboard).play()

    assert verify(read(file.read_bytes())).actions == 1
    assert any(line.startswith("Cannot be saved") for line in keyboard.shown)


def test_many_options_stand_in_columns() -> None:
    cells = [f"{n:>3} option" for n in range(1, 31)]

    assert [line.split()[::2][:3] for line in columns(cells)[:2]] == [["1", "5", "9"], ["2", "6", "10"]]
    assert max(map(len, columns(cells))) <= WIDTH
    assert columns(cells[:3]) == cells[:3]
    assert columns([]) == []


def test_the_end_of_input_ends_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing_more(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nothing_more)

    assert main(["play", "tiny", "--seed", "x"]) == 0
    assert "Seat 1 (odd)" in capsys.readouterr().out
