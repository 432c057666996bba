"""Names of options: what stands on a button or in a list, for the decision's own seat."""

# ruff: noqa: ARG001
# One signature for every kind of option.
from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from engine.spearpoint.view import SpearpointView, UnitView, WeaponShot


def label(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    """Name an option, or the first steps that several share."""
    if not path:
        return msg("spearpoint-label-all")
    head = str(path[0])
    make = _LABELS.get(head)
    if len(path) == 1 and make is not None:
        return msg(f"spearpoint-label-{head}")
    return msg(f"spearpoint-label-{head}") if make is None else make(view, decision, path)


def detail(view: SpearpointView, decision: Decision, path: Option) -> Msg | None:
    """Say in what the unit of an option differs from others of its name; None for options of none."""
    numbers = [
        step for step in path[1:2] if decision.kind in ("attack", "friendly_fire") and isinstance(step, int)
    ]
    if not numbers or path[0] not in ("attack", "assault", "target"):
        return None
    unit = _unit(view, numbers[0])
    state: list[Arg] = []
    if unit.damage is not None:
        state.append(msg("spearpoint-detail-damaged", effect=unit.damage.effect))
    if unit.idle:
        state.append(msg("spearpoint-board-idle"))
    return msg(
        "spearpoint-detail", line=unit.line, endurance=unit.endurance, full=unit.card.endurance, state=state
    )


def unit_args(view: SpearpointView, number: int | str) -> dict[str, Arg]:
    """Name a unit in words: its number and its card."""
    return {"unit": number, "unit_card": _unit(view, number).card.id}


def target_args(view: SpearpointView, number: int | str) -> dict[str, Arg]:
    """Name a target in words: its number and its card."""
    return {"target": number, "target_card": _unit(view, number).card.id}


def _unit(view: SpearpointView, number: int | str) -> UnitView:
    return next(unit for unit in view.units if unit.number == number)


def _deck(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    deck = view.catalog.decks[str(path[1])]
    points = sum(view.catalog.units[card].cost * number for card, number in deck.cards.items())
    return msg("spearpoint-label-deck-named", deck=deck.id, points=points)


def _card(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg("spearpoint-label-card-named", card=path[1], points=view.catalog.units[str(path[1])].cost)


def _commit(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    card = view.catalog.units[str(path[1])]
    if len(path) > 4 and len(card.lines) == 1:
        return msg("spearpoint-label-commit-crew", card=card.id, crew_card=path[4])
    if len(path) > 4:
        return msg("spearpoint-label-commit-line-crew", card=card.id, line=path[3], crew_card=path[4])
    if len(path) > 3:
        return msg("spearpoint-label-commit-line", card=card.id, line=path[3])
    if card.crew:
        return msg("spearpoint-label-commit-crewed", card=card.id, crew=card.crew)
    return msg("spearpoint-label-commit-named", card=card.id)


def _crew(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    if len(path) < 4:
        return msg("spearpoint-label-commit-named", card=path[1])
    return msg("spearpoint-label-crew-for", crew_card=path[1], **unit_args(view, path[3]))


def _move(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    if len(path) < 3:
        return msg("spearpoint-label-move-from", **unit_args(view, path[1]))
    return msg("spearpoint-label-move-to", **unit_args(view, path[1]), **target_args(view, path[2]))


def _line(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    unit = _unit(view, path[1])
    goal = "rear" if unit.line == "front" else "front"
    return msg("spearpoint-label-line-to", line=goal, **unit_args(view, path[1]))


def _play(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    card = path[1]
    if len(path) == 2:
        return msg("spearpoint-label-play-card", card=card)
    if len(path) == 3:
        return msg("spearpoint-label-play-on", card=card, **target_args(view, path[2]))
    if decision.kind == "end_of_combat":
        return msg("spearpoint-label-play-at", card=card, **unit_args(view, path[2]), **target_args(view, path[3]))
    return msg("spearpoint-label-play-by", card=card, **target_args(view, path[2]), **unit_args(view, path[3]))


def _plus(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    card = path[1]
    if len(path) == 2:
        return msg("spearpoint-label-plus-card", card=card)
    roll = str(path[2])
    if len(path) == 3:
        return msg("spearpoint-label-plus-roll", card=card, roll=roll)
    if roll == "roll":
        return msg("spearpoint-label-plus-for-card", card=card, played_card=path[3])
    if isinstance(path[3], str):
        return msg("spearpoint-label-plus-intensity", card=card, played_card=path[3])
    return msg("spearpoint-label-plus-for-unit", card=card, roll=roll, **unit_args(view, path[3]))


def _attack(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    target = target_args(view, path[1])
    shots = _shots(view, decision, path[1], path[2:])
    if len(path) == 2 and path not in decision.options:
        return msg("spearpoint-label-attack-target", **target)
    return msg("spearpoint-label-attack-with", weapons=shots, **target)


def _shots(view: SpearpointView, decision: Decision, target: int | str, chosen: Option) -> list[Arg]:
    """Say each weapon with its rolls, what it needs and the chance."""
    unit = _unit(view, decision.subject[1])
    shots = view.odds.get(unit.number, {}).get(int(target), [])
    return [
        _shot(unit, shot) for shot in shots if shot.weapon is not None and (not chosen or shot.weapon in chosen)
    ]


def _shot(unit: UnitView, shot: WeaponShot) -> Msg:
    return msg(
        "spearpoint-label-shot",
        weapon=f"{unit.card.id}/{shot.weapon}",
        rate=shot.rate,
        percent=shot.percent,
    )


def _assault(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg("spearpoint-label-assault-target", **target_args(view, path[1]))


def _with(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    if len(path) == 2:
        return msg("spearpoint-label-play-card", card=path[1])
    target = target_args(view, path[2])
    if len(path) == 3 and path not in decision.options:
        return msg("spearpoint-label-with-target", card=path[1], **target)
    shots = _shots(view, decision, path[2], path[3:])
    return msg("spearpoint-label-with-weapons", card=path[1], weapons=shots, **target)


def _order(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg("spearpoint-label-order-unit", **unit_args(view, path[1]))


def _resolve(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    attack = next(
        a for a in view.attacks if a.seat == decision.seat and path[1] in a.attackers and a.state == "declared"
    )
    return msg("spearpoint-label-resolve-attack", **unit_args(view, path[1]), **target_args(view, attack.target))


def _target(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg("spearpoint-label-target-unit", **target_args(view, path[1]))


def _keep(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg("spearpoint-label-keep-on", line=path[1])


def _named(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg(f"spearpoint-label-{path[0]}-{str(path[1]).replace('_', '-')}")


def _auto(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg("spearpoint-label-auto-card", card=path[1])


def _improve(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg("spearpoint-label-improve-from", percent=path[1])


def _discard(view: SpearpointView, decision: Decision, path: Option) -> Msg:
    return msg("spearpoint-label-discard-card", card=path[1])


_LABELS: dict[str, Callable[[SpearpointView, Decision, Option], Msg]] = {
    "deck": _deck,
    "card": _card,
    "commit": _commit,
    "crew": _crew,
    "move": _move,
    "line": _line,
    "play": _play,
    "plus": _plus,
    "attack": _attack,
    "assault": _assault,
    "with": _with,
    "order": _order,
    "resolve": _resolve,
    "target": _target,
    "keep": _keep,
    "stop": _named,
    "auto": _auto,
    "improve": _improve,
    "draw": _named,
    "discard": _discard,
}
