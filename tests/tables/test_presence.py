"""Nobody is lost: who is away is seen, the host can go on without them, and the host can change."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import websocket

from companion.live.outbox import Outbox
from companion.presenters import Viewer
from companion.tables.actor import Actor
from companion.tables.commands.people import BecomeHost
from companion.tables.presence import HOST_GONE_AFTER
from companion.web.device_cookies import actor_of, viewer
from companion.words.language import SOURCE
from rules.engine.tabletop import PendingPrompt
from rules.facts import Seat
from rules.prompts.together import PrivatePrompt
from tests.patience import PATIENCE
from tests.rendering.rendered_screens import rendered
from tests.tables.table_fixture import TableFixture


def pad(fixture: TableFixture, seat: Seat, *others: Seat, keeps: bool = False) -> dict[str, str]:
    return rendered(
        fixture.services.renderer, fixture.table, Viewer("pad", seat, False, others, keeps)
    )


@pytest.fixture
def fixture() -> TableFixture:
    """Four players with their phones on the table, waiting for ploys; Bo's phone is gone."""
    fixture = TableFixture(4)
    fixture.table.connect("laptop", laptop=True)
    for name in ("Ana", "Bo", "Cem", "Dilek"):
        fixture.table.connect(f"device-{name}")
    fixture.start()
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    fixture.table.disconnect("device-Bo")
    return fixture


PLOY = "deal1/round1/ploy/"


def test_who_is_sent_a_pad_is_there_while_it_opens_its_connection(fixture: TableFixture) -> None:
    bo = fixture.seats[1]
    fixture.table.expect("device-Bo")
    assert fixture.table.presence.is_connected(bo)
    fixture.alarm.ring()
    assert not fixture.table.presence.is_connected(bo)
    fixture.table.expect("device-Bo")
    fixture.table.connect("device-Bo")
    assert fixture.table.presence.is_connected(bo)
    fixture.table.disconnect("device-Bo")
    assert not fixture.table.presence.is_connected(bo)


def test_who_asks_over_http_is_there_as_long_as_they_ask(fixture: TableFixture) -> None:
    bo, alarm = fixture.seats[1], fixture.alarm
    fixture.table.expect("device-Bo")
    first = alarm.due[-1]
    fixture.table.expect("device-Bo")
    assert first not in alarm.due, "the wait begins again"
    alarm.ring()
    assert not fixture.table.presence.is_connected(bo)


def test_a_laptop_that_asks_over_http_is_the_host(fixture: TableFixture) -> None:
    fixture.table.disconnect("laptop", laptop=True)
    seen = [fixture.table.presence.host_here]
    for _ in range(2):
        fixture.table.expect("laptop", laptop=True)
        seen.append(fixture.table.presence.host_here)
    fixture.alarm.ring()
    seen.append(fixture.table.presence.host_here)
    assert seen == [False, True, True, False]


# -- away --------------------------------------------------------------------------------------


def test_who_is_away_is_shown_as_away_on_every_screen(fixture: TableFixture) -> None:
    ana, bo = fixture.seats[:2]
    assert "Bo (away)" in fixture.html("board")["says"]
    assert 'data-state="away"' in fixture.html("board")["stage"]
    for role, seat in (("pad", ana), ("watch", None)):
        assert re.search(rf'id="awaited-{bo}" data-state="away"', fixture.html(role, seat)["table"])
    fixture.table.connect("device-Bo")
    assert "away" not in fixture.html("board")["says"]
    assert 'data-state="away"' not in fixture.html("pad", ana)["table"]


def test_two_phones_of_a_seat_and_two_seats_of_a_phone(fixture: TableFixture) -> None:
    table, (ana, bo, *_) = fixture.table, fixture.seats
    fixture.request_rejoin("device-Ana", bo)
    fixture.ok(fixture.host, "admit_device", device="device-Ana")
    assert table.presence.is_connected(bo), "Ana's phone holds Bo's seat too"
    table.connect("device-Bo")
    table.disconnect("device-Ana")
    assert table.presence.is_connected(bo)
    assert not table.presence.is_connected(ana)


