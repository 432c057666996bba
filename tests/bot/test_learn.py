"""/learn: a lesson played by the real buttons, in one panel, to its end; and when somebody is offered one."""

from __future__ import annotations

from functools import partial

import pytest

from bot.discord_limits.components import BUTTON, SELECTS, walk
from engine.core.protocol import Option
from engine.core.registry import game as find_game
from tests.bot.conftest import Night, shown
from tests.people import Person
from tests.people.reading import read

MOST_TAPS = 6
"""In a turn."""
PATIENCE = 120.0
"""Seconds: the first odds wait for a process to begin, which takes its time on a busy machine."""


class Pupil:
    """Somebody with the panel of his lesson, who counts what he taps: a choice of a list is two taps."""

    def __init__(self, night: Night, person: Person, panel: object) -> None:
        self.night, self.person, self.panel = night, person, shown(panel)
        self.person.patience = PATIENCE
        self.taps = 0

    @classmethod
    async def begins(cls, night: Night, person: Person, command: str, **game: str) -> Pupil:
        return cls(night, person, await person.command(command, **game))

    @property
    def reads(self) -> str:
        return read(self.panel)

    async def does(self, *labels: str) -> Pupil:
        """Press buttons, or choose what lists offer, one after the other."""
        for label in labels:
            before = self.reads
            await self._do(label)
            await self.person.until(partial(self._changed, before), f"{label!r} to change the panel")
            await self.night.bot.services.under_way.ended()  # cards follow the answer
            self._changed(before)
        return self

    def _changed(self, before: str) -> bool | None:
        """Take the panel as it is now: an answer that takes a while comes after the press."""
        there = self.person.messages(self.panel.channel_id)
        self.panel = next(message for message in there if message.id == self.panel.id)
        return self.reads != before or None

    async def _do(self, label: str) -> object:
        found = [
            one
            for one in walk(self.panel.components)
            if one["type"] == BUTTON and label in one.get("label", "") and not one.get("disabled")
        ]
        if found:
            self.taps += 1
            return await self.person.press(found[0]["label"], in_=self.panel)
        offered = [
            (one["custom_id"], option["label"])
            for one in walk(self.panel.components)
            if one["type"] in SELECTS
            for option in one["options"]
            if label in option["label"]
        ]
        assert offered, f"nothing is called {label!r} in\n{self.reads}"
        self.taps += 2
        return await self.person.choose(*offered[0], in_=self.panel)

    @property
    def advised(self) -> list[str]:
        """The buttons with what is advised."""
        buttons = (one for one in walk(self.panel.components) if one["type"] == BUTTON)
        return [one["label"] for one in buttons if one.get("emoji", {}).get("name") == "💡"]

    def turn(self) -> int:
        """Give the taps since the last call."""
        taps, self.taps = self.taps, 0
        return taps


async def test_the_lesson_of_spearpoint_leads_through_two_turns_with_few_taps(night: Night) -> None:
    ben = await Pupil.begins(night, night.ben, "/learn", game="spearpoint")
    assert "Lesson 1 of 6** (SP-001)" in ben.reads
    await ben.does("Seal")
    assert "Lesson 2 of 6** (SP-003)" in ben.reads
    await ben.does("Seal")
    assert "Lesson 3 of 6** (SP-030)" in ben.reads
    ben.turn()

    await ben.does("Seal")
    assert "Lesson 4 of 6** (SP-042)" in ben.reads
    assert ben.reads.index("Bazooka Team #3: orders?") < ben.reads.index("Lesson 4")  # right above its buttons
    [thread] = await night.sam.until(lambda: night.sam.threads() or None, "the thread")
    await ben.does("Panzer IV Ausf. G #4: 75mm M3", "Seal")
    assert f"The battle and its board: <#{thread.id}>" in ben.reads
    assert "Lesson 5 of 6** (SP-095)" in ben.reads
    await ben.does("A Unit", "A Unit")
    assert "Lesson 6 of 6** (SP-101)" in ben.reads
    assert ben.turn() <= MOST_TAPS

    await ben.does("Seal", "Seal", "A Unit", "A Unit")
    assert ben.turn() <= MOST_TAPS
    assert "You can play Spearpoint 1943" in ben.reads
    assert "**/new**" in ben.reads
    await night.sam.sees("Panzer IV Ausf. G #4 is destroyed")  # as every thread tells it


