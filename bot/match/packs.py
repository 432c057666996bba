"""Packs of cards: those that the operator put into a folder, and the editions that matches were opened with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import structlog

from engine.core.errors import BadData
from engine.core.packs import Pack, read
from engine.core.registry import packs_for

log = structlog.get_logger(__name__)


def recall(editions: Iterable[dict[str, str]]) -> None:
    """Read the editions that matches were opened with, file by file, whatever has become of their folders."""
    for files in editions:
        try:
            pack = Pack(files)
            packs_for(pack).add(pack)
        except BadData as error:
            log.error("a pack of earlier matches cannot be read any more", problem=str(error))  # noqa: TRY400


def offer(folder: Path) -> None:
    """Read the packs in a folder, a subfolder each; one that is wrong is logged with the place, and left out."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or not (path.is_dir() or path.is_symlink()):
            continue
        try:
            if path.is_symlink():
                raise BadData(path.name, "the folder", "link", "found a symbolic link; right would be a folder")  # noqa: TRY301
            pack = read(path)
            packs_for(pack).add(pack, offer=True)
        except BadData as error:
            log.error("pack refused", folder=path.name, problem=str(error))  # noqa: TRY400
        else:
            log.info("pack offered", pack=pack.key, version=pack.manifest.version)
