"""Whether a theme is only a theme, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from images import Artist, Film, Picture


def only_the_colours(
    dark: Artist, light: Artist, shown: Iterable[Callable[[Artist], Picture | Film | None]]
) -> None:
    """Check that pictures by two artists differ in nothing but their colours, and that none keeps the other's."""
    for draw in shown:
        first, other, again = draw(dark), draw(light), draw(dark)
        assert first is not None
        assert other is not None
        assert first == again, "a cache does not know the theme"
        assert first[0] != other[0]
        assert first[1:] == other[1:]
