"""A match written down step by step, as everybody sees it: a text that shows any change of the rules or words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.cli.words import Words, options, words
from engine.core.game import Game
from engine.core.matchfile import Answer, Onward, digest
from engine.core.properties import viewers
from engine.core.protocol import Action, Decision, Seat
from engine.core.selfplay import Playing, chance
from engine.core.settings import usual

FOLDER = Path(__file__).parents[2] / "tests" / "playthroughs"
LINES = 280
"""So many lines are told step by step; the rest of the match is summed up."""
SHOWN = 6
"""Options shown of a question; the others are counted."""
SENSIBLE = 0.9
"""How often the suggested answer is given rather than a random one."""


class Teller:
    """Writes a match down: of each board only the lines that are new to its viewer."""

    def __init__(self, game: Game[Any, Any], name: str, words: Words) -> None:
        rng = chance(f"{game.id} {name} playthrough")
        scenario, options = courses(game)[name]
        self.playing: Playing[Any, Any] = Playing(game, rng, scenario, options)
        self.say, self._hear = words
        self.lines: list[str] = [f"{game.id} {game.version}, {name}"]
        self._sides = game.sides(scenario, options)
        self._known: dict[Seat | None, set[str]] = {viewer: set() for viewer in viewers(self.playing.state)}

    def tell(self) -> list[str]:
        """Write it all down: step by step as far as there is room, then how it ends."""
        playing = self.playing
        self._aftermath()
        while playing.state.outcome is None and len(self.lines) < LINES:
            act = self._choose()
            self._question(act)
            playing.do(act)
            self._aftermath()
        told = len(playing.acts)
        playing.finish()
        self.lines += ["", f"{len(playing.acts) - told} acts later:"]
        self.lines += [f"    {line}" for line in self._said(playing.events, None)]
        self.lines.append(f"state {digest(playing.game.encode(playing.state))}")
        return self.lines

    def _choose(self) -> Onward:
        playing = self.playing
        act = playing.choose()
        if isinstance(act, Answer) and playing.rng.random() < SENSIBLE:
            decision = self._decision(act)
            view = playing.game.view(playing.state, decision.seat)
            return Answer(Action(decision.seat, decision.id, playing.game.suggestion(view, decision)))
        return act

    def _decision(self, act: Answer) -> Decision:
        asked: list[Decision] = self.playing.state.open
        return next(d for d in asked if d.id == act.action.decision)

    def _question(self, act: Onward) -> None:
        self.lines.append("")
        if not isinstance(act, Answer):
            self.lines.append(f"{self._name(act.seat)} resigns")
            return
        game, decision = self.playing.game, self._decision(act)
        view = game.view(self.playing.state, decision.seat)
        labels = options(self.say, game, view, decision)
        picked = [labels[decision.options.index(pick)] for pick in act.action.picks]
        more = f" ... {len(labels) - SHOWN} more" if len(labels) > SHOWN else ""
        sealed = ", sealed" if decision.sealed else ""
        self.lines += [
            f"{self._name(decision.seat)}: {self.say(game.prompt(view, decision))}",
            f"  {decision.min}-{decision.max} of {len(labels)}{sealed}: {' | '.join(labels[:SHOWN])}{more}",
            f"  > {' | '.join(picked) or '-'}",
        ]

    def _aftermath(self) -> None:
        """Write what happened and what each viewer sees that he did not see before."""
        state, game = self.playing.state, self.playing.game
        public = self._said(self.playing.events, None)
        self.lines += [f"    {line}" for line in public]
        news: dict[Seat | None, list[str]] = {}
        for viewer, known in self._known.items():
            told = [line for line in self._said(self.playing.events, viewer) if line not in public]
            board = [self.say(line) for line in game.board(game.view(state, viewer))]
            own = board if viewer is None else [line for line in board if line not in self._known[None]]
            news[viewer] = [*told, *(line for line in own if line not in known)]
            known.clear()
            known.update(board)
        self.lines += [f"  all | {line}" for line in news.pop(None)]
        shared = self._shared([*news.values()])
        self.lines += [f"  team | {line}" for line in shared]
        for viewer, lines in news.items():
            self.lines += [f"  {self._name(viewer)} | {line}" for line in lines if line not in shared]

    def _shared(self, news: list[list[str]]) -> list[str]:
        """List what all seats see alike where they play on one side, so that it is told once."""
        if len(news) == 1 or len({*self._sides[: len(news)]}) > 1:
            return []
        return [line for line in news[0] if all(line in lines for lines in news)]

    def _said(self, events: list[Any], viewer: Seat | None) -> list[str]:
        return self._hear(self.playing.game, events, viewer, self._sides)

    def _name(self, viewer: Seat | None) -> str:
        if viewer is None:
            return "all"
        return f"{viewer + 1} {self.playing.game.seated(viewer, self._sides)[1]}"


def courses(game: Game[Any, Any]) -> dict[str, tuple[str, dict[str, Any]]]:
    """Name the matches of a game that are written down, each with its scenario and settings.

    They are all scenarios with the usual settings, and the first of them with any other number of seats.
    """
    options = usual(game.settings)
    found = {scenario: (scenario, options) for scenario in game.scenarios}
    first = game.scenarios[0]
    counted = {game.seats(first, options)}
    for setting in game.settings:
        for value in setting.values:
            other = options | {setting.name: value}
            seats = game.seats(first, other)
            if seats not in counted:
                counted.add(seats)
                found[f"{first}-{seats}"] = first, other
    return found


def told(game: Game[Any, Any], name: str) -> str:
    """Write down the playthrough of that name, in English."""
    return "\n".join(Teller(game, name, words("en")).tell()) + "\n"


def golden(game: Game[Any, Any], name: str) -> Path:
    """Say where the golden playthrough of that name lies."""
    return FOLDER / f"{game.id}-{name}.txt"


def playthrough(game: Game[Any, Any], *, write: bool) -> int:
    """Show the playthroughs of a game, or write them where the tests compare them."""
    for name in courses(game):
        text = told(game, name)
        if write:
            golden(game, name).write_text(text, encoding="utf-8")
            print(golden(game, name))
        else:
            print(text)
    return 0