def test_while_a_seats_own_phone_is_there_it_alone_lets_another_in(fixture: TableFixture) -> None:
    ana, bo, *_ = fixture.seats
    fixture.request_rejoin("other", ana)
    board, own = fixture.html("board", host=True)["notices"], pad(fixture, ana)["main"]
    assert "A phone says it’s" in board
    assert "Ana, answer on your phone." in board
    assert 'data-do="admit_device"' not in board
    assert "Another phone asks for your seat." in own
    assert 'data-do="admit_device" data-device="other"' in own
    assert "data-do" not in pad(fixture, bo)["main"]
    refused = fixture.do(fixture.host, "admit_device", device="other")
    assert refused["say"] == "Ana’s own phone is connected, so it has to say yes."
    assert fixture.do(bo, "admit_device", device="other")["code"] == "app.host-only"
    fixture.ok(ana, "admit_device", device="other")
    assert fixture.table.roster.seats_of("other") == (ana,)


def test_while_it_is_away_a_host_does_also_on_their_own_pad(fixture: TableFixture) -> None:
    ana, bo, *_ = fixture.seats
    fixture.request_rejoin("other", bo)
    assert 'data-do="admit_device"' in fixture.html("board", host=True)["notices"]
    assert 'data-do="admit_device"' not in pad(fixture, ana)["main"]
    assert 'data-do="admit_device"' in pad(fixture, ana, keeps=True)["main"]
    fixture.table.connect("device-Bo")
    assert 'data-do="admit_device"' not in fixture.html("board", host=True)["notices"]
    assert 'data-do="admit_device"' not in pad(fixture, ana, keeps=True)["main"]
    fixture.table.disconnect("device-Bo")
    fixture.ok(fixture.host, "admit_device", device="other")


def test_a_phone_may_say_no_for_its_own_seat(fixture: TableFixture) -> None:
    ana, bo, *_ = fixture.seats
    fixture.request_rejoin("other", ana)
    assert fixture.do(bo, "decline_device", device="other")["code"] == "app.host-only"
    fixture.ok(ana, "decline_device", device="other")
    assert fixture.table.roster.rejoin_requests == {}


def test_nobody_lets_themselves_in(fixture: TableFixture) -> None:
    bo = fixture.seats[1]
    fixture.request_rejoin("laptop", bo)
    assert fixture.do(fixture.host, "admit_device", device="laptop")["code"] == "app.not-yourself"
    assert fixture.table.roster.seats_of("laptop") == ()


def test_a_phone_is_told_as_long_as_one_that_came_later_has_its_seat(fixture: TableFixture) -> None:
    table, bo = fixture.table, fixture.seats[1]

    def is_told(device: str) -> bool:
        viewing = viewer("pad", actor_of(table, device, bo, laptop=False), SOURCE)
        shown = rendered(fixture.services.renderer, table, viewing)["main"]
        return "Another phone has your seat, too." in shown

    # Ana's phone has been at the table for longer.
    fixture.request_rejoin("device-Ana", bo)
    fixture.ok(fixture.host, "admit_device", device="device-Ana")
    assert is_told("device-Bo")
    assert not is_told("device-Ana"), "it has just been let in"
    ana = Actor("device-Ana", table.roster.seats_of("device-Ana"), host=False, seat=bo)
    fixture.ok(ana, "leave_table")
    assert not is_told("device-Bo")


def test_the_board_offers_what_to_do_about_somebody_away_only_to_the_host(
    fixture: TableFixture,
) -> None:
    bo = fixture.seats[1]
    assert f'data-ask="{PLOY}{bo}"' in fixture.html("board", host=True)["says"]
    assert "data-ask" not in fixture.html("board")["says"]
    page = fixture.client(laptop=True).get(f"/ask/{fixture.table.code}?key={PLOY}{bo}").text
    for way in ("Wait for Bo", "Draw for them", "Enter for them", "Remove them from the game"):
        assert way in page
    assert "Ana enters it" in page
    assert "A neighbour draws one of their cards at random" in page
    assert 'data-do="draw_for"' not in page
    refused = fixture.client().get(f"/ask/{fixture.table.code}?key={PLOY}{bo}")
    assert refused.status_code == 409


