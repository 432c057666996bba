"""The text of cards: nothing that a card is or does is left unsaid, in either language."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from bot.words import LANGUAGES, Language, say, speech
from engine.core.datafile import Name
from engine.core.words import Msg
from engine.tactics2gm import names
from engine.tactics2gm.cards import Focus, Impact, Token, Weapon
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import AnyOp, Op
from engine.tactics2gm.printing import (
    focus_text,
    general_lines,
    ground_lines,
    op_text,
    support_lines,
    terrain_lines,
    token_lines,
    unit_lines,
    weapon_line,
)
from tests.catalogues import arguments
from tests.printing import no_two_alike, printed, says_all, says_each, values

OPS: tuple[type[Op], ...] = get_args(AnyOp)
languages = pytest.mark.parametrize("language", LANGUAGES)


class Cards:
    """As much of a game as words need: its names."""

    name = staticmethod(names.name)


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the words know the names of this game."""
    monkeypatch.setattr(speech, "GAMES", ("tactics2gm",))
    monkeypatch.setattr(speech, "find_game", lambda _: Cards())


@languages
@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_every_operation_says_all_it_does(kind: type[Op], language: Language) -> None:
    says_all(kind, op_text, language)


@languages
def test_no_two_operations_read_alike(language: Language) -> None:
    no_two_alike(OPS, op_text, language)


def test_operations_and_their_words_are_the_same() -> None:
    tags = {str(kind.__struct_config__.tag).replace("_", "-") for kind in OPS}

    said = {key.removeprefix("tactics2gm-op-") for key in arguments("en") if key.startswith("tactics2gm-op-")}

    assert said == tags


def test_every_operation_is_on_some_card() -> None:
    carriers: list[Any] = [*LIBRARY.supports.values(), *LIBRARY.tokens.values(), *LIBRARY.terrain.values()]
    carriers += LIBRARY.generals.values()
    used = {type(op) for carrier in carriers for op in carrier.ops}
    used |= {type(ability.op) for ability in LIBRARY.abilities.values()}

    assert used == set(OPS)


FOCUS: dict[str, tuple[Any, ...]] = {
    "whose": ("own", "square", "empty"),
    "groups": ((), ("tank",), ("tank", "infantry"), ("tank", "infantry", "gun")),
    "weapon": (None, "rifle", "gun", "indirect", "hollow"),
    "seasoned": (False, True),
}


@languages
def test_every_condition_of_a_focus_is_said(language: Language) -> None:
    says_each(Focus, FOCUS, focus_text, language)


@languages
def test_a_card_for_which_nothing_is_chosen_does_not_speak_of_it(language: Language) -> None:
    said = [printed(support_lines(LIBRARY.supports[name]), language)[1] for name in ("supplies", "pala")]

    assert focus_text(Focus(whose="player")) is None
    assert said[1].startswith(said[0].removesuffix("."))
    assert said[1] != said[0]


WEAPON = Weapon(name=Name(en="x", es="x"), range=3, hit=5, crit=9, pen=2, damage=1)
CHANGES: dict[str, tuple[Any, ...]] = {
    "least": (2,),
    "range": (0, 4),
    "hit": (6,),
    "crit": (10,),
    "pen": (0, 3),
    "damage": (2,),
    "indirect": (True,),
    "aa": (True,),
    "air": (Impact(hit=7, crit=10), Impact(hit=7, crit=9), Impact(hit=6, crit=10)),
    "flips": (True,),
    "ignores": ("light", "all"),
    "rifle": (True,),
    "gun": (True,),
    "hollow": (True,),
    "against": (("vehicle",), ("vehicle", "gun")),
}


def test_every_field_of_a_weapon_is_tried() -> None:
    assert ["name", *CHANGES] == list(Weapon.__struct_fields__)


