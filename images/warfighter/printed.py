"""What is printed on a card, as it is drawn and said: figures with their icons, a table, a text."""

from __future__ import annotations

from typing import NamedTuple

from engine.warfighter.cards import (
    BANDS,
    ActionCard,
    Card,
    EquipmentCard,
    EventCard,
    HostileCard,
    LocationCard,
    MissionCard,
    ObjectiveCard,
    SkillCard,
    SoldierCard,
    SquadCard,
    Table,
    WeaponCard,
)
from engine.warfighter.packs import having
from images.warfighter.faces import reach
from images.warfighter.symbols import card_icon
from images.warfighter.words import Words

NEVER = 11
"""What no die shows."""


class Figure(NamedTuple):
    """A figure on a card: its icon, what it is, and its value."""

    icon: str
    label: str
    value: str


class Printed(NamedTuple):
    """A card: ``side`` is whose colours it has, empty for neither's; ``badge`` what it costs or is worth."""

    name: str
    kind: str
    icon: str
    side: str
    badge: str
    figures: tuple[Figure, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()
    """Rows of cells, the first of them its head."""
    text: tuple[str, ...] = ()

    @property
    def lines(self) -> list[str]:
        """The same in words."""
        figures = ", ".join(f"{figure.label} {figure.value}" for figure in self.figures)
        head, *rows = self.table or ((),)
        told = ["; ".join(f"{name} {cell}".strip() for name, cell in zip(head, row, strict=True)) for row in rows]
        return [line for line in (self.kind, figures, *told, *self.text) if line]


def printed(card: str, words: Words) -> Printed:
    """Return what is printed on a card; raises KeyError for an id that is none."""
    found = having(card).card(card)
    if found is None:
        raise KeyError(card)
    match found:
        case SoldierCard():
            return _soldier(found, words)
        case WeaponCard():
            return _weapon(found, words)
        case HostileCard():
            return _hostile(found, words)
        case LocationCard() | ObjectiveCard():
            return _place(found, words)
        case MissionCard():
            return _mission(found, words)
        case EquipmentCard() | SkillCard():
            return _bought(found, words)
        case SquadCard():
            return _squad(found, words)
        case _:
            return _other(found, words)


def signed(change: int) -> str:
    """Write a change of a number: +1, −1, 0."""
    return f"{change:+d}".replace("-", "−") if change else "0"


def _named(card: Card, words: Words) -> str:
    return card.name.both[words.language]


def _text(card: Card, words: Words) -> list[str]:
    return [] if card.text is None else [card.text.both[words.language]]


def _figure(words: Words, icon: str, name: str, value: object) -> Figure:
    return Figure(icon, words.of("figure", figure=name), str(value))


def _soldier(card: SoldierCard, words: Words) -> Printed:
    figures = [
        _figure(words, "heart", "health", card.health),
        _figure(words, "shield", "cover", card.cover),
        _figure(words, "boot", "move", card.move),
        _figure(words, "knives", "close", signed(card.hand_to_hand)),
        _figure(words, "square", "actions", card.actions),
    ]
    if card.loadout is not None:
        figures.append(_figure(words, "kit", "loadout", card.loadout))
    kit = ", ".join(words.card(item) for item in card.kit)
    text = [*([words.of("card-kit", kit=kit)] if kit else []), *_text(card, words)]
    kind = words.of("card-soldier", type=card.type, nation=card.nation)
    return Printed(
        _named(card, words), kind, card_icon(card.id), "squad", f"{card.rp} RP", tuple(figures), (), tuple(text)
    )


def _weapon(card: WeaponCard, words: Words) -> Printed:
    figures = [
        _figure(words, "aimed", "range", reach(card.rmin, card.rmax)),
        _figure(words, "apcr", "pen", card.pen),
        _figure(words, "loaded", "ammo", card.ammo or "∞"),
    ]
    if not card.squad:
        figures.append(_figure(words, "kit", "load", card.load))
    if card.explosion > 1:
        figures.append(_figure(words, "damage", "explosion", card.explosion))
    if card.hand_to_hand:
        figures.append(_figure(words, "knives", "close", signed(card.hand_to_hand)))
    head = (
        "",
        words.of("figure", figure="dice"),
        words.of("figure", figure="hit"),
        words.of("figure", figure="empty"),
    )
    modes = [*card.modes, *([card.thrown] if card.thrown else [])]
    rows = [
        (
            words.of("mode", mode=mode.mode),
            f"{mode.dice}×",
            f"{mode.hit}+",
            (f"1–{mode.empty}" if mode.empty > 1 else "1") if mode.empty else "–",
        )
        for mode in modes
    ]
    traits = [words.of("trait", trait=trait) for trait in card.traits]
    text = [*([", ".join(traits)] if traits else []), *_text(card, words)]
    if card.far is not None:
        text.append(words.of("card-far", range=card.far.range, amount=signed(card.far.to_hit)))
    if card.needs is not None:
        text.append(words.of("card-needs", trait=card.needs))
    kind = words.of("card-weapon", nation=card.nation)
    badge = "" if card.squad else f"{card.rp} RP"
    return Printed(
        _named(card, words), kind, card_icon(card.id), "squad", badge, tuple(figures), (head, *rows), tuple(text)
    )


def _hostile(card: HostileCard, words: Words) -> Printed:
    figures = [
        _figure(words, "reticle", "reticles", card.reticles),
        _figure(words, "shield", "cover", card.cover),
        _figure(words, "aimed", "range", reach(card.rmin, card.rmax)),
    ]
    if card.entrance:
        figures.append(_figure(words, "boot", "entrance", f"+{card.entrance}"))
    if card.reinforce is not None:
        figures.append(_figure(words, "reinforce", "reinforce", reach(card.reinforce.least, card.reinforce.most)))
    head = tuple(words.of("figure", figure=name) for name in ("active", "suppress", "one", "two"))
    rows = [
        (str(active), *("–" if needs >= NEVER else f"{needs}+" for needs in (c.suppress, c.one, c.two)))
        for active, c in enumerate(card.columns, 1)
    ]
    kind = words.of("card-hostile", tier=card.tier, copies=card.copies)
    return Printed(
        _named(card, words), kind, card_icon(card.id), "hostiles", f"{card.xp} XP", tuple(figures),
        (head, *rows), tuple(_text(card, words)),
    )  # fmt: skip


def _place(card: LocationCard | ObjectiveCard, words: Words) -> Printed:
    ground = words.of("trait", trait=card.ground) if isinstance(card, LocationCard) else ""
    kind = words.of("card-location", ground=ground) if ground else words.of("slot", slot="objective")
    figures = (
        _figure(words, "boot", "entrance", card.entrance),
        _figure(words, "knives", "close", card.hand_to_hand),
        _figure(words, "deck", "reinforced", reach(card.table.least, card.table.most)),
    )
    return Printed(
        _named(card, words), kind, card_icon(card.id), "", "", figures, _bands(card.table, words),
        tuple(_text(card, words)),
    )  # fmt: skip


def _bands(table: Table, words: Words) -> tuple[tuple[str, ...], ...]:
    """Lay out how much XP of Hostiles comes, by the RP of the squad."""
    head = (words.of("figure", figure="bands"), *map(str, BANDS), f"{BANDS[-1] + 1}+")
    return head, (words.of("figure", figure="hostiles"), *map(str, table.hostiles))


def _mission(card: MissionCard, words: Words) -> Printed:
    figures = [
        _figure(words, "kit", "rp", card.rp),
        _figure(words, "hourglass", "turns", card.turns),
        _figure(words, "flag", "objective", card.objective),
    ]
    if card.loadout:
        figures.append(_figure(words, "belt", "loadout", signed(card.loadout)))
    return Printed(
        _named(card, words), words.of("card-kind", kind="mission"), card_icon(card.id), "squad", "",
        tuple(figures), (), tuple(_text(card, words)),
    )  # fmt: skip


def _bought(card: EquipmentCard | SkillCard, words: Words) -> Printed:
    figures = [_figure(words, "star", "rp", card.rp)]
    kind = words.of("card-kind", kind="skill")
    if isinstance(card, EquipmentCard):
        kind = words.of("card-equipment", nation=card.nation)
        figures.append(_figure(words, "kit", "load", card.load))
        if card.uses:
            figures.append(_figure(words, "dice", "uses", card.uses))
    return Printed(
        _named(card, words), kind, card_icon(card.id), "squad", "", tuple(figures), (), tuple(_text(card, words))
    )


def _squad(card: SquadCard, words: Words) -> Printed:
    text = []
    for member in card.members:
        kit = ", ".join(words.short(item) for item in member.kit)
        text.append(f"{words.short(member.soldier)}: {kit}" if kit else words.short(member.soldier))
    kind = words.of("card-squad", mission=card.mission)
    return Printed(_named(card, words), kind, "gun_crew", "squad", "", (), (), tuple(text))


def _other(card: Card, words: Words) -> Printed:
    if isinstance(card, ActionCard):
        figures = [_figure(words, "deck", "copies", card.copies)]
        if card.covert:
            figures.append(_figure(words, "cards", "covert", card.covert))
        if card.support:
            figures.append(_figure(words, "star", "upkeep", f"{card.support} XP"))
        kind = words.of("card-action", support=card.support, radio=card.radio, covert=card.covert)
        return Printed(
            _named(card, words), kind, card_icon(card.id), "", "", tuple(figures), (), tuple(_text(card, words))
        )
    kind = words.of("card-kind", kind="event" if isinstance(card, EventCard) else "other")
    return Printed(_named(card, words), kind, card_icon(card.id), "", "", (), (), tuple(_text(card, words)))
