"""Settings: environment variables, read once, in one typed place.

`SETTINGS` is the table that the README shows; a test keeps the two equal.
"""

from __future__ import annotations

import difflib
import ipaddress
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import platformdirs

from bot.fairness.allowance import Allowance


class Setting(NamedTuple):
    """One environment variable: its name, what stands when it is missing, and what it means."""

    name: str
    default: str
    meaning: str


SETTINGS: tuple[Setting, ...] = (
    Setting("DISCORD_TOKEN", "none", "The bot's token. Without it the sandbox starts instead of Discord."),
    Setting("DISCORD_TOKEN_FILE", "none", "A file that holds the token, instead of `DISCORD_TOKEN`."),
    Setting("DISCORD_API_BASE", "Discord", "Another server that speaks Discord's API, on this machine only."),
    Setting("FIELDPOST_DATABASE", "in the user's data folder", "Where matches are kept: `sqlite:///PATH`."),
    Setting("FIELDPOST_PACKS", "none", "A folder with packs of cards of your own, a subfolder each."),
    Setting("FIELDPOST_PORT", "8043", "The sandbox's port on 127.0.0.1; 0 takes any that is free."),
    Setting("FIELDPOST_LOG", "info", "How much is logged: `debug`, `info`, `warning` or `error`."),
    Setting("FIELDPOST_LOG_FORMAT", "text", "How it is logged, on standard error: `text` or `json`."),
    Setting("FIELDPOST_OPEN_PER_PERSON", "5", "Open invitations that one person may have; 0 for any number."),
    Setting("FIELDPOST_OPEN_PER_SERVER", "50", "Open invitations in one server; 0 for any number."),
    Setting("FIELDPOST_RUNNING_PER_PERSON", "25", "Matches at which one person may sit; 0 for any number."),
    Setting("FIELDPOST_RUNNING_PER_SERVER", "500", "Running matches in one server; 0 for any number."),
    Setting("FIELDPOST_INVITATIONS", "10", "Invitations to one person within an hour; 0 for any number."),
    Setting("FIELDPOST_COMMANDS", "40", "Commands of one person within a minute; 0 for any number."),
)

TOKEN_FILE = 1024
"""Bytes of a file that may still be a token."""

Level = Literal["debug", "info", "warning", "error"]
Format = Literal["text", "json"]


class BadSetting(Exception):
    """A setting is wrong; the text is the one line to print."""


class Config(NamedTuple):
    """All settings, checked. ``api_base`` has neither path nor trailing slash."""

    token: str | None
    api_base: str | None
    database: Path
    port: int
    log: Level
    log_format: Format
    packs: Path | None = None
    token_file: Path | None = None
    allowance: Allowance = Allowance()

    @property
    def world(self) -> Path:
        """The sandbox's world, beside the database."""
        return self.database.with_name(f"{self.database.stem}-sandbox.json")

    @property
    def others_read_token(self) -> bool:
        """Whether not only the owner of the file with the token can read it."""
        return self.token_file is not None and bool(self.token_file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH))

    @property
    def heartbeat(self) -> Path:
        """The file that a running bot touches while it is connected; ``python -m bot health`` looks at it."""
        return self.database.with_name(f"{self.database.name}.heartbeat")


