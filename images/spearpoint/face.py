"""What is drawn of a unit, gathered from the view: equal faces are drawn once."""

from __future__ import annotations

from typing import NamedTuple

from engine.spearpoint.packs import PACKS
from engine.spearpoint.state import Lost
from engine.spearpoint.view import UnitView
from images.core.kept import kept
from images.spearpoint.seating import letter, side_of
from images.spearpoint.symbols import crew_grade, unit_icon, weapon_icon
from images.spearpoint.words import Words

GONE = ("destroyed", "captured", "withdrawn")


class Damage(NamedTuple):
    """What sticks out from under a damaged unit."""

    name: str
    turns: int | None
    over: bool


class Arm(NamedTuple):
    """A weapon in few signs: its rolls, its values against infantry, vehicles and aircraft, its Damage Index."""

    icon: str
    rate: str
    values: str
    damage: str


class Face(NamedTuple):
    """All that is drawn of a unit."""

    number: int
    name: str
    side: str
    owner: str
    letter: str
    """Which of two allies it belongs to; empty where a side has one player."""
    icon: str
    arms: tuple[Arm, ...]
    crew: str | None
    crewless: bool
    defense: int
    plus: int
    endurance: int
    full: int
    half: int
    hit: int
    damage: Damage | None
    attached: tuple[str, ...]
    flight: int | None
    bombed: bool
    state: str
    """``new``, or one of GONE, or empty: what happened to it just now."""
    idle: bool
    stamp: str
    """The word across a card that is idle or gone."""
    up: bool
    air: bool
    grade: str = ""
    """What a Green or Veteran crew adds to attack rolls."""


def face(unit: UnitView, seats: int, words: Words, *, up: bool) -> Face:
    """Gather what is drawn of a unit in play."""
    card = unit.card
    damage = None
    if unit.damage is not None:
        damage = Damage(words.effect(unit.damage.effect), unit.damage.turns, unit.damage.over)
    return Face(
        number=unit.number,
        name=words.short(card.id),
        side=side_of(unit.seat, seats),
        owner=side_of(unit.owner, seats),
        letter=letter(unit.seat, seats),
        icon=unit_icon(card),
        arms=_arms(card.id),
        crew=card.crew,
        crewless=card.crew is not None and unit.crew is None,
        defense=unit.defense,
        plus=unit.defense - card.defense,
        endurance=max(unit.endurance, 0),
        full=card.endurance,
        half=unit.half,
        hit=unit.hit,
        damage=damage,
        attached=tuple(unit.attached),
        flight=unit.flight,
        bombed=unit.bombed,
        state="new" if unit.new else "",
        idle=unit.idle,
        stamp=words.of("captured") if unit.captured else words.of("idle") if unit.idle else "",
        up=up,
        air=unit.line == "air",
        grade=crew_grade(unit.crew),
    )


def ghost(lost: Lost, seats: int, words: Words, *, up: bool) -> Face:
    """Gather what is drawn of a unit that has just left play."""
    return Face(
        number=lost.number,
        name=words.short(lost.card),
        side=side_of(lost.seat, seats),
        owner=side_of(lost.seat, seats),
        letter=letter(lost.seat, seats),
        icon=unit_icon(PACKS.unit(lost.card)),
        arms=(),
        crew=None,
        crewless=False,
        defense=0,
        plus=0,
        endurance=0,
        full=0,
        half=0,
        hit=0,
        damage=None,
        attached=(),
        flight=None,
        bombed=False,
        state=lost.how,
        idle=False,
        stamp=words.of(f"lost-{lost.how}"),
        up=up,
        air=lost.line == "air",
    )


@kept(maxsize=256)
def _arms(card: str) -> tuple[Arm, ...]:
    return tuple(
        Arm(
            weapon_icon(weapon),
            f"{weapon.rate}×",
            "/".join("–" if v is None else str(v) for v in (weapon.infantry, weapon.vehicle, weapon.aircraft)),
            f"+{weapon.index}",
        )
        for weapon in PACKS.unit(card).weapons
    )
