"""Alt text: what a picture shows in words, the most important first, no more than its viewer may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.spearpoint.board import way_to_win
from engine.spearpoint.packs import PACKS
from engine.spearpoint.state import SIDES
from engine.spearpoint.view import AttackView, HandView, PlayerView, SpearpointView, UnitView
from images.core.finish import Detail, fullest, shortened
from images.spearpoint.seating import captains, letter, needed, team, victor
from images.spearpoint.story import Scene, Story, note_text
from images.spearpoint.strip import aim, turn_of
from images.spearpoint.words import Words


def board_alt(view: SpearpointView, words: Words) -> str:
    """Say what a board shows: what the match waits for and what just happened, then the table line by line.

    The less room there is, the less is said of each unit: first no Defense and no cards; then no names; at last
    a line in figures.
    """
    return fullest(lambda detail: (*_news(view, words, detail), *_table(view, words, detail)))


def _news(view: SpearpointView, words: Words, detail: Detail) -> list[str]:
    """Say how the match ended or who is awaited, and what left or came just now."""
    lines = []
    if view.outcome is not None:
        side = victor(view)
        title = words.of("won", side=side) if side else words.of("drawn")
        lines.append(f"{title} ({words.of('ended', how=view.outcome.termination)}).")
    elif view.awaited:
        names = ", ".join(words.seat(seat, view.seats) for seat in view.awaited)
        lines.append(words.of("alt-awaited", names=names))
    if detail is Detail.FIGURES:
        return lines
    named = detail < Detail.NUMBERS
    gone = [
        f"{words.short(lost.card)} #{lost.number} ({words.of(f'lost-{lost.how}')})" if named else f"#{lost.number}"
        for lost in view.lost
    ]
    if gone:
        lines.append(words.of("alt-gone", names=", ".join(gone)))
    new = [
        f"{words.short(unit.card.id)} #{unit.number}" if named else f"#{unit.number}"
        for unit in view.units
        if unit.new
    ]
    if new:
        lines.append(words.of("alt-new", names=", ".join(new)))
    return lines


def _table(view: SpearpointView, words: Words, detail: Detail) -> Iterator[str]:
    """Say the table: the Turn, the points, each side's lines, the attacks to come, the decks."""
    yield f"{turn_of(view, words)}, {words.of('phase', phase=view.phase)}."
    lines = []
    for captain in captains(view):
        players = team(view, SIDES.index(captain.side))
        yield from _force(players, view, words, detail)
        seats = [player.seat for player in players]
        for line in ("front", "rear", "air"):
            there = [unit for unit in view.units if unit.seat in seats and unit.line == line]
            if there:
                units = _figures(there, words) if detail is Detail.FIGURES else _units(there, view, words, detail)
                lines.append(words.of("alt-line", side=captain.side, line=line, units=units))
    yield from lines
    coming = [attack for attack in view.attacks if attack.state == "declared"]
    if coming:
        attacks = ", ".join(_attack(attack, detail) for attack in coming)
        yield words.of("alt-attacks", attacks=attacks if detail < Detail.FIGURES else str(len(coming)))
    if detail is Detail.ALL:
        yield words.of("alt-decks", commands=view.command_deck, damages=view.damage_deck)


def _force(players: list[PlayerView], view: SpearpointView, words: Words, detail: Detail) -> Iterator[str]:
    """Say the score of a side and what its players hold; in one line where it has one."""
    captain, brief = players[0], detail is not Detail.ALL
    goal = needed(view, captain.side, "points")
    shared = {"side": captain.side, "points": captain.points, "goal": goal, "overrun": captain.overrun}
    asked = [aim(view, captain.side, words)]
    if not brief:
        goals = [g for g in view.goals if g.side == captain.side and g.test not in ("points", "overrun")]
        asked = [words.message(way_to_win(goal)) for goal in goals]
    if len(players) > 1:
        yield words.of("alt-seat-short" if brief else "alt-force", **shared)
    for player in players:
        hand = {"units": player.units, "commands": player.commands, "reserves": player.reserves}
        if len(players) > 1:
            said = words.of("alt-chair", seat=words.seat(player.seat, view.seats), **hand)
        else:
            said = words.of("alt-seat-short" if brief else "alt-seat", **shared, **hand)
        effects = [words.card(card) for card in player.effects] if detail < Detail.FEW else []
        first = [words.of("alt-first")] if view.initiative == player.seat else []
        first += [words.of("sealed")] if player.sealed else []
        yield " ".join([said, *(f"{part}." for part in [*first, *asked, *effects] if part)])


