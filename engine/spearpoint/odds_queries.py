"""Odds of Spearpoint: what may be asked about an attack, and the answer with its arithmetic."""

from __future__ import annotations

from engine.core.distribution import percent
from engine.core.errors import Illegal
from engine.core.modifiers import summed
from engine.core.odds import Inquiry, Odds, OddsField
from engine.core.protocol import Decision, Option
from engine.core.words import Arg, Msg, msg
from engine.spearpoint.attack_odds import AttackOdds, Fight, attack_odds
from engine.spearpoint.cards import CommandCard
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.close_assault import ASSAULT, best_value, could_assault, members
from engine.spearpoint.commands import does, fits, gives_up_attack, playable
from engine.spearpoint.declaration import attack_options
from engine.spearpoint.numbers import (
    attack_modifiers,
    damage_index,
    defense,
    defense_modifiers,
    friendly_fire_to,
    rate_of_fire,
    weapons_per_attack,
)
from engine.spearpoint.odds import hits
from engine.spearpoint.ops import AirSuperiority, AttackedMod, Concentrate, DefenseMod
from engine.spearpoint.orders import CONCENTRATED
from engine.spearpoint.state import Attached, SpearpointState, Unit
from engine.spearpoint.state_from_view import state_from_view
from engine.spearpoint.targeting import volley
from engine.spearpoint.targets import able, attack_value, enemies, weapons_against
from engine.spearpoint.view import SpearpointView
from engine.spearpoint.volleys import after, whole

PLUS = ("+attack", "+intensity")
"""Extras that are no card's own effect: some card discarded for +1 on this roll (SP-024)."""


# ------------------------------------------------------------------ what may be asked

FIELDS = (
    OddsField("attacker"),
    OddsField("target"),
    OddsField("weapons", needed=False),
    OddsField("cards", needed=False, several=True),
)


def offers(view: SpearpointView, inquiry: Inquiry, field: str) -> dict[str, Msg]:
    """List what may be asked: any unit that has a target; the cards that the viewer holds."""
    state = state_from_view(view)
    own = [unit for unit in state.units if unit.seat == view.viewer]
    attackers = [unit for unit in (*own, *(u for u in state.units if u not in own)) if _options(state, unit)]
    if field == "attacker":
        return {str(unit.number): _named(unit) for unit in attackers}
    unit = _unit(attackers, inquiry.one("attacker"))
    if unit is None:
        return {}
    options = _options(state, unit)
    aims = {_aim(option) for option in options}
    targets = [other for other in enemies(state, unit.seat) if other.number in aims]
    if field == "target":
        return {str(other.number): _named(other) for other in targets}
    target = _unit(targets, inquiry.one("target"))
    if target is None:
        return {}
    if field == "weapons":
        return {_id(o): _weapons(state, unit, target, o) for o in options if _aim(o) == target.number}
    return _cards(state, view, unit, target)


def _options(state: SpearpointState, unit: Unit) -> list[Option]:
    """List how a unit could attack, as in a declaration (SP-042)."""
    own = [other for other in state.units if other.seat == unit.seat and able(state, other)]
    return attack_options(state, unit, enemies(state, unit.seat), could_assault(state, own))[1:]


def _aim(option: Option) -> int:
    return int(option[2] if option[0] == "with" else option[1])


def _id(option: Option) -> str:
    return " ".join(map(str, option))


def _unit(units: list[Unit], number: str) -> Unit | None:
    return next((unit for unit in units if str(unit.number) == number), None)


def _named(unit: Unit) -> Msg:
    return msg("spearpoint-board-attacker", unit=unit.number, unit_card=unit.card)


def _weapons(state: SpearpointState, unit: Unit, target: Unit, option: Option) -> Msg:
    if option[0] == "assault":
        return msg("spearpoint-label-assault")
    shots: list[Arg] = [_shot(state, unit, weapon, target, []) for weapon in _fired(state, unit, target, option)]
    if option[0] == "with":
        return msg("spearpoint-odds-weapons-with", card=option[1], weapons=shots)
    return msg("spearpoint-odds-weapons", weapons=shots)


