"""A sheet of questions as components. Every shape of question, of every game, is drawn here and only here.

==============================  ==================================================
one pick of up to five          buttons that answer at once
one pick of up to 25 short      a grid of such buttons
one pick of up to 25            a select that answers at once
several picks of up to 25       a select, then Seal
more than 25                    a select for the group, then one for its members
an act of one's turn            buttons and selects, branch by branch (see acts)
equal cards                     a select that takes one more, buttons that put one back (see copies)
a deck                          ready-made, saved, by chance, by code, or built (see decks)
several questions               a select each, with what sealing would answer; Seal
==============================  ==================================================
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from discord import ui

from bot import discord_limits
from bot.panel import component_ids, copies
from bot.panel.acts import Acts, Spot
from bot.panel.decks import DeckPanel, DeckSpot, deck_draft_of
from bot.panel.going_on import go_on
from bot.panel.groups import Group, groups
from bot.panel.labels import said
from bot.panel.layout import (
    BLUE,
    GREEN,
    GREY,
    RED,
    Button,
    Item,
    button,
    clip,
    gallery,
    layout,
    rows,
    select,
    text,
)
from bot.panel.own_pictures import own_buttons
from bot.panel.people import comrades, how_it_stands, waited_for
from bot.panel.questions import Question, Sheet, reasons
from bot.panel.why import why
from bot.store.records import Language
from engine.core.lesson import Lesson
from engine.core.protocol import DONE, Option
from engine.core.words import Arg, Msg, msg

if TYPE_CHECKING:
    from images import Picture

PAGE = 7
"""Questions on one page: three components each, of Discord's 40."""
NOTE = 600
"""Characters of the note with which a panel begins: what an act has brought about, or why it was refused."""
_ROW_LABEL = 32
"""A row of five buttons is read at a glance with labels up to this long."""
_GRID_LABEL = 12
_SIDE_BY_SIDE = 6
"""At most this many groups are shown as selects below each other; of more, one is chosen first."""
_EXTRAS = 3
_PROMISES = 5
"""Lines of odds below a question."""


class Focus(NamedTuple):
    """Where a person has turned to: a question (0: all), a group of its options (from 1), a page (from 0).

    ``spot`` is where he is among his acts, and the pick that he is asked about once more; ``deck`` is where he is
    in the deck that he is building. ``sealing``: he is asked once more before he seals.
    """

    decision: int = 0
    group: int = 0
    page: int = 0
    spot: Spot = Spot()
    deck: DeckSpot = DeckSpot()
    sealing: bool = False


def panel(
    sheet: Sheet,
    language: Language,
    focus: Focus = Focus(),  # noqa: B008
    note: str = "",
    drawn: Picture | None = None,
    rule: str = "",
) -> ui.LayoutView:
    """Draw the panel.

    ``note`` is a sentence to begin with (a refusal, "the board has moved on"), ``rule`` the number of the rule by
    which something was refused; ``drawn`` a picture for this
    person alone, his hand, his own board or what his acts can reach, attached under the name that
    :func:`file_name` gives it.
    """
    return _Panel(sheet, language, focus).draw(note, drawn, rule)


def file_name(drawn: Picture) -> str:
    """Name a picture by its content: equal pictures have equal names, and need not be sent again."""
    return f"private-{hashlib.blake2b(drawn.png, digest_size=6).hexdigest()}.png"


def named(drawn: Picture | None) -> list[tuple[str, Picture]]:
    """List the pictures that a panel refers to, with their names."""
    return [] if drawn is None else [(file_name(drawn), drawn)]


