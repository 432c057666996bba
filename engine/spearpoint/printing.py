"""The text of cards, made from what they do, so that the two cannot drift apart.

Every word of the vocabulary (:mod:`engine.spearpoint.ops`) has a key in the catalogues, and every field of it
is an argument; ``words/cards.<language>.ftl`` says them.
"""

from __future__ import annotations

from msgspec import structs

from engine.core.words import Arg, Msg, msg
from engine.spearpoint.cards import CommandCard, DamageEffect, Focus, UnitCard
from engine.spearpoint.ops import Op


def op_text(op: Op, *, yours: bool = False) -> Msg:
    """Say what an operation does; ``yours``: it stands on a card that its reader plays."""
    args: dict[str, Arg] = {"yours": yours}
    for name, value in structs.asdict(op).items():
        match name, value:
            case "which", str():
                args[name] = msg(f"spearpoint-which-{_dashed(value)}")
            case "condition", str():
                args[name] = msg(f"spearpoint-condition-{_dashed(value)}", yours=yours)
            case _:
                args[name] = value
    return Msg(f"spearpoint-op-{_dashed(str(type(op).__struct_config__.tag))}", args)


def focus_text(focus: Focus) -> Msg:
    """Name what a card may be played on (SP-020), as a noun."""
    traits = [*focus.types, *focus.keywords]
    if focus.bullets:
        traits.append("bullets")
    wanted: list[Arg] = []
    if focus.ground:
        wanted.append(msg("spearpoint-on-ground"))
    if focus.line is not None:
        wanted.append(msg(f"spearpoint-on-{focus.line}"))
    if focus.damaged is not None:
        wanted.append(msg("spearpoint-on-damaged" if focus.damaged else "spearpoint-on-undamaged"))
    if focus.crewed:
        wanted.append(msg("spearpoint-on-crewed"))
    if focus.just_committed:
        wanted.append(msg("spearpoint-on-just-committed"))
    return Msg(f"spearpoint-focus-{focus.whose}", {"any_trait": list(traits), "wanted": wanted})


def command_text(card: CommandCard) -> list[Msg]:
    """Say when and on what a Command card may be played, what it does and how long it lasts, a line each."""
    if card.on.whose == "player":
        lines = [msg("spearpoint-card-play", when=msg(f"spearpoint-when-{_dashed(card.when)}"))]
    elif card.when in ("reaction", "on_own_unit_destroyed"):
        lines = [msg(f"spearpoint-card-{_dashed(card.when)}", on=focus_text(card.on))]
    else:
        when = msg(f"spearpoint-when-{_dashed(card.when)}")
        lines = [msg("spearpoint-card-play-on", when=when, on=focus_text(card.on))]
    if card.against is not None:
        lines.append(msg("spearpoint-card-against", against=focus_text(card.against)))
    if card.by is not None:
        lines.append(msg("spearpoint-card-by", by=focus_text(card.by)))
    lines += [op_text(op, yours=True) for op in card.ops]
    lines.append(msg(f"spearpoint-lasts-{card.lasts}"))
    return lines


def effect_text(effect: DamageEffect) -> list[Msg]:
    """Say what a Damage effect does and how long it lasts (SP-080, SP-R24), a line each."""
    lines = [*map(op_text, effect.ops)]
    if effect.turns is None:
        lines.append(msg("spearpoint-damage-lasts"))
    elif effect.turns:
        lines.append(msg("spearpoint-damage-turns", turns=effect.turns))
    return lines


def unit_lines(card: UnitCard) -> list[Msg]:
    """Say what is printed on a Unit card, a line each."""
    if card.supplies is not None:
        return [msg("spearpoint-unit-crew", crew=card.supplies, cost=card.cost), *map(op_text, card.ops)]
    lines = [
        msg("spearpoint-unit-kind", trait=card.type, any_line=list(card.lines), cost=card.cost),
        msg("spearpoint-unit-strength", defense=card.defense, endurance=card.endurance, half=card.half),
        msg("spearpoint-unit-needs", crew=card.crew) if card.crew else msg("spearpoint-unit-no-crew"),
    ]
    if card.flight:
        lines.append(msg("spearpoint-unit-flight", turns=card.flight))
    lines += [weapon_line(card, i) for i in range(len(card.weapons))]
    if card.keywords:
        lines.append(msg("spearpoint-unit-keywords", traits=list(card.keywords)))
    return lines


def weapon_line(card: UnitCard, index: int) -> Msg:
    """Say what a weapon does: rate, Attack Values by kind of target, Damage Index, peculiarities."""
    weapon = card.weapons[index]
    values: list[Arg] = []
    for target, value in (
        ("infantry", weapon.infantry),
        ("vehicle", weapon.vehicle),
        ("aircraft", weapon.aircraft),
    ):
        if value is not None:
            values.append(msg(f"spearpoint-against-{target}", value=value))
    notes: list[Arg] = [
        msg(f"spearpoint-weapon-{_dashed(note)}")
        for note in ("bullets", "bomb", "long_range", "flame")
        if getattr(weapon, note)
    ]
    return msg(
        "spearpoint-weapon",
        weapon=f"{card.id}/{index}",
        rate=weapon.rate,
        values=values,
        index=weapon.index,
        notes=notes,
    )


def _dashed(name: str) -> str:
    return name.replace("_", "-")