def _shot(state: SpearpointState, unit: Unit, weapon: int, target: Unit, cards: list[str]) -> Msg:
    needs = (
        attack_value(state.catalog.units[unit.card].weapons[weapon], state.catalog.units[target.card].type) or 0
    )
    bonus = summed(attack_modifiers(state, unit, weapon, target, cards))
    return msg(
        "spearpoint-label-shot",
        weapon=f"{unit.card}/{weapon}",
        rate=rate_of_fire(state, unit, weapon),
        percent=hits(needs, bonus, friendly_fire_to(state, unit)),
    )


def _fired(state: SpearpointState, unit: Unit, target: Unit, option: Option) -> list[int]:
    """SP-042 List the weapons that an option fires; none in a Close Assault."""
    if option[0] == "assault":
        return []
    named = [int(weapon) for weapon in option[option.index(target.number) + 1 :]]
    return named or list(weapons_against(state, unit, target)[: weapons_per_attack(state, unit)])


# ------------------------------------------------------------------ cards


def _cards(state: SpearpointState, view: SpearpointView, unit: Unit, target: Unit) -> dict[str, Msg]:
    """List the cards in the viewer's hand that would change the odds, and discards for +1."""
    if view.hand is None:
        return {}
    found = {
        card: msg("spearpoint-label-play-card", card=card)
        for card in dict.fromkeys(view.hand.commands)
        if _place(state, view, state.catalog.commands[card], unit, target)
    }
    if view.hand.commands and unit.seat == view.viewer:
        found |= {plus: msg("spearpoint-odds-plus", roll=plus[1:]) for plus in PLUS}
    return found


def _place(state: SpearpointState, view: SpearpointView, card: CommandCard, unit: Unit, target: Unit) -> str:
    """Return where a card of the viewer's would count: ``attack``, ``side``, ``target``; empty if nowhere."""
    seat = view.viewer
    if seat is None:
        return ""
    if card.when == "own_attack":
        may = (
            unit.seat == seat and not gives_up_attack(state.catalog, card.id) and playable(state, seat, card, unit)
        )
        return "attack" if may and (card.against is None or fits(state, seat, card.against, target)) else ""
    if does(state.catalog, card.id, AirSuperiority):
        return (
            "side"
            if state.catalog.units[unit.card].type == "aircraft" and card.id not in state.players[seat].effects
            else ""
        )
    if does(state.catalog, card.id, AttackedMod, DefenseMod, Concentrate) and playable(state, seat, card, target):
        return "target"
    return ""


def _lay(
    state: SpearpointState, view: SpearpointView, unit: Unit, target: Unit, extras: tuple[str, ...]
) -> tuple[str, ...]:
    """Put cards where they count, in the known state; return those on the attack itself. Raises Illegal."""
    hand = [] if view.hand is None else view.hand.commands
    if len(extras) > len(hand) or (set(extras) & set(PLUS) and unit.seat != view.viewer):
        raise Illegal(msg("refused-no-option"))
    played = []
    for card in extras:
        if card in PLUS:
            continue
        where = _place(state, view, state.catalog.commands[card], unit, target) if card in hand else ""
        match where:
            case "attack" if card not in played:
                played.append(card)
            case "side" if view.viewer is not None:
                state.players[view.viewer].effects.append(card)
            case "target":
                target.attached.append(Attached(card=card, seat=target.seat, lasts="turn"))
            case _:
                raise Illegal(msg("refused-no-option"))
    return tuple(played)


# ------------------------------------------------------------------ answers


