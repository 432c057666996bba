"""What is counted for Prometheus, and what a sign of life says is wrong."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.match import Table
from bot.operating import metrics as metrics_module
from bot.operating.metrics import WARN_AT, Metrics
from bot.operating.wellbeing import STUCK, Wellbeing, give_sign, missing
from bot.store import Store
from bot.store.records import StoreUnavailable
from bot.store.records.standing import DAY
from engine.core.errors import Stale
from tests.table import tiny_game
from tests.table.people import Sitting

DASHBOARD = Path(metrics_module.__file__).with_name("dashboard.json")


def counted(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


@pytest.fixture
async def running(store: Store, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """A match in which both are awaited, and whose thread is not sent yet."""
    tiny_game.register(monkeypatch)
    return await Sitting.begin(Table(store), target=1_000_000)


@pytest.mark.parametrize(
    ("error", "result"),
    [(None, "done"), (Stale(), "refused"), (StoreUnavailable("locked"), "not stored"), (KeyError(), "broken")],
)
def test_an_answer_counts_by_what_became_of_it(error: Exception | None, result: str) -> None:
    metrics = Metrics()
    metrics.answered("component", 0.2, error)

    spent = {"kind": "component", "result": result}
    assert counted(metrics, "fieldpost_interaction_seconds_count", **spent) == 1
    assert counted(metrics, "fieldpost_interaction_seconds_bucket", le="0.1", **spent) == 0
    assert counted(metrics, "fieldpost_interaction_seconds_bucket", le="0.25", **spent) == 1
    assert counted(metrics, "fieldpost_store_errors_total") == (result == "not stored")


def test_the_operator_is_warned_long_before_discord_bans(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(metrics_module, "monotonic", lambda: now)
    metrics = Metrics()
    with capture_logs() as logs:
        for _ in range(2 * WARN_AT):
            metrics.requested(200)
            metrics.requested(403)
    assert [line["turned_down"] for line in logs] == [WARN_AT, 2 * WARN_AT]
    assert counted(metrics, "fieldpost_discord_invalid_requests") == 2 * WARN_AT
    assert counted(metrics, "fieldpost_discord_requests_total", status="200") == 2 * WARN_AT

    now += 601
    assert counted(metrics, "fieldpost_discord_invalid_requests") == 0
    with capture_logs() as logs:
        metrics.requested(429)
    assert logs == []
    assert counted(metrics, "fieldpost_discord_invalid_requests") == 1


async def test_how_the_store_stands_is_counted(
    store: Store, running: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    metrics = Metrics()
    assert await Wellbeing(store, metrics).problems() == []
    assert counted(metrics, "fieldpost_matches", status="running") == 1
    assert counted(metrics, "fieldpost_awaited_seats", age="hour") == 2
    unsent = counted(metrics, "fieldpost_unsent_messages")
    assert unsent
    assert unsent == len(await store.open_promises())

    later = store.now() + 2 * DAY
    monkeypatch.setattr(store, "now", lambda: later)
    await Wellbeing(store, metrics).problems()
    assert counted(metrics, "fieldpost_awaited_seats", age="hour") == 0
    assert counted(metrics, "fieldpost_awaited_seats", age="week") == 2


async def test_health_sees_messages_that_are_stuck(
    tmp_path: Path, store: Store, running: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign, wellbeing, later = tmp_path / "sign", Wellbeing(store, Metrics()), store.now() + STUCK + 1
    give_sign(sign, await wellbeing.problems())
    assert missing(sign) is None

    monkeypatch.setattr(store, "now", lambda: later)
    give_sign(sign, await wellbeing.problems())
    assert re.fullmatch(r"\d+ messages wait to be sent, the oldest for 60\d s", missing(sign) or "")

    for promise in await store.open_promises():
        await store.finish(promise, 1)
    give_sign(sign, await wellbeing.problems())
    assert missing(sign) is None


async def test_health_sees_a_database_to_which_nobody_can_write(
    tmp_path: Path, file: Path, store: Store, running: Sitting
) -> None:
    sign, wellbeing = tmp_path / "sign", Wellbeing(store, Metrics())
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable):
            await running.reveal()
        give_sign(sign, await wellbeing.problems())
        assert missing(sign) == "the database cannot be written to"
        other.execute("ROLLBACK")
    await running.reveal()
    give_sign(sign, await wellbeing.problems())
    assert missing(sign) is None


def test_without_a_sign_that_can_be_given_nobody_is_well(tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    assert missing(sign) == "not connected"
    give_sign(sign, [])
    assert missing(sign) is None
    sign.unlink()
    sign.symlink_to(tmp_path / "missing" / "sign")
    with pytest.raises(OSError, match="No such file"):
        give_sign(sign, [])
    assert missing(sign) == "not connected"


async def test_an_act_is_a_line_of_the_log(running: Sitting) -> None:
    with capture_logs() as logs:
        await running.reveal()

    acts = [line for line in logs if line["event"] == "act"]
    assert [(line["match"], line["seat"], line["kind"]) for line in acts] == [
        (running.id, seat, "answer") for seat in (0, 1)
    ]
    assert all(line["ms"] > 0 for line in acts)


async def test_whoever_asks_the_port_reads_what_is_counted() -> None:
    metrics = Metrics()
    metrics.requested(204)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    close = metrics.serve("127.0.0.1", port)
    try:
        address = f"http://127.0.0.1:{port}/metrics"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            told = await answer.text()
    finally:
        await asyncio.to_thread(close)
    assert 'fieldpost_discord_requests_total{status="204"} 1.0' in told


def test_the_dashboard_asks_for_what_is_counted() -> None:
    metrics = Metrics()
    metrics.follow("fieldpost_connected", "", lambda: 1.0)
    metrics.follow("fieldpost_waiting_pictures", "", lambda: 0.0)
    there = {family.name for family in metrics.registry.collect()}
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked = {name for panel in panels for name in re.findall("fieldpost_[a-z_]+", panel["targets"][0]["expr"])}

    assert {re.sub("_(total|count|bucket)$", "", name) for name in asked} == there
