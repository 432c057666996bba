"""Whatever is said in a match has words in both languages; what nobody can say would warn, and fail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.words import speech
from bot.words.catalogue import LANGUAGES, Language
from engine.core import registry
from engine.core.flow import Flow
from engine.core.protocol import Action, Event, Option
from engine.core.selfplay import Playing, chance
from engine.core.words import Msg
from engine.warfighter import hostile_fire
from engine.warfighter.field import Field
from engine.warfighter.rules import GAME
from engine.warfighter.state import WarfighterState
from engine.warfighter.view import WarfighterView
from tests.warfighter.squad import squad

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the words know the game."""
    for module in (registry, speech):
        monkeypatch.setattr(module, "GAMES", tuple({*registry.GAMES, GAME.id}))


def played(seed: str, players: int) -> Iterator[tuple[WarfighterState, list[Event]]]:
    """Play a random match, and give its state after every act."""
    options = {"players": players, "objective": "O02", "closed_hands": True}
    playing = Playing(GAME, chance(seed), "M06", options)
    yield playing.state, playing.events
    while playing.state.outcome is None:
        yield playing.state, playing.do(playing.choose())


@languages
def test_events_and_the_board_are_said(language: Language) -> None:
    lines = 0
    for number, (state, events) in enumerate(played("said", 2)):
        for viewer in (0, None):
            lines += len(speech.event_lines(GAME, events, viewer, language, GAME.sides("M06", state.options)))
        if number % 10 == 0:
            view = GAME.view(state, 0)
            assert all(speech.say(line, language) for line in GAME.board(view))

    assert lines > 100


@languages
def test_questions_options_and_odds_are_said(language: Language) -> None:
    said = 0
    for number, (state, _) in enumerate(played("asked", 1)):
        view = GAME.view(state, 0)
        for decision in view.decisions if number % 8 == 0 else []:
            assert speech.say(GAME.prompt(view, decision), language)
            for option in decision.options:
                messages: list[Msg] = GAME.label_path(view, decision, option)
                odds = GAME.odds(view, decision, option)
                messages += [] if odds is None else [odds.line, *odds.sums]
                said += len([speech.say(message, language) for message in messages])

    assert said > 100


@languages
@pytest.mark.parametrize(
    ("kind", "things"),
    [
        ("card", GAME.ids("card")),
        ("mode", ["single", "throw", "strike"]),
        ("side", ["squad", "hostiles"]),
        ("chair", ["player-1", "player-6"]),
        ("grade", ["A", "F"]),
        ("change", ["K01:1", "source/move:-2", "L01:-1"]),
        ("hostile", ["target/officer"]),
    ],
)
def test_things_have_names(language: Language, kind: str, things: list[str]) -> None:
    for thing in things:
        named = GAME.name(kind, thing)
        assert named is not None
        assert named[language]


def test_a_change_shows_its_sign() -> None:
    named = GAME.name("change", "source/move:-2")

    assert named == {"en": "Move −2", "es": "Movimiento −2"}


def test_what_can_be_said_of_a_plain_field_is_short() -> None:
    state, _ = GAME.new("M01", {"objective": "O01"}, "0f" * 32)
    view: WarfighterView = GAME.view(state, None)
    lines = [speech.say(line, "en") for line in GAME.board(view)]
    field: Field = state.field

    assert field.phase == "muster"
    assert lines[0].startswith("Hedgerow Patrol, Clear the Strongpoint: building the squad, 0 of 40 RP spent.")


def test_every_order_is_answered_by_a_suggestion() -> None:
    state, _ = GAME.new("M01", {}, "0f" * 32)
    decision = next(d for d in state.open if d.kind == "orders")
    picks: list[Option] = GAME.suggestion(GAME.view(state, 0), decision)

    assert GAME.apply(state, Action(0, decision.id, picks)) == []


