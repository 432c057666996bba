"""The automatic opponent: the priorities by which it shoots, how it deploys, what it does not know, whole matches.

It plays the Germans here, who look down the board: their own rows are 6, 5, 4 and so on. It is the box's rules for
one player that are told of: priorities 0 (the goal), 1 (threats), 2 (supply and danger) and 3 (likely kills).
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.dice import Dice
from engine.core.matchfile import read, verify
from engine.core.protocol import Action
from engine.core.selfplay import LIMIT, Playing, chance
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.state import SIDES, Phase, Unit
from tests.tactics2gm.field import DE, SEED, US, Field, field


def automatic(f: Field, phase: Phase, side: int = DE) -> Field:
    """Let the automatic opponent have a phase; its dice fall by chance."""
    f.state.seats = 1
    f.state.dice = Dice(seed=SEED, entropy="")
    return f.phase(phase, side)


def aim(f: Field) -> Any:
    """Let it shoot, and tell at what first: the number of a unit, or what else it is."""
    first = automatic(f, "shooting").said("fired")[0]
    return first["target"] or first["aim"]


def wounded(f: Field, number: int, wounds: int = 1) -> Field:
    f.unit(number).wounds = wounds
    return f


def laden(f: Field, number: int) -> Field:
    f.unit(number).load = ["supplies"]
    f.state.scenario = "raid"
    return f


# ------------------------------------------------------------------ priorities


def test_tg_r48_priority_0_the_enemy_headquarters_comes_before_a_threat() -> None:
    assert aim(field("ge_pz4@D2", "us_light@D5")) == "headquarters"


def test_tg_r48_priority_0_who_carries_off_what_is_fought_for_comes_before_a_threat() -> None:
    assert aim(laden(field("ge_pz4@E6", "us_57@E4", "us_light@D3"), 3)) == 3


def test_tg_r48_priority_1_what_stands_in_its_rows_comes_before_what_is_dangerous() -> None:
    assert aim(field("ge_pz4@E6", "us_57@E3", "us_light@E4")) == 3


def test_tg_r48_priority_2_what_is_dangerous_comes_before_a_likely_kill() -> None:
    assert aim(wounded(field("ge_pz4@E6", "us_57@E3", "us_light@D3"), 3)) == 2


def test_tg_r48_priority_2_what_cuts_the_supply_comes_before_a_likely_kill() -> None:
    row_3 = ("us_light@E3", "us_para@E2")

    assert aim(wounded(field("ge_pz4@E6", "ge_light@H3", *row_3), 4)) == 3
    assert aim(wounded(field("ge_pz4@E6", "ge_light@H3", "ge_light@A3", *row_3), 5)) == 5


def test_tg_r48_priority_3_a_likely_kill_comes_before_what_is_worth_more() -> None:
    targets = ("us_m3@E3", "us_light@D3")

    assert aim(field("ge_pz4@E6", *targets)) == 2
    assert aim(wounded(field("ge_pz4@E6", *targets), 3)) == 3


def test_tg_r48_with_no_priority_it_shoots_at_what_is_worth_most() -> None:
    assert aim(field("ge_pz4@E6", "us_light@D3", "us_para@E3")) == 3


def test_tg_r48_what_it_cannot_harm_it_does_not_shoot_at() -> None:
    f = automatic(field("ge_light@E5", "us_sherman@E4"), "shooting")

    assert f.said("fired") == []


def test_tg_r48_the_americans_shoot_by_the_same_priorities() -> None:
    f = field("us_sherman@D1", "ge_pak40@D4", "ge_light@D3")
    f.state.players.reverse()
    for unit in f.state.units:
        unit.seat = 1 - unit.seat

    first, *_ = automatic(f, "shooting", 1).said("fired")
    assert f.state.players[1].side == US
    assert first["target"] == 3


# ------------------------------------------------------------------ deployment


def test_tg_r51_it_deploys_what_harms_in_the_column_of_the_enemy_the_best_first() -> None:
    f = automatic(field("us_sherman@C3").hold(DE, "ge_light", "ge_pak40"), "deployment")

    first, *_ = f.said("deployed")
    assert (first["unit_card"], first["at"]) == ("ge_pak40", "C6")


def test_tg_r51_a_die_picks_the_column_where_there_is_nobody_to_face() -> None:
    f = field("us_sherman@C3").hold(DE, "ge_light").dice(column=[9, 6])
    f.state.seats = 1
    f.phase("deployment", DE)

    assert f.one("deployed")["at"] == f.one("column_rolled")["at"] == "F6"
    assert f.one("column_rolled")["die"] == 6


def test_tg_r51_a_column_without_room_is_rolled_again() -> None:
    f = field("us_sherman@C3", "ge_pz4@F6").hold(DE, "ge_light").dice(column=[10, 6, 1])
    f.state.seats = 1
    f.phase("deployment", DE)

    assert f.one("deployed")["at"] == "A6"


def test_tg_r48_it_deploys_as_long_as_it_has_points() -> None:
    f = field("us_light@C3").hold(DE, "ge_light", "ge_light", "ge_heavy", "ge_heavy").ap(DE, 6)

    automatic(f, "deployment")

    assert len(f.said("deployed")) == 4
    assert f.state.players[DE].ap == 0


def test_tg_r48_it_keeps_a_card_that_is_of_no_use_now() -> None:
    f = automatic(field("ge_light@C5", "us_light@C3").hold(DE, "firstaid"), "deployment")

    assert f.state.players[DE].hand == ["firstaid"]


# ------------------------------------------------------------------ what it does not know


@pytest.mark.parametrize("hand", [["us_sherman", "us_m10"], ["us_light", "us_light"]])
@pytest.mark.parametrize("phase", ["movement", "deployment", "shooting"])
def test_tg_r48_it_does_not_know_the_hand_of_who_plays(hand: list[str], phase: Phase) -> None:
    def told(*cards: str) -> list[tuple[str, dict[str, Any]]]:
        f = field("us_sherman@D2", "us_light@C3", "ge_pz4@D5", "ge_light@B5").hold(US, *cards)
        f.state.players[US].deck = list(cards)
        events = automatic(f.hold(DE, "ge_pak40", "barrage"), phase).events
        return [(event.kind, event.public) for event in events]

    assert told(*hand) == told("us_jeep", "us_57")


# ------------------------------------------------------------------ whole matches

SOLO = [(scenario, alone) for scenario in GAME.scenarios for alone in SIDES]


@pytest.mark.parametrize(("scenario", "alone"), SOLO)
def test_tg_r48_a_match_against_it_is_played_to_its_end(scenario: str, alone: str) -> None:
    playing = Playing(GAME, chance(f"solo {scenario} {alone}"), scenario, {"players": 1, "alone": alone})
    fought: list[Unit] = []
    while playing.state.outcome is None:
        assert {decision.seat for decision in playing.state.open} == {0}
        playing.do(playing.choose())
        fought += [unit for unit in playing.state.units if unit.seat == 1]
        assert len(playing.acts) < LIMIT

    assert fought
    assert playing.state.outcome.winners in ([], [0])
    assert verify(read(playing.file())) == playing.state


def test_tg_r48_who_plays_at_random_is_beaten() -> None:
    ends = []
    for number in range(6):
        playing = Playing(GAME, chance(f"beaten {number}"), "pitched", {"players": 1, "points": 80})
        playing.finish()
        assert playing.state.outcome is not None
        ends.append(playing.state.outcome.verdict)

    assert ends.count("lost") >= 4


def test_tg_r48_who_takes_its_own_advice_plays_it_to_the_end() -> None:
    state, _ = GAME.new("raid", {"players": 1, "alone": "de"}, SEED, "")
    for _ in range(LIMIT):
        if state.outcome is not None:
            break
        decision = next(d for d in state.open if not d.optional and d.id not in state.answers)
        picks = GAME.suggestion(GAME.view(state, 0), decision)
        GAME.apply(state, Action(0, decision.id, picks))

    assert state.outcome is not None
    assert state.turn <= 2 * 12
