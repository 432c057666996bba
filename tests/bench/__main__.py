"""``python -m tests.bench [NAME ...]``: run the benches and print one table; exit code 1 where a goal is missed.

A bench is a module of this folder with ``measure() -> list[Result]``.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import tests.bench
from tests.bench.result import Result

OTHERS = {"__main__", "bot_process", "hall", "log", "result"}


def names() -> list[str]:
    """List the benches there are."""
    return sorted({module.name for module in iter_modules(tests.bench.__path__)} - OTHERS)


def number(value: float) -> str:
    """Show three figures, or all of the whole part."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def row(result: Result) -> list[str]:
    """Lay a result out in the columns of the table."""
    verdict = "" if not result.goal else "met" if result.met else "MISSED"
    return [
        result.name,
        number(result.value),
        number(result.floor),
        result.unit,
        f"{result.ratio:.2f}",
        result.goal,
        verdict,
    ]


def table(results: list[Result]) -> str:
    """Lay all results out, words to the left and numbers to the right."""
    rows = [["", "value", "floor", "unit", "ratio", "goal", ""], *map(row, results)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    left = {0, 3, 5, 6}
    return "\n".join(
        "  ".join(
            cell.ljust(width) if i in left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ).rstrip()
        for cells in rows
    )


def main(chosen: list[str]) -> int:
    """Run the benches of those names, or all."""
    unknown = set(chosen) - set(names())
    if unknown:
        print(f"there is no bench {', '.join(sorted(unknown))}; there are {', '.join(names())}", file=sys.stderr)
        return 2
    results: list[Result] = []
    for name in chosen or names():
        print(f"{name} ...", file=sys.stderr)
        results += import_module(f"tests.bench.{name}").measure()
    print(table(results))
    return 0 if all(result.met for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
