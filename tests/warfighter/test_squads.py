"""Building squads as decks are built: legal or refused with what to do, by acts, by chance, by codes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import example, settings
from hypothesis import given as for_all
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.discord_limits import OPTION_DESCRIPTION
from bot.panel.labels import said
from bot.words import LANGUAGES, Language, say
from engine.core import deckcode
from engine.core.decks import Pool, cost, given
from engine.core.protocol import Action, Decision, Option, Seat
from engine.warfighter.library import LIBRARY
from engine.warfighter.options import RANDOM
from engine.warfighter.squads import DECKS
from engine.warfighter.state import PASS, WarfighterState
from tests.warfighter.squad import GAME, SEED

MARSH = {"S02": 1, given("S02", "W01"): 1, given("S02", "Q04"): 1}


def begun(mission: str = "M01", players: int = 1) -> WarfighterState:
    return GAME.new(mission, {"objective": "O07", "players": players}, SEED)[0]


def asked(state: WarfighterState, seat: Seat = 0) -> Decision:
    return next(d for d in state.open if (d.seat, d.kind) == (seat, "muster"))


def pool(state: WarfighterState, seat: Seat = 0) -> Pool:
    found = DECKS.asked(GAME.view(state, seat), asked(state, seat))
    assert found is not None
    return found


def lay(state: WarfighterState, cards: dict[str, int], seat: Seat = 0) -> list[Option]:
    """Let a seat have a squad, act by act; every one of them has to be legal."""
    steps = DECKS.steps(GAME.view(state, seat), asked(state, seat), cards)
    for step in steps:
        GAME.apply(state, Action(seat, asked(state, seat).id, [step]))
    return steps


def laid(state: WarfighterState, seat: Seat = 0) -> dict[str, int]:
    return dict(DECKS.laid(GAME.view(state, seat), asked(state, seat)) or {})


@settings(max_examples=25, deadline=None)
@for_all(st.sampled_from([*LIBRARY.missions]), st.integers(1, 6), st.integers(), st.integers())
@example("M08", 6, 0, 173)  # as many Player Soldiers as players: nobody may have two
def test_squads_by_chance_are_legal_can_be_laid_for_each_other_and_come_back_from_their_codes(
    mission: str, players: int, one: int, other: int
) -> None:
    state = begun(mission, players)
    for chance in (one, other):
        squad = DECKS.random(pool(state), Random(chance))
        assert DECKS.faults(pool(state), squad) == []
        lay(state, squad)
        assert laid(state) == squad
        options = {"scenario": mission, "players": players}
        read = deckcode.read(deckcode.write("warfighter", "squad", squad, {}, options))
        assert (read.cards, DECKS.faults(pool(state), read.cards)) == (squad, [])


def test_only_what_differs_is_given_back_and_bought() -> None:
    state = begun()
    lay(state, MARSH | {given("S02", "W01:Q03"): 2, "S13": 1})

    assert lay(state, laid(state)) == []
    assert lay(state, MARSH | {given("S02", "W01:Q03"): 2, "S14": 1}) == [("dismiss", 2), ("recruit", "S14")]
    fewer = lay(state, MARSH | {given("S02", "W01:Q03"): 1, "S14": 1})
    assert [step[0] for step in fewer] == ["return", "buy", "ammo"]  # a batch cannot be returned alone
    assert [step[0] for step in lay(state, {})] == ["dismiss", "dismiss"]


def test_ammunition_is_of_its_weapon_and_goes_with_it() -> None:
    state = begun()
    lay(state, MARSH | {given("S02", "W07"): 1, given("S02", "W07:Q03"): 1})
    rifle, _, pistol = state.field.soldiers[0].gear

    assert (rifle.ammo, pistol.ammo) == (4, 6)
    assert len(DECKS.excess(pool(state), MARSH | {given("S02", "W07:Q03"): 1})) == 1


REFUSED: dict[str, tuple[dict[str, int], str, dict[Language, str]]] = {
    "rp": (
        {"S04": 1, "S09": 1, "S10": 1, "S13": 1},
        "WF-009",
        {"en": "costs 45 RP, and there are 40. Save 5 RP", "es": "cuesta 45 RP y hay 40. Ahorra 5 RP"},
    ),
    "load": (
        MARSH | {given("S02", "W05"): 1},
        "WF-014",
        {"en": "would carry 9, and his Loadout here is 7", "es": "llevaría 9 y aquí su Carga es 7"},
    ),
    "player": (
        {"S13": 1},
        "WF-010",
        {"en": "needs a Player Soldier", "es": "necesita un soldado jugador"},
    ),
    "copies": ({"S02": 2}, "WF-010", {"en": "only one is allowed", "es": "solo puede haber una"}),
    "nation": ({"S07": 1, "S02": 1}, "", {"en": "is not among", "es": "no está entre"}),
    "bearer": ({"S02": 1, given("S01", "W01"): 1}, "", {"en": "is not among", "es": "no está entre"}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("squad", REFUSED)
def test_an_illegal_squad_is_refused_with_what_to_do(squad: str, language: Language) -> None:
    cards, rule, words = REFUSED[squad]
    (fault,) = DECKS.faults(pool(begun()), cards)

    assert fault.rule == rule
    assert words[language] in say(fault.reason, language)


def test_what_a_squad_lacks_is_said_of_those_who_buy_and_not_of_those_who_come_equipped() -> None:
    pool = DECKS.pool("squad", "M01", {})
    assert [warning.args for warning in DECKS.warnings(pool, MARSH)] == []
    assert [say(one, "en") for one in DECKS.warnings(pool, {"S02": 1, "S13": 1})] == [
        "Still missing: a weapon for Marsh.",
        "Still missing: a First Aid Kit.",
    ]
    assert DECKS.warnings(pool, {"S09": 1}) == []


def test_wf_r40_at_one_table_each_has_what_the_others_leave() -> None:
    state = begun("M05", 3)
    before = pool(state, 1)
    lay(state, {"S03": 1, "S13": 2}, seat=0)
    after = pool(state, 1)

    most = [DECKS.tally(one, {}).args["most"] for one in (before, after)]
    assert most == [82 - (5 + 7), 82 - (5 + 6 + 6) - 7]  # the cheapest for who waits
    assert DECKS.tally(before, {"S03": 1}).args["most"] == 82 - (7 + 8)  # the cheapest that are left
    assert "S03" in before.cards
    assert not {"S03", "S13", given("S03", "W01")} & after.cards.keys()
    assert after.places == 8 - 3 - 1
    assert after.share == before.share == 82 // 3
    (fault,) = DECKS.faults(after, {"S03": 1, "S02": 1})
    assert fault.reason.key == "deck-refused-card"


@pytest.mark.parametrize(
    ("players", "others", "words"),
    [
        (5, 4, {"en": "4 other players still need", "es": "otras 4 personas elijan"}),
        (2, 1, {"en": "Another player still needs", "es": "otra persona elija"}),
    ],
)
def test_wf_r40_a_squad_that_leaves_too_few_player_soldiers_is_refused(
    players: int, others: int, words: dict[Language, str]
) -> None:
    at_table = pool(begun("M05", players))
    everybody = {card.id: 1 for card in at_table.cards.values() if card.group == "player"}
    enough = dict([*everybody.items()][others:])

    (fault,) = DECKS.faults(at_table, dict([*everybody.items()][others - 1 :]))

    assert (fault.rule, fault.reason.args["others"]) == ("WF-R40", others)
    assert all(words[language] in say(fault.reason, language) for language in LANGUAGES)
    assert DECKS.faults(at_table, enough) == []


def test_wf_r40_three_at_one_table_by_chance_at_the_same_time_leave_something_for_each() -> None:
    state = begun("M05", 3)
    for seat in (2, 0, 1):
        squad = DECKS.random(pool(state, seat), Random(seat))
        assert cost(pool(state, seat), squad) <= 82 // 3
        lay(state, squad, seat)
    for seat in range(3):
        GAME.apply(state, Action(seat, asked(state, seat).id, [PASS]))

    assert state.field.phase == "outfit"


def test_at_one_press_the_host_takes_a_ready_squad_for_all_where_there_is_one_and_others_what_is_advised() -> None:
    alone, two, together = begun(), begun("M05", 2), begun("M05", 3)

    def at_once(state: WarfighterState, seat: Seat = 0) -> Any:
        return DECKS.at_once(GAME.view(state, seat), asked(state, seat))

    assert (at_once(alone), at_once(together)) == (("squad", "squad_M01"), ("advised",))
    assert (at_once(two), at_once(two, 1)) == (("squad", "squad_M05"), ("advised",))
    GAME.apply(alone, Action(0, asked(alone).id, [at_once(alone)]))
    assert laid(alone) == DECKS.ready(pool(alone))[0].cards
    GAME.apply(together, Action(0, asked(together).id, [at_once(together)]))
    assert (PASS in asked(together).options, at_once(together)) == (True, None)
    assert DECKS.at_once(GAME.view(two, 0), replace(asked(two), kind="hand")) is None


def test_the_ready_squads_for_the_mission_come_first_and_all_can_be_bought() -> None:
    for mission in LIBRARY.missions:
        state = begun(mission)
        ready = DECKS.ready(pool(state))
        assert (ready[0].id, len(ready) >= 5) == (f"squad_{mission}", True)
        for squad in ready:
            lay(state, dict(squad.cards))
            assert laid(state) == squad.cards
            assert all(0 < len(squad.about[language]) <= 110 for language in LANGUAGES)


def test_a_code_says_for_which_mission_the_squad_is() -> None:
    options = {"scenario": "M05", "nation": "uk"}
    read = deckcode.read(deckcode.write("warfighter", "squad", MARSH, {}, {**options, "objective": RANDOM}))

    assert (read.cards, read.options) == (MARSH, options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_everything_on_sale_has_room_in_a_list(language: Language) -> None:
    on_sale = DECKS.pool("squad", "M01", {"nation": "allied", "players": 3})
    about = {card.id: said(DECKS.about(card), language) for card in on_sale.cards.values()}

    assert len(about) > 100
    assert {id_: text for id_, text in about.items() if len(text) > OPTION_DESCRIPTION} == {}


def test_of_a_weapon_every_mode_is_told_with_what_it_needs() -> None:
    on_sale = DECKS.pool("squad", "M01", {"nation": "allied", "players": 3})

    assert (
        said(DECKS.about(on_sale.cards["S07:W11"]), "en")
        == "Range 0–3: 1d10 4+; Penetration 0, weighs 3 · Rifle and Bolt"
    )
    assert (
        said(DECKS.about(on_sale.cards["S02:W07"]), "en")
        == "Range 0: 1d10 6+ and 2d10 7+; Penetration 0, weighs 1"
    )
