"""What a person has set: how his pictures look, and about his own time, which he changes there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from bot.panel.component_ids import TimeSetting, ZoneSetting
from bot.panel.layout import Item, Row, button, clip, layout, question, select, text
from bot.store.records import REMINDING, Habits, Quiet
from bot.store.records.habits import LONGEST, known
from bot.words import literal, zones
from engine.core.errors import Refusal, Stale
from engine.core.words import msg

if TYPE_CHECKING:
    from bot.interaction.pressed import Act, Pressed
    from bot.interaction.reply import InteractionReply
    from bot.panel.component_ids import Code

FIELDS = ("reminders", "begins", "ends")
"""What is chosen in the panel, in this order."""
_NEVER = 24
"""What is chosen instead of an hour by who is never to be left alone."""


async def show(reply: InteractionReply) -> None:
    """Say how everything is set, with the ways to arrange one's own time."""
    person = await reply.services.store.person(reply.user_id)
    reply.know(person)
    habits = Habits() if person is None else person.habits
    shape = "portrait" if reply.portrait else "landscape"
    lines = [reply.say("settings-now", theme=reply.theme, format=shape), *_time(reply, habits)]
    selects: list[Item] = [_reminders(reply, habits), _begins(reply, habits)]
    if habits.quiet is not None:
        selects.append(_ends(reply, habits.quiet))
    zone = Row(button(reply.say("settings-choose-zone"), ZoneSetting(0)))
    await reply.redraw(layout(text("\n".join(lines)), *selects, zone))


def _time(reply: InteractionReply, habits: Habits) -> list[str]:
    """Say where a person lives, when he sleeps and how he is reminded, a line each."""
    lines = [reply.say("settings-reminders", reminders=habits.reminders)]
    if habits.zone is None or known(habits.zone) is None:
        return [*lines, reply.say("settings-no-zone")]
    now = reply.services.store.now()
    lines.append(reply.say("settings-zone", zone=literal(habits.zone), time=zones.clock_time(habits.zone, now)))
    if habits.quiet is not None:
        begins, ends = _hour(habits.quiet.begins), _hour(habits.quiet.ends)
        lines.append(reply.say("settings-quiet", begins=begins, ends=ends))
    return lines


def _hour(hour: int) -> str:
    return f"{hour:02}:00"


def _reminders(reply: InteractionReply, habits: Habits) -> Row:
    """Build the select of how one is reminded."""
    labels = [
        (number, reply.say("settings-remind", reminders=one), one == habits.reminders)
        for number, one in enumerate(REMINDING)
    ]
    about = {number: reply.say("settings-remind-about", reminders=one) for number, one in enumerate(REMINDING)}
    return select(_code("reminders"), labels, reply.say("settings-remind-hint"), about=about)


def _begins(reply: InteractionReply, habits: Habits) -> Row:
    """Build the select of the hour from which one is not to be disturbed, if ever."""
    quiet = habits.quiet
    hours = [
        (hour, reply.say("settings-begins", hour=_hour(hour)), quiet is not None and hour == quiet.begins)
        for hour in range(24)
    ]
    never = (_NEVER, reply.say("settings-no-quiet"), quiet is None)
    return select(_code("begins"), [never, *hours], reply.say("settings-no-quiet"))


def _ends(reply: InteractionReply, quiet: Quiet) -> Row:
    """Build the select of the hour until which one is not to be disturbed."""
    hours = [(quiet.begins + more) % 24 for more in range(1, LONGEST + 1)]
    labels = [(hour, reply.say("settings-ends", hour=_hour(hour)), hour == quiet.ends) for hour in hours]
    return select(_code("ends"), labels, reply.say("settings-ends", hour=_hour(quiet.ends)))


def _code(field: str) -> TimeSetting:
    return TimeSetting(0, FIELDS.index(field))


# ------------------------------------------------------------- changing it


async def live_in(reply: InteractionReply, typed: str) -> None:
    """Note in which zone a person lives, by what he has typed; raises Refusal for what is none."""
    zone = zones.meant(typed)
    if zone is None:
        raise Refusal(msg("unknown-zone", found=literal(clip(typed, 50))))
    time = reply.services.personal_time
    await time.arrange(await reply.person(), structs.replace(await time.habits(reply.user_id), zone=zone))


async def _choose(pressed: Pressed[TimeSetting]) -> None:
    """Note one choice, and show how everything is then."""
    reply, chosen = pressed.reply, pressed.one
    await reply.meet()
    if pressed.code.field >= len(FIELDS):
        raise Stale
    time = reply.services.personal_time
    habits = _chosen(await time.habits(reply.user_id), FIELDS[pressed.code.field], chosen)
    await time.arrange(await reply.person(), habits)
    await show(reply)


def _chosen(habits: Habits, field: str, chosen: int) -> Habits:
    """Return habits with one thing changed; raises Stale for what is not offered."""
    if field == "reminders":
        if chosen >= len(REMINDING):
            raise Stale
        return structs.replace(habits, reminders=REMINDING[chosen])
    if field == "begins" and chosen == _NEVER:
        return structs.replace(habits, quiet=None)
    if chosen >= _NEVER:
        raise Stale
    quiet = habits.quiet or Quiet.of(22, LONGEST)
    if field == "begins":
        return structs.replace(habits, quiet=Quiet.of(chosen, quiet.hours))
    return structs.replace(habits, quiet=Quiet.of(quiet.begins, Quiet(quiet.begins, chosen).hours))


async def _ask_zone(pressed: Pressed[ZoneSetting]) -> None:
    """Ask where somebody lives."""
    reply = pressed.reply
    await reply.meet()
    await reply.ask(question(pressed.code, reply.say("settings-choose-zone"), reply.say("settings-city"), most=50))


async def _note_zone(pressed: Pressed[ZoneSetting]) -> None:
    await pressed.reply.meet()
    await live_in(pressed.reply, pressed.written)
    await show(pressed.reply)


PRESSED: dict[type[Code], Act] = {TimeSetting: _choose, ZoneSetting: _ask_zone}
"""What is done with each code."""

WRITTEN: dict[type[Code], Act] = {ZoneSetting: _note_zone}
"""What is done with what was written in a window, by its code."""
