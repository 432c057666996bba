"""The log: one form for the bot and its libraries on standard error, without anything that opens a door.

Libraries write at debug all that Discord sends and is sent, and that is hands and tokens; so they stay at info,
whatever is set for the bot. What still names a token (an address in an exception, say) has it taken out of the
finished text: whatever was logged, by whom, and however it got into the text, it passes there.
"""

from __future__ import annotations

import contextlib
import json
import logging
import re
import sys
import threading
import traceback
from types import TracebackType
from typing import TYPE_CHECKING, TextIO
from urllib.parse import quote

import discord
import structlog

from bot.config import Config

if TYPE_CHECKING:
    from structlog.typing import Processor

OURS = ("__main__", "bot", "engine", "images")
REMOVED = "[removed]"
SECRETS = re.compile(
    # what addresses hold: tokens of interactions and webhooks, signatures of files, the key of the sandbox's page
    r"(?P<path>/(?:interactions|webhooks)/\d+/)[^/\s\"'\\?]+"
    r"|(?P<query>[?&](?:hm|key|token)=)[^&\s\"'\\]+"
    # what a field or a header of that name holds, also in JSON within JSON
    r"|(?P<field>(?:token|authorization)\\*[\"']?\s*[:=]\s*+\\*+[\"']?+(?:(?:Bot|Bearer)\s+)?+)(?!\[removed)"
    r"[^\s\"'\\,;)}\]]+"
    # tokens as Discord makes them: a bot's (id, time, signature), and an interaction's (base64 of "interaction:")
    r"|[\w-]{18,}\.[\w-]{5,8}\.[\w-]{25,}"
    r"|aW50ZXJhY3Rpb246[\w+/=-]+"
    # whatever else looks made by chance, and is longer than an id: a webhook's token, a seed
    r"|\b(?=[A-Za-z_-]*\d)[\w-]{60,}",
    re.IGNORECASE,
)

log = structlog.get_logger(__name__)


class Removal:
    """Takes out of a text what looks like a token, and the tokens that it was told."""

    def __init__(self) -> None:
        self._told: set[str] = set()

    def learn(self, token: str) -> None:
        """Take this token out from now on, whatever it looks like, quoted or not."""
        self._told |= {token, quote(token, safe=""), json.dumps(token)[1:-1], repr(token)[1:-1]}

    def __call__(self, text: str) -> str:
        """Return the text without tokens."""
        for token in sorted(self._told, key=len, reverse=True):
            text = text.replace(token, REMOVED)
        return SECRETS.sub(_without, text)


def _without(found: re.Match[str]) -> str:
    return "".join(filter(None, found.groups())) + REMOVED


removal = Removal()


class Formatter(structlog.stdlib.ProcessorFormatter):
    """Writes a line without tokens."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the whole line, its traceback included."""
        return removal(super().format(record))


class Output(logging.StreamHandler[TextIO]):
    """Standard error; a line that cannot be written is told of without what was in it, and breaks nothing."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # logging's own name
        """Say which line of code it was: logging itself would print the arguments as they are."""
        problem = removal(traceback.format_exc())
        with contextlib.suppress(OSError, ValueError):  # the disk is full, or nobody reads any more
            self.stream.write(f"not logged, by {record.name} in {record.pathname}:{record.lineno}:\n{problem}")


def write_logs(settings: Config) -> None:
    """Send the logs of the bot and of its libraries to standard error, in one form; what ends the program too."""
    if settings.token is not None:
        removal.learn(settings.token)
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log_format == "json"
        else [
            # The plain form of a traceback: others print local variables, and those hold secrets.
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    output = Output(sys.stderr)
    output.setFormatter(
        Formatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.captureWarnings(capture=True)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    root = logging.getLogger()
    root.addHandler(output)
    chosen = logging.getLevelNamesMapping()[settings.log.upper()]
    root.setLevel(max(chosen, logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(chosen)
    sys.excepthook = _ended
    sys.unraisablehook = _unraisable
    threading.excepthook = _thread_ended


def _ended(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log what ends the program: Python itself would print it as it is."""
    if issubclass(kind, KeyboardInterrupt):
        return
    log.critical("the bot has broken", exc_info=(kind, error, trace))


def _unraisable(found: sys.UnraisableHookArgs) -> None:
    """Log what was raised where nobody could catch it."""
    log.error("nobody could catch this", exc_info=(found.exc_type, found.exc_value, found.exc_traceback))


def _thread_ended(found: threading.ExceptHookArgs) -> None:
    """Log what ended a thread."""
    log.error("a thread has broken", exc_info=(found.exc_type, found.exc_value, found.exc_traceback))
