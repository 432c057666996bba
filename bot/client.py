"""The client: what is opened when it starts and closed when it stops, and how it hears people."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from functools import cache

import discord
import structlog
import yarl
from discord import app_commands

from bot import commands
from bot.commands.localise import CatalogueTranslator
from bot.config import Config
from bot.drawing.artists import artist_of
from bot.drawing.renderer import Renderer
from bot.fairness.allowance import Pace
from bot.fairness.under_way import UnderWay
from bot.interaction.press import pressed, submitted
from bot.interaction.reply import InteractionReply
from bot.match import Table
from bot.match.audience import Audience
from bot.match.personal_time import PersonalTime
from bot.match.refusal_count import RefusalCount
from bot.match.reminders import Reminders
from bot.match.timekeeper import Timekeeper
from bot.operating.metrics import Metrics
from bot.operating.wellbeing import INTERVAL, Wellbeing, give_sign
from bot.opponents.places import Places
from bot.opponents.queue import Queue
from bot.opponents.tournaments import Tournaments
from bot.publishing.announcements import Announcements
from bot.publishing.attachments import ChangingFiles
from bot.publishing.inboxes import Inboxes
from bot.publishing.outbox import Outbox
from bot.publishing.pairings import Pairings
from bot.publishing.presence import Presence
from bot.publishing.publisher import Publisher
from bot.publishing.spectator_digests import SpectatorDigests
from bot.publishing.tournaments import TournamentNews
from bot.ratings.nightly import NightlyRatings
from bot.services import Interaction, Services, ServingClient
from bot.store import Store
from engine.core.errors import Refusal
from engine.core.registry import GAMES
from engine.core.words import msg

FINISHING = 5.0
"""Seconds for what is under way when the bot is told to stop: Discord waits three for an answer."""
GUILDS_APART = 0.05
"""Seconds after the last server told to us until we are ready: nothing waits for servers that come later."""
LONGEST_WAIT = 30.0
"""Seconds that discord.py may make us wait for a full channel; after that the outbox comes back later."""
LONGEST_TEXT = 1000
"""Characters of what is typed into a command: Discord lets 6000 through, and to look for those takes seconds."""

log = structlog.get_logger(__name__)


class Gate(asyncio.Event):
    """Closed by discord.py while Discord puts everything off; it opens again, whatever becomes of who closed it.

    discord.py opens it once the request that was put off is made again. One that is broken off never is.
    """

    def clear(self) -> None:
        """Close it, for as long as discord.py may wait."""
        super().clear()
        asyncio.get_running_loop().call_later(LONGEST_WAIT, self.set)


class Tree(app_commands.CommandTree[ServingClient]):
    """The slash commands; whatever one of them raises is said to the person."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let a command through, and what is offered while one is being typed."""
        try:
            _admit(interaction)
        except Refusal:
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
                return False
            async with InteractionReply(interaction):
                raise
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Say what went wrong before or around a command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        async with InteractionReply(interaction, later=True):
            raise cause


def _admit(interaction: Interaction) -> None:
    """Count a command, not what is being typed; raises Refusal for too many, and for a text without end."""
    if interaction.type is discord.InteractionType.application_command:
        interaction.client.services.pace.count(interaction.user.id)
    if any(len(text) > LONGEST_TEXT for text in vars(interaction.namespace).values() if isinstance(text, str)):
        raise Refusal(msg("too-long", most=LONGEST_TEXT))