@languages
def test_everything_about_a_weapon_is_said(language: Language) -> None:
    weapons = [
        WEAPON,
        *(msgspec.structs.replace(WEAPON, **{field: value}) for field in CHANGES for value in CHANGES[field]),
    ]
    said = {say(weapon_line("us_light/0", weapon), language) for weapon in weapons}

    assert len(said) == len(weapons)


@languages
@pytest.mark.parametrize("field", ["when", "lasts", "kind", "play_cost", "deck_cost"])
def test_everything_about_a_support_card_is_said(field: str, language: Language) -> None:
    card = LIBRARY.supports["pala"]
    info = inspect.type_info(type(card))
    assert isinstance(info, inspect.StructType)
    found = values(next(f.type for f in info.fields if f.name == field))
    texts = {
        " ".join(printed(support_lines(msgspec.structs.replace(card, **{field: value})), language))
        for value in found
    }

    assert len(found) > 1
    assert len(texts) == len(found)


@languages
@pytest.mark.parametrize("field", ["slot", "cost", "flip", "lasts", "weapon", "ops"])
def test_everything_about_a_token_is_said(field: str, language: Language) -> None:
    plain = Token(id="hmg", name=Name(en="x", es="x"), slot="off", cost=1, flip="no")
    changes: dict[str, tuple[Any, ...]] = {
        "slot": ("off", "def", "any"),
        "cost": (0, 1, 2),
        "flip": ("no", "yes", "setup", "discard"),
        "lasts": (None, "turn", "until_moves"),
        "weapon": (None, WEAPON),
        "ops": ((), LIBRARY.tokens["radio"].ops, LIBRARY.tokens["medkit"].ops),
    }
    texts = {
        " ".join(printed(token_lines(msgspec.structs.replace(plain, **{field: value})), language))
        for value in changes[field]
    }

    assert len(texts) == len(changes[field])


TERRAIN: dict[str, tuple[Any, ...]] = {
    "kind": ("normal", "difficult", "impassable", "building"),
    "cover": ({"infantry": "light"}, {"gun": "light"}, {"infantry": "light", "gun": "medium"}, {}),
    "enter": ((), ("infantry",), ("infantry", "gun")),
    "cost": (1, 2),
    "armour": (0, 1),
    "pi": (2, 3),
    "difficult_for": ((), ("vehicle",), ("vehicle", "gun")),
    "slows": ((), ("vehicle",), ("vehicle", "gun")),
    "stops": ((), ("vehicle",), ("vehicle", "gun")),
    "crushed": (False, True),
    "ops": ((), LIBRARY.terrain["townhall"].ops),
}


def test_every_field_of_terrain_is_tried() -> None:
    assert {"id", "name", "copies", *TERRAIN} == set(type(LIBRARY.terrain["house"]).__struct_fields__)


@languages
@pytest.mark.parametrize("field", TERRAIN)
def test_everything_about_terrain_is_said(field: str, language: Language) -> None:
    house = LIBRARY.terrain["house"]
    texts = {
        " ".join(printed(terrain_lines(msgspec.structs.replace(house, **{field: value})), language))
        for value in TERRAIN[field]
    }

    assert len(texts) == len(TERRAIN[field])


@languages
def test_every_card_prints(language: Language) -> None:
    cards = [
        *((unit.name, unit_lines(unit)) for unit in LIBRARY.units.values()),
        *((token.name, token_lines(token)) for token in LIBRARY.tokens.values()),
        *((terrain.name, terrain_lines(terrain)) for terrain in LIBRARY.terrain.values()),
        *((feature.name, ground_lines(feature)) for feature in LIBRARY.features.values()),
        *((support.name, support_lines(support)) for support in LIBRARY.supports.values()),
        *((general.name, general_lines(general)) for general in LIBRARY.generals.values()),
    ]

    assert len(cards) == 54 + 17 + 10 + 5 + 27 + 6
    for name, lines in cards:
        texts = printed(lines, language)
        assert texts, name
        assert all(texts), name
        assert not any("_" in text or "none" in text or "tactics2gm" in text for text in texts), texts