def test_a_neighbour_enters_what_the_host_asks_for_and_it_stays_sealed(
    fixture: TableFixture,
) -> None:
    ana, bo, cem, _ = fixture.seats
    key = f"{PLOY}{bo}"
    assert fixture.do(cem, "answer", key=key, value=9)["code"] == "app.not-yours"
    assert fixture.do(cem, "appoint_proxy", key=key, to=cem)["code"] == "app.host-only"
    fixture.ok(fixture.host, "appoint_proxy", key=key, to=cem)
    assert f'data-ask="{key}"' in pad(fixture, cem)["main"]
    assert "data-ask" not in pad(fixture, ana)["main"]
    assert fixture.do(ana, "answer", key=key, value=9)["code"] == "app.not-yours"
    before = fixture.everything()
    fixture.ok(cem, "answer", key=key, value=9)
    assert "entered by Cem" in fixture.html("board")["says"]
    assert "by Cem" in fixture.html("pad", ana)["table"]
    assert "data-ask" not in pad(fixture, cem)["main"]
    after = fixture.everything()
    fixture.ok(fixture.host, "unseal", key=key)
    fixture.ok(cem, "answer", key=key, value=3)
    for screen, regions in fixture.everything().items():
        if screen != bo:
            assert regions == after[screen], "which card it was shows nowhere"
    assert before["board"] != after["board"]


def test_what_was_entered_for_somebody_is_logged_and_listed(fixture: TableFixture) -> None:
    ana, bo, cem, dilek = fixture.seats
    fixture.ok(fixture.host, "appoint_proxy", key=f"{PLOY}{bo}", to=cem)
    fixture.ok(cem, "answer", key=f"{PLOY}{bo}", value=2)
    fixture.ok(fixture.host, "answer", key=f"{PLOY}{dilek}", value=7)
    for seat in (ana, cem):
        fixture.ok(seat, "answer", key=f"{PLOY}{seat}", value=9)
    fixture.ok(fixture.host, "reveal", key=f"{PLOY}".rstrip("/"))
    listed = fixture.html("pad", ana)["entries"]
    assert "entered by Cem" in listed
    assert "entered by the host" in listed
    assert [e.by for e in fixture.referee.log if e.key == f"{PLOY}{bo}"] == [cem]


def test_a_choice_by_face_value_is_drawn_by_the_app(fixture: TableFixture) -> None:
    ana, bo, cem, dilek = fixture.seats
    for seat, rank in ((ana, 9), (cem, 9), (dilek, 9)):
        fixture.ok(seat, "answer", key=f"{PLOY}{seat}", value=rank)
    ack = fixture.do(fixture.host, "draw_for", key=f"{PLOY}{bo}")
    assert ack["code"] == "refused.draw-a-card"
    fixture.ok(fixture.host, "answer", key=f"{PLOY}{bo}", value=2)
    fixture.ok(fixture.host, "reveal", key=f"{PLOY}".rstrip("/"))
    asked = fixture.referee.current_ask
    assert asked is not None
    (pending,) = asked.pending
    assert pending.who == bo
    page = fixture.client(laptop=True).get(f"/ask/{fixture.table.code}?key={pending.key}").text
    assert 'data-do="draw_for"' in page
    assert "Let the app answer" in page
    assert fixture.do(ana, "draw_for", key=pending.key)["code"] == "app.host-only"
    fixture.ok(fixture.host, "draw_for", key=pending.key)
    last = fixture.referee.history[-1]
    assert (last.pending.key, last.value, last.logged.by) == (pending.key, "9", "host")


