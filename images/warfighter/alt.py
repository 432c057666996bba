"""Alt text: what a picture shows in words, the most important first."""

from __future__ import annotations

from collections.abc import Iterator

from engine.warfighter.view import WarfighterView
from images.core.finish import Detail, fullest, shortened
from images.warfighter.faces import HostileFace, Slot, SoldierFace, Weapon, slots
from images.warfighter.news import News, news
from images.warfighter.words import Words


def board_alt(view: WarfighterView, words: Words) -> str:
    """Say what a board shows: who is awaited, how far the Objective is, then slot by slot who stands there.

    The less room there is, the less is said of each card: first signs for words, no weapons, no figures; then no
    Actions; then no names; at last only how many there are.
    """
    row, told = slots(view, words), news(view, words)
    return fullest(lambda detail: (*_news(told, words), *_row(row, words, detail)))


def _news(told: News, words: Words) -> Iterator[str]:
    """Say how it ended or who is awaited, what time is left, and how far the Objective is."""
    if told.ending:
        yield f"{told.phase}."
    else:
        awaited = ", ".join(player.name for player in told.players if player.state == "acts")
        if awaited and len(told.players) > 1:
            yield words.of("alt-awaited", names=awaited)
        yield words.of("alt-turn", phase=told.phase, turn=told.turn)
    goal = told.goal
    count = f" {goal.done}/{goal.needed}" if goal.needed else ""
    yield f"{told.mission}. {goal.name}: {goal.told}{count}."


def _row(row: list[Slot], words: Words, detail: Detail) -> Iterator[str]:
    """Say every slot in which something lies or somebody stands."""
    for slot in row:
        place = slot.place
        if place.ground == "empty" or (place.ground == "start" and not slot.hostiles + slot.soldiers):
            continue
        lead = f"{place.slot} {place.name}" if detail < Detail.NUMBERS else str(place.slot)
        if detail is Detail.ALL and place.ground != "start":
            costs = words.of("alt-costs", entrance=place.entrance, close=place.hand_to_hand)
            lead = f"{lead} ({costs})"
        if detail is Detail.FIGURES:
            yield words.of("alt-figures", slot=lead, soldiers=len(slot.soldiers), hostiles=len(slot.hostiles))
            continue
        parts = [_soldier(soldier, words, detail) for soldier in slot.soldiers]
        parts += [_hostile(hostile, words, detail) for hostile in slot.hostiles]
        yield f"{lead}: {'; '.join(parts) or '–'}"


def _soldier(face: SoldierFace, words: Words, detail: Detail) -> str:
    """Say a Soldier: Health, Suppress, how many will fire at him, Actions, weapon."""
    said = f"{face.number} {face.name}" if detail < Detail.NUMBERS else str(face.number)
    said += f" {face.health}/{face.healthy}"
    actions = words.of("alt-actions", actions=face.actions)
    if detail is Detail.ALL:
        parts = [words.of("alt-suppress", number=face.suppress)] if face.suppress else []
        parts += [words.of("alt-aimed", count=face.aimed)] if face.aimed else []
        parts += [words.of("alt-locked", letter=face.locked)] if face.locked else []
        parts += [actions] + ([weapon_text(face.weapon, words)] if face.weapon is not None else [])
        return ", ".join([said, *parts])
    said += f" ▼{face.suppress}" if face.suppress else ""
    said += f" ⌖{face.aimed}" if face.aimed else ""
    said += f" ×{face.locked}" if face.locked else ""
    return f"{said}, {actions}" if detail < Detail.FEW else said


def weapon_text(weapon: Weapon, words: Words) -> str:
    """Say a weapon with its counters."""
    count = f" {weapon.ammo}" if weapon.ammo >= 0 else ""
    return f"{weapon.name}{count}" if weapon.ready else f"{weapon.name}{count} ({words.of('alt-empty')})"


def _hostile(face: HostileFace, words: Words, detail: Detail) -> str:
    """Say a Hostile card: active of living reticles, whom it aims at and from how far, Cover and reach."""
    said = f"{face.letter} {face.name}" if detail < Detail.NUMBERS else face.letter
    living = face.active + face.ducked
    if detail is Detail.ALL:
        parts = [words.of("alt-active", active=face.active, living=living)]
        if face.aim:
            parts.append(words.of("alt-aim", number=face.aim, away=abs(face.away), fires=face.fires))
        parts.append(words.of("alt-cover", cover=face.cover, reach=face.reach))
        said = ", ".join([said, *parts, *(word for _, word in face.traits)])
    else:
        said += f" {face.active}/{living}"
        said += f" {'→' if face.fires else '⇢'}{face.aim}" if face.aim else ""
    if face.new and detail < Detail.FEW:
        said += f" ({words.of('alt-new')})"
    return said


def area_alt(view: WarfighterView, area: str, words: Words) -> str:
    """Say one slot in full; raises KeyError for a card that does not lie in the row."""
    for slot in slots(view, words):
        if view.field.row[slot.place.slot].card == area:
            said = [*_row([slot], words, Detail.ALL)] or [f"{slot.place.slot} {slot.place.name}"]
            return shortened([*said, slot.place.rule] if slot.place.rule else said)
    raise KeyError(area)
