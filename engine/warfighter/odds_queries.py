"""What people may ask: what a Soldier's attack promises, and how dangerous the coming Hostile Turn is for him."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.distribution import percent
from engine.core.errors import Illegal
from engine.core.modifiers import Modifier
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from engine.warfighter import chance, combat, labels, numbers, perks, playing, shots
from engine.warfighter.barrage import GUNS, bombarded
from engine.warfighter.cards import ActionCard
from engine.warfighter.field import OFFICER, STRUCTURE, Field, Hostile, Soldier
from engine.warfighter.library import LIBRARY
from engine.warfighter.results import Reticles
from engine.warfighter.shots import Shot
from engine.warfighter.view import WarfighterView

FIELDS = (OddsField("soldier"), OddsField("attack", needed=False), OddsField("target", needed=False))


def offers(view: WarfighterView, asked: Inquiry, field: str) -> dict[str, Msg]:
    """List the Soldiers, how each may attack, and whom."""
    table = view.field
    if field == "soldier":
        return {str(s.no): labels.soldier(view, s.no) for s in table.alive()}
    soldier = _soldier(table, asked)
    if soldier is None:
        return {}
    ways, mission = _ways(soldier), _fire_mission(view, soldier)
    if field == "attack":
        found = {key: _way(view, shot) for key, shot in ways.items()}
        return found if mission is None else found | {GUNS.how: msg("warfighter-label-card", card=mission.id)}
    if mission is not None and asked.one("attack") == GUNS.how:
        return {str(slot): labels.slot(view, slot) for slot in bombarded(table, soldier, mission)}
    shot = ways.get(asked.one("attack"))
    return {} if shot is None else {str(t): labels.target(view, t) for t in _targets(table, soldier, shot)}


def _soldier(field: Field, asked: Inquiry) -> Soldier | None:
    return next((s for s in field.alive() if str(s.no) == asked.one("soldier")), None)


def _ways(soldier: Soldier) -> dict[str, Shot]:
    """List all ways in which a Soldier may attack."""
    found = [*shots.ranged(soldier), *shots.thrown(soldier), *shots.hand_to_hand(soldier)]
    return {f"{shot.how}-{shot.gear}-{shot.place}": shot for shot in found}


def _fire_mission(view: WarfighterView, soldier: Soldier) -> ActionCard | None:
    """Return the card with which a Soldier may call the guns, for those who see it in his hand."""
    hand = view.hands.get(soldier.no)
    cards = [] if hand is None else [LIBRARY.actions[id_] for id_ in hand.cards if id_ in LIBRARY.actions]
    return next((card for card in cards if card.kind == GUNS.how), None)


def _way(view: WarfighterView, shot: Shot) -> Msg:
    return msg(
        "warfighter-odds-way",
        gear=labels.gear(view, shot.gear),
        mode=shot.mode,
        close=shot.how == "hand_to_hand",
    )


def _targets(field: Field, soldier: Soldier, shot: Shot) -> list[int]:
    if shot.how == "hand_to_hand":
        return [*combat.close(field, soldier)]
    return [*combat.targets(field, soldier, shot)]


def inquire(view: WarfighterView, asked: Inquiry) -> Odds:
    """Say what an attack or a Fire Mission promises, or without one how dangerous the Hostiles are."""
    field = view.field
    soldier = _soldier(field, asked)
    if soldier is None:
        raise Illegal(msg("refused-no-option"))
    if not asked.one("attack"):
        return danger(field, soldier)
    targets = [int(target) for target in offers(view, asked, "target") if asked.one("target") in {"", target}]
    if not targets:
        raise Illegal(msg("refused-no-option"))
    if asked.one("attack") == GUNS.how:
        return barrage(field, targets[0])
    return attack(field, soldier, _ways(soldier)[asked.one("attack")], targets[0])


def of_option(view: WarfighterView, option: Option) -> Odds | None:
    """Say what an act promises that is an attack, also with Snap Fire, Frag Out or Fire Mission."""
    field = view.field
    match option:
        case ("fire" | "fight" as verb, no, gear, place, target, *_):
            soldier = field.soldier(int(no))
            ways = shots.ranged(soldier) if verb == "fire" else shots.hand_to_hand(soldier)
            found = next((s for s in ways if (s.gear, s.place) == (gear, place)), None)
        case ("throw", no, gear, target):
            soldier = field.soldier(int(no))
            found = _thing(shots.thrown(soldier), gear)
        case ("play", _, card, _, no, gear, target, *_) if LIBRARY.actions[str(card)].kind == "snap_fire":
            soldier = field.soldier(int(no))
            found = _thing(playing.snap_shots(soldier), gear)
        case ("play", no, card, how, gear, target) if LIBRARY.actions[str(card)].kind == "frag_out":
            soldier = field.soldier(int(no))
            found = _thing(playing.throws(soldier, up=how == playing.UP), gear)
        case ("play", _, card, _, slot, *_) if LIBRARY.actions[str(card)].kind == GUNS.how:
            return barrage(field, int(slot))
        case _:
            return None
    return None if found is None else attack(field, soldier, found, int(target))


def _thing(ways: Iterable[Shot], gear: str | int) -> Shot | None:
    return next((shot for shot in ways if shot.gear == gear), None)


def odds(view: WarfighterView, decision: Decision, option: Option) -> Odds | None:
    """Say what an option promises."""
    return of_option(view, option) if decision.kind == "soldiers" else None


def attack(field: Field, soldier: Soldier, shot: Shot, target: int) -> Odds:
    """Say what an attack promises: kills, Suppress, an empty weapon; and the arithmetic."""
    found = chance.of_shot(field, soldier, shot, target)
    empty = min(10, shot.empty) * 10
    if target == STRUCTURE:
        hits = chance.scored(field, soldier, shot)
        line = msg("warfighter-odds-structure", hits=percent(hits.chance(bool)), empty=empty)
        return Odds(line, sums(field, soldier, shot, target))
    if target == OFFICER:
        taken = chance.scored(field, soldier, shot, OFFICER).chance(bool)
        return Odds(msg("warfighter-odds-officer", taken=percent(taken)), sums(field, soldier, shot, target))
    hostile = field.hostile(target)
    if hostile is None:
        raise Illegal(msg("refused-no-option"))
    before = Reticles.of(hostile)
    after = chance.against(found, before)
    line = msg(
        "warfighter-odds-attack",
        kill=percent(after.chance(lambda r: r.living < before.living)),
        suppress=percent(after.chance(lambda r: r.living == before.living and r.suppress > before.suppress)),
        nothing=percent(after.chance(lambda r: r == before)),
        gone=percent(after.chance(lambda r: chance.gone(hostile, r))),
        empty=empty,
    )
    return Odds(line, sums(field, soldier, shot, target))


def barrage(field: Field, slot: int) -> Odds:
    """Say what a Fire Mission promises: at all cards of the location together, then at each."""
    found = chance.shelled(field, slot)
    line = msg(
        "warfighter-odds-barrage",
        kill=percent(found.chance(lambda all_: all_.kills > 0)),
        kills=round(float(found.mean(lambda all_: all_.kills)), 1),
        nothing=percent(found.chance(lambda all_: not all_.changed)),
        cleared=percent(found.chance(lambda all_: not all_.left)),
    )
    dice = msg("warfighter-odds-dice", dice=GUNS.dice, needed=GUNS.hit, changes=[])
    return Odds(line, [dice, *(line for hostile in field.facing(slot) for line in _shelled(field, hostile))])


def _shelled(field: Field, hostile: Hostile) -> Iterator[Msg]:
    """Say what a Fire Mission does to one card, and the arithmetic of its Cover."""
    attack, before = chance.of_guns(field, hostile), Reticles.of(hostile)
    after = chance.against(attack, before)
    yield msg(
        "warfighter-odds-shelled",
        hostile=hostile.card,
        active=hostile.active,
        kill=percent(after.chance(lambda r: r.living < before.living)),
        suppress=percent(after.chance(lambda r: r.living == before.living and r.suppress > before.suppress)),
        gone=percent(after.chance(lambda r: chance.gone(hostile, r))),
    )
    yield msg(
        "warfighter-odds-cover",
        cover=attack.cover,
        changes=changes(numbers.hostile_cover(field, hostile, None)),
        pen=attack.pen,
        pen_changes=[],
        sure=False,
    )


def sums(field: Field, soldier: Soldier, shot: Shot, target: int) -> list[Msg]:
    """List what is added to the dice, to the cover roll, and what makes the Cover."""
    found = chance.of_shot(field, soldier, shot, target)
    hostile = field.hostile(target) if target > 0 else None
    slot = field.end if hostile is None else hostile.slot
    cover = [] if hostile is None else numbers.hostile_cover(field, hostile, soldier)
    return [
        msg(
            "warfighter-odds-dice",
            dice=found.dice,
            needed=found.hit,
            changes=changes(numbers.to_hit(field, soldier, shot, slot, hostile)),
        ),
        msg(
            "warfighter-odds-cover",
            cover=found.cover,
            changes=changes(cover),
            pen=found.pen,
            pen_changes=changes(numbers.penetration(soldier, shot, hostile)),
            sure=found.sure_cover,
        ),
    ]


def changes(modifiers: list[Modifier]) -> list[Arg]:
    """List changes of a number to be named."""
    return [f"{change.source}:{change.amount}" for change in modifiers]


def danger(field: Field, soldier: Soldier) -> Odds:
    """Say what the cards in play may do to a Soldier in the coming Hostile Turn."""
    wounds = chance.danger(field, soldier)
    left = perks.health(soldier)
    line = msg(
        "warfighter-odds-danger",
        soldier=soldier.card,
        wounded=percent(wounds.chance(bool)),
        wounds=round(float(wounds.mean(lambda taken: taken)), 1),
        downed=percent(wounds.chance(lambda taken: taken >= left)),
    )
    each = [
        msg(
            "warfighter-odds-blow",
            hostile=hostile.card,
            active=hostile.active,
            wounded=percent(blows.chance(lambda blow: blow.wounds > 0)),
            suppress=percent(blows.chance(lambda blow: not blow.wounds and blow.suppress > 0)),
        )
        for hostile in chance.aiming(field, soldier)
        for blows in (chance.hostile_attack(field, hostile, soldier),)
    ]
    return Odds(line, each)
