"""The Commitment Phase (SP-030 to SP-040): sealed orders, then everything is revealed at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from operator import itemgetter

from engine.core.decks import numbered
from engine.core.flow import Flow
from engine.core.naming import one_to_other
from engine.core.protocol import Decision, Objection, Option, Seat
from engine.core.words import msg
from engine.spearpoint import teams
from engine.spearpoint.cards import Line
from engine.spearpoint.catalog import SpearpointCatalog
from engine.spearpoint.commands import does, holding, named_cards, playable, reveal, short_of
from engine.spearpoint.crews import board, differing, fits, supply, uses
from engine.spearpoint.effects import carry_out
from engine.spearpoint.numbers import bears
from engine.spearpoint.ops import LostOnMove, NoLineMove, SeeHand
from engine.spearpoint.situations import closed_lines, comes_with
from engine.spearpoint.state import SIDES, Attached, SpearpointState, Unit
from engine.spearpoint.targets import idle


def turn(flow: Flow[SpearpointState]) -> None:
    """SP-013 A Turn is three Phases: Commitment, Combat, Draw."""
    state = flow.state
    state.turn += 1
    state.phase = "commitment"
    state.attacks = []
    state.lost = []
    for unit in state.units:
        unit.hit = 0
    state.initiative = None
    flow.push("turn")
    flow.push("draw")
    flow.push("combat")
    flow.push("commitment")
    if state.options.get("initiative") == "turn":
        flow.push("ask_initiative")
    flow.emit("turn", turn=state.turn)


def commitment(flow: Flow[SpearpointState]) -> None:
    """SP-030 Ask all players for their sealed orders; whoever has nothing to order with is not asked."""
    state = flow.state
    flow.push("reveal")
    for seat, player in enumerate(state.players):
        options = commit_options(state, seat)
        if options or player.units or player.commands:
            flow.ask(seat, "commit", options, least=0, most=len(options), sealed=True)
    for seat in range(state.seats):
        spying = intercept_options(state, seat)
        if spying:
            flow.ask(seat, "intercept", spying, least=0, optional=True)
        else:
            state.asked += 1  # the numbers of later decisions must not tell who holds the card


# ------------------------------------------------------------------ orders


def commit_options(state: SpearpointState, seat: Seat) -> list[Option]:
    """SP-030, SP-034 to SP-036, SP-040 List what a seat may order.

    ``("commit", card, copy)``, with the line behind it where there is a choice (SP-039), and with line and crew
    where crews are not all alike (SP-R41); ``("crew", crew, copy, unit)``; ``("move", unit, unit)`` for a crew,
    where they are not all alike also to a unit whose own crew moves on (SP-R29); ``("line", unit)``; ``("play",
    command, unit)``.
    """
    player = state.players[seat]
    own = [unit for unit in state.units if unit.seat == seat]
    empty = [unit for unit in own if idle(state, unit)]
    named = differing(state)
    found: list[Option] = []
    crewing: list[Option] = []
    closed = closed_lines(state.situation, SIDES[state.teams.side(seat)], state.turn)
    cards = state.catalog.units
    for card_id, copy in numbered(player.units):
        card = cards[card_id]
        if card.supplies is not None:
            if empty:
                crewing += [("crew", card_id, copy, unit.number) for unit in empty if fits(state, card_id, unit)]
            continue
        lines = [line for line in card.lines if line not in closed] if closed else card.lines
        if card.crew is not None and named:
            found += boarded(state.catalog, card_id, copy, lines, player.units)
        elif len(card.lines) > 1:
            found += [("commit", card_id, copy, line) for line in lines]
        elif lines:
            found.append(("commit", card_id, copy))
    found += crewing
    for unit in own:
        if unit.crew is not None and unit.line != "air":
            goals = [other for other in own if other is not unit] if named else empty
            found += [("move", unit.number, other.number) for other in goals if fits(state, unit.crew, other)]
    found += [
        ("line", unit.number)
        for unit in own
        if cards[unit.card].mobile
        and not idle(state, unit)
        and not bears(state, unit, NoLineMove)
        and ("rear" if unit.line == "front" else "front") not in closed
    ]
    allies = state.teams.allies(seat)
    for card_id in holding(state, seat, "commit_sealed"):
        command = state.catalog.commands[card_id]
        if command.on.whose != "player":
            friends = (unit for unit in state.units if unit.seat in allies)
            found += [("play", card_id, unit.number) for unit in friends if playable(state, seat, command, unit)]
    return found


def boarded(
    catalog: SpearpointCatalog, card_id: str, copy: int, lines: Sequence[Line], cards: list[str]
) -> list[Option]:
    """SP-R41 List how a Unit may be committed where each crew is one of its own: on which line, by which crew."""
    crews = [card for card in dict.fromkeys(cards) if catalog.units[card].supplies == catalog.units[card_id].crew]
    return [("commit", card_id, copy, line, crew) for line in lines for crew in crews]


def object_to_commit(state: SpearpointState, decision: Decision, picks: list[Option]) -> Objection | None:
    """SP-035 No Unit without its Crew; and nothing twice."""
    wanted = named_cards(picks)
    if wanted and (objection := short_of(state, decision.seat, wanted)):
        return objection
    once: set[Option] = set()
    needed: defaultdict[str, int] = defaultdict(int)
    player = state.players[decision.seat]
    hand = player.reserves if decision.kind == "before" else player.units
    for pick in picks:
        if pick[0] in ("commit", "crew"):
            card = state.catalog.units[str(pick[1])]
            if pick[:3] in once:
                return Objection(msg("spearpoint-refused-same-copy", card=card.id))
            once.add(pick[:3])
            for crew in uses(state.catalog, pick):
                needed[crew] += 1
        if pick[0] in ("crew", "move"):
            place = ("to", pick[-1])
            if place in once or (pick[0] == "move" and pick[:2] in once):
                return _two_crews(state, int(pick[-1]))
            once |= {place, pick[:2]} if pick[0] == "move" else {place}
    for pick in picks:
        if pick[0] == "move" and ("move", pick[2]) not in once:
            goal = state.unit(int(pick[2]))
            if goal is None or goal.crew is not None:
                return _two_crews(state, int(pick[2]))
        if pick[0] == "line" and ("move", pick[1]) in once:
            unit = state.unit(int(pick[1]))
            assert unit is not None
            return Objection(msg("spearpoint-refused-line", unit=unit.number, unit_card=unit.card), "SP-006")
    there = supply(state.catalog, hand) if needed else needed
    for crew, number in needed.items():
        held = there[crew]
        if number > held and crew in state.catalog.units:
            return Objection(msg("spearpoint-refused-no-crew-card", card=crew, needed=number, held=held), "SP-035")
        if number > held:
            return Objection(msg("spearpoint-refused-no-crew", crew=crew, needed=number, held=held), "SP-035")
    return None


def _two_crews(state: SpearpointState, number: int) -> Objection:
    unit = state.unit(number)
    assert unit is not None
    return Objection(msg("spearpoint-refused-two-crews", unit=number, unit_card=unit.card), "SP-034")


# ------------------------------------------------------------------ the opponent's hand


def intercept_options(state: SpearpointState, seat: Seat) -> list[Option]:
    """List the cards in hand that show the opponent's Units before one seals one's own orders."""
    return [("play", card) for card in holding(state, seat, "commit_sealed") if does(state.catalog, card, SeeHand)]


def answer_intercept(flow: Flow[SpearpointState], decision: Decision, picks: list[Option]) -> None:
    """Show a seat the opponent's Unit hand; of two opponents, the hands of both (SP-T08)."""
    if not picks:
        return
    seat = decision.seat
    reveal(flow, seat, str(picks[0][1]))
    hand = [card for other in flow.state.teams.enemies(seat) for card in flow.state.players[other].units]
    flow.emit("hand_seen", {seat: {"cards": hand}}, seat=seat, number=len(hand))


