"""Nobody is lost: who is away is seen, the host can go on without them, and the host can change."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Thread
from typing import Any

import pytest
import websocket

from companion.glance import Watcher
from companion.line import WholeFrames
from companion.presence import HOST_GONE_AFTER
from companion.rights import Visitor
from rules.facts import Seat
from rules.prompts.together import Veiled
from rules.referee import Referee
from rules.tabletop import Posed
from tests.companion.laid import Laid
from tests.companion.shown import shown

MINUTE = HOST_GONE_AFTER


def referee(laid: Laid) -> Referee:
    assert laid.table.referee is not None
    return laid.table.referee


def pad(laid: Laid, seat: Seat, *others: Seat, keeps: bool = False) -> dict[str, str]:
    return shown(laid.house.screens, laid.table, Watcher("pad", seat, False, others, keeps))


@pytest.fixture
def laid() -> Laid:
    """Four players with their phones on the table, waiting for ploys; Bo's phone is gone."""
    laid = Laid(4)
    laid.table.arrive("laptop", laptop=True)
    for name in ("Ana", "Bo", "Cem", "Dilek"):
        laid.table.arrive(f"device-{name}")
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.table.leave("device-Bo")
    return laid


PLOY = "deal1/round1/ploy/"


# -- away --------------------------------------------------------------------------------------


def test_who_is_away_is_shown_as_away_on_every_screen(laid: Laid) -> None:
    ana, bo = laid.seats[:2]
    assert "Bo (away)" in laid.html("board")["says"]
    assert 'data-state="away"' in laid.html("board")["stage"]
    for role, seat in (("pad", ana), ("watch", None)):
        assert re.search(rf'id="awaited-{bo}" data-state="away"', laid.html(role, seat)["awaited"])
    laid.table.arrive("device-Bo")
    assert "away" not in laid.html("board")["says"]
    assert 'data-state="away"' not in laid.html("pad", ana)["awaited"]


def test_two_phones_of_a_seat_and_two_seats_of_a_phone(laid: Laid) -> None:
    table, (ana, bo, *_) = laid.table, laid.seats
    table.knock("device-Ana", bo)
    table.admit("device-Ana", "host", None)
    assert table.presence.here(bo), "Ana's phone holds Bo's seat too"
    table.arrive("device-Bo")
    table.leave("device-Ana")
    assert table.presence.here(bo)
    assert not table.presence.here(ana)


def test_the_board_offers_what_to_do_about_somebody_away_only_to_the_host(laid: Laid) -> None:
    bo = laid.seats[1]
    assert f'data-ask="{PLOY}{bo}"' in laid.html("board", host=True)["says"]
    assert "data-ask" not in laid.html("board")["says"]
    page = laid.client(laptop=True).get(f"/ask/{laid.table.code}?key={PLOY}{bo}").text
    for way in ("Wait for Bo", "Draw for them", "Enter for them", "Let them sit out"):
        assert way in page
    assert "Ana enters it" in page
    assert "A neighbour draws a card from the real hand" in page
    assert 'data-do="draw"' not in page
    refused = laid.client().get(f"/ask/{laid.table.code}?key={PLOY}{bo}")
    assert refused.status_code == 409


def test_a_neighbour_enters_what_the_host_asks_for_and_it_stays_sealed(laid: Laid) -> None:
    ana, bo, cem, _ = laid.seats
    key = f"{PLOY}{bo}"
    assert laid.do(cem, "answer", key=key, value=9)["code"] == "app.not-yours"
    assert laid.do(cem, "errand", key=key, to=cem)["code"] == "app.host-only"
    laid.ok(laid.host, "errand", key=key, to=cem)
    assert f'data-ask="{key}"' in pad(laid, cem)["help"]
    assert "data-ask" not in pad(laid, ana)["help"]
    assert laid.do(ana, "answer", key=key, value=9)["code"] == "app.not-yours"
    before = laid.everything()
    laid.ok(cem, "answer", key=key, value=9)
    assert "entered by Cem" in laid.html("board")["says"]
    assert "by Cem" in laid.html("pad", ana)["awaited"]
    assert "data-ask" not in pad(laid, cem)["help"]
    after = laid.everything()
    laid.ok(laid.host, "unseal", key=key)
    laid.ok(cem, "answer", key=key, value=3)
    for screen, regions in laid.everything().items():
        if screen != bo:
            assert regions == after[screen], "which card it was shows nowhere"
    assert before["board"] != after["board"]


