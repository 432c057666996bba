"""Building the squad (WF-009 to WF-017, WF-R40, WF-R41): everybody his own Soldiers, from a common limit of RP."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from engine.core import open_phase
from engine.core.dice import MOST_FACES
from engine.core.protocol import Decision, Option, Seat
from engine.warfighter import advice_muster, budget
from engine.warfighter.cards import EquipmentCard, GearCard, SoldierCard, SquadCard, WeaponCard
from engine.warfighter.catalog import WarfighterCatalog
from engine.warfighter.field import Field, Soldier
from engine.warfighter.state import PASS, RESUME, Playing, Steps, WarfighterState
from engine.warfighter.view import WarfighterView

Table: TypeAlias = WarfighterState | WarfighterView
"""What anybody knows of the squad in the making, alike in the state and in every view."""
CHANCE: Option = ("chance",)
"""Let chance build what a seat brings."""
ADVISED: Option = ("advised",)
"""Buy what is advised for the Mission, as far as a seat's share goes."""


def muster(flow: Playing) -> None:
    """Ask everybody who is not done what he buys; once all are, the squad goes to the Mission card."""
    state = flow.state
    ready = state.field.ready
    offered = {seat: offers(state, seat) for seat in range(state.seats) if seat not in ready}
    open_phase.ask(flow, "muster", offered, resting={seat: [RESUME] for seat in ready})
    if not offered:
        flow.push("outfit")


def left(field: Field) -> int:
    """Return the RP that are left."""
    return field.limit - budget.squad(field)


# ----------------------------------------------------------------- what may be bought


def offers(table: Table, seat: Seat) -> list[Option]:
    """List what a seat may buy and give back; it is done once it has a Player Soldier (WF-R40)."""
    field, catalog = table.field, table.catalog
    lacking = waiting(field, table.seats)
    purse = Purse(catalog, field)
    rp = purse.spare(len(lacking))
    own = field.of(seat)
    found: list[Option] = []
    if not field.soldiers:
        found += [("squad", squad.id) for squad in catalog.squads.values() if _fits_table(table, squad)]
    if not own:
        found.append(CHANCE)
    found.append(ADVISED)
    found += [
        ("recruit", card.id)
        for card in catalog.soldiers.values()
        if recruitable(purse, field, card, seat, lacking)
    ]
    for soldier in own:
        if soldier.is_player:
            found += _for_player(table, soldier, rp)
    found += [("dismiss", soldier.no) for soldier in own]
    if any(soldier.is_player for soldier in own):
        found.append(PASS)
    return found


def waiting(field: Field, seats: int) -> list[Seat]:
    """List the seats that have no Player Soldier yet."""
    return [seat for seat in range(seats) if not any(s.is_player for s in field.of(seat))]


class Purse:
    """The RP of the squad in the making, and what the Player Soldiers cost that nobody has, the cheapest first."""

    def __init__(self, catalog: WarfighterCatalog, field: Field) -> None:
        gone = {soldier.card for soldier in field.soldiers}
        self._left = left(field)
        self._prices = sorted(
            (card.rp, card.id)
            for card in catalog.soldiers.values()
            if card.type == "player" and card.nation in field.nations and card.id not in gone
        )

    def spare(self, lacking: int, taken: str = "") -> int:
        """Return the RP beyond the cheapest Player Soldiers for so many seats; -1 if too few are left.

        ``taken`` is one that somebody else is to have.
        """
        prices = [rp for rp, card in self._prices if card != taken]
        return self._left - sum(prices[:lacking]) if len(prices) >= lacking else -1


def _fits_table(table: Table, squad: SquadCard) -> bool:
    """Return whether a ready-made squad is for this Mission, nation, and number of players."""
    field, seats = table.field, table.seats
    soldiers = [table.catalog.soldiers[member.soldier] for member in squad.members]
    players = sum(card.type == "player" for card in soldiers)
    return squad.mission == field.mission and players >= seats and all(c.nation in field.nations for c in soldiers)


def recruitable(purse: Purse, field: Field, card: SoldierCard, seat: Seat, lacking: list[Seat]) -> bool:
    """WF-001, WF-010 Return whether a seat may buy a Soldier: once each, a Squad Soldier's card twice.

    ``lacking`` are the seats for which a Player Soldier has to be left.
    """
    copies = budget.SQUAD_COPIES if card.type == "squad" else 1
    if card.nation not in field.nations or sum(s.card == card.id for s in field.soldiers) >= copies:
        return False
    others = [other for other in lacking if other != seat or card.type != "player"]
    room = len(field.soldiers) < budget.MOST_SOLDIERS - len(others)
    return room and card.rp <= purse.spare(len(others), card.id)