async def test_the_lesson_of_2gm_is_played_by_hand_in_spanish(night: Night) -> None:
    ana = await Pupil.begins(night, night.ana, "/aprender", juego="tactics2gm")
    steps = [ana.reads]

    for does in (
        ["Sellar"],
        ["Quedarse con la mano"],
        ["Desplegar", "M5A1 Stuart", "D1", "E1", "Terminar Despliegue"],
        ["Mover", "M5A1 Stuart", "D4", "Terminar Movimiento"],
        ["Infantería Pesada", "Terminar Despliegue"],
        ["Panzer IV"],
    ):
        await ana.does(*does)
        steps.append(ana.reads)

    for number, read_ in enumerate(steps[:-1], 1):
        assert f"Lección {number} de 6**" in read_
    assert "Ya sabes jugar a 2GM Tactics" in steps[-1]


TURN = {
    "/learn": ("Ready-made squad", "Done", "Draw: 1", "Play a Location: 1", "1 Marsh → Slot 1", "Do it"),
    "/aprender": (
        "Escuadra lista",
        "Listo",
        "Robar: 1",
        "Jugar una Localización: 1",
        "1 Marsh → Casilla 1",
        "Hacerlo",
    ),
}


@pytest.mark.parametrize(("command", "option"), [("/learn", "game"), ("/aprender", "juego")])
async def test_a_turn_of_warfighter_takes_few_taps_and_its_move_is_made_by_hand(
    night: Night, command: str, option: str
) -> None:
    squad, done, draw, explore, move, sure = TURN[command]
    person = night.ben if command == "/learn" else night.ana
    pupil = await Pupil.begins(night, person, command, **{option: "warfighter"})
    await pupil.does(squad)
    assert pupil.advised == [done]
    await pupil.does(done, draw)
    pupil.turn()

    await pupil.does(explore)
    assert pupil.advised == []
    assert "4 de 6**" in pupil.reads or "4 of 6**" in pupil.reads
    await pupil.does(move)
    await pupil.does(*pupil.advised)  # the attack
    assert "6 de 6**" in pupil.reads or "6 of 6**" in pupil.reads
    await pupil.does(done, sure)

    assert pupil.turn() <= MOST_TAPS


async def test_whoever_does_otherwise_is_answered_kindly_and_the_lesson_goes_on(night: Night) -> None:
    ben = await Pupil.begins(night, night.ben, "/learn", game="spearpoint")

    await ben.does("Armored Fist", "Seal")
    assert "A good deck as well." in ben.reads
    assert "Lesson 2 of 6" in ben.reads
    await ben.does("Seal", "Seal")  # the Sherman of another deck needs no choosing by hand: he is advised
    assert "Lesson 4 of 6" in ben.reads
    await ben.does("Hold fire", "Seal")

    assert "That is a fair plan too." in ben.reads
    assert "Lesson 5 of 6" in ben.reads


async def test_who_would_pass_by_what_a_lesson_teaches_is_asked_once_more(night: Night) -> None:
    ben = await Pupil.begins(night, night.ben, "/learn", game="fab")

    await ben.does("End administration", "End movement")

    assert "6 units may still act, and there is something worth doing." in ben.reads
    assert "Lesson 2 of 6" in ben.reads
    await ben.does("Do it")
    assert "Lesson 2 of 6" not in ben.reads