def story(events: list[Event], language: Language) -> list[str]:
    """Say events as the thread tells them below the picture of their turn."""
    return speech.event_lines(GAME, GAME.digest(events), None, language, ("squad", "hostiles"), short=True)


def test_each_attack_is_a_line_that_names_both_and_what_came_of_it() -> None:
    match = squad("S02 W01 @1", objective="O06", active=True)
    near, far = match.foe("F02", 1), match.foe("F05", 2, target=1)
    match.again().dice(attack=[9, 1], cover=[6, 6], hostile=[9], hostile_cover=[2])
    match.fire(near)
    match.fire(far)
    flow = Flow(match.state)
    hostile_fire.fire(flow, far)
    events = [*match.events, *flow.events]

    assert story(events, "en") == [
        "Marsh attacks Rifle Pair in slot 1: 1 killed.",
        "Marsh attacks Light MG Team in slot 2: 1 suppressed.",
        "Marsh empties M1 Garand.",
        "Light MG Team suppresses Marsh.",
    ]
    assert story(events, "es") == [
        "Marsh ataca a Pareja de fusileros en la casilla 1: 1 baja.",
        "Marsh ataca a Equipo de MG ligera en la casilla 2: 1 suprimido.",
        "Marsh vacía M1 Garand.",
        "Equipo de MG ligera suprime a Marsh.",
    ]


def log(events: list[Event], language: Language) -> list[str]:
    """Say events as the log tells them."""
    return speech.event_lines(GAME, events, None, language, ("squad", "hostiles"))


def test_wf_r11_the_log_says_what_is_added_to_the_dice() -> None:
    match = squad("S02 W01 K01 @1", "S01 W06 @1", row="L07 L02")
    near, far = match.foe("F02", 1), match.foe("F02", 2)
    match.again().dice(attack=[4, 9], cover=[6, 6])
    match.fire(near)
    match.fire(far, "W06", no=2)
    attacked = [event for event in match.events if event.kind == "attacked"]

    assert [line.partition("(")[2] for line in log(attacked, "en")] == [
        "Single): rolls 4 with +1, needs 5+: 1 hit; cover roll 6 against Cover 3: defeated.",
        "Aimed): rolls 9, needs 3+: 1 hit; cover roll 6 + 1 against Cover 3: defeated.",
    ]
    assert (
        "saca 4 con +1, necesita 5+: 1 impacto; tirada de cobertura 6 contra Cobertura 3: superada."
        in log(attacked, "es")[0]
    )


def test_wf_r22_the_log_says_which_die_a_card_saves() -> None:
    match = squad("S02 W01 @1").hand("A04")
    foe = match.foe("F02", 1)
    match.again().act("play", 1, "A04", "plain")
    match.dice(attack=[3], cover=[6]).fire(foe)
    attacked = [event for event in match.events if event.kind == "attacked"]

    assert "rolls 3, needs 5+: 1 hit (Steady Breath: +2 for the 3); " in log(attacked, "en")[0]
    assert "saca 3, necesita 5+: 1 impacto (Respira hondo: +2 al 3); " in log(attacked, "es")[0]


def test_wf_032_the_log_tells_a_cover_roll_from_what_counts_as_one() -> None:
    match = squad("S02 W16 @1")
    foe = match.foe("F02", 1)
    match.again().dice(attack=[9], cover=[]).fire(foe, "W16")
    attacked = [event for event in match.events if event.kind == "attacked"]

    assert "; cover roll counts as 6 against Cover 3: defeated." in log(attacked, "en")[0]
    assert "; la tirada de cobertura cuenta como 6 contra Cobertura 3: superada." in log(attacked, "es")[0]


def test_the_log_says_that_armour_stops_what_the_roll_would_not() -> None:
    match = squad("S02 W01 @1")
    foe = match.foe("F14", 1)
    match.again().dice(attack=[2], cover=[6]).fire(foe)

    assert log(match.events, "en")[-2:] == [
        (
            "Marsh attacks Half-track in slot 1 with M1 Garand (Single): rolls 2, needs 5+: no hit; "
            "cover roll 6 against Cover 6: not defeated (Armor)."
        ),
        "Half-track in slot 1: no effect.",
    ]
    assert log(match.events, "es")[-1] == "Semioruga en la casilla 1: sin efecto."


