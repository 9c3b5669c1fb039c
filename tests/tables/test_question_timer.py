"""The time for a question: it runs, stands still and begins anew as it should, and never plays for anybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.live.hub import Subscriber
from companion.presenters import Viewer
from companion.tables.playback import Shown
from companion.tables.question_timer import LONGEST, QuestionTimer, awaited_seats
from rules.engine.registry import GAMES, meta
from rules.facts import Json
from tests.rules.conformance.rand import open_questions
from tests.tables.table_fixture import TableFixture

TOPIC = "deal1/round1/topic"
CARDS = (9, 6, 3, 4)
BOARD = object()


def timed(seconds: int = 60, players: int = 4, **config: Any) -> TableFixture:
    """Return a table of The Feast where everybody seals a card, with so many seconds for each question."""
    fixture = TableFixture(players, **config)
    fixture.ok(fixture.host, "set_timer", value=seconds)
    fixture.start(dummies=0)
    topic(fixture)
    return fixture


def left(fixture: TableFixture) -> float | None:
    """Return the seconds that screens are told; None where there is no time."""
    time = fixture.table.time
    return None if time is None else time.left / 1000


def topic(fixture: TableFixture, number: int = 1) -> None:
    fixture.ok(fixture.host, "answer", key=f"deal1/round{number}/topic", value=7)


def next_round(fixture: TableFixture) -> None:
    """Reveal the cards of the first round, take what was won, and enter the next topic."""
    for seat, card in zip(fixture.seats, CARDS, strict=False):
        fixture.ok(seat, "answer", key=f"deal1/round1/ploy/{seat}", value=card)
    fixture.alarm.ring()
    assert left(fixture) is None, "anybody enters the topic, with no time"
    topic(fixture, 2)


def state(fixture: TableFixture) -> str | None:
    time = fixture.table.time
    return None if time is None else time.state


def run_out(fixture: TableFixture) -> None:
    """Let the time pass that is left, and its timer fire."""
    now = left(fixture)
    assert now is not None
    fixture.passed += now
    fixture.alarm.ring()


# -- the setting ---------------------------------------------------------------------------------------


def test_there_is_none_until_the_host_sets_one() -> None:
    fixture = TableFixture()
    fixture.table.connect("laptop", laptop=True)
    fixture.start()
    topic(fixture)
    assert left(fixture) is None
    assert fixture.alarm.due == []
    fixture.ok(fixture.host, "set_timer", value="90")  # as a button sends it
    assert left(fixture) == 90
    fixture.ok(fixture.host, "set_timer", value="off")
    assert left(fixture) is None
    assert fixture.alarm.due == []


def test_it_is_set_in_the_lobby_too_and_stays_for_the_next_game() -> None:
    fixture = timed(30)
    assert left(fixture) == 30
    fixture.ok(fixture.host, "end_game")
    assert left(fixture) is None
    fixture.passed += 500
    fixture.ok(fixture.host, "start_game")
    topic(fixture)
    assert left(fixture) == 30


def test_another_time_begins_at_once() -> None:
    fixture = timed(60)
    fixture.passed += 40
    fixture.ok(fixture.host, "set_timer", value=120)
    assert left(fixture) == 120
    fixture.passed += 10
    fixture.ok(fixture.host, "set_timer", value=120)  # nothing changes
    assert left(fixture) == 110


@pytest.mark.parametrize(
    "value",
    [
        *(None, True, 1.5, [60], {"a": 1}),
        *("", "on", "1e3", "-5", "9" * 400),
        *("1:2:3", ":", "1:", "-1:30", "1.5", "a minute"),
    ],
)
def test_what_is_no_time_is_refused_with_a_sentence(value: Json) -> None:
    fixture = timed()
    for what, name in (("set_timer", "value"), ("add_time", "seconds")):
        ack = fixture.do(fixture.host, what, **{name: value})
        if what == "set_timer" and isinstance(value, str):
            how = "Type a time in seconds, or in minutes and seconds: 90, or 1:30."
            assert (ack["code"], ack["say"]) == ("app.no-such-time", how)
        else:
            assert ack["code"] == "app.unreadable"
            assert ack["say"]
    assert left(fixture) == 60


@pytest.mark.parametrize("value", [0, 9, 3601, 10**8, -60])
def test_so_is_one_that_is_too_short_or_too_long(value: int) -> None:
    fixture = timed()
    ack = fixture.do(fixture.host, "set_timer", value=value)
    assert ack["say"] == "Pick a time between 10 seconds and 60 minutes."
    if not 0 < value <= LONGEST:
        assert fixture.do(fixture.host, "add_time", seconds=value)["code"] == "app.time-range"
    assert left(fixture) == 60


@pytest.mark.parametrize(
    "typed, seconds", [("90", 90), ("1:30", 90), (" 2:00 ", 120), ("0:45", 45)]
)
def test_a_time_is_typed_in_seconds_or_in_minutes_and_seconds(typed: str, seconds: int) -> None:
    fixture = timed()
    fixture.ok(fixture.host, "set_timer", value=typed)
    assert fixture.table.roster.timer == seconds


def test_there_is_nothing_to_pause_where_no_time_runs() -> None:
    fixture = TableFixture()
    for what in ("pause_time", "resume_time", "add_time"):
        ack = fixture.do(fixture.host, what, seconds=30)
        assert ack["say"] == "No question has a time limit at the moment."


def test_the_setting_is_in_the_log_and_the_clock_is_not(tmp_path: Path) -> None:
    data: dict[str, Any] = {"DATABASE": f"sqlite:///{tmp_path / 'tables.db'}"}
    fixture = timed(90, **data)
    before = fixture.table.read_log()
    fixture.passed += 30
    for what in ("pause_time", "resume_time", "add_time"):
        fixture.ok(fixture.host, what, seconds=30)
    run_out(fixture)
    assert fixture.table.read_log() == before
    # The program is started again: the question has its whole time.
    again = TableFixture(0, **data).services.tables.find(fixture.table.code)
    assert again.roster.timer == 90
    assert again.time is not None
    assert (again.time.left, again.time.state) == (90_000, "running")


# -- running -------------------------------------------------------------------------------------------


def test_each_question_has_its_whole_time() -> None:
    fixture = timed(60)
    fixture.passed += 20
    assert left(fixture) == 40
    next_round(fixture)
    assert left(fixture) == 60
    fixture.passed += 20
    fixture.ok(fixture.seats[0], "answer", key=f"deal1/round2/ploy/{fixture.seats[0]}", value=9)
    assert left(fixture) == 40, "the others are still asked the same"


def test_when_it_is_up_nobody_is_played_for_and_everybody_may_still_enter() -> None:
    fixture = timed(60)
    log = fixture.table.read_log()
    run_out(fixture)
    assert state(fixture) == "up"
    assert fixture.table.read_log() == log
    assert fixture.alarm.due == []
    fixture.seal(9, 6, 3, 4)
    assert fixture.table.counting_down


def test_the_host_adds_time_also_when_it_is_up() -> None:
    fixture = timed(60)
    fixture.passed += 50
    fixture.ok(fixture.host, "add_time", seconds="30")
    assert left(fixture) == 40
    run_out(fixture)
    fixture.ok(fixture.host, "add_time", seconds=60)
    assert (left(fixture), state(fixture)) == (60, "running")
    run_out(fixture)
    assert state(fixture) == "up"
    fixture.ok(fixture.host, "add_time", seconds=LONGEST)
    fixture.ok(fixture.host, "add_time", seconds=LONGEST)
    assert left(fixture) == LONGEST


def test_time_is_added_once_for_a_command_that_is_sent_twice() -> None:
    fixture = timed(60)
    for _ in range(2):
        message = {"id": "same", "do": "add_time", "seconds": 30}
        assert fixture.services.acknowledge(fixture.table, fixture.host, message)["ok"]
    assert left(fixture) == 90


def test_a_pause_holds_for_all_and_for_later_questions_until_somebody_says_go_on() -> None:
    fixture = timed(60)
    fixture.passed += 10
    fixture.ok(fixture.host, "pause_time")
    fixture.passed += 1000
    fixture.alarm.ring()
    assert (left(fixture), state(fixture)) == (50, "paused")
    fixture.ok(fixture.host, "add_time", seconds=30)
    assert (left(fixture), state(fixture)) == (80, "paused")
    next_round(fixture)
    fixture.passed += 1000
    assert (left(fixture), state(fixture)) == (60, "paused")
    fixture.ok(fixture.host, "resume_time")
    fixture.passed += 15
    assert (left(fixture), state(fixture)) == (45, "running")


def test_a_pause_ends_with_the_game_and_when_the_time_is_switched_off() -> None:
    fixture = timed(60)
    fixture.ok(fixture.host, "pause_time")
    fixture.ok(fixture.host, "set_timer", value="off")
    fixture.ok(fixture.host, "set_timer", value=60)
    assert state(fixture) == "running"
    fixture.ok(fixture.host, "pause_time")
    fixture.ok(fixture.host, "play_again")
    topic(fixture)
    assert state(fixture) == "paused", "the same evening goes on"
    fixture.ok(fixture.host, "end_game")
    fixture.ok(fixture.host, "start_game")
    topic(fixture)
    assert state(fixture) == "running"


def test_it_stands_still_while_all_have_sealed() -> None:
    fixture = timed(60)
    fixture.passed += 20
    fixture.seal(9, 6, 3, 4)
    assert left(fixture) is None
    fixture.passed += 100
    ana = fixture.seats[0]
    fixture.ok(ana, "unseal", key=f"deal1/round1/ploy/{ana}")
    assert left(fixture) == 40


@pytest.mark.parametrize("what", ["undo", "amend"])
def test_after_a_correction_the_question_has_its_whole_time(what: str) -> None:
    fixture = timed(60)
    fixture.ok(fixture.seats[1], "answer", key=f"deal1/round1/ploy/{fixture.seats[1]}", value=9)
    fixture.passed += 45
    if what == "undo":
        fixture.ok(fixture.host, "undo")
    else:
        fixture.ok(fixture.host, "amend", key=TOPIC, value=8)
    assert left(fixture) == 60


def test_an_entry_that_is_refused_gives_no_time() -> None:
    fixture = timed(60)
    fixture.passed += 45
    ana = fixture.seats[0]
    assert not fixture.do(ana, "answer", key=f"deal1/round1/ploy/{ana}", value="?")["ok"]
    assert left(fixture) == 15


# -- who comes and goes --------------------------------------------------------------------------------


def test_whoever_is_away_or_comes_late_changes_nothing() -> None:
    fixture = timed(60)
    fixture.passed += 10
    fixture.table.connect("device-Ana")
    fixture.table.disconnect("device-Ana")
    fixture.table.join("device-Zoe", "Zoe", None)
    assert left(fixture) == 50


def test_a_screen_that_is_opened_later_is_told_what_is_left_then() -> None:
    fixture = timed(60)
    fixture.passed += 12.5
    assert told(add(fixture, Viewer("board"))) == [{"left": 47_500, "of": 60_000}]
    fixture.passed += 7.5
    pad = add(fixture, Viewer("pad", fixture.seats[0]))
    assert told(pad) == [{"left": 40_000, "of": 60_000}]
    fixture.passed += 10
    pad.tell_time()  # it slept, and asks
    assert told(pad) == [{"left": 30_000, "of": 60_000}]


# -- a reveal that is played, and cards that are dealt -------------------------------------------------


def test_a_reveal_on_the_board_eats_nobodys_time() -> None:
    fixture = TableFixture(3)
    fixture.ok(fixture.host, "set_timer", value=60)
    fixture.start("eatme")
    fixture.ok(fixture.host, "answer", key="food", value=9)
    for seat in fixture.seats:
        fixture.ok(seat, "answer", key=f"bid/{seat}", value=0)
    fixture.alarm.ring()
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
    for seat, card in zip(fixture.seats, (1, 20, 14), strict=True):
        assert left(fixture) == 60
        key = f"round1/move/{seat}"
        fixture.ok(seat, "answer", key=key, value={"card": card, "bid": 0})
    fixture.alarm.ring()
    # The next cards are asked for, but the phones have only "Look up!".
    assert fixture.table.playing_back is not None
    assert awaited_seats(fixture.table.referee)
    assert left(fixture) is None
    fixture.passed += 45
    fixture.table.pacing.playback_shown(BOARD, Shown(2003))
    assert left(fixture) == 60


def test_nobody_is_timed_while_a_board_shows_what_to_deal() -> None:
    fixture = timed(60)
    fixture.table.pacing.dealing_shown(BOARD, yes=True)
    assert left(fixture) is None
    fixture.passed += 300
    fixture.table.pacing.dealing_shown(BOARD, yes=False)
    assert left(fixture) == 60
    fixture.table.pacing.dealing_shown(BOARD, yes=True)
    fixture.table.disconnect("laptop", laptop=True, board=BOARD)
    assert left(fixture) == 60


# -- every game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_a_seat_that_is_asked_has_a_time_and_nobody_else(game: str) -> None:
    fixture = TableFixture(max(4, meta(game).least))
    fixture.ok(fixture.host, "set_timer", value=60)
    fixture.start(game)
    referee, rng = fixture.table.referee, Random(3)
    assert referee is not None
    found = set[bool]()
    for _ in range(60):
        if referee.current_ask is None or found == {True, False}:
            break
        open_now = open_questions(referee)
        seats = [each for each in open_now if each.who in fixture.seats and not each.call]
        assert (state(fixture) == "running") == bool(seats)
        found.add(bool(seats))
        fixture.enter(rng)
    assert found == {True, False}
    for _ in range(60):
        if fixture.table.time is not None:
            break
        fixture.enter(rng)
    log = fixture.table.read_log()
    run_out(fixture)
    assert state(fixture) == "up"
    assert fixture.table.read_log() == log
    page = fixture.html("board", host=True)
    assert 'id="time"' in page["says"]
    assert "Nothing is decided." in page["timer"]


# -- clocks --------------------------------------------------------------------------------------------


ONE = (1, "one", 0)


class Clock:
    """A clock and a timer that the test holds, and that need not agree."""

    def __init__(self) -> None:
        self.now = 0.0
        self.set: list[tuple[float, Callable[[], None]]] = []
        self.ended = 0
        self.timer = QuestionTimer(lambda: self.now, self.schedule, self._end)

    def _end(self) -> None:
        self.ended += 1

    def schedule(self, seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        self.set.append((seconds, run))
        return lambda: None

    def fire(self) -> None:
        """Let the timer that was set last fire."""
        self.set[-1][1]()


def test_a_timer_that_fires_too_early_is_set_again() -> None:
    clock = Clock()
    clock.timer.update(ONE, 60, held=False)
    clock.now = 25  # the laptop slept, and its timers ran on
    clock.fire()
    assert clock.ended == 0
    assert clock.set[1][0] == 35
    clock.now = 60
    clock.fire()
    assert clock.ended == 1
    assert clock.timer.shown is not None
    assert clock.timer.shown.state == "up"


def test_a_timer_that_fires_late_says_that_the_time_is_up_and_no_more() -> None:
    clock = Clock()
    clock.timer.update(ONE, 60, held=False)
    clock.now = 3600
    assert clock.timer.shown is not None
    assert clock.timer.shown.left == 0
    clock.fire()
    assert clock.ended == 1
    clock.timer.add(30)
    assert clock.timer.shown.left == 30_000


def test_the_clock_on_the_wall_steps_and_nothing_happens() -> None:
    fixture = timed(60)
    fixture.passed += 10
    fixture.now += 90_000_000
    assert left(fixture) == 50
    next_round(fixture)
    fixture.now -= 180_000_000
    assert left(fixture) == 60


# -- what screens are sent -----------------------------------------------------------------------------


def add(fixture: TableFixture, viewer: Viewer) -> Subscriber:
    return fixture.services.hub.add(fixture.table, viewer)


def told(screen: Subscriber) -> list[Any]:
    """Return each time that a screen was sent since the last look."""
    frames = [json.loads(each) for each in screen.outbox.take()]
    return [each["data"]["time"] for each in frames if "time" in each.get("data", {})]


def test_screens_are_told_once_and_at_changes() -> None:
    fixture = timed(60)
    screens = [add(fixture, Viewer("board")), add(fixture, Viewer("pad", fixture.seats[0]))]
    watcher = add(fixture, Viewer("watch"))

    def changes() -> list[Any]:
        (board, pad) = (told(each) for each in screens)
        assert board == pad
        return board

    assert changes() == [{"left": 60_000, "of": 60_000}]
    fixture.passed += 30
    fixture.table.connect("device-Ana")
    assert changes() == []
    fixture.ok(fixture.host, "pause_time")
    assert changes() == [{"left": 30_000, "of": 60_000, "paused": True}]
    fixture.ok(fixture.host, "add_time", seconds=60)
    assert changes() == [{"left": 90_000, "of": 90_000, "paused": True}]
    fixture.ok(fixture.host, "resume_time")
    assert changes() == [{"left": 90_000, "of": 90_000}]
    run_out(fixture)
    assert changes() == [{"left": 0, "of": 90_000}]
    fixture.ok(fixture.host, "set_timer", value="off")
    assert changes() == [None]
    assert told(watcher) == []


def test_without_a_time_nothing_is_sent_of_it() -> None:
    fixture = TableFixture()
    board = add(fixture, Viewer("board"))
    fixture.start()
    topic(fixture)
    fixture.seal(9, 6, 3, 4)
    fixture.alarm.ring()
    assert told(board) == []


SEALED = [(9, 6, 3, 4), (2, 8, 8, 1)]


def frames_of(ranks: tuple[int, ...]) -> dict[str, list[str]]:
    """Play a timed round of which Ana's card is ``ranks[0]``; return what everybody else is sent until it is open."""
    fixture = timed(60)
    viewers: dict[str, Viewer] = {each: Viewer("pad", each) for each in fixture.seats[1:]}
    everybody = {**viewers, "board": Viewer("board", host=True), "watch": Viewer("watch")}
    screens = {name: add(fixture, viewer) for name, viewer in everybody.items()}
    screens["board"].open(["timer", "people"])
    for each in screens.values():
        each.outbox.take()
    ana, bo = fixture.seats[:2]

    def answer(seat: str, rank: int) -> None:
        key = f"deal1/round1/ploy/{seat}"
        fixture.ok(fixture.actor(seat), "answer", key=key, value=rank)  # type: ignore[arg-type]  # a seat

    sent: dict[str, list[str]] = {name: [] for name in screens}

    def look() -> None:
        for name, screen in screens.items():
            # The code of a table is another one each time.
            frames = screen.outbox.take()
            sent[name] += [frame.replace(fixture.table.code, "CODE") for frame in frames]

    fixture.passed += 10
    answer(ana, ranks[0])
    look()
    run_out(fixture)
    look()
    fixture.ok(fixture.host, "add_time", seconds=30)
    fixture.ok(fixture.host, "pause_time")
    look()
    fixture.ok(ana, "unseal", key=f"deal1/round1/ploy/{ana}")
    answer(ana, ranks[0])
    fixture.ok(fixture.host, "resume_time")
    answer(bo, SEALED[0][1])
    look()
    return sent


