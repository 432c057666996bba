"""A whole match through the sandbox in which nothing is left to chance, and what all but one see of it.

Time stands still, save that now and then somebody pauses long enough for the thread to see his turn. Every place
numbers what is in it by itself; secrets of the server and the seed are fixed; one thing is sent after the other,
when the last press has been answered. So what two such matches show can be compared to the byte.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.interaction import catch_up, reply, show
from bot.match import reminders, timekeeper
from bot.match.posts import PAUSE
from bot.panel.questions import number, stamp
from bot.publishing import idempotent_send, outbox
from bot.sandbox.server.client_events import SentEvent
from bot.sandbox.world.objects import Message
from bot.sandbox.world.snowflake import EPOCH, Snowflakes
from bot.store.records import NewDeck
from engine.core.plans import Plan
from engine.core.protocol import Decision, Event, Option, View
from engine.core.registry import game as find_game
from engine.core.selfplay import chance
from tests.bot.test_whole_match import answer
from tests.leak.twins import SECRET_SEAT, Twin, discreet
from tests.people import ManualClock, Sandbox
from tests.people.inbox import goes_on
from tests.people.reading import read
from tests.running import answered, quiet, running

MATCH = 1
NOW = 1_900_000_000.0
SEED = "19430705" * 8
OWN = ("hand", "blocks", "hands")
"""What a view holds of what its seat alone sees."""

Step = list[tuple[str, bytes]]
"""What reached those who do not sit on the first seat, in one step: who, and the event as JSON."""

SEATED = {2: ("ana", "ben"), 3: ("ana", "ben", "cleo"), 4: ("ana", "cleo", "ben", "dan")}
"""Who sits where, by the number of players; Ana, on the first seat, has the secrets. Cleo may be her ally."""


class Placed(Snowflakes):
    """Identifiers that depend on their place, and on how many there are in it, and on nothing else."""

    def __init__(self) -> None:
        super().__init__(ManualClock(NOW))
        self._next: dict[str, int] = {}
        self._given: set[int] = set()

    def __call__(self, place: str = "") -> str:
        start = (int(NOW * 1000) - EPOCH << 22) + (zlib.crc32(place.encode()) % 1024 << 12)
        number = self._next.get(place, start)
        self._next[place] = number + 1
        assert number not in self._given
        self._given.add(number)
        return str(number)


class Course:
    """The match as it goes: what the first seat was asked and picked, in order; what the others saw, step by step.

    What was ``told`` of a whole match, to everybody, is known at its end.

    ``moods`` names the chance by which Ana gives orders and changes her mind; empty: she does no such thing. After
    ``stays`` steps she hands her seat over to Dora, and is one of the others from then on. ``plans``: what
    she plans ahead when the match has begun.
    """

    def __init__(
        self,
        game: str,
        twin: Twin,
        *,
        other: Course | None = None,
        most: int = 1000,
        moods: str = "",
        stays: int = 1000,
        plans: Sequence[Plan] = (),
    ) -> None:
        self.game, self.twin, self.other, self.most, self.stays = game, twin, other, most, stays
        self.plans = [plan.option for plan in plans]
        self.rng, self.moods = chance(game), chance(moods) if moods else None
        self.second_thoughts = self.caught_up = self.rounds = 0
        self.asked: list[str] = []
        self.picked: list[list[Option]] = []
        self.told: list[Event] = []
        self.steps: list[Step] = []
        self.hands: list[Any] = []
        self.now = NOW

    async def play(self, folder: Path, patch: pytest.MonkeyPatch, port: int = 0) -> int:
        """Play the match to its end; return the port of the sandbox, which is in the addresses of pictures."""
        patch.setattr("bot.match.table.token_hex", lambda _: SEED)
        patch.setattr("secrets.token_urlsafe", lambda _: "word")
        for of, patience in ((reply, "PATIENCE"), (show, "PATIENCE"), (show, "NO_PATIENCE")):
            patch.setattr(of, patience, 3600.0)
        patch.setattr(outbox, "AT_ONCE", 1)
        for looks in (timekeeper, reminders):  # at the clocks, when the test says so
            patch.setattr(looks, "EVERY", 1e6)
        patch.setattr(idempotent_send, "mark", lambda _: 1 << 30)  # random, as the nonce is that it is made of
        patch.setattr("bot.sandbox.sandbox.Snowflakes", lambda _: Placed())
        self.twin.deal(patch, other=self.other is not None)
        async with Sandbox(port, clock=ManualClock(NOW)) as sandbox:
            self.seated = [sandbox.person(name) for name in SEATED[self.twin.players]]
            self.ana, *self.others = self.seated
            self.ben, self.sam = sandbox.person("ben"), sandbox.person("sam")
            self.seen = dict.fromkeys((*self.others, self.sam), 0)
            self.watching = [self.sam]
            self.sandbox = sandbox
            async with running(sandbox, folder / "fieldpost.sqlite3", lambda: self.now) as bot:
                self.bot = bot
                self.send = bot.services.outbox.wake
                patch.setattr(bot.services.outbox, "wake", lambda: None)  # sent when the test says so
                await self._play(sandbox)
            assert sandbox.violations == []
            return sandbox.port

    async def _play(self, sandbox: Sandbox) -> None:
        await self._sit_down()
        if self.plans:
            await self._ana_plans()
        while len(self.steps) < self.most:
            view = await self._view(SECRET_SEAT)
            if view.outcome is not None:
                self.steps.pop()  # the end brings everything to light
                self.told = [event for entry in await self.bot.services.table.log(MATCH) for event in entry.events]
                return
            if len(self.steps) >= self.stays and len(self.watching) == 1:
                await self._hand_over()
            if len(self.steps) % 5 == 0:
                await self._look_round()
            seat = min(view.awaited) if self.rng.random() < 0.7 else max(view.awaited)
            if self.rng.random() < 0.1:
                await self.others[0].command("/undo", channel=self.thread)
            elif seat == SECRET_SEAT:
                await self._ana_answers(view)
            else:
                person = self.seated[seat]
                panel = await person.press("My decision", in_=self.thread)
                assert isinstance(panel, Message)
                assert await answer(person, panel)
            await self._ana_has_second_thoughts()
            self.hands.append(next((found for of in OWN if (found := getattr(view, of, None))), None))
            await self._step()

    async def _sit_down(self) -> None:
        """Ana invites the others, and they join, her ally first; Sam watches."""
        invited: dict[str, Any] = {"opponent": self.ben}
        if len(self.seated) > 2:
            invited["partner" if len(self.seated) == 4 else "opponent2"] = self.others[len(self.seated) == 3]
            invited["options"] = f"players={len(self.seated)}"
        if self.twin.together:
            invited = {"players": " ".join(f"<@{person.id}>" for person in self.others)}
        await self.ana.command("/new", game=self.game, channel="general", **{**invited, **self.twin.invited})
        await self._step()
        for person in self.others:
            ally = len(self.seated) == 4 and person is self.others[0]
            await person.press("Join Americans" if ally else "Join", in_="general")
            await self._step()
        await self.sam.press("Watch", in_=self.thread)
        await self._step()

    async def _ana_plans(self) -> None:
        """Lay plans down ahead, by command."""
        [book] = [decision for decision in (await self._view(SECRET_SEAT)).decisions if decision.optional]
        await self._ana_moves(book, self.plans)
        assert (await self._view(SECRET_SEAT)).answers[book.id] == self.plans
        await self._step()

    async def _hand_over(self) -> None:
        """Let Dora take Ana's seat. What Ana sees from then on anybody may see."""
        dora = self.sandbox.person("dora")
        await self.ana.command("/handover", to=dora.user.id, channel=self.thread)
        await self._step()
        await dora.press("Take the seat", in_=self.thread)
        await self._step()
        self.watching.append(self.ana)
        self.seen[self.ana] = len(self.ana.seen)
        self.ana = self.seated[SECRET_SEAT] = dora
        await self._look_round()

    @property
    def thread(self) -> str:
        return self.ben.threads()[0].id

    async def _view(self, seat: int) -> View:
        sight = await self.bot.services.table.look(MATCH, int(self.seated[seat].id))
        assert sight.view is not None
        return sight.view

    async def _ana_answers(self, view: View) -> None:
        """Answer the first open question by command: in the other match what stands for the picks of the first.

        Before that she thinks of what she hides, and leaves that on her panel; now and then she takes it back.
        """
        decision = next(d for d in view.decisions if not d.optional and d.id not in view.answers)
        if self.other is None:
            picks = discreet(find_game(self.game), self.twin, view, decision)
        else:
            picks = [tuple(self._swapped(part) for part in pick) for pick in self.other.picked[len(self.picked)]]
        self.asked.append(decision.kind)
        hidden = [option for option in decision.options if not self.twin.hidden(view).isdisjoint(option)]
        await self.bot.services.table.set_drafts(MATCH, int(self.ana.id), {decision.id: hidden[: decision.max]})
        await self.ana.press("My decision", in_=self.thread)
        if decision.kind == "deck":
            await self._ana_keeps(picks)
        await self._ana_moves(decision, picks)
        first = not self.picked
        if decision.id in (await self._view(SECRET_SEAT)).answers and (self.rng.random() < 0.2 or first):
            await self._ana_has_second_thoughts()
            await self._step()
            await self.ana.command("/undo", channel=self.thread)
            await self._step()
            await self._ana_moves(decision, picks)
        self.picked.append(picks)

    async def _ana_has_second_thoughts(self) -> None:
        """Change orders and sealed answers, and change them back before they could come to light."""
        if self.moods is None or self.moods.random() < 0.3:
            return
        rules, view = find_game(self.game), await self._view(SECRET_SEAT)
        record = await self.bot.services.store.record(MATCH)
        assert record is not None
        state = rules.decode(record.state)
        for decision in view.decisions:
            if decision.sealed and (decision.optional or decision.id in view.answers):
                settled = view.answers.get(decision.id, self.twin.orders)
                for picks in (rules.sample(state, decision, self.moods), settled):
                    await self._ana_moves(decision, picks)
                self.second_thoughts += 1

    async def _ana_keeps(self, picks: list[Option]) -> None:
        """Keep the deck, look at it, and have its code told."""
        await self.ana.press("Show code")
        cards = Counter(str(pick[1]) for pick in picks)
        rules = find_game(self.game)
        side = rules.sides(rules.scenarios[0], {})[SECRET_SEAT]
        await self.bot.services.store.keep_deck(NewDeck(int(self.ana.id), self.game, side, cards, name=min(cards)))
        for command in ("/deck list", "/deck build"):
            await self.ana.command(command, channel=self.thread)
        await self.ana.command("/deck show", deck=min(cards), channel=self.thread)

    async def _ana_moves(self, decision: Decision, picks: list[Option]) -> None:
        numbers = ",".join(str(number(decision, pick)) for pick in picks)
        typed = f"#{decision.id}.{stamp(decision)}:{numbers}"
        asked = await self.ana.command("/move", decision=f"#{decision.id}", picks=typed, channel=self.thread)
        if asked is not None and "Do it" in read(asked):
            await self.ana.press("Do it", in_=self.thread)
        view = await self._view(SECRET_SEAT)
        gone = decision.id not in {one.id for one in view.decisions}
        assert decision.id in view.answers or gone or decision.concurrent

    def _swapped(self, part: str | int) -> str | int:
        return self.twin.swapped(part) if isinstance(part, str) else part

    async def _look_round(self) -> None:
        """Everybody looks at everything; Ana too, for what she sees must not be seen by others."""
        self.rounds += 1
        if self.rounds % 2 == 0:  # who has been away for a while first sees what he has missed
            self.now += catch_up.AWHILE
            await self.bot.timekeeper.tick()
            await self.bot.reminders.tick()
            await self._sent()
        own = {"hand": "My hand", "board": "My board"}[find_game(self.game).own_pictures[0]]
        dealt = [own] if find_game(self.game).dealt(await self._view(SECRET_SEAT)) else []
        for person in (*self.seated, *self.watching):
            for button in ("My decision", *dealt, "Board as text"):
                shown = await person.press(button, in_=self.thread)
                await answered()
                if isinstance(shown, Message) and any(goes_on(shown)):
                    self.caught_up += 1
                    await person.press("Go on", in_=shown)
                    await answered()
            for command in ("/hand", "/log", "/games", "/board", "/replay"):
                await person.command(command, channel=self.thread)
                await answered()
            for command, option in (
                ("/commit", "units"),
                ("/attack", "unit"),
                ("/play", "card"),
                ("/draw", "what"),
                ("/move", "decision"),
                ("/move", "picks"),
            ):
                await person.autocomplete(command, option, "", channel=self.thread)
        self.now += PAUSE
        await self.bot.timekeeper.tick()
        await self._step()

    async def _sent(self) -> None:
        """Let everything be sent."""
        await answered()
        self.send()
        await quiet(self.bot)
        await answered()

    async def _step(self) -> None:
        """Let everything be sent, and note what came."""
        await self._sent()
        step: Step = []
        for person, before in self.seen.items():
            seen = person.seen
            self.seen[person] = len(seen)
            step += [(person.user.username, _bytes(one)) for one in seen[before:]]
        self.steps.append(step)


def _bytes(seen: SentEvent) -> bytes:
    return msgspec.json.encode([seen.at, seen.event.t, seen.event])