def test_the_first_of_two_kill_results_is_told_as_one() -> None:
    match = squad("S02 W10 @1")
    tank = match.foe("E10", 2)
    match.again().dice(attack=[9], cover=[6]).fire(tank, "W10")

    assert log(match.events, "en")[-1] == "Medium Tank in slot 2: 1 of 2 Kill results."
    assert story(match.events, "en")[0] == "Marsh attacks Medium Tank in slot 2: 1 of 2 Kill results."
    assert story(match.events, "es")[0].endswith("en la casilla 2: 1 de 2 resultados de baja.")


def test_attacks_stored_before_the_log_told_so_much_are_still_said() -> None:
    known = {"soldier": "S02", "hostile": "F02", "slot": 1}
    rolled = {"weapon": "W01", "mode": "single", "dice": [6], "needed": 5, "added": 0, "hits": 1}
    cover = {"cover_die": 2, "pen": 0, "cover": 3, "defeated": False}
    events = [
        Event("attacked", {**known, **rolled, **cover}),
        Event("hostile_hurt", {**known, "kills": 0, "suppressed": 1, "active": 1}),
        Event("recruited", {"seat": 0, "soldier": "S02"}),
    ]

    assert log(events, "en") == [
        (
            "Marsh attacks Rifle Pair in slot 1 with M1 Garand (Single): rolls 6, needs 5+: 1 hit; "
            "cover roll 2 against Cover 3: not defeated."
        ),
        "Rifle Pair in slot 1: 1 suppressed, 1 still active.",
        "The squad recruits Marsh.",
    ]


def test_a_ready_made_squad_is_told_with_what_is_bought_for_each() -> None:
    state, _ = GAME.new("M01", {"players": 1}, "0f" * 32)
    decision = next(d for d in state.open if d.kind == "muster")
    events = GAME.apply(state, Action(0, decision.id, [("squad", "squad_M01")]))
    marsh = next(soldier for soldier in state.field.soldiers if soldier.card == "S02")
    decision = next(d for d in state.open if d.kind == "muster")
    events += GAME.apply(state, Action(0, decision.id, [("buy", marsh.no, "Q05")]))

    assert story(events, "en") == [
        (
            "The squad recruits Cpl. Eddie Marsh: M1 Garand, 2 × Mk II Grenade, First Aid Kit, Marksman, "
            "Pathfinder and Smoke Grenade."
        ),
        "The squad recruits Cpl. Joe Pastorelli.",
        "The squad recruits Rifleman (US).",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Rifle Pair hits Kowalski from slot 2: 1 Wound, Health 4.",
                "Kowalski is Downed in slot 2.",
                "Light MG Team and 2 × Rifle Pair suppress Marsh.",
                "2 attacks of the Hostiles have no effect.",
            ],
        ),
        (
            "es",
            [
                "Pareja de fusileros alcanza a Kowalski desde la casilla 2: 1 herida, Salud 4.",
                "Kowalski queda derribado en la casilla 2.",
                "Equipo de MG ligera y 2 × Pareja de fusileros suprimen a Marsh.",
                "2 ataques de los hostiles no tienen efecto.",
            ],
        ),
    ],
)
def test_the_fire_of_many_is_told_by_what_it_does_to_whom(language: Language, told: list[str]) -> None:
    def attack(hostile: str, soldier: str, *, wounds: int = 0, suppress: bool = False) -> Event:
        harm = {
            "wounds": wounds,
            "suppress": suppress,
            "die": 5,
            "total": 5,
            "cover_die": 3,
            "cover": 4,
            "added": 0,
        }
        return Event("hostile_attacked", {"hostile": hostile, "soldier": soldier, "slot": 2, **harm})

    pinned = Event("suppressed", {"soldier": "S02", "number": 1})
    fire = [
        attack("F05", "S02", suppress=True),
        pinned,
        attack("F02", "S05"),
        attack("F02", "S05", wounds=1),
        Event("wounded", {"soldier": "S05", "wounds": 1, "health": 4}),
        Event("downed", {"soldier": "S05", "slot": 2}),
        attack("F02", "S02", suppress=True),
        pinned,
        attack("F05", "S02"),
        attack("F02", "S02", suppress=True),
        pinned,
    ]

    assert story(fire, language) == told


