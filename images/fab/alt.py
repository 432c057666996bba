"""Alt text: what a picture shows in words, the most important first, no more than its viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.fab.cards import SIDES
from engine.fab.catalog import FabCatalog
from engine.fab.view import AreaView, BlockView, FabView
from images.core.finish import Detail, fullest
from images.fab.golan import GOLAN
from images.fab.news import COUNTED, gathered, signed
from images.fab.standing import standing
from images.fab.words import Words

SHOWN = (1, 0)
"""Israel is told first, as it stands on the map."""


def board_alt(view: FabView, words: Words) -> str:
    """Say what the board shows: who is awaited, the score, the battle, then area by area, bridges and boxes.

    The less room there is, the less is said: first no names of areas, and quiet backs are told together; then no
    boxes and no moves; then of known units only their steps; at last only how many blocks of whom are where. The
    area of a battle is told in full as long as areas are told at all.
    """
    told = _Told(view, words)
    return fullest(lambda detail: (*told.news(), *told.places(detail), *told.rest(detail)))


def area_alt(view: FabView, area: str, words: Words) -> str:
    """Say what a close-up shows: the area, then its neighbours."""
    told = _Told(view, words)
    near = [other for other in GOLAN.neighbours[area] if other in view.areas]
    return fullest(
        lambda detail: (
            *told.news(),
            told.area(view.areas[area], Detail.ALL),
            *(told.area(view.areas[other], detail) for other in near),
        )
    )


class _Told:
    """A view, to be told in one language."""

    def __init__(self, view: FabView, words: Words) -> None:
        self._view, self._words = view, words
        self._news, self._standing = gathered(view, words), standing(view)
        self._occupied = {block.area for block in view.blocks}

    def news(self) -> Iterator[str]:
        """Say who is awaited, the score, and the battle."""
        view, words, news = self._view, self._words, self._news
        points = ", ".join(f"{words.side(SIDES[seat])} {view.forces[seat].points}" for seat in SHOWN)
        yield f"{news.call}. {news.title}, {news.date}."
        yield words.of("alt-points", points=points, net=signed(view.net), goal=news.goal, sam=view.sam)
        if view.combat is not None:
            combat = view.combat
            attack = words.of("alt-combat", area=combat.area, side=SIDES[combat.attacker], assault=combat.assault)
            yield attack
            assigned = [words.of("piece", piece=piece) for pieces in combat.assigned for piece in pieces]
            if assigned:
                yield words.of("alt-assigned", pieces=", ".join(assigned))

    def places(self, detail: Detail) -> Iterator[str]:
        """Say which areas are contested, who holds what is not his home, and what stands where."""
        if detail is Detail.FIGURES:
            yield from self._figures()
            return
        battle = self._view.combat.area if self._view.combat is not None else ""
        areas = sorted(
            self._view.areas.values(), key=lambda area: (area.id != battle, not area.fresh, not area.contested)
        )
        backs = {} if detail is Detail.ALL else {area.id: count for area in areas if (count := self._backs(area))}
        for area in areas:
            if area.id not in backs and (area.id in self._occupied or _marks(area, self._words)):
                yield self.area(area, Detail.ALL if area.id == battle else detail)
        for seat in SHOWN:
            said = [
                f"{area}×{count}" if count > 1 else area
                for area, count in backs.items()
                if self._view.areas[area].control == seat
            ]
            if said:
                yield self._words.of("alt-backs", side=SIDES[seat], areas=" ".join(said))
            held = [area.id for area in areas if area.control == seat and area.id not in self._occupied]
            if held:
                yield self._words.of("alt-empty", side=SIDES[seat], areas=" ".join(held))

    def _backs(self, area: AreaView) -> int:
        """Count the blocks of an area of which there is nothing to say but that they are there; else 0."""
        blocks = self._standing[area.control, area.id]
        plain = not area.contested and not _marks(area, self._words)
        quiet = plain and not any(block.unit or _states(block, self._words) for block in blocks)
        return len(blocks) if quiet else 0

    def _figures(self) -> Iterator[str]:
        contested = [area.id for area in self._view.areas.values() if area.contested]
        if contested:
            yield f"{self._words.of('contested')}: {' '.join(contested)}."
        for seat in SHOWN:
            counts = {area: len(self._standing[seat, area]) for area in self._view.areas}
            said = [f"{area}×{count}" for area, count in counts.items() if count]
            yield f"{self._words.side(SIDES[seat])}: {' '.join(said)}."

    def area(self, area: AreaView, detail: Detail) -> str:
        """Say an area: its number and name, who controls it, what marks it, and the blocks of each side."""
        words = self._words
        name = f"{area.id} {GOLAN.areas[area.id].name.both[words.language]}" if detail is Detail.ALL else area.id
        marks = [words.of("held", side=SIDES[area.control])] if detail < Detail.FEW or area.contested else []
        marks += _marks(area, words)
        parts = []
        for seat in SHOWN:
            blocks = self._standing[seat, area.id]
            if blocks:
                parts.append(f"{words.side(SIDES[seat])} {_blocks(self._view.catalog, blocks, words, detail)}")
        noted = f" ({', '.join(marks)})" if marks else ""
        return f"{name}{noted}: {'; '.join(parts) or '–'}."

    def rest(self, detail: Detail) -> Iterator[str]:
        """Say which bridges are blown, which ditches bridged, who went where, how many pieces are in the boxes."""
        view, words, news = self._view, self._words, self._news
        if view.blown:
            yield f"{words.of('alt-blown')}: {' '.join(view.blown)}."
        if view.bridged:
            yield f"{words.of('alt-bridged')}: {' '.join(view.bridged)}."
        if detail >= Detail.FEW:
            return
        for seat in SHOWN:
            moves = [f"{move.start}→{move.end}" for move in view.moves if move.seat == seat]
            if moves:
                yield f"{words.of('alt-moves', side=SIDES[seat])}: {' '.join(moves)}."
        for seat in SHOWN:
            counts = [f"{words.of(box)} {count}" for box, count in zip(COUNTED, news.boxes[seat], strict=True)]
            actions = f"{words.of('actions')} {news.actions[seat]}"
            yield f"{words.side(SIDES[seat])}: {', '.join((*counts, actions))}."
        if view.coming:
            units = [words.short(unit) for _, unit in sorted(view.coming.items())]
            yield f"{words.of('alt-coming')}: {', '.join(units)}."


def _marks(area: AreaView, words: Words) -> list[str]:
    found = []
    if area.contested:
        found.append(words.of("alt-fresh" if area.fresh else "alt-contested"))
    if area.defences is not None:
        found.append(words.of("alt-defences", side=SIDES[area.defences]))
    if area.ambush:
        found.append(words.of("alt-ambush", piece=area.ambush))
    elif area.roadblock is not None:
        found.append(words.of("alt-roadblock", side=SIDES[area.roadblock]))
    if area.dry:
        found.append(words.of("alt-dry"))
    if area.hindered is not None:
        found.append(words.of("alt-hindered", side=SIDES[area.hindered]))
    return found


def _blocks(catalog: FabCatalog, blocks: Iterable[BlockView], words: Words, detail: Detail) -> str:
    """Say the blocks of a side in an area: known ones one by one, backs by number."""
    said, backs = [], dict[tuple[str, ...], int]()
    for block in blocks:
        marks = _states(block, words)
        if not block.unit:
            backs[marks] = backs.get(marks, 0) + 1
            continue
        figure = f"{block.steps}{block.quality}"
        text = figure if detail >= Detail.NUMBERS else f"{words.short(block.unit)} {figure}"
        if detail < Detail.FEW:
            text += words.of("armour" if catalog.units[block.unit].armour else "infantry")
        said.append(" ".join((text, *marks)))
    said += [" ".join((words.of("alt-hidden", count=count), *marks)) for marks, count in backs.items()]
    return ", ".join(said)


def _states(block: BlockView, words: Words) -> tuple[str, ...]:
    found: list[str] = [block.order] if block.order != "good" else []
    found += ["cut"] * block.cut + ["reserve"] * block.reserve + ["exploiting"] * block.exploiting
    return tuple(words.of(f"state-{state}") for state in found)
