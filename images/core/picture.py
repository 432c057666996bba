"""What an artist makes, and what every artist can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from engine.core.protocol import Decision, Event, Option
from engine.core.words import Msg

Say: TypeAlias = Callable[[Msg, str], str]
"""Says a message in a language (``en`` or ``es``)."""


class Picture(NamedTuple):
    """A PNG, what it shows in words (at most 1024 characters), and its size in pixels."""

    png: bytes
    alt: str
    width: int
    height: int


class Film(NamedTuple):
    """A GIF, what it shows in words (at most 1024 characters), and its size in pixels."""

    gif: bytes
    alt: str
    width: int
    height: int


class Fight(NamedTuple):
    """Where in a list of events a fight is told, as a slice; ``goes_on``: what is not fresh tells of it too."""

    start: int
    stop: int
    goes_on: bool


class Artist(Protocol):
    """Draws one game in one theme. Equal views give equal bytes; it may be called from several threads at once."""

    def board(self, view: Any, language: str, *, portrait: bool = False) -> Picture:
        """Draw what the view's viewer may see of the table, upright for a telephone; nobody's hand is on it."""

    def hand(self, view: Any, language: str) -> Picture | None:
        """Draw what only the viewer sees, or None if he holds nothing secret."""

    def focus(
        self, view: Any, decision: Decision, path: Option, language: str, *, portrait: bool = False
    ) -> Picture | None:
        """Draw what the options that begin with ``path`` could reach, for the viewer alone; None for nothing.

        It goes with a panel on which a seat carries out the acts of its turn.
        """

    def card(self, card: str, language: str) -> Picture:
        """Draw a card with all that is printed on it; raises KeyError for an id that is none."""

    def legend(self, language: str, *, portrait: bool = False) -> Picture | None:
        """Draw what the signs on all pictures of the game mean, upright for a telephone; None for no words."""

    def report(self, events: Iterable[Event], view: Any, language: str) -> Picture | None:
        """Draw what public events of a part of a match tell, or None if there is nothing to show.

        ``view`` is how the table stands after them.
        """

    def fights(self, events: Sequence[Event], fresh: int) -> list[Fight]:
        """List the fights that ``events[fresh:]`` tell of, in order.

        A report is drawn of all events of one, those before ``fresh`` included.
        """

    def victory(self, events: Iterable[Event], view: Any, language: str) -> Picture:
        """Draw how a match ended and what it came to.

        ``events`` are the public ones of the whole match, ``view`` is how the table stands at its end.
        """

    def replay(self, frames: Sequence[Any], language: str) -> Film:
        """Draw a match as a film, one picture of ``frames`` (views, in order) after the other."""


class AreaArtist(Artist, Protocol):
    """Draws a game whose board has areas."""

    def area(self, view: Any, area: str, language: str, *, portrait: bool = False) -> Picture:
        """Draw an area and its neighbours as the viewer sees them; KeyError for one that the board lacks."""