class Fieldpost(ServingClient):
    """The bot. It needs the intent for guilds only, and remembers nothing of any match."""

    def __init__(self, config: Config, store: Store) -> None:
        metrics = Metrics()
        super().__init__(
            http_trace=metrics.trace(),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            guild_ready_timeout=GUILDS_APART,
        )
        self.config = config
        pace = Pace(config.allowance.commands)
        presence = Presence(store.now)
        table = Table(store, self._promised, config.allowance, waits=config.computer_waits)
        renderer = Renderer(films=table.watching)
        under_way = UnderWay()
        changing_files = ChangingFiles()
        audience = Audience(self, pace)
        spectators = SpectatorDigests(self, store, table, audience)
        publisher = Publisher(self, store, table, renderer, spectators, Announcements(self, store, table))
        deliveries = {
            **publisher.deliveries(),
            "pairing": Pairings(self, store).show,
            "inbox": Inboxes(self, store, presence).show,
            "tournament": TournamentNews(self, store).tell,
        }
        queue = Queue(store, table, Places(self, audience), self._promised)
        self.services = Services(
            store=store,
            table=table,
            queue=queue,
            tournaments=Tournaments(store, table, self._promised),
            personal_time=PersonalTime(store, self._promised),
            renderer=renderer,
            outbox=Outbox(store, deliveries),
            presence=presence,
            audience=audience,
            pace=pace,
            under_way=under_way,
            refused=RefusalCount(),
            changing_files=changing_files,
            metrics=metrics,
        )
        metrics.follow("fieldpost_connected", "Whether Discord hears us", self._is_heard)
        metrics.follow("fieldpost_waiting_pictures", "Pictures and films not begun", lambda: renderer.waiting)
        self.wellbeing = Wellbeing(store, metrics)
        self.reminders = Reminders(store, self._promised)
        self.timekeeper = Timekeeper(store, table, self._promised, self._is_heard)
        self.ratings = NightlyRatings(store)
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        """Get everything going once Discord has accepted the token."""
        commands.register(self.tree)
        await self.tree.set_translator(CatalogueTranslator())
        await self.tree.sync()
        self.http.max_ratelimit_timeout = LONGEST_WAIT
        self.http._global_over = Gate()  # noqa: SLF001  # there is no other way to it
        self.http._global_over.set()  # noqa: SLF001
        _get_ready()
        table = self.services.table
        for begin in (self.services.renderer.begin, table.reckoner.begin):
            await asyncio.to_thread(begin)
        await self.timekeeper.tick()  # before anybody can press: the time without us is given back
        runners = (
            self.services.outbox,
            self.reminders,
            self.timekeeper,
            table.thinker,
            self.services.queue,
            self.services.tournaments,
            self.ratings,
        )
        for doing in (*(runner.run() for runner in runners), self._live()):
            task = asyncio.create_task(doing)
            task.add_done_callback(self._ended)
            self._tasks.append(task)

    async def on_ready(self) -> None:
        """Log that Discord hears us."""
        log.info("connected", user=str(self.user), guilds=len(self.guilds))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take presses, and what was written in windows of ours.

        discord.py would look for the component on the message, and answer nothing where a client made one up.
        """
        if interaction.type is discord.InteractionType.component:
            await pressed(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await submitted(interaction)
        if interaction.channel_id is not None:
            await self.services.outbox.pressed(
                interaction.channel_id if interaction.guild_id else interaction.user.id
            )

    async def finish(self, connection: asyncio.Task[None]) -> None:
        """Take nothing new, let whoever waits have his answer, send what is due: for FINISHING seconds at most.

        ``connection`` is what runs :meth:`connect`. Once it ends, nothing that arrives is read any more.
        """
        connection.cancel()
        await asyncio.wait({connection})
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                await asyncio.gather(self._hang_up(), self._settle(), return_exceptions=True)

    async def _hang_up(self) -> None:
        if self.ws is not None:  # as long as there was no connection
            await self.ws.close(code=1000)

    async def _settle(self) -> None:
        await self.services.under_way.ended()
        await self.services.outbox.sent()

    async def close(self) -> None:
        """Stop what setup_hook started, then leave Discord."""
        self.services.under_way.give_up()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.services.renderer.close()
        self.services.table.close()
        with contextlib.suppress(OSError):
            self.config.heartbeat.unlink(missing_ok=True)
        await super().close()

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Stop the bot where one of its lasting tasks has broken: whoever runs it starts it again, whole."""
        if not task.cancelled() and task.exception() is not None:
            log.critical("a lasting task broke; stopping", exc_info=task.exception())
            self._closing = asyncio.create_task(self.close())

    def _is_heard(self) -> bool:
        return self.is_ready() and self.ws.open

    def _promised(self) -> None:
        """Hear that the table or the reminders have promised messages."""
        self.services.outbox.wake()

    async def _live(self) -> None:
        """Give a sign of life while Discord hears us; ``python -m bot health`` looks for it."""
        await self.wait_until_ready()
        possible = True
        while True:
            problems = await self.wellbeing.problems()
            if self.ws.open:
                try:
                    await asyncio.to_thread(give_sign, self.config.heartbeat, problems)
                    possible = True
                except OSError as error:  # a full disk, say, which everything else waits out
                    if possible:
                        log.warning("no sign of life can be given, so health calls us dead", problem=str(error))
                    possible = False
            await asyncio.sleep(INTERVAL)


@cache
def _get_ready() -> None:
    """Prepare this process, once, for many people at the same time.

    Every match needs the rules, the words and the artists, and they stay as long as the process: the garbage
    collector would go through them again and again, and everybody waits for it, for a tenth of a second. It goes
    through the rest less often, since nearly all of that is soon gone by itself. Threads that reckon give
    way to the event loop after half a millisecond, not after five.
    """
    for name in GAMES:
        artist_of(name, "dark")
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000)
    sys.setswitchinterval(0.0005)


def connect_to(api_base: str) -> None:
    """Turn discord.py from Discord to another server; :mod:`bot.config` has checked that it is on this machine."""
    base = yarl.URL(api_base)
    discord.http.Route.BASE = f"{api_base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws").with_path("/gateway")
