"""Shots, the air and standing orders in words: exact sentences with their arithmetic, in both languages."""

from bot.words import event_lines, say
from engine.core.registry import game
from engine.tactics2gm import acts, standing
from engine.tactics2gm.squares import SQUARES
from engine.tactics2gm.state import SIDES, Thing
from tests.tactics2gm.field import DE, US, Field
from tests.tactics2gm.gunnery import bombs, field, fire, sortie, turn

GAME = game("tactics2gm")


def told(f: Field) -> tuple[list[str], list[str]]:
    """Say everything that happened, in English and in Spanish."""
    return event_lines(GAME, f.events, None, "en", SIDES), event_lines(GAME, f.events, None, "es", SIDES)


def test_a_shot_tells_its_roll_what_it_needed_and_why() -> None:
    f = field("us_sherman@D3", "ge_pz4@D5").ground(D5="woods")
    f.unit(1).wounds = 1
    fire(f, 1, "0", "unit", 2, die=8)
    english, spanish = told(f)

    assert english == [
        (
            "M4 Sherman #1 fires at Panzer IV #2 (75mm M3): rolled 8, needs 7+/10 (Wounds +1/+1 and Woods +1/+0). "
            "Hit: penetration 4 against armour 4, damage 2."
        ),
        "Panzer IV #2 takes 2 wounds: 2 of 5.",
    ]
    assert spanish[0] == (
        "M4 Sherman #1 dispara contra Panzer IV #2 (M3 de 75 mm): saca 8, necesita 7+/10 "
        "(Heridas +1/+1 y Bosque +1/+0). Impacto: penetración 4 contra blindaje 4, daño 2."
    )


def test_a_shot_that_does_nothing_tells_why() -> None:
    f = field("us_light@D3", "ge_tiger@D5")
    f.state.players[US].impact = True
    fire(f, 1, "0", "unit", 2, die=10)

    assert told(f)[0] == [
        (
            "Impact! Light Infantry #1 fires at Tiger I #2 (M1 Garand): rolled 10, needs 5+/10. "
            "Hit, but penetration 2 fails against armour 6."
        )
    ]


def test_shots_at_headquarters_and_terrain_and_charges() -> None:
    f = field("us_m10@D5", "us_engineer+satchel@C4", "us_m10@E5").ground(D3="wall")
    f.state.things = [Thing(kind="bridge", at=SQUARES["C3"])]
    fire(f, 1, "0", "hq", 0, die=10)
    fire(f, 3, "0", "building", "D3", die=3)
    fire(f, 2, "satchel", "bridge", "C3")
    english, spanish = told(f)

    assert english == [
        (
            "M10 Wolverine #1 fires at the enemy Headquarters (3in M7): rolled 10, needs 4+. "
            "Hit: penetration 6 against armour 2, damage 3."
        ),
        "The Headquarters of the Germans loses 3 Impact Points: 7 left.",
        "M10 Wolverine #3 fires at Wall on D3 (3in M7): rolled 3, needs 4+. Miss.",
        "Engineers #2 sets its satchel charge on C3.",
        "The bridge on C3 loses 4 Impact Points: 2 left.",
    ]
    assert len(spanish) == 5


def test_the_air_is_told_in_its_order() -> None:
    f = turn(field("us_sherman@D3", "us_bofors@D2", "us_p51", "ge_bf109"), 4).hold(DE, "ge_ju87").ap(DE, 5)
    f.dice(antiair=[4], intercept=[2, 3], fire=[3])
    bombs(f, DE, "ge_ju87", "D3")
    english, spanish = told(f)

    assert english == [
        "Germans: Ju 87 Stuka #5 bombs D3.",
        "40mm Bofors AA #2 fires at Ju 87 Stuka #5 in the air (40mm Bofors): rolled 4, needs 5+/9. Miss.",
        "P-51 Mustang #3 intercepts Ju 87 Stuka #5.",
        "Bf 109 G #4, the escort, takes on P-51 Mustang #3.",
        "P-51 Mustang #3 fires at Bf 109 G #4 in the air (6 × .50cal): rolled 2, needs 4+/9. Miss.",
        "Bf 109 G #4 fires at P-51 Mustang #3 in the air (2cm MG 151): rolled 3, needs 4+/9. Miss.",
        "Ju 87 Stuka #5 fires at M4 Sherman #1 (500 kg bomb): rolled 3, needs 4+/8. Miss.",
    ]
    assert len(spanish) == 7


def test_a_sortie_and_suppression_are_told() -> None:
    f = field("us_p51", "ge_light@D4").dice(fire=[1])
    f.unit(2).shot_by = [9]
    sortie(f, 1, "unit", 2)

    assert told(f)[0][0] == "Americans: P-51 Mustang #1 attacks D4."
    assert told(f)[0][-1] == "Light Infantry #2 is under suppressive fire."


def test_every_step_of_every_option_has_words_with_the_chance_at_its_end() -> None:
    f = field("us_engineer+satchel@D5", "us_sherman+mg_free@D4", "us_p51", "ge_light@E5").ground(E5="house")
    f.state.things = [Thing(kind="bridge", at=SQUARES["C5"])]
    f.state.phase = "shooting"
    acts.acts(f.flow(), "shooting", US)
    view = GAME.view(f.state, US)
    (decision,) = view.decisions
    labels = {
        option[:steps]: say(GAME.label(view, decision, option[:steps]), "en")
        for option in decision.options
        for steps in range(1, len(option) + 1)
    }

    assert labels["fire", 2] == "M4 Sherman #2 · D4"
    assert labels["fire", 2, "mg_free"] == "coaxial MG"
    assert labels["fire", 2, "0", "unit", 4] == "Light Infantry #4 · E5: 50 % · 6+/10"
    assert labels["fire", 2, "0", "building", "E5"] == "House · E5: 60 % · 5+"
    assert labels["fire", 2, "0", "hq", 0] == "Headquarters: 60 % · 5+"
    assert labels["fire", 1, "satchel", "bridge", "C5"] == "Bridge · C5: no roll"
    assert labels["sortie", 3] == "P-51 Mustang #3"
    assert labels["sortie", 3, "unit", 4] == "Light Infantry #4 · E5: 60 % · 5+/10"


def test_bombers_and_standing_orders_have_words() -> None:
    f = field("ge_light@A1").hold(US, "us_b26").ap(US, 9)
    standing.ask(f.flow())
    acts.acts(f.flow(), "deployment", US)
    view = GAME.view(f.state, US)
    orders, bombing = view.decisions

    assert say(GAME.label(view, orders, ("intercept", "drops")), "en") == "Intercept paratroopers"
    assert say(GAME.label(view, orders, ("escort", "fighters")), "es") == "Escoltar a tus cazas que atacan"
    assert say(GAME.label(view, bombing, ("bomb", "us_b26")), "en") == "B-26 Marauder (6 AP)"
    assert say(GAME.label(view, bombing, ("bomb", "us_b26", "A1", "B1", "C1")), "en") == "A1, B1 and C1"
