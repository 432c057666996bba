"""A match at one keyboard: the seats take turns in front of the screen, and nobody reads another's secrets."""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine.cli.keyboard import Ask, keyboard
from engine.cli.phrases import phrase
from engine.cli.words import options, words
from engine.core.errors import Refusal
from engine.core.game import Game
from engine.core.matchfile import Act, Answer, Onward, Resignation, perform, write
from engine.core.protocol import Action, Decision, Option, Seat, View
from engine.core.settings import usual

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
WIDTH = 110


class Quit(Exception):
    """Somebody has left the keyboard."""


class Screen(NamedTuple):
    """A terminal: ``ask`` reads a line, ``tell`` shows one, ``wipe`` clears everything."""

    ask: Ask
    tell: Callable[[str], None]
    wipe: Callable[[], None]


class HotSeat:
    """One match in a terminal, in one language for all."""

    def __init__(
        self, game: Game[Any, Any], start: tuple[str, dict[str, Any], str, str], language: str, screen: Screen
    ) -> None:
        self.game, self.start, self.language = game, start, language
        self.say, self.heard = words(language)
        self.ask, self.tell, self.wipe = screen
        self.state, events = game.new(*start)
        self.acts: list[Act] = []
        self.past: list[tuple[int, bytes]] = []
        """The state before each act that others can notice, and its place: what taking back goes back to."""
        self.news: list[list[str]] = [[] for _ in range(self.state.seats)]
        """What happened since each seat last looked, in words."""
        self.shown: list[str] = []
        """The board as it was last on the screen."""
        self._report(events)

    def phrase(self, key: str, **args: object) -> str:
        """Say a sentence of the terminal itself."""
        return phrase(key, self.language, **args)

    def play(self) -> None:
        """Go from seat to seat until the match is over; raises Quit where somebody leaves."""
        seat: Seat | None = None
        while self.state.outcome is None:
            awaited = self.game.awaited(self.state)
            if seat not in awaited:
                if seat is not None and self._undo_before_leaving(seat):
                    continue
                seat = awaited[0]
                self._hand_over(seat)
            self._turn(seat)
        self._farewell()

    # ------------------------------------------------------------- screens

    def _undo_before_leaving(self, seat: Seat) -> bool:
        if not self.game.may_take_back(self.state, seat):
            return False
        return self._ask("ready_or_undo") == "u" and self._take_back(seat)

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen between two seats."""
        self.wipe()
        self.tell(self.phrase("hand_over", seat=seat + 1, side=self._chair(seat)))
        self._ask("ready")
        self.wipe()
        self._board(seat)
        self._tell_news(seat)
        self.tell("")
        self.tell(self.phrase("help"))

    def _chair(self, seat: Seat) -> str:
        """Name a seat by its side, and by its place there where several play it."""
        kind, found = self.game.seated(seat, self.game.sides(self.state.scenario, self.state.options))
        name = self.game.name(kind, found)
        return name[self.language] if name else found

    def _board(self, seat: Seat | None) -> None:
        self.shown = self._lines(seat)
        for line in self.shown:
            self.tell(line)

    def _lines(self, seat: Seat | None) -> list[str]:
        return [self.say(line) for line in self.game.board(self.game.view(self.state, seat))]

    def _tell_news(self, seat: Seat) -> None:
        if self.news[seat]:
            self.tell("")
            self.tell(self.phrase("news"))
            for line in self.news[seat]:
                self.tell(f"  {line}")
            self.news[seat].clear()

    def _farewell(self) -> None:
        self.wipe()
        self._board(None)
        self._tell_news(0)
        self.tell(self.phrase("over"))
        view = self.game.view(self.state, None)
        self.tell(self.phrase("seed", seed=view.seed, hash=view.commitment))

    # ------------------------------------------------------------- questions

    def _turn(self, seat: Seat) -> None:
        """Put a seat's next question until it is answered, or something else was done."""
        decision = self.game.pending(self.state, seat)[0]
        while not self._put(seat, decision):
            waiting = self.game.pending(self.state, seat)
            if not waiting:
                return
            decision = waiting[0]

    def _put(self, seat: Seat, decision: Decision) -> bool:
        """Put one question and do what is typed; False puts a question again."""
        view = self.game.view(self.state, seat)
        suggested = self.game.suggestion(view, decision)
        labels = options(self.say, self.game, view, decision)
        self._question(view, decision, suggested, labels)
        typed = self._read(labels)
        match typed.split(maxsplit=1):
            case ["u"]:
                return self._take_back(seat)
            case ["b"]:
                self._board(seat)
                return False
            case ["o"]:
                other = self._other(seat)
                return other is not None and self._put(seat, other)
            case ["s", file]:
                self._save(Path(file))
                return False
            case ["r"]:
                return self._resign(seat)
            case ["q"]:
                raise Quit
            case ["?"]:
                self.tell(self.phrase("help"))
                return False
        picks = self._picks(decision, typed) if typed else suggested
        return picks is not None and self._do(Answer(Action(seat, decision.id, picks)), seat)

    def _question(self, view: View, decision: Decision, suggested: list[Option], labels: list[str]) -> None:
        self.tell("")
        self.tell(self.say(self.game.prompt(view, decision)))
        for line in columns([f"{n:>3} {label}" for n, label in enumerate(labels, 1)]):
            self.tell(line)
        hint = self.game.hint(view, decision)
        if hint is not None:
            self.tell(self.say(hint))
        tally = self.game.tally(view, decision, suggested)
        numbers = " ".join(str(decision.options.index(pick) + 1) for pick in suggested) or self.phrase("nothing")
        least, most = decision.min, min(decision.max, len(decision.options))
        count = "some" if least < most else "one" if most == 1 else "exactly"
        lines = [self.phrase(count, least=least, most=most), self.phrase("suggested", picks=numbers)]
        if decision.sealed:
            lines.append(self.phrase("sealed"))
        if tally is not None:
            lines.append(self.say(tally))
        self.tell(" ".join(lines))

    def _other(self, seat: Seat) -> Decision | None:
        """Choose among all open questions of a seat, the optional and the answered ones too."""
        view = self.game.view(self.state, seat)
        self.tell(self.phrase("others"))
        prompts = [self.say(self.game.prompt(view, decision)) for decision in view.decisions]
        for number, (decision, prompt) in enumerate(zip(view.decisions, prompts, strict=True), 1):
            done = f" ({self.phrase('answered')})" if decision.id in view.answers else ""
            self.tell(f"{number:>3} {prompt}{done}")
        typed = self._read(prompts)
        if typed.isdecimal() and 1 <= int(typed) <= len(view.decisions):
            chosen: Decision = view.decisions[int(typed) - 1]
            return chosen
        self.tell(self.phrase("no_number", found=typed))
        return None

    def _picks(self, decision: Decision, typed: str) -> list[Option] | None:
        picks = []
        for word in typed.replace(",", " ").split():
            if not word.isdecimal():
                self.tell(self.phrase("not_understood", found=word))
                return None
            if not 1 <= int(word) <= len(decision.options):
                self.tell(self.phrase("no_number", found=word))
                return None
            picks.append(decision.options[int(word) - 1])
        return picks

    # ------------------------------------------------------------- acts

    def _do(self, act: Onward, seat: Seat) -> bool:
        before = self.game.encode(self.state)
        quiet = isinstance(act, Answer) and self.game.quiet(self.state, act.action)
        try:
            events = perform(self.game, self.state, act)
        except Refusal as refusal:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            self.tell(f"{self.say(refusal.msg)}{rule}")
            return False
        if not quiet:
            self.past.append((len(self.acts), before))
        self.acts.append(act)
        self._report(events)
        self._tell_news(seat)
        if seat in self.game.awaited(self.state) and self._lines(seat) != self.shown:
            self.tell("")
            self._board(seat)
        return True

    def _report(self, events: list[Any]) -> None:
        sides = self.game.sides(self.state.scenario, self.state.options)
        for seat, lines in enumerate(self.news):
            lines.extend(self.heard(self.game, events, seat, sides))

    def _take_back(self, seat: Seat) -> bool:
        if not self.game.may_take_back(self.state, seat):
            self.tell(self.phrase("no_undo"))
            return False
        place, before = self.past.pop()
        since = [act for act in self.acts[place + 1 :] if isinstance(act, Answer)]
        self.state = self.game.decode(before)
        stood = self.game.stand(self.state, [act.action for act in since])
        self.acts[place:] = [act for act, stands in zip(since, stood, strict=True) if stands]
        self.tell(self.phrase("undone"))
        return True

    def _resign(self, seat: Seat) -> bool:
        if self._ask("surely").lower() != self.phrase("yes"):
            return False
        return self._do(Resignation(seat), seat)

    def _save(self, file: Path) -> None:
        try:
            file.write_bytes(write(self.game, *self.start[:2], self.acts, self.state))
        except OSError as error:
            self.tell(self.phrase("unsaved", why=error))
        else:
            self.tell(self.phrase("saved", file=file))

    def _ask(self, key: str) -> str:
        return self._line(self.phrase(key), ())

    def _read(self, choices: Sequence[str]) -> str:
        return self._line("> ", choices)

    def _line(self, prompt: str, choices: Sequence[str]) -> str:
        try:
            return self.ask(prompt, choices).strip()
        except EOFError:
            raise Quit from None


def columns(cells: list[str]) -> list[str]:
    """Lay many short lines out in columns, to be read downwards."""
    width = max(map(len, cells), default=0) + 3
    across = max(1, WIDTH // width) if len(cells) > 12 else 1
    rows = -(-len(cells) // across)
    return ["".join(cell.ljust(width) for cell in cells[row::rows]).rstrip() for row in range(rows)]


def play(game: Game[Any, Any], seed: str | None, language: str) -> int:
    """Play a match in this terminal: the first scenario with its usual settings."""
    secret = secrets.token_hex(32) if seed is None else hashlib.sha256(seed.encode()).hexdigest()
    start = game.scenarios[0], usual(game.settings), secret, ""
    wipe = CLEAR if sys.stdout.isatty() else "\n" + "=" * WIDTH + "\n"
    table = HotSeat(game, start, language, Screen(keyboard(), print, lambda: print(wipe, end="")))
    try:
        table.play()
    except Quit:
        print()
    return 0
