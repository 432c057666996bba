"""The bot is killed between any two steps of an act, started again, and the turn goes on.

In 2GM Tactics, turn about; in a combat of Fast Action Battles, in which plans answer what the other is asked;
in Warfighter, where two act at once and the enemy's turn comes by itself; and in Six Areas, where three do.

An act is stored before it is shown: killed in between, the panel, the board, the story and the picture of the
fight must still come, each once. Whoever presses the same button again does nothing twice. How the power is cut
says :mod:`tests.faults.test_kill`.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot import discord_limits
from bot.discord_limits.components import TEXT_DISPLAY, walk
from bot.match import posts
from bot.panel.people import comrades
from bot.publishing.battle_report import REPORT
from bot.publishing.part_ids import is_chapter
from bot.sandbox.world.objects import Message
from bot.words import event_lines
from engine.core import matchfile
from engine.core.dice import Dice
from engine.core.matchfile import Answer, MatchFile
from engine.core.plans import Plan
from engine.core.protocol import Decision, Event, Option
from engine.core.registry import game as find_game
from engine.fab import setup as fab_setup
from engine.fab.assignment import NOTHING
from engine.fab.rules import GAME as FAB
from engine.fab.state import FabState
from engine.tactics2gm import setup
from engine.tactics2gm.state import TacticsState
from engine.warfighter import setup as warfighter_setup
from engine.warfighter.state import WarfighterState
from images.core.canvas import Sheet
from images.core.map.colours import MapTheme
from images.core.sprite import Scene, Sprite
from tests.blocks.registered import NAME as SIX_AREAS
from tests.blocks.registered import register
from tests.bot.conftest import shown
from tests.bot.test_whole_match import answer
from tests.fab.front import IL, SY, front
from tests.faults.conftest import NOW, Evening, lists
from tests.faults.test_kill import LONG_PAUSE, Cut, at_every_step, started, stop_pressed
from tests.people import ManualClock, Person, Sandbox
from tests.tactics2gm.field import field
from tests.warfighter.squad import squad

SEED = "5eed" * 16
INTERACTIONS = count(10**6)


def position(scenario: str, options: dict[str, Any], dice: Dice) -> TacticsState:
    """Give the middle of a battle in the place of its beginning: the Americans are about to move."""
    state = field("us_sherman@D3", "us_light@C4", "ge_light@D5", "ge_pz4@F6").hold(0, "us_light").state
    state.scenario, state.options, state.dice, state.phase = scenario, options, dice, "movement"
    for player, card in zip(state.players, ("us_light", "ge_light"), strict=True):
        player.deck = [card] * 5
    state.agenda = [["end"], ["discard"], ["flip"], *(["acts", phase, 0] for phase in PHASES), ["standing"]]
    return state


def contested(scenario: str, options: dict[str, Any], dice: Dice) -> FabState:
    """Give the middle of a battle in the place of its beginning: Syria is about to fight on, then Israel moves."""
    state = front("SY01@11 up", "IL07@11", "IL02@10", scenario=scenario).state
    state.options, state.dice, state.turn, state.phasing = options, dice, 1, SY
    state.agenda = [["acts", "movement", 1], ["phase", "combat"], ["plans"]]
    return state


def assaulted(scenario: str, options: dict[str, Any], dice: Dice) -> FabState:
    """Give a match in which Syria is about to fight two hidden units in defences, and one beside them."""
    here = front(
        "SY01@11 open", "SY04@11 open", "SY03@12 open", "IL05@11 defended", "IL06@11", "IL01@12", "IL02@10",
        scenario=scenario,
    )  # fmt: skip
    here.control(IL, "11", "12").have("S7-ENG-1", "S7-AT-1", "E5-1", "I36-TNK-1", "NC-AIR-1", "il-SA-1")
    state = here.state
    state.options, state.dice, state.turn, state.phasing = options, dice, 1, SY
    state.agenda = [["acts", "movement", IL], ["phase", "combat"], ["plans"]]
    return state


def ambushed(scenario: str, options: dict[str, Any], dice: Dice) -> WarfighterState:
    """Give a Soldier Turn of two in the place of its beginning, with Hostiles before them."""
    here = squad("S02 W01 @1", "S03 W02 @1 #1", mission=scenario, players=2)
    here.foe("F03", 1)
    state = here.state
    state.options, state.dice, state.open = {**state.options, **options}, dice, []
    state.agenda = [["soldiers"], ["orders"]]
    return state


PHASES = ("shooting", "deployment", "movement")
PASS: list[Option] = [("pass",)]
SHOT: list[Option] = [("fire", 1, "0", "unit", 3)]
HOLD: list[Option] = [("hold",)]
PLACED: list[Option] = [("place", "a1", "1"), ("place", "a3", "1"), ("place", "a2", "2")]


class Moment(NamedTuple):
    """What Ana has done before the act in which the power fails; a pause in place of the act.

    Whoever is asked beside her has answered as advised; ``plans`` are what the others have planned ahead.
    """

    before: tuple[list[Option], ...]
    pause: bool = False
    game: str = "tactics2gm"
    scenario: str = "pitched"
    plans: tuple[Plan, ...] = ()


def plain(theme: MapTheme, *_: object, **__: object) -> Scene:
    """Draw next to nothing in the place of a map."""
    return Scene(Sprite.of(Sheet(theme, 8, 5, theme.table)))


def raid(*before: list[Option]) -> Moment:
    """Make a scene of Six Areas, in which the others hold whatever comes."""
    return Moment(before, game=SIX_AREAS, scenario="lakeside", plans=(Plan("stand", ("hold",)),))


BATTLE = Moment(
    (),
    game="fab",
    scenario="valley_of_tears",
    plans=(Plan("stand", ("hold",)), Plan("absorb", ("take",)), Plan("loss", ("unit",))),
)

AMBUSH = Moment((), game="warfighter", scenario="M01")

SCENES = {
    "a move": Moment(()),
    "a unit deployed": Moment((PASS,)),
    "a shot": Moment((PASS, PASS)),
    "the last shot of the turn": Moment((PASS, PASS, SHOT)),
    "the board after a pause": Moment((PASS, PASS, SHOT), pause=True),
    "a round of combat": BATTLE,
    "an attack of one of two who play together": AMBUSH,
    "one raid is over and two more come": raid(PLACED, PASS),
    "the end of three who play together": raid(PLACED, PASS, HOLD, PASS),
}
LAST = "the last shot of the turn"


@pytest.fixture(autouse=True)
def _in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)
    monkeypatch.setattr("tests.blocks.artist.draw_map", plain)
    monkeypatch.setattr("images.fab.board.draw_map", plain)
    monkeypatch.setattr(setup, "deal", position)
    monkeypatch.setattr(fab_setup, "deal", contested)
    monkeypatch.setattr(warfighter_setup, "deal", ambushed)
    monkeypatch.setattr("bot.match.table.token_hex", lambda _: SEED)
    monkeypatch.setattr("bot.match.table.added_word", lambda typed: typed or "word")


class Turn(NamedTuple):
    """Ana's turn at its end: what was done in it, and how many steps the power stayed on for."""

    picks: list[list[Option]]
    fell: bool


