"""Packs of Spearpoint: their cards in the matches that picked them, and in no others; editions side by side."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import deckcode
from engine.core.catalog import Packs
from engine.core.deckcode import Decoded
from engine.core.errors import BadData, BadMatchFile, Illegal, Refusal
from engine.core.matchfile import read as read_match
from engine.core.matchfile import verify
from engine.core.packs import Pack
from engine.core.properties import no_leak, well_put
from engine.core.selfplay import Playing, chance
from engine.spearpoint.commands import playable
from engine.spearpoint.commitment import commit_options
from engine.spearpoint.numbers import attack_modifiers
from engine.spearpoint.packs import PACKS
from engine.spearpoint.rules import GAME
from tests.packs import apart, example, forget, keeps_every_law
from tests.spearpoint.field import DE, US, field

pytestmark = pytest.mark.usefixtures("_packs_apart")

SEED = "0f" * 32


@pytest.fixture
def pack() -> Pack:
    found = example()
    PACKS.add(found, offer=True)
    return found


def new(*packs: Pack, scenario: str = "standard") -> Any:
    return GAME.new(scenario, {"packs": sorted(pack.key for pack in packs)}, SEED, "")[0]


def test_the_example_is_sound() -> None:
    assert PACKS.faults(example()) == []


def test_units_may_be_taken_only_in_matches_that_picked_the_pack(pack: Pack) -> None:
    force = ("card", f"{pack.prefix}us_fssf", 2)

    assert force in GAME.pending(new(pack), 0)[0].options
    assert force not in GAME.pending(new(), 0)[0].options
    assert GAME.name("card", str(force[1])) == {
        "en": "First Special Service Force",
        "es": "Primera Fuerza de Servicio Especial",
    }


def test_its_command_and_damage_cards_are_in_the_decks_of_the_match(pack: Pack) -> None:
    state, plain = new(pack), new()

    assert state.command_deck.count(f"{pack.prefix}mule_train") == 2
    assert f"{pack.prefix}winter" in state.damage_deck
    assert (len(state.command_deck), len(state.damage_deck)) == (52, 26)
    assert (len(plain.command_deck), len(plain.damage_deck)) == (50, 25)


def test_an_effect_of_a_pack_is_named_by_its_damage_card(pack: Pack) -> None:
    catalog = new(pack).catalog
    card = catalog.damage[f"{pack.prefix}winter"]

    assert catalog.effects[card.infantry].name.en == "Frostbite"
    assert card.vehicle == "V05"
    assert GAME.name("card", card.id) == {"en": "Winter Line: winter", "es": "Línea de Invierno: winter"}


def test_a_crew_of_a_pack_is_named_in_orders_and_does_what_it_says(pack: Pack) -> None:
    """SP-R41 Where a pack brings crews, those of one kind are not all alike."""
    snow = f"{pack.prefix}ge_tcrew_snow"
    assert ("card", snow, 2) in GAME.pending(new(pack), 1)[0].options
    plain = field(us=["us_rifle"], hands=([], ["ge_pz4", "ge_tcrew"]))
    assert commit_options(plain.state, DE) == [("commit", "ge_pz4", 1)]

    hands: tuple[list[str], list[str]] = ([], ["ge_pz4", "ge_tcrew", snow])
    f = field(us=["us_rifle"], hands=hands, packs=[pack.key]).start("commitment")
    orders = [("commit", "ge_pz4", 1, "front", crew) for crew in ("ge_tcrew", snow)]
    assert f.options(DE, "commit") == orders
    f.answer(DE, "commit", orders[1])
    assert f.one("committed")["crew_card"] == snow
    found = attack_modifiers(f.state, f.unit(2), 0, f.unit(1), [])
    assert [(change.source, change.amount) for change in found] == [(snow, 1)]


def test_a_trait_of_a_pack_is_asked_for_by_its_cards_only(pack: Pack) -> None:
    f = field(us=[f"{pack.prefix}us_fssf", "us_rifle"], packs=[pack.key])
    mules = f.state.catalog.commands[f"{pack.prefix}mule_train"]

    assert [playable(f.state, US, mules, unit) for unit in f.state.units] == [True, False]
    assert GAME.name("trait", f"{pack.prefix}alpine") == {"en": "mountain troops", "es": "tropas de montaña"}
    assert PACKS.unit(f"{pack.prefix}us_fssf").keywords == ("elite", f"{pack.prefix}alpine")


def test_a_situation_of_a_pack_needs_the_pack(pack: Pack) -> None:
    hill = f"{pack.prefix}monastery_hill"

    assert GAME.playable({"packs": [pack.key]})[-1] == hill
    assert hill not in GAME.scenarios
    assert new(pack, scenario=hill).scenario == hill
    assert GAME.name("scenario", hill) == {"en": "The Hill", "es": "La colina"}
    with pytest.raises(Illegal, match="refused-no-scenario"):
        new(scenario=hill)


@pytest.mark.parametrize("number", range(4))
def test_matches_with_a_pack_keep_every_law_and_verify_elsewhere(number: int) -> None:
    keeps_every_law(GAME, example(), f"pack {number}", every=10, own=number % 2 == 1)


def test_two_editions_stand_side_by_side(pack: Pack) -> None:
    """Whoever edits a pack changes new matches; one that is being played keeps its cards."""
    old = new(pack)
    changed = example(units=pack.files["units.toml"].replace("cost = 7", "cost = 9"))
    with pytest.raises(BadData, match='"winterline" is used by another pack already'):
        PACKS.add(changed, offer=True)
    PACKS.offered = {}
    PACKS.add(changed, offer=True)

    assert PACKS.unit(f"{pack.prefix}us_fssf").cost == 7
    assert PACKS.unit(f"{changed.prefix}us_fssf").cost == 9
    options = GAME.pending(old, 0)[0].options
    assert ("card", f"{pack.prefix}us_fssf", 1) in options
    assert ("card", f"{changed.prefix}us_fssf", 1) not in options
    assert f"{changed.prefix}us_fssf" in GAME.ids("card", "us")
    assert f"{pack.prefix}us_fssf" not in GAME.ids("card", "us")


def test_the_order_in_which_packs_are_read_changes_nothing(pack: Pack) -> None:
    """A match replays the same wherever it is replayed: what is shuffled stands in one order."""
    other = example(pack=pack.files["pack.toml"].replace('"winterline"', '"alpine"'))
    PACKS.add(other)
    one = GAME.encode(new(pack, other))
    with apart():
        forget(PACKS)
        for known in (other, pack):
            PACKS.add(known)
        assert GAME.encode(new(pack, other)) == one


@pytest.mark.parametrize(
    ("picked", "said"),
    [
        (["winterline"], "refused-no-pack"),
        (["winterline@0000000000000000"], "refused-no-pack"),
        ("winterline", "refused-bad-setting"),
        ([1], "refused-bad-setting"),
        (None, "refused-bad-setting"),
        (["x"] * 6, "refused-many-packs"),
    ],
)
def test_packs_that_there_are_not_cannot_be_picked(pack: Pack, picked: object, said: str) -> None:
    with pytest.raises(Illegal, match=said):
        GAME.new("standard", {"packs": picked}, SEED, "")


def test_two_editions_of_one_pack_are_not_for_one_match(pack: Pack) -> None:
    changed = example(situation="")
    PACKS.add(changed)

    with pytest.raises(Illegal, match="refused-twice"):
        new(pack, changed)
    with pytest.raises(Illegal, match="refused-twice"):
        new(pack, pack)


def test_a_match_file_with_another_text_of_its_pack_is_refused(pack: Pack) -> None:
    playing = Playing(GAME, chance("tampered"), "standard", {"packs": [pack.key]})
    found = read_match(playing.file())
    assert found.packs == [pack.files]
    forget(PACKS)
    found.packs[0]["units.toml"] = pack.files["units.toml"].replace("cost = 7", "cost = 1")

    with pytest.raises(BadMatchFile, match="cannot be set up: refused-no-pack"):
        verify(found)


def test_a_match_file_with_a_pack_twice_is_refused(pack: Pack) -> None:
    playing = Playing(GAME, chance("twice"), "standard", {"packs": [pack.key]})
    found = read_match(playing.file())
    found.packs *= 2

    with pytest.raises(BadMatchFile, match="its packs are not those that its options name"):
        verify(found)


def test_a_match_file_with_a_bad_pack_is_refused_with_the_place(pack: Pack) -> None:
    playing = Playing(GAME, chance("spoiled"), "standard", {"packs": [pack.key]})
    found = msgspec.structs.replace(read_match(playing.file()), packs=[{"pack.toml": "id = 1"}])

    with pytest.raises(BadMatchFile, match=r"a pack of the match cannot be read: pack.toml: the pack: \w+: "):
        verify(found)


def test_a_code_names_the_pack_of_its_cards_with_version_and_edition(pack: Pack) -> None:
    force = f"{pack.prefix}us_fssf"
    deck = Decoded("spearpoint", "us", {"us_rifle": 1, force: 2}, {force: 1}, {"packs": [pack.key]})
    code = deckcode.write(*deck)

    assert deckcode.read(code) == deck
    with apart():
        forget(PACKS)
        assert refused(code) == ("deckcode-refused-no-pack", {"pack": "winterline", "version": "1.0"})
        PACKS.add(example(situation=""))
        assert refused(code) == (
            "deckcode-refused-edition",
            {"pack": "winterline", "version": "1.0", "here": ["1.0"]},
        )
        forget(PACKS)
        PACKS.add(example(pack=pack.files["pack.toml"].replace('"1.0"', '"2.1"')))
        assert refused(code)[0] == "deckcode-refused-pack-version"
        assert refused(code)[1]["here"] == ["2.1"]
        assert refused(code[:-4])[0] == "deckcode-refused-checksum"
    PACKS.add(example(situation=""))
    assert deckcode.read(code) == deck


def test_a_deck_with_cards_of_a_pack_that_is_gone_has_no_code(pack: Pack) -> None:
    forget(PACKS)
    with pytest.raises(Refusal, match="deckcode-refused-pack"):
        deckcode.write("spearpoint", "us", {"us_rifle": 1, f"{pack.prefix}us_fssf": 1})


def refused(code: str) -> tuple[str, Any]:
    with pytest.raises(Refusal) as refusal:
        deckcode.read(code)
    return refusal.value.msg.key, refusal.value.msg.args


def test_nothing_leaks_and_everything_has_words_at_the_start(pack: Pack) -> None:
    state = new(pack)

    no_leak(GAME, state, chance("leak"))
    well_put(GAME, state)


def faults(**files: str) -> list[BadData]:
    try:
        return PACKS.faults(example(**files))
    except BadData as fault:
        return [fault]


UNIT = '[[unit]]\nid = "us_ski"\nside = "us"\ntype = "infantry"\nlines = ["front"]\nendurance = 10\n'
COMMAND = (
    '[[command]]\nid = "c"\nname = { en = "a", es = "a" }\ncopies = 1\nwhen = "after_reveal"\nlasts = "turn"\n'
    'on = { whose = "player" }\nops = [{ op = "nothing" }]\n'
)
CREW = (
    '[[unit]]\nid = "c"\nside = "us"\nsupplies = "pilot"\ntype = "crew"\nname = { en = "a", es = "a" }\n'
    "cost = 1\ncopies = 1\n"
)
TRAIT = '[[name]]\nof = "trait"\nid = "alpine"\nname = { en = "mountain troops", es = "tropas de montaña" }\n'
REST = (
    'name = { en = "a", es = "a" }\ncost = 1\ncopies = 1\n'
    'weapons = [{ name = { en = "b", es = "b" }, infantry = 11, index = 1 }]\n'
)


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"units": UNIT.replace("us_ski", "us_rifle") + REST}, 'id: "us_rifle" is used twice; the game has it'),
        ({"units": (UNIT + REST) * 2}, 'units.toml: us_ski: id: "us_ski" is used twice; units.toml has it'),
        (
            {"units": UNIT + REST, "cards": UNIT + REST},
            'units.toml: us_ski: id: "us_ski" is used twice; cards.toml',
        ),
        ({"units": UNIT + "number = 3\n" + REST}, "units.toml: us_ski: number: found one; right would be none"),
        ({"units": UNIT + REST.replace("copies = 1", "copies = 13")}, "copies: found 13; right would be up to 12"),
        ({"units": UNIT + 'keywords = ["sneaky"]\n' + REST}, 'keywords: found "sneaky"; right would be a trait'),
        (
            {"units": UNIT.replace("10", "7") + REST},
            "units.toml: us_ski: endurance: found 7; right would be an even",
        ),
        ({"units": ""}, 'de.given: found "ge_mountain"; right would be the id of a Unit of the side "de"'),
        (
            {"units": CREW + 'weapons = [{ name = { en = "b", es = "b" }, infantry = 11, index = 1 }]\n'},
            "units.toml: c: weapons: found on a crew card; right would be to leave it out",
        ),
        (
            {"units": CREW + 'grade = "green"\n'},
            'c: grade: found "green"; right would be none: the game',
        ),
        ({"units": CREW + "number = 3\n"}, "c: number: found one; right would be none"),
        ({"units": CREW.replace('"pilot"', '"driver"')}, 'c: supplies: found "driver"; right would be "gun_crew"'),
        (
            {"units": CREW + 'ops = [{ op = "defense_mod", amount = 1 }]\n'},
            'c: ops[0].op: found "defense_mod"; right on a crew would be "attack_mod" or "reroll_intensity"',
        ),
        (
            {"units": CREW + 'ops = [{ op = "attack_mod", amount = 4 }]\n'},
            "c: ops[0].amount: found 4; right would be 1 to 3, or less than 0 as far",
        ),
        (
            {"units": CREW + 'ops = [{ op = "reroll_intensity", to = 11 }]\n'},
            "c: ops[0].to: found 11; right would be 1 to 9",
        ),
        (
            {"traits": TRAIT.replace('"trait"', '"side"')},
            'alpine: of: found "side"; right in a pack would be',
        ),
        (
            {"traits": TRAIT.replace("alpine", "elite")},
            'elite: id: "elite" is used twice; the game has it',
        ),
        ({"traits": ""}, 'mule_train: on.keywords: found "alpine"; right would be a trait that has a name: '),
        ({"units": UNIT + "flight = 10\n" + REST}, "us_ski: flight: found 10; right would be up to 9 in a pack"),
        ({"units": UNIT.replace("10", "42") + REST}, "us_ski: endurance: found 42; right would be up to 40"),
        (
            {"units": UNIT + REST.replace("index = 1", "index = 21")},
            "us_ski: weapons[0].index: found 21; right",
        ),
        ({"pack": 'id = "w"\n'}, "pack.toml: the pack: "),
        (
            {"cards": COMMAND.replace('"after_reveal"', '"own_attack"')},
            'c: on.whose: found "player"; right for a card on an attack would be "own" or "enemy"',
        ),
        (
            {"cards": COMMAND.replace('"nothing"', '"weapon_cap", weapons = -1')},
            "c: ops[0].weapons: found -1; right would be a whole number of at least 1",
        ),
    ],
)
def test_what_a_pack_may_not_hold_is_said_with_its_place(files: dict[str, str], said: str) -> None:
    with pytest.raises(BadData):
        PACKS.add(example(**files))

    assert said in "\n".join(map(str, faults(**files)))
    assert not any(key.startswith("winterline") for key in [*PACKS.own.units, *PACKS.known])


def test_every_fault_is_found_at_once() -> None:
    units = "".join(UNIT.replace("us_ski", id_) + REST for id_ in ("us_rifle", "us_a", "us_b"))
    cards = '[[command]]\nid = "bad"\n[[what]]\nx = 1\n'
    pack = example(units=units.replace('lines = ["front"]', 'lines = ["air"]'), cards=cards, situation="")

    found = [str(fault).split(": ")[:3] for fault in PACKS.faults(pack)]

    assert found == [
        ["cards.toml", "bad", "name"],
        ["cards.toml", "what", "table"],
        ["units.toml", "us_rifle", "id"],
        ["units.toml", "us_a", "lines"],
        ["units.toml", "us_b", "lines"],
    ]


def test_a_pack_of_another_game_is_refused() -> None:
    other = example(pack=example().files["pack.toml"].replace('"spearpoint"', '"chess"'))

    assert isinstance(PACKS, Packs)
    with pytest.raises(BadData, match=r'pack\.toml: the pack: game: found "chess"; right would be "spearpoint"'):
        PACKS.add(other)