async def test_a_lesson_waits_for_nobody_and_writes_to_nobody(night: Night) -> None:
    ben = await Pupil.begins(night, night.ben, "/learn", game="spearpoint")
    await ben.does("Seal")

    store = night.bot.services.store
    assert [inbox.calls for inbox in await store.waiting_inboxes()] == [[]]
    assert "inbox" not in {row.kind for row in await store.open_promises()}
    assert night.ben.messages(night.ben.dm) == []


async def test_asked_for_again_it_goes_on_and_another_game_takes_its_place(night: Night) -> None:
    ben = await Pupil.begins(night, night.ben, "/learn", game="spearpoint")
    await ben.does("Seal")

    again = await Pupil.begins(night, night.ben, "/learn", game="spearpoint")
    assert "match 1\n" in again.reads
    assert "Lesson 2 of 6" in again.reads
    other = await Pupil.begins(night, night.ben, "/learn", game="tactics2gm")

    assert "2GM Tactics · match 2" in other.reads
    table = night.bot.services.table
    assert [match.id for match in await table.matches_of(int(night.ben.id))] == [2]
    await ben.does("Seal")
    assert "This lesson has ended." in ben.reads


async def test_it_can_be_left_at_any_time(night: Night) -> None:
    ben = await Pupil.begins(night, night.ben, "/learn", game="spearpoint")

    await ben.does("Seal", "Leave the lesson")

    assert "The lesson is over; it does not count as a match. **/new** begins" in ben.reads
    [thread] = await night.sam.until(lambda: night.sam.threads() or None, "the thread")
    board = shown(await night.sam.sees("This lesson has ended.", in_=thread))
    assert "My decision" not in {one.get("label") for one in walk(board.components)}


async def _refused(night: Night, times: int, picks: str) -> list[str]:
    """Let Ben commit a tank without its crew, as the rules do not allow."""
    return [read(shown(await night.ben.command("/move", picks=picks))) for _ in range(times)]


@pytest.fixture
async def beginning(night: Night) -> Night:
    """A match of Spearpoint in which Ben chooses his deck."""
    await night.ben.command("/new", game="spearpoint")
    await night.ana.press("Join")
    return night


async def test_after_three_refusals_of_one_kind_the_lesson_is_offered_once(beginning: Night) -> None:
    picks = "M4A1 Sherman (13)"  # a deck of one card

    told = await _refused(beginning, 4, picks)

    assert ["three times" in one for one in told] == [False, False, True, False]
    answer = await beginning.ben.press("Learn Spearpoint 1943")
    assert "Lesson 1 of 6" in read(shown(answer))


async def test_what_a_panel_objects_to_is_a_refusal_too(beginning: Night) -> None:
    """Two tanks and one crew: each time both are chosen, the panel says why not."""
    table = beginning.bot.services.table
    cards = ("us_sherman", 1), ("us_m10", 1), ("us_tcrew", 1), ("us_rifle", 1)
    hand: list[Option] = [("card", *card) for card in cards]
    game = find_game("spearpoint")
    for number in range(4):
        person = (beginning.ben, beginning.ana)[number % 2]
        view = (await table.look(1, int(person.id))).view
        assert view is not None
        decision = next(one for one in view.decisions if not one.optional)
        picks = hand if number == 2 else game.suggestion(view, decision)
        await table.act(1, int(person.id), [(decision.id, picks)], 7000 + number)
    panel = shown(await beginning.ben.press("My decision"))

    for _ in range(3):
        await beginning.ben.does_not_see("three times")
        await beginning.ben.choose("Commit", "M4A1 Sherman", "M10", in_=panel)
        await beginning.ben.press("Clear", in_=panel)

    await beginning.ben.sees("three times")


async def test_a_lesson_offers_no_lesson(night: Night) -> None:
    await Pupil.begins(night, night.ben, "/learn", game="spearpoint")

    told = await _refused(night, 3, "M4A1 Sherman (13)")

    assert not any("three times" in one for one in told)
