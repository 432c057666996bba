"""A Combat Phase told attack by attack, gathered from its public events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeAlias

from engine.core.dispatch import dispatch
from engine.core.protocol import Event, Seat
from engine.spearpoint.packs import PACKS
from images.core.combat_log import Note
from images.spearpoint.words import Words

Result: TypeAlias = Literal["hit", "miss", "friendly_fire", "won", "failed"]


_ELSEWHERE = ("commit_sealed", "draw")
"""When cards are played that have nothing to do with combat."""


@dataclass
class Blow:
    """Intensity + Damage Index − Defense: what a hit did, and to which unit."""

    target: int
    target_card: str
    dice: list[int]
    as_rolled: bool
    intensity: int
    index: int
    defense: int
    net: int
    endurance: int


@dataclass
class Throw:
    """A roll: its dice, what is added, what it needs (``most``: it must not be more), and what came of it."""

    weapon: str | None
    dice: list[int]
    bonus: int
    needs: int
    result: Result
    most: bool = False
    blow: Blow | None = None

    @property
    def total(self) -> int:
        """What counts."""
        return sum(self.dice) + self.bonus


@dataclass
class Scene:
    """An attack, or something else that was rolled for: who (0: nobody but a card or a fire) at whom."""

    kind: Literal["attack", "assault", "lost", "sharpshooter", "burns", "surrender", "strike", "before", "after"]
    seat: Seat | None = None
    unit: int = 0
    unit_card: str = ""
    target: int = 0
    target_card: str = ""
    throws: list[Throw] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


@dataclass
class Story:
    """A whole phase. ``scored`` are the points that each side made, ``totals`` what it had after the last."""

    turn: int | None = None
    """None if it begins later in its Turn."""
    initiative: dict[str, Any] | None = None
    """The public part of its event."""
    scenes: list[Scene] = field(default_factory=list)
    scored: dict[str, int] = field(default_factory=dict)
    totals: dict[str, int] = field(default_factory=dict)

    @property
    def fought(self) -> bool:
        """Whether there was any combat at all."""
        return any(scene.kind != "after" for scene in self.scenes)


def tell(events: Iterable[Event]) -> Story:
    """Gather what happened in combat; events of other phases are left out."""
    teller = _Teller()
    dispatch(events, teller)
    return teller.told()


def note_text(note: Note, words: Words) -> str:
    """Say a note."""
    text = words.effect(str(note.args["effect"])) if "effect" in note.args else words.of(note.key, **note.args)
    return text if note.unit is None else f"{note.unit[0]} {words.short(note.unit[1])}: {text}"


def _awaits(scene: Scene, target: int) -> bool:
    """Return whether a blow on a unit belongs to the last roll of a scene."""
    if scene.kind not in ("attack", "assault") or scene.throws[-1].blow is not None:
        return False
    result = scene.throws[-1].result
    return result == "friendly_fire" or (result == "hit" and target == scene.target)


class _Teller:
    """Turns events into scenes; there is a method for every kind of event that matters."""

    def __init__(self) -> None:
        self.story = Story()
        self._ready: list[Note] = []
        """Cards that were played before the scene they are for."""

    def told(self) -> Story:
        if self._ready:
            self._lay(self._after())
        return self.story

    # -------------------------------------------------------------- scenes

    def _open(self, scene: Scene) -> Scene:
        self.story.scenes.append(scene)
        self._lay(scene)
        return scene

    def _lay(self, scene: Scene) -> None:
        """Lay the cards that were ready to a scene; whose they are is plain where it is about that unit."""
        for note in self._ready:
            if note.unit is not None and note.unit[0] in (scene.unit, scene.target):
                note.unit = None
            scene.notes.append(note)
        self._ready = []

    def _now(self) -> Scene:
        return self.story.scenes[-1] if self.story.scenes else self._after()

    def _after(self) -> Scene:
        """Return the scene of what belongs to no attack."""
        if self.story.scenes and self.story.scenes[-1].kind == "after":
            return self.story.scenes[-1]
        scene = Scene("after")
        self.story.scenes.append(scene)
        return scene

    def on_turn(self, e: dict[str, Any]) -> None:
        self.story.turn = e["turn"]

    def on_declared(self, _: dict[str, Any]) -> None:
        self._ready = []  # played before, and no roll of theirs came of it
        self.story.scenes = [scene for scene in self.story.scenes if scene.kind != "after"]

    on_assault_declared = on_declared

    def on_initiative(self, e: dict[str, Any]) -> None:
        self.story.initiative = e
        if self._ready:
            self._open(Scene("before"))

    def on_rolled(self, e: dict[str, Any]) -> None:
        now = self.story.scenes[-1] if self.story.scenes else None
        same = now is not None and now.kind in ("attack", "assault")
        if now is None or not same or (now.unit, now.target) != (e["unit"], e["target"]):
            kind: Literal["attack", "assault"] = "assault" if e["weapon"] is None else "attack"
            now = self._open(Scene(kind, None, e["unit"], e["unit_card"], e["target"], e["target_card"]))
        self._lay(now)
        now.throws.append(Throw(e["weapon"], e["dice"], e["bonus"], e["needs"], e["result"]))

    def on_hit(self, e: dict[str, Any]) -> None:
        blow = Blow(**{part.name: e[part.name] for part in fields(Blow)})
        now = self.story.scenes[-1] if self.story.scenes else None
        if now is None or not _awaits(now, blow.target):
            now = self._open(Scene("strike", target=blow.target, target_card=blow.target_card))
            now.throws.append(Throw(None, [], 0, 0, "won"))
        now.throws[-1].blow = blow

    def on_attack_lost(self, e: dict[str, Any]) -> None:
        scene = Scene("lost", e["seat"], e["unit"], e["unit_card"], e["target"], e["target_card"])
        scene.notes.append(Note("report-lost", "cross", {"reason": e["reason"]}))
        self._open(scene)

    def on_sharpshooter(self, e: dict[str, Any]) -> None:
        scene = self._open(Scene("sharpshooter", target=e["target"], target_card=e["target_card"]))
        scene.throws.append(Throw(None, e["dice"], e["bonus"], e["needs"], "won" if e["won"] else "failed"))

    def on_surrender(self, e: dict[str, Any]) -> None:
        scene = self._open(Scene("surrender", e["seat"], target=e["target"], target_card=e["target_card"]))
        scene.throws.append(Throw(None, [e["die"]], e["bonus"], e["needs"], "won" if e["won"] else "failed"))

    def on_burns(self, e: dict[str, Any]) -> None:
        scene = self._open(Scene("burns", target=e["unit"], target_card=e["unit_card"]))
        result: Result = "failed" if e["destroyed"] else "won"
        scene.throws.append(Throw(None, [e["die"]], e["bonus"], e["to"], result, most=True))

    # -------------------------------------------------------------- cards

    def on_played(self, e: dict[str, Any]) -> None:
        if PACKS.naming(e["card"]).commands[e["card"]].when not in _ELSEWHERE:
            unit = (e["target"], e["target_card"]) if "target" in e else None
            self._ready.append(Note("report-card", "star", {"card": e["card"]}, unit=unit))

    on_played_on = on_played

    def on_plus(self, e: dict[str, Any]) -> None:
        note = Note("report-plus", "star", {"card": e["card"]})
        if e["roll"] == "intensity" and self.story.scenes:
            self._now().notes.append(note)
        else:
            self._ready.append(note)

    def on_rolls_again(self, e: dict[str, Any]) -> None:
        self._now().notes.append(Note("report-again", "dice", {"card": e["card"]}))

    def on_intensity_again(self, e: dict[str, Any]) -> None:
        self._now().notes.append(Note("report-again", "dice", {"card": e["crew_card"]}))

    # -------------------------------------------------------------- what follows

    def on_friendly_fire_nobody(self, _: dict[str, Any]) -> None:
        self._now().notes.append(Note("report-nobody", "shield"))

    def on_damaged(self, e: dict[str, Any]) -> None:
        self._follow(Note("report-damaged", "damage", {"effect": e["effect"]}, grave=True), e)

    def on_destroyed(self, e: dict[str, Any]) -> None:
        self._follow(Note("lost-destroyed", "cross", grave=True), e)

    def on_captured(self, e: dict[str, Any]) -> None:
        self._follow(Note("lost-captured", "flag", grave=True), e)

    def on_withdrawn(self, e: dict[str, Any]) -> None:
        self._after().notes.append(Note("lost-withdrawn", "withdrawn", unit=(e["unit"], e["unit_card"])))

    def on_crew_killed(self, e: dict[str, Any]) -> None:
        self._follow(Note("report-crew-dies", "skull", {"card": e["crew_card"]}), e)

    def on_crew_dies(self, e: dict[str, Any]) -> None:
        self._now().notes.append(Note("report-crew-dies", "skull", {"card": e["crew_card"]}))

    def on_crew_survives(self, e: dict[str, Any]) -> None:
        self._now().notes.append(Note("report-crew-survives", "crew", {"card": e["crew_card"]}))

    def on_crew_captured(self, e: dict[str, Any]) -> None:
        self._now().notes.append(Note("report-crew-captured", "flag", {"card": e["crew_card"]}))

    def on_crew_bails_out(self, e: dict[str, Any]) -> None:
        self._follow(Note("report-crew-bails-out", "crew", {"card": e["crew_card"]}), e)

    def on_scored(self, e: dict[str, Any]) -> None:
        side = e["side"]
        self.story.scored[side] = self.story.scored.get(side, 0) + e["points"]
        self.story.totals[side] = e["total"]
        self._now().notes.append(Note("report-scored", "star", {"points": e["points"], "side": side}))

    def on_overrun(self, e: dict[str, Any]) -> None:
        self._after().notes.append(Note("report-overrun", "flag", dict(e)))

    def _follow(self, note: Note, e: dict[str, Any]) -> None:
        """Note what befell a unit in the scene in which it was struck, else among the last things."""
        now = self._now()
        struck = {throw.blow.target for throw in now.throws if throw.blow is not None} | {now.target}
        if e["unit"] != now.target:
            note.unit = (e["unit"], e["unit_card"])
        (now if e["unit"] in struck else self._after()).notes.append(note)
