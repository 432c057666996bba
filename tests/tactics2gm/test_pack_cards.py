"""Cards of packs of 2GM Tactics: Units, Support cards and decks, in the matches that picked them."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from bot.words import fitting, say
from engine.core.errors import BadData
from engine.core.packs import Pack, read
from engine.core.selfplay import chance
from engine.tactics2gm import numbers, ops, support, support_card_schema
from engine.tactics2gm.active_effects import active_effects
from engine.tactics2gm.catalog import GAME as THE_GAME
from engine.tactics2gm.deckbuilding import DECKS, random_deck
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.state import Unit
from images import artist
from tests.packs import keeps_every_law
from tests.tactics2gm.field import DE, US, Field, field

pytestmark = pytest.mark.usefixtures("_packs_apart")

RIDGE = Path(__file__).parents[2] / "engine/tactics2gm/packs/ridge"
HEAD = 'id = "mine"\ngame = "tactics2gm"\nname = { en = "Mine", es = "Mío" }\nversion = "1.0"\n'
UNIT = (
    '[[unit]]\nid = "x"\nside = "us"\nname = { en = "Ex", es = "Equis" }\ncls = "inf_light"\ncost = 1\n'
    'copies = 2\nmove = 1\narmour = 1\nwounds = 3\ntokens = ["prone"]\n'
    'weapons = [{ name = { en = "gun", es = "arma" }, range = 2, hit = 5, crit = 10, pen = 2, damage = 1 }]\n'
)
SUPPORT = (
    '[[support]]\nid = "y"\nname = { en = "Why", es = "Griega" }\nkind = "supply"\ndeck_cost = 2\nplay_cost = 1\n'
    'copies = 2\nlasts = "once"\non = { whose = "player" }\nops = [{ op = "gain_ap", ap = 1 }]\n'
)


@pytest.fixture
def ridge() -> Pack:
    found = read(RIDGE)
    PACKS.add(found, offer=True)
    return found


def pack(cards: str) -> Pack:
    return Pack({"pack.toml": HEAD, "cards.toml": cards})


def added(cards: str) -> Pack:
    """Add a pack of these cards."""
    found = pack(cards)
    PACKS.add(found)
    return found


# ------------------------------------------------------------------ in matches


def test_cards_of_a_pack_are_offered_only_in_matches_that_picked_it(ridge: Pack) -> None:
    ranger, mules = f"{ridge.prefix}ge_gebirgs", f"{ridge.prefix}mules"
    with_pack = GAME.new("pitched", {"packs": [ridge.key]}, "0f" * 32, "")[0]
    plain = GAME.new("pitched", {}, "0f" * 32, "")[0]

    american, german = (GAME.pending(with_pack, seat)[0].options for seat in (US, DE))
    assert ("card", ranger, 2) in german
    assert ("card", ranger, 1) not in american
    assert ("card", mules, 2) in german
    assert ("card", mules, 2) in american
    assert not any(option[1] in (ranger, mules) for option in GAME.pending(plain, DE)[0].options)
    assert GAME.name("card", ranger) == {"en": "Mountain Rangers", "es": "Cazadores de montaña"}
    assert {ranger, mules} <= set(GAME.ids("card", "de"))
    assert ranger not in GAME.ids("card", "us")


def test_decks_are_built_with_them_and_they_cost_what_they_cost(ridge: Pack) -> None:
    pool = DECKS.pool("de", "pitched", {"packs": [ridge.key]})
    ranger, mules = f"{ridge.prefix}ge_gebirgs", f"{ridge.prefix}mules"

    assert (pool.cards[ranger].cost, pool.cards[ranger].most, pool.cards[ranger].group) == (3, 2, "infantry")
    assert DECKS.faults(pool, {ranger: 2, mules: 2}) == []
    assert [fault.rule for fault in DECKS.faults(pool, {ranger: 3})] == ["TG-R34"]
    assert [
        fault.reason.key
        for fault in DECKS.faults(DECKS.pool("us", "pitched", {"packs": [ridge.key]}), {ranger: 1})
    ] == ["deck-refused-card"]
    made = [random_deck(chance(f"{n}"), "de", 120, (ridge.key,)) for n in range(20)]
    assert any(ranger in deck for deck in made)
    assert not any(ranger in random_deck(chance(f"{n}"), "de", 120) for n in range(20))


def test_a_ready_made_deck_of_a_pack_can_be_taken() -> None:
    deck = (
        '[[deck]]\nid = "d"\nside = "us"\nname = { en = "Dee", es = "De" }\nabout = { en = "All", es = "Todo" }\n'
        'points = 80\nstyle = "infantry"\ncards = { x = 2, us_light = 3 }\n'
    )
    found = pack(UNIT + deck)
    PACKS.add(found)

    state = GAME.new("pitched", {"packs": [found.key]}, "0f" * 32, "")[0]
    assert ("deck", f"{found.prefix}d") in GAME.pending(state, US)[0].options
    pool = DECKS.pool("us", "pitched", {"packs": [found.key]})
    (ready,) = [one for one in DECKS.ready(pool) if one.id == f"{found.prefix}d"]
    assert ready.cards == {"us_light": 3, f"{found.prefix}x": 2}


@pytest.mark.parametrize("number", range(4))
def test_matches_with_them_keep_every_law_and_verify_elsewhere(number: int) -> None:
    keeps_every_law(GAME, read(RIDGE), f"ridge {number}", every=60, own=number % 2 == 1)


def test_a_scenario_of_a_pack_may_name_its_units() -> None:
    scenario = (
        '[[scenario]]\nid = "s"\nname = { en = "S", es = "S" }\nabout = { en = "A", es = "A" }\n'
        'units = [{ unit = "x", at = "C3" }]\nrounds = 5\nwins = [{ test = "outlast", side = "us" }]\n'
    )
    found = pack(UNIT + scenario)
    PACKS.add(found)

    state = GAME.new(f"{found.prefix}s", {"packs": [found.key]}, "0f" * 32, "")[0]
    assert [unit.card for unit in state.units] == [f"{found.prefix}x"]
    with pytest.raises(BadData, match=r's: units\[0\]\.unit: found "x"; right would be the id of a ground Unit'):
        PACKS.add(pack(scenario))


def test_a_unit_of_a_pack_moves_shoots_and_scouts_by_its_figures(ridge: Pack) -> None:
    f = field(f"{ridge.prefix}ge_gebirgs@C5", "us_light@C3", packs=[ridge.key]).ap(DE, 9).phase("movement", DE)

    assert numbers.movement(f.state, f.unit(1)) == 2
    assert ("move", 1, "A5") in f.options("move")
    f = (
        field(f"{ridge.prefix}ge_gebirgs@C5", "us_light@C3", packs=[ridge.key])
        .dice(fire=[4])
        .phase("shooting", DE)
    )
    f.do("fire", 1, "0", "unit", 2)
    assert f.one("fired")["result"] == "hit"


def test_a_support_card_of_a_pack_does_what_it_says(ridge: Pack) -> None:
    mules = f"{ridge.prefix}mules"
    f = field("us_light@A1", packs=[ridge.key]).hold(US, mules).ap(US, 5)
    f.state.players[US].deck = ["us_light"]
    f.phase("deployment").do("play", mules)

    assert f.state.players[US].ap == 5
    assert f.state.players[US].hand == ["us_light"]
    assert f.state.players[US].discard == [mules]


# ------------------------------------------------------------------ what Support cards can be made of


WAYS = [
    ("supply", "own", "once", '{ op = "heal", wounds = 1 }'),
    ("supply", "own", "once", '{ op = "extra_move", squares = 1, fresh = "full" }'),
    ("supply", "player", "once", '{ op = "gain_ap", ap = 1 }'),
    ("supply", "player", "once", '{ op = "lose_ap", ap = 1 }'),
    ("supply", "player", "once", '{ op = "draw", cards = 1 }'),
    ("supply", "player", "once", '{ op = "see_hand" }'),
    ("supply", "player", "once", '{ op = "see_mines" }'),
    ("supply", "player", "once", '{ op = "drop", units = 1, less = 1 }'),
    ("supply", "player", "next_hq", '{ op = "jam" }'),
    ("supply", "player", "turn", '{ op = "anti_air_mod", hit = -2 }'),
    ("supply", "player", "stays", '{ op = "place_general" }'),
    ("supply", "square", "once", '{ op = "strike", hit = 5, crit = 9, pen = 3, damage = 1, area = "around" }'),
    ("supply", "square", "turn", '{ op = "attacked_mod", hit = 2, crit = 2, area = "cross" }'),
    ("supply", "empty", "triggered", '{ op = "lay_mine", groups = [], hit = 5, crit = 9, pen = 3, damage = 1 }'),
    ("promotion", "own", "stays", '{ op = "impact_mod", hit = -1, crit = -1 }'),
    ("equipment", "own", "turn", '{ op = "attacked_mod", hit = 2, crit = 1 }'),
    ("equipment", "own", "until_moves", '{ op = "give_cover", cover = "heavy" }'),
    ("promotion", "own", "stays", '{ op = "move_mod", amount = 1 }'),
    ("promotion", "own", "stays", '{ op = "range_mod", amount = 2, weapon = "rifle" }'),
    ("equipment", "own", "stays", '{ op = "armour_mod", amount = 1, most = 3 }'),
    ("equipment", "own", "stays", '{ op = "wounds_mod", amount = 2 }'),
    ("equipment", "own", "stays", '{ op = "penetration_mod", amount = 1, weapon = "rifle" }'),
    ("equipment", "own", "stays", '{ op = "damage_mod", amount = 1, weapon = "rifle", groups = ["infantry"] }'),
    ("promotion", "own", "stays", '{ op = "assault_mod", hit = -1, crit = 0 }'),
    ("promotion", "own", "stays", '{ op = "assaulted_mod", hit = 1, crit = 0 }'),
]


def composed(kind: str, whose: str, lasts: str, op: str) -> str:
    card = (
        SUPPORT.replace('"supply"', f'"{kind}"').replace('"once"', f'"{lasts}"').replace('"player"', f'"{whose}"')
    )
    return card.replace('{ op = "gain_ap", ap = 1 }', op)


def _shooting(f: Field, unit: Unit) -> tuple[object, ...]:
    """Give what an enemy and a unit reckon with when they fire at or assault each other."""
    enemy, weapon = f.unit(3), LIBRARY.units[unit.card].weapons[0]
    return (
        numbers.reach(f.state, unit, weapon),
        numbers.penetration(f.state, unit, weapon, enemy),
        numbers.damage(f.state, unit, weapon, enemy),
        [change[1:] for change in numbers.changes(f.state, enemy, weapon, unit)],
        [len(active_effects(f.state, unit, kind)) for kind in (ops.AssaultMod, ops.AssaultedMod)],
    )


def told(f: Field) -> tuple[object, ...]:
    """Give everything about a field that a card may change, but the card itself and what it cost."""
    force = [(one.flak, one.jammed, [hq.general for hq in one.hqs]) for one in f.state.forces]
    units = [
        (
            unit.at,
            unit.wounds,
            unit.smoked,
            [change[1:] for change in numbers.own_changes(f.state, unit)],
            numbers.movement(f.state, unit),
            numbers.armour(f.state, unit),
            numbers.toughness(f.state, unit),
            *_shooting(f, unit),
        )
        for unit in f.state.units
    ]
    players = [(len(one.hand), one.drops, len(one.deck)) for one in f.state.players]
    return force, units, players, len(f.state.mines), f.state.clouds, f.state.players[DE].ap, len(f.events)


@pytest.mark.parametrize(("kind", "whose", "lasts", "op"), WAYS, ids=[way[3].split('"')[1] for way in WAYS])
def test_every_way_to_compose_a_support_card_is_carried_out(kind: str, whose: str, lasts: str, op: str) -> None:
    mine = added(composed(kind, whose, lasts, op))
    card = f"{mine.prefix}y"
    f = field("us_light@C3", "us_para@D2", "ge_light@C4", packs=[mine.key])
    f.hold(US, card, "us_para").hold(DE, "mine").ap(US, 9)
    f.unit(1).wounds = f.unit(3).wounds = 1
    f.state.players[US].deck = ["us_light"]
    f.phase("deployment")
    before = told(f)
    plays = [option for option in f.options("play") if option[1] == card]
    f.dice(barrage=[9] * 4).do(*plays[0])

    assert told(f)[:-1] != before[:-1] or len(f.events) > 1 + before[-1]  # type: ignore[operator]
    assert card not in f.state.players[US].hand


def test_every_way_is_tried() -> None:
    tried = {way[3].split('"')[1] for way in WAYS}

    assert tried == {str(kind.__struct_config__.tag) for way in support_card_schema.WAYS for kind in way.ops}


def test_all_cards_of_the_game_can_be_composed_so() -> None:
    for card in THE_GAME.supports.values():
        assert list(support_card_schema.faults(card)) == [], card.id


def test_the_tables_of_a_match_know_the_cards_of_its_packs(ridge: Pack) -> None:
    mine = added(composed("promotion", "own", "stays", WAYS[15][3]))
    bearers = support.bearers(PACKS.catalog({"packs": [mine.key, ridge.key]}))

    assert f"{ridge.prefix}ge_gebirgs" in bearers["veteran"]
    assert {"us_sherman", f"{ridge.prefix}ge_gebirgs"} <= bearers[f"{mine.prefix}y"]
    assert f"{ridge.prefix}ge_gebirgs" not in support.bearers(PACKS.own)["veteran"]


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (UNIT + "number = 3\n", "x: number: found one; right would be none: codes name cards of the game only"),
        (UNIT.replace('"x"', '"us_light"'), 'us_light: id: "us_light" is used twice; the game has it already'),
        (UNIT + UNIT, 'x: id: "x" is used twice; cards.toml has it already'),
        (UNIT.replace("copies = 2", "copies = 13"), "x: copies: found 13; right would be up to 12 in a pack"),
        (UNIT.replace("cost = 1", "cost = -1"), "x: cost: found -1; right would be a whole number of at least 0"),
        (UNIT.replace("wounds = 3", "wounds = 13"), "x: wounds: found 13; right would be up to 12 in a pack"),
        (UNIT.replace("pen = 2", "pen = 21"), "x: weapons[0].pen: found 21; right would be up to 20 in a pack"),
        (UNIT.replace("hit = 5", "hit = 11"), "x: weapons[0].hit: found 11; right would be a whole number from 2"),
        (UNIT.replace("crit = 10", "crit = 4"), "x: weapons[0].crit: found 4; right would be at least the hit"),
        (UNIT.replace('["prone"]', '["plough"]'), 'x: tokens[0]: found "plough"; there is no such token'),
        (UNIT.replace('["prone"]', '["prone", "prone"]'), "x: tokens: found one twice; right would be each once"),
        (UNIT + 'abilities = ["flight"]\n', 'x: abilities[0]: found "flight"; right would be "aa", '),
        (
            UNIT + 'abilities = ["fighter"]\n',
            'x: abilities[0]: found "fighter" on a card of the class "inf_light"',
        ),
        (UNIT + 'abilities = ["tow"]\n', 'x: abilities[0]: found "tow" on a card of the class "inf_light"; only'),
        (
            UNIT.replace("inf_light", "air_fighter").replace("move = 1", "move = 0"),
            "x: abilities: right for the cl",
        ),
        (UNIT.replace("inf_light", "air_bomber"), "x: move: found 1; aircraft have 0"),
        (
            UNIT.replace("inf_light", "zeppelin"),
            'x: cls: found "zeppelin"; right would be "air_bomber"',
        ),
        (UNIT.replace("Ex", "E" * 49), "x: name.en: found 49 characters; right would be up to 48 in a name"),
        (SUPPORT.replace("gain_ap", "win"), 'y: ops[0].op: found "win"; right would be '),
        (
            SUPPORT.replace("ap = 1 }", "ap = 21 }"),
            "y: ops[0].ap: found 21; right would be a whole number from 1 to",
        ),
        (SUPPORT + 'when = "shot"\n', 'y: when: found "shot"; right in a pack would be "deployment"'),
        (SUPPORT.replace('"once"', '"stays"'), 'y: lasts: found "stays"; right with "gain_ap" would be "once"'),
        (
            SUPPORT.replace('"supply"', '"promotion"'),
            'y: ops[0].op: found "gain_ap"; right on a promotion for "player" is nothing',
        ),
        (
            composed("supply", "own", "once", '{ op = "impact_mod", hit = 1, crit = 1 }'),
            'y: ops[0].op: found "impact_mod"; right on a supply for "own" would be "heal" or "extra_move"',
        ),
        (
            SUPPORT.replace('"player"', '"player", groups = ["tank"]'),
            'y: on.groups: found with whose = "player"; right would be to leave it out',
        ),
        (
            composed("supply", "player", "turn", '{ op = "anti_air_mod", hit = -4 }'),
            "y: ops[0].hit: found -4; right on a Support card would be -2",
        ),
        (
            composed("supply", "own", "once", '{ op = "heal", wounds = 1, reach = "adjacent" }'),
            'y: ops[0].reach: found "adjacent"; right on a Support card would be "target"',
        ),
        (
            composed("supply", "square", "turn", '{ op = "attacked_mod", hit = 1, crit = 1, area = "cross" }'),
            "y: ops[0].hit: found 1 and 1 for crit; right for smoke would be 2 and 2",
        ),
        (
            SUPPORT.replace("ap = 1 }", 'ap = 1 }, { op = "drop", units = 1, less = 1 }'),
            'y: ops[1].op: found "drop" beside others; right would be a card of its own',
        ),
        (
            SUPPORT.replace("ap = 1 }", 'ap = 1 }, { op = "gain_ap", ap = 1 }'),
            'y: ops[1].op: found "gain_ap" twice; right would be once',
        ),
        (
            composed("promotion", "own", "stays", '{ op = "range_mod", amount = -1, weapon = "rifle" }'),
            "y: ops[0].amount: found -1; right would be a whole number from 1 to 6",
        ),
        (
            composed("supply", "square", "once", '{ op = "strike", hit = 8, crit = 4, pen = 1, damage = 1 }'),
            "y: ops[0].crit: found 4; right would be at least the hit number, 8",
        ),
        (SUPPORT + "extra = { us = 11 }\n", "y: extra.us: found 11; right would be up to 12 cards in all"),
    ],
)
def test_what_cannot_be_is_refused_with_file_entry_and_field(cards: str, said: str) -> None:
    faults = [str(fault) for fault in PACKS.faults(pack(cards))]

    assert len(faults) == 1
    assert faults[0].startswith(f"cards.toml: {said}")
    with pytest.raises(BadData):
        PACKS.add(pack(cards))
    assert not any(id_.startswith("mine_") for id_ in (*LIBRARY.units, *LIBRARY.supports))


# ------------------------------------------------------------------ drawn and said


def fullest(number: int, abilities: tuple[str, str]) -> str:
    """Write a Unit with as much on its card as a pack may put there."""
    weapon = (
        '{ name = { en = "gun", es = "arma" }, least = 2, range = 20, hit = 10, crit = 10, pen = 20, damage = 12, '
        "gun = true, hollow = true, indirect = true, flips = true }"
    )
    card = UNIT[: UNIT.index("weapons")].replace('"x"', f'"x{number}"').replace("inf_light", "transport")
    card = card.replace('["prone"]', '["grenades", "radio", "prone", "camouflage"]').replace("Ex", "E x " * 12)
    card = card.replace("armour = 1\nwounds = 3", "armour = 12\nwounds = 12\ncarry = 6\ntracked = true")
    return f"{card}weapons = [{', '.join([weapon] * 3)}]\nabilities = {[*abilities]}\n"


def test_the_fullest_cards_can_be_drawn_in_both_languages() -> None:
    abilities = [name for name in LIBRARY.abilities if "bomb" not in name and name != "fighter"]
    units = [fullest(number, pair) for number, pair in enumerate(combinations(abilities, 2))]
    much = composed("promotion", "own", "until_moves", ", ".join(way[3] for way in WAYS[21:]))
    found = added("".join(units) + much)

    drawing = artist("tactics2gm", lambda message, language: say(message, fitting(language)), "light")
    for card in [*PACKS.cards(found).values()][::4]:
        for language in ("en", "es"):
            drawn = drawing.card(card, language)
            assert (drawn.width, drawn.height) == (600, 840)
            assert len(drawn.alt) > 40
