"""Situations: set-up, changed rules, and every way to win each of them."""

import msgspec
import pytest

from bot.words import LANGUAGES, Language, say
from engine.core.catalog import together
from engine.core.errors import Illegal
from engine.core.flow import Flow
from engine.core.protocol import Action, Decision, Option, Outcome
from engine.spearpoint import losses
from engine.spearpoint.capture import capture
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.deckbuilding import DECKS
from engine.spearpoint.library import LIBRARY
from engine.spearpoint.losses import destroy
from engine.spearpoint.packs import PACKS
from engine.spearpoint.rules import GAME
from engine.spearpoint.situations import SITUATIONS, Capture, Muster, Situation
from engine.spearpoint.state import SpearpointState
from engine.spearpoint.victory import check_exhaustion, score
from tests.spearpoint.field import DE, SEED, US, Field, field, place

RIFLES = ["us_rifle"] * 4
GRENADIERS = ["ge_gren"] * 2


class Preparation:
    """A match that is being set up."""

    def __init__(self, scenario: str) -> None:
        self.state: SpearpointState
        self.state, self.events = GAME.new(scenario, {}, SEED, "")

    def decision(self, seat: int, kind: str) -> Decision:
        return next(d for d in self.state.open if (d.seat, d.kind) == (seat, kind))

    def answer(self, seat: int, kind: str, *picks: Option) -> None:
        self.events += GAME.apply(self.state, Action(seat, self.decision(seat, kind).id, list(picks)))

    def decks(self, us: str, de: str) -> None:
        self.answer(US, "deck", ("deck", us))
        self.answer(DE, "deck", ("deck", de))

    def suggested(self, kind: str) -> None:
        """Both answer what is suggested, as far as they are asked."""
        for decision in [d for d in self.state.open if d.kind == kind]:
            picks = GAME.suggestion(GAME.view(self.state, decision.seat), decision)
            self.answer(decision.seat, kind, *picks)

    def ready(self, seat: int) -> list[str]:
        """List the ready-made decks that a seat may have."""
        return [str(option[1]) for option in self.decision(seat, "deck").options if option[0] == "deck"]


def cards(**copies: int) -> list[Option]:
    return [("card", card, copy) for card, most in copies.items() for copy in range(1, most + 1)]


def also(monkeypatch: pytest.MonkeyPatch, situation: Situation) -> None:
    """Have a Situation in the game for the time of a test."""
    monkeypatch.setattr(PACKS, "own", together(PACKS.own, SpearpointCatalog.of([situation])))


def over(f: Field) -> tuple[list[int], str] | None:
    outcome = f.state.outcome
    return None if outcome is None else (outcome.winners, outcome.termination)


def fought(f: Field) -> tuple[list[int], str] | None:
    """Play a Combat Phase in which nobody fires, and say how the match ended, if it did."""
    f.combat({})
    return over(f)


def scored(scenario: str, seat: int, points: int) -> tuple[list[int], str] | None:
    f = field(us=RIFLES, de=GRENADIERS, scenario=scenario)
    score(Flow(f.state), seat, points)
    return over(f)


# ------------------------------------------------------------------ in general


def test_sp_012_four_situations_come_with_the_game_one_of_them_for_either_side() -> None:
    assert GAME.scenarios == ("standard", "battery", "beachhead", "crossroads", "crossroads_us", "tiger")
    assert SITUATIONS["crossroads_us"].us == SITUATIONS["crossroads"].de


def test_sp_010_and_101_the_standard_game_is_51_points_or_three_turns() -> None:
    view = GAME.view(field().state, None)

    assert [(goal.side, goal.test, goal.needs) for goal in view.goals] == [
        ("us", "points", 51),
        ("de", "points", 51),
        ("us", "overrun", 3),
        ("de", "overrun", 3),
    ]
    assert view.last == 0


