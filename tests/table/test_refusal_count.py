"""What somebody is refused three times shows that he does not know a rule; that others were faster does not."""

from __future__ import annotations

from bot.match.refusal_count import OFTEN, RefusalCount
from engine.core.errors import Illegal, Refusal, TooLate
from engine.core.words import msg


def offered(refusal: Refusal) -> list[bool]:
    count = RefusalCount()
    return [count.often(1, 7, refusal) for _ in range(OFTEN + 1)]


def test_the_third_refusal_by_a_rule_is_often_once() -> None:
    assert offered(Illegal(msg("refused-twice"))) == [False, False, True, False]


def test_who_was_too_late_lacks_no_lesson() -> None:
    assert offered(TooLate()) == [False] * (OFTEN + 1)
