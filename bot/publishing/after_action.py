"""The report on a match that is over: its facts in paragraphs, beside pictures, and as a file."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import discord

from bot import discord_limits
from bot.panel.layout import clip, gallery, text
from bot.panel.people import called, comrades
from bot.publishing import notices
from bot.publishing.attachments import if_drawn
from bot.words import event_lines, say
from bot.words.setup import chosen
from engine.core.distribution import percent
from engine.core.protocol import TURN, Event, Seat
from engine.core.registry import game as find_game
from engine.core.words import Arg, Msg, msg

if TYPE_CHECKING:
    from bot.drawing.renderer import Renderer
    from bot.panel.layout import Item
    from bot.store.records import Match
    from bot.words import Language
    from engine.core.after_action import AfterAction, Turn
    from engine.core.facts import Throw
    from images import Picture, ThemeName

Topic: TypeAlias = Literal["how", "plans", "turning", "dice", "losses"]

ROOM: dict[Topic, int] = {"how": 400, "turning": 950, "dice": 650, "losses": 450}
"""Characters of each paragraph in a message; plans have what is left. The file has all of it."""
MOST = discord_limits.TEXT_DISPLAY_TOTAL - 400
"""Characters of all paragraphs in a message; the rest is for titles."""
LONGEST = 400
"""Characters of a line in a message."""
PICKS, EVENTS = 6, 4
"""So many picks of a plan, and events of a turning point, are told; the others are counted."""


class Paragraph(NamedTuple):
    """What there is to say of one thing, line by line."""

    topic: Topic
    title: str
    lines: list[str]


class Report(NamedTuple):
    """The words of a report in one language, and its pictures by what they show."""

    title: str
    about: str
    paragraphs: list[Paragraph]
    source: str
    language: Language
    pictures: dict[Topic, tuple[str, Picture]]

    def items(self) -> Iterator[Item]:
        """Lay it out for a message, cut to what Discord shows; each picture stands below its paragraph."""
        yield text("\n".join(filter(None, (f"### {self.title}", self.about and f"-# {self.about}"))))
        shown = {
            topic: _shortened(lines, ROOM[topic], self.language)
            for topic, _, lines in self.paragraphs
            if topic in ROOM
        }
        left = MOST - sum(map(len, shown.values()))
        for topic, title, lines in self.paragraphs:
            told = shown.get(topic) or _shortened(lines, left, self.language)
            yield text(f"**{title}**\n{told}", MOST)
            if topic in self.pictures:
                name, drawn = self.pictures[topic]
                yield gallery(name, drawn.alt)
        yield text(f"-# {self.source}")

    def markdown(self) -> str:
        """Write it as Markdown, whole; pictures are named as they are attached."""
        parts = [f"# {self.title}", *filter(None, [self.about])]
        for topic, title, lines in self.paragraphs:
            parts += [f"## {title}", *lines]
            if topic in self.pictures:
                name, drawn = self.pictures[topic]
                parts.append(f"![{' '.join(drawn.alt.split())}]({name})")
        return "\n\n".join([*parts, self.source, ""])


def file(match: Match, report: Report) -> discord.File:
    """Make the file of a report."""
    written = io.BytesIO(report.markdown().encode())
    return discord.File(written, f"aar-{match.id}.{report.language}.md")


async def report(
    renderer: Renderer,
    match: Match,
    told: AfterAction,
    language: Language,
    theme: ThemeName,
    *,
    portrait: bool = False,
) -> Report:
    """Write the report on a match, and draw its pictures; one that cannot be drawn is left out."""
    pictures = await _pictures(renderer, told, language, theme, portrait=portrait)
    return written(match, told, language, {topic: (f"aar-{topic}.png", one) for topic, one in pictures.items()})


def written(
    match: Match,
    told: AfterAction,
    language: Language,
    pictures: dict[Topic, tuple[str, Picture]] | None = None,
) -> Report:
    """Write the report on a match from its facts."""
    teller = _Teller(match, told, language)
    found: dict[Topic, list[str]] = {
        "how": teller.how(),
        "plans": teller.plans(),
        "turning": teller.turning(),
        "dice": teller.dice(),
        "losses": teller.losses(),
    }
    return Report(
        title=say(msg("aar-title", game=match.game, number=str(match.id)), language),
        about=" · ".join(chosen(match.game, match.scenario, match.options, language)),
        paragraphs=[
            Paragraph(topic, say(msg(f"aar-{topic}"), language), lines) for topic, lines in found.items() if lines
        ],
        source=say(msg("aar-source"), language),
        language=language,
        pictures=pictures or {},
    )


class _Teller:
    """Says the facts of a match in a language, a method for each paragraph."""

    def __init__(self, match: Match, told: AfterAction, language: Language) -> None:
        self._match, self._facts, self._language = match, told, language
        self._game, self._sides = find_game(match.game), notices.sides(match)
        self._people = comrades(match, language)

    def how(self) -> list[str]:
        """Say who played for how long, and how it ended."""
        players: list[Arg] = [
            say(msg("aar-player", name=called(one, self._language), seat=self._seat(one.seat)), self._language)
            for one in self._match.seats
        ]
        ends = [event for event in self._facts.events if event.kind in {"resigned", "ended"}]
        return [self._said("aar-played", players=players, turns=self._facts.turns), *self._lines(ends)]

    def plans(self) -> list[str]:
        """Say what had been sealed, for the beginning and the greatest turning point."""
        lines = []
        for plan in self._facts.plans:
            picks: list[Arg] = [say(pick, self._language, self._people) for pick in plan.picks]
            if len(picks) > PICKS:
                picks = [*picks[:PICKS], f"+{len(picks) - PICKS}"]
            prompt = say(plan.prompt, self._language, self._people)
            lines.append(self._said("aar-plan", who=self._seat(plan.seat), prompt=prompt, picks=picks))
        return lines

    def turning(self) -> list[str]:
        """Say where it turned, by the game's own measure; nothing for a game without one."""
        if not self._game.facts.rivals[0]:
            return []
        points = [self._point(point) for point in self._facts.points] or [self._said("aar-no-point")]
        return [self._said(f"{self._match.game}-aar-measure"), *points]

    def _point(self, point: Turn) -> str:
        decisive = self._game.facts.decisive
        lines = self._lines(e for e in self._facts.events[point.start : point.stop] if e.kind in decisive)
        if len(lines) > EVENTS:
            lines = [*lines[:EVENTS], self._said("aar-events-more", count=len(lines) - EVENTS)]
        return self._said(
            "aar-point",
            turn=self._turn(point.start),
            before=self._standing(point.before),
            standing=self._standing(point.standing),
            told=" ".join(lines),
        )

    def _standing(self, number: int) -> Msg:
        first, second = self._game.facts.rivals
        ahead = first if number > 0 else second if number < 0 else ""
        return Msg(f"{self._match.game}-aar-standing", {"side": ahead, "number": abs(number)})

    def dice(self) -> list[str]:
        """Say what each side rolled against what was to be expected, and the two unlikeliest throws."""
        facts, language = self._facts, self._language
        lines = [
            self._said(
                "aar-side-dice",
                side=self._side(luck.side),
                throws=msg(f"{self._match.game}-aar-throws", dice=luck.dice),
                hits=luck.hits,
                expected=round(float(luck.expected), 1),
            )
            for luck in facts.luck
        ]
        if facts.luckiest is not None:
            chance = percent(facts.luckiest.at_least)
            lines.append(say(msg("aar-luckiest", percent=chance, **self._throw(facts.luckiest)), language))
        if facts.unluckiest is not None:
            chance = percent(facts.unluckiest.at_most)
            lines.append(say(msg("aar-unluckiest", percent=chance, **self._throw(facts.unluckiest)), language))
        return lines or [self._said("aar-no-dice")]

    def _throw(self, throw: Throw) -> dict[str, Arg]:
        return {"turn": self._turn(throw.at), "line": " ".join(self._lines([self._facts.events[throw.at]]))}

    def losses(self) -> list[str]:
        """Say what each side lost for good, the same together."""
        lines = []
        for side in dict.fromkeys(self._sides):
            counts = Counter((loss.kind, loss.id) for loss in self._facts.losses if loss.side == side)
            things: list[Arg] = [self._counted(*named, count) for named, count in counts.items()]
            lines.append(self._said("aar-lost", side=self._side(side), things=things))
        return lines

    def _counted(self, kind: str, thing: str, count: int) -> str:
        names = self._game.name(kind, thing)
        name = thing if names is None else names[self._language]
        return name if count == 1 else self._said("aar-counted", count=count, name=name)

    def _turn(self, at: int) -> str:
        began = self._facts.events[self._facts.turn_around(at)[0]]
        return " ".join(self._lines([began])) if began.kind == TURN else ""

    def _seat(self, seat: Seat) -> Msg:
        return msg("aar-seat", game=self._match.game, seat=seat, sides=[*self._sides])

    def _side(self, side: str) -> Msg:
        return msg("aar-side", game=self._match.game, side=side)

    def _said(self, key: str, **args: Arg) -> str:
        return say(Msg(key, args), self._language, self._people)

    def _lines(self, events: Iterable[Event]) -> list[str]:
        return event_lines(self._game, events, None, self._language, self._sides, people=self._people)


