"""Whole matches: the bot as it is started in production, and two people who play to the end.

Ana plays in Spanish, on the panels that come by direct message. Ben plays in English, with commands and with the
panel behind **My decision**. Sam watches, and never sees a secret.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.discord_limits import EPHEMERAL
from bot.discord_limits.components import BUTTON, STRING_SELECT, TEXT_DISPLAY, walk
from bot.match.posts import QUIET
from bot.panel import component_ids
from bot.sandbox.server.client_events import FileSeen, MessageSeen
from bot.sandbox.world.objects import Message, Thread
from bot.words import event_lines
from engine.core import matchfile
from engine.core.protocol import Outcome
from engine.core.registry import GAMES
from engine.core.registry import game as find_game
from images.spearpoint.story import tell
from tests.bot.conftest import shown
from tests.people import Person, Sandbox
from tests.people.onlooker import PATIENCE
from tests.people.reading import read

PRIMARY = 1
DANGER = 4
TURN_BEGINS = re.compile(r"(Ronda|Turno) \d+[,:] ")
SEALED = ("*sealed*", "*sellado*")
"""What stands on a panel that is answered, though its cards might still be changed."""
BREATH = 3
"""So often Ana presses before the power may fail: a turn of many acts is not over then."""
SEALS = ("Seal", "Sellar", "Confirm", "Confirmar")


class Program:
    """``python -m bot`` in a process of its own, which can be killed and started again."""

    def __init__(self, sandbox: Sandbox, folder: Path, **settings: str) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.settings = settings
        self.lines: list[dict[str, Any]] = []

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot",
            env={
                **os.environ,
                "DISCORD_TOKEN": self.sandbox.bot_token,
                "DISCORD_API_BASE": self.sandbox.api_base,
                "FIELDPOST_DATABASE": f"sqlite:///{self.folder}/fieldpost.sqlite3",
                "FIELDPOST_LOG_FORMAT": "json",
                "FIELDPOST_COMMANDS": "0",  # scripted people are quicker than others
                **self.settings,
            },
            stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        connected = asyncio.Event()
        self.reading = asyncio.create_task(self._read(connected))
        async with asyncio.timeout(90):  # on a busy machine starting takes a while
            await connected.wait()

    async def _read(self, connected: asyncio.Event) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            try:
                found = json.loads(line)
            except ValueError:
                found = {"level": "error", "event": line.decode(), "logger": ""}
            self.lines.append(found)
            if found["event"] == "connected":
                connected.set()

    async def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        await self.process.wait()
        await self.reading

    async def stop(self) -> int:
        """Ask it to stop; give its exit code."""
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        code = await self.process.wait()
        await self.reading
        return code

    @property
    def errors(self) -> list[dict[str, Any]]:
        """What it logged as an error, and what it could not say."""
        return [
            line
            for line in self.lines
            if line["level"] in ("error", "critical") or line["logger"] == "py.warnings"
        ]


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    made = Sandbox()
    await made.start()
    yield made
    assert made.violations == []
    await made.close()


@pytest.fixture
async def program(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Program]:
    made = Program(sandbox, tmp_path)
    await made.start()
    yield made
    assert await made.stop() == 0
    assert made.errors == [], "\n".join(error.get("exception", error["event"]) for error in made.errors)


class Match:
    """A match between two people in the sandbox, and what can be read of it in its thread."""

    def __init__(self, sandbox: Sandbox, ana: Person, ben: Person, sam: Person) -> None:
        self.sandbox, self.ana, self.ben, self.sam = sandbox, ana, ben, sam
        self.together = False

    async def begin(self, game: str) -> None:
        """Let Ana invite Ben, and Ben join; where both play on one side nobody is a rival."""
        rules = find_game(game)
        sides = rules.sides(rules.scenarios[0], {})
        self.together = sides[0] == sides[1]
        rival = {} if self.together else {"rival": self.ben.user.id}
        await self.ana.command("/nueva", juego=game, **rival)
        await self.ben.press("Unirse")
        await self.sam.sees("Mi decisión")

    @property
    def thread(self) -> Thread:
        [thread] = self.sam.threads()
        return thread

    def said(self) -> str:
        """Give everything that stands in the thread."""
        return "\n".join(_text(message) for message in self.sam.messages(self.thread))

    @property
    def over(self) -> bool:
        return "Semilla:" in self.said()


def _text(message: Message) -> str:
    return "\n".join(one["content"] for one in walk(message.components) if one["type"] == TEXT_DISPLAY)


def _buttons(message: Message) -> Iterator[dict[str, Any]]:
    return (one for one in walk(message.components) if one["type"] == BUTTON and not one.get("disabled"))


async def answer(person: Person, message: Message) -> bool:
    """Press what a hurried player presses on a panel: Seal, else the answer advised. False: nothing to press.

    Asked whether he is sure, he is.
    """
    if await _is_sure(person, message):
        return True
    labels = [button["label"] for button in _buttons(message)]
    seal = next((label for label in labels if label in SEALS), None)
    if seal is not None:
        await _is_sure(person, shown(await person.press(seal, in_=message)))
        return True
    advised = _advised(message)
    if advised and not _sealed(message):
        await person.press(advised[0]["label"], in_=message)
        return True
    selects = [one for one in walk(message.components) if one["type"] == STRING_SELECT]
    if _unanswered(message):
        await person.choose(selects[0]["custom_id"], selects[0]["options"][0]["label"], in_=message)
        return True
    return False


async def _is_sure(person: Person, message: Message) -> bool:
    """Say yes where a panel asks once more; False: it does not."""
    sure = next((button["label"] for button in _buttons(message) if button["style"] == DANGER), None)
    if sure is None:
        return False
    await person.press(sure, in_=message)
    return True


def _advised(message: Message) -> list[dict[str, Any]]:
    """List the buttons of what is advised."""
    return [
        button
        for button in _buttons(message)
        if button["style"] == PRIMARY or button.get("emoji", {}).get("name") == "💡"
    ]


def _unanswered(message: Message) -> bool:
    """Tell whether a panel asks something in a select that answers at once."""
    return any(one.get("custom_id", "").split(".")[1:2] == ["choose"] for one in walk(message.components)) and (
        "*sealed*" not in _text(message)
    )


def _sealed(message: Message) -> bool:
    """Tell whether a panel is answered."""
    return any(word in _text(message) for word in SEALED)


async def ana_plays(match: Match, most: int = 1000) -> bool:
    """Ana answers on the panel in her direct messages, and opens one as something waits for her, or so often."""
    presses, ana = 0, match.ana
    while presses < most and not match.over:
        panels = [one for one in ana.messages(ana.dm) if one.flags & EPHEMERAL]
        answered = bool(panels) and await answer(ana, panels[-1])
        if not answered and not (ana.awaited and await answer(ana, await ana.opens())):
            break
        presses += 1
    return presses > 0


async def ben_plays(match: Match) -> bool:
    """Ben looks at his panel by command; if he is awaited, he answers something by command and seals the rest."""
    acted = False
    while not match.over:
        panel = shown(await match.ben.command("/move", channel=match.thread))
        labels = [button["label"] for button in _buttons(panel)]
        advised = _advised(panel) and not _sealed(panel)
        if not advised and not set(SEALS) & set(labels) and not _unanswered(panel):
            break
        await ben_commands(match)
        panel = shown(await match.ben.command("/move", channel=match.thread))
        await answer(match.ben, panel)
        acted = True
    return acted


async def ben_commands(match: Match) -> None:
    """Ben uses the friendly commands as far as they have anything to offer."""
    ben, here = match.ben, match.thread
    units = await ben.autocomplete("/commit", "units", "squad", channel=here)
    if units:
        await ben.command("/commit", units=units[0], channel=here)
    attackers = await ben.autocomplete("/attack", "unit", "", channel=here)
    if attackers:
        targets = await ben.autocomplete("/attack", "target", "", unit=attackers[0], channel=here)
        await ben.command("/attack", unit=attackers[0], target=targets[-1], channel=here)
    cards = await ben.autocomplete("/draw", "what", "", channel=here)
    if cards:
        await ben.command("/draw", what=cards[0], channel=here)


ENOUGH = {"fab": 5, "spearpoint": 30, "tactics2gm": 20, "warfighter": 4}
"""Rounds of a long match that show what each of its requests and lines in the log is like."""


async def play(match: Match, program: Program, *, kills: Sequence[int] = (), most: int = 1000) -> None:
    """Let both play until the match is over. ``kills``: the rounds after which the power fails.

    After ``most`` rounds Ben resigns, and with him Ana where one plays on alone.
    """
    time = asyncio.get_running_loop().time
    async with asyncio.timeout(500):
        rounds, idle = 0, time()
        while not match.over:
            if rounds == most:
                for person in (match.ben, match.ana) if match.together else (match.ben,):
                    await _is_sure(person, shown(await person.command("/resign", channel=match.thread)))
                most = 0
            acted = [await ana_plays(match, BREATH), await ben_plays(match)]
            rounds += any(acted)
            if any(acted) and rounds in kills:
                await program.kill()
                await program.start()
            if any(acted):
                idle = time()
            else:
                await asyncio.sleep(0.05)  # the outbox is still at work
                stuck = time() - idle > PATIENCE
                assert not stuck, f"nobody can act:\n{match.ana.view()}\n{match.ben.view()}"


@pytest.fixture
def game() -> str:
    return "spearpoint"


@pytest.fixture
async def match(sandbox: Sandbox, program: Program, game: str) -> Match:
    """A match that has begun."""
    made = Match(sandbox, sandbox.person("ana", locale="es-ES"), sandbox.person("ben"), sandbox.person("sam"))
    await made.begin(game)
    return made


async def hold_fire(person: Person, match: Match, words: str) -> None:
    """Have no unit attack that could."""
    for attacker in await person.autocomplete("/attack", "unit", "", channel=match.thread):
        await person.command("/attack", unit=attacker, target=words, channel=match.thread)


async def unopposed(match: Match) -> bool:
    """Tell whether somebody ended the last Turn unopposed: by the table, for the thread may lag behind."""
    return "Sin oposición: " in read(shown(await match.ana.command("/board", text=True, channel=match.thread)))


async def test_who_always_attacks_wins_by_points(match: Match) -> None:
    """Ana attacks always, save to let an enemy survive who must oppose her; Ben never does."""
    async with asyncio.timeout(240):
        while not match.over:
            if await unopposed(match):
                await hold_fire(match.ana, match, "No disparar")
            if not await ana_plays(match):  # once she was at the table, her panel comes there
                await answer(match.ana, shown(await match.ana.command("/move", channel=match.thread)))
            await hold_fire(match.ben, match, "Hold fire")
            if not await answer(match.ben, shown(await match.ben.command("/move", channel=match.thread))):
                await asyncio.sleep(0.05)  # the outbox is still at work

    assert played(match).outcome == Outcome([0], "points", ["us"])
    assert int(re.findall(r"\(total: (\d+)\)", match.said())[-1]) >= 51


async def bens_turn(match: Match) -> Message:
    """Let Ana answer whatever she is asked, and open Ben's panel."""
    if not await ana_plays(match):
        await asyncio.sleep(0.05)  # the outbox is still at work
    return shown(await match.ben.command("/move", channel=match.thread))


