"""Every Damage effect: what it changes where it holds, and where it does not hold or refuses something."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.errors import Illegal
from engine.core.protocol import Option
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.rules import GAME
from tests.spearpoint.field import US, Field, field
from tests.spearpoint.test_effects import EFFECTS, TYPICAL, drawn, numbers_of, suffering

LASTING: dict[str, set[str]] = {
    "I01": {"able"},
    "I02": {"attacks"},
    "I03": {"attacks"},
    "I04": {"attacks"},
    "I05": {"weapons", "rates"},
    "I06": {"weapons", "rates"},
    "I07": {"rates"},
    "I08": {"attacked"},
    "I10": {"at once"},
    "I11": {"recovers to"},
    "I12": {"friendly fire"},
    "V01": {"attacked"},
    "V02": {"attacks"},
    "V03": {"weapons", "rates"},
    "V04": {"weapons", "rates"},
    "V05": {"able"},
    "V06": {"attacks"},
    "V07": {"weapons", "rates"},
    "V09": {"destroyed from"},
    "V10": {"defense"},
    "V11": {"attacks", "initiative"},
    "A01": {"defense"},
    "A02": {"attacks"},
    "A04": {"able"},
    "A05": {"attacks"},
    "A09": {"index"},
    "A10": {"attacked"},
    "A12": {"able"},
    "F04": {"weapons", "rates"},
    "F05": {"attacks"},
    "F06": {"attacks", "attacked"},
    "F08": {"attacks"},
    "F09": {"attacked"},
    "F14": {"able", "attacked"},
}
"""Which numbers of a unit change while it suffers an effect, and no others."""

TOLD: dict[str, list[str]] = {
    "I09": ["withdrawn"],
    "I14": ["captured", "scored"],
    "V08": ["burns"],
    "V12": ["crew_bails_out"],
    "V13": ["crew_killed", "scored"],
    "V14": ["captured", "scored"],
    "A06": ["crew_killed", "scored"],
    "A07": ["crew_bails_out"],
    "A08": ["burns"],
    "A13": ["withdrawn"],
    "A14": ["captured", "scored"],
    "F02": ["withdrawn"],
    "F07": ["destroyed", "scored", "crew_dies", "scored"],
    "F11": ["burns"],
    "F12": ["withdrawn", "crew_captured", "scored"],
}
"""What is told of a unit that draws an effect, to the end of that Combat Phase."""

BY_OTHER_MEANS = {"A03", "A11", "F01", "F03", "F10"}
"""When or whom a unit attacks, its sortie, what may be played on it: other tests of each hold these."""

NOTHING = {"I13", "V15", "F13"}

OVER = {"A06", "A07", "A08", "F11", "F13", "I13", "V12", "V13", "V15"}
"""Effects that are over at the end of that Combat Phase, which is told."""


def test_every_effect_is_here_once() -> None:
    listed = [*LASTING, *TOLD, *BY_OTHER_MEANS, *NOTHING]

    assert sorted(listed) == sorted(LIBRARY.effects)


@pytest.mark.parametrize("effect", sorted({*LASTING} | NOTHING))
def test_an_effect_changes_what_it_says_and_nothing_else(effect: str) -> None:
    sound = numbers_of(suffering("I13", TYPICAL[LIBRARY.effects[effect].edge]))
    changed = {name for name, value in numbers_of(suffering(effect)).items() if value != sound[name]}

    assert changed == LASTING.get(effect, set())


@pytest.mark.parametrize("effect", sorted({*TOLD} | NOTHING))
def test_an_effect_that_is_drawn_is_carried_out_at_once_or_at_the_end_of_combat(effect: str) -> None:
    edge = LIBRARY.effects[effect].edge
    units = ["us_57at"] if effect == "A14" else [TYPICAL[edge], "us_rifle"]
    f = drawn(effect, units, ["ge_flak88" if edge == "aircraft" else "ge_pz3", "ge_gren"])
    kinds = [event.kind for event in f.events]
    since = kinds[kinds.index("damaged") + 1 :]

    assert [kind for kind in since if kind not in AROUND] == TOLD.get(effect, []) + ["effect_over"] * (
        effect in OVER
    )


AROUND = {"rolled", "line_shifted", "overrun", "combat_ended", "drew", "drawn", "turn", "sealed"}
"""What is told besides, whatever the effect."""


@pytest.mark.parametrize("effect", EFFECTS)
def test_sp_079_an_effect_is_nothing_to_units_of_other_types(effect: str) -> None:
    """The same card, drawn by a unit of each other type, does what its edge for that type says."""
    own = LIBRARY.effects[effect].edge
    card = next(c for c in LIBRARY.damage.values() if getattr(c, own) == effect)
    for edge in ("infantry", "vehicle", "artillery", "aircraft"):
        if edge != own:
            other = getattr(card, edge)
            enemies = ["ge_flak88" if edge == "aircraft" else "ge_pz3", "ge_gren"]
            f = drawn_as(card.id, TYPICAL[edge], enemies)
            assert f.one("damaged")["effect"] == other != effect


def drawn_as(card: str, unit: str, enemies: list[str]) -> Field:
    """Let an American unit draw this very card."""
    f = field(us=[unit, "us_rifle"], de=enemies).damage_deck(card)
    shooter, target = f.unit(3), f.unit(1)
    net = 1 + LIBRARY.units[shooter.card].weapons[0].index - LIBRARY.units[target.card].defense
    target.endurance = LIBRARY.units[target.card].half + max(0, net)
    f.dice(attack=[8, 7] + [2, 2] * 8, intensity=[1], burn=[10])
    return f.combat({3: 1})


# ------------------------------------------------------------------ how long

COUNTERS = {
    0: "I09 I13 I14 V12 V13 V14 V15 A06 A07 A08 A13 A14 F01 F02 F03 F07 F11 F12 F13",
    1: "I01 V05 A04 F04 F14",
    2: "I02 I05 I08 I10 V03 V08 A05 A11 A12 F08",
}
"""SP-080 The turn counters printed beside the effects; all others last."""


@pytest.mark.parametrize("effect", EFFECTS)
def test_sp_080_and_r24_an_effect_holds_as_long_as_its_counter_says(effect: str) -> None:
    counter = next((turns for turns, effects in COUNTERS.items() if effect in effects.split()), 5)
    f = suffering(effect)
    damage, f.unit(1).flight = f.unit(1).damage, 9
    assert damage is not None
    damage.drawn = f.state.turn
    held = []
    for _ in range(4):
        if not f.gone(1):
            f.dice(burn=[10]).combat({})
            f.state.turn += 1
        held.append(not damage.over and not f.gone(1))

    assert held.count(True) == min(4, counter)


# ------------------------------------------------------------------ refused


class Barred(NamedTuple):
    """What the first unit may do as long as it is sound, and may not with an effect."""

    own: tuple[str, ...]
    enemy: tuple[str, ...]
    pick: Option
    kind: str = "attack"


BARRED = {
    "I01": Barred(("us_rifle",), ("ge_gren",), ("attack", 2, 0, 1)),
    "I04": Barred(("us_rifle",) * 4, ("ge_tiger",), ("assault", 5)),
    "I10": Barred(("us_rifle",), ("ge_gren",), ("attack", 2, 0, 1)),
    "V01": Barred(("us_priest", "us_rifle"), ("ge_gren",), ("line", 1), "commit"),
    "V03": Barred(("us_sherman",), ("ge_gren",), ("attack", 2, 0, 1)),
    "V04": Barred(("us_sherman",), ("ge_gren",), ("attack", 2, 0, 2)),
    "V05": Barred(("us_m3ht",), ("ge_gren",), ("attack", 2, 0, 1)),
    "V07": Barred(("us_sherman",), ("ge_gren",), ("attack", 2, 1, 2)),
    "A03": Barred(("us_57at",), ("ge_gren",), ("attack", 2)),
    "A04": Barred(("us_57at",), ("ge_gren",), ("attack", 2)),
    "A10": Barred(("us_priest", "us_rifle"), ("ge_gren",), ("line", 1), "commit"),
    "A11": Barred(("us_105", "us_rifle"), ("ge_gren", "ge_lefh"), ("attack", 4)),
    "A12": Barred(("us_57at",), ("ge_gren",), ("attack", 2)),
    "F04": Barred(("us_p40",), ("ge_gren",), ("attack", 2, 0, 1)),
    "F10": Barred(("us_p40",), ("ge_gren",), ("play", "rearm", 1), "after_reveal"),
    "F14": Barred(("us_p40",), ("ge_gren",), ("attack", 2, 0, 1)),
}
STEPS = {"attack": "combat", "commit": "commitment", "after_reveal": "after_reveal"}


def ready(barred: Barred) -> Field:
    """Set up the position: the first unit attacked last Turn, a card for aircraft is in hand."""
    f = field(us=barred.own, de=barred.enemy, commands=(["rearm"], []))
    f.unit(1).attacked = f.state.turn - 1
    return f.stop(US, ("stop", "after_reveal"))


@pytest.mark.parametrize("effect", BARRED)
def test_what_an_effect_bars_is_refused_and_legal_without_it(effect: str) -> None:
    barred = BARRED[effect]
    number = 1 if barred.kind == "attack" else None
    ready(barred).start(STEPS[barred.kind]).answer(US, barred.kind, barred.pick, number=number)

    f = ready(barred).effect(1, effect).start(STEPS[barred.kind])
    if number is None or any(d.subject == ("unit", 1) for d in f.state.open):
        before = GAME.encode(f.state)
        with pytest.raises(Illegal):
            f.answer(US, barred.kind, barred.pick, number=number)
        assert GAME.encode(f.state) == before