class _Panel:
    def __init__(self, sheet: Sheet, language: Language, focus: Focus) -> None:
        self.sheet = sheet
        self.language: Language = language
        self.focus = focus
        self.match = sheet.match.id
        self.people = comrades(sheet.match, language)

    # ------------------------------------------------------------- words

    def say(self, key: str, **args: Arg) -> str:
        return said(msg(key, **args), self.language)

    def label(self, question: Question, path: Option) -> str:
        return said(self.sheet.game.label(self.sheet.view, question.decision, path), self.language, self.people)

    def prompt(self, question: Question) -> str:
        return said(self.sheet.game.prompt(self.sheet.view, question.decision), self.language)

    def group_label(self, question: Question, group: Group) -> str:
        if group.first == group.last:
            return self.label(question, group.first) if group.first else self.prompt(question)
        first, last = (self.label(question, branch) for branch in (group.first, group.last))
        room = discord_limits.OPTION_LABEL - len(" – ")
        return f"{clip(first, max(room // 2, room - len(last)))} – {clip(last, max(room // 2, room - len(first)))}"

    # ------------------------------------------------------------- the whole

    def draw(self, note: str, drawn: Picture | None, rule: str) -> ui.LayoutView:
        sheet = self.sheet
        focused = sheet.question(self.focus.decision)
        if [focused] == sheet.questions:
            focused = None  # there is nothing to turn back to
        items: list[Item] = [text(f"### {self.title()}")]
        if note:
            items.append(text(note, NOTE))
        if sheet.flag is not None:
            items.append(text(self.say("panel-clock", until=f"<t:{int(sheet.flag)}:R>")))
        items += why(rule, self.language)
        if drawn is not None:
            items.append(gallery(file_name(drawn), drawn.alt))
        if sheet.match.paused is not None:
            return layout(*items, *self.paused())
        alone = focused or (sheet.questions[0] if len(sheet.questions) == 1 else None)
        if self.focus.sealing and sheet.cautions:
            return layout(*items, *self.doubt())
        if alone is not None:
            items += self.one(alone)
        elif sheet.questions:
            items += self.several()
        if not sheet.unsettled and not (focused and focused.decision.optional):
            items.append(text(self.waiting()))
        if sheet.lesson is not None:  # last, since that is what is seen of a panel longer than the screen
            items.append(text(self.step(sheet.lesson)))
        items += rows([*self.controls(focused), *self.leaving()])
        return layout(*items)

    def title(self) -> str:
        return self.say("panel-title", game=self.sheet.view.game, number=str(self.sheet.match.id))

    def step(self, lesson: Lesson) -> str:
        """Say to whoever learns what to do now, and why; and where the battle is."""
        thread = self.sheet.match.thread_id
        link = [] if thread is None else [self.say("lesson-battle", link=f"<#{thread}>")]
        return "\n".join([self.told(lesson), *link])

    def told(self, lesson: Lesson) -> str:
        """Say the step of a lesson."""
        view = self.sheet.view
        if lesson.over(view):
            return self.say("lesson-over", game=view.game)
        told = lesson.told(view)
        if told is None:
            return self.say("lesson-aside")
        words = said(told.words, self.language)
        return self.say("lesson-step", number=told.number, of=len(lesson.steps), words=words, rule=told.rule)

    def paused(self) -> list[Item]:
        """Say that nobody plays for now, and how the match goes on."""
        match = self.sheet.match
        stands = text(how_it_stands(match, self.sheet.view, self.language))
        return [stands, *rows([*go_on(match, self.language), *self.own_buttons()])]

    def doubt(self) -> list[Item]:
        """Say what sealing would give up, and ask once more."""
        cautions = [text(f"⚠️ {said(caution, self.language)}") for caution in self.sheet.cautions[:_PROMISES]]
        sure = button(self.say("panel-do-it"), component_ids.Seal(self.match, self.sheet.seal(), 1), RED)
        back = button(self.say("panel-back"), component_ids.Turn(self.match))
        return [*cautions, *rows([sure, back])]

    def waiting(self) -> str:
        """Say that there is nothing to decide, or nothing more, and for whom the match waits."""
        view, match = self.sheet.view, self.sheet.match
        if view.outcome is not None:
            return self.say("panel-over")
        names = waited_for(match, view, self.language)
        key = "panel-settled" if self.sheet.questions else "panel-nothing"
        return self.say(key, names=names, count=len(names))

    # ------------------------------------------------------------- questions

    def one(self, question: Question) -> list[Item]:
        """Draw one question with all the room there is."""
        decision = question.decision
        draft = deck_draft_of(self.sheet, question)
        if draft is not None:
            above = text(self.heading(question, hint=draft.acting or not self.focus.deck.building))
            return [above, *DeckPanel(draft, self.language, self.focus.deck).items()]
        if decision.act or self.focus.spot.doubted in decision.options:
            return [text(self.heading(question, hint=True)), *self.acts(question).items()]
        single = decision.min == decision.max == 1
        if single and len(decision.options) <= discord_limits.SELECT_OPTIONS:
            labels = [(i, self.label(question, option)) for i, option in enumerate(decision.options)]
            longest = max((len(label) for _, label in labels), default=0)
            if longest <= _GRID_LABEL or (len(labels) <= 5 and longest <= _ROW_LABEL):
                answers = [self.answer_button(question, index, label) for index, label in labels]
                return [text(self.heading(question, hint=True)), *rows(answers)]
            chosen = decision.options.index(question.shown[0]) if question.settled else -1
            entries = [(index, label, index == chosen) for index, label in labels]
            code = component_ids.Choose(self.match, *question.mark)
            about = self.details(question, range(len(labels)))
            items: list[Item] = [select(code, entries, self.say("panel-choose-one"), about=about)]
            if not question.settled and question.shown:
                # What is advised is not chosen in the select: Discord would not let it be chosen again.
                index = decision.options.index(question.shown[0])
                items += rows([self.answer_button(question, index, labels[index][1])])
            return [text(self.heading(question, hint=True)), *items]
        items = [text(self.heading(question, hint=True)), *self.picked(question)]
        if copies.alike(decision):
            return [*items, *copies.items(self.match, question, partial(self.label, question), self.language)]
        return [*items, *self.pickers(question)]

    def picked(self, question: Question) -> list[Item]:
        """Say what is chosen of many options."""
        if not question.shown:
            return []
        if copies.alike(question.decision):
            counted = copies.counted(question.shown).items()
            named = [(self.label(question, kind), number) for kind, number in counted]
            each = [f"{number}× {name}" if number > 1 else name for name, number in named]
        else:
            each = [self.label(question, option) for option in question.shown]
        return [text(self.say("panel-picked", picks=clip(", ".join(each), 900)), 1000)]

    def acts(self, question: Question) -> Acts:
        return Acts(self.sheet, question, self.language, self.focus.spot)

    def answer_button(self, question: Question, index: int, label: str) -> Button:
        advised = question.source in ("suggested", "drafted")
        chosen = question.decision.options[index] in question.shown
        option = question.decision.options[index]
        style = GREEN if option in DONE or (chosen and question.settled) else BLUE if chosen and advised else GREY
        emoji = "💡" if chosen and question.source == "suggested" else None
        return button(label, component_ids.Answer(self.match, *question.mark, index), style, emoji=emoji)

    def pickers(self, question: Question) -> list[Item]:
        """Draw the selects of a question whose picks are gathered before they are sealed."""
        decision = question.decision
        cut = groups(decision.options)
        if len(cut) <= _SIDE_BY_SIDE:
            return [self.picker(question, group, number) for number, group in enumerate(cut, 1)]
        opened = self.focus.group if self.focus.decision in (0, decision.id) else 0
        page = min(self.focus.page, (len(cut) - 1) // 25)
        entries = [
            (number, self.group_label(question, group), number == opened)
            for number, group in list(enumerate(cut, 1))[page * 25 : page * 25 + 25]
        ]
        items: list[Item] = [
            select(component_ids.Group(self.match, *question.mark, page), entries, self.say("panel-choose-group"))
        ]
        if len(cut) > 25:
            items += rows(self.turning(decision.id, len(cut), 25))
        if 0 < opened <= len(cut):
            items.append(self.picker(question, cut[opened - 1], opened, named=True))
        return items

    def picker(self, question: Question, group: Group, number: int, *, named: bool = False) -> Item:
        """Draw the select of one group; ``named``: what it holds has been chosen in the select above it."""
        decision = question.decision
        options = decision.options
        entries = [
            (index, self.label(question, options[index]), options[index] in question.shown)
            for index in group.members
        ]
        single = decision.max == 1
        if named or (not group.first and len(self.sheet.questions) == 1):  # what is asked stands above
            placeholder = self.say("panel-choose-one" if single else "panel-choose-any")
        else:
            placeholder = self.group_label(question, group)
            placeholder = placeholder if single else self.say("panel-choose-several", what=placeholder)
        must = single and decision.min == 1 and len(group.members) == len(options)
        code = component_ids.Pick(self.match, *question.mark, number, *self.focus[:3])
        about = self.details(question, group.members)
        return select(code, entries, placeholder, least=int(must), most=decision.max, about=about)

    def details(self, question: Question, indices: Iterable[int]) -> dict[int, str]:
        """Say in what options differ from others of the same name, by their index."""
        game, view, decision = self.sheet.game, self.sheet.view, question.decision
        found = [(index, game.detail(view, decision, decision.options[index])) for index in indices]
        return {index: said(detail, self.language) for index, detail in found if detail is not None}

    def several(self) -> list[Item]:
        """Draw a page of questions, one below the other."""
        questions = self.sheet.questions
        page = min(self.focus.page, (len(questions) - 1) // PAGE)
        items: list[Item] = []
        for question in questions[page * PAGE : (page + 1) * PAGE]:
            items.append(text(self.heading(question, hint=False), 350))
            if len(question.decision.options) <= 25:
                [group] = groups(question.decision.options)
                items.append(self.picker(question, group, 1))
            else:
                items += self.picked(question)
                label = self.say("panel-open", count=len(question.shown))
                items += rows([button(label, component_ids.Turn(self.match, question.decision.id))])
        return items

    def heading(self, question: Question, *, hint: bool) -> str:
        """Put a question in words: what is asked, what it comes to, why it is no answer yet.

        Who learns has been told already what to choose.
        """
        game, view, decision = self.sheet.game, self.sheet.view, question.decision
        lines = [f"**{self.prompt(question)}** {self.say(f'panel-source-{question.source}')}"]
        advice = game.hint(view, decision) if hint else None
        if advice is not None:
            lines.append(said(advice, self.language))
        if question.tally is not None:
            lines.append(f"-# {said(question.tally, self.language)}")
        lines += [f"-# {self.say('panel-odds', odds=told)}" for told in self.promises(question)]
        if question.objection is not None and not (self.sheet.lesson and question.source == "empty"):
            reason = said(question.objection.reason, self.language)
            lines.append(self.say("panel-objection", reason=reason, rule=question.objection.rule))
        return "\n".join(lines)

    def promises(self, question: Question) -> list[Msg]:
        """Say what the picks that are shown promise, where dice decide about them.

        Of acts: what the branch does to which one has come; where that is too much, what is advised in it.
        """
        game, view, decision = self.sheet.game, self.sheet.view, question.decision
        if not decision.act:
            return question.promises
        acts = self.acts(question)
        here = game.promises(view, decision, acts.path)
        below = [option for option in acts.advised() if option[: len(acts.path)] == acts.path]
        advised = [promise for option in below for promise in game.promises(view, decision, option)]
        return (here or advised)[:_PROMISES]

    # ------------------------------------------------------------- the last rows, always in the same order

    def controls(self, focused: Question | None) -> list[Button]:
        sheet = self.sheet
        buttons: list[Button] = []
        if sheet.view.outcome is not None:
            return buttons
        alone = focused or (sheet.questions[0] if len(sheet.questions) == 1 else None)
        if alone is not None and alone.decision.act:
            return [*self.last_row(alone), *self.own_buttons(), *self.others(), *self.why()]
        if focused is not None and focused.decision.optional:
            buttons.append(self.confirm(focused))
            buttons.append(button(self.say("panel-clear"), component_ids.Clear(self.match, *self.focus[:3])))
        elif self.gathers() and not (focused and len(sheet.questions) > 1):
            buttons.append(self.seal())
            if alone is None or alone.pool is None:
                buttons.append(
                    button(self.say("panel-suggested"), component_ids.Advise(self.match, *self.focus[:3]))
                )
                buttons.append(button(self.say("panel-clear"), component_ids.Clear(self.match, *self.focus[:3])))
        if focused is not None:
            buttons.append(button(self.say("panel-back"), component_ids.Turn(self.match)))
        elif len(sheet.questions) > 1:
            buttons += self.turning(0, len(sheet.questions), PAGE)
        if sheet.view.may_take_back:
            buttons.append(button(self.say("panel-take-back"), component_ids.Undo(self.match), emoji="↩️"))
        if focused is None:
            buttons += self.others()
        if focused is None and not sheet.unsettled:
            buttons.append(button(self.say("panel-next"), component_ids.Turn(self.match), emoji="🔄"))
        buttons += self.own_buttons()
        return [*buttons, *self.why()]

    def last_row(self, question: Question) -> list[Button]:
        """Return what is there at every moment of a turn; where a deck is put together, with that at one press.

        A lesson says by itself when a deck is good as it is.
        """
        acts, decks = self.acts(question), None if self.sheet.lesson is not None else self.sheet.game.decks
        whole = decks and decks.at_once(self.sheet.view, question.decision)
        return acts.last_row([whole] if whole else acts.advised())

    def why(self) -> list[Button]:
        """Return the way to the rules that speak against picks, or keep options out of the questions."""
        if not any(reason.rule for _, reason in reasons(self.sheet)):
            return []
        return [button(self.say("why"), component_ids.Why(self.match), emoji="❔")]

    def leaving(self) -> list[Button]:
        """Return the way out of a lesson."""
        if self.sheet.lesson is None or self.sheet.view.outcome is not None:
            return []
        return [button(self.say("lesson-leave"), component_ids.LeaveLesson(self.match))]

    def others(self) -> list[Button]:
        """Return the ways to questions that nobody waits for."""
        extras = self.sheet.extras[:_EXTRAS]
        return [button(self.prompt(extra), component_ids.Turn(self.match, extra.decision.id)) for extra in extras]

    def own_buttons(self) -> list[Button]:
        areas = [button(self.say("area-close-up"), component_ids.Areas(self.match), emoji="🔍")]
        own = own_buttons(self.sheet.view, self.match, self.language)
        return own + areas if self.sheet.game.areas(self.sheet.view) else own

    def gathers(self) -> bool:
        """Return whether there is anything to be sealed, beyond buttons that answer at once."""
        questions = self.sheet.questions
        if len(questions) != 1:
            return bool(questions)
        decision = questions[0].decision
        return not (decision.min == decision.max == 1 and len(decision.options) <= 25)

    def seal(self) -> Button:
        unsettled = self.sheet.unsettled
        if not unsettled:
            return button(
                self.say("panel-sealed"), component_ids.Seal(self.match, 0), GREEN, disabled=True, emoji="✅"
            )
        blocked = any(question.objection is not None for question in unsettled)
        sealed = all(question.decision.sealed for question in unsettled)
        label = self.say("panel-seal" if sealed else "panel-confirm")
        return button(label, component_ids.Seal(self.match, self.sheet.seal()), GREEN, disabled=blocked)

    def confirm(self, question: Question) -> Button:
        blocked = question.settled or question.objection is not None or len(question.shown) < question.decision.min
        return button(
            self.say("panel-confirm"), component_ids.Confirm(self.match, *question.mark), GREEN, disabled=blocked
        )

    def turning(self, decision: int, count: int, page: int) -> list[Button]:
        """Return the buttons that turn pages, where there are several."""
        last = (count - 1) // page
        if not last:
            return []
        here = min(self.focus.page, last)
        back = component_ids.Turn(self.match, decision, 0, max(here - 1, 0), 1)
        on = component_ids.Turn(self.match, decision, 0, min(here + 1, last))
        return [
            button("◀", back, disabled=here == 0),
            button(f"▶ {here + 1}/{last + 1}", on, disabled=here == last),
        ]
