"""What a viewer sees on the map: whose the areas are, which blocks stand where, what marks them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.fab.cards import SIDES, UnitCard
from engine.fab.catalog import FabCatalog
from engine.fab.library import LIBRARY
from engine.fab.view import AreaView, BlockView, FabView
from images.core.map.board import Situation
from images.core.map.colours import MapTheme
from images.core.map.labels import Label, Note
from images.core.map.moves import Move
from images.core.map.pieces import Chip, Marker, Piece
from images.core.map.scenery import Crossing
from images.core.map.tiles import Soil
from images.fab.face import UnitFace
from images.fab.golan import GOLAN
from images.fab.standing import standing
from images.fab.words import Words


def situation(view: FabView, words: Words, theme: MapTheme, *, close: bool = False) -> Situation:
    """Gather what the map shows; areas that the scenario leaves out have no label and are nobody's.

    ``close``: there is room for the Higher Formations of units.
    """
    blocks_of = standing(view)

    def pieces(area: str) -> dict[str, list[Piece]]:
        found = {side: blocks_of[seat, area] for seat, side in enumerate(SIDES)}
        room = GOLAN.areas[area].slots if all(found.values()) else {}
        return {
            side: _piled(
                [_piece(view.catalog, block, words, theme, close=close) for block in blocks],
                len(room.get(side, blocks)),
                theme,
            )
            for side, blocks in found.items()
        }

    return Situation(
        labels={area: _label(view, area, theme) for area in view.areas},
        soils={area.id: _soil(area) for area in view.areas.values()},
        crossings=dict(_crossings(view)),
        pieces={area: pieces(area) for area in view.areas},
        markers={area.id: [*_markers(area, theme)] for area in view.areas.values()},
        works={area.id: SIDES[area.defences] for area in view.areas.values() if area.defences is not None},
        moves=[Move(move.start, move.end, SIDES[move.seat]) for move in view.moves],
    )


def worth(view: FabView, area: str) -> int:
    """Return the Victory Points that an area is worth in a scenario (19.1)."""
    points = view.scenario_card.points
    return points.get(area, 0) if points else LIBRARY.areas[area].vp


def _label(view: FabView, area: str, theme: MapTheme) -> Label:
    points, entry = worth(view, area), LIBRARY.areas[area].entry
    notes = [Note("worth", str(points), theme.brass_words)] * bool(points)
    if entry is not None:
        notes.append(Note("", entry, theme.words))
    return Label(area, tuple(notes))


def _soil(area: AreaView) -> Soil:
    contested = SIDES if area.contested else ()
    return Soil(SIDES[area.control], contested, area.fresh)


def _crossings(view: FabView) -> Iterator[tuple[frozenset[str], Crossing]]:
    """Say how every river and ditch between two areas in play is crossed (14.1)."""
    for link in LIBRARY.links.values():
        if not all(end in view.areas for end in link.ends):
            continue
        if link.boundary == "river":
            yield frozenset(link.ends), "blown" if link.id in view.blown else "whole"
        elif link.id in view.bridged:
            yield frozenset(link.ends), "built"


def _piece(catalog: FabCatalog, block: BlockView, words: Words, theme: MapTheme, *, close: bool) -> Piece:
    """Show a block: its face where the viewer sees it, and in any case what marks it (2.2)."""
    face = None
    if block.unit:
        card = catalog.units[block.unit]
        title = words.short(block.unit)
        if close:
            title = f"{title} · {formation(card)}"
        face = UnitFace(title, card.armour, card.steps, len(card.steps) - block.steps)
    return Piece(SIDES[block.seat], face, chips=tuple(_chips(block, theme)))


def _piled(pieces: list[Piece], room: int, theme: MapTheme) -> list[Piece]:
    """Put blocks without a slot behind the last one, with how many there are: they are to leave (5.1)."""
    if len(pieces) <= room:
        return pieces
    last = pieces[room - 1]
    return [*pieces[: room - 1], last._replace(chips=(Chip(str(len(pieces)), theme.warm, theme.ink), *last.chips))]


def formation(card: UnitCard) -> str:
    """Write a unit's Higher Formation as on its label (13.2): ``36``, ``7D`` ..."""
    army, number = card.formation[0], card.formation[1:]
    return f"{number}D" if army == "S" and number.isdigit() else number


def _chips(block: BlockView, theme: MapTheme) -> Iterator[Chip]:
    if block.order == "disordered":
        yield Chip("!", theme.warm, theme.ink, "triangle")
    elif block.order == "recovering":
        yield Chip("!", theme.cream, theme.ink, "triangle")
    if block.cut:
        yield Chip("", theme.cream, theme.wound, icon="fuel")
    if block.exploiting:
        yield Chip("»", theme.brass, theme.ink)
    elif block.reserve:
        yield Chip("R", theme.cold, theme.ink)


def _markers(area: AreaView, theme: MapTheme) -> Iterator[Marker]:
    """Show roadblocks in the colour of who built them, interdiction, and want of supply."""
    if area.ambush:
        yield Marker("ambush", theme.cream, theme.ink)
    elif area.roadblock is not None:
        yield Marker("barrier", theme.nations[SIDES[area.roadblock]].tab, theme.ink)
    if area.dry:
        yield Marker("fuel", theme.cream, theme.wound)
    if area.hindered is not None:
        yield Marker("aircraft", theme.nations[SIDES[area.hindered]].tab, theme.ink)