def test_for_a_hand_that_only_its_player_may_see_the_app_draws_and_nobody_else_enters(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, bo = fixture.referee, fixture.seats[1]
    key = f"{PLOY}{bo}"
    open_ = game.find(key)
    assert not isinstance(open_.prompt, PrivatePrompt)
    secret = game._runner.vault.seal("hand", open_.prompt, (bo,))
    private: PendingPrompt[Any] = PendingPrompt(key, bo, PrivatePrompt("ploy", secret))
    monkeypatch.setattr(game, "find", lambda _: private)
    page = fixture.client(laptop=True).get(f"/ask/{fixture.table.code}?key={key}")
    assert page.status_code == 200
    assert "<form" not in page.text
    assert "Enter for them" not in page.text
    assert fixture.do(fixture.host, "answer", key=key, value=3)["code"] == "app.secret-hand"
    assert (
        fixture.do(fixture.host, "appoint_proxy", key=key, to=fixture.seats[2])["code"]
        == "app.not-yours"
    )
    fixture.ok(bo, "answer", key=key, value=3)


# -- one phone, several players ----------------------------------------------------------------


def test_a_phone_passes_from_hand_to_hand_under_a_cover() -> None:
    fixture = TableFixture(2)
    phone = fixture.client()
    code = fixture.table.code
    for name in ("Mia", "Noa"):
        phone.post(f"/{code}?more=1", data={"name": name})
    mia, noa = fixture.table.roster.order[2:]
    page = phone.get(f"/pad/{code}/{mia}").text
    assert 'id="cover"' in page
    assert 'id="pad" inert' in page
    assert "I am Mia" in page
    assert f"/pad/{code}/{noa}" in page
    single = fixture.client()
    single.post(f"/{code}", data={"name": "Pia"})
    (pia,) = fixture.table.roster.order[4:]
    assert 'id="cover"' not in single.get(f"/pad/{code}/{pia}").text


def test_each_pad_says_which_seats_of_its_phone_are_awaited(fixture: TableFixture) -> None:
    ana, bo, *_ = fixture.seats
    assert f'id="hand-on-{bo}"' in pad(fixture, ana, bo)["main"]
    fixture.ok(bo, "answer", key=f"{PLOY}{bo}", value=4)
    assert "hand-on" not in pad(fixture, ana, bo)["main"]


def test_a_phone_acts_for_the_seat_whose_pad_it_shows() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    ana, bo, _ = fixture.seats
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    shared = Actor("device-Ana", (ana, bo), host=False, seat=bo)
    fixture.ok(shared, "answer", key=f"{PLOY}{bo}", value=4)
    assert fixture.referee.log[-1].by == bo


# -- the host ----------------------------------------------------------------------------------


def test_the_host_gives_a_phone_the_right_and_takes_it_back(fixture: TableFixture) -> None:
    ana = fixture.seats[0]
    phone = Actor("device-Ana", (ana,), host=False, seat=ana)
    assert fixture.do(phone, "add_host", seat=ana)["code"] == "app.host-only"
    fixture.ok(fixture.host, "add_host", seat=ana)
    assert "device-Ana" in fixture.table.roster.hosts
    assert "host too" in fixture.html("board", host=True)["people"]
    assert "to-board" in pad(fixture, ana, keeps=True)["phone"]
    assert "to-board" not in pad(fixture, ana)["phone"]
    fixture.ok(fixture.host, "remove_host", seat=ana)
    assert not fixture.table.roster.hosts & {"device-Ana"}


def test_a_seated_player_takes_the_hosts_part_when_the_host_is_gone_for_a_minute(
    fixture: TableFixture,
) -> None:
    ana = fixture.seats[0]
    phone = Actor("device-Ana", (ana,), host=False, seat=ana)
    assert fixture.do(phone, "take_over_as_host")["code"] == "app.host-there"
    fixture.alarm.ring()
    assert fixture.do(phone, "take_over_as_host")["code"] == "app.host-there", "still connected"
    fixture.table.disconnect("laptop", laptop=True)
    assert fixture.do(phone, "take_over_as_host")["code"] == "app.host-there"
    assert "host-gone" not in pad(fixture, ana)["main"]
    assert fixture.alarm.last == HOST_GONE_AFTER
    fixture.alarm.ring()
    assert 'id="host-gone"' in pad(fixture, ana)["main"]
    watching = Actor("stranger", (), host=False)
    assert fixture.do(watching, "take_over_as_host")["code"] == "app.not-seated"
    fixture.ok(phone, "take_over_as_host")
    assert fixture.table.presence.host_here
    assert "host-gone" not in pad(fixture, fixture.seats[2])["main"]


def test_a_host_that_comes_back_in_time_stays_the_only_one(fixture: TableFixture) -> None:
    fixture.table.disconnect("laptop", laptop=True)
    (first,) = fixture.alarm.due
    fixture.table.connect("laptop", laptop=True)
    assert fixture.alarm.due == []
    fixture.table.disconnect("laptop", laptop=True)
    assert first not in fixture.alarm.due, "the minute begins again"
    assert not fixture.table.presence.host_gone


@pytest.fixture
def lobby() -> TableFixture:
    """Three people between games, on a table that a browser without a seat made."""
    fixture = TableFixture(0)
    fixture.table.execute(BecomeHost(), Actor("maker", (), host=False))
    names = ("Ana", "Bo", "Cem")
    fixture.seats = [fixture.table.join(f"device-{name}", name, None) for name in names]
    return fixture


def people(fixture: TableFixture) -> str:
    """Return what the host's board says of the people."""
    return " ".join(fixture.html("board", host=True)["people"].split())


def test_whoever_is_taken_off_the_table_is_host_no_more(lobby: TableFixture) -> None:
    ana = lobby.seats[0]
    lobby.ok(lobby.host, "add_host", seat=ana)
    lobby.ok(lobby.host, "disconnect_phone", seat=ana)
    assert lobby.table.roster.hosts == {"maker"}


def test_whoever_is_disconnected_in_a_game_is_host_no_more_when_it_is_let_in_again(
    lobby: TableFixture,
) -> None:
    ana = lobby.seats[0]
    lobby.start("goofspiel")
    lobby.ok(lobby.host, "add_host", seat=ana)
    lobby.ok(lobby.host, "disconnect_phone", seat=ana)
    assert lobby.table.roster.hosts == {"maker"}
    lobby.request_rejoin("device-Ana", ana)
    lobby.ok(lobby.host, "admit_device", device="device-Ana")
    assert lobby.table.roster.hosts == {"maker"}


def test_a_phone_that_loses_one_of_two_seats_is_host_no_more(lobby: TableFixture) -> None:
    ana = lobby.seats[0]
    lobby.ok(lobby.host, "add_host", seat=ana)
    lobby.table.join("device-Ana", "Ali", None)
    lobby.ok(lobby.host, "disconnect_phone", seat=ana)
    assert lobby.table.roster.hosts == {"maker"}


def test_whoever_leaves_is_host_no_more(lobby: TableFixture) -> None:
    ana = lobby.seats[0]
    lobby.ok(lobby.host, "add_host", seat=ana)
    lobby.ok(Actor("device-Ana", (ana,), host=True), "disconnect_phone", seat=ana)
    assert lobby.table.roster.hosts == {"maker"}


def test_a_host_that_takes_off_its_own_second_seat_stays_host(lobby: TableFixture) -> None:
    ana = lobby.seats[0]
    lobby.ok(lobby.host, "add_host", seat=ana)
    second = lobby.table.join("device-Ana", "Ali", None)
    lobby.ok(Actor("device-Ana", (ana, second), host=True), "disconnect_phone", seat=second)
    assert lobby.table.roster.hosts == {"maker", "device-Ana"}


def test_whoever_made_the_table_stays_host_without_a_seat_until_another_takes_it_off(
    lobby: TableFixture,
) -> None:
    own = lobby.table.join("maker", "Mia", None)
    lobby.ok(Actor("maker", (own,), host=True), "disconnect_phone", seat=own)
    assert lobby.table.roster.hosts == {"maker"}
    own = lobby.table.join("maker", "Mia", None)
    lobby.ok(lobby.host, "disconnect_phone", seat=own)
    assert lobby.table.roster.hosts == set()


def test_the_host_sees_every_host_and_can_end_each(lobby: TableFixture) -> None:
    ana = lobby.seats[0]
    lobby.ok(lobby.host, "add_host", seat=ana)
    lobby.table.roster.hosts.add("gone")  # as in a log of before: its seat was taken away
    shown = people(lobby)
    assert 'The browser that opened this table <span class="muted">away · host too' in shown
    assert 'A phone without a seat <span class="muted">away · host too' in shown
    assert lobby.do(ana, "remove_host_device", device="maker")["code"] == "app.host-only"
    for device in ("maker", "gone"):
        assert f'data-device="{device}"' in shown
        lobby.ok(lobby.host, "remove_host_device", device=device)
    lobby.ok(lobby.host, "remove_host", seat=ana)
    assert "Remove as host" not in people(lobby)
    assert lobby.table.roster.hosts == set()


def test_the_list_of_hosts_follows_who_comes_and_goes(lobby: TableFixture) -> None:
    board = Viewer("board", None, host=True)
    subscriber = lobby.services.hub.add(lobby.table, board)
    subscriber.open(["people"])
    subscriber.outbox.take()
    lobby.table.connect("maker")
    assert "here · host too" in json.loads(subscriber.outbox.take()[-1])["regions"]["people"]
    lobby.table.connect("a laptop", laptop=True)
    assert "The laptop that runs Companion is always host." in subscriber.outbox.take()[-1]


def test_the_laptop_is_no_host_that_could_be_removed(lobby: TableFixture) -> None:
    lobby.table.connect("maker", laptop=True)
    assert "Remove as host" not in people(lobby)


# -- connections -------------------------------------------------------------------------------


PROGRAM = """
from gevent import monkey
monkey.patch_all()
import socket
from companion.web.app import create_app
from companion.cli.server import make_server
from tests.wire.players import cookie
app = create_app({"HEARTBEAT": 0.25, "OPEN_HOUSE": True})
listener = socket.create_server(("127.0.0.1", 0))
server = make_server(app, listener)
server.start()
table = app.extensions["companion"].tables.make()
table.join("silent", "Silent", None)
print(listener.getsockname()[1], table.code, cookie(app, device="silent"), flush=True)
server.serve_forever()
"""


@dataclass
class Services:
    port: int
    code: str
    cookie: str
    """That of a phone with the seat s1."""

    def connect(self, screen: str, cookie: str = "") -> websocket.WebSocket:
        return websocket.create_connection(
            f"ws://127.0.0.1:{self.port}/link/{self.code}/{screen}",
            timeout=PATIENCE,
            cookie=cookie,
        )


@pytest.fixture
def services() -> Iterator[Services]:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        port, code, cookie = run.stdout.readline().split()
        yield Services(int(port), code, cookie)
        run.terminate()


class Board:
    """A board that comes back when it is hung up on: a busy machine may be late with its pongs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._line = services.connect("board")

    def until(self, found: str, *, there: bool) -> None:
        """Read what is pushed until the stage has a text, or has it no more."""
        while True:
            try:
                frame = json.loads(self._line.recv())
            except (websocket.WebSocketConnectionClosedException, ConnectionError):
                self._line.shutdown()  # type: ignore[no-untyped-call]  # the library types no arguments
                self._line = self._services.connect("board")
                continue
            stage = frame.get("regions", {}).get("stage")
            if stage is not None and (found in " ".join(stage.split())) is there:
                return

    def close(self) -> None:
        self._line.close()


def test_a_phone_that_falls_silent_is_away_within_two_heartbeats(services: Services) -> None:
    board = Board(services)
    phone = services.connect("pad?seat=s1", services.cookie)
    board.until('id="seat-s1" data-seat="s1" draggable', there=False)
    # Its socket stays open, and answers no ping: a phone that is out of reach.
    board.until('data-seat="s1" data-away', there=True)
    assert phone.sock is not None
    while phone.sock.recv(4096):
        pass  # and it is hung up on: nothing is kept for it
    phone.shutdown()  # type: ignore[no-untyped-call]  # the library types no arguments
    board.close()


@dataclass
class Device:
    """Says what a device may see now."""

    now: Viewer | None

    def viewer(self) -> Viewer | None:
        return self.now


def test_a_phone_that_is_taken_off_hears_it_at_once_and_sees_no_more() -> None:
    fixture = TableFixture(3)
    fixture.start()
    bo = fixture.seats[1]
    device = Device(Viewer("pad", bo))
    subscriber = fixture.services.hub.add(fixture.table, Viewer("pad", bo), device)
    assert "regions" in subscriber.outbox.take()[-1]
    device.now = None
    fixture.ok(fixture.host, "disconnect_phone", seat=bo)
    frames = subscriber.outbox.take()
    assert frames == ['{"removed":true}']
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    assert subscriber.outbox.take() == []
    assert subscriber.outbox.closed, "its line ends"


def test_a_board_that_is_no_longer_the_hosts_ends_its_line() -> None:
    fixture = TableFixture(2)
    device = Device(Viewer("board", host=True))
    subscriber = fixture.services.hub.add(fixture.table, Viewer("board", host=True), device)
    fixture.table.join("device-late", "Late", None)
    subscriber.outbox.take()
    assert not subscriber.outbox.closed
    device.now = Viewer("board")
    fixture.table.join("device-later", "Later", None)
    subscriber.outbox.take()
    assert subscriber.outbox.closed


@dataclass
class Sent:
    """Notes the frames that are sent at once."""

    frames: list[str]

    def write(self, outbox: Outbox) -> None:
        self.frames += outbox.take()


def test_what_is_opened_on_a_phone_is_sent_at_once() -> None:
    fixture = TableFixture(2)
    fixture.start()
    viewer, sent = Viewer("pad", fixture.seats[0]), Sent([])
    subscriber = fixture.services.hub.add(fixture.table, viewer, writer=sent)
    subscriber.outbox.take()
    sent.frames.clear()
    subscriber.open(["scores"])
    (frame,) = sent.frames
    assert json.loads(frame)["regions"].keys() == {"scores"}
