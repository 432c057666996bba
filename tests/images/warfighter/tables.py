"""Tables of Warfighter to be drawn: from a squad that is being built to a row on which nothing more finds room."""

from __future__ import annotations

from engine.core.protocol import Event, Outcome, Seat
from engine.warfighter.rules import GAME
from engine.warfighter.view import WarfighterView
from images.warfighter.words import Words
from tests.images.voices import LANGUAGES, say
from tests.warfighter.squad import Squad, squad

WORDS = {language: Words(say, language) for language in LANGUAGES}


def seen(match: Squad, viewer: Seat | None = None) -> WarfighterView:
    """Look at a table."""
    return GAME.view(match.state, viewer)


def opening(mission: str = "M03") -> WarfighterView:
    """Look at a match in which the squad is still to be built."""
    state, _ = GAME.new(mission, {"players": 2}, "0f" * 32)
    return GAME.view(state, None)


def closed(*cards: str, viewer: Seat | None) -> WarfighterView:
    """Look at two players who hide their hands; the first of them has these cards."""
    match = squad("S02 W03 @1", "S03 W01 @1 #1", row="L07", players=2, closed_hands=True)
    return seen(match.hand(*cards).hand("A09", no=2), viewer)


def usual_match() -> Squad:
    """Set up three players and four Soldiers in the middle of a Mission."""
    match = squad(
        "S01 W01 Q01 K01 @2 -1 +2", "S13 @2", "S06 W06 Q13 @2 -3 !1 #1", "S11 @1 -1 #2",
        row="L01 L02 L06", mission="M02", objective="O01", players=3,
    )  # fmt: skip
    field = match.field
    field.turn, field.explored = 6, True
    foes = [
        match.foe("F02", 2, target=2, kills=1),
        match.foe("F03", 2, target=1, kills=1, suppress=1),
        match.foe("F05", 3, target=3),
        match.foe("F11", 3, target=4, suppress=1),
        match.foe("F08", 3, target=1),
    ]
    foes[3].turn = field.turn
    match.soldier(3).gear[0].empty = True
    match.soldier(2).actions = 1
    match.soldier(4).actions = 0
    field.ready = [2]
    match.hand("A01", "A07", "L07", no=1).hand("A03", "A03", "A12", no=3)
    return match


def usual(viewer: Seat | None = None) -> WarfighterView:
    """Look at three players and four Soldiers in the middle of a Mission."""
    return seen(usual_match(), viewer)


def worst(viewer: Seat | None = None) -> WarfighterView:
    """Look at six players with eight Soldiers, a full row, and twelve Hostile cards, five of them in a slot."""
    match = squad(
        "S01 W01 @3 -1 #0", "S13 @3 #0", "S06 W06 @3 -3 !1 #1", "S04 W03 K02 @3 #1", "S11 @3 -3 !3 #2",
        "S10 @2 #3", "S15 @2 -2 !2 #4", "S12 @1 -1 #5",
        row="L12 L10 L06 L08", mission="M03", objective="O06", active=True, players=6,
    )  # fmt: skip
    field = match.field
    field.turn, field.hits = 3, 1
    match.foe("E04", 1, target=4)
    match.foe("F02", 2, target=6, kills=1)
    match.foe("F14", 2, target=7)
    match.foe("F06", 3, target=1, kills=1, suppress=1)
    match.foe("F11", 3, target=2).turn = 3
    match.foe("E07", 3, target=3, suppress=1)
    match.foe("F05", 3, target=5)
    locked = match.foe("E06", 3, target=4)
    match.foe("E03", 4, target=1)
    match.foe("F12", 4, target=8, suppress=2)
    match.foe("E08", 5, target=6, kills=1, suppress=1)
    match.foe("F09", 5, target=2)
    match.soldier(4).grip, match.soldier(4).gripped = locked.uid, 1
    match.soldier(3).gear[0].empty = True
    match.soldier(3).actions = 3
    for no in (2, 5, 7, 8):
        match.soldier(no).actions = 0
    field.row[2].smoke = True
    field.row[4].ground = [*match.soldier(7).gear]
    field.ready = [2, 4]
    for soldier in field.soldiers:
        soldier.xp = soldier.no
    match.again()
    return seen(match, viewer)