@pytest.mark.parametrize("viewer", [None, US, DE])
def test_sp_011_everybody_reads_the_orders_of_both_sides_and_how_far_they_are(viewer: int | None) -> None:
    f = field(us=RIFLES, de=GRENADIERS, scenario="beachhead", turn=7)
    view = GAME.view(f.state, viewer)
    said = [line for line in GAME.board(view) if line.key == "spearpoint-board-orders"]

    assert {line.args["orders"] for line in said} == {"beachhead/us", "beachhead/de"}
    assert view.last == 10
    assert [(goal.side, goal.test, goal.has, goal.needs, goal.turn) for goal in view.goals] == [
        ("us", "land_units", 4, 5, 6),
        ("us", "points", 0, 51, 0),
        ("de", "outlast", 7, 10, 0),
    ]


def test_sp_011_the_orders_are_read_before_decks_are_chosen() -> None:
    told = [(event.kind, event.public) for event in Preparation("tiger").events]

    assert told == [
        ("situation", {"scenario": "tiger"}),
        ("general", {"side": "us", "orders": "tiger/us"}),
        ("general", {"side": "de", "orders": "tiger/de"}),
    ]
    assert Preparation("standard").events == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios[1:])
def test_a_situation_says_what_it_is_about_and_which_points_win_it(scenario: str, language: Language) -> None:
    said = say(GAME.about(scenario, {}), language)

    assert said == (GAME.name("about", scenario) or {})[language]
    for win in SITUATIONS[scenario].wins:
        if win.__struct_config__.tag == "points":
            assert str(getattr(win, "number", "")) in said


@pytest.mark.parametrize(("players", "points"), [(2, 51), (3, 51), (4, 60)])
def test_sp_t06_the_standard_game_says_how_many_points_win_it(players: int, points: int) -> None:
    about = GAME.about("standard", {"players": players})

    assert f"the first with {points} Victory Points wins, or with 3 Turns in a row unopposed" in say(about, "en")
    assert f"{points} Puntos de Victoria o pase 3 turnos seguidos sin oposición" in say(about, "es")


@pytest.mark.parametrize("scenario", GAME.scenarios[1:])
def test_sp_r36_after_the_last_turn_the_match_is_over(scenario: str) -> None:
    last = SITUATIONS[scenario].turns
    assert fought(field(us=RIFLES, de=GRENADIERS, scenario=scenario, turn=last - 1)) is None
    assert fought(field(us=RIFLES, de=GRENADIERS, scenario=scenario, turn=last)) is not None


def test_sp_r36_nothing_else_ends_a_situation_before_its_last_turn() -> None:
    nothing_left, nothing_done = field(scenario="battery"), field(us=RIFLES, scenario="battery", turn=30)
    for f in (nothing_left, nothing_done):
        check_exhaustion(Flow(f.state))
        assert over(f) is None


def test_sp_r36_where_nobody_wins_by_time_the_points_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    one = SITUATIONS["battery"]
    wins = tuple(win for win in one.wins if not win.last)
    also(monkeypatch, Situation(
        id="undecided", name=one.name, about=one.about, turns=3, us=one.us, de=one.de, wins=wins
    ))  # fmt: skip
    f = field(us=RIFLES, de=GRENADIERS, scenario="undecided", turn=3)
    f.state.forces[DE].points = 2

    assert fought(f) == ([DE], "time")


@pytest.mark.parametrize(
    ("scenario", "seat"), [("beachhead", DE), ("crossroads", DE), ("tiger", US), ("battery", DE)]
)
def test_sp_102_and_r37_points_win_only_where_the_situation_says_so(scenario: str, seat: int) -> None:
    assert scored(scenario, seat, 90) is None


def test_sp_102_and_r37_overrun_counts_only_where_the_situation_says_so() -> None:
    f = field(us=RIFLES, scenario="beachhead")
    for _ in range(3):
        f.combat({})

    assert over(f) is None
    assert f.state.forces[US].overrun == 0
    assert f.said("overrun") == []


