"""Alt text: what a picture shows in words, the most important first, no more than its viewer may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.tactics2gm.library import LIBRARY, RUIN
from engine.tactics2gm.packs import PACKS
from engine.tactics2gm.squares import NAMES
from engine.tactics2gm.state import SIDES
from engine.tactics2gm.view import PlayerView, TacticsView, UnitView
from images.core.finish import Detail, fullest, shortened
from images.tactics2gm.words import Words


def board_alt(view: TacticsView, words: Words) -> str:
    """Say what a board shows: what is awaited and what just happened, then the table line by line.

    The less room there is, the less is said: first no tokens and cards; then no states, armour and open ground;
    then no names; at last squares alone.
    """
    return fullest(
        lambda detail: (*_news(view, words, detail), *_sides(view, words, detail), *_ground(view, words, detail))
    )


def hand_alt(view: TacticsView, hand: Sequence[str], words: Words) -> str:
    """Name all cards of a hand, what they cost, and what the deck holds."""
    counted = Counter(hand)
    cards = [words.counted(f"{words.card(card)} ({_cost(card)})", count) for card, count in counted.items()]
    deck = [words.counted(words.short(card), count) for card, count in sorted((view.deck or {}).items())]
    lines = [f"{words.of('hand-alt')}: {', '.join(cards) or words.of('hand-empty')}."]
    if deck:
        lines.append(f"{words.of('hand-alt-deck')}: {', '.join(deck)}.")
    return shortened(lines)


def said_unit(view: TacticsView, number: int, words: Words) -> str:
    """Name a unit by its number and where it stands."""
    unit = next((unit for unit in view.units if unit.number == number), None)
    if unit is None:
        return f"#{number}"
    at = "" if unit.at is None else f" {NAMES[unit.at]}"
    return f"#{number} {words.short(unit.card)}{at}"


def _cost(card: str) -> int:
    return (
        PACKS.unit(card).cost if card in PACKS.naming(card).units else PACKS.naming(card).supports[card].play_cost
    )


# ------------------------------------------------------------------ news


def _news(view: TacticsView, words: Words, detail: Detail) -> Iterator[str]:
    """Say how the match ended or who is awaited, and this turn's shots and losses."""
    if view.outcome is not None:
        title = words.of(view.outcome.verdict, side=view.outcome.victor)
        yield f"{title} ({words.of('ended', how=view.outcome.termination)})."
    elif view.awaited:
        named = [_seat(view.players[seat], words) for seat in view.awaited]
        yield words.of("alt-awaited", names="; ".join(named))
    phase = words.named("phase", view.phase)
    if view.turn:
        turn = words.of("round", round=view.round, rounds=view.rounds or 0)
        yield f"{turn}, {words.side(SIDES[view.side])}, {phase}."
    else:
        yield f"{phase}."
    if view.shots and detail < Detail.FIGURES:
        shots = [_shot(view, *shot, words=words) for shot in view.shots]
        kept = shots if detail < Detail.NUMBERS else shots[-4:]
        yield f"{words.of('alt-shots')}: {', '.join(kept)}."
    if view.lost and detail < Detail.FIGURES:
        gone = [f"#{lost.number} {words.short(lost.card)}" for lost in view.lost]
        yield f"{words.of('alt-gone')}: {', '.join(gone)}."


def _shot(view: TacticsView, start: object, end: object, result: object, *, words: Words) -> str:
    """Say a shot: from where, at what, what came of it."""
    origin = NAMES[int(str(start))] if int(str(start)) >= 0 else words.of("alt-air")
    aim = int(str(end))
    target = NAMES[aim] if aim >= 0 else words.of("alt-hq", side=SIDES[1 - view.side])
    return f"{origin}→{target} {words.of(f'result-{result}')}"


# ------------------------------------------------------------------ the sides


def _sides(view: TacticsView, words: Words, detail: Detail) -> Iterator[str]:
    own = next((player.side for player in view.players if player.seat == view.viewer), 0)
    aboard = {unit.aboard for unit in view.units if unit.aboard is not None}
    for side in (own, 1 - own):
        yield " ".join(_side(view, side, words))
        units = [unit for unit in view.units if unit.side == side]
        if units:
            said = "; ".join(_unit(unit, words, detail, carries=unit.number in aboard) for unit in units)
            yield f"{words.side(SIDES[side])}: {said}."
    if view.goals and detail < Detail.NUMBERS:
        goals = [f"{words.of(_goal(name))} {n}/{of}" for name, n, of in view.goals]
        sides = [words.side(str(name).rpartition("_")[2]) for name, _, _ in view.goals]
        told = ", ".join(f"{s} {g}" for s, g in zip(sides, goals, strict=True))
        yield f"{words.of('alt-goals')}: {told}."


