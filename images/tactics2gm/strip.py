"""The strips above and below the field: who is who, what he has, his Headquarters, the turn and the goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.tactics2gm.squares import WIDTH
from engine.tactics2gm.state import SIDES
from engine.tactics2gm.view import ForceView, PlayerView, TacticsView
from images.core import fonts
from images.core.canvas import Box, Sheet
from images.core.kept import kept
from images.core.sprite import Scene, Sprite
from images.core.theme import Theme
from images.tactics2gm.face import Face
from images.tactics2gm.layout import Plan
from images.tactics2gm.unit import MARGIN
from images.tactics2gm.unit import sprite as unit_sprite
from images.tactics2gm.words import Words

GOALS = {
    "headquarters": "hq",
    "destroy_units": "skull",
    "reach_row": "flag",
    "take_places": "farm",
    "bring_home": "supplies",
    "most_at_bridges": "bridge",
    "outlast": "hourglass",
}
EFFECTS = {"jammed": "jamming", "flak": "flak"}


class _Seat(NamedTuple):
    """All that is drawn of a seat."""

    rank: str
    automatic: bool
    ap: str
    hand: int
    deck: int
    label: str
    """That it is awaited, or that it has answered."""
    awaited: bool


class _Head(NamedTuple):
    """All that is drawn on the strip along an edge."""

    side: str
    name: str
    active: bool
    seats: tuple[_Seat, ...]
    width: int
    height: int
    read: int


class _Goal(NamedTuple):
    side: str
    icon: str
    figure: str


class _Base(NamedTuple):
    """All that is drawn of a Headquarters."""

    side: str
    pi: int
    most: int
    armour: int
    general: str
    width: int
    height: int
    read: int


class _Stats(NamedTuple):
    """What a side has done and has in force: icons with numbers."""

    side: str
    figures: tuple[tuple[str, str], ...]
    width: int
    height: int
    read: int


def draw_strips(scene: Scene, view: TacticsView, plan: Plan, words: Words, found: dict[int, Face]) -> None:
    """Draw everything that is not the field."""
    theme, shape = scene.theme, plan.format
    for side in (0, 1):
        _, top, _, bottom = plan.head(side)
        wide, high = (shape.width, shape.head // 2) if shape.stacked else (shape.width * 5 // 8, shape.head)
        outer, inner = (top, bottom - high) if side else (bottom - high, top)
        scene.put(_head(theme, _gathered(view, side, words, wide, high, shape.read)), 0, outer)
        x = 0 if shape.stacked else wide
        rest = (shape.width - x, high, shape.read)
        if side:
            scene.put(_turn(theme, turn_words(view, words), *rest), x, inner)
        else:
            scene.put(_goals(theme, _goal_list(view), *rest), x, inner)
        for base in {plan.base(side, board) for board in range(plan.columns // WIDTH)}:
            scene.put(_empty(theme, SIDES[side], shape.width, base[3] - base[1]), base[0], base[1])
        if side < len(view.forces):
            _bases(scene, view, side, view.forces[side], plan, words, found)


# ------------------------------------------------------------------ heads


def _gathered(view: TacticsView, side: int, words: Words, width: int, height: int, read: int) -> _Head:
    seats = tuple(_seat(view, player, words) for player in view.players if player.side == side)
    active = view.turn > 0 and view.side == side and view.outcome is None
    return _Head(SIDES[side], words.side(SIDES[side]), active, seats, width, height, read)


def _seat(view: TacticsView, player: PlayerView, words: Words) -> _Seat:
    awaited = player.seat in view.awaited
    label = words.of("sealed") if player.sealed else words.of("awaited") if awaited else ""
    ap = words.of("ap", ap=player.ap)
    return _Seat(player.rank, player.automatic, ap, player.hand, player.deck, label, awaited)


@kept(maxsize=96)
def _head(theme: Theme, head: _Head) -> Sprite:
    """Draw a side's strip: emblem, name, and each seat's points, hand and deck. At most 96 are kept, 60 kB."""
    sheet = Sheet(theme, head.width, head.height, theme.strip)
    nation, read, middle, within = theme.nations[head.side], head.read, head.height // 2, sheet.box
    x = head.height + 14
    sheet.panel((0, 0, x, head.height), nation, gap=12, width=4)
    icon = head.height - 14
    sheet.icon(nation.icon, (x - icon) // 2, 7, icon, theme.cream)
    if head.active:
        sheet.polygon([(x + 6, middle - 13), (x + 26, middle), (x + 6, middle + 13)], theme.brass_words)
        x += 24
    x += 12
    seats = [_seat_width(seat, read, len(head.seats)) for seat in head.seats]
    room = head.width - x - sum(seats) - 10
    if room > fonts.width(head.name, "stencil", read):
        x += sheet.text(x, middle, head.name, read, nation.arrow, face="stencil", within=within, must=True) + 18
    for seat, taken in zip(head.seats, seats, strict=True):
        _draw_seat(sheet, seat, x, nation.tab, len(head.seats), read)
        x += taken
    return Sprite.of(sheet)


def _seat_width(seat: _Seat, read: int, count: int) -> int:
    """Return the room that a seat takes."""
    figures = sum(fonts.width(str(n), "bold", read) for n in (seat.hand, seat.deck))
    width = fonts.width(seat.ap, "bold", read) + 20 + figures + 2 * (read + 8) + 30
    width += (read + 6) * (seat.rank != "commander" or seat.automatic)
    if seat.label:
        width += read + 18 + (fonts.width(seat.label, "bold", read) + 6 if count == 1 else 0)
    return width + 16


def _draw_seat(sheet: Sheet, seat: _Seat, x: int, tab: str, count: int, read: int) -> None:
    theme, middle, within = sheet.theme, sheet.height // 2, sheet.box
    half = min(middle - 6, read // 2 + 8)
    if seat.rank != "commander" or seat.automatic:
        icon = "dice" if seat.automatic else "star" if seat.rank == "marshal" else "seize"
        sheet.icon(icon, x, middle - read // 2, read, theme.words)
        x += read + 6
    length = fonts.width(seat.ap, "bold", read) + 20
    box = (x, middle - half, x + length, middle + half)
    sheet.rect(box, theme.brass, radius=8)
    sheet.text(x + length // 2, middle, seat.ap, read, theme.ink, face="bold", anchor="m", within=box, must=True)
    x += length + 12
    for icon, count_ in (("cards", seat.hand), ("deck", seat.deck)):
        paper = (x, middle - half + 3, x + read * 7 // 8, middle + half - 3)
        sheet.rect(paper, tab, radius=5)
        size = read * 7 // 8 - 4
        sheet.icon(icon, x + 2, middle - size // 2, size, theme.ink)
        x += read + 2
        x += sheet.text(x, middle, str(count_), read, theme.words, face="bold", within=within, must=True) + 14
    if seat.label:
        length = read + 12 + (fonts.width(seat.label, "bold", read) + 6 if count == 1 else 0)
        box = (x, middle - half, x + length, middle + half)
        sheet.rect(box, theme.cold if seat.awaited else theme.mark, radius=8)
        ink = theme.ink if seat.awaited else theme.words
        size = read * 7 // 8
        sheet.icon("hourglass" if seat.awaited else "sealed", x + 6, middle - size // 2, size, ink)
        if count == 1:
            sheet.text(x + read + 6, middle, seat.label, read, ink, face="bold", within=box, must=True)


# ------------------------------------------------------------------ the turn and the goals


def turn_words(view: TacticsView, words: Words) -> tuple[str, str]:
    """Say which round and phase it is, or how the match ended."""
    if view.outcome is not None:
        return words.of("ended", how=view.outcome.termination), ""
    phase = words.named("phase", view.phase)
    if not view.turn:
        return "", phase
    return words.of("round", round=view.round, rounds=view.rounds or 0), phase


@kept(maxsize=96)
def _turn(theme: Theme, said: tuple[str, str], width: int, height: int, read: int) -> Sprite:
    """Draw round and phase. At most 96 are kept, 40 kB each."""
    sheet = Sheet(theme, width, height, theme.strip)
    turn, phase = said
    middle, x = height // 2, width - 14
    if phase:
        length = fonts.width(phase, "bold", read) + 28
        half = min(middle - 6, read // 2 + 8)
        box = (x - length, middle - half, x, middle + half)
        sheet.rect(box, theme.brass, radius=8)
        sheet.text(x - length // 2, middle, phase, read, theme.ink, face="bold", anchor="m", within=box, must=True)
        x -= length + 18
    if turn:
        text, size = fonts.fit(turn, "stencil", read + 4, x - 10, least=read)
        sheet.text(x, middle, text, size, theme.words, face="stencil", anchor="r", must=True)
    return Sprite.of(sheet)


def _goal_list(view: TacticsView) -> tuple[_Goal, ...]:
    found = []
    for goal, number, of in view.goals:
        name, _, side = str(goal).rpartition("_")
        figure = f"{number}:{of}" if name == "most_at_bridges" else f"{number}/{of}"
        found.append(_Goal(side, GOALS[name], figure))
    return tuple(found)


@kept(maxsize=96)
def _goals(theme: Theme, goals: tuple[_Goal, ...], width: int, height: int, read: int) -> Sprite:
    """Draw how far each side is with its goals. At most 96 are kept, 40 kB each."""
    sheet = Sheet(theme, width, height, theme.strip)
    middle, x = height // 2, width - 14
    for goal in reversed(goals):
        nation = theme.nations[goal.side]
        x -= sheet.text(x, middle, goal.figure, read, theme.words, face="bold", anchor="r", must=True) + 6
        x -= read
        sheet.icon(goal.icon, x, middle - read // 2, read, theme.words)
        size = read + 8
        x -= size + 6
        sheet.rect((x, middle - size // 2, x + size, middle + size // 2), nation.panel, radius=6)
        sheet.icon(nation.icon, x + 4, middle - size // 2 + 4, size - 8, theme.cream)
        x -= 26
    return Sprite.of(sheet)


# ------------------------------------------------------------------ Headquarters


def _bases(
    scene: Scene, view: TacticsView, side: int, force: ForceView, plan: Plan, words: Words, found: dict[int, Face]
) -> None:
    """Draw a side's Headquarters before the middle of its edge, its fighters beside them, and its figures."""
    theme, shape = scene.theme, plan.format
    read, height = shape.read, shape.base
    boards = len(force.hqs)
    paired = plan.across > WIDTH and boards > 1
    bases = [base_box(force, board, plan, words) for board in range(boards)]
    for board in range(boards):
        scene.put(_base(theme, _gathered_base(force, board, plan, words)), *bases[board][:2])
        waiting = [
            found[unit.number]
            for unit in view.units
            if unit.side == side and unit.at is None and unit.aboard is None and unit.board == board
        ]
        leftwards = paired and not board
        room = (4, bases[0][0] - 8) if leftwards else (bases[board][2] + 10, shape.width - 4)
        _fighters(scene, waiting, room, bases[board][1], height - 8, read, leftwards=leftwards)
    stats = _stats(theme, _Stats(force.side, tuple(_figures(force)), 0, height, read))
    x = (bases[0][2] + bases[-1][0] - stats.width) // 2 if paired else 6
    scene.put(stats, x, plan.base(side, 0 if side else boards - 1)[1])