# ------------------------------------------------------------------ set-up


def test_sp_r34_only_decks_that_suit_are_offered() -> None:
    tiger, beach = Preparation("tiger"), Preparation("beachhead")

    assert tiger.ready(DE) == ["de_lone_tiger"]
    assert tiger.ready(US) == ["us_outpost", "us_big_game"]
    assert "de_outpost" not in beach.ready(DE)
    assert Preparation("crossroads").ready(DE) == ["de_outpost", "de_lone_tiger"]


def test_sp_r34_a_deck_must_hold_what_is_required() -> None:
    deck = cards(ge_pz4=3, ge_tcrew=6, ge_gren=3)
    with pytest.raises(Illegal) as refusal:
        Preparation("tiger").answer(DE, "deck", *deck)

    assert (refusal.value.rule, refusal.value.msg.args["card"]) == ("SP-011", "ge_tiger")
    Preparation("tiger").answer(DE, "deck", *cards(ge_tiger=1, ge_pz4=3, ge_tcrew=5))


@pytest.mark.parametrize(("scenario", "seat", "rest"), [("tiger", DE, 2), ("crossroads", DE, 2)])
def test_sp_r34_a_deck_keeps_to_the_points_of_the_situation(scenario: str, seat: int, rest: int) -> None:
    deck = cards(ge_tiger=1, ge_pz4=3, ge_tcrew=5, ge_gren=rest)
    with pytest.raises(Illegal) as refusal:
        Preparation(scenario).answer(seat, "deck", *deck)

    assert (refusal.value.rule, refusal.value.msg.args["most"]) == ("SP-001", 80)


def test_sp_r34_what_is_given_is_not_there_for_a_deck() -> None:
    options = Preparation("battery").decision(US, "deck").options

    assert not {("card", "us_75pack", 1), ("card", "us_105", 1), ("deck", "us_artillery")} & set(options)
    assert [option for option in options if option[1] == "us_gcrew"] == cards(us_gcrew=3)


def test_sp_r34_a_situation_may_bar_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    one = SITUATIONS["standard"]
    barring = msgspec.structs.replace(one, id="barring", us=Muster(orders=one.us.orders, banned=("us_sherman",)))
    also(monkeypatch, barring)
    pool = DECKS.pool("us", "barring", {})

    assert "us_stuart" in pool.cards
    assert "us_sherman" not in pool.cards
    assert "us_combined_arms" not in {deck.id for deck in DECKS.ready(pool)}
    assert DECKS.faults(pool, {"us_sherman": 5, "us_tcrew": 5, "us_para": 1})


def test_sp_r34_three_guns_or_tanks_need_their_crews_in_the_deck() -> None:
    deck = cards(ge_gren=5, ge_pzgren=2, ge_schreck=2, ge_mg42=1, ge_mortar=1, ge_pak40=1, ge_flak88=1, ge_lefh=1)
    p = Preparation("beachhead")
    with pytest.raises(Illegal) as refusal:
        p.answer(DE, "deck", *deck, *cards(ge_gcrew=2, ge_251=2, ge_fj=1))

    assert (refusal.value.rule, refusal.value.msg.args["found"]) == ("SP-011", 2)
    p.answer(DE, "deck", *deck, *cards(ge_gcrew=3, ge_251=2, ge_sniper=1))


