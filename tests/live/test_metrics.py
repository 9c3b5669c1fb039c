"""What the server counts and logs of itself, and that it holds nobody's name and nothing entered."""

from __future__ import annotations

import io
import json
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from urllib.request import urlopen

import pytest
from gevent import GreenletExit
from prometheus_client import REGISTRY, generate_latest
from sqlalchemy.exc import DBAPIError

from companion import monitoring
from companion.cli.terminal_words import TerminalWords
from companion.live import metrics_server
from companion.live.metrics_server import MetricsServer, parse_listen_address
from companion.network.errors import NetworkError
from companion.presenters import Viewer
from tests.cli.test_main import running
from tests.servers.program import free_port
from tests.tables.table_fixture import NAMES, TableFixture

DASHBOARD = Path(__file__).parents[2] / "docs" / "deploy" / "grafana-dashboard.json"


def value(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.fixture
def json_log() -> Iterator[io.StringIO]:
    """Write the log as JSON into a text, and afterwards as before."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], monitoring.commands.level
    out = io.StringIO()
    monitoring.log_as_json(out)
    yield out
    root.handlers[:] = handlers
    monitoring.commands.setLevel(level)


def test_commands_are_counted_by_kind_and_by_how_they_ended() -> None:
    fixture = TableFixture()
    done = value("companion_commands_total", kind="start_game", outcome="done")
    refused = value("companion_commands_total", kind="start_game", outcome="refused")
    commits = value("companion_commit_seconds_count")
    fixture.start()
    fixture.do(fixture.seats[0], "start_game")
    fixture.do(fixture.host, "no such thing")
    assert value("companion_commands_total", kind="start_game", outcome="done") == done + 1
    assert value("companion_commands_total", kind="start_game", outcome="refused") == refused + 1
    assert value("companion_commands_total", kind="unknown", outcome="refused") >= 1
    assert value("companion_commit_seconds_count") > commits


def test_a_reveal_is_timed_until_its_screens_are_sent() -> None:
    fixture = TableFixture()
    fixture.start()
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=9)
    count, seconds = (value(f"companion_reveal_seconds_{each}") for each in ("count", "sum"))
    fixture.seal(3, 5, 7, 8)
    assert fixture.table.reveal_began is None
    fixture.services.hub.add(fixture.table, Viewer("board"))
    began = time.perf_counter()
    fixture.alarm.ring()
    took = time.perf_counter() - began
    assert value("companion_reveal_seconds_count") == count + 1
    assert 0 < value("companion_reveal_seconds_sum") - seconds <= took


def test_the_event_loop_is_as_late_as_it_goes_on_after_it_was_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late, now = [0.25, 0.5], [100.0]

    def sleep(seconds: float) -> None:
        if not late:
            raise GreenletExit
        now[0] += seconds + late.pop()

    monkeypatch.setattr(metrics_server, "sleep", sleep)
    monkeypatch.setattr(metrics_server, "time", SimpleNamespace(monotonic=lambda: now[0]))
    before = value("companion_loop_lag_seconds_sum")
    with pytest.raises(GreenletExit):
        metrics_server._measure_lag()
    assert value("companion_loop_lag_seconds_sum") - before == pytest.approx(0.75)


def test_neither_figures_nor_log_lines_tell_who_plays_what(json_log: io.StringIO) -> None:
    fixture = TableFixture()
    fixture.start()
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=9)
    fixture.seal(3, 5, 7, 8)
    fixture.do(fixture.seats[0], "answer", key="Fay’s zither", value="Fay’s zither")
    lines = [json.loads(line) for line in json_log.getvalue().splitlines()]
    told = [line for line in lines if line["logger"] == "companion.commands"]
    assert {"answer", "start_game"} <= {line["kind"] for line in told}
    for line in told:
        assert set(line) == {"time", "level", "logger", "says", "table", "kind", "outcome", "ms"}
        assert line["table"] == fixture.table.code
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}", line["time"])
    everything = json_log.getvalue() + generate_latest().decode()
    for private in (*NAMES, "zither", "device-", "ploy"):
        assert private not in everything


def test_an_error_is_one_line_of_json_too(json_log: io.StringIO) -> None:
    words = "Fay’s " + "secret"
    try:
        try:
            NAMES.index(words)
        except ValueError:
            float(words)
    except ValueError:
        logging.getLogger("companion.anything").exception("it failed")
    (line,) = map(json.loads, json_log.getvalue().splitlines())
    assert (line["level"], line["says"]) == ("error", "it failed")
    kinds = r"test_metrics\.py.*ValueError\n.*test_metrics\.py.*ValueError$"
    assert re.search(kinds, line["error"], re.DOTALL)
    assert words not in line["error"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'x.db'}"
    return str(request.getfixturevalue("postgresql"))


def test_a_database_that_fails_in_an_unknown_way_quotes_nothing(database: str) -> None:
    fixture = TableFixture(DATABASE=database)
    store = fixture.services.dependencies.store
    with store._database.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE entries RENAME TO others")
    with pytest.raises(DBAPIError) as raised:
        fixture.table.join("device-of-zebulon", "Zebulon", None)
    assert "zebulon" not in str(raised.value).lower()
    with store._database.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE others RENAME TO entries")
    fixture.app.extensions["companion"].close()


def test_prometheus_reads_them_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    where = ("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "x.db"))
    with running(*where, "--metrics", str(port)) as (_, said):
        with urlopen(f"http://127.0.0.1:{port}/metrics") as page:  # our own address
            figures = page.read().decode()
        assert "Press Ctrl-C" in said
    for name in (
        "lines",
        "tables",
        "commands_total",
        "command_seconds_bucket",
        "reveal_seconds_bucket",
        "commit_seconds_bucket",
        "conflicts_total",
        "store_failures_total",
        "refusals_total",
        "loop_lag_seconds_bucket",
    ):
        # Those with labels have their lines only when something has been counted.
        assert re.search(
            rf"^(# TYPE )?companion_{name.removesuffix('_bucket')}", figures, re.MULTILINE
        ), name


def test_every_figure_of_the_dashboard_is_one_that_is_served() -> None:
    served = {sample.name for family in REGISTRY.collect() for sample in family.samples} | {
        family.name for family in REGISTRY.collect()
    }
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"companion_\w+", target["expr"])
    }
    assert len(asked) >= 9
    labels = {"companion_lines": {"screen"}, "companion_commands_total": {"kind", "outcome"}}
    labels["companion_refusals_total"] = {"reason"}
    for expression in (
        target["expr"] for each in dashboard["panels"] for target in each["targets"]
    ):
        (name,) = re.findall(r"companion_\w+", expression)
        for by in re.findall(r"by \((\w+)\)", expression):
            known = {"le"} if name.endswith("_bucket") else labels[name]
            assert by in known, expression
    assert {re.sub(r"_(bucket|count|sum|total)$", "", name) for name in asked} <= {
        re.sub(r"_(bucket|count|sum|total|created)$", "", name) for name in served
    }


@pytest.mark.parametrize("text", ["", "abc", "10.0.0.5:", "1.5", "99999999"])
def test_a_port_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NetworkError):
        parse_listen_address(text)


def test_a_port_that_is_taken_is_refused_with_a_sentence() -> None:
    first = MetricsServer("127.0.0.1", 0)
    try:
        with pytest.raises(NetworkError) as caught:
            MetricsServer("127.0.0.1", first.port)
        assert "can’t be served" in TerminalWords().error(caught.value)
    finally:
        first.close()