def _for_player(table: Table, soldier: Soldier, rp: int) -> list[Option]:
    """WF-013 to WF-016 List what may be bought for a Player Soldier, and given back."""
    field, catalog, no = table.field, table.catalog, soldier.no
    found: list[Option] = [
        ("learn", no, skill.id)
        for skill in catalog.skills.values()
        if skill.rp <= rp and skill.id not in soldier.skills
    ]
    cards: list[GearCard] = [*catalog.weapons.values(), *catalog.equipment.values()]
    on_sale = (card for card in cards if card.rp <= rp and issued(soldier.printed, card))
    found += [("buy", no, card.id) for card in on_sale if budget.takes(field, soldier, budget.issue(0, card.id))]
    if rp >= budget.BATCH:
        loads = (gear for gear in soldier.gear if gear.ammo and _can_reload(field, soldier, gear.uid))
        found += [("ammo", no, gear.uid) for gear in loads]
    found += [("return", no, gear.uid) for gear in soldier.gear if budget.spares(field, soldier, gear)]
    found += [("forget", no, skill) for skill in soldier.skills]
    return found


def issued(soldier: SoldierCard, card: GearCard) -> bool:
    """WF-001, WF-012 Return whether something is for sale to a Soldier: of his nation, or of any."""
    in_batches = isinstance(card, EquipmentCard) and card.use == "ammo"  # bought for a weapon (WF-016)
    if in_batches or (isinstance(card, WeaponCard) and card.squad):
        return False
    return card.nation in {"any", soldier.nation}


def _can_reload(field: Field, soldier: Soldier, uid: int) -> bool:
    """WF-016 Return whether a Soldier can carry one more batch for a weapon."""
    gear = soldier.carried(uid)
    ammo, full = gear.ammo, gear.full
    budget.add_batch(gear)
    fits = budget.fits(field, soldier)
    gear.ammo, gear.full = ammo, full
    return fits


# ----------------------------------------------------------------- buying


def answer(flow: Playing, decision: Decision, picks: list[Option]) -> None:
    """Do what was picked, then ask everybody again."""
    flow.push("muster")
    do(flow, decision.seat, picks[0])


def do(flow: Playing, seat: Seat, pick: Option) -> None:
    """Do one act of a seat."""
    field = flow.state.field
    match pick:
        case ("chance",):
            go_on(flow, seat, by_chance)
        case ("advised",):
            go_on(flow, seat, _as_advised)
        case ("squad", squad):
            take_squad(flow, str(squad))
        case ("recruit", card):
            recruit(flow, str(card), seat)
        case ("dismiss", no):
            soldier = field.soldier(int(no))
            field.soldiers.remove(soldier)
            flow.emit("dismissed", seat=seat, soldier=soldier.card)
        case ("pass",):
            field.ready = sorted([*field.ready, seat])
            flow.emit("mustered", seat=seat, rp=left(field))
        case ("resume",):
            field.ready.remove(seat)
            flow.emit("resumed", seat=seat)
        case (verb, no, thing):
            _equip(flow, str(verb), field.soldier(int(no)), thing)


_BOUGHT = frozenset({"recruit", "learn", "buy", "ammo"})


def go_on(flow: Playing, seat: Seat, choose: Callable[[Playing, Seat, list[Option]], Option]) -> None:
    """WF-R88 Buy for a seat until there is nothing left that it would take."""
    while (pick := choose(flow, seat, offers(flow.state, seat))) != PASS:
        do(flow, seat, pick)


def by_chance(flow: Playing, seat: Seat, options: list[Option]) -> Option:
    """Let chance buy from the seat's share: a Player Soldier, a weapon for each, first aid, then anything."""
    state, field = flow.state, flow.state.field
    own = field.of(seat)
    rp = field.limit // state.seats - sum(budget.worth(soldier) for soldier in own)
    prices = {option: _price(state, option) for option in options if option[0] in _BOUGHT}
    found = [option for option, price in prices.items() if price <= rp - _armed(state, option) or not own]
    if not own:
        found = [option for option in found if _armed(state, option)]
    unarmed = [s.no for s in own if s.is_player and not any(gear.weapon for gear in s.gear)]
    arms = [o for o in found if o[0] == "buy" and o[1] in unarmed and str(o[2]) in state.catalog.weapons]
    kits = [] if arms or has_aid(own) else [o for o in found if o[0] == "buy" and _is_aid(state, str(o[2]))]
    choice = (arms or kits or found)[:MOST_FACES]
    return choice[flow.roll("squad", 1, len(choice))[0] - 1] if choice else PASS


