"""What becomes of a match: pure functions from what is stored to what shall be.

They run in the store's writer and depend on nothing but their arguments. Each raises the refusal that says why
it may not be; ``None`` means that this interaction has already been carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from msgspec import structs

from bot.match import computers, posts, waiting
from bot.match.computers import Question
from bot.match.refusals import Key, refusal
from bot.store.records import ActKind, Change, Late, Match, NewAct, NewDeck, Person, Picks, Seating, Stored
from engine.ai.levels import LevelName
from engine.core.decks import SCENARIO
from engine.core.dice import Dice, joined
from engine.core.game import Game
from engine.core.matchfile import Agreement, Answer, Onward, Resignation, Thinking, perform
from engine.core.packs import OPTION
from engine.core.protocol import Action, Event, MatchState, Seat
from engine.core.registry import game as find_game
from engine.core.selfplay import as_advised, chance

_KINDS: Mapping[type[Onward], ActKind] = {Answer: "answer", Resignation: "resign", Agreement: "agree"}


def dice(match: Match, seats: Iterable[Seating], seed: str) -> Dice:
    """Return the dice with which a match begins."""
    entropy = joined([s.entropy for s in seats])
    hashed = match.commitment if match.dice > 1 else ""
    return Dice(version=match.dice, seed=seed, entropy=entropy, commitment=hashed)


def begin(match: Match, seats: list[Seating], seed: str, now: float) -> Change:
    """Start the match once every seat is taken; until then, seat those who are there."""
    if any(s.free for s in seats):
        return Change(seats=seats, posts=[posts.INVITATION])
    game = find_game(match.game)
    state, events = game.start(match.scenario, match.options, dice(match, seats, seed))
    acts = [NewAct("start", None, None, events)]
    acts += [carried_out(game, state, act) for act in computers.answers(match, seats, game, state, 0)]
    noticed = [act for act in acts if not act.quiet]
    questions = waiting.questions(seats, game, state)
    return Change(
        status="over" if state.outcome is not None else "running",
        state=game.encode(state),
        live=state,
        seats=seats,
        acts=acts,
        awaited=waiting.awaited(match, questions, set(questions), now),
        asked=[*questions],
        posts=[*posts.opening(match, noticed), *posts.result(state)],
        told=match.last_act + len(noticed),
    )


def fewer(match: Match) -> dict[str, Any] | None:
    """Return the options with which a match may begin with those who are there; None where it cannot."""
    game = find_game(match.game)
    there = [s.seat for s in match.seats if not s.free]
    options = game.fewer(match.scenario, match.options, len(there)) if len(there) < len(match.seats) else None
    if options is None:
        return None
    sides = game.sides(match.scenario, match.options)
    same = game.sides(match.scenario, options)[: len(there)] == tuple(sides[seat] for seat in there)
    return options if same else None


def begin_with_fewer(stored: Stored, user_id: int, now: float) -> Change:
    """Start the match with those who are there, in their order; only its host may, where the game lets him."""
    match = stored.match
    _must_be_open(match)
    if user_id != match.host_id:
        raise refusal("table-not-host")
    options = fewer(match)
    if options is None:
        raise refusal("table-needs-all")
    there = [s for s in match.seats if not s.free]
    seats = [structs.replace(s, seat=seat) for seat, s in enumerate(there)]
    change = begin(structs.replace(match, options=options, seats=tuple(seats)), seats, stored.seed, now)
    change.fewer = options
    change.undrafted = [s.seat for s in match.seats if s not in seats]
    return change


def fill_up(stored: Stored, user_id: int, words: Mapping[Seat, str], level: LevelName, now: float) -> Change:
    """Let the computer play all seats that are free, at a level, and start the match; only its host may do that.

    ``words`` are what it adds to the dice, by seat.
    """
    match = stored.match
    _must_be_open(match)
    if user_id != match.host_id:
        raise refusal("table-not-host")
    seats = [computer_seat(s.seat, words[s.seat], level) if s.free else s for s in match.seats]
    return begin(match, seats, stored.seed, now)


def computer_seat(seat: Seat, word: str, level: LevelName) -> Seating:
    """Return a seat that the computer plays at a level."""
    return Seating(seat, entropy=word, computer=True, level=level)


def join(
    stored: Stored, person: Person, word: str, interaction_id: int, now: float, beside: Seat | None = None
) -> Change | None:
    """Seat a guest: where he was invited to, else in a free seat: in ``beside``, or of its side, if given.

    ``word`` is what he adds to the dice.
    """
    match = stored.match
    seat = match.seat_of(person.id)
    if seat is not None:
        if match.seats[seat].interaction == interaction_id:
            return None
        raise refusal("table-already-seated")
    _must_be_open(match)
    seats = list(match.seats)
    free = _free(match, person.id, beside)
    invited = seats[free].invited
    seats[free] = Seating(free, person.id, person.name, word, invited=invited, interaction=interaction_id)
    return begin(match, seats, stored.seed, now)


def _free(match: Match, user_id: int, beside: Seat | None) -> Seat:
    """Find the seat that somebody may take."""
    free = [s for s in match.seats if s.free]
    for own in free:
        if own.invited == user_id:
            return own.seat
    if beside is not None:
        sides = find_game(match.game).sides(match.scenario, match.options)
        if beside >= len(sides):
            raise refusal("table-no-seat", seat=beside, seats=len(sides))
        free = [s for s in free if sides[s.seat] == sides[beside]]
        if not free:
            raise refusal("table-side-full")
        free.sort(key=lambda seating: seating.seat != beside)
    for anybodys in free:
        if anybodys.invited is None:
            return anybodys.seat
    raise refusal("table-not-invited")


def decline(stored: Stored, user_id: int) -> Change:
    """Turn an invitation down: anybody may then take the seat."""
    match = stored.match
    _must_be_open(match)
    declined = [s for s in match.seats if s.free and s.invited == user_id]
    if not declined:
        raise refusal("table-not-invited")
    return Change(seats=[structs.replace(s, invited=None) for s in declined], posts=[posts.INVITATION])


def leave(stored: Stored, user_id: int) -> Change:
    """Give up a seat before the match begins: anybody may then take it. The host calls the match off instead."""
    match = stored.match
    _must_be_open(match)
    seat = seat_of(match, user_id)
    if user_id == match.host_id:
        raise refusal("table-host-stays")
    return Change(seats=[Seating(seat)], posts=[posts.INVITATION])


def cancel(stored: Stored, user_id: int) -> Change:
    """Call a match off before it has begun."""
    _must_be_open(stored.match)
    if user_id != stored.match.host_id:
        raise refusal("table-not-host")
    return Change(status="cancelled", posts=[posts.INVITATION])


def leave_lesson(stored: Stored, user_id: int) -> Change:
    """End a lesson wherever it has come to: nothing is won or lost."""
    match = stored.match
    must_run(match)
    seat_of(match, user_id)
    if not match.lesson:
        raise refusal("lesson-none")
    return break_off(stored)


def answer(stored: Stored, user_id: int, answers: list[tuple[int, Picks]], now: float) -> Change | None:
    """Answer decisions, one after the other; all of them or none."""
    if stored.done:
        return None
    seat = seat_of(stored.match, user_id)
    must_go_on(stored.match)
    change = _perform(stored, seat, [Answer(Action(seat, decision, picks)) for decision, picks in answers], now)
    change.settled = [decision for decision, _ in answers]
    return change


def answer_for_computer(stored: Stored, asked: Question, picks: Picks, how: Thinking, now: float) -> Change | None:
    """Answer what the computer was asked, unless its seat has since come to know anything else."""
    match = stored.match
    seating = match.seats[asked.seat]
    if stored.done or match.status != "running" or match.paused is not None or not seating.computer:
        return None
    game, state = state_of(stored)
    if asked.seat not in game.awaited(state):
        return None
    if not asked.stands(computers.question(match, game, state, asked.seat)):
        return None
    change = _perform(stored, asked.seat, [Answer(Action(asked.seat, asked.decision.id, picks), how)], now)
    change.settled = [asked.decision.id]
    return change


def time_out(stored: Stored, late: Late, now: float) -> Change | None:
    """Answer for a seat that has been awaited since then what the rules say; else the others decide.

    In a tournament it has lost. Where all agreed that the match plays on by itself, what is advised is answered
    instead. Of answers that are not sealed it is one: the next may already be another question.
    """
    match, seat = stored.match, late.seat
    if stored.done or match.status != "running" or match.paused is not None:
        return None
    if match.seats[seat].awaited_since != late.since or match.seats[seat].flag is None:
        return None
    game, state = state_of(stored)
    pending = game.pending(state, seat)
    chose = any(len(decision.options) > decision.min for decision in pending)
    if match.tournament is not None:
        change = resign(stored, seat, now, _late(seat, "timed_out"))
        change.missed = {seat: chose}
        return change
    view = game.view(state, seat)
    found = [(decision, game.timeout_default(view, decision)) for decision in pending]
    answers = [(decision.id, picks) for decision, picks in found if picks is not None and decision.sealed]
    answers = answers or [(decision.id, picks) for decision, picks in found if picks is not None][:1]
    told = "timed_out"
    if not answers and match.clock is not None and match.clock.by_itself:
        told, first = "played_for", found[0][0]
        answers = [(first.id, as_advised(game, state, first, chance(f"late {state.actions} {first.id}")))]
    if not answers:
        return _tell_out_of_time(match, seat, now, chose=chose)
    doings: list[Onward] = [Answer(Action(seat, decision, picks)) for decision, picks in answers]
    change = _perform(stored, seat, doings, now, _late(seat, told))
    change.settled = [decision for decision, _ in answers]
    change.missed = {seat: chose}
    return change


def _late(seat: Seat, told: str) -> NewAct:
    return NewAct("time_out", seat, None, [Event(told, {"seat": seat})])


def left_to_computer(stored: Stored, seating: Seating, told: NewAct, now: float) -> Change:
    """Let the computer play a seat from now on, as it is then; ``told`` says so."""
    match = stored.match
    seats = tuple(seating if one.seat == seating.seat else one for one in match.seats)
    then = structs.replace(stored, match=structs.replace(match, seats=seats))
    change = _perform(then, seating.seat, [], now, told)
    change.seats, change.undrafted = [seating], [seating.seat]
    change.posts.append(posts.handover(seating.seat))
    return change


def _tell_out_of_time(match: Match, seat: Seat, now: float, *, chose: bool) -> Change | None:
    """Let the others decide, once, what becomes of a seat whose time is up."""
    seating = match.seats[seat]
    if seating.user_id is None or seating.told_out is not None:
        return None
    told = structs.replace(seating, told_out=int(now))
    return Change(seats=[told], posts=[posts.out_of_time(seat, int(now))], missed={seat: chose})


def resign(
    stored: Stored, seat: Seat, now: float, told: NewAct | None = None, others: Iterable[Seat] = ()
) -> Change:
    """Give up a seat: the match, unless ``others`` play on, who are told; the rules say what it leaves to them."""
    return _perform(stored, seat, [Resignation(seat, tuple(others))], now, told)


def draw(stored: Stored, seat: Seat, now: float) -> Change:
    """End a match in a draw to which all have agreed, a seat as the last."""
    return _perform(stored, seat, [Agreement(seat)], now)


def break_off(stored: Stored) -> Change:
    """End a match wherever it has come to, as all have agreed: nothing is won or lost."""
    match = stored.match
    return Change(
        status="cancelled",
        awaited={seating.seat: None for seating in match.seats},
        posts=[posts.INVITATION, posts.BOARD],
    )


def take_back(stored: Stored, user_id: int, now: float) -> Change | None:
    """Go back to before a seat's last interaction that others noticed, as far as the undo law lets it.

    What was answered quietly since stays as it is, whosever it is, where its question stays.
    """
    if stored.done:
        return None
    match = stored.match
    seat = seat_of(match, user_id)
    must_go_on(match)
    game, state = state_of(stored)
    if not (game.may_take_back(state, seat) and stored.undo):
        raise refusal("table-no-way-back")
    last = stored.undo[-1].interaction_id
    points = [point for point in stored.undo if point.interaction_id == last]
    first = points[0].n
    earlier: MatchState = game.decode(points[0].state)
    since = [one for one in stored.quiet if one.n >= first]
    stood = game.stand(earlier, [one.answer.action for one in since])
    gone = [(one.n, one.quiet) for one, stands in zip(since, stood, strict=True) if not stands]
    asked, asked_earlier = {d.id for d in state.open}, {d.id for d in earlier.open}
    act = NewAct("take_back", seat, None, [Event("taken_back", {"seat": seat, "acts": len(points)})])
    change, _ = _led_back(match, game, asked, earlier, [act], now)
    change.undone = [*((point.n, 0) for point in points), *gone]
    change.settled = sorted(asked - asked_earlier)  # their numbers will be given to other questions
    goes_on = waiting.goes_on(earlier, seat, asked) and first > match.told
    _tell(change, match, goes_on=goes_on, together=waiting.together(state) or waiting.together(earlier))
    change.returned = [seat]
    return change


def undo(stored: Stored, back_to: int, acts: list[NewAct], before: bytes, now: float) -> Change:
    """Go back by the first of some acts to the state before another; sealed answers given since go too."""
    match = stored.match
    game, state = state_of(stored)
    earlier: MatchState = game.decode(before)
    change, news = _led_back(match, game, {d.id for d in state.open}, earlier, acts, now)
    change.back_to, change.keep = back_to, 0
    change.undrafted = [seating.seat for seating in match.seats]  # numbers of questions are given again
    _tell(change, match, goes_on=False, together=waiting.together(state) or waiting.together(earlier))
    change.asked = [*news]
    change.returned = [act.seat for act in acts[:1] if act.seat is not None]
    return change


def _led_back(
    match: Match, game: Game[Any, Any], asked: set[int], earlier: MatchState, acts: list[NewAct], now: float
) -> tuple[Change, dict[Seat, list[int]]]:
    """Return the change to an earlier state by acts, and what seats are then asked anew."""
    questions = waiting.questions(match.seats, game, earlier)
    news = waiting.news(asked, questions)
    awaited = waiting.awaited(match, questions, set(news), now)
    return Change(state=game.encode(earlier), live=earlier, acts=acts, awaited=awaited), news


def _perform(stored: Stored, seat: Seat, doings: list[Onward], now: float, absent: NewAct | None = None) -> Change:
    """Carry out a seat's acts and keep the points to which it may go back.

    ``absent``: they are done for somebody who is late or leaves, which this tells first.
    """
    match = stored.match
    game, state = state_of(stored)
    asked, together = {decision.id for decision in state.open}, waiting.together(state)
    acting = any(decision.act and decision.seat == seat for decision in state.open)
    n, barred = match.last_act, False
    change = Change(deck=_deck(match, game, state, doings), phase=game.phase(state))
    before = stored.state
    assert before is not None
    if absent is not None:
        change.acts.append(absent)
        n += 1
    for done, act in enumerate(chain(doings, computers.answers(match, match.seats, game, state, state.asked))):
        if done and _seat_of(act) == seat:
            before = game.encode(state)
        taken = state.take
        new = carried_out(game, state, act)
        change.acts.append(new)
        if taken is not None and (state.take is None or state.take.seat != taken.seat):
            change.snapshots.clear()
            barred = True
        if not new.quiet:
            n += 1
            if state.take is not None and new.seat == seat:
                change.snapshots.append((n, before))
    if barred:
        change.keep = len(change.snapshots)
    change.state, change.live = game.encode(state), state
    if change.quiet:
        return change
    questions = waiting.questions(match.seats, game, state)
    news = waiting.news(asked, questions)
    change.awaited = waiting.awaited(match, questions, {*news, seat} if absent is not None else set(news), now)
    if state.outcome is not None:
        change.status = "over"
    alone = not news.keys() - {seat} and all(act.seat == seat for act in change.noticed)
    goes_on = waiting.goes_on(state, seat, asked) and absent is None and alone
    _tell(change, match, goes_on=goes_on, together=together or waiting.together(state))
    turn_goes_on = acting and any(d.act and d.seat == seat for d in state.open)
    if any(isinstance(doing, Answer) for doing in doings) and (
        seat not in questions or (seat in news and not turn_goes_on)
    ):
        change.completed = [seat]
    change.asked = [one for one in news if one != seat or absent is not None]  # who acts sees what he is asked
    change.posts += posts.result(state)
    return change


def _seat_of(act: Onward) -> Seat:
    return act.action.seat if isinstance(act, Answer) else act.seat


def carried_out(game: Game[Any, Any], state: MatchState, act: Onward) -> NewAct:
    """Carry out an act; return it as the log keeps it."""
    quiet = isinstance(act, Answer) and game.quiet(state, act.action)
    return NewAct(_KINDS[type(act)], _seat_of(act), act, perform(game, state, act), quiet)


def _deck(match: Match, game: Game[Any, Any], state: MatchState, doings: list[Onward]) -> NewDeck | None:
    """Find the deck that is chosen, so that whoever chooses it can take it again in another match."""
    if game.decks is None:
        return None
    for doing in doings:
        if not isinstance(doing, Answer):
            continue
        seat = doing.action.seat
        wanted, kind = doing.action.decision, game.decks.kind
        decision = next((d for d in state.open if d.id == wanted and d.kind == kind), None)
        user_id = match.seats[seat].user_id
        if decision is None or user_id is None:
            continue
        if not decision.act:  # acts before it may make it one that can be answered
            game.check(state, doing.action)
        view = game.view(state, seat)
        cards = game.decks.settled(view, decision, doing.action.picks)
        pool = None if cards is None else game.decks.asked(view, decision)
        if pool is not None and cards is not None:
            named = (*game.decks.settings, OPTION)
            options = {name: match.options[name] for name in named if name in match.options}
            if game.decks.scenarios:
                options[SCENARIO] = match.scenario
            return NewDeck(user_id, game.id, pool.side, dict(cards), "last", options=options)
    return None


def _tell(change: Change, match: Match, *, goes_on: bool, together: bool) -> None:
    """Promise what the thread shall see: while a turn goes on, the board after a pause, no more.

    Where several act ``together`` they are told in a pause too what the others have done.
    """
    if together:
        delay = posts.PAUSE if goes_on else 0.0
        change.posts += [posts.paused_board() if goes_on else posts.BOARD, posts.untold(match, delay)]
    elif goes_on:
        change.posts.append(posts.paused_board())
    else:
        change.posts += [posts.BOARD, *posts.story(match, change.noticed)]
        change.told = match.last_act + len(change.noticed)


def _must_be_open(match: Match) -> None:
    if match.status != "open":
        raise refusal("table-cancelled" if match.status == "cancelled" else "table-already-begun")


def must_run(match: Match) -> None:
    """Refuse for a match that is not being played."""
    if match.status == "open":
        raise refusal("table-not-begun")
    if match.status == "cancelled":
        key: Key = "table-broken-off" if match.broken_off else "table-cancelled"
        raise refusal("lesson-left" if match.lesson else key)
    if match.status == "over":
        raise refusal("table-over")


def must_go_on(match: Match) -> None:
    """Refuse for a match that is paused."""
    if match.status == "running" and match.paused is not None:
        raise refusal("table-paused")


def must_play_himself(match: Match) -> None:
    """Refuse to let somebody else, or the computer, play for anybody in a match of a tournament."""
    if match.tournament is not None:
        raise refusal("handover-tournament")


def seat_of(match: Match, user_id: int) -> Seat:
    """Find a person's seat; raises Refusal where he has none."""
    seat = match.seat_of(user_id)
    if seat is None:
        raise refusal("table-not-seated")
    return seat


def state_of(stored: Stored) -> tuple[Game[Any, Any], MatchState]:
    """Return a state of one's own, to be changed in place."""
    match = stored.match
    must_run(match)
    assert stored.state is not None
    game = find_game(match.game)
    return game, stored.live or game.decode(stored.state)