async def test_killed_between_two_attacks(match: Match, program: Program) -> None:
    """Ben resolves his attacks by hand; the power fails when the first is done and the second is asked for."""
    ben, thread = match.ben, match.thread
    async with asyncio.timeout(240):
        while "Standing orders" not in str((panel := await bens_turn(match)).components):
            await answer(ben, panel)
        await ben.press("Standing orders", in_=panel)
        await ben.choose("Choose", "Stop before each of my attacks", in_=panel)
        await ben.press("Confirm", in_=panel)
        attacked = asked = False
        while not (attacked and asked):
            attacked = asked
            panel = await bens_turn(match)
            asked = "Which of your attacks is next" in _text(panel)
            if not (attacked and asked):
                await answer(ben, panel)

    await program.kill()
    await program.start()
    await answer(ben, panel)

    await ben.does_not_see("The board has moved on", in_=thread)
    await ben.command("/resign", channel=thread)
    await ben.press("Resign")
    await match.sam.sees("Semilla:", in_=thread)
    assert matchfile.verify(played(match)).outcome is not None


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_to_the_end_with_power_cuts(match: Match, program: Program, game: str) -> None:
    await play(match, program, kills=(2, 4, 5))

    await match.sam.sees("Semilla:", in_=match.thread)
    file = played(match)
    assert matchfile.verify(file).outcome is not None
    assert [line for line in told_of(game, story(match)) if line] == [
        line for line in told_of(game, everything_that_happened(file)) if line
    ]
    told, *_ = [sight for sight in match.sam.events if file.seed in str(sight)]
    assert isinstance(told, FileSeen)
    assert told.filename == "match-1.json"
    film = shown(await match.ana.press("Ver otra vez", in_=match.thread))
    assert film.attachments[0].filename == "replay.gif"
    await match.ana.press("Paso a paso", in_=film)
    await match.ana.sees("Paso 1 de", in_=film)
    for person in (match.ana, match.ben, match.sam):
        assert_no_secret_ids(person)
    await match.sam.never_saw("Tu mano en la partida")
    await match.sam.never_saw("Your hand in match")
    await match.ben.never_saw("Tu mano en la partida")