def packed() -> WarfighterView:
    """Look at more cards than any Mission brings: nine in one slot, seven in the next."""
    match = squad(
        "S01 W01 @1", "S02 W05 @1", "S13 @2", row="L12 L10 L06 L08", mission="M03", objective="O06", active=True
    )
    for number in range(9):
        match.foe(f"F{number + 1:02}", 2, target=1 + number % 3)
    for number in range(7):
        match.foe(f"E{number + 1:02}", 4, target=2)
    match.foe("F14", 1, target=3)
    return seen(match)


def finished(*, won: bool = True) -> WarfighterView:
    """Look at the same table when all is over."""
    match = usual_match()
    match.state.open, match.state.agenda = [], []
    if won:
        match.state.outcome = Outcome(
            winners=[0, 1, 2], termination="objective", sides=["squad"], score=84, grade="B"
        )
    else:
        match.state.outcome = Outcome(winners=[], termination="squad_lost", sides=["hostiles"], score=9, grade="F")
    return seen(match)


def event(kind: str, **public: object) -> Event:
    return Event(kind, public)


def told() -> list[Event]:
    """List every kind of event that a report tells, many times over."""
    attack = {
        "soldier": "S06", "weapon": "W05", "mode": "auto", "hostile": "F06", "slot": 3, "dice": [10, 1, 7, 4, 9],
        "needed": 6, "added": 0, "hits": 3, "cover_die": 5, "pen": 2, "cover": 7, "defeated": True,
    }  # fmt: skip
    fire = {
        "hostile": "E03", "slot": 3, "soldier": "S06", "die": 8, "total": 10, "cover_die": 6, "cover": 5,
        "wounds": 2, "suppress": 0,
    }  # fmt: skip
    found = [
        event("turn", turn=6),
        event("explored", soldier="S06", location="L12", slot=3),
        event("placed", hostile="F06", slot=3),
        event("activated", soldier="S06", objective="O04", slot=4),
        event("attacked", **attack),
        event("empty", soldier="S06", weapon="W05"),
        event("hostile_hurt", hostile="F06", slot=3, kills=2, suppressed=1, active=1),
        event("hostile_hurt", hostile="F12", slot=3, kills=0, suppressed=2, active=0),
        event("hostile_gone", hostile="F12", slot=3, soldier=None, xp=0),
        event("hostile_gone", hostile="F06", slot=3, soldier="S06", xp=3),
        event("attacked", **attack | {"hostile": "target/structure", "dice": [], "cover_die": 0, "weapon": "Q07"}),
        event("structure_hit", hits=2, total=2),
        event("attacked", **attack | {"hostile": "target/officer", "weapon": "weapon/fists", "defeated": False}),
        event("worked", soldier="S06", done=2, needed=3),
        event("hostile_turn"),
        event("lull"),
        event("placed", hostile="E09", slot=2),
        event("hostile_attacked", **fire),
        event("averted", soldier="S06", helper_soldier="S09", card="A03"),
        event("suppressed", soldier="S06", number=1),
        event("steady", soldier="S08"),
        event("wounded", soldier="S06", wounds=1, health=0),
        event("downed", soldier="S06", slot=3),
        event("hostile_attacked", **fire | {"wounds": 0, "suppress": 1}),
        event("suppressed", soldier="S06", number=1),
        event("hostile_attacked", **fire | {"wounds": 0}),
        event("hostile_moved", hostile="E09", start=2, slot=1),
        event("held", turns=2, needed=3),
        event("event", event="V01"),
        event("shelled", soldier="S06", die=9),
        event("wounded", soldier="S06", wounds=1, health=2),
        event("shelled", soldier="S09", die=7),
        event("suppressed", soldier="S09", number=1),
        event("event", event="V03"),
    ]
    return [*found, *found[1:]]