def _shortened(lines: Sequence[str], most: int, language: Language) -> str:
    """Join as many lines as there is room for, and count the others."""
    short = [clip(line, LONGEST) for line in lines]
    for kept in range(len(short), 0, -1):
        rest = [say(msg("aar-more", count=len(short) - kept), language)] if kept < len(short) else []
        shown = "\n".join([*short[:kept], *rest])
        if len(shown) <= most:
            return shown
    return short[0]


async def _pictures(
    renderer: Renderer, told: AfterAction, language: Language, theme: ThemeName, *, portrait: bool
) -> dict[Topic, Picture]:
    """Draw the plans as they came to light, the fights of turning point and luck, and what it all came to."""
    found: dict[Topic, Picture | None] = {}
    if told.revealed is not None:
        drawing = renderer.board(told.revealed, language, theme, portrait=portrait)
        found["plans"] = await if_drawn(drawing, told.revealed)
    point, shown = told.greatest, None
    if point is not None:
        shown = max(_fights(renderer, told, point.start), key=lambda fight: fight[1] - fight[0], default=None)
        drawn = None
        if shown is not None:
            drawing_fight = renderer.report(told.events[slice(*shown)], point.after, language, theme)
            drawn = await if_drawn(drawing_fight, point.after)
        if drawn is None:
            drawn = await if_drawn(renderer.board(point.after, language, theme, portrait=portrait), point.after)
        found["turning"] = drawn
    for throw in _unlikeliest(told):
        fights = _fights(renderer, told, throw.at)
        fight = next((one for one in fights if one[0] <= throw.at < one[1]), None)
        if fight is not None and fight != shown:
            after = told.tables[throw.at]
            found["dice"] = await if_drawn(
                renderer.report(told.events[slice(*fight)], after, language, theme), after
            )
            break
    found["losses"] = await if_drawn(renderer.victory(told.events, told.end, language, theme), told.end)
    return {topic: drawn for topic, drawn in found.items() if drawn is not None}


def _fights(renderer: Renderer, told: AfterAction, at: int) -> list[tuple[int, int]]:
    """List where in the log the fights of the turn of event number ``at`` are told."""
    start, stop = told.turn_around(at)
    found = renderer.fights(told.end.game, told.events[start:stop], 0)
    return [(start + one.start, start + one.stop) for one in found]


def _unlikeliest(told: AfterAction) -> list[Throw]:
    """List the luckiest and the unluckiest throw, the less likely first."""
    found = []
    if told.luckiest is not None:
        found.append((told.luckiest.at_least, told.luckiest))
    if told.unluckiest is not None:
        found.append((told.unluckiest.at_most, told.unluckiest))
    return [throw for _, throw in sorted(found)]