async def test_who_commits_nothing_is_overrun(match: Match) -> None:
    async with asyncio.timeout(240):
        while not match.over:
            await ana_plays(match)
            if await match.ben.autocomplete("/commit", "units", "", channel=match.thread):
                asked = shown(await match.ben.command("/commit", channel=match.thread))
                if any(button["style"] == DANGER for button in _buttons(asked)):  # whether he is sure
                    await answer(match.ben, asked)
            else:
                await answer(match.ben, shown(await match.ben.command("/move", channel=match.thread)))

    await match.sam.sees("ana gana la partida", in_=match.thread)
    assert played(match).outcome == Outcome([0], "overrun", ["us"])


def played(match: Match) -> matchfile.MatchFile:
    """Read the match file that was handed out at the end."""
    files = {sight.content for sight in match.sam.events if isinstance(sight, FileSeen)}
    [file] = [content for content in files if b'"game"' in content]
    return matchfile.read(file)


def story(match: Match) -> list[str]:
    """Give the lines of the story in the thread."""
    lines: list[str] = []
    for message in match.sam.messages(match.thread):
        for one in walk(message.components):
            if one["type"] == TEXT_DISPLAY and one["id"] > 1_000_000:
                lines += [line for line in one["content"].split("\n") if "/diario" not in line]
    return lines


def told_of(game: str, lines: list[str]) -> list[str]:
    """Leave out what the thread tells in other words, because it tells a turn of many acts as one story."""
    return lines if game == "spearpoint" else [line for line in lines if TURN_BEGINS.match(line)]


def everything_that_happened(file: matchfile.MatchFile) -> list[str]:
    """Say all public events of a match, as its thread must have told them, once each."""
    lines: list[str] = []
    for _, events in matchfile.replay(file):
        public = [event for event in events if event.kind not in QUIET]
        game = find_game(file.game)
        fought = file.game == "spearpoint" and tell(public).fought
        public = game.digest(public)
        sides = game.sides(file.scenario, file.options)
        told = event_lines(game, public, None, "es", sides, short=fought)
        told = told or event_lines(game, public, None, "es", sides)
        lines += "\n".join(told).split("\n")
    return lines


def assert_no_secret_ids(person: Person) -> None:
    """No id of a component that a person ever saw names a card."""
    for sight in person.events:
        if isinstance(sight, MessageSeen):
            for one in walk(sight.message.components):
                custom_id = one.get("custom_id")
                assert custom_id is None or type(component_ids.read(custom_id)) is not component_ids.Unknown