# ------------------------------------------------------------------ the reveal


def uncover(flow: Flow[SpearpointState]) -> None:
    """SP-031 Reveal everything at once, in this order (SP-R29): crew moves, lines, cards, new Units."""
    state = flow.state
    flow.collect("intercept")
    given: defaultdict[str, list[tuple[Seat, Option]]] = defaultdict(list)
    for seat, closed in enumerate(flow.collect("commit")):
        for _, picks in closed:
            for pick in picks:
                given[str(pick[0])].append((seat, pick))
    flow.push("after_reveal")
    _move_crews(flow, [(seat, int(pick[1]), int(pick[2])) for seat, pick in given["move"]])
    for _, pick in given["line"]:
        _change_line(flow, int(pick[1]))
    order = teams.order(state)
    for seat, pick in sorted(given["play"], key=lambda play: order.index(play[0])):
        _play(flow, seat, str(pick[1]), int(pick[2]))
    for seat, pick in sorted(given["crew"] + given["commit"], key=itemgetter(0)):
        if pick[0] == "crew":
            _man(flow, seat, str(pick[1]), int(pick[3]))
        else:
            commit(flow, seat, pick, state.players[seat].units)
    shift_lines(flow)


def _move_crews(flow: Flow[SpearpointState], moves: list[tuple[Seat, int, int]]) -> None:
    """SP-034 Move crews from units to units, all at once: they may change places, or move on in a row."""
    units = {unit.number: unit for unit in flow.state.units}
    aboard = {source: (units[source].crew, units[source].rerolled) for _, source, _ in moves}
    for source in aboard:
        units[source].crew, units[source].rerolled = None, False
    for seat, source, goal in moves:
        one, two = units[source], units[goal]
        two.crew, two.rerolled = aboard[source]
        flow.emit(
            "crew_moved",
            seat=seat,
            **one_to_other(one, two),
            crew_card=_worth_naming(flow.state.catalog, two.crew),
        )