def answer(view: SpearpointView, inquiry: Inquiry) -> Odds:
    """Answer a question; without weapons, for the attack that promises most. Raises Illegal if there is none."""
    state, cards = state_from_view(view), inquiry.several("cards")
    unit = _unit(state.units, inquiry.one("attacker"))
    options = [] if unit is None else [o for o in _options(state, unit) if str(_aim(o)) == inquiry.one("target")]
    if inquiry.one("weapons"):
        options = [option for option in options if _id(option) == inquiry.one("weapons")]
    if unit is None or not options:
        raise Illegal(msg("refused-no-option"))
    fights = [_fight(view, unit.number, option, cards) for option in options]
    asked = [fight for fight in fights if _rolls(fight)]
    if not asked:
        raise Illegal(msg("refused-no-option"))
    best, fight = max(((attack_odds(fight), fight) for fight in asked), key=lambda found: found[0].points)
    return Odds(_line(best), _sums(fight, best, cards))


def odds(view: SpearpointView, decision: Decision, option: Option) -> Odds | None:
    """Work out an attack that is being declared, with what its seat has sealed for it so far."""
    if decision.kind != "attack" or option[0] not in ("attack", "assault", "with"):
        return None
    number = int(decision.subject[1])
    extras = _ordered(view.catalog, view, number, _aim(option))
    joining = _joining(view, number, option) if option[0] == "assault" else []
    try:
        fight = _fight(view, number, option, extras, joining)
    except Illegal:  # one card too many: the orders will be refused, not the odds
        extras = ()
        fight = _fight(view, number, option, extras, joining)
    if not _rolls(fight):
        return None
    found = attack_odds(fight)
    return Odds(_line(found), [*_sums(fight, found, extras), *_together(view, number, option)])


def _together(view: SpearpointView, number: int, option: Option) -> list[Msg]:
    """SP-084 Say what becomes of the target when others shoot at it too, whose attacks are sealed."""
    if option[0] == "assault":
        return []
    units = {unit.number: unit for unit in view.units}
    target = units[_aim(option)]
    others = [
        (units[int(d.subject[1])], pick)
        for d in view.decisions
        if d.kind == "attack" and d.subject[1] != number
        for pick in view.answers.get(d.id, ())
        if pick[0] in ("attack", "with") and _aim(pick) == target.number
    ]
    if not others:
        return []
    left = whole(max(1, target.endurance))
    for unit, pick in [*others, (units[number], option)]:
        left = after(left, volley(view, unit, target, pick))
    hurt = 0.0 if target.damage is not None else sum(left[1 : target.half + 1])
    return [
        msg(
            "spearpoint-odds-together",
            units=[msg("spearpoint-board-attacker", unit=u.number, unit_card=u.card.id) for u, _ in others],
            damaged=round(100 * hurt),
            destroyed=round(100 * left[0]),
        )
    ]


def _rolls(fight: Fight) -> bool:
    """SP-054 Return whether there is anything to roll with: a Close Assault needs somebody to harm vehicles."""
    return bool(fight.weapons) or best_value(fight.state, fight.group, fight.target) is not None


def _fight(
    view: SpearpointView, number: int, option: Option, extras: tuple[str, ...], joining: list[int] | None = None
) -> Fight:
    state = state_from_view(view)
    unit, target = state.unit(number), state.unit(_aim(option))
    assert unit is not None
    assert target is not None
    group = [unit]
    if option[0] == "assault":
        own = [other.number for other in state.units if other.seat == unit.seat]
        group = members(state, joining or own, unit.seat)
    return Fight(
        state=state,
        group=group,
        target=target,
        weapons=_fired(state, unit, target, option),
        played=_lay(state, view, unit, target, extras),
        plus=extras.count("+attack"),
        sharp=extras.count("+intensity"),
    )


def _joining(view: SpearpointView, number: int, option: Option) -> list[int]:
    """SP-052 List who joins a Close Assault: who has sealed it, and as many more as are needed."""
    could = [d for d in view.decisions if d.kind == "attack" and option in d.options]
    sure = [int(d.subject[1]) for d in could if view.answers.get(d.id) == [option] or d.subject[1] == number]
    rest = [int(d.subject[1]) for d in could if d.id not in view.answers and d.subject[1] != number]
    return sorted([*sure, *rest[: max(0, ASSAULT - len(sure))]])


