"""A server's life: people play many matches over weeks, while the bot is killed and its clock set now and then."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest import mock

import discord
from msgspec import structs

from bot.match import Table, timekeeper
from bot.match.clocks import CLOCKS
from bot.match.reminders import SNOOZES, Reminders, snoozed
from bot.match.timekeeper import Timekeeper
from bot.publishing.inboxes import Inboxes
from bot.publishing.presence import Presence
from bot.store import Store
from bot.store.records import Late, Match, Promise
from engine.core.errors import Refusal
from engine.core.protocol import Decision, Option
from tests.opening import opening, press
from tests.weeks.letterbox import Letterbox
from tests.weeks.limits import Limits
from tests.weeks.people import DAY, HOUR, Somebody, somebody

STEP = 600.0
"""Seconds between two looks at everything: the bot's own minute would take ten times as long to simulate."""
BEGINS = 1_700_000_000.0
PLACE = {"game": "tiny", "scenario": "short", "options": {"target": 1_000_000}}
KILLS_APART, SETTINGS_APART = 3.5 * DAY, 7 * DAY
GIVES_UP = 1 / 120
"""How often somebody ends a match instead of answering: tiny matches have no end of their own here."""
SET_BY = (-DAY, -HOUR, HOUR, DAY)
"""Seconds by which the clock is set."""


class Bot:
    """What one process of the bot has in memory."""

    def __init__(self, store: Store, letterbox: Letterbox, unsent: list[Promise]) -> None:
        self.store = store
        self.table = Table(store)
        self.reminders = Reminders(store, lambda: None)
        self.timekeeper = Timekeeper(store, self.table, lambda: None)
        self.inboxes = Inboxes(cast("discord.Client", letterbox), store, Presence(store.now))
        self.perhaps_sent = {row.id for row in unsent}

    async def close(self) -> None:
        self.table.close()
        await self.store.close()


