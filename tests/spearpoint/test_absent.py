"""Why what one might look for is not offered: each reason with its rule, and no more than the seat knows."""

from engine.core.registry import game
from tests.spearpoint.field import US, Field, field

GAME = game("spearpoint")


def reasons(f: Field, kind: str, number: int | None = None) -> dict[str, str]:
    """Give the reasons by their keys, with the rule of each."""
    view = GAME.view(f.state, US)
    found = GAME.absent(view, f.decision(US, kind, number))
    return {reason.reason.key.removeprefix("spearpoint-absent-"): reason.rule for reason in found}


def test_sp_044_to_050_whom_a_unit_cannot_attack_is_said_by_the_reason() -> None:
    f = field(us=["us_rifle"], de=["ge_gren", "ge_pz4", "ge_lefh"]).start("combat")

    assert reasons(f, "attack", 1) == {"bullets": "SP-050", "lines": "SP-047"}


def test_sp_045_what_no_weapon_has_a_value_against_is_said() -> None:
    f = field(us=["us_57at"], de=["ge_gren", "ge_bf109"]).start("combat")

    assert reasons(f, "attack", 1) == {"value": "SP-045"}


def test_sp_035_a_unit_without_a_crew_in_hand_is_named() -> None:
    f = field(hands=[["us_sherman", "us_rifle"], []]).start("commitment")

    assert reasons(f, "commit") == {"crew": "SP-035"}


def test_sp_020_a_command_card_for_another_moment_says_for_which() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], commands=[["reinforce"], []]).start("combat")

    assert reasons(f, "orders") == {"card": "SP-020"}
