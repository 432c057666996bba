"""What commands and presses work with, handed to them by the client, whose name nobody else has to know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.drawing.renderer import Renderer
from bot.fairness.allowance import Pace
from bot.fairness.under_way import UnderWay
from bot.match import Table
from bot.match.audience import Audience
from bot.match.personal_time import PersonalTime
from bot.match.refusal_count import RefusalCount
from bot.operating.metrics import Metrics
from bot.opponents.queue import Queue
from bot.opponents.tournaments import Tournaments
from bot.publishing.attachments import ChangingFiles
from bot.publishing.outbox import Outbox
from bot.publishing.presence import Presence
from bot.store import Store


@dataclass(frozen=True)
class Services:
    """The parts of a running bot."""

    store: Store
    table: Table
    queue: Queue
    tournaments: Tournaments
    personal_time: PersonalTime
    renderer: Renderer
    outbox: Outbox
    presence: Presence
    audience: Audience
    pace: Pace
    under_way: UnderWay
    refused: RefusalCount
    changing_files: ChangingFiles
    metrics: Metrics


class ServingClient(discord.Client):
    """A client through which whoever answers an interaction finds the services."""

    services: Services


Interaction: TypeAlias = discord.Interaction[ServingClient]
