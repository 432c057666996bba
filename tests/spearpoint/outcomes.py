"""An attack played by the rules themselves once for every outcome of its dice."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import lcm
from typing import Any, NamedTuple

from engine.core.dice import Dice
from engine.core.distribution import Distribution
from engine.core.flow import Flow
from engine.spearpoint.attack_odds import Course
from engine.spearpoint.rules import GAME
from engine.spearpoint.state import SpearpointState

Shown = tuple[int, ...]


class Short(Exception):
    """More dice are rolled than have been laid ready."""

    def __init__(self, purpose: str, number: int) -> None:
        self.purpose, self.number = purpose, number


class Ready(Dice):
    """Dice that show what lies ready, and raise :class:`Short` beyond that; a shuffle puts one card on top."""

    script: list[Shown] = []
    top: int = 0

    def shuffle(self, purpose: str, cards: list[Any]) -> None:
        cards.insert(0, cards.pop(self.top))

    def roll(self, purpose: str, number: int = 1, faces: int = 10) -> list[int]:
        if not self.script:
            raise Short(purpose, number)
        return list(self.script.pop(0))


class End(NamedTuple):
    """What is to be seen when an attack is over; see :class:`Course`."""

    endurance: int
    effect: str
    hit: bool
    friendly: bool
    left: str
    points: int


def ends(courses: Distribution[Course]) -> Distribution[End]:
    """See of forecast courses what can be seen of played ones."""
    return courses.of(lambda c: End(c.endurance, c.effect, c.hit, c.friendly, c.left, c.points))


def played(state: SpearpointState) -> Distribution[End]:
    """Play the first attack of a state with every outcome of its dice and every card on top of the Damage deck."""
    blob = GAME.encode(state)
    chances: dict[End, Fraction] = {}
    tops = range(max(1, len(state.damage_deck or state.damage_discard)))
    for top in tops:
        for end, chance in _branches(blob, top, []):
            chances[end] = chances.get(end, Fraction(0)) + chance / len(tops)
    assert sum(chances.values()) == 1
    common = lcm(*(chance.denominator for chance in chances.values()))
    return Distribution({end: int(chance * common) for end, chance in chances.items()})


def _branches(blob: bytes, top: int, script: list[Shown]) -> Iterator[tuple[End, Fraction]]:
    """Play with the dice laid ready; where they do not reach, go on with every outcome of the next roll."""
    try:
        end = _play(blob, top, script)
    except Short as short:
        number, pairs = short.number, short.purpose == "attack"
    else:
        yield end, Fraction(1)
        return
    outcomes: dict[Shown, int] = {}
    for shown in product(range(1, 11), repeat=number):
        # Of two dice only the sum counts, of the Intensity the sum and the highest die.
        total = sum(shown)
        alike = (max(1, total - 10), min(10, total - 1)) if pairs else tuple(sorted(shown))
        outcomes[alike] = outcomes.get(alike, 0) + 1
    for shown, ways in outcomes.items():
        for end, rest in _branches(blob, top, [*script, shown]):
            yield end, rest * Fraction(ways, 10**number)


def _play(blob: bytes, top: int, script: list[Shown]) -> End:
    state = GAME.decode(blob)
    state.dice = Ready(seed=state.dice.seed, script=list(script), top=top)
    if state.damage_deck:
        state.dice.shuffle("damage-deck", state.damage_deck)
    attack = state.attacks[0]
    before = state.unit(attack.target)
    assert before is not None
    damaged, seat = before.damage is not None, before.seat
    flow = Flow(state)
    points = GAME.view(state, None).players[attack.seat].points
    state.agenda = [["attack", attack.seat, attack.number]]
    while state.agenda and not state.open and state.outcome is None:
        name, *args = state.agenda.pop()
        GAME.steps[name](flow, *args)
    told = [event.kind for event in flow.events]
    rolled = [event.public["result"] for event in flow.events if event.kind == "rolled"]
    target = state.unit(attack.target)
    left = ""
    if target is None or target.seat != seat:
        left = next((lost.how for lost in state.lost if lost.number == attack.target), "captured")
        left = "gone" if left == "withdrawn" else left
    effect = ""
    if target is not None and not left and not damaged and target.damage is not None:
        effect = target.damage.effect
    return End(
        endurance=0 if left or target is None else target.endurance,
        effect=effect,
        hit="hit" in rolled,
        friendly="friendly_fire" in told,
        left=left,
        points=GAME.view(state, None).players[attack.seat].points - points,
    )
