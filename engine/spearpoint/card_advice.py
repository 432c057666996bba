"""Which Command cards to play, which to discard for +1, and which to let go; judged from the view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from engine.core.protocol import Decision, Option
from engine.spearpoint.cards import CommandCard, Focus, UnitCard
from engine.spearpoint.commands import does, named_cards, of_a_kind
from engine.spearpoint.ops import (
    AirSuperiority,
    AttackMod,
    CannotAttack,
    Concentrate,
    DrawUnits,
    IndexMod,
    InitiativeMod,
    RemoveDamage,
    Reroll,
    ResolveFirst,
    TargetDefenseMod,
)
from engine.spearpoint.targeting import aim_of, aimed_at, planned, value, volley
from engine.spearpoint.view import SpearpointView, UnitView
from engine.spearpoint.volleys import Left, Volley, after, whole

BAR = 0.5
"""Victory Points that a card has to promise to be played or discarded for +1."""
STOPPING = frozenset({"after_reveal", "end_of_combat"})
"""Windows that open only to a seat which wants that, by the standing order of the same name."""
FIRST = 0.15
"""What it is worth to resolve an attack before all others, as a share of what the attack promises."""
REPAIRED = 9
"""Units of this cost are repaired even where they could attack; the repair costs them that."""


class Shooting(NamedTuple):
    """An own attack: declared, or about to be."""

    unit: UnitView
    target: UnitView
    option: Option
    volley: Volley


# ------------------------------------------------------------------ with the declarations


def orders(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest cards and discards for the attacks that are planned; those that promise most first."""
    assert view.hand is not None
    shooting = _shooting(view)
    hand = Counter(view.hand.commands) - Counter(
        named_cards(p for d in view.decisions if d.kind == "attack" for p in view.answers.get(d.id, ()))
    )
    chosen: list[Option] = []
    plays = [option for option in decision.options if option[0] == "play"]
    for option in sorted(plays, key=lambda option: -_promise(view, option, shooting)):
        card = str(option[1])
        if hand[card] and _promise(view, option, shooting) >= BAR:
            hand[card] -= 1
            chosen.append(option)
            shooting = [
                _improved(one, view.catalog.commands[card]) if option[2:] == (one.unit.number,) else one
                for one in shooting
            ]
    return chosen + _discards(view, decision, shooting, hand)


def _discards(
    view: SpearpointView, decision: Decision, shooting: list[Shooting], hand: Counter[str]
) -> list[Option]:
    """SP-024 Suggest to discard cards that are worth less than +1 on an attack, one for each attack."""
    chosen: list[Option] = []
    gains = [(_gain(view, shooting, one, _with_discard(one)), one.unit.number) for one in shooting if one.volley]
    spare = sorted(hand.elements(), key=lambda card: (worth(view, card), card))
    for gain, number in sorted(gains, key=lambda found: (-found[0], found[1])):
        if not spare or gain < max(BAR, worth(view, spare[0])):
            break
        option: Option = ("plus", spare[0], "attack", number)
        if option in decision.options:
            chosen.append(option)
            spare.pop(0)
    return chosen


def _promise(view: SpearpointView, option: Option, shooting: list[Shooting]) -> float:
    """Judge what playing a card promises, in Victory Points."""
    card = view.catalog.commands[str(option[1])]
    if card.when in ("on_own_unit_destroyed", "reaction"):
        return 1 + _unit(view, option[2]).card.cost / 100  # it is played only if its moment comes
    if does(view.catalog, card.id, InitiativeMod):
        return FIRST / 2 * sum(_alone(view, one) for one in shooting)
    if does(view.catalog, card.id, AirSuperiority):
        flying = [one for one in shooting if one.unit.card.type == "aircraft"]
        return sum(_gain(view, shooting, one, _raised(one, 2)) for one in flying)
    if does(view.catalog, card.id, Concentrate):
        aiming = [one for one in shooting if one.target.number == option[2] and one.unit.line != "air"]
        return sum(_gain(view, shooting, one, _raised(one, 1)) for one in aiming) if len(aiming) > 1 else 0.0
    for one in shooting:
        if len(option) == 3 and option[2] == one.unit.number:
            if does(view.catalog, card.id, ResolveFirst):
                return FIRST * _alone(view, one)
            if card.when == "own_attack" and (card.against is None or _meant(card.against, one.target.card)):
                return _gain(view, shooting, one, _improved(one, card))
    return 0.0


def _shooting(view: SpearpointView) -> list[Shooting]:
    """List the own attacks that are sealed or planned, but for Close Assaults."""
    units = {unit.number: unit for unit in view.units}
    found = []
    for number, option in planned(view).items():
        if option[0] in ("attack", "with"):
            unit, target = units[number], units[aimed_at(option)]
            found.append(Shooting(unit, target, option, volley(view, unit, target, option)))
    return found


