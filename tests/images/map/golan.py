"""The geometry of a real map, where that file is at hand: it is not part of this repository."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[4] / "shared" / "data" / "fab_map.json"
HERE = pytest.mark.skipif(not FILE.exists(), reason=f"{FILE.name} is not beside the repository")

BORDERS = {"O": "open", "R": "river", "D": "ditch"}


def raw() -> Any:
    """Return the file as it is."""
    return json.loads(FILE.read_text(encoding="utf-8"))


def typed(found: Any) -> Any:
    """Return it as a map is typed."""
    return {
        "size": found["canvas"],
        "block": found["block"],
        "label": found["label"],
        "views": found["views"],
        "area": [_area(name, area) for name, area in found["areas"].items()],
        "link": [_link(link) for link in found["links"]],
        "barrier": [
            {"id": each["kind"], **{field: each[field] for field in ("kind", "name", "polygon")}}
            for each in found["barriers"]
        ],
    }


def _area(name: str, area: Any) -> Any:
    slots = area["slots"]
    return {
        "id": name,
        "name": area["short"],
        "room": area["label_room"],
        "slots": {"west": slots["IL"], "east": slots["SY"]},
        "alone": [[slots["single"]], slots["pair"]],
        **{field: area[field] for field in ("polygon", "label", "centre", "markers", "terrain", "relief")},
    }


def _link(link: Any) -> Any:
    return {
        "a": str(link["a"]),
        "b": str(link["b"]),
        "border": BORDERS[link["boundary"]],
        "crossing": link["crossing"],
        "road": link.get("road", []),
    }
