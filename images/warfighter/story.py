"""A turn told roll by roll, gathered from public events: who attacked whom, what it needed and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from engine.core.protocol import Event
from engine.warfighter.event_rules import TOLD_SINCE
from images.core.combat_log import Note, Teller

Kind: TypeAlias = Literal["attack", "hostile", "event", "told", "heading"]


@dataclass
class Scene:
    """An attack by a Soldier or a Hostile card, an Event, what happened without a roll, or where a part begins."""

    kind: Kind
    soldier: str = ""
    """Who attacks, or at whom a Hostile card fires."""
    hostile: str = ""
    """A Hostile card, or ``target/structure`` and ``target/officer``."""
    slot: int = 0
    weapon: str = ""
    mode: str = ""
    dice: list[int] = field(default_factory=list)
    needs: int = 0
    """The least number on a die that hits or, of a Hostile card, wounds, whatever is added to it; 0 for none."""
    saved: int = 0
    """A die that hits with less by a card; 0 for none."""
    hits: int = 0
    total: int = 0
    """What the die of a Hostile card counts."""
    sure: bool = False
    """The cover roll counts as that number without a die."""
    cover_die: int = 0
    pen: int = 0
    cover: int = 0
    through: bool = False
    """The cover roll defeats the Cover."""
    outcome: Note | None = None
    notes: list[Note] = field(default_factory=list)
    key: str = ""
    """What a heading says, or the card of an Event."""


@dataclass
class Story:
    """A part of a match."""

    turn: int = 0
    scenes: list[Scene] = field(default_factory=list)
    gone: Counter[str] = field(default_factory=Counter)
    """Hostile cards that each Soldier has destroyed."""
    earned: Counter[str] = field(default_factory=Counter)
    """XP that each Soldier has gained."""
    hurt: Counter[str] = field(default_factory=Counter)
    """Wounds that each Soldier has taken."""
    turns: int = 0

    @property
    def rolled(self) -> bool:
        """Whether anything was rolled for."""
        return any(scene.dice or scene.kind == "attack" for scene in self.scenes)


def tell(events: Iterable[Event]) -> Story:
    """Gather what was rolled for, and what came of it; all other events are left out."""
    return _Teller(Story()).tell(events)


class _Teller(Teller[Story]):
    """Turns events into scenes; there is a method for every kind of event that matters."""

    def _open(self, scene: Scene) -> None:
        self.story.scenes.append(scene)

    def _note(self, key: str, icon: str, *, grave: bool = False, **args: str | int) -> None:
        """Note what followed from the last roll, or stands by itself."""
        scenes = self.story.scenes
        if not scenes or scenes[-1].kind == "heading":
            self._open(Scene("told"))
        scenes[-1].notes.append(Note(f"note-{key}", icon, args, grave))

    # -------------------------------------------------------------- parts of a turn

    def on_turn(self, e: dict[str, Any]) -> None:
        self.story.turn = e["turn"]
        self.story.turns += 1
        self._open(Scene("heading", key="soldiers"))

    def on_hostile_turn(self, _e: dict[str, Any]) -> None:
        self._open(Scene("heading", key="hostiles"))

    def on_event(self, e: dict[str, Any]) -> None:
        self._open(Scene("event", key=e["event"]))

    def on_explored(self, e: dict[str, Any]) -> None:
        self._open(Scene("told"))
        self._note("explored", "map", id=e["location"], slot=e["slot"])

    def on_activated(self, e: dict[str, Any]) -> None:
        self._open(Scene("told"))
        self._note("activated", "flag", id=e["objective"])

    def on_placed(self, e: dict[str, Any]) -> None:
        if self.story.scenes[-1:] and self.story.scenes[-1].kind != "told":
            self._open(Scene("told"))
        self._note("placed", "reticle", id=e["hostile"], slot=e["slot"])

    def on_hostile_moved(self, e: dict[str, Any]) -> None:
        if self.story.scenes[-1:] and self.story.scenes[-1].kind not in ("told", "event"):
            self._open(Scene("told"))
        self._note("moved", "moved", id=e["hostile"], slot=e["slot"])

    # -------------------------------------------------------------- rolls

    def on_attacked(self, e: dict[str, Any]) -> None:
        e = {**TOLD_SINCE["attacked"], **e}
        self._open(
            Scene(
                "attack",
                e["soldier"],
                e["hostile"],
                e["slot"],
                e["weapon"],
                e["mode"],
                [*e["dice"]],
                max(2, min(10, e["needed"] - e["added"])),
                e["saved"],
                e["hits"],
                sure=e["sure"],
                cover_die=e["cover_die"],
                pen=e["pen"],
                cover=e["cover"],
                through=e["defeated"],
            )
        )

    def on_hostile_attacked(self, e: dict[str, Any]) -> None:
        e = {**TOLD_SINCE["hostile_attacked"], **e}
        kind = "wounds" if e["wounds"] else "suppress" if e["suppress"] else "nothing"
        self._open(
            Scene(
                "hostile",
                e["soldier"],
                e["hostile"],
                e["slot"],
                dice=[e["die"]],
                needs=e["wounds_on"],
                total=e["total"],
                cover_die=e["cover_die"],
                cover=e["cover"],
                through=bool(e["wounds"]),
                outcome=Note(f"result-{kind}", "", {"count": e["wounds"]}, bool(e["wounds"])),
            )
        )

    def on_shelled(self, e: dict[str, Any]) -> None:
        if not self.story.scenes or self.story.scenes[-1].kind != "event" or self.story.scenes[-1].dice:
            key = self.story.scenes[-1].key if self.story.scenes else ""
            self._open(Scene("event", key=key))
        scene = self.story.scenes[-1]
        scene.soldier, scene.dice, scene.total = e["soldier"], [e["die"]], e["die"]

    # -------------------------------------------------------------- what followed

    def on_hostile_hurt(self, e: dict[str, Any]) -> None:
        e = {**TOLD_SINCE["hostile_hurt"], **e}
        scene = self.story.scenes[-1] if self.story.scenes else None
        harm = {key: e[key] for key in ("kills", "suppressed", "hurt", "tough")}
        note = Note("result-hurt", "", harm, bool(e["kills"]))
        if (
            scene is not None
            and scene.kind == "attack"
            and scene.outcome is None
            and scene.hostile == e["hostile"]
        ):
            scene.outcome = note
        elif e["kills"] + e["suppressed"]:
            self._note("hurt", "reticle", id=e["hostile"], kills=e["kills"], suppressed=e["suppressed"])

    def on_hostile_gone(self, e: dict[str, Any]) -> None:
        soldier = e["soldier"]
        if soldier is None:
            self._note("runs", "bail_out", id=e["hostile"])
            return
        self.story.gone[soldier] += 1
        self.story.earned[soldier] += e["xp"]
        self._note("gone", "skull", grave=True, id=e["hostile"], xp=e["xp"])

    def on_structure_hit(self, e: dict[str, Any]) -> None:
        self._note("structure", "damage", grave=True, hits=e["hits"], total=e["total"])

    def on_empty(self, e: dict[str, Any]) -> None:
        self._note("empty", "unloaded", id=e["weapon"])

    def on_steady(self, e: dict[str, Any]) -> None:
        self._note("steady", "shield", id=e["soldier"])

    def on_suppressed(self, e: dict[str, Any]) -> None:
        scene = self.story.scenes[-1] if self.story.scenes else None
        told = scene is not None and scene.outcome is not None and scene.outcome.key == "result-suppress"
        if not told or scene is None or scene.soldier != e["soldier"]:
            self._note("suppressed", "wedge", id=e["soldier"], number=e["number"])

    def on_averted(self, e: dict[str, Any]) -> None:
        self._note("averted", "prone" if e["card"] == "A03" else "syringe", id=e["helper_soldier"], card=e["card"])

    def on_wounded(self, e: dict[str, Any]) -> None:
        self.story.hurt[e["soldier"]] += e["wounds"]
        scene = self.story.scenes[-1] if self.story.scenes else None
        shown = scene is not None and scene.outcome == Note(
            "result-wounds", "", {"count": e["wounds"]}, grave=True
        )
        if scene is not None and shown and scene.soldier == e["soldier"]:
            self._note("health", "heart", id=e["soldier"], health=e["health"])
        else:
            self._note("wounded", "heart", id=e["soldier"], wounds=e["wounds"], health=e["health"])

    def on_downed(self, e: dict[str, Any]) -> None:
        self._note("downed", "skull", grave=True, id=e["soldier"])

    def on_held(self, e: dict[str, Any]) -> None:
        self._open(Scene("told"))
        self._note("held", "flag", turns=e["turns"], needed=e["needed"])

    def on_worked(self, e: dict[str, Any]) -> None:
        self._open(Scene("told"))
        self._note("worked", "flag", id=e["soldier"], done=e["done"], needed=e["needed"])

    def on_lull(self, _e: dict[str, Any]) -> None:
        self._note("lull", "idle")
