"""People: names, languages, closed DMs."""

from __future__ import annotations

from msgspec import structs

from bot.store import Store
from bot.store.records import Habits, Night, Person, Quiet


async def test_a_stranger_is_nobody(store: Store) -> None:
    assert await store.person(1) is None


async def test_meeting_again_keeps_the_language(store: Store) -> None:
    await store.set_language(Person(1, "Ana"), "es")
    await store.meet(Person(1, "Ana María"))

    assert await store.person(1) == Person(1, "Ana María", "es")


async def test_a_language_can_be_unset(store: Store) -> None:
    await store.set_language(Person(1, "Ana"), "es")
    await store.set_language(Person(1, "Ana"), None)

    assert await store.person(1) == Person(1, "Ana", None)


async def test_closed_dms_are_remembered(store: Store) -> None:
    await store.meet(Person(1, "Ana"))
    await store.set_dm_closed(1, 5.0, note=3)
    assert await store.person(1) == Person(1, "Ana", None, 5.0, dm_note=3)
    await store.drop_dm_note(1)
    assert await store.person(1) == Person(1, "Ana", None, 5.0)
    await store.set_dm_closed(1, None)
    assert await store.person(1) == Person(1, "Ana")


async def test_pictures_are_kept_as_somebody_wants_them(store: Store) -> None:
    await store.meet(Person(1, "Ana"))
    ana = await store.person(1)
    assert ana is not None
    assert (ana.theme, ana.portrait) == (None, False)

    await store.set_theme(Person(1, "Ana"), "light")
    await store.set_portrait(Person(1, "Ana"), portrait=True)
    await store.meet(Person(1, "Ana"))

    ana = await store.person(1)
    assert ana is not None
    assert (ana.theme, ana.portrait) == ("light", True)
    await store.set_theme(Person(1, "Ana"), "dark")
    ana = await store.person(1)
    assert ana is not None
    assert (ana.theme, ana.portrait) == ("dark", True)


async def test_habits_are_usual_until_somebody_changes_them(store: Store) -> None:
    await store.meet(Person(1, "Ana"))
    assert (await met(store)).habits == Habits(None, Quiet(22, 8), "at_once")

    habits = Habits("Europe/Madrid", None, "daily")
    await store.set_habits(Person(1, "Ana"), habits)
    await store.meet(Person(1, "Ana"))
    assert (await met(store)).habits == habits
    await store.set_habits(Person(1, "Ana"), structs.replace(habits, quiet=Quiet(1, 9)))
    assert (await met(store)).habits.night == Night("Europe/Madrid", Quiet(1, 9))


async def test_habits_can_be_set_by_who_was_never_met(store: Store) -> None:
    await store.set_habits(Person(2, "Ben"), Habits("UTC"))

    assert (await store.person(2)) == Person(2, "Ben", habits=Habits("UTC"))


async def met(store: Store) -> Person:
    person = await store.person(1)
    assert person is not None
    return person
