"""Packs of Fast Action Battles: cards and scenarios of one's own in matches that picked them, and in no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.words import Language, event_lines, fitting, say
from engine.core.errors import BadData, Illegal
from engine.core.odds import Inquiry
from engine.core.packs import Pack, read
from engine.core.protocol import Event
from engine.fab import limits, setup
from engine.fab.cards import SIDES
from engine.fab.packs import PACKS
from engine.fab.rules import GAME
from engine.fab.state import FabState
from images.core.theme import THEMES
from images.fab import FabArtist, artist
from tests.fab.front import IL, SY, Front, front
from tests.packs import keeps_every_law, of

pytestmark = pytest.mark.usefixtures("_packs_apart")

NAFAKH = Path(__file__).parents[2] / "engine/fab/packs/nafakh"
SEED = "0f" * 32
HEAD = 'id = "mine"\ngame = "fab"\nname = { en = "Mine", es = "Mío" }\nversion = "1.0"\n'
UNIT = (
    '[[unit]]\nid = "x"\nname = { en = "Ex", es = "Equis" }\nshort = { en = "X", es = "X" }\nside = "il"\n'
    'formation = "I36"\narmour = true\nsteps = "EV"\narea = "13"\n'
)
ASSET = (
    '[[asset]]\nid = "y"\nside = "sy"\nformation = "S9"\nkind = "art"\nquality = "V"\n'
    "count = 2\nturn = 0\nready = 1\n"
)
EVENT = (
    '[[event]]\nid = "z"\nname = { en = "Zed", es = "Zeta" }\nside = "sy"\nformation = "*"\neffect = "barrage"\n'
    "arrivals = [[1, 1]]\nready = 1\n"
)
TURN = '[[turn]]\nid = "t"\ndate = { en = "Noon", es = "Tarde" }\nsy = [1, 1]\nil = [1, 1]\nsam = 5\n'
SCENARIO = (
    '[[scenario]]\nid = "s"\nname = { en = "Ess", es = "Ese" }\nabout = { en = "A", es = "A" }\nturns = 1\n'
    'areas = ["31", "34", "35"]\nunits = ["SY13", "IL03"]\nstarts = { IL03 = "34" }\nheld = { il = ["34"] }\n'
    'sources = { sy = ["35"], il = ["34"] }\ngrades = [{ least = -99, side = "sy" }]\n'
)


def pack(*cards: str) -> Pack:
    return Pack({"pack.toml": HEAD, "cards.toml": "\n".join(cards)})


def added(*cards: str) -> Pack:
    """Add a pack of these cards."""
    found = pack(*cards)
    PACKS.add(found)
    return found


@pytest.fixture
def nafakh() -> Pack:
    found = read(NAFAKH)
    PACKS.add(found, offer=True)
    return found


def dealt(found: Pack, scenario: str) -> FabState:
    return GAME.new(scenario, {"packs": [found.key]}, SEED)[0]


def on_the_road(nafakh: Pack, *units: str, turn: int = 1) -> Front:
    """Set up a position of the scenario of the example, units of the pack beginning with ``~``."""
    named = [unit.replace("~", nafakh.prefix) for unit in units]
    return front(*named, turn=turn, scenario=f"{nafakh.prefix}road", packs=[nafakh.key])


# ------------------------------------------------------------------ in matches


def test_a_scenario_of_a_pack_is_set_up_as_it_says(nafakh: Pack) -> None:
    state, of = dealt(nafakh, f"{nafakh.prefix}road"), nafakh.prefix

    stands = {unit: (block.area, block.due) for unit, block in state.blocks.items()}
    assert stands[f"{of}zvika"] == ("13", 0)
    assert stands["IL09"] == ("", 2)
    assert stands["SY05"] == ("22", 0)
    assert len(stands) == 9
    assert [*state.ground.areas] == ["12", "13", "15", "22", "23", "24"]
    assert (state.defences, state.bridged) == ({"12": IL}, ["12-22", "15-23"])
    assert state.boxes[f"{of}mortars-1"] == state.boxes[f"{of}second_wave-1"] == "available"
    assert state.boxes[f"{of}hull_down-1"] in ("cup", "available")
    assert "E1-1" not in state.boxes


def test_its_turn_record_counts(nafakh: Pack) -> None:
    here = on_the_road(nafakh, "SY12@24", "~zvika@13", turn=2)

    assert (here.state.record.sam, here.state.record.sudden_sy) == (5, 6)
    assert GAME.name("date", here.state.record.id) == {"en": "7 Oct, night", "es": "7 oct., noche"}


@pytest.mark.parametrize(("held", "winner"), [(("12",), "il"), (("12", "13"), "sy")])
def test_its_thresholds_decide(nafakh: Pack, held: tuple[str, ...], winner: str) -> None:
    here = on_the_road(nafakh, "SY12@24", "~zvika@15", turn=3).control(SY, *held).run(["victory_check"])

    assert here.state.outcome is not None
    assert here.state.outcome.sides == [winner]


def test_a_scenario_of_a_pack_needs_the_pack(nafakh: Pack) -> None:
    (scenario,) = PACKS.scenarios(nafakh)

    assert scenario in GAME.playable({"packs": [nafakh.key]})
    assert scenario not in GAME.scenarios
    with pytest.raises(Illegal, match="refused-no-scenario"):
        GAME.new(scenario, {}, SEED)


@pytest.mark.parametrize("number", range(2))
def test_matches_with_a_pack_keep_every_law_and_verify_elsewhere(number: int) -> None:
    nafakh = read(NAFAKH)
    played = keeps_every_law(GAME, nafakh, f"nafakh {number}", every=40, hidden_boxes=bool(number))

    scenario, options = played.state.scenario, played.state.options
    assert scenario not in PACKS.own.scenarios
    assert GAME.terms(scenario, options, 1).packs == {nafakh.key: nafakh.digest}


def test_what_says_when_it_comes_is_in_scenarios_that_leave_open_what_there_is() -> None:
    found = added(UNIT, UNIT.replace('"x"', '"for_scenarios"').replace('area = "13"\n', ""), ASSET, EVENT)
    with_pack, plain = dealt(found, "short"), GAME.new("short", {}, SEED)[0]
    of = found.prefix

    assert {*with_pack.blocks} - {*plain.blocks} == {f"{of}x"}
    assert with_pack.blocks[f"{of}x"].area == "13"
    assert {*with_pack.boxes} - {*plain.boxes} == {f"{of}y-1", f"{of}y-2", f"{of}z-1"}
    assert not any(piece.startswith(of) for piece in dealt(found, "valley_of_tears").boxes)


@pytest.mark.parametrize(("turn", "dice"), [(3, 2), (4, 0)])
def test_an_event_does_in_battle_what_it_says_and_no_longer_than_it_says(turn: int, dice: int) -> None:
    found = added(EVENT.replace("arrivals", "until = 3\narrivals"))
    here = front("SY12@18 up", "IL04@18", turn=turn, packs=[found.key]).have(f"{found.prefix}z-1")
    here.dice(fire=[9] * 12).fight("18")
    assert here.asked(SY, "support") is bool(dice)
    if dice:
        here.answer(SY, "support", ("assign", f"{found.prefix}z-1"))

    rolled = [event for event in here.said("fired") if event["piece"] == f"{found.prefix}z-1"]
    assert [(len(event["dice"]), event["needs"]) for event in rolled] == [(2, 5)] * (dice > 0)


def test_an_event_may_be_for_some_areas_only(nafakh: Pack) -> None:
    def offered(area: str) -> bool:
        here = on_the_road(nafakh, f"SY12@{area} up", f"~zvika@{area}", turn=2).have(f"{nafakh.prefix}hull_down-1")
        return here.dice(fire=[9] * 12).fight(area).asked(IL, "support")

    assert [offered("15"), offered("12")] == [True, False]


def test_units_have_the_roles_that_they_are_typed_in_with() -> None:
    garrison = UNIT.replace("area", "garrison = true\narea")
    late = UNIT.replace('"x"', '"late"').replace("area", "waits = 3\narea").replace('"13"', '"14"')
    of = (found := added(garrison, late)).prefix

    def movers(turn: int) -> list[bool]:
        here = front(f"{of}x@13", f"{of}late@14", "SY12@24", turn=turn, packs=[found.key])
        here.phase("movement", IL)
        return [bool(here.offered("move", f"{of}{unit}")) for unit in ("x", "late")]

    assert movers(2) == [False, False]
    assert movers(3) == [False, True]


def test_a_side_may_hold_areas_of_the_enemy_and_there_need_be_no_ditch() -> None:
    found = added(SCENARIO.replace('il = ["34"]', 'il = ["34", "35"]', 1).replace('sy = ["35"]', 'sy = ["31"]'))
    state = dealt(found, f"{found.prefix}s")

    assert state.control == {"31": SY, "34": IL, "35": IL}
    assert (state.blocks["IL03"].area, state.bridged) == ("34", [])
    assert not [decision for decision in state.open if decision.kind == "bridges"]


def test_where_some_of_the_ditches_of_1973_are_out_of_play_others_are_bridged_for_who_is_late() -> None:
    areas = '["12", "13", "15", "18", "21", "22", "23", "24"]'
    cut = SCENARIO.replace('["31", "34", "35"]', areas).replace('"34"', '"13"').replace('["35"]', '["24"]')
    found = added(cut.replace("SY13", "SY12"))
    state = dealt(found, f"{found.prefix}s")
    (decision,) = [decision for decision in state.open if decision.kind == "bridges"]
    answer = GAME.timeout_default(GAME.view(state, SY), decision)

    assert answer is not None
    assert len(answer) == setup.BRIDGES
    assert {("span", "12-22"), ("span", "15-23"), ("span", "18-24")} < {*answer} <= {*decision.options}


def test_a_scenario_may_begin_in_a_later_turn_of_the_campaign() -> None:
    late = SCENARIO.replace("turns = 1", "turns = 2\nbegins = 12").replace('"IL03"]', '"IL03", "SY23"]')
    found = added(
        late.replace("starts = { ", 'starts = { SY23 = "35", ') + "pieces = { SX-ART = 1, E5 = 2, E8e = 1 }\n"
    )
    state = dealt(found, f"{found.prefix}s")

    assert state.blocks["SY23"].area == "35"
    assert state.record.id == "12"
    assert {state.boxes[piece] for piece in ("SX-ART-1", "E5-1", "E5-2", "E8e-1")} <= {"cup", "available"}
    assert [piece for piece in state.pieces if piece.startswith("sy-SA")] == ["sy-SA-1"]
    assert limits.is_open(state, IL, "31")
    with pytest.raises(BadData, match=r's: units: found "SY23"; right would be where it begins'):
        added(late.replace("begins = 12", "begins = 13"))


# ------------------------------------------------------------------ in words and pictures


@pytest.mark.parametrize(
    ("language", "unit", "asset"),
    [("en", "Force Zvika", "Heavy mortars"), ("es", "Fuerza Zvika", "Morteros pesados")],
)
def test_cards_of_a_pack_have_their_names_everywhere(
    nafakh: Pack, language: Language, unit: str, asset: str
) -> None:
    here = on_the_road(nafakh, "SY12@15 up", "~zvika@15").have(f"{nafakh.prefix}mortars-1")
    view = GAME.view(here.state, IL)

    assert "Zvika" in drawn().board(view, language).alt
    assert "Zvika" in drawn().area(view, "15", language).alt
    table = " ".join(say(line, language) for line in GAME.board(view))
    assert unit in table
    assert asset in table
    lost = Event("eliminated", {"seat": IL, "block": 1, "unit": f"{nafakh.prefix}zvika", "area": "15"})
    assert unit in " ".join(event_lines(GAME, [lost], None, language, SIDES))


@pytest.mark.parametrize(("language", "event"), [("en", "Second Wave"), ("es", "Segunda oleada")])
def test_reports_and_cards_show_them(nafakh: Pack, language: Language, event: str) -> None:
    of = nafakh.prefix
    here = on_the_road(nafakh, "SY12@15 up", "~zvika@15", turn=2).have(f"{of}second_wave-1")
    here.dice(fire=[9] * 30).fight("15").answer(SY, "support", ("assign", f"{of}second_wave-1"))
    report = drawn().report(here.events, GAME.view(here.state, None), language)

    assert report is not None
    assert "Zvika" in report.alt
    assert event in report.alt
    for card in PACKS.cards(nafakh).values():
        assert (GAME.name("card", card) or {})[language] in drawn().card(card, language).alt


def drawn() -> FabArtist:
    return artist(lambda message, code: say(message, fitting(code)), THEMES["dark"])


def test_odds_are_those_of_the_units_of_the_pack() -> None:
    def lost(steps: str) -> str:
        found = added(UNIT.replace('"EV"', f'"{steps}"'))
        here = front("SY12@13 up", f"{found.prefix}x@13", packs=[found.key])
        here.state.phasing = SY
        return say(GAME.inquire(GAME.view(here.state, SY), Inquiry(area="13")).line, "en")

    assert lost("EV") != lost("EEEV")


def test_whoever_sees_only_a_back_reckons_with_units_of_the_pack() -> None:
    found = added(
        UNIT.replace('"EV"', '"EEEE"'),
        UNIT.replace('"x"', '"w"').replace('"EV"', '"EEEE"').replace('"13"', '"16"'),
    )

    def line(*packs: str) -> str:
        here = front("SY12@13", "IL03@13", packs=[*packs])
        here.state.phasing = SY
        return say(GAME.inquire(GAME.view(here.state, SY), Inquiry(area="13")).line, "en")

    assert line(found.key) != line()


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (of(UNIT, '"x"', '"IL01"'), 'cards.toml: IL01: id: "IL01" is used twice; the game has it already'),
        (of(UNIT, '"x"', '"x-1"'), 'cards.toml: x-1: id: found "x-1"; right would be up to 32 letters'),
        (of(UNIT, '"I36"', '"S9"'), 'x: formation: found "S9"; right for "il" would be I146, I210, I36'),
        (of(UNIT, '"I36"', '"NC"'), 'x: formation: found "NC"; right for "il" would be I146, I210, I36'),
        (of(UNIT, '"EV"', '"VE"'), 'x: steps: found "VE"; right would be steps that get no better'),
        (of(UNIT, '"EV"', '"EVGGG"'), 'x: steps: found "EVGGG"; right would be text that matches ^[EVG]{1,4}$'),
        (
            of(UNIT, 'en = "X"', 'en = "Excellent"'),
            'x: short.en: found "Excellent"; right would be text of 1 to 8',
        ),
        (of(UNIT, '"13"', '"99"'), 'x: area: found "99"; there is no such area'),
        (of(UNIT, '"13"', '"22"'), 'x: area: found "22"; right would be an area of its own side'),
        (
            of(UNIT, '"13"', '"8"'),
            'x: area: found "8"; right would be another: armour does not go to Mount Hermon',
        ),
        (UNIT + "turn = 2\n", "x: turn: found 2 beside an area; right would be an entry, or no turn"),
        (UNIT + 'entry = "C"\nturn = 2\n', "x: area: right would be either an area or an entry with its turn"),
        (of(UNIT, 'area = "13"', 'entry = "C"'), "x: turn: missing; right would be the turn in which it enters"),
        (of(UNIT, 'area = "13"', 'entry = "X"\nturn = 2'), 'x: entry: found "X"; right would be of A, B, C, D, E'),
        (
            UNIT + "waits = 2\nfreed = 3\n",
            "x: freed: found 3; right would be a turn before that from which it moves",
        ),
        (
            UNIT + UNIT.replace('"x"', '"w"') + UNIT.replace('"x"', '"v"'),
            'x: area: found "13"; right would be another: it holds 2',
        ),
        (of(ASSET, '"S9"', '"NC"'), 'y: formation: found "NC"; right for "sy" would be GHQ, S5, S7, S9, SR, SX'),
        (of(ASSET, "ready = 1", "ready = 3"), "y: ready: found 3; right would be up to 2, as many as there are"),
        (of(ASSET, "count = 2", "count = 10"), "y: count: found 10; right would be up to 9 in a pack"),
        (of(ASSET, '"art"', '"air"') + "rockets = true\n", 'y: rockets: found true on "air"; only artillery has'),
        (of(EVENT, '"barrage"', '"rain"'), 'z: effect: found "rain"; right would be "air_assault", "barrage"'),
        (
            of(EVENT, '"barrage"', '"mobilisation"'),
            'z: effect: found "mobilisation" for "sy"; it does something for "il" only',
        ),
        (
            of(EVENT, '"barrage"', '"resupply"') + "until = 3\n",
            'z: until: found with "resupply"; right would be only',
        ),
        (
            of(EVENT, '"barrage"', '"resupply"') + 'areas = ["13"]\n',
            'z: areas: found with "resupply"; right would be only',
        ),
        (of(EVENT, "[[1, 1]]", "[[0, 1]]"), "z: arrivals[0]: found [0, 1]; right would be a turn from 1 to 14"),
        (of(TURN, "sam = 5", "sam = -1"), "t: sam: found -1; right would be from 0 to 9"),
        (of(TURN, "sy = [1, 1]", "sy = [1, 12]"), "t: sy: found [1, 12]; right would be twice from 0 to 9"),
        (
            of(TURN, '"Noon"', '"The sixth of October, at noon"'),
            "t: date.en: found 29 characters; right would be up to 20",
        ),
        (
            of(SCENARIO, "turns = 1", 'turns = 2\nrecord = ["1"]'),
            "s: turns: found 2; right would be up to 1, the boxes",
        ),
        (of(SCENARIO, "turns = 1", 'turns = 1\nrecord = ["t"]'), 's: record: found "t"; there is no such turn'),
        (of(SCENARIO, '"IL03"]', '"IL99"]'), 's: units: found "IL99"; there is no such unit'),
        (
            of(SCENARIO, ', "IL03"]', "]").replace('starts = { IL03 = "34" }\n', ""),
            's: units: none of "il"; right would be',
        ),
        (
            of(SCENARIO, 'starts = { IL03 = "34" }\n', ""),
            's: units: found "IL03"; it begins in 15, out of the scenario',
        ),
        (
            of(SCENARIO, 'IL03 = "34"', 'IL03 = "31"'),
            's: starts: found "IL03" in 31; right would be an area that its side holds',
        ),
        (
            of(SCENARIO, 'IL03 = "34"', 'IL03 = "12"'),
            's: starts: found "12"; right would be an area of the scenario',
        ),
        (of(SCENARIO, '"IL03"]', '"IL03", "IL09"]'), 's: units: found "IL09"; its entry C is out of the scenario'),
        (
            of(SCENARIO, '"IL03"]', '"IL03", "IL01", "IL02"]').replace(
                'IL03 = "34"', 'IL03 = "34", IL01 = "34", IL02 = "34"'
            ),
            "s: units: 3 begin in 34; right would be up to 2",
        ),
        (of(SCENARIO, ', il = ["34"] }\ng', " }\ng"), 's: sources: none for "il"; right would be an area'),
        (of(SCENARIO, "-99", "-9"), "s: grades: right would be a last one with `least` -99 or less"),
        (SCENARIO + "special_actions = { sy = 1 }\n", 's: special_actions: right for "il" would be from 0 to 9'),
        (SCENARIO + "pieces = { E2 = 3 }\n", "s: pieces.E2: found 3; right would be from 1 to 2"),
        (SCENARIO + 'bridged = ["11-21"]\n', 's: bridged: found "11"; right would be an area of the scenario'),
        (
            SCENARIO + 'arrivals = [{ unit = "IL03", turn = 3, area = "34" }]\n',
            "s: arrivals: found turn 3; right would be",
        ),
        ("[[area]]\n", "area: table: unknown; right would be `unit`, `asset`, `event`, `turn` or `scenario`"),
    ],
)
def test_a_bad_card_is_refused_with_its_place(cards: str, said: str) -> None:
    with pytest.raises(BadData) as caught:
        PACKS.add(pack(cards))

    assert said in str(caught.value)


def test_a_scenario_may_name_what_its_pack_brings() -> None:
    cards = SCENARIO.replace("IL03", "x").replace("turns = 1", 'turns = 1\nrecord = ["t"]')
    found = added(UNIT.replace('area = "13"\n', ""), ASSET, EVENT, TURN, cards + "pieces = { y = 2, z = 1 }\n")
    state = dealt(found, f"{found.prefix}s")

    assert [unit for unit in state.blocks if unit.startswith(found.prefix)] == [f"{found.prefix}x"]
    assert {piece.card for piece in state.pieces.values() if piece.card != "sa"} == {
        f"{found.prefix}{id_}" for id_ in "yz"
    }
    assert state.record.id == f"{found.prefix}t"
