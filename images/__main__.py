"""Draw sample pictures of a game into a folder: ``python -m images spearpoint pictures``."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from engine.cli.words import words
from engine.core.registry import GAMES


def main() -> None:
    """Write the samples and say what was written."""
    parser = argparse.ArgumentParser(prog="python -m images", description="Draw sample pictures of a game.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("folder", type=Path, help="where to put them")
    parser.add_argument("--seed", default="salerno", help="another match for another seed")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    voices = {language: words(language) for language in ("en", "es")}
    samples = import_module(f"images.{arguments.game}.samples")
    for name, picture in samples.draw(arguments.seed, lambda message, language: voices[language].say(message)):
        path = arguments.folder / f"{name}.png"
        path.write_bytes(picture.png)
        print(f"{path}  {picture.width}x{picture.height}  {len(picture.png) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
