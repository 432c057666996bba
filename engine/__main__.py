"""The engine's terminal tools: ``python -m engine play|fuzz|balance|verify|playthrough|cards``."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from engine.cli import balance, cards, fuzz, play, playthrough, ratings, verify
from engine.cli.words import words
from engine.core import registry
from engine.core.errors import FieldpostError, Refusal


class Parser(ArgumentParser):
    """Says what is wrong in one line, and ends with exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Complain."""
        self.exit(2, f"{self.prog}: {message}. Try --help.\n")


def parser() -> Parser:
    """Describe the command line."""
    top = Parser(prog="python -m engine", description="Play, fuzz and verify matches without Discord.")
    tools = top.add_subparsers(dest="tool", required=True, metavar="play|fuzz|balance|verify|playthrough|cards")

    hot_seat = tools.add_parser("play", help="play a match in this terminal, all seats at one keyboard")
    hot_seat.add_argument("game", choices=registry.GAMES)
    hot_seat.add_argument("--seed", help="the same seed deals the same match (default: a fresh one)")
    hot_seat.add_argument("--language", choices=("en", "es"), default="en")

    fuzzer = tools.add_parser("fuzz", help="play matches at random and hold every law against them")
    fuzzer.add_argument("game", choices=registry.GAMES)
    fuzzer.add_argument("--matches", type=_count, default=100, help="how many (default: 100)")
    fuzzer.add_argument("--scenario", help="which one (default: chance chooses for each match)")
    fuzzer.add_argument("--seed", default="1", help="names the run; each match is named by it and its number")
    fuzzer.add_argument("--first", type=_count, default=1, help="the number of the first match (default: 1)")
    fuzzer.add_argument("--jobs", type=_count, default=None, help="processes (default: one for each core)")
    fuzzer.add_argument("--every", type=_count, default=10, help="hold the costly laws at every Nth action")
    fuzzer.add_argument("--actions", type=_count, help="end each match after so many (default: play it out)")
    fuzzer.add_argument("--dump", type=Path, default=Path("fuzz-failures"), help="folder for matches that failed")

    fairness = tools.add_parser("balance", help="play matches as advised and at random, and count who wins")
    fairness.add_argument("game", choices=registry.GAMES)
    fairness.add_argument("--matches", type=_count, default=1_000, help="how many (default: 1000)")
    fairness.add_argument("--scenario", help="which one, or “all” of them (default: the first)")
    fairness.add_argument("--each", metavar="SETTING", help="so many with each value of a setting, in a table")
    fairness.add_argument(
        "--with", dest="settings", action="append", default=[], type=_setting, metavar="NAME=VALUE"
    )
    fairness.add_argument("--whims", type=_percent, default=15, help="decisions at random, in %% (default: 15)")
    fairness.add_argument("--seed", default="1", help="names the run: the same one counts the same matches")
    fairness.add_argument("--jobs", type=_count, default=None, help="processes (default: one for each core)")
    fairness.add_argument("--json", type=Path, help="a file for all that was counted")

    checker = tools.add_parser("verify", help="check everything that a match file claims, or a file of results")
    checker.add_argument("file", type=Path)
    checker.add_argument("--rolls", action="store_true", help="tell every roll and shuffle, act by act")
    checker.add_argument("--ratings", action="store_true", help="the file holds results: reckon all ratings anew")
    checker.add_argument("--ai", action="store_true", help="work out all answers of the computer again")
    checker.add_argument("--published", metavar="LINE", help="compare with the line that stands in the thread")

    golden = tools.add_parser("playthrough", help="show a match step by step, as everybody sees it")
    golden.add_argument("game", choices=registry.GAMES)
    golden.add_argument("--write", action="store_true", help="keep it as the golden one that the tests compare")

    pack = tools.add_parser("cards", help="check or print a pack of your own cards")
    doing = pack.add_subparsers(dest="doing", required=True, metavar="check|print")
    checked = doing.add_parser("check", help="say everything that is wrong with a pack, each with its place")
    checked.add_argument("folder", type=Path, help="the folder with the pack's pack.toml")
    printed = doing.add_parser("print", help="draw the cards on sheets of nine, in both languages")
    printed.add_argument("folder", type=Path, help="the folder with the pack's pack.toml")
    way = printed.add_mutually_exclusive_group()
    way.add_argument("--to", type=Path, default=Path(), metavar="OUT", help="where to put them (default: here)")
    way.add_argument("--text", action="store_true", help="print the text of the cards instead")
    return top


def _setting(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise ArgumentTypeError(f"must be a setting and its value, as players=1, not {text!r}")
    return name, value


def _percent(text: str) -> int:
    if not text.isdecimal() or int(text) > 100:
        raise ArgumentTypeError(f"must be a whole number from 0 to 100, not {text!r}")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"must be a whole number from 1 on, not {text!r}")
    return int(text)


def run(chosen: Namespace) -> int:
    """Start the tool that was asked for and give its exit code."""
    match chosen.tool:
        case "play":
            return play.play(registry.game(chosen.game), chosen.seed, chosen.language)
        case "fuzz":
            numbers = range(chosen.first, chosen.first + chosen.matches)
            return fuzz.fuzz(
                chosen.game,
                chosen.scenario,
                chosen.seed,
                numbers,
                jobs=chosen.jobs,
                every=chosen.every,
                stop=chosen.actions,
                dump=chosen.dump,
            )
        case "balance":
            return balance.balance(
                chosen.game,
                chosen.scenario,
                chosen.seed,
                range(1, chosen.matches + 1),
                each=chosen.each,
                settings=dict(chosen.settings),
                whims=chosen.whims / 100,
                jobs=chosen.jobs,
                json=chosen.json,
            )
        case "verify":
            if chosen.ratings:
                return ratings.verify(chosen.file)
            return verify.verify(chosen.file, chosen.published, rolls=chosen.rolls, ai=chosen.ai)
        case "cards":
            if chosen.doing == "check":
                return cards.check(chosen.folder)
            return cards.print_(chosen.folder) if chosen.text else cards.draw(chosen.folder, chosen.to)
        case _:
            return playthrough.playthrough(registry.game(chosen.game), write=chosen.write)


def _flushed(code: int) -> int:
    """Write out what is still held back, while errors are caught."""
    sys.stdout.flush()
    return code


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one tool. Exit codes: 0 all is well, 1 something was found, 2 bad usage or a bad file."""
    chosen = parser().parse_args(arguments)
    try:
        return _flushed(run(chosen))
    except BrokenPipeError:
        # Whoever reads (head, a pager) has seen enough: what is still to be written goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Refusal as refusal:
        problem = words("en").say(refusal.msg)
    except FieldpostError as error:
        problem = str(error)
    except OSError as error:
        problem = f"{error.filename}: {error.strerror}"
    except KeyboardInterrupt:
        return 130
    print(f"python -m engine: {problem}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
