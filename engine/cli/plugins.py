"""What is plugged into the terminal tools by entry points: words, pictures, a keyboard."""

from __future__ import annotations

from importlib.metadata import entry_points
from types import ModuleType


def plugged(group: str) -> ModuleType | None:
    """Load the first module of a group that is installed; None where there is none."""
    for entry in entry_points(group=group):
        try:
            module: ModuleType = entry.load()
        except ImportError:
            continue  # named, but not installed with the engine
        return module
    return None
