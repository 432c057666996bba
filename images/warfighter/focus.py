"""What a seat could do next, marked on the table: who may act, whom he may attack, where he may go."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.protocol import Decision, Option
from engine.warfighter.field import OFFICER, STRUCTURE
from engine.warfighter.labels import SHAPES
from engine.warfighter.view import WarfighterView
from images.core.finish import shortened
from images.core.frame import frame
from images.core.sprite import Scene
from images.warfighter.board import draw_board, loads
from images.warfighter.colours import SquadTheme
from images.warfighter.faces import slots
from images.warfighter.layout import Column, plan
from images.warfighter.upright import draw_upright, upright_plan
from images.warfighter.words import Words


@dataclass
class Aims:
    """What may be chosen next, and who has been; Soldiers by number, Hostile cards by ``uid``."""

    soldiers: set[int] = field(default_factory=set)
    hostiles: set[int] = field(default_factory=set)
    slots: set[int] = field(default_factory=set)
    chosen: int = 0

    def __bool__(self) -> bool:
        """Return whether anything is to be marked."""
        return bool(self.soldiers or self.hostiles or self.slots)


def aims(view: WarfighterView, decision: Decision, path: Option) -> Aims:
    """Gather what the options that begin with a path lead to."""
    found = Aims()
    if decision.kind != "soldiers":
        return found
    for option in decision.options:
        shape = SHAPES.get(str(option[0]), ("soldier",))
        if option[: len(path)] == path and len(option) > len(path) and path:
            _gather(view, found, shape, option, len(path))
        elif not path and shape[:1] == ("soldier",) and len(option) > 1:
            found.soldiers.add(int(option[1]))
    if len(path) > 1 and SHAPES.get(str(path[0]), ("soldier",))[0] == "soldier":
        found.chosen = int(path[1])
    return found


def _gather(view: WarfighterView, found: Aims, shape: tuple[str, ...], option: Option, known: int) -> None:
    """Add what an option is about behind its first steps: the next Soldier, else target and slot."""
    for kind, step in list(zip(shape, option[1:], strict=False))[known - 1 :]:
        match kind:
            case "soldier":
                found.soldiers.add(int(step))
                return
            case "target" if step in (STRUCTURE, OFFICER):
                found.slots.add(view.field.end)
            case "target":
                found.hostiles.add(int(step))
            case "slot":
                found.slots.add(int(step))
            case _:
                pass


def focus_alt(view: WarfighterView, decision: Decision, path: Option, words: Words) -> str:
    """Say the same in words; empty where there is nothing to mark."""
    found, table = aims(view, decision, path), view.field
    lines = []
    if found.soldiers:
        names = [f"{s.no} {words.short(s.card)}" for s in table.alive() if s.no in found.soldiers]
        lines.append(words.of("focus-soldiers", names=", ".join(names)))
    if found.hostiles:
        names = [f"{h.letter} {words.short(h.card)}" for h in table.hostiles if h.uid in found.hostiles]
        lines.append(words.of("focus-hostiles", names=", ".join(names)))
    if found.slots:
        lines.append(words.of("focus-slots", names=", ".join(map(str, sorted(found.slots)))))
    return shortened(lines) if lines else ""


def draw_focus(
    view: WarfighterView, decision: Decision, path: Option, words: Words, theme: SquadTheme, *, portrait: bool
) -> Scene:
    """Draw the table with cold frames around what may be chosen, and a warm one around who acts."""
    found = aims(view, decision, path)
    row = slots(view, words)
    columns: tuple[Column, ...]
    if portrait:
        scene, columns = draw_upright(view, words, theme), upright_plan(view, row).columns
    else:
        scene, columns = draw_board(view, words, theme), plan(loads(row)).columns
    for slot, column in enumerate(columns):
        if slot in found.slots:
            frame(scene, column.place, theme.cold)
        for soldier, box in zip(view.field.alive(slot), column.soldiers, strict=True):
            if soldier.no in found.soldiers:
                frame(scene, box, theme.cold)
            elif soldier.no == found.chosen:
                frame(scene, box, theme.warm)
        for hostile, box in zip(view.field.facing(slot), column.hostiles, strict=True):
            if hostile.uid in found.hostiles:
                frame(scene, box, theme.cold)
    return scene
