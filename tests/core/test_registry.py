import sys
from importlib import import_module
from pathlib import Path

import pytest

from engine.core.errors import Illegal
from engine.core.registry import GAMES, game
from tests.core.tiny_game import TinyGame, registered


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_found_by_its_name(name: str) -> None:
    found = game(name)

    assert found.id == name
    assert game(name) is found
    assert found.scenarios
    assert 1 <= found.players[0] <= found.players[1]


@pytest.mark.parametrize("name", ["", "chess", "core", "../spearpoint"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(Illegal) as refused:
        game(name)

    assert refused.value.msg.args == {"found": name}


def test_what_is_imported_while_a_game_is_registered_for_a_test_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "read_meanwhile.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    with registered(TinyGame()):
        assert game("tiny").id == "tiny"
        found = import_module("read_meanwhile")

    assert sys.modules.pop("read_meanwhile") is found
    assert "engine.tiny.rules" not in sys.modules
    with pytest.raises(Illegal):
        game("tiny")
