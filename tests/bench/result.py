"""What a bench hands in."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    """A measured value beside the floor of the same run.

    ``floor`` is in the unit of ``value``. ``ratio`` is value through floor; ``goal`` says what it has to be, as
    ``">= 1.0"`` or ``"<= 4"``, and is empty where there is none.
    """

    name: str
    value: float
    unit: str
    floor: float
    ratio: float
    goal: str

    @property
    def met(self) -> bool:
        """Tell whether the goal is reached; what has no goal is never missed."""
        if not self.goal:
            return True
        sign, bound = self.goal.split()
        return self.ratio >= float(bound) if sign == ">=" else self.ratio <= float(bound)