def _improved(one: Shooting, card: CommandCard) -> Shooting:
    """Let a card be in force on an attack."""
    changed = list(one.volley)
    weapons = one.unit.card.weapons
    for op in card.ops:
        match op:
            case AttackMod(amount=amount):
                changed = [shot.raised(amount) for shot in changed]
            case IndexMod(amount=amount):
                shells = [weapons[shot.weapon].bullets for shot in changed]
                changed = [
                    shot if bullets else shot._replace(more=shot.more + amount)
                    for shot, bullets in zip(changed, shells, strict=True)
                ]
            case TargetDefenseMod(amount=amount):
                least = -one.target.defense  # Defense never counts below 0
                changed = [shot._replace(more=shot.more - max(least, amount)) for shot in changed]
            case Reroll():
                changed = [changed[0]._replace(rate=changed[0].rate + 1), *changed[1:]] if changed else []
            case _:
                pass
    return one._replace(volley=tuple(changed))


def _raised(one: Shooting, bonus: int) -> Shooting:
    """Add something to all attack rolls."""
    return one._replace(volley=tuple(shot.raised(bonus) for shot in one.volley))


def _with_discard(one: Shooting) -> Shooting:
    """SP-024 Add 1 to the first attack roll."""
    shot, *rest = one.volley
    return one._replace(volley=(shot.raised(1)._replace(rate=1), shot._replace(rate=shot.rate - 1), *rest))


def _gain(view: SpearpointView, shooting: Iterable[Shooting], one: Shooting, other: Shooting) -> float:
    """Tell what it adds to put one attack in the place of another, with what else is shot at the target."""
    left = whole(max(1, one.target.endurance))
    for each in shooting:
        if each.target.number == one.target.number and each.unit.number != one.unit.number:
            left = after(left, each.volley)
    return _worth(view, one, after(left, other.volley)) - _worth(view, one, after(left, one.volley))


def _alone(view: SpearpointView, one: Shooting) -> float:
    return _worth(view, one, after(whole(max(1, one.target.endurance)), one.volley))


def _worth(view: SpearpointView, one: Shooting, left: Left) -> float:
    return value(aim_of(view, one.target), left)


# ------------------------------------------------------------------ with the Commitment orders


def repairs(view: SpearpointView, decision: Decision) -> list[Option]:
    """Suggest cards that take away Damage: of what cannot fight well, and of what is dear."""
    assert view.hand is not None
    hand = Counter(view.hand.commands)
    chosen: list[Option] = []
    plays = [o for o in decision.options if o[0] == "play" and does(view.catalog, str(o[1]), RemoveDamage)]
    mended: set[object] = set()
    for option in sorted(plays, key=lambda option: -_unit(view, option[2]).card.cost):
        card, unit = str(option[1]), _unit(view, option[2])
        costs_attack = does(view.catalog, card, CannotAttack)
        if hand[card] and unit.number not in mended and (not costs_attack or unit.card.cost >= REPAIRED):
            hand[card] -= 1
            mended.add(unit.number)
            chosen.append(option)
    return chosen


# ------------------------------------------------------------------ what a card in hand is worth


def worth(view: SpearpointView, card_id: str) -> float:
    """Judge what a Command card in hand is worth, in Victory Points: less where nothing is there to play it on."""
    card = view.catalog.commands[card_id]
    if does(view.catalog, card_id, DrawUnits):
        return 4.0 if view.hand is not None and view.hand.reserves else 0.1
    if card.when in STOPPING and not _stops(view, card.when):
        return 0.2
    own, enemy = _cards(view, own=True), _cards(view, own=False)
    for focus in (card.on, card.by, card.against):
        if focus is None or focus.whose == "player":
            continue
        if not any(_meant(focus, one) for one in (own if focus.whose == "own" else enemy)):
            return 0.3
    return 0.8 if does(view.catalog, card_id, AirSuperiority) or card.on.whose == "player" else 1.5


def _stops(view: SpearpointView, moment: str) -> bool:
    return any(
        ("stop", moment) in view.answers.get(decision.id, ())
        for decision in view.decisions
        if decision.kind == "standing"
    )


def _cards(view: SpearpointView, *, own: bool) -> list[UnitCard]:
    """List the cards of the units in play of the own side, with those in hand, or of the enemy."""
    assert view.viewer is not None
    side = view.players[view.viewer].side
    found = [unit.card for unit in view.units if (view.players[unit.seat].side == side) == own]
    return found + [card for card in view.hand.units if card.lines] if own and view.hand is not None else found


def _meant(focus: Focus, card: UnitCard) -> bool:
    """Return whether what is printed on a unit is what a card asks for, and where it is no aircraft if need be."""
    return not (focus.ground and card.type == "aircraft") and of_a_kind(focus, card)


def _unit(view: SpearpointView, number: object) -> UnitView:
    return next(unit for unit in view.units if unit.number == number)