class Simulation:
    """So many matches at any time, for so many weeks; the same seed has the same people."""

    def __init__(self, file: Path, *, weeks: float, matches: int, seed: int) -> None:
        self.rng = Random(seed)
        self.length = weeks * 7 * DAY
        self.limits = Limits()
        self.counted: Counter[str] = Counter()
        self.passed = 0.0
        self._set_by = 0.0
        self._file = file
        self._matches = matches
        self._letterbox = Letterbox()
        number = max(20, matches * 2 // 5)
        self._people = {n: somebody(n, self.rng, self.length) for n in range(101, 101 + number)}

    def shown(self) -> float:
        """Return what the bot's clock shows (Unix time)."""
        return BEGINS + self.passed + self._set_by

    async def run(self) -> None:
        """Live through all weeks."""
        with mock.patch.object(timekeeper, "LONGEST", 2 * STEP):
            bot = await self._start()
            for one in self._people.values():
                await bot.store.set_habits(one.person, one.habits)
            next_kill, next_setting, next_look = (self.rng.expovariate(1 / apart) for apart in _APART)
            while self.passed < self.length:
                self.passed += STEP
                if self.passed >= next_setting:
                    next_setting = self.passed + self.rng.expovariate(1 / SETTINGS_APART)
                    self._set_clock()
                step = asyncio.ensure_future(self._step(bot))
                if self.passed >= next_kill:
                    next_kill = self.passed + self.rng.expovariate(1 / KILLS_APART)
                    bot = await self._kill(bot, step)
                    continue
                await step
                if self.passed >= next_look:
                    next_look = self.passed + DAY
                    await self._look_at_everything(bot)
            await bot.close()

    async def _start(self) -> Bot:
        store = await Store.open(self._file, self.shown)
        return Bot(store, self._letterbox, await store.open_promises())

    def _set_clock(self) -> None:
        """Set the bot's clock wrong, or right again."""
        self._set_by = 0.0 if self._set_by else self.rng.choice(SET_BY)
        self.counted["settings of the clock"] += 1
        self.limits.disturbed(self.passed)

    async def _kill(self, bot: Bot, step: asyncio.Future[None]) -> Bot:
        """Break off whatever is done, and start the bot again after some hours."""
        for _ in range(self.rng.randrange(60)):
            await asyncio.sleep(0)
        step.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await step
        await bot.close()
        self.counted["kills"] += 1
        self.passed += self.rng.choice([0.0, 0.2, 3.0, 30.0]) * HOUR
        self.limits.disturbed(self.passed)
        return await self._start()

    # ------------------------------------------------------------- ten minutes

    async def _step(self, bot: Bot) -> None:
        await self._keep_time(bot)
        await bot.reminders.tick()
        await self._deliver(bot)
        for one in self._people.values():
            if one.looks <= self.passed and not one.is_away(self.passed) and not self._asleep(one):
                one.looks = self.passed + self.rng.expovariate(1 / one.every)
                await self._look(bot, one)
        await self._open_matches(bot)
        await self._deliver(bot)

    def _asleep(self, one: Somebody) -> bool:
        night = one.habits.night
        return night is not None and night.covers(self.shown())

    async def _keep_time(self, bot: Bot) -> None:
        """Let the bot look at its clocks, and note whose time is up."""
        time_out = bot.table.time_out

        async def noting(late: Late) -> Match:
            match = await bot.store.match(late.match)
            assert match is not None
            seat = match.seats[late.seat]
            if seat.user_id is not None:
                flag, habits = seat.flag, self._people[seat.user_id].habits
                self.limits.flag_fell(late, flag, habits, self.shown())
            self.counted["times that were up"] += seat.told_out is None
            return await time_out(late)

        with mock.patch.object(bot.table, "time_out", noting):
            await bot.timekeeper.tick()

    async def _deliver(self, bot: Bot) -> None:
        """Send what was promised, as far as it is due."""
        for row in await bot.store.open_promises():
            if row.next_try_at > self.shown():
                continue
            if row.kind == "inbox":
                await self._deliver_inbox(bot, row)
            else:
                await bot.store.finish(row, self._letterbox.number())

    async def _deliver_inbox(self, bot: Bot, row: Promise) -> None:
        person: int = row.payload["person"]
        before, _ = await bot.store.inbox(person)
        again = row.id in bot.perhaps_sent
        await bot.inboxes.show(structs.replace(row, again=again))
        after, _ = await bot.store.inbox(person)
        earlier = {call.match: call.called_at for call in before.calls}
        for call in after.calls:
            if call.called_at is not None and call.called_at != earlier.get(call.match):
                asked_for = before.snoozed_until is not None
                self.limits.called(person, call.match, self.passed, asked_for=asked_for)
        if self._letterbox.lists_of(person) > 1 and not again:
            self.limits.breaches.append(f"person {person} sees {self._letterbox.lists_of(person)} lists")
        for sound in self._letterbox.sounds:
            self._rang(self._people[sound.person])
        self._letterbox.sounds.clear()

    def _rang(self, one: Somebody) -> None:
        """Let somebody hear his device; he looks soon."""
        self.counted["reminders heard"] += 1
        self.limits.rang(one.person.id, one.habits, self.passed, self.shown())
        one.looks = min(one.looks, self.passed + self.rng.expovariate(1 / (3 * HOUR)))

    # ------------------------------------------------------------- people

    async def _look(self, bot: Bot, one: Somebody) -> None:
        """Let somebody see what waits for him, answer most of it, and decide about those who are too late."""
        person = one.person.id
        self.limits.heard_of(person)
        await bot.store.heard(person)
        if self.rng.random() < 1 / 20:
            until = snoozed(one.habits, self.rng.choice(SNOOZES), self.shown())
            await bot.store.snooze(person, until)
            return
        for match in await bot.store.waiting_for(person):
            if self.rng.random() < 0.8:
                with contextlib.suppress(Refusal):  # it was over, or taken back, a moment before
                    await self._answer(bot, match, person)
        for match in await bot.store.matches_of(person):
            for seat in match.seats:
                if seat.told_out is not None and seat.user_id != person and self.rng.random() < 0.5:
                    decide = self.rng.choice([bot.table.claims.give_time, bot.table.claims.claim])
                    with contextlib.suppress(Refusal):
                        await decide(match.id, person, seat.seat, seat.told_out, press())
                        self.counted[{"give_time": "times given", "claim": "claims"}[decide.__name__]] += 1

    async def _answer(self, bot: Bot, match: Match, person: int) -> None:
        if self.rng.random() < GIVES_UP:
            await bot.table.resign(match.id, person, press())
            self.counted["resignations"] += 1
            return
        view = (await bot.table.look(match.id, person)).view
        assert view is not None
        asked = [d for d in view.decisions if not d.optional and d.id not in view.answers]
        if asked:
            decision = self.rng.choice(asked)
            await bot.table.act(match.id, person, [(decision.id, [self._pick(decision)])], press())
            self.counted["answers"] += 1

    def _pick(self, decision: Decision) -> Option:
        sound = [option for option in decision.options if option not in (("broken",), ("token", "blue"))]
        return self.rng.choice(sound)

    async def _open_matches(self, bot: Bot) -> None:
        """Open as many matches as have ended, between people who are there."""
        there = [one.person for one in self._people.values() if not one.is_away(self.passed)]
        for _ in range(self._matches - len(await bot.store.running())):
            host, guest = self.rng.sample(there, 2)
            clock: Any = self.rng.choice([*CLOCKS.values()])
            opened = await bot.table.open(**opening(host, guest, **PLACE, clock=clock))
            await bot.table.join(opened.id, guest, press())
            self.counted["matches"] += 1

    # ------------------------------------------------------------- once a day

    async def _look_at_everything(self, bot: Bot) -> None:
        for number in await bot.store.running():
            match = await bot.store.match(number)
            assert match is not None
            self.limits.look_at_match(match, self.shown())
        for inbox in await bot.store.waiting_inboxes():
            self.limits.look_at_inbox(inbox, self.passed, self.shown())


_APART = (KILLS_APART, SETTINGS_APART, DAY)