def lines_of(thing: str, id_: str) -> list[Msg]:
    match thing:
        case "unit":
            return unit_lines(LIBRARY.units[id_])
        case "token":
            return token_lines(LIBRARY.tokens[id_])
        case "terrain":
            return terrain_lines(LIBRARY.terrain[id_])
        case "support":
            return support_lines(LIBRARY.supports[id_])
        case "general":
            return general_lines(LIBRARY.generals[id_])
    raise AssertionError(thing)


PRINTED: dict[tuple[str, str, Language], list[str]] = {
    ("unit", "us_sherman", "en"): [
        "Medium Tank · 4 AP",
        "Movement 2 · Armour 4 · Wounds 5",
        "75mm M3: range 4, 5+/10, penetration 4, damage 2 (cannon)",
        "Also: tracked.",
        "May take: Coaxial MG (free), Extra MG (+1 AP), Howitzer (+3 AP) and Smoke grenades (+1 AP).",
    ],
    ("unit", "us_mechanic", "en"): [
        "Special Infantry · 2 AP",
        "Movement 1 · Armour 1 · Wounds 3",
        "M1 carbine: range 2, 5+/10, penetration 2, damage 1 (rifle)",
        "Repair (1 AP), instead of shooting: Remove one wound from an adjacent friendly Unit (vehicle or gun).",
        "May take: Prone (+1 AP).",
    ],
    ("unit", "us_truck", "en"): [
        "Transport · 1 AP",
        "Movement 3 · Armour 1 · Wounds 2",
        "Also: carries one infantry Unit.",
        "Tow: It carries one gun of Movement 1 or less.",
    ],
    ("token", "satchel", "en"): [
        "Offensive · 2 AP",
        "satchel charge: range 1, 4+/8, penetration 6, damage 3 (only at a vehicle or gun)",
        "An adjacent building loses 4 Impact Points, without a roll.",
        "Used once.",
    ],
    ("token", "mg_paid", "es"): [
        "Ofensiva o defensiva · 1 PA",
        "MG adicional: alcance 2, 5+/10, penetración 2, daño 1 (antiaérea con 7+/10)",
        "Se voltea al usarla: sirve un turno de cada dos.",
    ],
    ("terrain", "farm", "es"): [
        "Valor 4 PA",
        "Tipo: edificio.",
        "Cobertura media (+1/+1) para infantería y piezas ligeras.",
        "Solo puede entrar: infantería y piezas ligeras.",
        "6 Puntos de Impacto; +1 al blindaje dentro.",
        "Si es destruido, la unidad que está dentro también es destruida y queda una ruina.",
    ],
    ("terrain", "wire", "en"): [
        "Value 1 AP",
        "Type: difficult terrain.",
        "1 Impact Point.",
        "Must stop on entering: infantry.",
        "Tracked vehicles destroy it on entering.",
    ],
    ("support", "barrage", "en"): [
        "Supplies · 4 AP · 4 deck points",
        "In the Deployment phase, for any square.",
        "4+/9, penetration 4, damage 2 on that square, friends too.",
        "6+/10, penetration 4, damage 1 on the four squares next to it, friends too.",
        "Used once.",
    ],
    ("support", "general", "es"): [
        "Suministros · 1 PA · 4 puntos de mazo",
        "En la fase de Despliegue.",
        "Pon en tu Estado Mayor un general a tu elección.",
        "Permanente.",
    ],
    ("general", "ge_rommel", "en"): [
        "Once per turn, for one of your Units (vehicle):",
        "+1 Movement this turn. Just deployed, it may use this alone.",
    ],
}


@pytest.mark.parametrize(("thing", "id_", "language"), PRINTED)
def test_what_a_card_reads(thing: str, id_: str, language: Language) -> None:
    assert printed(lines_of(thing, id_), language) == PRINTED[thing, id_, language]