def read(environ: Mapping[str, str]) -> Config:
    """Read the settings; raises BadSetting with what was found and what would be right."""
    known = [setting.name for setting in SETTINGS]
    for name in environ:
        if name.startswith("FIELDPOST_") and name not in known:
            ours = [one.removeprefix("FIELDPOST_") for one in known]
            close = difflib.get_close_matches(name.removeprefix("FIELDPOST_"), ours, 1)
            hint = f"; did you mean FIELDPOST_{close[0]}?" if close else f"; there are: {', '.join(known)}"
            raise BadSetting(f"{name} is no setting of Fieldpost{hint}")
    token = environ.get("DISCORD_TOKEN", "").strip() or None
    token_file = Path(named) if (named := environ.get("DISCORD_TOKEN_FILE", "").strip()) else None
    if token_file is not None:
        if token is not None:
            raise BadSetting("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: keep one of them")
        token = _read_token(token_file)
    return Config(
        token=token,
        api_base=_api_base(environ.get("DISCORD_API_BASE", "").strip(), token),
        database=_database(environ.get("FIELDPOST_DATABASE", "").strip()),
        port=_port(environ.get("FIELDPOST_PORT", "").strip() or "8043"),
        log=_level(environ.get("FIELDPOST_LOG", "").strip().lower() or "info"),
        log_format=_format(environ.get("FIELDPOST_LOG_FORMAT", "").strip().lower() or "text"),
        packs=_packs(environ.get("FIELDPOST_PACKS", "").strip()),
        token_file=token_file,
        allowance=Allowance(*(_number(environ, f"FIELDPOST_{name.upper()}") for name in Allowance._fields)),
    )


def _read_token(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            token = opened.read(TOKEN_FILE + 1).decode(errors="replace").strip()
    except OSError as error:
        raise BadSetting(f"DISCORD_TOKEN_FILE: {file} cannot be read: {error.strerror}") from None
    if not token:
        raise BadSetting(f"DISCORD_TOKEN_FILE: {file} is empty")
    if len(token) > TOKEN_FILE or not token.isascii() or not token.isprintable() or " " in token:
        raise BadSetting(f"DISCORD_TOKEN_FILE: {file} must hold the token and nothing else")
    return token


def _api_base(value: str, token: str | None) -> str | None:
    if not value:
        return None
    try:
        url = urlsplit(value)
        host, port = url.hostname, url.port
    except ValueError:
        raise BadSetting(f"DISCORD_API_BASE is no address: {value!r}") from None
    if url.scheme != "http" or not host or url.path.strip("/"):
        raise BadSetting(f"DISCORD_API_BASE must look like http://127.0.0.1:8043, not {value!r}")
    if not _is_loopback(host):
        raise BadSetting(f"DISCORD_API_BASE must be on this machine (127.0.0.1 or localhost), not {host}")
    if token is None:
        raise BadSetting("DISCORD_API_BASE needs DISCORD_TOKEN too; without a token the sandbox starts by itself")
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}" if port else f"http://{name}"


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _database(value: str) -> Path:
    if not value:
        return Path(platformdirs.user_data_dir("fieldpost", appauthor=False)) / "fieldpost.sqlite3"
    scheme, found, path = value.partition(":///")
    if scheme != "sqlite" or not found or not path:
        raise BadSetting(f"FIELDPOST_DATABASE must look like sqlite:///data/fieldpost.sqlite3, not {value!r}")
    place = Path(path).expanduser()
    if place.is_dir():
        raise BadSetting(f"FIELDPOST_DATABASE must name a file, and {path} is a folder")
    return place


def _packs(value: str) -> Path | None:
    if not value:
        return None
    folder = Path(value).expanduser()
    if not folder.is_dir():
        raise BadSetting(f"FIELDPOST_PACKS must name a folder, and {value} is none")
    return folder


def _port(value: str) -> int:
    if not value.isascii() or not value.isdigit() or int(value) > 65535:
        raise BadSetting(f"FIELDPOST_PORT must be a number from 0 to 65535, not {value!r}")
    return int(value)


def _number(environ: Mapping[str, str], name: str) -> int:
    usual = next(setting.default for setting in SETTINGS if setting.name == name)
    value = environ.get(name, "").strip() or usual
    if not value.isascii() or not value.isdigit() or len(value) > 9:
        raise BadSetting(f"{name} must be a number, 0 for no limit, not {value!r}")
    return int(value)


def _level(value: str) -> Level:
    match value:
        case "debug" | "info" | "warning" | "error":
            return value
    raise BadSetting(f"FIELDPOST_LOG must be debug, info, warning or error, not {value!r}")


def _format(value: str) -> Format:
    match value:
        case "text" | "json":
            return value
    raise BadSetting(f"FIELDPOST_LOG_FORMAT must be text or json, not {value!r}")
