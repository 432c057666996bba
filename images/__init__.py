"""Pictures of the table: boards, hands and cards as PNG with their alt text.

Drawing is slow work for an event loop (20 to 150 ms, the first picture up to a second): call it in a thread.
Everything that is kept to draw faster is bounded where it is kept; all of it together is at most 120 MB.
"""

from __future__ import annotations

from importlib import import_module

from images.picture import Artist, Picture, Say

__all__ = ["Artist", "Picture", "Say", "artist"]


def artist(game_id: str, say: Say) -> Artist:
    """Give the artist of a game. ``say`` turns messages into English or Spanish."""
    made: Artist = import_module(f"images.{game_id}").artist(say)
    return made
