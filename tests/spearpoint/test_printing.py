"""The text of cards: nothing that a card does is left unsaid, in either language."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from bot.words import LANGUAGES, Language, say
from engine.core.datafile import Name
from engine.spearpoint.cards import CommandCard, Focus, Weapon
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.ops import AnyOp, Op
from engine.spearpoint.printing import command_text, effect_text, focus_text, op_text, unit_lines, weapon_line
from tests.printing import no_two_alike, printed, says_all, says_each, values

OPS: tuple[type[Op], ...] = get_args(AnyOp)
languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_every_operation_says_all_it_does(kind: type[Op], language: Language) -> None:
    says_all(kind, op_text, language)


@languages
def test_no_two_operations_read_alike(language: Language) -> None:
    no_two_alike(OPS, op_text, language)


def card(**changes: Any) -> CommandCard:
    plain = LIBRARY.commands["hull_down"]
    return msgspec.structs.replace(plain, **changes)


@languages
@pytest.mark.parametrize("field", ["when", "lasts"])
def test_every_moment_and_every_duration_is_said(field: str, language: Language) -> None:
    info = inspect.type_info(CommandCard)
    assert isinstance(info, inspect.StructType)
    found = values(next(f.type for f in info.fields if f.name == field))
    texts = {" ".join(printed(command_text(card(**{field: value})), language)) for value in found}

    assert len(found) > 3
    assert len(texts) == len(found)


FOCUS: dict[str, tuple[Any, ...]] = {
    "whose": ("own", "enemy", "player"),
    "types": ((), ("tank",), ("tank", "infantry"), ("tank", "infantry", "artillery")),
    "keywords": ((), ("at_gun",), ("at_gun", "open")),
    "line": (None, "front", "rear", "air"),
    "ground": (False, True),
    "damaged": (None, True, False),
    "just_committed": (False, True),
    "crewed": (False, True),
    "bullets": (False, True),
}


@languages
def test_every_condition_of_a_focus_is_said(language: Language) -> None:
    says_each(Focus, FOCUS, focus_text, language)


@languages
def test_a_card_says_whose_attack_it_costs_and_at_what_it_must_be_aimed(language: Language) -> None:
    target = Focus(whose="enemy", types=("aircraft",))
    plain = printed(command_text(card()), language)

    against = printed(command_text(card(against=target)), language)
    by = printed(command_text(card(by=target)), language)

    assert [len(plain), len(against), len(by)] == [3, 4, 4]
    assert say(focus_text(target), language) in against[1]
    assert say(focus_text(target), language) in by[1]


@languages
@pytest.mark.parametrize("flag", ["bullets", "bomb", "long_range", "flame"])
def test_every_peculiarity_of_a_weapon_is_said(flag: str, language: Language) -> None:
    unit = LIBRARY.units["us_jeep"]
    plain = Weapon(name=Name(en="x", es="x"), infantry=12, index=1)
    one, two = (
        say(weapon_line(msgspec.structs.replace(unit, weapons=(weapon,)), 0), language)
        for weapon in (plain, msgspec.structs.replace(plain, **{flag: True}))
    )

    assert two.startswith(one)
    assert len(two) > len(one)


@languages
def test_every_card_prints(language: Language) -> None:
    for command in LIBRARY.commands.values():
        assert all(printed(command_text(command), language))
    for effect in LIBRARY.effects.values():
        assert all(printed(effect_text(effect), language))
    for unit in LIBRARY.units.values():
        assert all(printed(unit_lines(unit), language))


PRINTED: dict[tuple[str, Language], list[str]] = {
    ("smoke", "en"): [
        "After the reveal, on one of your units (infantry, tank or vehicle) on the frontline.",
        "The enemy’s frontline units cannot target it.",
        "−2 to its attack rolls.",
        "Until the end of the Turn.",
    ],
    ("smoke", "es"): [
        "Tras revelar las unidades, sobre una de tus unidades (infantería, tanque o vehículo) en primera línea.",
        "Las unidades enemigas de primera línea no pueden apuntarle.",
        "−2 a sus tiradas de ataque.",
        "Hasta el final del turno.",
    ],
    ("sharpshooter", "en"): [
        "When your attack comes up, on an enemy unit (gun or open vehicle) with a crew.",
        "In place of the attack of one of your units (infantry).",
        "Roll 2D10: 14 or more kills its crew, and you score its cost; the unit is idle.",
        "Used once.",
    ],
    ("rearm", "es"): [
        "Tras revelar las unidades, sobre una de tus unidades (avión).",
        "+1 Turno de Vuelo.",
        "Puede usar sus bombas una vez más.",
        "Se usa una vez.",
    ],
}


@pytest.mark.parametrize(("name", "language"), PRINTED)
def test_what_a_command_card_reads(name: str, language: Language) -> None:
    assert printed(command_text(LIBRARY.commands[name]), language) == PRINTED[name, language]


def test_what_a_damage_effect_reads() -> None:
    lines = effect_text(LIBRARY.effects["I05"])

    assert printed(lines, "en") == [
        "It cannot fire its last weapon. If it has only one, that one fires at 1X instead.",
        "This Turn and the next 2.",
    ]
    assert printed(lines, "es") == [
        "No puede disparar su última arma. Si solo tiene una, esa dispara a 1X.",
        "Este turno y los 2 siguientes.",
    ]


def test_what_a_unit_card_reads() -> None:
    gun = "ametralladora .50 2X: infantería 12, vehículos 12 y aviones 15; Índice de Daño 3"
    bullets = f"{gun} (balas: solo contra una Defensa base de 0 o 1)"

    assert printed(unit_lines(LIBRARY.units["us_priest"]), "es") == [
        "artillería · primera línea o retaguardia · coste 10",
        "Defensa 3 · Resistencia 10, media 5",
        "Necesita tripulación de artillería.",
        "M2A1 de 105 mm 1X: infantería 11 y vehículos 12; Índice de Daño 6 (largo alcance)",
        bullets,
        "Además: artillería móvil y vehículo abierto.",
    ]
    assert printed(unit_lines(LIBRARY.units["us_tcrew"]), "en") == ["tank crew · cost 2"]
