"""Files for the one who runs the sandbox alone: hands are in them, and what opens the pictures of hands."""

import os
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def write(path: Path, content: bytes) -> None:
    """Write a file that nobody else can read, at no moment."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE)
    with open(descriptor, "wb") as opened:  # noqa: PTH123  # a descriptor is no path
        os.fchmod(descriptor, FILE)  # it may have been there before
        opened.write(content)


def make_folder(path: Path) -> None:
    """Make a folder into which nobody else can look; one that is there is left to its owner alone."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    path.chmod(FOLDER)


def tighten(path: Path) -> None:
    """Take from others what they may do with a file, or with a folder and the files in it."""
    folder = path.is_dir()
    path.chmod(FOLDER if folder else FILE)
    for inner in path.iterdir() if folder else ():
        inner.chmod(FILE)
