from engine.core.modifiers import Modifier, total


def test_modifiers_are_summed() -> None:
    assert total(5, [Modifier("hull_down", 2), Modifier("SP-070", -1)]) == 6


def test_identical_cards_do_not_add_up() -> None:
    assert total(5, [Modifier("hull_down", 2), Modifier("hull_down", 2)]) == 7


def test_nothing_changes_nothing() -> None:
    assert total(5, []) == 5