async def killed(
    scene: Moment, pause: float, turns: list[Turn], sandbox: Sandbox, folder: Path, clock: ManualClock, at: int
) -> bool:
    """Kill the bot before a step of Ana's act, start it again, and let her end her turn; note that."""
    async with started(sandbox, folder, clock) as evening:
        evening.id = (await evening.match(scene.scenario, scene.game)).id
        await evening.settled()
        await others_answer(evening, scene.plans)
        for picks in scene.before:
            await act(evening, evening.ana, picks)
            await others_answer(evening)
        await evening.settled()
        panel = await opened(evening)
        with pytest.MonkeyPatch.context() as patch:
            cut = Cut(patch, at)
            doing = asyncio.create_task(pausing(evening) if scene.pause else pressing(evening, panel))
            falling = asyncio.create_task(cut.fell.wait())
            await asyncio.wait({falling, doing}, return_when=asyncio.FIRST_COMPLETED)
            falling.cancel()
            stop_pressed()
            if cut.fell.is_set():
                doing.cancel()
    clock.advance(discord_limits.INITIAL_RESPONSE + 0.1 + pause)
    await asyncio.gather(doing, return_exceptions=True)  # she may be told: the application did not respond
    async with started(sandbox, folder, clock, evening.id) as evening:
        await evening.settled()
        await goes_on(evening, panel, again=not scene.pause)
        turns.append(Turn(await ended(evening), cut.fell.is_set()))
    return cut.fell.is_set()