def _ordered(catalog: SpearpointCatalog, view: SpearpointView, number: int, target: int) -> tuple[str, ...]:
    """List what the viewer's sealed orders lay to the attack of a unit on a target."""
    picks = [pick for d in view.decisions if d.kind == "orders" for pick in view.answers.get(d.id, ())]
    aiming = {
        int(d.subject[1])
        for d in view.decisions
        if d.kind == "attack" and any(p[0] != "hold" and _aim(p) == target for p in view.answers.get(d.id, ()))
    }
    found = []
    for pick in picks:
        if pick[0] == "plus" and pick[2] != "initiative" and pick[3] == number:
            found.append(f"+{pick[2]}")
        elif pick[0] == "play":
            card = str(pick[1])
            on_attack = catalog.commands[card].when == "own_attack" and len(pick) == 3 and pick[2] == number
            together = (
                does(catalog, card, Concentrate) and pick[2] == target and len(aiming | {number}) >= CONCENTRATED
            )
            aircraft = does(catalog, card, AirSuperiority) and _flies(view, number)
            if on_attack or together or aircraft:
                found.append(card)
    return tuple(found)


def _flies(view: SpearpointView, number: int) -> bool:
    return any(unit.number == number and unit.card.type == "aircraft" for unit in view.units)


# ------------------------------------------------------------------ in words


def _line(found: AttackOdds) -> Msg:
    return msg("spearpoint-odds-line", **_chances(found), points=round(found.points))


def _chances(found: AttackOdds) -> dict[str, Arg]:
    return {
        "hit": percent(found.hit),
        "damaged": percent(found.damaged),
        "destroyed": percent(found.destroyed),
        "friendly": percent(found.friendly),
    }


def _sums(fight: Fight, found: AttackOdds, extras: tuple[str, ...]) -> list[Msg]:
    """List the arithmetic: each weapon with what changes its roll, the damage, the chances, the points."""
    unit, target = fight.group[0], fight.target
    said = [
        msg(
            "spearpoint-odds-attack",
            units=[_named(each) for each in fight.group],
            target=target.number,
            target_card=target.card,
            endurance=target.endurance,
            half=fight.state.catalog.units[target.card].half,
        )
    ]
    said += [_arithmetic(fight, unit, weapon) for weapon in fight.weapons]
    cards: list[Arg] = [
        msg("spearpoint-odds-plus", roll=extra[1:])
        if extra in PLUS
        else msg("spearpoint-label-play-card", card=extra)
        for extra in extras
    ]
    if cards:
        said.append(msg("spearpoint-odds-cards", cards=cards))
    said.append(msg("spearpoint-odds-chances", **_chances(found), captured=percent(found.captured)))
    tenths = round(found.points * 10)
    said.append(msg("spearpoint-odds-points", whole=tenths // 10, tenths=tenths % 10))
    return said


def _arithmetic(fight: Fight, unit: Unit, weapon: int) -> Msg:
    state, target, cards = fight.state, fight.target, list(fight.played)
    printed = state.catalog.units[unit.card].weapons[weapon]
    changes = attack_modifiers(state, unit, weapon, target, cards)
    cover = defense_modifiers(state, target, printed)
    return msg(
        "spearpoint-odds-weapon",
        shot=_shot(state, unit, weapon, target, cards),
        needs=attack_value(printed, state.catalog.units[target.card].type),
        changes=[msg("spearpoint-odds-change", source=c.source, amount=c.amount) for c in changes],
        index=damage_index(state, unit, weapon, cards),
        defense=defense(state, target, printed, cards),
        cover=[msg("spearpoint-odds-change", source=c.source, amount=c.amount) for c in cover],
    )
