"""Odds: what several weapons of a unit promise together, counted out die by die through the rules."""

from __future__ import annotations

from itertools import product

import pytest

from bot.words import LANGUAGES, Language, say
from engine.core.errors import Illegal
from engine.core.odds import Inquiry
from engine.tactics2gm.odds_queries import ALL, courses
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.view import TacticsView
from tests.position import Scripted
from tests.tactics2gm.field import DE, SEED, US, Field
from tests.tactics2gm.gunnery import field, fire, offered


def view(f: Field) -> TacticsView:
    """Look at a field while its shots are offered."""
    f.flow().ask(US, "shooting", [*offered(f), ("pass",)], act=True)
    found = GAME.view(f.state, US)
    f.state.open.clear()
    return found


def weapons_at(f: Field, unit: int, target: int) -> list[str]:
    return [str(o[2]) for o in offered(f) if o[:2] == ("fire", unit) and o[3:] == ("unit", target)]


def played(f: Field, unit: int, target: int) -> tuple[int, int, int]:
    """Fire all weapons with every roll of the dice; count all, those that harm and those that destroy."""
    weapons = weapons_at(f, unit, target)
    blob = GAME.encode(f.state)
    harmed = destroyed = 0
    for dice in product(range(1, 11), repeat=len(weapons)):
        state = GAME.decode(blob)
        state.dice = Scripted(seed=SEED)
        g = Field(state)
        before = g.unit(target).wounds
        for weapon, die in zip(weapons, dice, strict=True):
            if any(other.number == target for other in g.state.units):
                fire(g, unit, weapon, "unit", target, die=die)
        left = [other for other in g.state.units if other.number == target]
        destroyed += not left
        harmed += not left or left[0].wounds > before
    return 10 ** len(weapons), harmed, destroyed


@pytest.mark.parametrize(
    "units",
    [
        ("us_light+grenades@D3", "ge_light@D4"),
        ("us_sherman@D3", "ge_light@D4"),
        ("us_light+hmg@D3", "ge_light@D5"),
        ("us_sherman@D3", "ge_pz4@D5"),
    ],
)
def test_tg_092_to_099_weapons_together_are_what_the_rules_make_of_every_roll(units: tuple[str, ...]) -> None:
    f = field(*units)
    total, harmed, destroyed = played(f, 1, 2)
    seen = view(f)
    shots = [seen.odds[f"fire 1 {weapon} unit 2"] for weapon in weapons_at(f, 1, 2)]
    target = next(unit for unit in seen.units if unit.number == 2)
    found = courses(target, shots)

    assert found.chance(lambda course: course.harmed) * total == harmed
    assert found.chance(lambda course: course.destroyed) * total == destroyed


def test_an_impact_is_used_up_by_the_first_shot() -> None:
    f = field("us_light+grenades@D3", "ge_heavy@D4")
    f.state.players[US].impact = True
    total, harmed, destroyed = played(f, 1, 2)
    seen = view(f)
    shots = [seen.odds[f"fire 1 {weapon} unit 2"] for weapon in weapons_at(f, 1, 2)]
    found = courses(next(unit for unit in seen.units if unit.number == 2), shots)

    assert len(shots) == 2
    assert found.chance(lambda course: course.harmed) * total == harmed
    assert found.chance(lambda course: course.destroyed) * total == destroyed


def test_tg_r14_all_weapons_are_offered_together_and_each_alone() -> None:
    seen = view(field("us_light+grenades@D3", "ge_light@D4", "ge_light@D5"))
    assert set(GAME.offers(seen, Inquiry(), "unit")) == {"1"}
    assert set(GAME.offers(seen, Inquiry(unit="1"), "target")) >= {"unit 2", "unit 3"}
    assert list(GAME.offers(seen, Inquiry(unit="1", target="unit 2"), "weapon")) == [ALL, "0", "grenades"]
    assert list(GAME.offers(seen, Inquiry(unit="1", target="unit 3"), "weapon")) == ["0"]

    alone = GAME.inquire(seen, Inquiry(unit="1", target="unit 2", weapon="0"))
    together = GAME.inquire(seen, Inquiry(unit="1", target="unit 2"))
    assert together == GAME.inquire(seen, Inquiry(unit="1", target="unit 2", weapon=ALL))
    assert int(together.line.args["harms"]) > int(alone.line.args["harms"])  # type: ignore[arg-type]
    assert len(together.sums) == 2
    decision = seen.decisions[0]
    assert GAME.odds(seen, decision, ("fire", 1, "0", "unit", 2)) == alone
    assert GAME.odds(seen, decision, ("pass",)) is None


