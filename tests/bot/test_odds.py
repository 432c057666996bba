"""Odds: a line in the panel, and /odds for any fight on the board, to the asker alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.discord_limits.components import walk
from bot.fairness.fair_pool import FairPool
from bot.odds import Reckoner
from bot.sandbox.page import invoke
from engine.core.dice import Dice
from engine.core.protocol import Decision
from engine.core.registry import game as find_game
from engine.fab import setup as golan
from engine.fab.state import FabState
from engine.tactics2gm import setup
from engine.tactics2gm.state import TacticsState
from tests.bot.conftest import Night, shown
from tests.fab.front import front
from tests.people import Person
from tests.tactics2gm.field import field as battlefield


async def declaring(night: Night) -> None:
    """Play Spearpoint as it is suggested, up to the first declaration of attacks."""
    match = await night.match("standard", "spearpoint")
    press = iter(range(10_000, 20_000))
    game = find_game("spearpoint")
    for _ in range(200):
        for person in (night.ana, night.ben):
            view = (await night.bot.services.table.look(match.id, int(person.id))).view
            assert view is not None
            open_ = [d for d in view.decisions if not d.optional and d.id not in view.answers]
            if any(d.kind == "attack" for d in open_):
                await night.quiet()
                return
            picks = [(d.id, _picks(d) or game.suggestion(view, d)) for d in open_]
            if picks:
                await night.bot.services.table.act(match.id, int(person.id), picks, next(press))
    pytest.fail("nobody ever declares")


def _picks(decision: Decision) -> list[tuple[str | int, ...]]:
    return decision.options[:1] if decision.kind == "deck" else []


def words(answer: object) -> str:
    return "\n".join(str(one["content"]) for one in walk(shown(answer).components) if "content" in one)


async def test_the_panel_says_what_the_chosen_attack_promises_in_the_readers_language(night: Night) -> None:
    await declaring(night)
    thread = night.ana.threads()[0]

    english = words(await night.ben.command("/move", channel=thread))
    spanish = words(await night.ana.command("/mover", channel=thread))

    assert "🎲 hit " in english
    assert "🎲 impacto " in spanish


async def test_a_panel_is_shown_also_where_odds_cannot_be_worked_out(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("odds")

    await declaring(night)
    monkeypatch.setattr(Reckoner, "promised", broken)

    shown_ = words(await night.ben.command("/move", channel=night.ana.threads()[0]))

    assert "orders?" in shown_
    assert "🎲" not in shown_


async def test_odds_are_offered_by_what_is_on_the_board_and_answered_to_the_asker_alone(night: Night) -> None:
    await declaring(night)
    thread = night.ana.threads()[0]
    before = len(night.sam.messages(thread))

    attackers = await night.ben.autocomplete("/odds spearpoint", "attacker", "", channel=thread)
    targets = await night.ben.autocomplete("/odds spearpoint", "target", "", channel=thread, attacker=attackers[0])
    chosen = {"attacker": attackers[0], "target": targets[0]}
    weapons = await night.ben.autocomplete("/odds spearpoint", "weapons", "", channel=thread, **chosen)
    cards = await night.ben.autocomplete("/odds spearpoint", "cards", "", channel=thread, **chosen)
    answer = words(
        await night.ben.command("/odds spearpoint", channel=thread, **chosen, weapons=weapons[0], cards=cards[-1])
    )

    assert "Expected Victory Points: " in answer
    assert "2D10 against" in answer or "+1 on" in answer
    assert len(night.sam.messages(thread)) == before


async def test_a_spectator_may_ask_and_is_offered_no_cards(night: Night) -> None:
    await declaring(night)
    thread = night.ana.threads()[0]

    [attacker, *_] = await night.sam.autocomplete("/odds spearpoint", "attacker", "", channel=thread)
    [target, *_] = await night.sam.autocomplete(
        "/odds spearpoint", "target", "", channel=thread, attacker=attacker
    )
    chosen = {"attacker": attacker, "target": target}

    assert await night.sam.autocomplete("/odds spearpoint", "cards", "", channel=thread, **chosen) == []
    assert "Victory Points" in words(await night.sam.command("/odds spearpoint", channel=thread, **chosen))


async def test_what_is_not_there_is_refused(night: Night) -> None:
    await declaring(night)

    assert "Maus" in words(
        await night.ben.command(
            "/odds spearpoint", channel=night.ana.threads()[0], attacker="Maus", target="Tiger"
        )
    )


async def test_a_game_without_odds_says_so(night: Night) -> None:
    await night.match("buttons")
    await night.quiet()

    answer = words(
        await night.ben.command("/odds spearpoint", channel=night.ana.threads()[0], attacker="1", target="2")
    )

    assert "I cannot work out odds" in answer


def shooting(scenario: str, options: dict[str, Any], dice: Dice) -> TacticsState:
    """Give a moment of a battle of 2GM Tactics in the place of its beginning: Ana is about to shoot."""
    state = battlefield("us_sherman@D3", "us_light+grenades@D4", "ge_light@D5", "ge_pz4@E4").state
    state.scenario, state.options, state.dice, state.phase = scenario, options, dice, "shooting"
    state.agenda = [["end"], ["discard"], ["flip"], ["acts", "shooting", 0]]
    return state


async def test_an_act_panel_tells_the_odds_of_the_unit_one_has_gone_down_to(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "deal", shooting)
    await night.match("pitched", "tactics2gm")
    await night.quiet()
    first = await night.ana.opens()
    assert words(first).count("🎲") == 1, "what is advised"

    await night.ana.choose("Disparar", "Infantería Ligera #2 · D4", in_=night.ana.dm)

    panel = night.ana.messages(night.ana.dm)[-1]
    assert "🎲 Todas las armas → Infantería Ligera #3 · D5: hiere" in words(panel)
    assert "🎲 granadas → Infantería Ligera #3 · D5: hiere" in words(panel)
    await night.ben.does_not_see("🎲")


def two_battles(*_: object) -> FabState:
    """Give a moment of the Golan in the place of its beginning: Syria may attack in two areas."""
    state = front("SY01@11", "IL01@11", "SY04@12", "IL02@12", scenario="valley_of_tears").state
    state.dice, state.agenda = Dice(seed="5c" * 32, commitment="00" * 32, version=2), [["phase", "combat"]]
    return state


async def test_who_chooses_a_battle_is_told_the_odds_of_each(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golan, "deal", two_battles)
    await night.match("valley_of_tears", "fab")
    await night.quiet()

    panel = await night.ana.opens()
    assert re.findall(r"🎲 (\w+ \(\d+\)): pasos", words(panel)) == ["Buqata (11)", "Quneitra (12)"]


async def test_nothing_is_worked_out_while_somebody_types(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    await declaring(night)
    thread = night.ana.threads()[0]
    begun: list[object] = []
    begin = FairPool.begin

    def noted(self: FairPool, work: Any, **more: Any) -> Any:
        begun.append(work)
        return begin(self, work, **more)

    monkeypatch.setattr(FairPool, "begin", noted)
    for command, option in (("/attack", "unit"), ("/move", "decision"), ("/move", "picks"), ("/play", "card")):
        await night.ben.autocomplete(command, option, "", channel=thread)

    assert begun == []
    await night.ben.command("/move", channel=thread)
    assert begun != []


def named(option: dict[str, Any]) -> tuple[str, str]:
    return option["name"], option["name_localizations"]["es-ES"]


async def test_each_game_that_knows_odds_is_asked_by_its_own_fields_in_both_languages(night: Night) -> None:
    available = invoke.available(night.sandbox.world, next(iter(night.sandbox.world.channels)))
    [odds] = [one for one in available if one.name == "odds"]
    fields = {named(game): [named(option) for option in game["options"]] for game in odds.options}

    match = ("match", "partida")
    target = ("target", "objetivo")
    assert fields == {
        ("spearpoint", "spearpoint"): [
            ("attacker", "atacante"), target, ("weapons", "armas"), ("cards", "cartas"), match,
        ],
        ("2gm", "2gm"): [("unit", "unidad"), target, ("weapon", "arma"), match],
        ("golan", "golan"): [("area", "area"), match],
        ("warfighter", "warfighter"): [("soldier", "soldado"), ("attack", "ataque"), ("target", "blanco"), match],
    }  # fmt: skip


async def test_a_match_of_another_game_is_not_asked_by_foreign_fields(night: Night) -> None:
    await declaring(night)
    thread = night.ana.threads()[0]

    assert await night.ben.autocomplete("/odds 2gm", "unit", "", channel=thread) == []
    answer = words(await night.ben.command("/odds 2gm", channel=thread, unit="1", target="unit 2"))
    assert "This is a match of Spearpoint 1943: choose that game after" in answer


async def test_who_asks_about_a_game_means_his_match_of_it(night: Night) -> None:
    shapes, skirmish = await night.match("buttons"), await night.match("duel", "skirmish")
    await night.quiet()
    table, ana = night.bot.services.table, int(night.ana.id)
    thread = (await table.match(shapes.id)).thread_id

    async def meant(here: int | None, game: str) -> list[int]:
        return [sight.match.id for sight in await table.meant(ana, None, here, game)]

    assert await meant(None, "shapes") == [shapes.id]
    assert await meant(None, "skirmish") == await meant(thread, "skirmish") == [skirmish.id]
    assert await meant(thread, "spearpoint") == [shapes.id], "none of that game: it is told what is played here"


async def test_shots_are_asked_about_by_unit_target_and_weapon(
    night: Night, monkeypatch: pytest.MonkeyPatch
) -> None:
    await night.match("buttons")  # which waits for her longer
    monkeypatch.setattr(setup, "deal", shooting)
    await night.match("pitched", "tactics2gm")
    await night.quiet()
    fight = {"unidad": "Infantería Ligera #2", "objetivo": "Infantería Ligera #3"}

    weapons = await night.ana.autocomplete(
        "/probabilidades 2gm", "arma", "granadas", channel=night.ana.dm, **fight
    )
    alone = words(await night.ana.command("/probabilidades 2gm", channel=night.ana.dm, **fight, arma=weapons[0]))
    together = words(await night.ana.command("/probabilidades 2gm", channel=night.ana.dm, **fight))

    assert len(weapons) == 1
    assert alone.count("penetración") == 1
    assert together.count("penetración") == 2


@pytest.mark.usefixtures("six_areas")
async def test_a_game_may_be_asked_about_an_area(night: Night, cleo: Person) -> None:
    thread = cleo.threads()[0]

    [area, *_] = await cleo.autocomplete("/odds blocks", "area", "", channel=thread)
    answer = words(await cleo.command("/odds blocks", channel=thread, area=area))

    assert f"{area}: hits at least once" in answer
    assert "dice, each hits from 5" in answer
    assert await night.sam.autocomplete("/odds blocks", "area", "", channel=thread) == []
    refused = words(await night.sam.command("/odds blocks", channel=thread, area=area))
    assert "hits at least once" not in refused