def _units(there: list[UnitView], view: SpearpointView, words: Words, detail: Detail) -> str:
    return "; ".join(_unit(unit, letter(unit.seat, view.seats), words, detail) for unit in there)


def _unit(unit: UnitView, ally: str, words: Words, detail: Detail) -> str:
    """Say a unit: name and number, with the letter of the ally to whom it belongs, and what has befallen it."""
    endurance = max(unit.endurance, 0)
    damaged = unit.damage is not None and not unit.damage.over
    if detail >= Detail.FEW:
        name = "" if detail is Detail.NUMBERS else f"{words.short(unit.card.id)} "
        return f"{name}#{unit.number}{ally} {endurance}{'!' if damaged else ''}"
    remarks = []
    if unit.hit:
        remarks.append(f"−{unit.hit}")
    if unit.damage is not None and damaged:
        turns = f" {unit.damage.turns}" if unit.damage.turns else ""
        remarks.append(words.effect(unit.damage.effect) + turns)
    if unit.idle:
        remarks.append(words.of("idle"))
    if unit.captured:
        remarks.append(words.of("captured"))
    if unit.flight is not None:
        remarks.append(words.of("alt-flight", turns=unit.flight))
    if unit.bombed:
        remarks.append(words.of("alt-bombed"))
    defense = ""
    if unit.crew is not None and not PACKS.unit(unit.crew).plain:
        remarks.append(words.short(unit.crew))
    if detail is Detail.ALL:
        remarks += [words.card(card) for card in unit.attached]
        defense = f" {words.of('alt-defense', defense=unit.defense)}"
    text = f"{words.short(unit.card.id)} #{unit.number}{ally} {endurance}/{unit.card.endurance}{defense}"
    return f"{text} ({', '.join(remarks)})" if remarks else text


def _attack(attack: AttackView, detail: Detail) -> str:
    attackers = "+".join(f"#{number}" for number in attack.attackers)
    shots = attack.shots if detail < Detail.NUMBERS else attack.shots[:1]
    chances = "".join(f" {shot.rate}×{shot.percent}%" if shot.rate > 1 else f" {shot.percent}%" for shot in shots)
    return f"{attackers}→#{attack.target}{chances}"


def _figures(there: list[UnitView], words: Words) -> str:
    damaged = sum(unit.damage is not None for unit in there)
    return words.of("alt-figures", count=len(there), damaged=damaged)


def hand_alt(view: SpearpointView, hand: HandView, words: Words) -> str:
    """Say whose a hand is, and name all its cards."""

    def counted(names: Iterable[str]) -> str:
        return words.listed(names) or words.of("hand-empty")

    reserves = [words.card(card) for card, count in sorted(hand.reserves.items()) for _ in range(count)]
    text = words.of(
        "hand-alt",
        seat=words.seat(view.viewer or 0, view.seats),
        units=counted(words.unit(card) for card in hand.units),
        commands=counted(words.card(card) for card in hand.commands),
        reserves=counted(reserves),
    )
    return shortened([text])


def report_alt(story: Story, view: SpearpointView, words: Words) -> str:
    """Say what a battle report shows, attack by attack."""
    title = words.of("report-title", turn=story.turn or view.turn)
    forces = [team(view, side)[0] for side in range(len(SIDES))]
    points = [f"{words.side(force.side)} {story.totals.get(force.side, force.points)}" for force in forces]
    lines = [f"{title}. {', '.join(points)}."]
    if story.initiative is not None:
        first = words.seat(story.initiative["winner"], view.seats)
        lines.append(words.of("report-first", seat=first) + ".")
    return shortened([*lines, *(_scene(scene, words) for scene in story.scenes)])


def _scene(scene: Scene, words: Words) -> str:
    """Say a scene in one line: who at whom, each roll with its sum, what followed."""

    def unit(number: int, card: str) -> str:
        return f"{words.short(card)} #{number}"

    who = unit(scene.unit, scene.unit_card) if scene.unit else words.of(f"report-{scene.kind}")
    if scene.target:
        who += f" → {unit(scene.target, scene.target_card)}"
    parts = []
    for throw in scene.throws:
        part = ""
        if throw.dice:
            result = words.of(f"report-{throw.result.replace('_', '-')}")
            if throw.most:
                result = words.of("report-holds" if throw.result == "won" else "report-burns-up")
            part = f"{throw.total}/{throw.needs} {result}"
        if throw.blow is not None:
            blow = throw.blow
            part += f" {blow.intensity}+{blow.index}−{blow.defense}={blow.net} ({blow.endurance})"
        parts.append(part.strip())
    parts += [note_text(note, words) for note in scene.notes]
    return f"{who}: {'; '.join(parts)}"
