"""Fights told roll by roll, gathered from public events: who rolled at whom, what it needed, what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from engine.core.protocol import Event
from engine.tactics2gm.packs import PACKS
from images.core.combat_log import Note, Teller
from images.tactics2gm.words import Words

Kind: TypeAlias = Literal["fired", "assaulted", "answered", "mine_exploded", "struck", "charge_set", "thrown_out"]


@dataclass
class Scene:
    """A roll: of which unit (0: a card, a mine, a wreck), at which (0: ``place``), what it needed and gave."""

    kind: Kind
    unit: int = 0
    unit_card: str = ""
    target: int = 0
    target_card: str = ""
    card: str = ""
    """The mine or the barrage."""
    place: tuple[str, str] = ("", "")
    """What was fired at instead of a unit: terrain and its square, ``bridge``, or ``hq`` and its side."""
    weapon: str = ""
    die: int = 0
    hit: int = 0
    crit: int = 0
    most: bool = False
    """What is rolled must not be more."""
    changes: tuple[tuple[str, int, int], ...] = ()
    penetration: int | None = None
    armour: int = 0
    impact: bool = False
    result: str = ""
    notes: list[Note] = field(default_factory=list)


@dataclass
class Loss:
    """A unit that was destroyed, and by which (0: by none)."""

    unit: int
    card: str
    seat: int
    by: int


@dataclass
class Story:
    """A part of a match. ``turn`` and ``side`` are those of its last turn."""

    turn: int = 0
    side: str = ""
    scenes: list[Scene] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    """The card of every unit that rolled."""


def tell(events: Iterable[Event]) -> Story:
    """Gather what was rolled for, and what came of it; all other events are left out."""
    return _Teller(Story()).tell(events)


def note_text(note: Note, words: Words) -> str:
    """Say a note."""
    text = words.of(note.key, **note.args)
    return text if note.unit is None else f"{words.short(note.unit[1])} #{note.unit[0]}: {text}"


class _Teller(Teller[Story]):
    """Turns events into scenes; there is a method for every kind of event that matters."""

    def __init__(self, story: Story) -> None:
        super().__init__(story)
        self._ready: list[Note] = []
        """What was told before the roll that it is about."""

    def _open(self, scene: Scene) -> None:
        scene.notes += self._ready
        self._ready = []
        self.story.scenes.append(scene)
        if scene.unit:
            self.story.names[scene.unit] = scene.unit_card

    def _note(self, note: Note) -> None:
        if self.story.scenes:
            self.story.scenes[-1].notes.append(note)

    def on_turn(self, e: dict[str, Any]) -> None:
        self.story.turn, self.story.side = e["turn"], e["side"]

    # -------------------------------------------------------------- rolls

    def on_fired(self, e: dict[str, Any]) -> None:
        place = ("", "")
        if e["aim"] == "headquarters":
            place = ("hq", "de" if side_of(e["unit_card"]) == "us" else "us")
        elif e["aim"] == "place" and e["target"] is None:
            place = (e["terrain"] or "bridge", e["at"])
        self._open(_rolled("fired", e, weapon=e["weapon"], place=place, impact=e["impact"]))

    def on_assaulted(self, e: dict[str, Any]) -> None:
        self._open(_rolled("assaulted", e))

    def on_answered(self, e: dict[str, Any]) -> None:
        self._open(_rolled("answered", e, weapon=e["weapon"]))

    def on_mine_exploded(self, e: dict[str, Any]) -> None:
        self._open(_suffered("mine_exploded", e))

    def on_struck(self, e: dict[str, Any]) -> None:
        self._open(_suffered("struck", e))

    def on_charge_set(self, e: dict[str, Any]) -> None:
        self._open(
            Scene("charge_set", e["unit"], e["unit_card"], place=("", e["at"]), weapon=e["weapon"], result="hit")
        )

    def on_thrown_out(self, e: dict[str, Any]) -> None:
        result = "hit" if e["die"] <= e["up_to"] else "miss"
        self._open(
            Scene(
                "thrown_out",
                target=e["unit"],
                target_card=e["unit_card"],
                die=e["die"],
                hit=e["up_to"],
                most=True,
                result=result,
            )
        )

    # -------------------------------------------------------------- what follows

    def on_wounded(self, e: dict[str, Any]) -> None:
        self._note(Note("report-wounded", "life", {"wounds": e["wounds"], "total": e["total"], "of": e["of"]}))

    def on_destroyed(self, e: dict[str, Any]) -> None:
        now = self.story.scenes[-1] if self.story.scenes else None
        by = 0 if now is None or now.unit == e["unit"] else now.unit
        self.story.losses.append(Loss(e["unit"], e["unit_card"], e["seat"], by))
        if now is not None and e["unit"] in (now.target, now.unit):
            self._note(Note("report-destroyed", "cross", grave=True))
        else:
            self._note(Note("report-destroyed", "cross", grave=True, unit=(e["unit"], e["unit_card"])))

    def on_suppressed(self, _: dict[str, Any]) -> None:
        self._note(Note("report-suppressed", "pinned", grave=True))

    def on_headquarters_hit(self, e: dict[str, Any]) -> None:
        self._note(Note("report-points", "hq", {"damage": e["damage"], "left": e["left"]}, grave=not e["left"]))

    def on_place_damaged(self, e: dict[str, Any]) -> None:
        self._note(Note("report-points", "damage", {"damage": e["damage"], "left": e["left"]}))

    def on_bridge_damaged(self, e: dict[str, Any]) -> None:
        self.on_place_damaged(e)

    def on_ruined(self, _: dict[str, Any]) -> None:
        self._note(Note("report-ruined", "ruin", grave=True))

    def on_place_destroyed(self, _: dict[str, Any]) -> None:
        self._note(Note("report-destroyed", "cross", grave=True))

    def on_intercepted(self, e: dict[str, Any]) -> None:
        self._ready.append(Note("report-intercepted", "intercept", unit=(e["target"], e["target_card"])))


def _rolled(kind: Kind, e: dict[str, Any], **more: Any) -> Scene:
    """Return the scene of a unit's roll at another, or at a place."""
    changes = tuple(_change(change) for change in e.get("changes") or ())
    return Scene(
        kind,
        unit=e["unit"],
        unit_card=e["unit_card"],
        target=e["target"] or 0,
        target_card=e["target_card"] or "",
        die=e["die"],
        hit=e["hit"],
        crit=e["crit"],
        changes=changes,
        penetration=e.get("penetration"),
        armour=e.get("armour", 0),
        result=e["result"],
        **more,
    )


def _suffered(kind: Kind, e: dict[str, Any]) -> Scene:
    """Return the scene of a roll that no unit made."""
    return Scene(
        kind,
        target=e["unit"],
        target_card=e["unit_card"],
        card=e["card"],
        die=e["die"],
        hit=e["hit"],
        crit=e["crit"],
        result=e["result"],
    )


def _change(said: str) -> tuple[str, int, int]:
    source, hit, crit = said.rsplit(":", 2)
    return source, int(hit), int(crit)


def side_of(card: str) -> str:
    """Return the army of a unit."""
    return PACKS.unit(card).side
