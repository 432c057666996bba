"""The story of a Combat Phase: each hit with attacker, target and what came of it, and who recovers."""

from bot.words import event_lines
from engine.core.registry import game
from tests.spearpoint.field import Field, field

GAME = game("spearpoint")


def told(f: Field, language: str = "en") -> list[str]:
    """Tell what happened as the thread does below the picture."""
    sides = GAME.sides("standard", {})
    return event_lines(GAME, GAME.digest(f.events), None, language, sides, short=True)  # type: ignore[arg-type]


def test_a_hit_names_attacker_target_and_what_came_of_it() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.dice(attack=[5, 6], intensity=[4]).combat({1: 2})

    assert "M4A1 Sherman #1 hits Panzer IV Ausf. G #2: 5 damage, 7 Endurance left." in told(f)
    assert "M4A1 Sherman #1 alcanza a Panzer IV Ausf. G #2: 5 de daño, Resistencia restante 7." in told(f, "es")


def test_a_hit_that_destroys_says_so_in_the_same_line() -> None:
    f = field(us=["us_sherman", "us_sherman"], de=["ge_pz4"])
    f.dice(attack=[5, 6, 5, 6], intensity=[4, 7]).combat({1: 3, 2: 3})

    assert [line for line in told(f) if "#3" in line] == [
        "M4A1 Sherman #1 hits Panzer IV Ausf. G #3: 5 damage, 7 Endurance left.",
        "💥 **M4A1 Sherman #2 hits Panzer IV Ausf. G #3: 8 damage and destroyed.**",
    ]


def test_what_a_natural_roll_destroys_is_told_with_the_roll() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"])
    f.dice(attack=[9, 10]).combat({1: 2})

    assert "💥 **M4A1 Sherman #1 hits Panzer IV Ausf. G #2: destroyed on a natural 19.**" in told(f)


def test_an_attack_that_is_lost_is_told_with_its_reason() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4", "ge_pz4"])
    f.dice(attack=[9, 10]).combat({1: 2, 2: 1})

    assert "Panzer IV Ausf. G #2 loses its attack on M4A1 Sherman #1: it has been destroyed." in told(f)


def test_friendly_fire_names_who_fired_and_whom_it_hit() -> None:
    f = field(us=["us_sherman", "us_rifle"], de=["ge_gren"])
    f.damage_deck("D01").dice(attack=[1, 1, 2, 2, 2, 2], intensity=[1]).combat({1: 3})

    assert [line for line in told(f) if "Friendly Fire" in line] == [
        (
            "Friendly Fire of M4A1 Sherman #1 hits Rifle Squad #2: "
            "7 damage, 3 Endurance left and damaged (Suppressed)."
        )
    ]


def test_sp_083_who_recovers_and_whose_effect_is_over_is_told() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"]).effect(2, "V05", turns=1)
    f.dice(attack=[5, 6], intensity=[4]).combat({1: 2})

    assert "Panzer IV Ausf. G #2 recovers to 6 of 12 Endurance." in told(f)
    assert "Panzer IV Ausf. G #2: “Crew stunned” has worn off." in told(f)


def test_sp_059_initiative_says_which_side_rolled_what() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"], commands=[["seize"]])
    f.dice(initiative=[6, 7], attack=[1, 2, 3, 4])
    f.combat({1: 2}, us=[("play", "seize")])

    lines = event_lines(GAME, f.events, None, "en", GAME.sides("standard", {}))
    assert "Initiative: Americans 6 + 4 = 10, Germans 7. The Americans go first." in lines


def test_sp_095_what_a_player_drew_is_told_once_with_its_number() -> None:
    f = field(us=["us_rifle"], de=["ge_gren"], reserves=(["us_rifle"] * 5, ["ge_gren"] * 5)).start("draw")
    for kind in ("unit", "unit"):
        f.answer(0, "draw", ("draw", kind))

    assert [line for line in told(f) if "draw" in line] == ["The Americans draw 2 Unit cards and 1 Command card."]
    assert "Los americanos roban 2 cartas de Unidad y 1 carta de Mando." in told(f, "es")


def test_who_is_asked_for_cards_and_plays_none_gives_the_thread_nothing_to_tell() -> None:
    f = field(us=["us_sherman"], de=["ge_pz4"], commands=(["hull_down"], []))
    f.stop(0, ("stop", "after_reveal")).start("after_reveal").answer(0, "after_reveal")

    assert f.said("sealed") == [{"seat": 0, "decision": "after_reveal"}]
    assert told(f) == []
