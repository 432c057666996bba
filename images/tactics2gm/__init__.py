"""The pictures of 2GM Tactics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from engine.core.protocol import Decision, Event, Option
from engine.tactics2gm.view import TacticsView
from images.core.artist import Table, TableArtist
from images.core.finish import picture, sheet, shortened
from images.core.picture import Fight, Picture, Say
from images.core.theme import Theme
from images.tactics2gm.alt import board_alt, hand_alt
from images.tactics2gm.board import draw_board
from images.tactics2gm.caption import caption
from images.tactics2gm.card import card_lines, draw_card
from images.tactics2gm.focus import draw_focus, focus_alt
from images.tactics2gm.hand import draw_hand
from images.tactics2gm.layout import LANDSCAPE, PORTRAIT
from images.tactics2gm.report import draw_report, report_alt
from images.tactics2gm.signs import SIGNS
from images.tactics2gm.story import fights, tell
from images.tactics2gm.victory import draw_victory, victory_alt
from images.tactics2gm.words import Words

TABLE = Table(
    draw_board, partial(draw_board, shape=PORTRAIT), partial(draw_board, halved=True), board_alt, caption, SIGNS
)


class TacticsArtist(TableArtist[TacticsView, Words, Theme]):
    """Draws 2GM Tactics in a theme."""

    def __init__(self, say: Say, theme: Theme) -> None:
        super().__init__(theme, partial(Words, say), TABLE)

    def hand(self, view: TacticsView, language: str) -> Picture | None:
        """Draw the viewer's hand, 1600 by 1000; None for spectators and before hands are dealt."""
        hand = view.hand
        if hand is None or (not hand and view.phase in ("deck", "bid", "terrain")):
            return None
        words = self._words[language]
        return picture(lambda: draw_hand(view, hand, words, self._theme), lambda: hand_alt(view, hand, words))

    def focus(
        self, view: TacticsView, decision: Decision, path: Option, language: str, *, portrait: bool = False
    ) -> Picture | None:
        """Draw the table with what the options that begin with ``path`` could reach; None if that is no place."""
        words = self._words[language]
        alt = focus_alt(view, decision, path, words)
        if not alt:
            return None
        shape = PORTRAIT if portrait else LANDSCAPE
        return picture(lambda: draw_focus(view, decision, path, words, self._theme, shape), lambda: alt)

    def card(self, card: str, language: str) -> Picture:
        """Draw a card, token, terrain or general, 600 by 840; raises KeyError for an id that is none."""
        words = self._words[language]
        name, lines = card_lines(card, words)
        return sheet(lambda: draw_card(card, words, self._theme), shortened([name, *lines]))

    def report(self, events: Iterable[Event], view: TacticsView, language: str) -> Picture | None:
        """Draw a turn's fight roll by roll, 1100 wide and at most 1600 high; None if nobody rolled."""
        words, story = self._words[language], tell(events)
        if not story.scenes:
            return None
        return sheet(lambda: draw_report(story, view, words, self._theme), report_alt(story, words))

    def fights(self, events: Sequence[Event], fresh: int) -> list[Fight]:
        """List the turns in which ``events[fresh:]`` tell of shots: each is one report."""
        return fights(events, fresh)

    def victory(self, events: Iterable[Event], view: TacticsView, language: str) -> Picture:
        """Draw the poster of a match that is over, 1600 by 1000: the result, the losses, the best unit."""
        words, story = self._words[language], tell(events)
        return sheet(lambda: draw_victory(story, view, words, self._theme), victory_alt(story, view, words))


def artist(say: Say, theme: Theme) -> TacticsArtist:
    """Return the artist of 2GM Tactics in a theme."""
    return TacticsArtist(say, theme)
