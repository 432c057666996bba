"""Draw pictures into a folder.

``python -m images spearpoint OUT`` draws samples of a game, ``python -m images cards FOLDER OUT`` a pack's cards.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from engine.cli.words import words
from engine.core.errors import BadData
from engine.core.registry import GAMES
from engine.core.words import Msg
from images import cards
from images.picture import Film
from images.theme import THEMES


def main() -> int:
    """Write pictures and say what was written; give 2 where a pack is bad."""
    parser = argparse.ArgumentParser(prog="python -m images", description="Draw pictures of a game or a pack.")
    tools = parser.add_subparsers(dest="what", required=True, metavar="|".join((*GAMES, "cards")))
    for game in GAMES:
        sampler = tools.add_parser(game, help=f"sample pictures of {game}")
        sampler.add_argument("folder", type=Path, help="where to put them")
        sampler.add_argument("--seed", default="maleme", help="another match for another seed")
        sampler.add_argument("--theme", choices=THEMES, default="dark")
        sampler.add_argument("--only", nargs="+", metavar="NAME", help="only these, such as battle.en")
    sheets = tools.add_parser("cards", help="sheets with the cards of a pack, in both languages")
    sheets.add_argument("pack", type=Path, help="the folder with the pack's pack.toml")
    sheets.add_argument("folder", type=Path, help="where to put them")
    sheets.add_argument("--theme", choices=THEMES, default="light")
    arguments = parser.parse_args()
    voices = {language: words(language) for language in ("en", "es")}

    def say(message: Msg, language: str) -> str:
        return voices[language].say(message)

    theme = THEMES[arguments.theme]
    if arguments.what == "cards":
        try:
            written = cards.draw(arguments.pack, arguments.folder, say, theme)
        except BadData as fault:
            print(f"{arguments.pack}: {fault}", file=sys.stderr)
            return 2
        for path in written:
            print(path)
        return 0
    arguments.folder.mkdir(parents=True, exist_ok=True)
    samples = import_module(f"images.{arguments.what}.samples")
    for name, drawn in samples.draw(arguments.seed, say, theme):
        if arguments.only and name not in arguments.only:
            continue
        data, kind = (drawn.gif, "gif") if isinstance(drawn, Film) else (drawn.png, "png")
        path = arguments.folder / f"{name}.{kind}"
        path.write_bytes(data)
        print(f"{path}  {drawn.width}x{drawn.height}  {len(data) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