async def others_answer(evening: Evening, plans: Sequence[Plan] = ()) -> None:
    """Let everybody but Ana plan ahead, and answer as advised as long as somebody is asked."""
    for person in evening.players(await evening.now())[1:] if plans else ():
        await act(evening, person, [plan.option for plan in plans], optional=True)
    while max((match := await evening.now()).awaited, default=0):
        await act(evening, evening.players(match)[max(match.awaited)])


async def act(
    evening: Evening, person: Person, picks: list[Option] | None = None, *, optional: bool = False
) -> None:
    """Answer the question that is waited for, or the other: as advised, unless told how."""
    table = evening.bot.services.table
    view = (await table.look(evening.id, int(person.id))).view
    assert view is not None
    decision = next(one for one in view.decisions if one.optional == optional and one.id not in view.answers)
    picks = picks or find_game(view.game).suggestion(view, decision)
    await table.act(evening.id, int(person.id), [(decision.id, picks)], next(INTERACTIONS))


async def opened(evening: Evening) -> Message:
    return shown(await evening.ana.press("My decision", in_=evening.thread))


async def pressing(evening: Evening, panel: Message) -> None:
    """Ana does what is advised, and everything that follows from it is shown."""
    assert await answer(evening.ana, panel)
    await evening.settled()


async def pausing(evening: Evening) -> None:
    """Ana does nothing for a while, and the thread sees how the board stands."""
    evening.clock.advance(posts.PAUSE + 1)
    evening.bot.services.outbox.wake()
    await evening.settled()


async def goes_on(evening: Evening, panel: Message, *, again: bool) -> None:
    """Ana presses what is advised on her old panel, which may be as it was, then ends her turn on a new one."""
    if again:
        before = await evening.acts()
        (seen,) = [one for one in evening.ana.messages(evening.thread) if one.id == panel.id]
        await answer(evening.ana, seen)  # there may be nothing left to press
        await evening.settled()
        assert await evening.acts() - before <= 1
    while 0 in (await evening.now()).awaited:
        assert await answer(evening.ana, await opened(evening))
        await evening.settled()


async def ended(evening: Evening) -> list[list[Option]]:
    """Check that everything was told once, and end the match; give what Ana has done."""
    table = evening.bot.services.table
    playing = comrades(await evening.now(), "en")
    for person in reversed(evening.players(await evening.now())):
        if (await evening.now()).status != "over":
            await table.resign(evening.id, int(person.id), next(INTERACTIONS))
    await evening.settled()
    file = matchfile.read(await table.export(evening.id))
    matchfile.verify(file)
    turns: list[list[Event]] = [[]]
    for entry in await table.log(evening.id):
        turns[-1] += [event for event in entry.events if event.kind not in posts.QUIET]
        if any(event.kind == "turn" for event in entry.events):
            turns.append([])
    fights = [evening.bot.services.renderer.fights(file.game, events, 0) for events in turns]
    assert story(evening) == [
        line
        for events, fought in zip(turns, fights, strict=True)
        for line in told(file, events, playing, comrades(await evening.now(), "en"), short=bool(fought))
    ]
    messages = evening.sam.messages(evening.thread)
    shown = Counter(attached.filename for one in messages for attached in one.attachments)
    assert shown[REPORT] == sum(map(len, fights))
    assert shown["board.png"] == 1
    assert shown["victory.png"] == 1
    for person in evening.players(await evening.now()):
        assert len(lists(person)) <= 1
    return [act.action.picks for act in file.acts if isinstance(act, Answer) and act.action.seat == 0]


