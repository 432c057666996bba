"""Pictures of a match: boards, hands, cards and battle reports as PNG, replays as GIF, all with their alt text.

Drawing is slow work for an event loop (2 to 20 ms, the first board 150, a film up to a second): call it in a
thread, or in two. Everything that is kept to draw faster is bounded where it is kept; all of it together is at
most 400 MB, and less than half of that with boards of the usual size.
"""

from __future__ import annotations

from images.core.artists import artist
from images.core.picture import Artist, Film, Picture, Say
from images.core.theme import THEMES, ThemeName

__all__ = ["THEMES", "Artist", "Film", "Picture", "Say", "ThemeName", "artist"]
