"""The text of cards, made from what they are and do, so that the two cannot drift apart.

Every operation (:mod:`engine.tactics2gm.ops`) has a key in the catalogues, and every field of it is an argument;
``words/cards.<language>.ftl`` says them. All functions give a card line by line.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from engine.core.words import Arg, Msg, msg
from engine.tactics2gm.cards import (
    Ability,
    Focus,
    General,
    Ground,
    Support,
    Terrain,
    Token,
    UnitCard,
    Weapon,
)
from engine.tactics2gm.library import LIBRARY
from engine.tactics2gm.ops import CoverLevel, Group, Op


def unit_lines(card: UnitCard) -> list[Msg]:
    """Say what is printed on a Unit card (TG-046 to TG-054), with the prices of the tokens that it may take."""
    lines = [
        msg("tactics2gm-unit-kind", unit_class=card.cls, ap=card.cost),
        msg("tactics2gm-unit-strength", move=card.move, armour=card.armour, wounds=card.wounds),
    ]
    lines += [weapon_line(f"{card.id}/{i}", weapon) for i, weapon in enumerate(card.weapons)]
    traits: list[Arg] = [msg(f"tactics2gm-unit-{trait}") for trait in ("tracked", "light") if getattr(card, trait)]
    if card.carry:
        traits.append(msg("tactics2gm-unit-carry", units=card.carry))
    if traits:
        lines.append(msg("tactics2gm-unit-traits", traits=traits))
    lines += [ability_line(LIBRARY.abilities[name]) for name in card.abilities]
    if card.tokens:
        prices: list[Arg] = [
            msg("tactics2gm-token-price", token=name, ap=LIBRARY.tokens[name].cost) for name in card.tokens
        ]
        lines.append(msg("tactics2gm-unit-tokens", tokens=prices))
    return lines


def weapon_line(weapon_id: str, weapon: Weapon) -> Msg:
    """Say what a weapon does (TG-048 to TG-052); its id as names have it: ``us_calliope/1``, ``token/hmg``."""
    return msg(
        "tactics2gm-weapon",
        weapon=weapon_id,
        reach=_reach(weapon),
        hit=weapon.hit,
        crit=weapon.crit,
        pen=weapon.pen,
        damage=weapon.damage,
        notes=[*weapon_notes(weapon)],
    )


def _reach(weapon: Weapon) -> Msg:
    if not weapon.range:
        return msg("tactics2gm-reach-any")
    if weapon.least > 1:
        return msg("tactics2gm-reach-between", least=weapon.least, most=weapon.range)
    return msg("tactics2gm-reach", most=weapon.range)


def weapon_notes(weapon: Weapon) -> Iterator[Msg]:
    """Say what is special about a weapon."""
    for trait in ("rifle", "gun", "hollow", "indirect", "flips"):
        if getattr(weapon, trait):
            yield msg(f"tactics2gm-weapon-{trait}")
    if weapon.air is not None:
        yield msg("tactics2gm-weapon-air", hit=weapon.air.hit, crit=weapon.air.crit)
    elif weapon.aa:
        yield msg("tactics2gm-weapon-aa")
    if weapon.ignores == "all":
        yield msg("tactics2gm-weapon-ignores-all")
    elif weapon.ignores is not None:
        yield msg("tactics2gm-weapon-ignores", cover=weapon.ignores)
    if weapon.against:
        yield msg("tactics2gm-weapon-against", any_group=[*weapon.against])


def ability_line(ability: Ability) -> Msg:
    """Name a capability (TG-134), with its price and what it does."""
    does = op_text(ability.op)
    return msg("tactics2gm-ability", ability=ability.id, ap=ability.ap, no_shot=ability.no_shot, does=does)


def token_lines(token: Token) -> list[Msg]:
    """Say what an equipment token costs and does (TG-055 to TG-058), and what use does to it."""
    lines = [msg(f"tactics2gm-token-{token.slot}", ap=token.cost)]
    if token.weapon is not None:
        lines.append(weapon_line(f"token/{token.id}", token.weapon))
    lines += map(op_text, token.ops)
    if token.lasts is not None:
        lines.append(_lasts(token.lasts))
    if token.flip != "no":
        lines.append(msg(f"tactics2gm-flip-{token.flip}"))
    return lines


def terrain_lines(terrain: Terrain) -> list[Msg]:
    """Say what is printed on a Terrain card (TG-109 to TG-118)."""
    lines = [msg("tactics2gm-terrain-value", ap=terrain.cost)] if terrain.cost else []
    lines += ground_lines(terrain)
    if terrain.pi:
        lines.append(msg("tactics2gm-terrain-strength", pi=terrain.pi, armour=terrain.armour))
    for field, groups in (
        ("difficult", terrain.difficult_for),
        ("slows", terrain.slows),
        ("stops", terrain.stops),
    ):
        if groups:
            lines.append(msg(f"tactics2gm-terrain-{field}", plurals=[*groups]))
    if terrain.crushed:
        lines.append(msg("tactics2gm-terrain-crushed"))
    lines += [msg("tactics2gm-terrain-inside", does=op_text(op)) for op in terrain.ops]
    if terrain.kind == "building":
        lines.append(msg("tactics2gm-terrain-ruin"))
    return lines


def ground_lines(ground: Ground) -> list[Msg]:
    """Say what a square with a feature or a Terrain card is, who has which cover there and who may enter."""
    lines = [msg("tactics2gm-ground", ground=ground.kind)]
    covered: dict[CoverLevel, list[Group]] = {}
    for group, level in ground.cover.items():
        covered.setdefault(level, []).append(group)
    for level, groups in covered.items():
        lines.append(msg("tactics2gm-ground-cover", cover=_cover(level), plurals=[*groups]))
    if not ground.enter:
        lines.append(msg("tactics2gm-ground-closed"))
    elif ground.kind in ("building", "impassable"):
        lines.append(msg("tactics2gm-ground-enter", plurals=[*ground.enter]))
    return lines


def support_lines(card: Support) -> list[Msg]:
    """Say what a Support card costs, when and on what it is played, what it does and for how long."""
    return [
        msg("tactics2gm-support-kind", support=card.kind, ap=card.play_cost, points=card.deck_cost),
        msg(f"tactics2gm-play-{card.when}", on=focus_text(card.on)),
        *map(op_text, card.ops),
        _lasts(card.lasts),
    ]


def general_lines(general: General) -> list[Msg]:
    """Say what a general on the HQ does (TG-030), and how often."""
    return [msg(f"tactics2gm-general-{general.uses}", on=focus_text(general.on)), *map(op_text, general.ops)]


def focus_text(focus: Focus) -> Msg | None:
    """Name what a card may be played on; None where there is nothing to choose."""
    if focus.whose == "player":
        return None
    wanted: list[Arg] = []
    if focus.weapon is not None:
        wanted.append(msg(f"tactics2gm-on-{focus.weapon}"))
    if focus.seasoned:
        wanted.append(msg("tactics2gm-on-seasoned"))
    return msg(f"tactics2gm-focus-{focus.whose}", any_group=[*focus.groups], wanted=wanted)


def op_text(op: Op) -> Msg:
    """Say what an operation does."""
    args: dict[str, Arg] = {}
    for name, value in structs.asdict(op).items():
        match name, value:
            case "groups", tuple():
                args["any_group"] = args["any_plural"] = [*value]
            case "weapon", str():
                args["weapons"] = msg(f"tactics2gm-weapons-{value}")
            case "cover", _:
                args["cover"] = _cover(value)
            case _:
                args[name] = value
    return Msg(f"tactics2gm-op-{_dashed(str(type(op).__struct_config__.tag))}", args)


def _cover(level: CoverLevel) -> Msg:
    cover = LIBRARY.covers[level]
    return msg("tactics2gm-cover", cover=level, hit=cover.hit, crit=cover.crit)


def _lasts(lasts: str) -> Msg:
    return msg(f"tactics2gm-lasts-{_dashed(lasts)}")


def _dashed(name: str) -> str:
    return name.replace("_", "-")
