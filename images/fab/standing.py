"""Which blocks stand where, looked up once for a picture."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.core.protocol import Seat
from engine.fab.view import BlockView, FabView

Standing: TypeAlias = Mapping[tuple[Seat, str], Sequence[BlockView]]
"""The blocks of a seat in an area, none where there are none."""


def standing(view: FabView) -> Standing:
    """Gather the blocks of a view by seat and area, in their order."""
    found: dict[tuple[Seat, str], list[BlockView]] = defaultdict(list)
    for block in view.blocks:
        found[block.seat, block.area].append(block)
    return found