@kept(maxsize=8)
def _empty(theme: Theme, side: str, width: int, height: int) -> Sprite:
    """Draw the ground of a side's base strip. At most 8 are kept, 110 kB each."""
    nation = theme.nations[side]
    sheet = Sheet(theme, width, height, theme.ground(nation))
    return Sprite.of(sheet)


def _figures(force: ForceView) -> list[tuple[str, str]]:
    found = [("rearm", str(force.supply)), ("skull", str(force.destroyed))]
    if force.mines:
        found.append(("minefield", str(force.mines)))
    return found + [(EFFECTS[effect], "") for effect in force.effects]


@kept(maxsize=96)
def _stats(theme: Theme, stats: _Stats) -> Sprite:
    """Draw icons with numbers. At most 96 are kept, 20 kB each."""
    read, ink = stats.read, theme.nations[stats.side].arrow
    gap = read // 2
    width = sum(read + 6 + fonts.width(text, "bold", read) + gap for _, text in stats.figures)
    sheet = Sheet(theme, max(width, 1), stats.height)
    x, middle = 0, stats.height // 2
    for icon, text in stats.figures:
        sheet.icon(icon, x, middle - read // 2, read, ink)
        x += read + 6
        if text:
            x += sheet.text(x, middle, text, read, theme.words, face="bold", must=True)
        x += gap
    return Sprite.of(sheet, theme.ground(theme.nations[stats.side]))


def base_box(force: ForceView, board: int, plan: Plan, words: Words) -> Box:
    """Return the box of a Headquarters of a side."""
    side = SIDES.index(force.side)
    base = _gathered_base(force, board, plan, words)
    x, y = plan.headquarters(board) - base.width // 2, plan.base(side, board)[1] + 4
    return x, y, x + base.width, y + base.height


def _gathered_base(force: ForceView, board: int, plan: Plan, words: Words) -> _Base:
    """Gather what is drawn of a Headquarters; its general is named where there is one of them, and room."""
    hq, shape = force.hqs[board], plan.format
    general = words.named("general", hq.general) if hq.general is not None else ""
    base = _Base(force.side, hq.pi, hq.most, hq.armour, general, 0, shape.base - 8, shape.read)
    return base._replace(width=_base_width(base, short=plan.columns > WIDTH or shape.stacked))


def _base_width(base: _Base, *, short: bool) -> int:
    figure = fonts.width(f"{base.pi}/{base.most}", "bold", base.read + 4)
    width = base.height + figure + round(base.read * 1.3) + 34
    if base.general:
        width += base.read + 8 + (0 if short else fonts.width(base.general, "bold", base.read) + 6)
    return width


@kept(maxsize=64)
def _base(theme: Theme, base: _Base) -> Sprite:
    """Draw a Headquarters: Impact Points, armour, the general. At most 64 are kept, 40 kB each."""
    nation, read = theme.nations[base.side], base.read
    sheet = Sheet(theme, base.width + 4, base.height + 4)
    box = (0, 0, base.width, base.height)
    sheet.rect((3, 4, base.width + 3, base.height + 4), theme.shadow, radius=8)
    sheet.rect(box, nation.paper, radius=8)
    square = (0, 0, base.height, base.height)
    sheet.panel(square, nation, gap=10, width=3, inset=3, radius=8, corners=(True, False, False, True))
    sheet.icon("hq", 6, 5, base.height - 10, theme.cream)
    x, middle = base.height + 8, base.height // 2 - 5
    ink = theme.wound if base.pi <= base.most // 2 else theme.ink
    figure = f"{base.pi}/{base.most}"
    length = sheet.text(x, middle, figure, read + 4, ink, face="bold", within=box, must=True)
    filled = round(length * base.pi / base.most)
    bar = base.height - 13
    sheet.rect((x, bar, x + length, bar + 7), theme.nations[base.side].shade)
    sheet.rect((x, bar, x + length, bar + 7), theme.spent)
    sheet.rect((x, bar, x + filled, bar + 7), theme.wound if base.pi <= base.most // 2 else nation.panel)
    x += length + 8
    size = round(read * 1.25)
    top = (base.height - size) // 2
    sheet.icon("shield", x, top, size, theme.ink)
    sheet.text(x + size // 2, base.height // 2 - 1, str(base.armour), read, theme.cream, face="bold", anchor="m",
               within=(x, top, x + size, top + size), must=True)  # fmt: skip
    x += size + 8
    if base.general:
        sheet.icon("seize", x, (base.height - read) // 2, read, theme.ink)
        x += read + 6
        if base.width - x > 20:
            sheet.text(x, base.height // 2, base.general, read, theme.ink, face="bold", within=box, must=True)
    return Sprite.of(sheet, theme.ground(nation))


def _fighters(
    scene: Scene,
    waiting: Sequence[Face],
    room: tuple[int, int],
    top: int,
    height: int,
    read: int,
    *,
    leftwards: bool,
) -> None:
    """Draw aircraft that wait, beside each other; where there is no room for all, how many more there are."""
    left, right = room
    width, gap = round(read * 4.4), 8
    fitting = (right - left + gap) // (width + gap)
    if fitting < len(waiting):
        fitting = (right - left - 2 * read + gap) // (width + gap)
    kept = waiting[: max(fitting, 0)]
    x = right - (width + gap) * len(kept) + gap if leftwards else left
    for shown in kept:
        scene.put(unit_sprite(scene.theme, shown, width, height, read, "flat"), x - MARGIN, top - MARGIN)
        x += width + gap
    if len(kept) < len(waiting):
        more = _more(scene.theme, f"+{len(waiting) - len(kept)}", height, read)
        scene.put(more, left if leftwards else x, top)


@kept(maxsize=16)
def _more(theme: Theme, text: str, height: int, read: int) -> Sprite:
    """Write how many more there are. At most 16 are kept, 10 kB each."""
    sheet = Sheet(theme, fonts.width(text, "bold", read) + 2, height)
    sheet.text(0, height // 2, text, read, theme.words, face="bold", must=True)
    return Sprite.of(sheet)
