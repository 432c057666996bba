from engine.core.modifiers import Modifier, summed


def test_modifiers_are_summed() -> None:
    assert summed([Modifier("hull_down", 2), Modifier("SP-070", -1)]) == 1


def test_nothing_changes_nothing() -> None:
    assert summed([]) == 0
