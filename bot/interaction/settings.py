"""What a person has set: how his pictures look, where he lives, when he sleeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panel.layout import layout, text
from bot.store.records import Habits
from bot.store.records.habits import known
from bot.words import literal, zones

if TYPE_CHECKING:
    from bot.interaction.reply import InteractionReply


async def show(reply: InteractionReply) -> None:
    """Say how everything is set."""
    person = await reply.services.store.person(reply.user_id)
    reply.know(person)
    habits = Habits() if person is None else person.habits
    shape = "portrait" if reply.portrait else "landscape"
    lines = [reply.say("settings-now", theme=reply.theme, format=shape), *_time(reply, habits)]
    await reply.show(layout(text("\n".join(lines))))


def _time(reply: InteractionReply, habits: Habits) -> list[str]:
    """Say where a person lives and when he sleeps, a line each."""
    if habits.zone is None or known(habits.zone) is None:
        return [reply.say("settings-no-zone")]
    now = reply.services.store.now()
    lines = [reply.say("settings-zone", zone=literal(habits.zone), time=zones.clock_time(habits.zone, now))]
    if habits.quiet is not None:
        begins, ends = (f"{hour:02}:00" for hour in (habits.quiet.begins, habits.quiet.ends))
        lines.append(reply.say("settings-quiet", begins=begins, ends=ends))
    return lines
