"""Packs of Warfighter: cards and Missions of one's own in matches that picked them, and in no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.words import LANGUAGES, say
from engine.core.errors import BadData
from engine.core.packs import Pack, read
from engine.core.protocol import Action, Option
from engine.warfighter import items
from engine.warfighter.packs import PACKS
from engine.warfighter.rules import GAME
from engine.warfighter.state import WarfighterState
from tests.packs import keeps_every_law, of

pytestmark = pytest.mark.usefixtures("_packs_apart")

BRECOURT = Path(__file__).parents[2] / "engine/warfighter/packs/brecourt"
SEED = "0f" * 32
HEAD = 'id = "mine"\ngame = "warfighter"\nname = { en = "Mine", es = "Mío" }\nversion = "1.0"\n'
NAMED = 'name = { en = "Ex", es = "Equis" }\n'
SOLDIER = (
    f'[[soldier]]\nid = "x"\n{NAMED}type = "player"\nnation = "us"\nrp = 5\nhealth = 5\nloadout = 5\nmove = 1\n'
    "cover = 3\nhand_to_hand = 0\n"
)
WEAPON = (
    f'[[weapon]]\nid = "w"\n{NAMED}nation = "us"\nrp = 2\nload = 2\nammo = 2\nrmax = 1\n'
    'modes = [{ mode = "single", dice = 1, hit = 5 }]\n'
)
SKILL = f'[[skill]]\nid = "k"\n{NAMED}rp = 1\nperks = [{{ perk = "calm" }}]\n'
MISSION = f'[[mission]]\nid = "m"\n{NAMED}rp = 40\nturns = 8\nobjective = 3\n'
SQUAD = f'[[squad]]\nid = "s"\n{NAMED}mission = "m"\nmembers = [{{ soldier = "x", kit = ["w", "k"] }}]\n'


def pack(*cards: str) -> Pack:
    return Pack({"pack.toml": HEAD, "cards.toml": "\n".join(cards)})


@pytest.fixture
def brecourt() -> Pack:
    found = read(BRECOURT)
    PACKS.add(found, offer=True)
    return found


def dealt(found: Pack, scenario: str, **options: Any) -> WarfighterState:
    return GAME.new(scenario, {"players": 1, "packs": [found.key], **options}, SEED)[0]


def offered(state: WarfighterState) -> list[Option]:
    return next(d.options for d in state.open if d.kind == "muster")


def test_a_mission_of_a_pack_has_its_own_objective_and_squad(brecourt: Pack) -> None:
    of = brecourt.prefix
    state = dealt(brecourt, f"{of}dawn")
    decision = next(d for d in state.open if d.kind == "muster")
    GAME.apply(state, Action(0, decision.id, [("squad", f"{of}sticks")]))
    leader = state.field.soldiers[0]

    assert (state.field.objective, state.field.turn, state.field.limit) == (f"{of}battery", 9, 50)
    assert (leader.card, leader.skills) == (f"{of}harlan", [f"{of}jump"])
    assert [gear.card for gear in leader.gear] == [f"{of}folding", "Q01", "Q01", "Q04"]
    assert GAME.view(state, None).rp <= 50


def test_its_cards_are_on_sale_and_in_the_decks_of_every_match_with_it(brecourt: Pack) -> None:
    of = brecourt.prefix
    state, plain = dealt(brecourt, "M01"), GAME.new("M01", {"players": 1}, SEED)[0]

    assert ("recruit", f"{of}harlan") in offered(state)
    assert ("recruit", f"{of}harlan") not in offered(plain)
    assert state.hostiles_deck.cards.count(f"{of}gun_crew") == 2
    assert f"{of}trench" in state.locations_deck.cards
    assert not any(card.startswith(of) for card in GAME.census(plain))


def test_matches_with_a_pack_keep_every_law_and_verify_elsewhere() -> None:
    played = keeps_every_law(GAME, read(BRECOURT), "brecourt 1", every=40, closed_hands=True)

    assert played.state.scenario not in PACKS.own.missions


def test_equipment_of_a_pack_that_is_never_used_up_keeps_no_count() -> None:
    kit = '[[equipment]]\nid = "kit"\n' + NAMED + 'nation = "us"\nrp = 1\nload = 1\nuse = "aid"\n'
    found = pack(kit)
    PACKS.add(found, offer=True)
    state = dealt(found, "M01")
    for pick in (("recruit", "S02"), ("buy", 1, f"{found.prefix}kit")):
        GAME.apply(state, Action(0, next(d.id for d in state.open if d.kind == "muster"), [pick]))
    (medic,) = state.field.soldiers
    (gear,) = medic.gear
    items.use_up(medic, gear)

    assert (gear.uses, medic.gear) == (0, [gear])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_its_cards_is_said(brecourt: Pack, language: Any) -> None:
    for typed, card in PACKS.cards(brecourt).items():
        lines = [say(line, language) for line in PACKS.text(card)]
        assert lines, typed
        assert (GAME.name("card", card) or {})[language]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (of(SOLDIER, '"x"', '"S01"'), 'cards.toml: S01: id: "S01" is used twice; the game has it already'),
        (of(SOLDIER, '"x"', '"x-1"'), 'cards.toml: x-1: id: found "x-1"; right would be up to 32 letters'),
        (of(SOLDIER, "health = 5", "health = 50"), "x: health: found 50; right would be up to 12 in a pack"),
        (of(SOLDIER, '"player"', '"squad"'), "x: loadout: right would be a Loadout for a Player Soldier"),
        (
            of(SOLDIER, '"player"', '"squad"').replace("loadout = 5\n", ""),
            "x: kit: right would be a weapon first",
        ),
        (of(SOLDIER, 'nation = "us"', 'nation = "any"'), 'x: nation: found "any"; right would be `us` or `uk`'),
        (
            of(WEAPON, "rp = 2\nload = 2", "rp = 0\nload = 0"),
            "w: rp: found 0; right would be at least 1 for what weighs nothing",
        ),
        (of(WEAPON, "dice = 1", "dice = 7"), "w: modes[0].dice: found 7; right would be up to 6"),
        (of(SKILL, '"calm"', '"calm", amount = -2'), "k: perks[0].amount: found -2; right would be from 1 to 5"),
        (of(MISSION, "turns = 8", "turns = 3"), "m: turns: found 3; right would be more than 3"),
        (of(MISSION, "rp = 40", "rp = 10"), "m: rp: found 10; right would be at least 20"),
        (MISSION + 'goal = "O99"\n', 'm: goal: found "O99"; there is no such Objective'),
        (SQUAD, 's: mission: found "m"; there is no such Mission'),
        (
            SOLDIER + WEAPON + SKILL + MISSION + of(SQUAD, '"w"', '"w", "w", "w"'),
            "s: members.kit: too heavy for x; right would be up to 5 of Loadout",
        ),
        (
            SOLDIER + WEAPON + SKILL + MISSION + of(SQUAD, '"w"', '"W11"'),
            's: members.kit: found "W11"; right would be something of his nation',
        ),
        (
            SOLDIER + WEAPON + SKILL + MISSION + of(SQUAD, '"w"', '"k", "Q03", "w"'),
            's: members.kit: found "Q03"; right would be the weapon for it first',
        ),
        (
            SOLDIER + WEAPON + SKILL + MISSION + of(SQUAD, '"w"', '"w", "k"'),
            "s: members.kit: a Skill is there twice; right would be once",
        ),
        (
            SOLDIER
            + WEAPON
            + SKILL
            + of(MISSION, "rp = 40", "rp = 20")
            + of(SQUAD, '"k"]', '"k", "K12"] }, { soldier = "S04"'),
            "s: members: found 24 RP; right would be up to 20",
        ),
        ("[[action]]\n", "action: table: unknown; right would be `soldier`"),
    ],
)
def test_a_bad_card_is_refused_with_its_place(cards: str, said: str) -> None:
    with pytest.raises(BadData) as caught:
        PACKS.add(pack(cards))

    assert said in str(caught.value)