def test_sp_r35_germans_at_the_beach_commit_three_before_turn_1() -> None:
    p = Preparation("beachhead")
    p.decks("us_armor", "de_combined_arms")
    decision = p.decision(DE, "before")
    assert not any(d.seat == US for d in p.state.open)
    assert {option[1] for option in decision.options} == {"ge_pz4", "ge_stug", "ge_pak40", "ge_lefh"}

    p.answer(DE, "before", ("commit", "ge_pz4", 1), ("commit", "ge_pak40", 1), ("commit", "ge_lefh", 1))
    assert [(unit.card, unit.line, unit.crew, unit.committed) for unit in p.state.units] == [
        ("ge_pz4", "front", "ge_tcrew", 0),
        ("ge_pak40", "front", "ge_gcrew", 0),
        ("ge_lefh", "rear", "ge_gcrew", 0),
    ]
    assert not {"ge_pak40", "ge_lefh", "ge_gcrew"} & set(p.state.players[DE].reserves)
    p.suggested("hand")
    assert (p.state.turn, len(p.state.units)) == (1, 3)


@pytest.mark.parametrize(
    ("picks", "rule"),
    [
        ([("commit", "ge_wespe", 1, "front"), ("commit", "ge_wespe", 1, "rear"), ("commit", "ge_lefh", 1)], ""),
        ([("commit", "ge_lefh", 1), ("commit", "ge_nebel", 1)], ""),
    ],
)
def test_sp_r35_three_different_units_stand_ready(picks: list[Option], rule: str) -> None:
    p = Preparation("beachhead")
    p.decks("us_armor", "de_artillery")
    with pytest.raises(Illegal) as refusal:
        p.answer(DE, "before", *picks)

    assert refusal.value.rule == rule


def test_sp_035_and_r35_nobody_stands_ready_without_a_crew() -> None:
    p = Preparation("beachhead")
    p.answer(US, "deck", ("deck", "us_armor"))
    deck = cards(ge_pz4=2, ge_pz3=2, ge_tcrew=2, ge_lefh=1, ge_gcrew=1, ge_gren=5, ge_schreck=2)
    p.answer(DE, "deck", *deck)
    with pytest.raises(Illegal) as refusal:
        p.answer(DE, "before", ("commit", "ge_pz4", 1), ("commit", "ge_pz4", 2), ("commit", "ge_pz3", 1))

    assert refusal.value.rule == "SP-035"


def test_sp_011_americans_at_the_beach_choose_six_and_have_two_fire_missions() -> None:
    p = Preparation("beachhead")
    p.decks("us_armor", "de_combined_arms")
    p.suggested("before")
    assert (p.decision(US, "hand").min, p.decision(DE, "hand").min) == (6, 4)

    p.suggested("hand")
    hands = [player.commands for player in p.state.players]
    assert hands[US][:2] == ["fire_mission", "fire_mission"]
    assert [len(hand) for hand in hands] == [5, 3]
    counted = GAME.census(p.state)
    assert all(counted[card.id] == card.copies for card in LIBRARY.commands.values())


def test_sp_r35_the_battery_stands_before_the_hands_are_chosen() -> None:
    p = Preparation("battery")
    p.decks("us_armor", "de_armor")

    assert [(unit.card, unit.line, unit.crew, unit.seat) for unit in p.state.units] == [
        ("us_75pack", "rear", "us_gcrew", US),
        ("us_105", "rear", "us_gcrew", US),
    ]
    assert GAME.census(p.state)["us_gcrew"] == 2


# ------------------------------------------------------------------ Beachhead


def test_sp_011_nothing_lands_for_the_rear_line_before_turn_3() -> None:
    hand = ["us_105", "us_priest", "us_gcrew", "us_rifle"]
    early = field(hands=(hand, ["ge_lefh", "ge_gcrew"]), scenario="beachhead", turn=2).start("commitment")
    late = field(hands=(hand, []), scenario="beachhead").start("commitment")

    assert early.options(US, "commit") == [("commit", "us_priest", 1, "front"), ("commit", "us_rifle", 1)]
    assert ("commit", "ge_lefh", 1) in early.options(DE, "commit")
    assert {("commit", "us_105", 1), ("commit", "us_priest", 1, "rear")} <= set(late.options(US, "commit"))