def _armed(table: Table, option: Option) -> int:
    """Return the RP that are left for the weapon of somebody who is recruited: 1 for a Player Soldier."""
    return int(option[0] == "recruit" and table.catalog.soldiers[str(option[1])].type == "player")


def has_aid(soldiers: Iterable[Soldier]) -> bool:
    """Return whether any of some Soldiers carries a First Aid Kit."""
    gear = (item.equipment for soldier in soldiers for item in soldier.gear)
    return any(item is not None and item.use == "aid" for item in gear)


def _is_aid(table: Table, card: str) -> bool:
    equipment = table.catalog.equipment.get(card)
    return equipment is not None and equipment.use == "aid"


def _price(table: Table, option: Option) -> int:
    match option:
        case ("recruit", card):
            return table.catalog.soldiers[str(card)].rp
        case ("learn", _, card):
            return table.catalog.skills[str(card)].rp
        case ("buy", _, card):
            return table.catalog.gear(str(card)).rp
        case _:
            return budget.BATCH


def _as_advised(flow: Playing, seat: Seat, options: list[Option]) -> Option:
    """Go on as the suggestion for the Mission does."""
    return advice_muster.advise(flow.state.field, flow.state.seats, seat, options)


def _equip(flow: Playing, verb: str, soldier: Soldier, thing: str | int) -> None:
    """Buy something for a Soldier, or give it back."""
    match verb:
        case "learn":
            soldier.skills.append(str(thing))
            flow.emit("learned", soldier=soldier.card, skill=thing)
        case "forget":
            soldier.skills.remove(str(thing))
            flow.emit("forgot", soldier=soldier.card, skill=thing)
        case "buy":
            buy(flow.state.field, soldier, str(thing))
            flow.emit("bought", soldier=soldier.card, gear=thing)
        case "ammo":
            gear = soldier.carried(int(thing))
            budget.add_batch(gear)
            flow.emit("bought_ammo", soldier=soldier.card, weapon=gear.card)
        case _:
            gear = soldier.carried(int(thing))
            soldier.gear.remove(gear)
            flow.emit("returned", soldier=soldier.card, gear=gear.card)


def buy(field: Field, soldier: Soldier, card: str) -> None:
    """Give a Soldier a weapon or a piece of equipment, with its counters."""
    soldier.gear.append(budget.issue(field.name(), card))


def recruit(flow: Playing, card: str, seat: Seat, kit: Sequence[str] = ()) -> None:
    """WF-010 to WF-012 Take a Soldier into the squad, with what is bought; an NPS and an SQ as they come."""
    field = flow.state.field
    no = max((s.no for s in field.soldiers), default=0) + 1
    soldier = Soldier(no=no, card=card, owner=seat, seat=seat)
    field.soldiers.append(soldier)
    _issue(flow.state, soldier, (*soldier.printed.kit, *kit))
    flow.emit("recruited", seat=seat, soldier=card, cards=[*kit])


def _issue(state: WarfighterState, soldier: Soldier, kit: Iterable[str]) -> None:
    """Give a Soldier Skills and gear; extra ammunition is for his first weapon."""
    for item in kit:
        if item in state.catalog.skills:
            soldier.skills.append(item)
        elif item in state.catalog.equipment and state.catalog.equipment[item].use == "ammo":
            budget.add_batch(soldier.gear[0])
        else:
            buy(state.field, soldier, item)


def take_squad(flow: Playing, id_: str) -> None:
    """Take a ready-made squad: a Player Soldier for each seat in turn, all others for the first."""
    catalog, seat = flow.state.catalog, 0
    for member in catalog.squads[id_].members:
        player = catalog.soldiers[member.soldier].type == "player"
        recruit(flow, member.soldier, seat if player else 0, member.kit)
        if player:
            seat = (seat + 1) % flow.state.seats


def settle_numbers(state: WarfighterState) -> None:
    """WF-017, WF-R41 Number the Soldiers by seats, then in the order of buying."""
    state.field.soldiers.sort(key=lambda s: (s.seat, s.no))
    for no, soldier in enumerate(state.field.soldiers, 1):
        soldier.no = no


STEPS: Steps = {"muster": muster}
ANSWERED = {"muster": answer}
