"""What is advised is worked out once for each state of a match."""

from __future__ import annotations

from bot.match.advised import KEPT, Advised


def test_the_same_question_in_the_same_state_is_worked_out_once() -> None:
    advised, worked_out = Advised(), []

    def ask(state: bytes, seat: int, decision: int) -> list[tuple[str | int, ...]]:
        def work_out() -> list[tuple[str | int, ...]]:
            worked_out.append((state, seat, decision))
            return [("do", decision)]

        return advised.of(state, seat, decision, work_out)

    questions = [(b"one", 0, 1), (b"one", 0, 2), (b"one", 1, 1), (b"two", 0, 1)]
    for question in (*questions, *questions):
        ask(*question).append(("spoilt",))

    assert worked_out == questions
    assert ask(b"one", 0, 2) == [("do", 2)]

    for number in range(KEPT):
        ask(b"other", 0, number)
    ask(b"one", 0, 1)
    assert worked_out.count((b"one", 0, 1)) == 2
