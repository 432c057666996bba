from collections.abc import Iterator

import pytest

from engine.cli import plugins
from tests.core.tiny_game import TinyGame, registered


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[TinyGame]:
    """The tiny game, with nobody to put its keys into words."""
    monkeypatch.setattr(plugins, "entry_points", lambda group: [])
    game = TinyGame()
    with registered(game):
        yield game