def _goal(name: object) -> str:
    return f"goal-{str(name).rpartition('_')[0].replace('_', '-')}"


def _side(view: TacticsView, side: int, words: Words) -> Iterator[str]:
    """Say what a side has: each player's Action Points and cards, the Headquarters, supply, mines."""
    for player in view.players:
        if player.side == side:
            yield words.of("alt-seat", seat=_seat(player, words), ap=player.ap, hand=player.hand, deck=player.deck)
            if player.sealed:
                yield words.of("sealed") + "."
    if side >= len(view.forces):
        return
    force = view.forces[side]
    for hq in force.hqs:
        yield words.of("alt-headquarters", pi=hq.pi, most=hq.most)
        if hq.general is not None:
            yield words.named("general", hq.general) + "."
    yield words.of("alt-force", supply=force.supply, destroyed=force.destroyed, mines=force.mines)
    for effect in force.effects:
        yield words.of(f"alt-{effect}") + "."


def _seat(player: PlayerView, words: Words) -> str:
    """Name a player by his side, or of two allies by his chair."""
    army = SIDES[player.side]
    return words.side(army) if player.rank == "commander" else words.named("chair", f"{army}_{player.rank}")


def _unit(unit: UnitView, words: Words, detail: Detail, *, carries: bool) -> str:
    """Say a unit: its number and name, where it is, what it still stands, and what is on it."""
    if unit.at is not None:
        at = NAMES[unit.at]
    elif unit.aboard is not None:
        at = words.of("alt-aboard", unit=unit.aboard)
    else:
        at = words.of("alt-waits")
    left = max(unit.toughness - unit.wounds, 0)
    if detail >= Detail.NUMBERS:
        return f"#{unit.number} {at}" + (f" {left}" if detail is Detail.NUMBERS else "")
    text = f"#{unit.number} {words.short(unit.card)} {at} {left}/{unit.toughness}"
    if detail >= Detail.FEW:
        return text
    remarks = [words.of("alt-armour", armour=unit.armour)]
    remarks += [words.of(f"mark-{mark}") for mark in unit.marks if mark != "just_deployed"]
    remarks += [words.of("new")] * unit.new + [words.of("supplies")] * bool(unit.load)
    if carries:
        remarks.append(words.of("alt-carries"))
    if detail is Detail.ALL:
        for token in unit.tokens:
            name = words.named("token", token.id)
            remarks.append(name if token.up else words.of("alt-grey", token=name))
        remarks += [words.card(card) for card in unit.cards]
        if unit.cover:
            remarks.append(words.of("alt-cover", source=unit.cover))
    return f"{text} ({', '.join(remarks)})"


# ------------------------------------------------------------------ the ground


def _ground(view: TacticsView, words: Words, detail: Detail) -> Iterator[str]:
    """Say what lies on squares: terrain first, then mines and smoke, then what the tiles show."""
    places = []
    kinds: dict[str, list[str]] = {}
    for at, place in sorted(view.terrain.items()):
        name = words.named("terrain", RUIN if place.ruin else place.card)
        most = LIBRARY.terrain[place.card].pi
        left = f" {most - place.damage}/{most}" if place.damage and not place.ruin else ""
        if detail < Detail.NUMBERS:
            places.append(f"{name} {NAMES[at]}{left}")
        else:
            kinds.setdefault(name, []).append(NAMES[at])
    places += [f"{name} {' '.join(squares)}" for name, squares in kinds.items()]
    places += [
        f"{words.of(thing.kind)} {NAMES[thing.at]}"
        for thing in view.things
        if not thing.gone and thing.carried is None
    ]
    places += [f"{words.of(f'mine-{mine.card}')} {NAMES[mine.at]}" for mine in view.mines]
    if places:
        yield ", ".join(places) + "."
    if view.smoke:
        yield f"{words.of('smoke')}: {', '.join(NAMES[at] for at in view.smoke)}."
    if detail < Detail.FIGURES:
        features: dict[str, list[str]] = {}
        for at, feature in sorted(view.features.items()):
            features.setdefault(feature, []).append(NAMES[at])
        for feature, squares in features.items():
            yield f"{words.named('feature', feature)}: {' '.join(squares)}."
