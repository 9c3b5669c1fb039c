"""Several processes behind the proxy of docs/deploy: screens meet in one, and reconnect to another."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.storage.store import Store
from companion.web.app import create_app
from tests.left_out import not_installed
from tests.patience import PATIENCE, until
from tests.servers.cluster import Cluster, running_cluster
from tests.servers.haproxy import CONFIG, HAPROXY, cluster_config
from tests.servers.table_log import TableLog
from tests.servers.worker import Worker
from tests.wire.device import Device
from tests.wire.players import TableFixture, lay, still
from tests.wire.socket_client import Line

TOPIC, PLOY = "deal1/round1/topic", "deal1/round1/ploy"


@pytest.fixture
def table(postgresql: str) -> TableFixture:
    app = create_app({"DATABASE": postgresql, "SCHEDULE": still, "OPEN_HOUSE": True})
    with closing(app.extensions["companion"]):
        return lay(app, "t1", "feast", 4, {})


@pytest.fixture
def cluster(postgresql: str, table: TableFixture, tmp_path: Path) -> Iterator[Cluster]:
    del table  # the processes start on a database that has it
    with running_cluster(postgresql, tmp_path, workers=2) as running:
        yield running


@pytest.fixture
def screens(cluster: Cluster, table: TableFixture) -> Iterator[list[Device]]:
    """The board and the pads, connected through the proxy."""
    devices = [Device(table.code, "board", None, table.host.cookie, assert_accepted)]
    devices += [
        Device(table.code, "pad", guest.seat, guest.cookie, assert_accepted)
        for guest in table.guests
    ]
    for each in devices:
        each.connect(cluster.port)
        each.settle()
    yield devices
    for each in devices:
        each.leave()


def assert_accepted(_device: Device, command: dict[str, Any], ack: dict[str, Any]) -> None:
    assert ack["ok"], (command, ack)


def do(cluster: Cluster, device: Device, what: str, **more: object) -> None:
    """Send a command until it is acknowledged; reconnect whenever the connection is lost."""
    command = device.send(what, **more)

    def is_acknowledged() -> bool:
        device.connect(cluster.port)
        device.wait_for(command)
        return command not in device.pending

    until(is_acknowledged)


def has_lost_its_connection(device: Device) -> bool:
    device.read()
    return device.line is None


def serving(cluster: Cluster) -> list[Worker]:
    return [each for each in cluster.workers if each.lines]


@pytest.mark.slow
def test_all_screens_of_a_table_meet_in_one_process(
    cluster: Cluster, table: TableFixture, screens: list[Device]
) -> None:
    assert [each.lines for each in serving(cluster)] == [len(screens)]
    # A code that is written differently takes the table to no other process.
    codes = [table.code.lower(), f"%{ord(table.code[0]):x}{table.code[1:]}"]
    lines = [Line(cluster.port, f"/link/{each}/watch") for each in codes]
    for line in lines:
        assert "regions" in json.loads(line.text())
    assert [each.lines for each in serving(cluster)] == [len(screens) + len(lines)]
    for line in lines:
        line.close()


def test_a_screen_of_another_kind_has_no_line(
    cluster: Cluster, table: TableFixture, screens: list[Device]
) -> None:
    assert screens
    with pytest.raises(ConnectionError, match="404"):  # or another process would take the table
        Line(cluster.port, f"/link/{table.code}/SCREEN")


def test_the_proxy_finds_the_code_in_every_address_that_has_one() -> None:
    (found,) = re.findall(r'regsub\("([^"]+)","\\2",i\)', CONFIG.read_text(encoding="utf-8"))
    rules = list(create_app().url_map.iter_rules())
    given = {"role": "watch", "seat": "s1", "number": 1, "step": 2, "at": 2, "ending": "csv"}
    for code in ("ABCDEF", "abcdef", "WXYZ", "wxyz"):
        paths = [
            rule.build({**given, "code": code}, append_unknown=False)[1]  # type: ignore[index]  # all that they need is given
            for rule in rules
            if "code" in rule.arguments
        ]
        assert len(paths) > 25
        for path in paths:
            assert re.sub(found, r"\2", path, flags=re.IGNORECASE) == code, path


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["terminated", "killed"])
def test_when_a_process_ends_its_screens_reconnect_to_another_and_the_round_goes_on(
    cluster: Cluster, table: TableFixture, screens: list[Device], how: signal.Signals
) -> None:
    board, *pads = screens
    do(cluster, board, "answer", key=TOPIC, value=9)
    for pad, ploy in zip(pads[:2], (3, 5), strict=True):
        do(cluster, pad, "answer", key=f"{PLOY}/{pad.seat}", value=ploy)
    (ended,) = serving(cluster)
    if how == signal.SIGTERM:
        ended.terminate()
        until(lambda: all(map(has_lost_its_connection, screens)))
        assert ended.process.wait(PATIENCE) == 0
    else:
        ended.kill()
    for pad, ploy in zip(pads[2:], (7, 8), strict=True):
        do(cluster, pad, "answer", key=f"{PLOY}/{pad.seat}", value=ploy)
    (other,) = (each for each in cluster.workers if each is not ended)
    assert other.lines
    with closing(Store(cluster.database)) as store:
        log = TableLog(store, table.code)

        def is_opened() -> bool:
            log.read()
            return log.was_opened(PLOY)

        until(is_opened)
    assert log.entered_twice() == []
    sealed = [e.body for e in log.game_entries if e.body["do"] == "answer"]
    ploys = [each["value"] for each in sealed if each["key"].startswith(PLOY)]
    assert sorted(ploys) == [3, 5, 7, 8]


@pytest.mark.slow
def test_only_a_process_that_does_not_answer_for_three_seconds_loses_its_screens(
    cluster: Cluster, screens: list[Device]
) -> None:
    """On a busy machine, one that takes over many screens answers a check after a second or two."""
    (frozen,) = serving(cluster)
    frozen.send_signal(signal.SIGSTOP)
    until(lambda: all(map(has_lost_its_connection, screens)))
    log = cluster.proxy.log.read_text(encoding="utf-8")
    failed = re.findall(r"Layer7 timeout, check duration: (\d+)ms", log)
    assert failed
    assert min(map(int, failed)) >= 3000


@pytest.mark.skipif(HAPROXY is None, reason=not_installed("HAProxy"))
def test_the_proxy_finds_no_fault_in_the_configuration_of_the_docs(tmp_path: Path) -> None:
    assert HAPROXY
    path = tmp_path / "haproxy.cfg"
    path.write_text(
        cluster_config("127.0.0.1:18080", [18001, 18002], Path("/run")), encoding="utf-8"
    )
    done = subprocess.run(
        [HAPROXY, "-c", "-f", str(path)], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr, done.stderr
