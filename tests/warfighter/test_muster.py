"""Building the squad (WF-001 to WF-019, WF-R13, WF-R14, WF-R40, WF-R41)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.protocol import Action, Option, Seat
from engine.core.words import Msg
from engine.warfighter import budget, muster, options, perks
from engine.warfighter.catalog import GAME as CATALOG
from engine.warfighter.library import LIBRARY
from engine.warfighter.state import WarfighterState
from tests.warfighter.squad import GAME, SEED, squad


def begun(mission: str = "M01", **chosen: Any) -> WarfighterState:
    return GAME.new(mission, {"objective": "O07", "players": 1, **chosen}, SEED)[0]


def offered(state: WarfighterState, seat: Seat = 0) -> list[Option]:
    return next(d.options for d in state.open if (d.seat, d.kind) == (seat, "muster"))


def buy(state: WarfighterState, *picks: Option, seat: Seat = 0) -> None:
    for pick in picks:
        decision = next(d for d in state.open if d.seat == seat and d.kind == "muster")
        GAME.apply(state, Action(seat, decision.id, [pick]))


def listed(message: Msg, name: str) -> list[Msg]:
    """Give the messages that an argument lists."""
    found = message.args[name]
    assert isinstance(found, list)
    return [one for one in found if isinstance(one, Msg)]


def test_wf_001_nations() -> None:
    assert options.nations({}) == {"us"}
    assert options.nations({"nation": "uk", "players": 2}) == {"uk"}
    assert options.nations({"nation": "uk", "players": 3}) == {"us", "uk"}
    assert options.nations({"nation": "allied", "players": 2}) == {"us"}


def test_wf_002_to_008_what_lies_on_the_table() -> None:
    state = begun("M02")
    field = state.field

    assert [place.card for place in field.row] == ["M02", "", "", "", "O07"]
    assert (field.turn, field.active, field.limit) == (10, False, 55)
    assert (len(state.actions_deck.cards), len(state.locations_deck.cards)) == (50, 14)
    assert (len(state.hostiles_deck.cards), len(state.events_deck.cards)) == (32, 12)
    assert len(begun("M07").hostiles_deck.cards) == 24
    assert begun("M08", hostiles="elite").field.tier == "front"


def test_wf_009_and_010_unique_soldiers_once_squad_cards_twice() -> None:
    state = begun("M05")
    buy(state, ("recruit", "S02"), ("recruit", "S13"), ("recruit", "S13"))

    assert ("recruit", "S02") not in offered(state)
    assert ("recruit", "S13") not in offered(state)
    assert muster.left(state.field) == 70 - 7 - 6 - 6


def test_wf_010_nobody_is_done_without_a_player_soldier() -> None:
    state = begun()
    buy(state, ("recruit", "S13"))
    assert ("pass",) not in offered(state)
    buy(state, ("recruit", "S02"))
    assert ("pass",) in offered(state)


def test_wf_011_and_012_non_players_and_squad_soldiers_come_as_they_are() -> None:
    state = begun("M05")
    buy(state, ("recruit", "S10"), ("recruit", "S15"))
    sorensen, bazooka = state.field.soldiers

    assert (sorensen.gear[0].card, sorensen.gear[0].ammo, sorensen.skills) == ("W05", 6, ["K03"])
    assert [(g.card, g.ammo) for g in bazooka.gear] == [("carbine_us", 0), ("rockets_us", 2)]
    assert not [o for o in offered(state) if o[0] in {"buy", "learn", "ammo"}]


def test_wf_013_and_014_skills_once_and_weight_within_the_loadout() -> None:
    state = begun("M05")
    buy(state, ("recruit", "S06"), ("buy", 1, "W09"))  # Loadout 6 + 1
    assert not [o for o in offered(state) if o[0] == "buy" and CATALOG.gear(str(o[2])).load]
    buy(state, ("learn", 1, "K01"))
    assert ("learn", 1, "K01") not in offered(state)
    assert ("buy", 1, "Q14") in offered(state)


def test_wf_015_and_016_a_batch_is_one_more_set_of_counters() -> None:
    state = begun()
    buy(state, ("recruit", "S02"), ("buy", 1, "W01"), ("ammo", 1, 1))
    gear = state.field.soldiers[0].gear[0]

    assert (gear.ammo, gear.full) == (8, 8)
    assert (budget.worth(state.field.soldiers[0]), budget.load(state.field.soldiers[0])) == (11, 4)
    assert ("buy", 1, "Q03") not in offered(state)


def test_wf_r14_a_pack_mule_and_a_bandolier_carry_ammunition_for_less() -> None:
    soldier = squad("S03 W01 Q03 Q03 Q03 Q12").soldier()
    assert (budget.batches(soldier.gear[0]), budget.load(soldier)) == (3, 3 + 1)
    soldier.gear.pop()
    assert budget.load(soldier) == 3 + 2


def test_wf_r14_nobody_gives_a_bandolier_away_without_which_he_carries_too_much() -> None:
    state = begun("M05")
    buy(state, ("recruit", "S02"), ("buy", 1, "W09"), ("buy", 1, "Q12"))  # Loadout 7 + 1
    bandolier = state.field.soldiers[0].gear[1].uid
    assert ("return", 1, bandolier) in offered(state)
    buy(state, ("ammo", 1, 1), ("ammo", 1, 1))
    assert ("return", 1, bandolier) not in offered(state)
    match = squad("S02 W05 Q03 Q03 Q12 Q04 @1", "S01 @1")

    assert match.gear("Q12") not in {option[-1] for option in match.offered("give", 1) + match.offered("drop", 1)}
    assert match.act("shed", 1, match.gear("W05")).offered("drop", 1) == [(uid,) for uid in (1, 2, 3)]


def test_wf_r13_what_counts_for_the_squad() -> None:
    match = squad("S02 W01 Q04 K01", "S09")
    assert budget.squad(match.field) == 7 + 3 + 1 + 3 + 13
    match.soldier().gear[0].empty = True
    match.soldier().gear[1].uses = 1
    match.soldier(2).gear.clear()
    assert budget.squad(match.field) == 27


def test_wf_017_to_019_and_r41_numbers_counters_markers_and_hands() -> None:
    state = begun(players=2)
    buy(state, ("recruit", "S03"), ("pass",), seat=1)
    buy(state, ("recruit", "S13"), ("recruit", "S02"), ("pass",))

    assert [(s.no, s.card) for s in state.field.soldiers] == [(1, "S13"), (2, "S02"), (3, "S03")]
    assert state.field.cup == [1] * 4 + [2] * 4 + [3] * 4
    assert [s.actions for s in state.field.soldiers] == [2, 2, 2]
    for seat, hand in ((0, 6), (1, 5)):
        decision = next(d for d in state.open if d.seat == seat and d.kind == "hands")
        assert len(decision.options) == hand + 1
        GAME.apply(state, Action(seat, decision.id, [decision.options[2]]))
    assert [len(state.hands[no]) for no in (2, 3)] == [6, 5]
    assert [len(state.location_cards(state.field.soldier(no))) for no in (2, 3)] == [2, 2]
    assert state.field.phase == "soldiers"


def test_wf_r40_more_players_have_more_rp_and_everybody_can_have_a_player_soldier() -> None:
    state = begun(players=6)
    assert state.field.limit == 40 + 4 * 12
    for seat in range(5):
        dearest = max(
            (o for o in offered(state, seat) if o[0] == "recruit"), key=lambda o: LIBRARY.soldiers[str(o[1])].rp
        )
        buy(state, dearest, seat=seat)
    for seat in range(6):
        own = any(s.is_player for s in state.field.of(seat))
        players = [o for o in offered(state, seat) if o[0] == "recruit" and o[1] in _players()]
        assert own or players


def _players() -> set[str]:
    return {card.id for card in LIBRARY.soldiers.values() if card.type == "player"}


@pytest.mark.parametrize("mission", [*LIBRARY.missions])
def test_the_ready_squads_are_legal(mission: str) -> None:
    state = begun(mission)
    buy(state, ("squad", f"squad_{mission}"))
    field = state.field

    assert 0 <= muster.left(field) <= 9
    assert all(budget.fits(field, soldier) for soldier in field.soldiers)
    assert any(soldier.is_player for soldier in field.soldiers)
    buy(state, ("pass",))
    assert field.phase == "outfit"


def test_vector_5_the_printed_squads_cost_what_they_should() -> None:
    """B.3.13: M01 S02 with kit 15 (Loadout 5 of 7), total 34; M05 21 + 18 + 14 + 13 = 66."""
    first = squad("S02 W01 Q01 Q04 K01", "S09", "S13")
    fifth = squad("S01 W01 Q01 Q01 Q04 Q04 K01 K06", "S02 W03 Q01 Q01 Q04 K02 K07", "S10", "S09", mission="M05")

    assert [budget.worth(s) for s in first.field.soldiers] == [15, 13, 6]
    assert (budget.load(first.soldier()), budget.loadout(first.field, first.soldier())) == (5, 7)
    assert [budget.worth(s) for s in fifth.field.soldiers] == [21, 18, 14, 13]


def test_tough_soldiers_and_quick_students_hold_more_cards() -> None:
    assert perks.hand_size(squad("S02 K09 K15").soldier()) == 8
    assert perks.healthy(squad("S02 K09").soldier()) == 7


def test_wf_r86_the_squad_is_settled_once_all_are_done() -> None:
    state = begun(players=2)
    buy(state, ("recruit", "S03"), ("pass",), seat=1)
    assert (GAME.awaited(state), offered(state, 1)) == ([0], [("resume",)])
    buy(state, ("resume",), ("learn", 1, "K06"), ("pass",), seat=1)
    buy(state, ("recruit", "S02"), ("pass",))

    assert state.field.phase == "outfit"


@pytest.mark.parametrize("players", [1, 3, 6])
@pytest.mark.parametrize("pick", [muster.CHANCE, muster.ADVISED])
def test_wf_r88_chance_or_advice_builds_a_legal_squad_from_the_seats_own_share(players: int, pick: Option) -> None:
    state = begun("M05", players=players)
    for seat in range(players):
        buy(state, pick, seat=seat)
    field = state.field
    share = field.limit // players

    assert muster.left(field) >= 0
    assert all(budget.fits(field, soldier) for soldier in field.soldiers)
    for seat in range(players):
        own = field.of(seat)
        leader = next(soldier for soldier in own if soldier.is_player)
        assert sum(budget.worth(soldier) for soldier in own) <= max(share, leader.printed.rp)
        assert any(gear.weapon for gear in leader.gear)
        assert ("pass",) in offered(state, seat)


def test_wf_r88_chance_is_offered_to_who_has_nobody_yet() -> None:
    state = begun("M05", players=2)
    assert muster.CHANCE in offered(state)
    buy(state, ("recruit", "S02"))

    assert muster.CHANCE not in offered(state)
    assert muster.ADVISED in offered(state)


def test_what_the_squad_lacks_and_carries_is_said_while_it_is_built() -> None:
    state = begun("M05", players=1, objective="O02")
    decision = next(d for d in state.open if d.kind == "muster")

    def lacks() -> list[str]:
        hint = GAME.hint(GAME.view(state, 0), decision)
        return (
            [] if hint is None else [said.key.removeprefix("warfighter-lack-") for said in listed(hint, "lacks")]
        )

    assert lacks() == ["player", "aid", "charge"]
    buy(state, ("recruit", "S02"), ("buy", 1, "Q04"), ("buy", 1, "Q01"))
    assert lacks() == ["weapon"]
    buy(state, ("buy", 1, "W01"))
    tally = GAME.tally(GAME.view(state, 0), decision, [])

    assert lacks() == []
    assert tally is not None
    assert [(load.args["load"], load.args["loadout"]) for load in listed(tally, "loads")] == [(5, 8)]