@pytest.mark.parametrize(("turn", "moves"), [(2, False), (3, True)])
def test_sp_011_and_040_mobile_artillery_stays_at_the_front_as_long(turn: int, *, moves: bool) -> None:
    f = field(us=["us_priest@front"], hands=(["us_rifle"], []), scenario="beachhead", turn=turn).start(
        "commitment"
    )

    assert (("line", 1) in f.options(US, "commit")) is moves


@pytest.mark.parametrize(("units", "turn", "won"), [(5, 6, True), (5, 5, False), (4, 6, False), (6, 9, True)])
def test_sp_102_five_land_units_from_turn_6_on_are_a_beachhead(units: int, turn: int, *, won: bool) -> None:
    f = field(us=["us_rifle"] * units, de=GRENADIERS, scenario="beachhead", turn=turn)

    assert fought(f) == (([US], "land_units") if won else None)


@pytest.mark.parametrize("fifth", ["us_sherman-", "us_a36"])
def test_sp_102_and_r19_idle_units_and_aircraft_are_no_beachhead(fifth: str) -> None:
    assert fought(field(us=[*RIFLES, fifth], de=GRENADIERS, scenario="beachhead", turn=6)) is None


def test_sp_102_on_the_last_turn_a_beachhead_comes_before_holding_out() -> None:
    assert fought(field(us=[*RIFLES, "us_para"], de=GRENADIERS, scenario="beachhead", turn=10)) == (
        [US],
        "land_units",
    )
    assert fought(field(us=RIFLES, de=GRENADIERS, scenario="beachhead", turn=10)) == ([DE], "outlast")


def test_sp_102_51_points_are_a_beachhead_too() -> None:
    assert scored("beachhead", US, 50) is None
    assert scored("beachhead", US, 51) == ([US], "points")


# ------------------------------------------------------------------ Hold the Crossroads


@pytest.mark.parametrize(("scenario", "held"), [("crossroads", "ge_gren"), ("crossroads_us", "us_rifle")])
def test_sp_011_and_r39_the_infantry_that_holds_comes_dug_in(scenario: str, held: str) -> None:
    f = field(hands=(["us_rifle", "us_jeep"], ["ge_gren", "ge_kubel"]), scenario=scenario)
    before = dict(GAME.census(f.state))
    f.commit(
        us=[("commit", "us_rifle", 1), ("commit", "us_jeep", 1)],
        de=[("commit", "ge_gren", 1), ("commit", "ge_kubel", 1)],
    )
    view = GAME.view(f.state, None)

    assert {unit.card.id: (unit.attached, unit.defense) for unit in view.units} == {
        card: (["dig_in"], 2) if card == held else ([], 0)
        for card in ("us_rifle", "us_jeep", "ge_gren", "ge_kubel")
    }
    assert dict(GAME.census(f.state)) == before


def test_sp_r39_no_card_is_discarded_for_what_was_given() -> None:
    f = field(hands=([], ["ge_gren"]), us=RIFLES, scenario="crossroads").commit(de=[("commit", "ge_gren", 1)])
    unit = f.unit(5)
    losses.destroy(Flow(f.state), unit, "dies", US)

    assert f.state.command_discard == []


def test_sp_022_and_r39_foxholes_are_not_dug_twice() -> None:
    f = field(us=RIFLES, hands=([], ["ge_gren"]), commands=([], ["dig_in"]), scenario="crossroads")
    f.stop(DE, ("stop", "after_reveal")).commit(de=[("commit", "ge_gren", 1)])

    assert ("play", "dig_in", 5) not in f.options(DE, "after_reveal")


@pytest.mark.parametrize(("scenario", "attacker"), [("crossroads", US), ("crossroads_us", DE)])
def test_sp_102_40_points_take_the_crossroads(scenario: str, attacker: int) -> None:
    assert scored(scenario, attacker, 39) is None
    assert scored(scenario, attacker, 40) == ([attacker], "points")


