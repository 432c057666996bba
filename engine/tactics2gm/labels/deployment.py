"""Names of the options of deployment, cards, capabilities, generals and postures."""

# One signature for every kind of option.
# ruff: noqa: ARG001

from __future__ import annotations

from collections.abc import Callable

from engine.core.protocol import Decision, Option
from engine.core.words import Msg, msg
from engine.tactics2gm import deployment
from engine.tactics2gm.labels.units import standing
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.view import TacticsView


def _verb(path: Option) -> Msg:
    return msg(f"tactics2gm-label-{path[0]}")


def _aim(view: TacticsView, step: str | int) -> Msg:
    """Name a unit or a square at the end of an option."""
    return standing(view, step) if isinstance(step, int) else msg("tactics2gm-label-square", at=step)


def _deploy(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return _verb(path)
    if len(path) == 2:
        price = view.prices.get(f"{path[0]} {path[1]}", view.catalog.units[str(path[1])].cost)
        return msg("tactics2gm-label-card-for", card=path[1], ap=price)
    if path[2] in deployment.BESIDE:
        return msg("tactics2gm-label-beside", board=deployment.BESIDE.index(str(path[2])) + 1)
    return _aim(view, path[2])


def _equip(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return _verb(path)
    if len(path) == 2:
        return standing(view, path[1])
    return msg("tactics2gm-label-token-for", token=path[2], ap=LIBRARY.tokens[str(path[2])].cost)


def _play(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return _verb(path)
    if len(path) == 2:
        return msg("tactics2gm-label-card-for", card=path[1], ap=view.catalog.supports[str(path[1])].play_cost)
    if path[-1] in LIBRARY.generals:
        return msg("tactics2gm-label-general-named", general=path[-1])
    return _aim(view, path[-1])


def _general(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return _verb(path)
    return msg("tactics2gm-label-general-named", general=path[1]) if len(path) == 2 else _aim(view, path[-1])


def _ability(view: TacticsView, decision: Decision, path: Option) -> Msg:
    if len(path) == 1:
        return _verb(path)
    if len(path) == 3:
        return msg("tactics2gm-label-ability-for", ability=path[2], ap=LIBRARY.abilities[str(path[2])].ap)
    return _aim(view, path[-1])


def _token(view: TacticsView, decision: Decision, path: Option) -> Msg:
    """Name a token of a unit that is used or packed up."""
    if len(path) == 1:
        return _verb(path)
    return msg("tactics2gm-label-token-named", token=path[2]) if len(path) == 3 else _aim(view, path[-1])


def _prone(view: TacticsView, decision: Decision, path: Option) -> Msg:
    return _verb(path) if len(path) == 1 else standing(view, path[1])


def _impact(view: TacticsView, decision: Decision, path: Option) -> Msg:
    return _verb(path)


def _from_hand(view: TacticsView, decision: Decision, path: Option) -> Msg:
    return _verb(path) if len(path) == 1 else msg("tactics2gm-label-card-of-hand", card=path[1])


LABELS: dict[str, Callable[[TacticsView, Decision, Option], Msg]] = {
    "deploy": _deploy,
    "drop": _deploy,
    "equip": _equip,
    "play": _play,
    "impact": _impact,
    "general": _general,
    "ability": _ability,
    "use": _token,
    "pack": _token,
    "prone": _prone,
    "discard": _from_hand,
    "back": _from_hand,
}
"""Who names the options of each verb."""
