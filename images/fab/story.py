"""Combats told roll by roll, gathered from public events: who fired, what it needed, what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from engine.core.protocol import Event, Seat
from images.core.combat_log import Note, Teller
from images.fab.symbols import piece_icon

Kind: TypeAlias = Literal["fired", "missiles", "morale", "bridge", "told"]


@dataclass
class Scene:
    """A roll of one side's unit or piece, or (``told``) what happened before any."""

    kind: Kind
    seat: Seat = 0
    unit: str = ""
    """A unit's id, or ``#12`` for a block of which only the back is seen."""
    piece: str = ""
    link: str = ""
    dice: list[int] = field(default_factory=list)
    needs: int = 0
    hits: int = 0
    """How many dice succeeded."""
    changes: list[str] = field(default_factory=list)
    """What changed the Success Number, each with its amount: ``terrain:-1``."""
    outcome: Note | None = None
    """What came of it, where that is no hit."""
    notes: list[Note] = field(default_factory=list)


@dataclass
class Story:
    """A part of a match; area, attacker and point units are those of its last combat."""

    turn: int = 0
    area: str = ""
    attacker: Seat = 0
    assault: str = ""
    points: dict[Seat, str] = field(default_factory=dict)
    """The point unit of each side, or the piece that stands for it."""
    assigned: dict[Seat, list[str]] = field(default_factory=dict)
    scenes: list[Scene] = field(default_factory=list)
    steps: Counter[Seat] = field(default_factory=Counter)
    """Steps that each side has lost."""
    fallen: dict[Seat, list[str]] = field(default_factory=lambda: {0: [], 1: []})
    """Units that each side has lost for good."""
    hits: Counter[str] = field(default_factory=Counter)
    """Hits that each unit has scored."""
    combats: int = 0


def tell(events: Iterable[Event]) -> Story:
    """Gather what was rolled for, and what came of it; all other events are left out."""
    return _Teller(Story()).tell(events)


class _Teller(Teller[Story]):
    """Turns events into scenes; there is a method for every kind of event that matters."""

    def _open(self, scene: Scene) -> None:
        self.story.scenes.append(scene)

    def _note(self, key: str, icon: str, *, grave: bool = False, **args: str | int) -> None:
        """Note what followed from the last roll; in a combat without any it is told by itself."""
        if not self.story.scenes:
            if not self.story.area:
                return
            self._open(Scene("told", self.story.attacker))
        self.story.scenes[-1].notes.append(Note(f"note-{key}", icon, args, grave))

    def on_turn(self, e: dict[str, Any]) -> None:
        self.story.turn = e["turn"]

    def on_combat_began(self, e: dict[str, Any]) -> None:
        self.story.area, self.story.attacker, self.story.assault = e["area"], e["seat"], e["assault"]
        self.story.points, self.story.assigned = {}, {}
        self.story.combats += 1

    def on_assigned(self, e: dict[str, Any]) -> None:
        self.story.assigned.setdefault(e["seat"], []).extend(e["pieces"])

    def on_point(self, e: dict[str, Any]) -> None:
        self.story.points[e["seat"]] = e["unit"] or e["piece"]

    # -------------------------------------------------------------- rolls

    def on_fired(self, e: dict[str, Any]) -> None:
        self._open(
            Scene("fired", e["seat"], e["unit"], e["piece"], "", e["dice"], e["needs"], e["hits"], e["changes"])
        )
        if e["unit"]:
            self.story.hits[e["unit"]] += e["hits"]

    def on_missiles(self, e: dict[str, Any]) -> None:
        fate = Note(f"note-missiles-{e['fate']}", "flak", grave=e["fate"] == "eliminated")
        stopped = int(e["fate"] != "battle")
        self._open(Scene("missiles", e["seat"], "", e["piece"], "", [e["die"]], e["needs"], stopped, outcome=fate))

    def on_morale(self, e: dict[str, Any]) -> None:
        fate = Note("note-morale-passed" if e["passed"] else "note-morale-failed", "flag", grave=not e["passed"])
        self._open(
            Scene("morale", e["seat"], e["unit"], "", "", [e["die"]], e["needs"], int(e["passed"]), outcome=fate)
        )

    def on_bridge_attempt(self, e: dict[str, Any]) -> None:
        fate = Note("note-bridge-blown" if e["blown"] else "note-bridge-stands", "bridge", grave=e["blown"])
        self._open(
            Scene("bridge", e["seat"], "", "", e["link"], [e["die"]], e["needs"], int(e["blown"]), outcome=fate)
        )

    # -------------------------------------------------------------- what followed

    def on_umbrella(self, e: dict[str, Any]) -> None:
        self._note("umbrella", "flak", piece=e["target_piece"])

    def on_special_action(self, e: dict[str, Any]) -> None:
        if e["use"] in ("retreat", "reinforce") and self.story.area:
            self._note(f"action-{e['use']}", "initiative")

    def on_defences_absorbed(self, _e: dict[str, Any]) -> None:
        self._note("defences-absorbed", "sandbags")

    def on_defences_cleared(self, e: dict[str, Any]) -> None:
        self._note("defences-cleared", "sandbags", piece=e["piece"])

    def on_lost_step(self, e: dict[str, Any]) -> None:
        self.story.steps[e["seat"]] += 1
        self._note("lost-step", "damage", id=e["unit"], steps=e["steps"], quality=e["quality"])

    def on_eliminated(self, e: dict[str, Any]) -> None:
        self.story.fallen[e["seat"]].append(e["unit"])
        self._note("eliminated", "skull", grave=True, id=e["unit"])

    def on_surrendered(self, e: dict[str, Any]) -> None:
        self.story.fallen[e["seat"]].append(e["unit"])
        self._note("surrendered", "surrender", grave=True, id=e["unit"])

    def on_asset_lost(self, e: dict[str, Any]) -> None:
        self._note("asset-lost", piece_icon(e["piece"]), grave=True, piece=e["piece"])

    def on_disordered(self, e: dict[str, Any]) -> None:
        self._note("disordered", "broken", id=e["unit"])

    def on_aborted(self, _e: dict[str, Any]) -> None:
        self._note("aborted", "withdraw")

    def on_falls_back(self, _e: dict[str, Any]) -> None:
        self._note("falls-back", "withdraw")

    def on_retreated(self, e: dict[str, Any]) -> None:
        self._note("retreated", "withdraw", id=e["unit"], area=e["to_area"])

    def on_stuck(self, e: dict[str, Any]) -> None:
        self._note("stuck", "pinned", id=e["unit"], grave=True)

    def on_exploits(self, e: dict[str, Any]) -> None:
        self._note("exploits", "assault", id=e["unit"])

    def on_taken(self, e: dict[str, Any]) -> None:
        if e["area"] == self.story.area:
            self._note("taken", "flag", area=e["area"])
