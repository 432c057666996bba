"""What is written below a table of a film."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.warfighter.field import Soldier
from engine.warfighter.view import WarfighterView
from images.warfighter.words import Words


def caption(before: WarfighterView | None, view: WarfighterView, words: Words) -> tuple[str, list[str]]:
    """Say which turn it is, how all ended, and who fell, was wounded, died, came, moved or was laid since."""
    field = view.field
    when = f"{words.of('film-turn', turn=field.turn)} · {words.of('phase', phase=field.phase)}"
    if view.outcome is not None:
        return when, [words.of("ended", verdict=view.outcome.verdict, grade=view.outcome.grade or "")]
    if before is None:
        return when, []
    return when, words.happenings({what: [*units] for what, units in _happened(before, view)})


def _happened(before: WarfighterView, view: WarfighterView) -> Iterator[tuple[str, Iterator[str]]]:
    """List by kind what has happened, the gravest first, each with the cards that it befell."""
    old: Mapping[int, Soldier] = {soldier.no: soldier for soldier in before.field.soldiers}
    same = [(old[s.no], s) for s in view.field.soldiers if s.no in old]
    there = {hostile.uid: hostile for hostile in view.field.hostiles}
    known = {hostile.uid: hostile for hostile in before.field.hostiles}
    rows = zip(before.field.row, view.field.row, strict=True)
    yield "out", (s.card for was, s in same if was.in_play and not s.in_play)
    yield "hit", (s.card for was, s in same if s.in_play and s.wounds > was.wounds)
    yield "gone", (hostile.card for hostile in before.field.hostiles if hostile.uid not in there)
    yield "killed", (h.card for h in there.values() if h.uid in known and h.kills > known[h.uid].kills)
    yield "in", (hostile.card for hostile in there.values() if hostile.uid not in known)
    yield "laid", (place.card for was, place in rows if place.card and not was.card)
    yield "moved", (s.card for was, s in same if s.in_play and s.slot != was.slot)
