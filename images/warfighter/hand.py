"""A player's own picture: the cards of his Soldiers, and below them the sheets of all whom he leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.warfighter.field import Soldier
from engine.warfighter.view import WarfighterView
from images.core import hand
from images.core.finish import sentence, shortened
from images.core.hand import EDGE, HEIGHT, MOST, TIERS, WIDTH, Cut, Tier
from images.core.sprite import Scene, Sprite
from images.core.theme import READ
from images.warfighter import sheets
from images.warfighter.colours import SquadTheme, themed
from images.warfighter.held import Held, draw_held, hold
from images.warfighter.news import player
from images.warfighter.sheets import SheetFace, sheet_face, sheet_sprite
from images.warfighter.words import Words

CUT = Cut(narrow=270, broad=380, tallest=480)
GAP = 12


def leads(view: WarfighterView) -> list[Soldier]:
    """List the Soldiers in play whom the viewer leads."""
    return [] if view.viewer is None else view.field.of(view.viewer)


def own_hands(view: WarfighterView) -> list[tuple[Soldier, list[str]]]:
    """List the hands that the viewer holds, each with the Locations at which its Soldier looks."""
    found = [(soldier, view.hands[soldier.no]) for soldier in leads(view) if soldier.no in view.hands]
    return [(soldier, [*held.cards, *held.looks]) for soldier, held in found if held.seen]


def draw_hand(view: WarfighterView, words: Words, theme: SquadTheme) -> Scene:
    """Draw hands and sheets, 1600 by 1000."""
    scene = hand.ground(theme, "squad")
    hands = own_hands(view)
    scene.put(_head(view, words, theme, sum(len(cards) for _, cards in hands)), 0, 0)
    if not any(cards for _, cards in hands):
        scene.put(*hand.nothing(theme, words.of("hand-empty")))
    _put_sheets(scene, view, words)
    return hand.lay(scene, laid(view, words), draw_held)


def laid(view: WarfighterView, words: Words) -> list[Tier[Held]]:
    """Lay out the cards: a tier for each Soldier where they fit so, else as few tiers as hold them."""
    rows: list[Sequence[Held]] = [
        [hold(card, soldier.no, soldier.seat, words) for card in cards]
        for soldier, cards in own_hands(view)
        if cards
    ]
    if len(rows) > TIERS or max(map(len, rows), default=0) > MOST:
        rows = hand.shared_out([card for row in rows for card in row])
    shelf = _shelf(view, words)
    return hand.tiers(rows, CUT, shelf.height * -(-len(shelf.faces) // 2) + 8)


class _Shelf(NamedTuple):
    """The sheets of a player's Soldiers, two in a row, and how wide and high each is."""

    faces: list[SheetFace]
    width: int
    height: int


def _shelf(view: WarfighterView, words: Words) -> _Shelf:
    faces = [sheet_face(view.field, soldier, words) for soldier in leads(view)]
    across = min(2, max(1, len(faces)))
    width = (WIDTH - 2 * EDGE - GAP * (across - 1)) // across
    return _Shelf(faces, width, sheets.height(faces, width))


def _put_sheets(scene: Scene, view: WarfighterView, words: Words) -> None:
    """Lay the sheets along the lower edge."""
    faces, width, height = _shelf(view, words)
    top = HEIGHT - height * -(-len(faces) // 2) - 4
    for index, face in enumerate(faces):
        row, column = divmod(index, 2)
        sheet = sheet_sprite(themed(scene), face, width, height)
        scene.put(sheet, EDGE + column * (width + GAP), top + row * height)


def _head(view: WarfighterView, words: Words, theme: SquadTheme, cards: int) -> Sprite:
    """Write whose hand it is, and how many cards and XP he has."""
    seat = view.viewer or 0
    sheet = hand.head(theme, "squad", f"{player(view, seat, words)} · {words.of('hand', cards=cards)}")
    xp = f"{sum(soldier.xp for soldier in leads(view))} XP"
    sheet.text(WIDTH - 34, 46, xp, READ + 4, theme.cream, face="bold", anchor="r", must=True)
    return Sprite.of(sheet)


def hand_alt(view: WarfighterView, words: Words) -> str:
    """Name all cards by Soldier, and say what each carries."""
    lines = []
    for soldier, cards in own_hands(view):
        named = words.listed(words.card(card) for card in cards) or words.of("hand-empty")
        lines.append(sentence(f"{soldier.no} {words.short(soldier.card)}: {named}"))
    for soldier in leads(view):
        face = sheet_face(view.field, soldier, words)
        weapon = "" if face.weapon is None else f"{face.weapon.name}, "
        said = f"{face.number} {face.name} {face.health}/{face.healthy}, {face.xp} XP: {weapon}{face.carried}"
        lines.append(sentence(said))
    return shortened(lines)
