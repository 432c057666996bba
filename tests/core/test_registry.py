import pytest

from engine.core.errors import Illegal
from engine.core.registry import GAMES, game


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
