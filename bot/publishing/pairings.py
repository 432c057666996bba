"""Asking two people in their channel whether they play each other, and saying what has become of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.opponents.pairing import TO_ANSWER
from bot.panel import clock_names, component_ids
from bot.panel.layout import GREEN, Button, Row, button, layout, text
from bot.panel.reliability import Kept, in_time
from bot.publishing.idempotent_send import EDITED_TOO_OFTEN, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, send_once
from bot.publishing.outbox import Later, Undeliverable
from bot.publishing.patience import patience
from bot.store import Store
from bot.words import literal, say
from engine.core.words import Arg, msg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from discord import ui

    from bot.store.queue import Pairing
    from bot.store.records import Language, Promise

THREAD = 2.0
"""Seconds after which is looked again whether a match has its thread."""


class Pairings:
    """Delivers what the queue has promised."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def show(self, row: Promise) -> int | None:
        """Ask both, each by name, once; from then on their message shows how it stands."""
        found = await self._store.pairing(row.payload["pairing"])
        if found is None or (found.message_id is None and found.state in ("declined", "lapsed")):
            return None
        match = None if found.match is None else await self._store.match(found.match)
        if match is not None and match.thread_id is None:
            raise Later("the thread of the match is not there yet", THREAD)
        setup = await self._store.setup(found.place.guild_id)
        language = setup.language or found.tickets[0].language
        reliability = [(one.name, await self._store.reliability(one.person)) for one in found.tickets]
        view = laid_out(found, None if match is None else match.thread_id, language, reliability)
        channel = self._client.get_partial_messageable(found.place.channel_id)
        with patience(self._client):
            try:
                if found.message_id is not None:
                    await channel.get_partial_message(found.message_id).edit(view=view)
                    return found.message_id
                mentions = discord.AllowedMentions(users=[discord.Object(one) for one in found.people])
                sent = await send_once(
                    channel, view, row.nonce, again=row.again, renewed=row.revision > 0, allowed_mentions=mentions
                )
            except discord.HTTPException as error:
                if error.code in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, EDITED_TOO_OFTEN):
                    raise Undeliverable(str(error)) from error
                raise
        await self._store.put_pairing(found.id, sent)
        return sent


def laid_out(
    pairing: Pairing,
    there: int | None,
    language: Language,
    reliability: Iterable[Kept] = (),
) -> ui.LayoutView:
    """Lay out what two people are asked, with the ways to answer, or what has become of it.

    ``there`` is where their match is played, ``reliability`` whether they keep their time.
    """
    first, second = pairing.tickets
    people: list[Arg] = [f"<@{one}>" for one in pairing.people]
    clock = say(clock_names.clock(first.clock), language)
    told = [say(msg("pairing-title", game=first.game, clock=clock, people=people), language)]
    if pairing.state != "asked":
        link = None if there is None else f"<#{there}>"
        told.append(say(msg("pairing-settled", state=pairing.state, link=link), language))
        return layout(text("\n".join(told)))
    until = f"<t:{int(pairing.since + TO_ANSWER)}:R>"
    told += [*in_time(reliability, language), say(msg("pairing-asked", until=until), language)]
    agreed: list[Arg] = [
        literal(one.name) for one, answer in zip((first, second), pairing.answers, strict=True) if answer
    ]
    if agreed:
        told.append(say(msg("pairing-agreed", names=agreed, count=len(agreed)), language))
    return layout(text("\n".join(told)), Row(*ways(pairing, language)))


def ways(pairing: Pairing, language: Language) -> list[Button]:
    """Return the buttons that answer."""
    yes, no = (component_ids.Pair(0, pairing.id, answer) for answer in (1, 0))
    return [
        button(say(msg("pairing-yes"), language), yes, GREEN),
        button(say(msg("pairing-no"), language), no),
    ]