def test_sp_102_and_r20_two_turns_unopposed_take_the_crossroads() -> None:
    f = field(us=RIFLES, scenario="crossroads")
    assert fought(f) is None
    assert f.one("overrun") == {"side": "us", "turns": 1, "needed": 2}
    assert fought(f) == ([US], "overrun")

    g = field(de=GRENADIERS, scenario="crossroads", turn=2)
    for _ in range(2):
        assert fought(g) is None


@pytest.mark.parametrize(("scenario", "defender"), [("crossroads", DE), ("crossroads_us", US)])
def test_sp_102_who_holds_the_crossroads_for_eight_turns_wins(scenario: str, defender: int) -> None:
    assert fought(field(us=RIFLES, de=GRENADIERS, scenario=scenario, turn=8)) == ([defender], "outlast")


# ------------------------------------------------------------------ Kill the Battery


def battery(turn: int = 3) -> Field:
    return field(us=["us_75pack", "us_105", "us_rifle"], de=["ge_lefh", "ge_gren"], scenario="battery", turn=turn)


@pytest.mark.parametrize("by", [DE, None])
def test_sp_102_both_howitzers_destroyed_silence_the_battery(by: int | None) -> None:
    f = battery()
    losses.destroy(Flow(f.state), f.unit(1), "dies", DE)
    assert over(f) is None
    assert GAME.view(f.state, US).goals[0].has == 1

    losses.destroy(Flow(f.state), f.unit(2), "dies", by)
    assert over(f) == ([DE], "destroy")


def test_sp_102_a_captured_howitzer_counts_whether_it_is_kept_or_not() -> None:
    f = battery()
    f.state.agenda = [["turn"]]
    capture(Flow(f.state), f.unit(1), DE)
    f.answer(DE, "keep", ("remove",))
    capture(Flow(f.state), f.unit(2), DE)

    assert over(f) == ([DE], "destroy")


def test_sp_102_other_guns_do_not_count() -> None:
    f = battery()
    gun = place(f.state, US, "us_155")
    losses.destroy(Flow(f.state), f.unit(1), "dies", DE)
    losses.destroy(Flow(f.state), gun, "dies", DE)

    assert over(f) is None


def test_sp_r38_no_card_takes_the_battery_back() -> None:
    f = field(us=["us_105", "us_rifle"], de=GRENADIERS, commands=(["withdraw"], []), scenario="battery")

    assert f.start("commitment").options(US, "commit") == [("play", "withdraw", 2)]


def test_sp_r38_damage_does_not_drive_the_battery_away() -> None:
    f = battery().effect(1, "A13", drawn=3)
    f.effect(4, "A13", drawn=3)
    f.combat({})

    assert not f.gone(1)
    assert f.gone(4)


def test_sp_102_45_points_or_nine_turns_save_the_battery() -> None:
    assert scored("battery", US, 44) is None
    assert scored("battery", US, 45) == ([US], "points")
    assert fought(battery(turn=9)) == ([US], "outlast")


# ------------------------------------------------------------------ Tiger Hunt


def hunt(turn: int = 3, committed: int = 2) -> Field:
    f = field(us=RIFLES, de=["ge_tiger", "ge_gren"], scenario="tiger", turn=turn)
    f.unit(5).committed = committed
    return f


def test_sp_102_who_destroys_the_tiger_wins() -> None:
    f = hunt()
    losses.destroy(Flow(f.state), f.unit(5), "dies", US)

    assert over(f) == ([US], "destroy")
    assert f.state.removed == ["ge_tiger", "ge_tcrew"]


def test_sp_102_who_captures_the_tiger_wins() -> None:
    f = hunt()
    capture(Flow(f.state), f.unit(5), US)

    assert over(f) == ([US], "destroy")
    assert not f.asked(US, "keep")


