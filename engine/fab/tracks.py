"""Where units have gone of late, as everybody saw it: whose, from where to where, but not which."""

from __future__ import annotations

from itertools import pairwise

from engine.core.protocol import Seat
from engine.fab.state import FabState


def note(state: FabState, seat: Seat, *areas: str) -> None:
    """Note that a unit of a seat went through areas, the first of them empty if it came from off the map.

    Units that go the same way are noted once: nothing here tells one that stood among others from those.
    """
    for start, end in pairwise(areas):
        if (seat, start, end) not in state.tracks:
            state.tracks.append((seat, start, end))
