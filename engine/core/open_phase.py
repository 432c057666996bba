"""A phase in which several seats act at once, each as often as it likes, until all have passed.

One step of the agenda is the phase: it works out what each seat may do now and asks (:func:`ask`), or goes on
where nobody is left to ask. What an act does pushes that step again, below whatever else it brings about::

    def soldiers(flow):
        open_phase.ask(flow, "soldier", {seat: acts(flow.state, seat) for seat in waiting(flow.state)})


    def answer(flow, decision, picks):
        flow.push("soldiers")
        ...

The questions keep their numbers over all acts of the phase, so that nobody's panel is outdated because somebody
else has acted, and nobody is written to anew. Acts are done as they come; each is settled whole, with all that is
asked on the way, before the next: meanwhile the questions of the phase are paused.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.flow import Flow, S
from engine.core.protocol import MatchState, Option, Seat


def ask(
    flow: Flow[S],
    kind: str,
    offered: Mapping[Seat, list[Option]],
    *,
    subject: Option = (),
    resting: Mapping[Seat, list[Option]] | None = None,
) -> None:
    """Ask these seats, and no others, what they do next in a phase; without any the phase is over.

    ``resting`` are seats that are done, as long as others are not: nobody waits for what they may still do.
    """
    state = flow.state
    rest = resting if resting and offered else {}
    asked = {**offered, **rest}
    kept = set()
    for decision in [d for d in state.open if d.concurrent and d.kind == kind]:
        if decision.seat in asked:
            decision.options, decision.subject, decision.paused = asked[decision.seat], subject, False
            decision.optional = decision.seat in rest
            kept.add(decision.seat)
        else:
            state.open.remove(decision)
    for seat, options in asked.items():
        if seat not in kept:
            decision = flow.ask(seat, kind, options, act=True, subject=subject, optional=seat in rest)
            decision.concurrent = True
    flow.asked = True


def pause(state: MatchState) -> None:
    """Let nobody act until the phase asks again."""
    for decision in state.open:
        decision.paused = decision.concurrent
