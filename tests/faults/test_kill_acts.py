"""The bot is killed between any two steps of an act of 2GM Tactics, started again, and the turn goes on.

An act is stored before it is shown: killed in between, the panel, the board, the story and the picture of the
fight must still come, each once. Whoever presses the same button again does nothing twice. How the power is cut
says :mod:`tests.faults.test_kill`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.discord_limits.components import TEXT_DISPLAY, walk
from bot.match import posts
from bot.publishing.battle_report import REPORT
from bot.sandbox.world.objects import Message
from bot.words import event_lines
from engine.core import matchfile
from engine.core.dice import Dice
from engine.core.matchfile import Answer
from engine.core.protocol import Event, Option
from engine.tactics2gm import setup
from engine.tactics2gm.rules import GAME
from engine.tactics2gm.state import TacticsState
from tests.bot.conftest import shown
from tests.bot.test_whole_match import answer
from tests.faults.conftest import NOW, Evening
from tests.faults.test_kill import LONG_PAUSE, TOO_MANY, Cut, started, stop_pressed
from tests.people import ManualClock, Sandbox
from tests.tactics2gm.field import field

SEED = "5eed" * 16
CHAPTER = 1_000_000
"""The texts of a story have greater numbers."""


def position(scenario: str, options: dict[str, Any], dice: Dice) -> TacticsState:
    """Give the middle of a battle in the place of its beginning: the Americans are about to move."""
    state = field("us_sherman@D3", "us_light@C4", "ge_light@D5", "ge_pz4@F6").hold(0, "us_light").state
    state.scenario, state.options, state.dice, state.phase = scenario, options, dice, "movement"
    for player, card in zip(state.players, ("us_light", "ge_light"), strict=True):
        player.deck = [card] * 5
    state.agenda = [["end"], ["discard"], ["flip"], *(["acts", phase, 0] for phase in PHASES), ["standing"]]
    return state


PHASES = ("shooting", "deployment", "movement")
PASS: Option = ("pass",)


class Scene(NamedTuple):
    """What Ana has done in her turn before the act in which the power fails; a pause in place of the act."""

    before: tuple[Option, ...]
    pause: bool = False


SCENES = {
    "a move": Scene(()),
    "a unit deployed": Scene((PASS,)),
    "a shot": Scene((PASS, PASS)),
    "the last shot of the turn": Scene((PASS, PASS, ("fire", 1, "0", "unit", 3))),
    "the board after a pause": Scene((PASS, PASS, ("fire", 1, "0", "unit", 3)), pause=True),
}
LAST = "the last shot of the turn"


@pytest.fixture(autouse=True)
def _in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "deal", position)
    monkeypatch.setattr("secrets.token_hex", lambda _: SEED)
    monkeypatch.setattr("bot.match.table.added_word", lambda typed: typed or "word")


class Turn(NamedTuple):
    """Ana's turn at its end: what was done in it, and how many steps the power stayed on for."""

    picks: list[Option]
    fell: bool


async def killed(
    sandbox: Sandbox, folder: Path, clock: ManualClock, scene: Scene, *, at: int, pause: float
) -> Turn:
    """Kill the bot before a step of Ana's act, start it again, and let her end her turn."""
    async with started(sandbox, folder, clock) as evening:
        evening.id = (await evening.match("pitched", "tactics2gm")).id
        await evening.settled()
        for number, pick in enumerate(scene.before):
            await act(evening, pick, 10**6 + number)
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
    clock.advance(3.1 + pause)
    await asyncio.gather(doing, return_exceptions=True)  # she may be told: the application did not respond
    async with started(sandbox, folder, clock, evening.id) as evening:
        await evening.settled()
        await goes_on(evening, panel, again=not scene.pause)
        return Turn(await ended(evening), cut.fell.is_set())


async def act(evening: Evening, pick: Option, interaction: int) -> None:
    view = (await evening.bot.services.table.look(evening.id, int(evening.ana.id))).view
    assert view is not None
    (decision,) = [decision for decision in view.decisions if decision.act]
    await evening.bot.services.table.act(evening.id, int(evening.ana.id), [(decision.id, [pick])], interaction)


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
    while (await evening.now()).awaited == [0]:
        assert await answer(evening.ana, await opened(evening))
        await evening.settled()


async def ended(evening: Evening) -> list[Option]:
    """Check that everything was told once, and end the match; give what Ana has done."""
    ben = int(evening.ben.id)
    await evening.bot.services.table.resign(evening.id, ben, 10**7)
    await evening.settled()
    file = matchfile.read(await evening.bot.services.table.export(evening.id))
    matchfile.verify(file)
    turns: list[list[Event]] = [[]]
    for _, events in matchfile.replay(file):
        turns[-1] += [event for event in events if event.kind not in posts.QUIET]
        if any(event.kind == "turn" for event in events):
            turns.append([])
    fought = [evening.bot.services.renderer.fights(file.game, events, 0) != [] for events in turns]
    lines = [line for events, short in zip(turns, fought, strict=True) for line in told(events, short=short)]
    assert story(evening) == lines
    messages = evening.sam.messages(evening.thread)
    assert sum(file.filename == REPORT for one in messages for file in one.attachments) == sum(fought)
    assert sum(file.filename == "board.png" for one in messages for file in one.attachments) == 1
    asked = [one for one in evening.ben.messages(evening.ben.dm) if "Movement" in str(one.components)]
    assert len(asked) == 1
    return [act.action.picks[0] for act in file.acts if isinstance(act, Answer) and act.action.seat == 0]


def told(events: list[Event], *, short: bool) -> list[str]:
    """Say what the thread tells of a turn."""
    sides = GAME.sides("pitched", {})
    return "\n".join(event_lines(GAME, GAME.digest(events), None, "en", sides, short=short)).split("\n")


def story(evening: Evening) -> list[str]:
    """Give the lines of the story in the thread, oldest first."""
    texts = [
        one["content"]
        for message in evening.sam.messages(evening.thread)
        for one in walk(message.components)
        if one["type"] == TEXT_DISPLAY and one["id"] > CHAPTER
    ]
    return [line for text in texts for line in text.split("\n") if "/log" not in line]


@pytest.mark.parametrize(("scene", "pause"), [*((scene, 0.0) for scene in SCENES), (LAST, LONG_PAUSE)])
async def test_killed_between_any_two_steps_of_an_act(tmp_path: Path, scene: str, pause: float) -> None:
    turns: list[Turn] = []
    for at in range(1, TOO_MANY):
        folder = tmp_path / str(at)
        folder.mkdir()
        clock = ManualClock(NOW)
        async with Sandbox(clock=clock) as sandbox:
            turns.append(await killed(sandbox, folder, clock, SCENES[scene], at=at, pause=pause))
            assert sandbox.violations == []
        if not turns[-1].fell:
            break

    assert not turns[-1].fell, "the act never came to an end"
    assert len(turns) > (6 if scene == LAST else 2)
    assert [turn.picks for turn in turns[:-1]] == [turns[-1].picks] * (len(turns) - 1)
