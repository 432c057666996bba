"""Pictures of Six Areas, on a map of areas."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.protocol import Decision, Event, Option
from engine.core.words import msg
from images.core import combat_log, poster
from images.core.canvas import Sheet
from images.core.finish import film, picture, sheet, shortened
from images.core.map.board import Situation, draw_map
from images.core.map.labels import Label
from images.core.map.pieces import Chip, Piece
from images.core.map.tiles import Soil
from images.core.map.window import Window, close_up
from images.core.picture import Fight, Film, Picture, Say
from images.core.theme import Theme
from tests.blocks import text
from tests.blocks.state import AREAS, PEOPLE, RAIDERS, BlocksView, SeenBlock
from tests.images.map.six import SIX, THEMES, WHOLE, Steps

COLUMN = 2
"""Blocks of a side that an area has slots for; more are told by a chip."""
NATIONS = ("us", "de")
"""In whose colours guards and raiders are drawn."""
FOUGHT = {"combat_began", "volley"}
"""Events that tell of a fight."""


class BlocksArtist:
    """Draws the map with the blocks: their faces where the viewer sees them."""

    def __init__(self, say: Say, theme: Theme) -> None:
        self._say, self._theme = say, THEMES[theme.name]

    def board(self, view: BlocksView, language: str, *, portrait: bool = False) -> Picture:
        """Draw the whole map, for phones too."""
        return self._draw(view, language, WHOLE)

    def area(self, view: BlocksView, area: str, language: str, *, portrait: bool = False) -> Picture:
        """Draw an area with its neighbours, upright too."""
        return self._draw(view, language, close_up(SIX, area, (600, 800) if portrait else (800, 600)))

    def hand(self, view: BlocksView, language: str) -> Picture | None:
        """Draw nothing: who holds blocks has a board of his own."""
        return None

    def focus(
        self, view: BlocksView, decision: Decision, path: Option, language: str, *, portrait: bool = False
    ) -> Picture | None:
        """Draw the area of the block that moves."""
        if path[:1] != ("move",) or len(path) < 2:
            return None
        area = view.block(decision.seat, int(path[1])).area
        return self._draw(view, language, close_up(SIX, area, (800, 600)))

    def card(self, card: str, language: str) -> Picture:
        """Refuse: there are no cards."""
        raise KeyError(card)

    def legend(self, language: str, *, portrait: bool = False) -> Picture | None:
        """Draw nothing: a map needs no words."""
        return None

    def report(self, events: Iterable[Event], view: BlocksView, language: str) -> Picture | None:
        """Draw the first area that was fought for."""
        areas = [event.public["area"] for event in events if event.kind == "combat_began"]
        return self._draw(view, language, close_up(SIX, areas[0], (800, 600))) if areas else None

    def fights(self, events: Sequence[Event], fresh: int) -> list[Fight]:
        """List the areas that are fought for."""
        return combat_log.fights(events, fresh, lambda told: any(event.kind in FOUGHT for event in told))

    def victory(self, events: Iterable[Event], view: BlocksView, language: str) -> Picture:
        """Draw the poster: each guard and what he lost, the raiders too; the score and grade of all together."""
        return sheet(lambda: self.poster(view, language), self._alt(view, language))

    def poster(self, view: BlocksView, language: str) -> Sheet:
        """Draw the sheet of the poster."""
        outcome = view.outcome
        assert outcome is not None

        def say(key: str, **args: Any) -> str:
            return self._say(msg(f"blocks-poster{key}", **args), language)

        told = replace(outcome, sides=[NATIONS[side == "raiders"] for side in outcome.sides])
        reason = say("-reason", how=outcome.termination, turns=view.turn)
        verdict = poster.verdict(told, NATIONS, say("", verdict=outcome.verdict), reason)
        drawn = poster.begin(self._theme, verdict)
        seats = [*range(PEOPLE), RAIDERS]
        for seat, box in zip(seats, poster.parts(len(seats)), strict=True):
            left = sum(block.seat == seat for block in view.blocks)
            lines = [say("-left", left=left), say("-lost", lost=view.lost.get(seat, 0))]
            poster.part(drawn, box, NATIONS[seat == RAIDERS], say("-seat", seat=seat), lines)
        scored = outcome.score is not None
        poster.emblems(drawn, verdict, [say("-score", score=outcome.score, grade=outcome.grade)] if scored else [])
        return drawn

    def replay(self, frames: Sequence[Any], language: str) -> Film:
        """Draw the map again and again."""
        return film(
            self._theme,
            frames,
            lambda view: draw_map(self._theme, SIX, WHOLE, self._situation(view), language, halved=True),
            lambda _, view: (str(view.turn), ()),
            self._alt(frames[-1], language),
        )

    def _draw(self, view: BlocksView, language: str, window: Window) -> Picture:
        shown = self._situation(view)
        return picture(
            lambda: draw_map(self._theme, SIX, window, shown, language), lambda: self._alt(view, language)
        )

    def _alt(self, view: BlocksView, language: str) -> str:
        return shortened(self._say(line, language) for line in text.board(view))

    def _situation(self, view: BlocksView) -> Situation:
        pieces: dict[str, dict[str, list[Piece]]] = {}
        soils: dict[str, Soil] = {}
        for area in AREAS:
            here = [block for block in view.blocks if block.area == area]
            guards = self._pieces(NATIONS[0], [block for block in here if block.seat != RAIDERS])
            raiders = self._pieces(NATIONS[1], [block for block in here if block.seat == RAIDERS])
            pieces[area] = {"west": guards, "east": raiders}
            soils[area] = Soil("de" if raiders else "us", ("us", "de") if guards and raiders else ())
        return Situation(labels={area: Label(area, ()) for area in SIX.areas}, soils=soils, pieces=pieces)

    def _pieces(self, nation: str, blocks: Sequence[SeenBlock]) -> list[Piece]:
        found = [Piece(nation, Steps(str(b.handle), b.steps) if b.steps else None) for b in blocks]
        if len(found) > COLUMN:
            more = Chip(f"{len(found)}", self._theme.warm, self._theme.ink)
            found = [found[0], found[1]._replace(chips=(more,))]
        return found


def artist(say: Say, theme: Theme) -> BlocksArtist:
    """Give the artist in a theme."""
    return BlocksArtist(say, theme)