def test_who_may_not_shoot_yet_is_told_what_his_shots_promise_as_everything_stands() -> None:
    f = field("us_light+grenades@D3", "ge_light@D4", "us_sherman@A1")
    shooting = view(f)
    f.flow().ask(US, "movement", [("move", 1, "D2"), ("pass",)], act=True)
    moving = GAME.view(f.state, US)

    aimed = Inquiry(unit="1", target="unit 2")
    for asking in GAME.odds_fields:
        assert GAME.offers(moving, aimed, asking.name) == GAME.offers(shooting, aimed, asking.name)
    asked = Inquiry(unit="1", target="unit 2", weapon="0")
    later, now = GAME.inquire(moving, asked), GAME.inquire(shooting, asked)
    assert (later.line, later.sums[:-1]) == (now.line, now.sums)
    assert "in your Shooting phase" in say(later.sums[-1], "en")
    assert moving.odds == {}, "nothing of it is offered, advised or drawn"


def told(f: Field, *path: str | int) -> list[str]:
    """Say in English what a branch promises to the Americans."""
    seen = view(f)
    return [say(line, "en") for line in GAME.promises(seen, seen.decisions[0], path)]


def test_tg_092_to_099_a_unit_is_told_what_each_of_its_shots_promises_the_best_first() -> None:
    f = field("us_sherman@D2", "ge_light@D4", "ge_pz4@D3", "ge_tiger@E3")
    f.unit(2).wounds = 2

    assert told(f, "fire", 1) == [
        "75mm M3 → Light Infantry #2 · D4: wounds 60 %, critical 10 %, destroys 60 %",
        "75mm M3 → Panzer IV #3 · D3: wounds 60 %, critical 10 %, destroys 10 %",
        "75mm M3 → Tiger I #4 · E3: no effect, penetration 4 against armour 6",
    ]
    assert told(f, "fire", 1, "0", "unit", 3) == told(f, "fire", 1)[1:2]


def test_tg_r14_weapons_that_may_fire_at_one_enemy_are_told_of_together_too() -> None:
    f = field("us_light+grenades@D3", "ge_light@D4", "ge_light@D5")
    total, harmed, destroyed = played(f, 1, 2)
    seen = view(f)
    (together,) = [
        line
        for line in GAME.promises(seen, seen.decisions[0], ("fire", 1))
        if line.key == "tactics2gm-promise-together"
    ]

    assert together.args["harms"] == round(100 * harmed / total)
    assert together.args["destroys"] == round(100 * destroyed / total)
    assert together.args["at"].args["unit"] == 2  # type: ignore[union-attr]
    assert not any("All weapons" in line for line in told(f, "fire", 1, "grenades"))


def test_an_assault_promises_what_it_needs() -> None:
    f = field("us_light@D3", "ge_light@D4").phase("movement")
    seen = GAME.view(f.state, US)
    (line,) = GAME.promises(seen, seen.decisions[-1], ("assault", 1))

    shot = seen.odds["assault 1 D4"]
    assert say(line, "en").startswith(f"Assault → Light Infantry #2 · D4: wounds {shot.percent} %")
    assert f"destruye {shot.kills} %" in say(line, "es")


def test_where_no_unit_is_chosen_or_nothing_rolled_there_is_no_promise() -> None:
    f = field("us_light@D3", "us_light@C3", "ge_light@D5")
    seen = view(f)

    for path in ((), ("fire",), ("pass",)):
        assert GAME.promises(seen, seen.decisions[0], path) == []
    assert GAME.promises(GAME.view(f.state, DE), seen.decisions[0], ("fire", 1)) == []


@pytest.mark.parametrize(
    "asked",
    [
        Inquiry(unit="1", target="unit 9"),
        Inquiry(unit="2", target="unit 1"),
        Inquiry(unit="1", target="unit 2", weapon="1"),
    ],
)
def test_what_is_not_offered_is_refused(asked: Inquiry) -> None:
    with pytest.raises(Illegal):
        GAME.inquire(view(field("us_light@D3", "ge_light@D4")), asked)


def test_nobody_is_told_of_the_shots_of_others() -> None:
    f = field("us_light@D3", "ge_light@D4")

    assert set(GAME.offers(GAME.view(f.state, DE), Inquiry(), "unit")) == {"2"}
    assert GAME.offers(GAME.view(f.state, None), Inquiry(), "unit") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_said(language: Language) -> None:
    f = field("us_light+grenades@D3", "ge_light@D4").ground(D4="woods")
    found = GAME.inquire(view(f), Inquiry(unit="1", target="unit 2"))
    words = [say(line, language) for line in (found.line, *found.sums)]

    assert "%" in words[0]
    assert all("%" in line for line in words[1:])