def test_what_was_entered_for_somebody_is_logged_and_listed(laid: Laid) -> None:
    ana, bo, cem, dilek = laid.seats
    laid.ok(laid.host, "errand", key=f"{PLOY}{bo}", to=cem)
    laid.ok(cem, "answer", key=f"{PLOY}{bo}", value=2)
    laid.ok(laid.host, "answer", key=f"{PLOY}{dilek}", value=7)
    for seat in (ana, cem):
        laid.ok(seat, "answer", key=f"{PLOY}{seat}", value=9)
    laid.ok(laid.host, "open", key=f"{PLOY}".rstrip("/"))
    listed = laid.html("pad", ana)["entries"]
    assert "entered by Cem" in listed
    assert "entered by the host" in listed
    assert [e.by for e in referee(laid).log if e.key == f"{PLOY}{bo}"] == [cem]


def test_a_choice_by_face_value_is_drawn_by_the_app(laid: Laid) -> None:
    ana, bo, cem, dilek = laid.seats
    for seat, rank in ((ana, 9), (cem, 9), (dilek, 9)):
        laid.ok(seat, "answer", key=f"{PLOY}{seat}", value=rank)
    ack = laid.do(laid.host, "draw", key=f"{PLOY}{bo}")
    assert ack["code"] == "refused.draw-a-card"
    laid.ok(laid.host, "answer", key=f"{PLOY}{bo}", value=2)
    laid.ok(laid.host, "open", key=f"{PLOY}".rstrip("/"))
    asked = referee(laid).ask
    assert asked is not None
    (posed,) = asked.posed
    assert posed.who == bo
    page = laid.client(laptop=True).get(f"/ask/{laid.table.code}?key={posed.key}").text
    assert 'data-do="draw"' in page
    assert laid.do(ana, "draw", key=posed.key)["code"] == "app.host-only"
    laid.ok(laid.host, "draw", key=posed.key)
    last = referee(laid).history[-1]
    assert (last.posed.key, last.value, last.given.by) == (posed.key, "9", "host")