def _change_line(flow: Flow[SpearpointState], number: int) -> None:
    """SP-040 Let mobile artillery change line, with its crew aboard (SP-R42); what hides it stays behind."""
    unit = flow.state.unit(number)
    assert unit is not None
    if idle(flow.state, unit):
        return
    unit.line = "rear" if unit.line == "front" else "front"
    flow.emit("line_changed", seat=unit.seat, unit=unit.number, unit_card=unit.card, line=unit.line)
    for attached in [
        a for a in unit.attached if any(type(op) is LostOnMove for op in flow.state.catalog.ops[a.card])
    ]:
        unit.attached.remove(attached)
        if not attached.given:
            flow.state.command_discard.append(attached.card)


def _play(flow: Flow[SpearpointState], seat: Seat, card: str, number: int) -> None:
    """Carry out a card given with the orders; it stays in hand if its unit has just gone."""
    unit = flow.state.unit(number)
    if unit is not None and playable(flow.state, seat, flow.state.catalog.commands[card], unit):
        reveal(flow, seat, card, unit)
        carry_out(flow, unit, card, seat)


def _man(flow: Flow[SpearpointState], seat: Seat, crew: str, number: int) -> None:
    """SP-036 Put a crew aboard a unit that has none."""
    unit = flow.state.unit(number)
    if unit is not None:
        flow.state.players[seat].units.remove(crew)
        board(flow.state.players[seat], unit, crew)
        flow.emit("crewed", seat=seat, unit=unit.number, unit_card=unit.card, crew_card=crew)


def commit(flow: Flow[SpearpointState], seat: Seat, order: Option, cards: list[str]) -> None:
    """SP-031 Commit a Unit as an order says: the line where it has a choice, the crew where they have grades."""
    line: Line | None = order[3] if len(order) > 3 else None  # type: ignore[assignment]
    place(flow, seat, str(order[1]), line, cards, str(order[4]) if len(order) > 4 else None)


def place(
    flow: Flow[SpearpointState],
    seat: Seat,
    card_id: str,
    line: Line | None,
    hand: list[str],
    crew: str | None = None,
) -> None:
    """SP-031 Put a Unit, with its crew, from the hand on its line; a Situation may have it dug in (SP-011).

    Without a word about the crew it is the first that fits.
    """
    state = flow.state
    card = state.catalog.units[card_id]
    hand.remove(card_id)
    if card.crew is not None:
        crew = crew or next(held for held in hand if state.catalog.units[held].supplies == card.crew)
        hand.remove(crew)
    state.numbered += 1
    unit = Unit(
        number=state.numbered,
        card=card_id,
        owner=seat,
        seat=seat,
        line=line or card.lines[0],
        endurance=card.endurance,
        began=card.endurance,
        flight=card.flight,
        committed=state.turn,
    )
    if crew is not None:
        board(state.players[seat], unit, crew)
    for command in comes_with(state.situation, SIDES[state.teams.side(seat)], card.type):
        unit.attached.append(Attached(card=command, seat=seat, lasts="stays", given=True))
    state.units.append(unit)
    flow.emit(
        "committed",
        seat=seat,
        unit=unit.number,
        unit_card=card_id,
        line=unit.line,
        crew_card=_worth_naming(state.catalog, unit.crew),
    )


def _worth_naming(catalog: SpearpointCatalog, crew: str | None) -> str | None:
    """SP-R41 Return a crew that is not as any other of its kind."""
    return None if crew is None or catalog.units[crew].plain else crew


def shift_lines(flow: Flow[SpearpointState]) -> None:
    """SP-032 The rear line of a side without frontline becomes its frontline (SP-R18, SP-T04)."""
    state = flow.state
    sides = state.teams.sides
    lines: tuple[set[Line], set[Line]] = (set(), set())
    for unit in state.units:
        lines[sides[unit.seat]].add(unit.line)
    for side, held in enumerate(lines):
        if "rear" in held and "front" not in held:
            for unit in state.units:
                if sides[unit.seat] == side and unit.line == "rear":
                    unit.line = "front"
            flow.emit("line_shifted", side=SIDES[side])