def told(file: MatchFile, events: list[Event], playing: list[str], left: list[str], *, short: bool) -> list[str]:
    """Say what the thread tells of a turn: the names of those who play, and of who is left when some have gone."""
    game = find_game(file.game)
    sides = game.sides(file.scenario, file.options)
    digest = game.digest(events)
    end = next((n for n, event in enumerate(digest) if event.kind == "left_seat"), len(digest))
    lines = event_lines(game, digest[:end], None, "en", sides, people=playing, short=short)
    lines += event_lines(game, digest[end:], None, "en", sides, people=left, short=short)
    return "\n".join(lines).split("\n")


def story(evening: Evening) -> list[str]:
    """Give the lines of the story in the thread, oldest first."""
    texts = [
        one["content"]
        for message in evening.sam.messages(evening.thread)
        for one in walk(message.components)
        if one["type"] == TEXT_DISPLAY and is_chapter(one["id"])
    ]
    return [line for text in texts for line in text.split("\n") if "/log" not in line]


@pytest.mark.parametrize(("scene", "pause"), [*((scene, 0.0) for scene in SCENES), (LAST, LONG_PAUSE)])
async def test_killed_between_any_two_steps_of_an_act(tmp_path: Path, scene: str, pause: float) -> None:
    turns: list[Turn] = []
    most_spared = 6 if scene == LAST else 2
    await at_every_step(tmp_path, partial(killed, SCENES[scene], pause, turns), most_spared=most_spared)

    assert [turn.picks for turn in turns[:-1]] == [turns[-1].picks] * (len(turns) - 1)


ALL_STEPS = "00" * 32
"""The seed of two rounds in which these answers lead through all questions of a combat."""
FIGHTING: list[Option] = [("fight", "11"), ("fall_back",), ("take",)]
ENGINEERS = ("asset", "S7-ENG-1")
STANDS: dict[str, Option] = {"11": ("hold",), "12": ("retreat", "il-SA-1")}


async def test_killed_after_the_answer_to_each_kind_of_question_of_a_combat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the answer led to is told when the bot is there again, and the combat goes on where it was."""
    monkeypatch.setattr(fab_setup, "deal", assaulted)
    monkeypatch.setattr("bot.match.table.token_hex", lambda _: ALL_STEPS)
    clock, number, asked = ManualClock(NOW), 0, list[str]()
    async with Sandbox(clock=clock) as sandbox:
        while True:
            async with started(sandbox, tmp_path, clock, number) as evening:
                number = number or (await evening.match("campaign", "fab")).id
                evening.id = number
                await evening.settled()
                person, decision = await first_asked(evening)
                if decision.act:
                    acts = await evening.bot.services.table.log(number)
                    told_so_far = story(evening)
                    break
                asked.append(decision.kind)
                with pytest.MonkeyPatch.context() as patch:
                    cut = Cut(patch, 2)
                    await fight_on(evening, person, decision)
                    await cut.fell.wait()
        assert sandbox.violations == []

    events = [[event for event in act.events if event.kind not in posts.QUIET] for act in acts]
    digests = [FAB.digest(found) for found in events]
    sides = FAB.sides("campaign", {})
    assert told_so_far == [
        line for found in digests for line in event_lines(FAB, found, None, "en", sides, short=True)
    ]
    first = {"battle", "stand", "support", "umbrella", "point"}
    assert {*asked} == first | {"loss", "abort", "sappers", "absorb", "retreat", "exploit"}


async def first_asked(evening: Evening) -> tuple[Person, Decision]:
    """Find out who is asked what first."""
    match = await evening.now()
    person = evening.players(match)[match.awaited[0]]
    view = (await evening.bot.services.table.look(match.id, int(person.id))).view
    assert view is not None
    return person, next(one for one in view.decisions if not one.optional and one.id not in view.answers)


async def fight_on(evening: Evening, person: Person, decision: Decision) -> None:
    """Answer a question of a combat."""
    picks = [option for option in FIGHTING if option in decision.options][:1]
    match decision.kind:
        case "support":
            picks = [option for option in decision.options if option != NOTHING]
        case "loss":
            picks = [option for option in decision.options if option != ENGINEERS][:1]
        case "stand":
            picks = [STANDS[str(decision.subject[1])]]
    await act(evening, person, picks)
