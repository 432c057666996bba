"""Tables of 2GM Tactics laid by hand, from an empty one to the fullest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import get_args

from engine.core.protocol import Decision, Event, Option, Outcome, Seat
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.squares import NAMES, SQUARES, field
from engine.tactics2gm.state import SIDES, Lost, Phase, Place, Thing
from engine.tactics2gm.view import (
    ForceView,
    HeadquartersView,
    MineView,
    PlayerView,
    ShotView,
    TacticsView,
    TokenView,
    UnitView,
)
from tests.images.views import plain

MARKS = ["prone", "foxhole", "suppressed", "smoke", "hidden", "moved", "fired"]
GROUND = ["woods", "hedge", "river", "sea", "open"]


def player(seat: Seat, side: int, **changed: object) -> PlayerView:
    found: dict[str, object] = {
        "seat": seat,
        "side": side,
        "rank": "commander",
        "automatic": False,
        "ap": 7,
        "hand": 6,
        "deck": 28,
        "discard": [],
        "sealed": False,
    }
    return PlayerView(**(found | changed))  # type: ignore[arg-type]


def force(side: int, boards: int = 1, **changed: object) -> ForceView:
    found: dict[str, object] = {
        "side": ("us", "de")[side],
        "hqs": [HeadquartersView(pi=8 - side, most=10, armour=2, general=None) for _ in range(boards)],
        "supply": 2 + side,
        "destroyed": 3,
        "worth": 11,
        "mines": side,
        "effects": [],
    }
    return ForceView(**(found | changed))  # type: ignore[arg-type]


def unit(number: int, card: str, at: str | None, **changed: object) -> UnitView:
    printed = LIBRARY.units[card]
    side = 0 if printed.side == "us" else 1
    found: dict[str, object] = {
        "number": number,
        "card": card,
        "seat": side,
        "side": side,
        "at": None if at is None else SQUARES[at],
        "aboard": None,
        "board": 0,
        "wounds": 0,
        "toughness": printed.wounds,
        "armour": printed.armour,
        "movement": printed.move,
        "tokens": [],
        "cards": [],
        "marks": [],
        "cover": "",
        "new": False,
        "load": [],
    }
    return UnitView(**(found | changed))  # type: ignore[arg-type]


def tokens(*ids: str, flipped: Sequence[str] = ()) -> list[TokenView]:
    return [TokenView(id=name, up=name not in flipped) for name in ids]


def table(units: list[UnitView], **changed: object) -> TacticsView:
    columns = int(str(changed.get("columns", 8)))
    found: dict[str, object] = plain("tactics2gm", "pitched") | {
        "columns": columns,
        "points": [100, 100],
        "turn": 7,
        "round": 4,
        "side": 0,
        "phase": "shooting",
        "rounds": None,
        "goals": [("headquarters_us", 3, 10), ("headquarters_de", 2, 10)],
        "players": [player(0, 0), player(1, 1)],
        "forces": [force(0, columns // 8), force(1, columns // 8)],
        "units": units,
        "lost": [],
        "features": {},
        "terrain": {},
        "things": [],
        "smoke": [],
        "mines": [],
        "shots": [],
        "odds": {},
        "prospects": {},
        "prices": {},
        "hand": None,
        "deck": None,
    }
    return TacticsView(**(found | changed))  # type: ignore[arg-type]


def empty() -> TacticsView:
    """Before the first turn."""
    return table(
        [],
        turn=0,
        round=0,
        phase="terrain",
        awaited=[0, 1],
        features={SQUARES[name]: "woods" for name in ("B2", "C2", "F5")} | {SQUARES["G3"]: "hedge"},
        terrain={SQUARES["C3"]: Place(card="townhall")},
    )


def nothing() -> TacticsView:
    """Before there is a field."""
    return table([], turn=0, round=0, phase="deck", forces=[], goals=[], awaited=[0, 1])


def battle(viewer: Seat | None = None) -> TacticsView:
    """A usual turn, about the fourth round."""
    units = [
        unit(1, "us_light", "B2", tokens=tokens("grenades", "foxhole"), marks=["foxhole"], cover="foxhole"),
        unit(2, "us_heavy", "D3", wounds=2, tokens=tokens("mortar", "prone"), marks=["prone", "fired"]),
        unit(3, "us_sherman", "E3", tokens=tokens("mg_free", "mg_paid", "howitzer", "smoke", flipped=["mg_free"]),
             marks=["moved", "fired"], cards=["veteran"]),
        unit(4, "us_m3", "C1", marks=["moved"]),
        unit(5, "us_ranger", None, aboard=4),
        unit(6, "us_sniper", "G3", tokens=tokens("camouflage"), marks=["hidden"]),
        unit(7, "us_p51", None),
        unit(8, "us_m10", "F1", new=True),
        unit(9, "ge_tiger", "E5", wounds=3, marks=["suppressed"], tokens=tokens("mg_free", "smoke")),
        unit(10, "ge_light", "C5"),
        unit(11, "ge_pak40", "G5", cards=["net"], tokens=tokens("foxhole")),
        unit(12, "ge_command", "D6", tokens=tokens("radio")),
        unit(13, "ge_fw190", None, marks=["away"]),
        unit(14, "ge_251", "B5", wounds=1, marks=["smoke"]),
    ]  # fmt: skip
    return table(
        units,
        viewer=viewer,
        features={SQUARES[name]: "woods" for name in ("A4", "B4", "E2", "F2", "G5", "H5")}
        | {SQUARES[name]: "hedge" for name in ("C3", "D3", "H2")}
        | {SQUARES[name]: "river" for name in ("A6", "B6")},
        terrain={
            SQUARES["B2"]: Place(card="sandbags"),
            SQUARES["C5"]: Place(card="farm", damage=2),
            SQUARES["D2"]: Place(card="barrier", damage=1),
            SQUARES["F4"]: Place(card="house", ruin=True, damage=4),
        },
        things=[Thing(kind="bridge", at=SQUARES["B6"])],
        smoke=[SQUARES["B5"], SQUARES["A5"]],
        mines=[MineView(card="atmine", seat=1, at=SQUARES["D4"])] if viewer == 1 else [],
        lost=[Lost(number=15, card="ge_heavy", seat=1, at=SQUARES["E4"])],
        shots=[
            (SQUARES["E3"], SQUARES["E4"], "crit"),
            (SQUARES["D3"], SQUARES["C5"], "nothing"),
            (SQUARES["E3"], SQUARES["E5"], "hit"),
            (SQUARES["F1"], SQUARES["E5"], "miss"),
            (SQUARES["G3"], -2, "hit"),
            (-1, SQUARES["G5"], "miss"),
        ],
        hand=hand() if viewer == 0 else None,
        deck={"us_light": 4, "us_sherman": 3, "barrage": 1, "us_calliope": 1, "firstaid": 2}
        if viewer == 0
        else None,
    )


def hand(cards: int = 7) -> list[str]:
    every = [
        "us_sherman",
        "us_light",
        "barrage",
        "c47",
        "us_calliope",
        "firstaid",
        "us_light",
        "us_para",
        "smokebar",
    ]
    every += ["apmine", "us_lcvp", "elite", "us_jeep", "us_p47", "us_command", "driver", "us_heavy", "recon"]
    return [every[index % len(every)] for index in range(cards)]


def crowd(columns: int = 8, *, heavy: bool = True) -> TacticsView:
    """A unit on every square, with all the tokens it may take, states, cards, and terrain under it."""
    cards = [card for card in LIBRARY.units.values() if card.ground]
    places = [card for card in LIBRARY.terrain if card != "ruin"]
    units = []
    for index, at in enumerate(field(columns)):
        card = cards[index % len(cards)]
        units.append(
            unit(
                index + 1,
                card.id,
                NAMES[at],
                wounds=index % card.wounds,
                tokens=tokens(*card.tokens, flipped=card.tokens[:1]) if heavy else [],
                marks=MARKS[index % 3 :: 2] if heavy else [],
                cards=["veteran", "armour", "binoc"][: index % 4] if heavy else [],
                new=index % 9 == 0,
            )
        )
    return table(
        units,
        columns=columns,
        features={at: GROUND[index % 4] for index, at in enumerate(field(columns)) if index % 3},
        terrain={
            at: Place(card=name, damage=int(LIBRARY.terrain[name].pi > 1))
            for at, name in zip(field(columns), cycle(places), strict=False)
        }
        if heavy
        else {},
        smoke=list(field(columns))[::5] if heavy else [],
        forces=[
            force(side, columns // 8, hqs=[
                HeadquartersView(pi=10, most=10, armour=2, general=("us_eisenhower", "ge_guderian")[side])
                for _ in range(columns // 8)
            ], supply=3 * (1 - side), destroyed=24, mines=4, effects=["jammed", "flak"])
            for side in (0, 1)
        ],
    )  # fmt: skip


def printed(columns: int = 8) -> TacticsView:
    """The same with no more terrain than is printed."""
    view = crowd(columns)
    view.terrain = dict(list(view.terrain.items())[: 2 * columns])
    return view


def longest() -> list[TacticsView]:
    """Every unit there is, by its name, with a number of two figures."""
    cards = list(LIBRARY.units)
    return [
        table(
            [unit(80 + n % 20, card, NAMES[at]) for n, (card, at) in enumerate(zip(part, field(8), strict=False))]
        )
        for part in (cards[:30], cards[30:])
    ]


def lone_places() -> TacticsView:
    """Every kind of terrain with nobody on it, whole and damaged, ruins, bridges, mines and smoke."""
    names = [card for card in LIBRARY.terrain if card != "ruin"]
    terrain = {
        SQUARES[f"{'ABCDEFGH'[index % 8]}{2 + index // 8}"]: Place(card=name) for index, name in enumerate(names)
    }
    terrain |= {
        SQUARES[f"{'ABCDEFGH'[index % 8]}{4 + index // 8}"]: Place(card=name, damage=1)
        for index, name in enumerate(names)
        if LIBRARY.terrain[name].pi > 1
    }
    return table(
        [],
        terrain=terrain | {SQUARES["H6"]: Place(card="farm", ruin=True, damage=6)},
        things=[
            Thing(kind="bridge", at=SQUARES["G6"], damage=2),
            Thing(kind="supplies", at=SQUARES["F6"]),
        ],
        smoke=[SQUARES["E6"], SQUARES["F6"]],
        mines=[
            MineView(card="atmine", seat=0, at=SQUARES["C6"]),
            MineView(card="apmine", seat=1, at=SQUARES["D6"]),
            MineView(card="apmine", seat=1, at=SQUARES["E6"]),
        ],
        viewer=0,
    )


def teams(columns: int = 16) -> TacticsView:
    """Two allies a side, on two boards, with fighters waiting and goals of a scenario."""
    view = crowd(columns, heavy=False)
    view.seats = 4
    view.players = [
        player(0, 0, rank="marshal", ap=10, hand=7, deck=38),
        player(1, 1, rank="marshal", ap=10, hand=7, deck=38, sealed=True),
        player(2, 0, rank="general", ap=10, hand=7, deck=38),
        player(3, 1, rank="general", ap=10, automatic=True, sealed=True),
    ]
    view.awaited = [0, 2]
    view.round, view.rounds = 10, 12
    view.goals = [("destroy_units_de", 11, 24), ("reach_row_us", 3, 4), ("outlast_de", 10, 12)]
    view.units += [
        unit(100 + index, card, None, board=index % 2)
        for index, card in enumerate(("us_p47", "us_p51", "ge_bf109", "ge_fw190"))
    ]
    return view


def phase(name: Phase) -> TacticsView:
    """A battle in another phase."""
    view = battle()
    view.phase = name
    view.rounds = 12
    return view


PHASES: tuple[Phase, ...] = get_args(Phase)


def finished(termination: str = "headquarters", winners: Sequence[int] = (0,)) -> TacticsView:
    view = battle()
    view.outcome = Outcome(list(winners), termination, [SIDES[seat] for seat in winners])
    view.awaited = []
    return view


def shooting() -> tuple[TacticsView, Decision]:
    """A question of the Shooting phase, as the American sees it."""
    view = battle(0)
    options: list[Option] = [
        ("fire", 3, "0", "unit", 9),
        ("fire", 3, "0", "building", "C5"),
        ("fire", 3, "mg_paid", "unit", 10),
        ("fire", 3, "howitzer", "unit", 9),
        ("fire", 3, "0", "hq", 0),
        ("fire", 2, "mortar", "unit", 10),
        ("sortie", 7, "unit", 11),
        ("pass",),
    ]
    chances = (50, 60, 0, 30, 70, 50, 40)
    view.odds = {
        " ".join(map(str, option)): ShotView(
            hit=6, crit=10, penetration=4, armour=2, damage=2, changes=[], percent=chance, kills=10
        )
        for option, chance in zip(options, chances, strict=False)
    }
    decision = Decision(id=1, seat=0, kind="shooting", options=options, act=True)
    return view, decision


def event(kind: str, **public: object) -> Event:
    return Event(kind, dict(public))


def fired(unit_: int, card: str, target: int, target_card: str, **changed: object) -> Event:
    found: dict[str, object] = {
        "unit": unit_, "unit_card": card, "weapon": f"{card}/0", "aim": "unit", "target": target or None,
        "target_card": target_card or None, "terrain": None, "at": None, "die": 7, "hit": 6, "crit": 10,
        "changes": ["woods:1:1", "prone:1:0", "veteran:-1:0"], "penetration": 4, "armour": 2, "damage": 2,
        "impact": False, "result": "hit",
    }  # fmt: skip
    return event("fired", **(found | changed))


def fight() -> list[Event]:
    """A turn in which everything happens once."""
    return [
        event("turn", turn=7, side="us"),
        fired(3, "us_sherman", 9, "ge_tiger", die=4, result="miss", changes=[]),
        fired(3, "us_sherman", 10, "ge_light", weapon="token/howitzer"),
        event("wounded", unit=10, unit_card="ge_light", wounds=2, of=3, total=2),
        event("suppressed", unit=10, unit_card="ge_light"),
        fired(8, "us_m10", 14, "ge_251", die=10, result="crit", impact=True),
        event("destroyed", unit=14, unit_card="ge_251", by=0, seat=1),
        event("thrown_out", unit=16, unit_card="ge_pzgren", die=3, up_to=5),
        event("wounded", unit=16, unit_card="ge_pzgren", wounds=1, of=4, total=1),
        fired(2, "us_heavy", 0, "", aim="place", terrain="farm", at="C5", crit=0),
        event("place_damaged", at="C5", terrain="farm", damage=4, left=0),
        event("ruined", at="C5", terrain="farm"),
        event("destroyed", unit=10, unit_card="ge_light", by=0, seat=1),
        fired(6, "us_sniper", 0, "", aim="headquarters", crit=0),
        event("headquarters_hit", side="de", board=0, damage=1, left=7),
        event(
            "assaulted", seat=0, unit=1, unit_card="us_light", target=11, target_card="ge_pak40", die=8, hit=5,
            crit=10, changes=[], penetration=2, armour=2, damage=1, result="hit",
        ),
        event("wounded", unit=11, unit_card="ge_pak40", wounds=1, of=3, total=1),
        event(
            "answered", seat=1, unit=11, unit_card="ge_pak40", target=1, target_card="us_light",
            weapon="ge_pak40/0", die=2, hit=4, crit=9, changes=[], penetration=6, armour=1, damage=3,
            result="miss",
        ),
        event("mine_exploded", card="apmine", unit=1, unit_card="us_light", at="D4", die=5, hit=4, crit=9,
              result="hit"),
        event("struck", card="barrage", unit=12, unit_card="ge_command", at="D6", die=9, hit=4, crit=9,
              result="crit"),
        event("destroyed", unit=12, unit_card="ge_command", by=0, seat=1),
    ]  # fmt: skip
