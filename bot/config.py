"""Settings: environment variables, read once, in one typed place.

`SETTINGS` is the table that the README shows; a test keeps the two equal.
"""

from __future__ import annotations

import difflib
import ipaddress
import os
import stat
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import platformdirs
from pydantic import (
    AfterValidator,
    BeforeValidator,
    DirectoryPath,
    Field,
    HttpUrl,
    ValidationError,
    field_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.fairness.allowance import Allowance

PREFIX = "FIELDPOST_"
TOKEN_FILE = 1024
"""Bytes of a file that may still be a token."""


class BadSetting(Exception):
    """A setting is wrong; the text is the one line to print."""


class About(NamedTuple):
    """What people are told of a setting: what it means, what it must be, and what stands when it is missing."""

    meaning: str
    right: str = ""
    usual: str = ""


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _on_this_machine(value: str) -> str:
    """Return the address of a server on this machine, without path and trailing slash."""
    url = HttpUrl(value)
    host = (url.host or "").strip("[]")
    path = (url.path or "").strip("/")
    if url.scheme != "http" or path or not (host == "localhost" or ipaddress.ip_address(host).is_loopback):
        raise ValueError
    return f"http://{url.host}:{url.port}"


def _from_home(value: object) -> object:
    """Return a path that may begin with ``~``, the user's own folder."""
    return Path(value).expanduser() if isinstance(value, str) else value


def _file_of_url(value: object) -> object:
    """Return the path of an SQLite database, given as its URL."""
    if not isinstance(value, str):
        return value
    scheme, found, path = value.partition(":///")
    place = Path(path).expanduser()
    if scheme != "sqlite" or not found or not path or place.is_dir():
        raise ValueError
    return place


def _address(value: object) -> object:
    """Return host and port, given with a colon between them."""
    if not isinstance(value, str):
        return value
    host, colon, port = value.rpartition(":")
    if not colon or not host or not port.isdecimal() or not 0 < int(port) < 2**16:
        raise ValueError
    return host.strip("[]"), int(port)


Address = Annotated[tuple[str, int], BeforeValidator(_address)]
Word = BeforeValidator(_lower)
Number = Annotated[int, Field(ge=0, lt=10**9)]
NO_LIMIT = "a number, 0 for no limit"


class Config(BaseSettings):
    """All settings, checked. Each is read from ``FIELDPOST_`` and its name in capitals, or from its alias."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, validate_by_name=True, extra="forbid")

    token: Annotated[
        str | None, About("The bot's token. Without it the sandbox starts instead of Discord.", usual="none")
    ] = Field(default=None, validation_alias="DISCORD_TOKEN", repr=False)
    token_file: Annotated[
        Path | None, About("A file that holds the token, instead of `DISCORD_TOKEN`.", usual="none")
    ] = Field(default=None, validation_alias="DISCORD_TOKEN_FILE")
    api_base: Annotated[
        Annotated[str, AfterValidator(_on_this_machine)] | None,
        About(
            "Another server that speaks Discord's API, on this machine only.",
            "an address on this machine, like http://127.0.0.1:8043",
            "Discord",
        ),
    ] = Field(default=None, validation_alias="DISCORD_API_BASE")
    database: Annotated[
        Path,
        BeforeValidator(_file_of_url),
        About(
            "Where matches are kept: `sqlite:///PATH`.",
            "a file, like sqlite:///data/fieldpost.sqlite3",
            "in the user's data folder",
        ),
    ] = Path(platformdirs.user_data_dir("fieldpost", appauthor=False)) / "fieldpost.sqlite3"
    packs: Annotated[
        DirectoryPath | None,
        BeforeValidator(_from_home),
        About("A folder with packs of cards of your own, a subfolder each.", "a folder that is there", "none"),
    ] = None
    port: Annotated[
        int,
        Field(ge=0, le=65535),
        About("The sandbox's port on 127.0.0.1; 0 takes any that is free.", "a number from 0 to 65535"),
    ] = 8043
    log: Annotated[
        Literal["debug", "info", "warning", "error"],
        Word,
        About("How much is logged: `debug`, `info`, `warning` or `error`.", "debug, info, warning or error"),
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"],
        Word,
        About("How it is logged, on standard error: `text` or `json`.", "text or json"),
    ] = "text"
    open_per_person: Annotated[
        Number, About("Open invitations that one person may have; 0 for any number.", NO_LIMIT)
    ] = Allowance().open_per_person
    open_per_server: Annotated[Number, About("Open invitations in one server; 0 for any number.", NO_LIMIT)] = (
        Allowance().open_per_server
    )
    running_per_person: Annotated[
        Number, About("Matches at which one person may sit; 0 for any number.", NO_LIMIT)
    ] = Allowance().running_per_person
    running_per_server: Annotated[Number, About("Running matches in one server; 0 for any number.", NO_LIMIT)] = (
        Allowance().running_per_server
    )
    invitations: Annotated[
        Number, About("Invitations to one person within an hour; 0 for any number.", NO_LIMIT)
    ] = Allowance().invitations
    lessons: Annotated[
        Number, About("Lessons that one person may begin within an hour; 0 for any number.", NO_LIMIT)
    ] = Allowance().lessons
    watched: Annotated[Number, About("Matches that one person may watch; 0 for any number.", NO_LIMIT)] = (
        Allowance().watched
    )
    watchers: Annotated[Number, About("People who may watch one match; 0 for any number.", NO_LIMIT)] = (
        Allowance().watchers
    )
    commands: Annotated[Number, About("Commands of one person within a minute; 0 for any number.", NO_LIMIT)] = (
        Allowance().commands
    )

    computer_waits: Annotated[
        float,
        Field(ge=0, le=600),
        About(
            "Seconds that people have to take back what they did before the computer answers; 1 in the sandbox.",
            "a number from 0 to 600",
            "20",
        ),
    ] = 20.0

    metrics: Annotated[
        Address | None,
        About(
            "Where Prometheus finds `/metrics`: `HOST:PORT`, like 127.0.0.1:9464. It names no match and nobody.",
            "a host and a port, like 127.0.0.1:9464",
            "none",
        ),
    ] = None

    @field_validator("*", mode="before")
    @classmethod
    def _trim(cls, value: Any, info: Any) -> Any:
        """Take what is blank for missing."""
        if not isinstance(value, str):
            return value
        return value.strip() or cls.model_fields[info.field_name].default

    @property
    def allowance(self) -> Allowance:
        """How much one person, and one server, may ask of the bot."""
        return Allowance(**{name: getattr(self, name) for name in Allowance._fields})

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


class Setting(NamedTuple):
    """One environment variable: its name, what stands when it is missing, and what it means."""

    name: str
    default: str
    meaning: str


def _name(field: str) -> str:
    alias = Config.model_fields[field].validation_alias
    return alias if isinstance(alias, str) else f"{PREFIX}{field.upper()}"


def _about(field: str) -> About:
    return next(one for one in Config.model_fields[field].metadata if isinstance(one, About))


SETTINGS = tuple(
    Setting(_name(field), _about(field).usual or str(info.default), _about(field).meaning)
    for field, info in Config.model_fields.items()
)


def read() -> Config:
    """Read the settings from the environment; raises BadSetting with what was found and what would be right."""
    _refuse_unknown()
    try:
        config = Config()
    except ValidationError as error:
        raise BadSetting(_explained(error)) from None
    if config.token_file is not None:
        if config.token is not None:
            raise BadSetting("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: keep one of them")
        config = config.model_copy(update={"token": _read_token(config.token_file)})
    if config.api_base is not None and config.token is None:
        raise BadSetting("DISCORD_API_BASE needs DISCORD_TOKEN too; without a token the sandbox starts by itself")
    return config


def _refuse_unknown() -> None:
    known = [setting.name for setting in SETTINGS]
    for name in os.environ:
        if name.startswith(PREFIX) and name not in known:
            ours = [one.removeprefix(PREFIX) for one in known]
            close = difflib.get_close_matches(name.removeprefix(PREFIX), ours, 1)
            hint = f"; did you mean {PREFIX}{close[0]}?" if close else f"; there are: {', '.join(known)}"
            raise BadSetting(f"{name} is no setting of Fieldpost{hint}")


def _explained(error: ValidationError) -> str:
    """Say of the first wrong setting what it must be."""
    found = error.errors(include_url=False)[0]
    place = found["loc"][0]
    field = next(field for field in Config.model_fields if place in (field, _name(field)))
    return f"{_name(field)} must be {_about(field).right}, not {str(found['input']).strip()!r}"


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
