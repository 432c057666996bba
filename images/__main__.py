"""Draw pictures into a folder: ``python -m images spearpoint OUT`` draws samples of a game."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from engine.cli.words import words
from engine.core.registry import GAMES
from engine.core.words import Msg
from images.core.picture import Film
from images.core.theme import THEMES


def main() -> int:
    """Write pictures and say what was written."""
    parser = argparse.ArgumentParser(prog="python -m images", description="Draw sample pictures of a game.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("folder", type=Path, help="where to put them")
    parser.add_argument("--seed", default="maleme", help="another match for another seed")
    parser.add_argument("--theme", choices=THEMES, default="dark")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="only these, such as battle.en")
    arguments = parser.parse_args()
    voices = {language: words(language) for language in ("en", "es")}

    def say(message: Msg, language: str) -> str:
        return voices[language].say(message)

    arguments.folder.mkdir(parents=True, exist_ok=True)
    samples = import_module(f"images.{arguments.game}.samples")
    for name, drawn in samples.draw(arguments.seed, say, THEMES[arguments.theme]):
        if arguments.only and name not in arguments.only:
            continue
        data, kind = (drawn.gif, "gif") if isinstance(drawn, Film) else (drawn.png, "png")
        path = arguments.folder / f"{name}.{kind}"
        path.write_bytes(data)
        print(f"{path}  {drawn.width}x{drawn.height}  {len(data) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