def test_what_a_soldier_is_given_and_what_all_draw_is_told_in_one_line() -> None:
    kowalski, marsh = {"soldier": "S05"}, {"soldier": "S02"}
    mustering = [
        Event("recruited", {"seat": 0, **kowalski}),
        Event("recruited", {"seat": 0, "soldier": "S03"}),
        Event("bought", {**kowalski, "gear": "W01"}),
        Event("bought_ammo", {**kowalski, "weapon": "W01"}),
        Event("bought", {**kowalski, "gear": "W02"}),
        Event("returned", {**kowalski, "gear": "W02"}),
        Event("dismissed", {"seat": 0, "soldier": "S03"}),
        Event("learned", {**marsh, "skill": "K01"}),
        Event("forgot", {**marsh, "skill": "K02"}),
    ]
    drawn = [
        Event("drew", {**one, "deck": deck, "number": number})
        for one in (kowalski, marsh)
        for deck, number in (("locations", 1), ("actions", 4))
    ]

    assert story([*mustering, *drawn], "en") == [
        "The squad recruits T/5 Ray Kowalski: M1 Garand and Extra Ammo (M1 Garand).",
        "Marsh gets Marksman.",
        "Marsh gives back Close Quarters.",
        "Kowalski and Marsh each draw 1 Location and 4 Action cards.",
    ]


def test_who_goes_the_same_way_and_what_appears_in_a_slot_is_told_in_one_line() -> None:
    events = [
        *(Event("moved", {"soldier": soldier, "start": 0, "slot": 1}) for soldier in ("S02", "S05")),
        Event("moved", {"soldier": "S02", "start": 1, "slot": 2}),
        *(Event("placed", {"hostile": hostile, "slot": 2}) for hostile in ("F02", "F05", "F02")),
        Event("calmed", {"soldier": "S02", "number": 1, "left": 1}),
        Event("calmed", {"soldier": "S02", "number": 1, "left": 0}),
    ]

    assert story(events, "en") == [
        "Marsh and Kowalski move from slot 0 to slot 1.",
        "Marsh moves from slot 1 to slot 2.",
        "2 × Rifle Pair and Light MG Team appear in slot 2.",
        "Marsh shakes off 2 Suppress.",
    ]


@languages
def test_who_chooses_reads_short_names_and_beside_them_how_each_stands(language: Language) -> None:
    match = squad("S02 W01 @1")
    match.foe("F02", 1, suppress=1)
    match.again()
    view, decision = GAME.view(match.state, 0), match.decision()
    said = {
        len(path): [
            "" if message is None else speech.say(message, language)
            for message in (GAME.label(view, decision, path), GAME.detail(view, decision, path))
        ]
        for option in decision.options
        if option[0] == "fire"
        for path in (option[:2], option[:4], option)
    }

    assert (
        said
        == {
            "en": {
                2: ["1 Marsh", "Health 6 of 6, 2 Actions, slot 1"],
                4: ["Rapid: 2d10, 6+", "Empties if the first die is 1 to 3"],
                5: ["A Rifle Pair", "Slot 1, 1 of 2 active, Cover 3"],
            },
            "es": {
                2: ["1 Marsh", "Salud 6 de 6, 2 Acciones, casilla 1"],
                4: ["Rápido: 2d10, 6+", "Se vacía si el primer dado es de 1 a 3"],
                5: ["A Pareja de fusileros", "Casilla 1, activos 1 de 2, Cobertura 3"],
            },
        }[language]
    )