def test_for_a_hand_that_only_its_player_may_see_the_app_draws_and_nobody_else_enters(
    laid: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, bo = referee(laid), laid.seats[1]
    key = f"{PLOY}{bo}"
    open_ = game.find(key)
    assert not isinstance(open_.prompt, Veiled)
    secret = game._vault.seal("hand", open_.prompt, (bo,))
    veiled: Posed[Any] = Posed(key, bo, Veiled("ploy", secret))
    monkeypatch.setattr(game, "find", lambda _: veiled)
    page = laid.client(laptop=True).get(f"/ask/{laid.table.code}?key={key}")
    assert page.status_code == 200
    assert "<form" not in page.text
    assert "Enter for them" not in page.text
    assert laid.do(laid.host, "answer", key=key, value=3)["code"] == "app.secret-hand"
    assert laid.do(laid.host, "errand", key=key, to=laid.seats[2])["code"] == "app.not-yours"
    laid.ok(bo, "answer", key=key, value=3)


# -- one phone, several players ----------------------------------------------------------------


def test_a_phone_passes_from_hand_to_hand_under_a_cover() -> None:
    laid = Laid(2)
    phone = laid.client()
    code = laid.table.code
    for name in ("Mia", "Noa"):
        phone.post(f"/{code}?more=1", data={"name": name})
    mia, noa = laid.table.party.order[2:]
    page = phone.get(f"/pad/{code}/{mia}").text
    assert 'id="cover"' in page
    assert 'id="pad" inert' in page
    assert "I am Mia" in page
    assert f"/pad/{code}/{noa}" in page
    single = laid.client()
    single.post(f"/{code}", data={"name": "Pia"})
    (pia,) = laid.table.party.order[4:]
    assert 'id="cover"' not in single.get(f"/pad/{code}/{pia}").text


def test_each_pad_says_which_seats_of_its_phone_are_awaited(laid: Laid) -> None:
    ana, bo, *_ = laid.seats
    assert f'id="hand-on-{bo}"' in pad(laid, ana, bo)["help"]
    laid.ok(bo, "answer", key=f"{PLOY}{bo}", value=4)
    assert "hand-on" not in pad(laid, ana, bo)["help"]


def test_a_phone_acts_for_the_seat_whose_pad_it_shows() -> None:
    laid = Laid(3)
    laid.start(dummies=0)
    ana, bo, _ = laid.seats
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    shared = Visitor("device-Ana", (ana, bo), host=False, seat=bo)
    laid.ok(shared, "answer", key=f"{PLOY}{bo}", value=4)
    assert referee(laid).log[-1].by == bo


# -- the host ----------------------------------------------------------------------------------


def test_the_host_gives_a_phone_the_right_and_takes_it_back(laid: Laid) -> None:
    ana = laid.seats[0]
    phone = Visitor("device-Ana", (ana,), host=False, seat=ana)
    assert laid.do(phone, "host", seat=ana)["code"] == "app.host-only"
    laid.ok(laid.host, "host", seat=ana)
    assert "device-Ana" in laid.table.party.hosts
    assert "host too" in laid.html("board", host=True)["people"]
    assert "to-board" in pad(laid, ana, keeps=True)["phone"]
    assert "to-board" not in pad(laid, ana)["phone"]
    laid.ok(laid.host, "unhost", seat=ana)
    assert not laid.table.party.hosts & {"device-Ana"}


def test_a_seated_player_takes_the_hosts_part_when_the_host_is_gone_for_a_minute(
    laid: Laid,
) -> None:
    ana = laid.seats[0]
    phone = Visitor("device-Ana", (ana,), host=False, seat=ana)
    assert laid.do(phone, "step_in")["code"] == "app.host-there"
    laid.passed += 10 * MINUTE
    assert laid.do(phone, "step_in")["code"] == "app.host-there", "still connected"
    laid.table.leave("laptop", laptop=True)
    laid.passed += MINUTE - 1
    assert laid.do(phone, "step_in")["code"] == "app.host-there"
    assert "host-gone" not in pad(laid, ana)["help"]
    laid.passed += 1
    laid.alarm.ring()
    assert 'id="host-gone"' in pad(laid, ana)["help"]
    watching = Visitor("stranger", (), host=False)
    assert laid.do(watching, "step_in")["code"] == "app.not-seated"
    laid.ok(phone, "step_in")
    assert laid.table.presence.host_here
    assert "host-gone" not in pad(laid, laid.seats[2])["help"]


def test_a_host_that_comes_back_in_time_stays_the_only_one(laid: Laid) -> None:
    laid.table.leave("laptop", laptop=True)
    laid.passed += MINUTE // 2
    laid.table.arrive("laptop", laptop=True)
    assert laid.alarm.due == []
    laid.table.leave("laptop", laptop=True)
    laid.passed += MINUTE // 2 + 1
    assert not laid.table.presence.host_gone


# -- connections -------------------------------------------------------------------------------


def line_between() -> tuple[socket.socket, socket.socket]:
    """Return both ends of a connection, as a phone has it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        theirs = socket.create_connection(listener.getsockname())
        ours, _ = listener.accept()
    return ours, theirs


def test_a_peer_that_takes_nothing_is_let_go_and_its_reader_wakes() -> None:
    ours, theirs = line_between()
    with ours, theirs:
        line = WholeFrames(ours, 0.05)
        with pytest.raises(TimeoutError):
            line.send(b"x" * 50_000_000)
        assert ours.recv(1) == b""
        with pytest.raises(BrokenPipeError):
            line.send(b"x")


def test_two_senders_do_not_cut_into_each_others_frames() -> None:
    ours, theirs = line_between()
    with ours, theirs:
        line = WholeFrames(ours, 5)
        size, count = 50_000, 6
        senders = [Thread(target=line.send, args=(bytes([n]) * size,)) for n in range(count)]
        for sender in senders:
            sender.start()
        got = bytearray()
        while len(got) < size * count:
            got += theirs.recv(65536)
        for sender in senders:
            sender.join()
        frames = {bytes(got[at : at + size]) for at in range(0, len(got), size)}
        assert frames == {bytes([n]) * size for n in range(count)}


PROGRAM = """
from gevent import monkey
monkey.patch_all()
import socket
from companion.app import create_app
from companion.server import Server
app = create_app({"HEARTBEAT": 0.25, "OPEN_HOUSE": True})
listener = socket.create_server(("127.0.0.1", 0))
server = Server(app, listener)
server.start()
table = app.extensions["companion"].tables.make()
print(listener.getsockname()[1], table.code, flush=True)
server.serve()
"""


@dataclass
class House:
    port: int
    code: str

    def connect(self, role: str, cookie: str = "", **query: str) -> websocket.WebSocket:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return websocket.create_connection(
            f"ws://127.0.0.1:{self.port}/link/{self.code}/{role}?{asked}", timeout=10, cookie=cookie
        )


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        port, code = run.stdout.readline().split()
        yield House(int(port), code)
        run.terminate()


def sit_down(house: House, name: str) -> tuple[str, str]:
    """Take a seat; returns the cookie and the seat."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as line:
        body = f"name={name}"
        line.sendall(
            f"POST /{house.code} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nConnection: close\r\n"
            f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
            f"{body}".encode()
        )
        answer = b"".join(iter(lambda: line.recv(4096), b"")).decode()
    cookie = re.search(r"Set-Cookie: (companion=[^;]+)", answer)
    seat = re.search(r"Location: /pad/\w+/(\w+)", answer)
    assert cookie, answer
    assert seat, answer
    return cookie[1], seat[1]


def until(line: websocket.WebSocket, region: str, found: str, *, there: bool) -> None:
    """Read what is pushed until a region has a text, or has it no more; the socket's limit ends it."""
    while True:
        regions = json.loads(line.recv()).get("regions", {})
        if region in regions and (found in regions[region]) is there:
            return


def test_a_phone_that_falls_silent_is_away_within_two_heartbeats(house: House) -> None:
    cookie, seat = sit_down(house, "Silent")
    board = house.connect("board")
    phone = house.connect("pad", cookie, seat=seat)
    until(board, "stage", f'id="seat-{seat}" data-seat="{seat}" draggable', there=False)
    # Its socket stays open, and answers no ping: a phone that is out of reach.
    until(board, "stage", f'data-seat="{seat}" data-away', there=True)
    assert phone.sock is not None
    while phone.sock.recv(4096):
        pass  # and it is hung up on: nothing is kept for it
    phone.close(timeout=0)
    board.close()


def test_a_line_answers_when_it_is_asked_whether_it_is_alive(house: House) -> None:
    line = house.connect("watch")
    line.send('{"ping": "here"}')
    frames: list[Any] = []
    while not frames or "pong" not in frames[-1]:
        frames.append(json.loads(line.recv()))
    assert frames[-1] == {"pong": "here"}
    line.close()


def test_a_phone_that_is_taken_off_hears_it_at_once_and_sees_no_more() -> None:
    laid = Laid(3)
    laid.start()
    bo = laid.seats[1]
    holds = {"now": True}

    def anew() -> Watcher | None:
        return Watcher("pad", bo) if holds["now"] else None

    viewer = laid.house.hub.add(laid.table, Watcher("pad", bo), anew)
    assert "regions" in viewer.mailbox.take()[-1]
    holds["now"] = False
    laid.ok(laid.host, "kick", seat=bo)
    frames = viewer.mailbox.take()
    assert frames == ['{"removed":true}']
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    assert viewer.mailbox.take() == []
