"""Several processes behind the proxy of docs/deploy: lines come back elsewhere, and nothing is lost."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.storage.store import Store
from companion.web.app import create_app
from tests.deploy.cluster import CONFIG, HAPROXY, Cluster, Worker, cluster, configuration, until
from tests.left_out import not_installed
from tests.patience import PATIENCE
from tests.wire.players import Guest, TableFixture
from tests.wire.socket_client import Ended, Line

TOPIC, PLOY = "deal1/round1/topic", "deal1/round1/ploy"


@pytest.fixture
def running(postgresql: str, tmp_path: Path) -> Iterator[Cluster]:
    with cluster(postgresql, tmp_path, processes=2, tables=2) as it:
        yield it


class Screen:
    """A screen of a guest, which opens its line again when it is lost, as a page does."""

    def __init__(self, it: Cluster, table: TableFixture, guest: Guest) -> None:
        self._port = it.port
        role = f"pad?seat={guest.seat}" if guest.seat else "board"
        self._path, self._cookie = f"/link/{table.code}/{role}", guest.cookie
        self._sent = 0
        self.line = self._open()

    def _open(self) -> Line:
        limit = time.monotonic() + PATIENCE
        while True:
            line = None
            try:
                line = Line(self._port, self._path, self._cookie)
                assert "regions" in json.loads(line.text())
            except (Ended, OSError):
                if line is not None:
                    line.close()
                if time.monotonic() > limit:
                    raise
            else:
                return line

    def _open_again(self) -> None:
        self.line.close()
        self.line = self._open()

    def do(self, what: str, **rest: object) -> None:
        """Send a command until it is acknowledged, over whichever line there is."""
        self._sent += 1
        name = f"{self._cookie[-8:]}-{self._sent}"
        while True:
            try:
                self.line.send({"id": name, "do": what, **rest})
                while True:
                    message = json.loads(self.line.text())
                    if message.get("ack", {}).get("id") == name:
                        assert message["ack"]["ok"], message
                        return
            except (Ended, OSError):
                self._open_again()

    def wait_for(self, words: str) -> None:
        """Read on until the screen says something."""
        while True:
            try:
                if words in self.line.text().decode():
                    return
            except (Ended, OSError):
                self._open_again()

    def is_closed(self) -> bool:
        """Read to the end of the line, if it comes."""
        try:
            while True:
                self.line.text()
        except (Ended, OSError):
            return True


def serving(it: Cluster) -> list[Worker]:
    return [each for each in it.workers if each.lines]


@pytest.mark.slow
def test_all_screens_of_a_table_meet_in_one_process(running: Cluster) -> None:
    table, _ = running.tables
    screens = [Screen(running, table, each) for each in (table.host, *table.guests)]
    assert [each.lines for each in serving(running)] == [len(screens)]
    # Somebody who writes the code otherwise takes the table to no other process.
    written = [table.code.lower(), f"%{ord(table.code[0]):x}{table.code[1:]}"]
    lines = [Line(running.port, f"/link/{each}/watch") for each in written]
    for line in lines:
        assert "regions" in json.loads(line.text())
    assert [each.lines for each in serving(running)] == [len(screens) + len(lines)]
    for each in (*lines, *(screen.line for screen in screens)):
        each.close()


def test_a_screen_of_another_kind_has_no_line(running: Cluster) -> None:
    table, _ = running.tables
    board = Screen(running, table, table.host)
    with pytest.raises(ConnectionError, match="404"):  # or another process would take the table
        Line(running.port, f"/link/{table.code}/SCREEN")
    board.line.close()


def test_the_proxy_finds_the_code_in_every_address_that_has_one() -> None:
    (found,) = re.findall(r'regsub\("([^"]+)","\\2",i\)', CONFIG.read_text(encoding="utf-8"))
    rules = list(create_app().url_map.iter_rules())
    given = {"role": "watch", "seat": "s1", "number": 1, "step": 2, "at": 2, "kind": "csv"}
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
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["ends", "is killed"])
def test_when_a_process_goes_its_screens_come_back_to_another_and_the_round_goes_on(
    running: Cluster, how: signal.Signals
) -> None:
    table, _ = running.tables
    board, *pads = [Screen(running, table, each) for each in (table.host, *table.guests)]
    board.do("answer", key=TOPIC, value=9)
    for pad, guest, ploy in zip(pads[:2], table.guests, (3, 5), strict=False):
        pad.do("answer", key=f"{PLOY}/{guest.seat}", value=ploy)
    (gone,) = serving(running)
    if how == signal.SIGTERM:
        gone.terminate()
        assert all(each.is_closed() for each in (board, *pads))
        assert gone.process.wait(PATIENCE) == 0
    else:
        gone.send(how)
    for pad, guest, ploy in zip(pads[2:], table.guests[2:], (7, 8), strict=True):
        pad.do("answer", key=f"{PLOY}/{guest.seat}", value=ploy)
    (other,) = (each for each in running.workers if each is not gone)
    assert other.lines
    with closing(Store(running.database)) as store:
        row = store.find(table.code)
        assert row is not None

        def opened() -> int:
            entries = [each for each in store.load(row.id) if each.kind == "game"]
            return sum(each.body["do"] == "open" for each in entries)

        until(lambda: opened() == 1)
        sealed = [
            e.body for e in store.load(row.id) if e.kind == "game" and e.body["do"] == "answer"
        ]
        ploys = [each["value"] for each in sealed if each["key"].startswith(PLOY)]
        assert sorted(ploys) == [3, 5, 7, 8]
    for each in (board, *pads):
        each.line.close()


@pytest.mark.skipif(HAPROXY is None, reason=not_installed("HAProxy"))
def test_the_proxy_finds_no_fault_in_the_configuration_of_the_docs(tmp_path: Path) -> None:
    assert HAPROXY
    config = tmp_path / "haproxy.cfg"
    config.write_text(configuration(18080, [18001, 18002]), encoding="utf-8")
    done = subprocess.run(
        [HAPROXY, "-c", "-f", str(config)], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr.upper().replace("[WARNING]", "WARNING"), done.stderr
