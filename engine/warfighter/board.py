"""The table in words: complete enough to play by."""

from __future__ import annotations

from engine.core.modifiers import summed
from engine.core.words import Arg, Msg, msg
from engine.warfighter import labels, numbers, perks, placement
from engine.warfighter.cards import Destroy, Hold, LocationCard, Work
from engine.warfighter.field import Field, Hostile, Soldier
from engine.warfighter.view import WarfighterView


def lines(view: WarfighterView) -> list[Msg]:
    """Describe what a viewer sees, the most important first."""
    field = view.field
    found = [
        msg(
            "warfighter-board-turn",
            mission=field.mission,
            objective=field.objective,
            phase=field.phase,
            turn=field.turn,
            turns=view.turns,
            rp=view.rp,
            limit=field.limit,
        ),
        _goal(field),
    ]
    found += [_place(view, slot) for slot in range(len(field.row)) if field.row[slot].card]
    found += [_soldier(view, soldier) for soldier in field.soldiers]
    found += [_support(field, support.card, support.on) for support in field.supports]
    in_force: list[Arg] = [msg("warfighter-board-fog")] * field.fog
    in_force += [msg("warfighter-board-lull")] * field.lull + [msg("warfighter-board-guide")] * field.guide
    if in_force:
        found.append(msg("warfighter-board-in-force", events=in_force))
    left = view.decks
    found.append(
        msg(
            "warfighter-board-decks",
            actions=left["actions"],
            locations=left["locations"],
            hostiles=left["hostiles"],
            events=left["events"],
        )
    )
    return found


def _goal(field: Field) -> Msg:
    """Tell how far the Objective has come."""
    done, needed = 0, 0
    match field.goal.condition:
        case Destroy(hits=needed):
            done = field.hits
        case Work(actions=needed):
            done = field.worked
        case Hold(turns=needed):
            done = field.held
        case _:
            pass
    return msg(
        "warfighter-board-goal",
        text=field.objective,
        slot=field.end,
        active=field.active,
        done=done,
        needed=needed,
    )


def _place(view: WarfighterView, slot: int) -> Msg:
    field = view.field
    place = field.row[slot]
    printed = place.printed
    hostiles: list[Arg] = [_hostile(field, hostile) for hostile in field.facing(slot)]
    soldiers: list[Arg] = [soldier.card for soldier in field.alive(slot)]
    ground: list[Arg] = [labels.gear(view, gear.uid) for gear in place.ground]
    least, most = (0, 0) if printed is None else placement.bounds(field, printed.table)
    rule = isinstance(printed, LocationCard) and ("text", place.card) in view.catalog.names
    return msg(
        "warfighter-board-place",
        slot=slot,
        location=place.card,
        entrance=0 if printed is None or place.free else printed.entrance,
        hand_to_hand=0 if printed is None else printed.hand_to_hand,
        least=least,
        most=most,
        text=place.card if rule else "none",
        closed=slot == field.end and not field.active,
        smoke=place.smoke,
        soldiers=soldiers,
        hostiles=hostiles,
        gear=ground,
    )


def _hostile(field: Field, hostile: Hostile) -> Msg:
    brought = hostile.printed.reinforce
    aimed = next((s for s in field.alive() if s.no == hostile.target), None)
    return msg(
        "warfighter-board-hostile",
        hostile=hostile.card,
        letter=hostile.letter,
        active=hostile.active,
        living=hostile.living,
        suppress=hostile.suppress,
        cover=hostile.printed.cover,
        rmin=hostile.printed.rmin,
        rmax=hostile.printed.rmax,
        entrance=hostile.printed.entrance,
        least=0 if brought is None else brought.least,
        most=0 if brought is None else brought.most,
        traits=list[Arg](hostile.printed.traits),
        soldier="none" if aimed is None else aimed.card,
    )


def _soldier(view: WarfighterView, soldier: Soldier) -> Msg:
    hand, held = view.hands.get(soldier.no), view.field.hostile(soldier.grip)
    gear: list[Arg] = [labels.gear(view, item.uid) for item in soldier.gear]
    skills: list[Arg] = [*soldier.skills]
    laid: list[Arg] = [card.card for card in soldier.laid]
    cards: list[Arg] = [] if hand is None else [*hand.cards]
    return msg(
        "warfighter-board-soldier",
        soldier=soldier.card,
        number=soldier.no,
        seat=soldier.seat,
        sides=[*view.sides],
        status=soldier.status,
        slot=soldier.slot,
        health=perks.health(soldier),
        healthy=perks.healthy(soldier),
        actions=soldier.actions,
        suppress=soldier.suppress,
        move=soldier.printed.move,
        cover=summed(numbers.soldier_cover(view.field, soldier, 0)),
        grip="none" if held is None else held.letter,
        xp=soldier.xp,
        gear=gear,
        skills=skills,
        laid_cards=laid,
        hand=0 if hand is None else hand.number,
        locations=0 if hand is None else hand.locations,
        cards=cards,
    )


def _support(field: Field, card: str, on: int) -> Msg:
    return msg("warfighter-board-support", card=card, soldier=field.soldier(on).card)