@pytest.mark.parametrize(("committed", "end"), [(3, ([DE], "stand")), (4, ([US], "outlast"))])
def test_sp_102_the_tiger_must_come_by_turn_3_and_stand_to_the_end(
    committed: int, end: tuple[list[int], str]
) -> None:
    assert fought(hunt(10, committed)) == end


def test_sp_102_a_tiger_that_is_not_there_has_lost() -> None:
    f = field(us=RIFLES, de=GRENADIERS, hands=([], ["ge_tiger"]), scenario="tiger", turn=10)

    assert fought(f) == ([US], "outlast")


def test_sp_102_51_points_win_for_the_tiger() -> None:
    assert scored("tiger", DE, 50) is None
    assert scored("tiger", DE, 51) == ([DE], "points")


# ------------------------------------------------------------------ what the four do not use


def test_sp_102_capturing_may_be_a_way_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    one = SITUATIONS["battery"]
    wins = (Capture(side="de", units=("us_105",), number=1), Capture(side="us", number=2))
    also(monkeypatch, Situation(
        id="taking", name=one.name, about=one.about, us=one.us, de=one.de, wins=wins
    ))  # fmt: skip
    f = field(us=["us_105", "us_155"], de=["ge_gren", "ge_pak40"], scenario="taking")
    capture(Flow(f.state), f.unit(2), DE)
    capture(Flow(f.state), f.unit(3), US)
    assert over(f) is None

    losses.destroy(Flow(f.state), f.unit(1), "dies", DE)
    assert over(f) is None
    capture(Flow(f.state), f.unit(4), US)
    assert f.state.outcome == Outcome([US], "capture", ["us"])


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_suggestion_of_every_situation_is_legal_to_the_end(scenario: str) -> None:
    state, _ = GAME.new(scenario, {}, SEED, "")
    asked = set()
    for _ in range(600):
        if state.outcome is not None:
            break
        decision = next(d for d in state.open if not d.optional and d.id not in state.answers)
        asked.add(decision.kind)
        GAME.apply(
            state, Action(decision.seat, decision.id, GAME.suggestion(GAME.view(state, decision.seat), decision))
        )

    assert state.outcome is not None
    assert ("before" in asked) is (scenario == "beachhead")


def standing(*more: str) -> Field:
    """The battery stands, and more units with it that came out of the deck."""
    f = field(us=["us_75pack", "us_105", *more], de=["ge_gren", "ge_pz4"], scenario="battery", copies="unlimited")
    f.unit(1).committed = f.unit(2).committed = 0
    return f


def goal(f: Field) -> tuple[int, int]:
    return next((goal.has, goal.needs) for goal in GAME.view(f.state, None).goals if goal.test == "destroy")


def test_sp_102_only_the_howitzers_of_the_battery_count_not_every_one_of_their_kind() -> None:
    f = standing("us_105", "us_75pack")
    for number in (3, 4):
        destroy(Flow(f.state), f.unit(number), "dies", DE)
    assert goal(f) == (0, 2)
    assert over(f) is None

    destroy(Flow(f.state), f.unit(2), "dies", DE)
    assert goal(f) == (1, 2)
    destroy(Flow(f.state), f.unit(1), "dies", DE)
    assert over(f) == ([DE], "destroy")


def test_sp_102_a_captured_howitzer_of_the_battery_counts_once_whatever_becomes_of_it() -> None:
    f = standing()
    capture(Flow(f.state), f.unit(1), DE)
    assert goal(f) == (1, 2)
    destroy(Flow(f.state), f.unit(1), "dies", US)
    assert goal(f) == (1, 2)


def test_sp_r38_a_howitzer_of_the_deck_need_not_stand_fast() -> None:
    f = standing("us_105")
    f.state.players[US].commands = ["withdraw"]
    plays = [o[2] for o in f.start("commitment").options(US, "commit") if o[0] == "play"]

    assert plays == [3]


def test_sp_102_before_the_battery_stands_nothing_has_fallen() -> None:
    assert goal(field(scenario="battery")) == (0, 2)