@pytest.mark.parametrize(("players", "rp", "together"), [(1, 40, False), (3, 52, True)])
def test_wf_009_a_mission_is_told_with_the_points_of_its_players(players: int, rp: int, together: bool) -> None:
    about = GAME.about("M01", {"players": players})
    assert about is not None
    said = speech.say(about, "en")

    assert f"with a squad of {rp} RP" in said
    assert ("You all win or lose together" in said) is together


@pytest.mark.parametrize(
    ("language", "event", "done", "hands"),
    [
        (
            "en",
            "Event: Fog Bank. Draw another one for 3 XP?",
            "Go on with this turn",
            "The hand holds 6 cards.",
        ),
        (
            "es",
            "Evento: Banco de niebla. ¿Robar otro por 3 XP?",
            "Seguir con este turno",
            "La mano es de 6 cartas.",
        ),
    ],
)
def test_a_question_says_what_it_is_about(language: Language, event: str, done: str, hands: str) -> None:
    match = squad("S02 W01 @1")
    match.state.field.event = "fog"
    view, decision = GAME.view(match.state, 0), match.decision()
    asked = structs.replace(decision, kind="event", options=[("redraw",), ("pass",)])
    resting = structs.replace(decision, optional=True, options=[("resume",)])
    first = structs.replace(decision, kind="hands", options=[("fill", 1, 0), ("fill", 1, 1)])
    said = [speech.say(GAME.prompt(view, one), language) for one in (asked, resting)]
    hints = [GAME.hint(view, one) for one in (asked, resting, first)]

    assert said == [event, done]
    assert all(hints)
    assert speech.say(hints[2], language).startswith(hands)  # type: ignore[arg-type]


def test_the_board_in_words_tells_what_a_location_does_and_what_protects_and_binds_a_soldier() -> None:
    match = squad("S02 W01 K14 @1", "S13 @1", row="L13", mission="M07")
    foe, _ = match.foe("F02", 1), match.foe("E09", 1)
    match.soldier(2).grip = foe.uid
    match.soldier(2).attacked = True
    board = [speech.say(line, "en") for line in GAME.board(GAME.view(match.state, 0))]
    (place,) = (line for line in board if line.startswith("Slot 1"))
    (marsh,) = (line for line in board if line.startswith("1 Marsh"))
    (rifleman,) = (line for line in board if line.startswith("2 Rifleman"))

    assert "(entrance 2, hand-to-hand 2, reinforcements 3–4)" in place
    assert place.endswith("Soldiers here +1 Cover; Explosions into this card hit 1 fewer.")
    assert "Armor, Reinforce 1–3" in place
    assert "Move 2, Cover 6," in marsh
    assert f"Cover 4, 0 XP, hand-to-hand with {foe.letter}" in rifleman


def test_an_event_says_what_it_does() -> None:
    match = squad("S02 @1")
    match.state.events_deck.cards = ["V07"]
    match.do("draw_event")

    assert log(match.events, "en") == ["Event: Local Guide. The next Location card has an entrance cost of 0."]


def test_what_a_hostile_needed_is_told_with_its_die() -> None:
    match = squad("S02 @1", row="L07 L02").order("self", "never")
    match.attack_by(match.foe("F02", 2), 8, 1)
    match.field.row[1].smoke = True
    match.attack_by(match.field.hostiles[0], 9, 1)

    assert log([e for e in match.events if e.kind == "hostile_attacked"], "en") == [
        "Rifle Pair attacks Marsh from slot 2: rolls 8, wounds on 8+; cover roll 1 against Cover 4: Suppress.",
        "Rifle Pair attacks Marsh from slot 2: rolls 9 (counts 7); cover roll 1 against Cover 4: Suppress.",
    ]