def test_what_is_sealed_changes_no_byte_of_what_others_are_sent() -> None:
    first, second = map(frames_of, SEALED)
    assert first == second
    assert all(any('"time":' in each for each in first[name]) for name in first if name != "watch")


def test_pads_are_told_the_same_whether_they_have_sealed_or_not() -> None:
    fixture = timed(60)
    pads = [add(fixture, Viewer("pad", seat)) for seat in fixture.seats]
    for each in pads:
        each.outbox.take()
    ana = fixture.seats[0]
    fixture.ok(ana, "answer", key=f"deal1/round1/ploy/{ana}", value=9)
    fixture.ok(fixture.host, "add_time", seconds=30)
    times = [told(each) for each in pads]
    assert times == [[{"left": 90_000, "of": 90_000}]] * len(pads)


def test_phones_are_told_of_no_time_while_the_board_plays_a_reveal() -> None:
    def sent_of(*ranks: int) -> list[list[str]]:
        fixture = timed(60, 3)
        fixture.table.pacing.playback_shown(BOARD, Shown(0))
        pads = [add(fixture, Viewer("pad", seat)) for seat in fixture.seats[:3]]
        for rank, seat in zip(ranks, fixture.seats, strict=False):
            fixture.ok(seat, "answer", key=f"deal1/round1/ploy/{seat}", value=rank)
        for each in pads:
            each.outbox.take()
        fixture.alarm.ring()
        return [each.outbox.take() for each in pads]

    assert sent_of(8, 8, 6) == sent_of(8, 9, 10)
