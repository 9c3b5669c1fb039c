"""Phones wait while the board plays a round out, and never longer than that takes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from companion.live.hub import Subscriber
from companion.presenters import Viewer
from companion.rendering.regions import SCREENS
from companion.tables.commands.parsing import read_frame
from companion.tables.playback import BY_HAND, LONGEST, SPARE, UNTOUCHED, PlaybackWait, read_shown
from rules.engine import registry
from rules.engine.beats import length
from rules.engine.game import Playback
from tests.rendering.rendered_screens import on_screen
from tests.tables.table_fixture import TableFixture

BOARD = object()
OTHER = object()


@pytest.fixture
def fixture() -> TableFixture:
    """Three players at Eat Me with a bid for the first round each; its cards are to be sealed."""
    return at_eat_me()


def at_eat_me() -> TableFixture:
    fixture = TableFixture(3)
    fixture.start("eatme")
    fixture.ok(fixture.host, "answer", key="food", value=9)
    for seat in fixture.seats[:3]:
        fixture.ok(seat, "answer", key=f"bid/{seat}", value=0)
    fixture.alarm.ring()
    return fixture


def play(fixture: TableFixture, number: int, *cards: int) -> None:
    """Seal the cards of a round, with no bid for the next, and reveal them."""
    for seat, card in zip(fixture.seats, cards, strict=False):
        value = {"card": card, "bid": 0}
        fixture.ok(seat, "answer", key=f"round{number}/move/{seat}", value=value)
    fixture.alarm.ring()


def play_first(fixture: TableFixture, pace: float = 1.0) -> None:
    """Play the first round, which a board shows."""
    fixture.table.pacing.playback_shown(BOARD, 0, pace)
    play(fixture, 1, 1, 20, 14)


def viewers(fixture: TableFixture) -> list[Viewer]:
    """Return the viewers of the phones, a watcher's last."""
    return [*(Viewer("pad", seat) for seat in fixture.seats[:3]), Viewer("watch")]


def looking(fixture: TableFixture) -> list[bool]:
    """Return whether each pad and a watcher's screen say "Look up!"."""
    screens = [fixture.html(each.role, each.seat) for each in viewers(fixture)]
    return ["Look up!" in each["look"] for each in screens]


def length_of(fixture: TableFixture) -> float:
    """Return how long what the board shows now takes at the ordinary pace."""
    referee = fixture.referee
    return referee.game.lead + length(referee.game.beats_of(referee.table))


NOBODY = [False] * 4
EVERYBODY = [True] * 4


def test_they_wait_from_the_reveal_until_the_board_has_shown_it(fixture: TableFixture) -> None:
    fixture.table.pacing.playback_shown(BOARD, 0)
    assert looking(fixture) == NOBODY
    play(fixture, 1, 1, 20, 14)
    assert looking(fixture) == EVERYBODY
    fixture.table.pacing.playback_shown(BOARD, 0)
    assert looking(fixture) == EVERYBODY, "the board has not shown it yet"
    fixture.table.pacing.playback_shown(BOARD, 1003)
    assert looking(fixture) == NOBODY
    play(fixture, 2, 3, 22, 16)
    assert looking(fixture) == EVERYBODY


def test_never_longer_than_it_takes(fixture: TableFixture) -> None:
    play_first(fixture)
    game = registry.load("eatme")
    playback = game.playback(fixture.referee.table)
    assert playback is not None
    beats = game.beats_of(fixture.referee.table)
    assert len(beats) == 3
    assert playback.seconds == pytest.approx(game.lead + length(beats))
    assert fixture.alarm.last == pytest.approx(length_of(fixture) + SPARE)
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY


@pytest.mark.parametrize("pace", [1.8, 0.5])
def test_a_slow_board_has_its_time(fixture: TableFixture, pace: float) -> None:
    play_first(fixture, pace)
    assert fixture.alarm.last == pytest.approx(length_of(fixture) * pace + SPARE)
    fixture.table.pacing.playback_shown(BOARD, 1003, pace)  # somebody has pressed the space bar
    assert looking(fixture) == NOBODY


def test_a_board_says_how_long_its_words_take(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.table.pacing.playback_shown(BOARD, 0, 1.0, 11.5)
    assert fixture.alarm.last == pytest.approx(11.5 + SPARE)
    fixture.passed += 4
    fixture.table.pacing.playback_shown(BOARD, 0, 1.8, 13.5)  # somebody has made it slower
    assert fixture.alarm.last == pytest.approx(13.5 + SPARE)
    fixture.passed += 4
    fixture.table.pacing.playback_shown(BOARD, 0, 1.0, 10_000.0)
    assert fixture.alarm.last == pytest.approx(LONGEST - 8), "but no longer than any reveal takes"
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY


def test_the_slowest_of_several_boards_counts(fixture: TableFixture) -> None:
    fixture.table.pacing.playback_shown(BOARD, 0)
    fixture.table.pacing.playback_shown(OTHER, 0)
    play(fixture, 1, 1, 20, 14)
    fixture.table.pacing.playback_shown(BOARD, 0, 1.0, 9.0)
    fixture.table.pacing.playback_shown(OTHER, 0, 1.0, 12.0)
    assert fixture.alarm.last == pytest.approx(12.0 + SPARE)


def test_where_people_go_on_themselves_phones_wait_as_long_as_somebody_does(
    fixture: TableFixture,
) -> None:
    play_first(fixture, BY_HAND)
    fixture.table.pacing.playback_shown(BOARD, 1000, BY_HAND)
    assert fixture.alarm.last == pytest.approx(length_of(fixture) + UNTOUCHED)
    (first,) = fixture.alarm.due
    fixture.passed += 1
    fixture.table.pacing.playback_shown(BOARD, 1000, BY_HAND)  # nobody has gone on
    assert fixture.alarm.due == [first]
    fixture.table.pacing.playback_shown(BOARD, 1001, BY_HAND)
    (second,) = fixture.alarm.due
    assert second is not first
    first()
    assert looking(fixture) == EVERYBODY, "somebody has gone on since"
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY, "nobody has for a while"


def test_nobody_waits_for_a_board_that_shows_everything_at_once(fixture: TableFixture) -> None:
    play_first(fixture, 0)
    assert looking(fixture) == NOBODY


def test_of_several_boards_the_slowest_counts(fixture: TableFixture) -> None:
    for board, pace in ((BOARD, 1.0), (OTHER, 1.8), (object(), 0.0)):
        fixture.table.pacing.playback_shown(board, 0, pace)
    play(fixture, 1, 1, 20, 14)
    assert fixture.alarm.last == pytest.approx(length_of(fixture) * 1.8 + SPARE)
    fixture.table.pacing.playback_shown(BOARD, 1003)
    assert looking(fixture) == EVERYBODY, "the other one still plays"
    fixture.table.pacing.playback_shown(object(), 1003)
    assert looking(fixture) == EVERYBODY, "a board that is opened now shows nothing"
    fixture.table.pacing.playback_shown(OTHER, 1003, 1.8)
    assert looking(fixture) == NOBODY


def test_a_board_that_stops_playing_lets_phones_go(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.table.pacing.playback_shown(BOARD, 0, 0)
    assert looking(fixture) == NOBODY


def test_a_board_that_is_made_slower_meanwhile_has_its_time(fixture: TableFixture) -> None:
    play_first(fixture)
    (ordinary,) = fixture.alarm.due
    fixture.table.pacing.playback_shown(BOARD, 0, 1.8)
    assert fixture.alarm.last == pytest.approx(1.8 * length_of(fixture) + SPARE)
    ordinary()
    assert looking(fixture) == EVERYBODY
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY


def test_no_reveal_is_longer_than_its_slowest_board_takes_whatever_boards_say(
    fixture: TableFixture,
) -> None:
    play_first(fixture)
    longest = length_of(fixture) + UNTOUCHED
    ends: list[float] = []
    timers: list[object] = []
    for number, pace in [(0, 1.0), (0, BY_HAND), (1000, 1.8), (1000, BY_HAND)] * 5:
        fixture.passed += longest / 40
        fixture.table.pacing.playback_shown(BOARD, number, pace)
        if fixture.alarm.due != timers:
            timers = list(fixture.alarm.due)
            ends.append(fixture.passed + fixture.alarm.last)
    assert len(timers) == 1
    assert max(ends) == pytest.approx(longest)
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY
    fixture.table.pacing.playback_shown(BOARD, 0, BY_HAND)
    assert looking(fixture) == NOBODY, "once is enough"


def test_where_people_go_on_themselves_each_step_counts_once(fixture: TableFixture) -> None:
    play_first(fixture, BY_HAND)
    for number in (1001, 1002):
        fixture.passed += 1
        fixture.table.pacing.playback_shown(BOARD, number, BY_HAND)
    (last,) = fixture.alarm.due
    for number in (1000, 1001, 1002, 0, 1001):
        fixture.passed += 1
        fixture.table.pacing.playback_shown(BOARD, number, BY_HAND)
        fixture.table.pacing.playback_shown(OTHER, number, BY_HAND)
    assert fixture.alarm.due == [last]


@pytest.mark.parametrize(
    "said",
    [
        '{"shown": 1000000000000000000000000000000}',
        '{"shown": 2147483648}',
        '{"shown": -1}',
        '{"shown": true}',
        '{"shown": 1.5}',
        '{"shown": "1"}',
        '{"shown": null}',
        '{"shown": 0, "pace": true}',
        '{"shown": 0, "pace": -1}',
        '{"shown": 0, "pace": 2}',
        '{"shown": 0, "pace": 19.9}',
        '{"shown": 0, "pace": 1e400}',
        '{"shown": 0, "pace": 1%s}' % ("0" * 400),
        '{"shown": 0, "pace": NaN}',
        '{"shown": 0, "pace": Infinity}',
        '{"shown": 0, "pace": [1]}',
        '{"shown": 1, "left": -1}',
        '{"shown": 1, "left": true}',
        '{"shown": 1, "left": "long"}',
    ],
)
def test_what_is_no_number_or_pace_is_not_heard(said: str) -> None:
    assert read_shown(read_frame(said) or {}) is None


def test_a_board_that_lost_its_connection_plays_on(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.table.pacing.playback_shown(OTHER, 0)  # the same page, connected again
    fixture.table.disconnect("laptop", laptop=True, board=BOARD)
    assert looking(fixture) == EVERYBODY
    fixture.table.pacing.playback_shown(OTHER, 1003)
    assert looking(fixture) == NOBODY


def test_time_that_is_up_counts_for_its_own_wait_alone() -> None:
    ends: list[int] = []
    due: list[Callable[[], None]] = []

    def schedule(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        del seconds
        due.append(run)
        return lambda: None  # too late to be cancelled

    wait = PlaybackWait(schedule, ends.append, lambda: 0.0)
    wait.shown(BOARD, 0)
    wait.update(Playback(1003, 4))
    wait.shown(BOARD, 1003)
    wait.update(Playback(2003, 4))
    due[0]()
    assert not wait.end(ends[0])
    assert wait.running == 2003
    due[1]()
    assert wait.end(ends[1])
    assert wait.running is None


# -- what phones are sent meanwhile ------------------------------------------------------------


def sent(subscribers: list[Subscriber]) -> list[list[str]]:
    return [each.outbox.take() for each in subscribers]


def meanwhile(fixture: TableFixture, reveal: Callable[[], None]) -> list[list[str]]:
    """Reveal something that a board plays; return what is sent to phones meanwhile, those opened then too."""
    fixture.table.pacing.playback_shown(BOARD, 0)
    hub = fixture.services.hub
    phones = [hub.add(fixture.table, each) for each in viewers(fixture)]
    for each in phones:
        each.open(["scores", "entries"])
    sent(phones)
    reveal()
    frames = sent(phones)
    phones += [hub.add(fixture.table, each) for each in viewers(fixture)]
    frames += sent(phones[4:])
    fixture.alarm.ring()
    (after,) = zip(*sent(phones), strict=True)
    assert all("table" in json.loads(frame)["regions"] for frame in after)
    return frames


def test_phones_are_sent_nothing_but_look_up(fixture: TableFixture) -> None:
    def reveal() -> None:
        play(fixture, 1, 1, 20, 14)
        seat = fixture.seats[2]
        fixture.ok(seat, "answer", key=f"round2/move/{seat}", value={"card": 3, "bid": 0})
        assert all(list(page.values()) == [""] * (len(page) - 1) + [look] for page, look in pages())
        assert fixture.html("board")["stage"], "the board shows what phones wait for"

    def pages() -> Iterator[tuple[dict[str, str], str]]:
        for viewer in viewers(fixture):
            page = fixture.html(viewer.role, viewer.seat)
            assert set(page) == {region.name for region in SCREENS[viewer.role]}
            look = page.pop("look")
            yield {**page, "look": look}, look

    frames = meanwhile(fixture, reveal)
    assert len(frames) == 8
    for each in frames:
        (frame,) = map(json.loads, each)
        assert list(frame) == ["regions"]
        assert list(frame["regions"]) == ["look"]
        assert "Look up!" in frame["regions"]["look"]


def test_what_they_are_sent_does_not_depend_on_the_result() -> None:
    def sent_of(*ploys: int) -> list[list[str]]:
        fixture = TableFixture(3)
        fixture.start("feast", dummies=0)
        fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
        fixture.seal(*ploys)
        return meanwhile(fixture, fixture.alarm.ring)

    assert sent_of(8, 8, 6) == sent_of(8, 9, 10) == sent_of(8, 8, 8)


def test_a_page_that_is_opened_meanwhile_has_nothing_of_it(fixture: TableFixture) -> None:
    play_first(fixture)
    client = fixture.client(device="device-Ana")
    for path in (f"/pad/{fixture.table.code}/{fixture.seats[0]}", f"/watch/{fixture.table.code}"):
        page = client.get(path)
        assert page.status_code == 200
        assert "Look up!" in page.text
        data = page.text.partition('id="data">')[2].partition("</script>")[0]
        assert list(json.loads(data)) == ["files"]
        for word in ("organism", "Round", "data-result", "Waiting for", "sealed"):
            assert word not in on_screen(page.text), word


def test_nobody_waits_without_a_board_that_can_show_it(fixture: TableFixture) -> None:
    fixture.table.connect("laptop", laptop=True)
    play(fixture, 1, 1, 20, 14)
    assert looking(fixture) == NOBODY


def test_nobody_waits_for_a_board_that_is_gone(fixture: TableFixture) -> None:
    fixture.table.pacing.playback_shown(BOARD, 0)
    fixture.table.pacing.playback_shown(OTHER, 0)
    play(fixture, 1, 1, 20, 14)
    fixture.table.disconnect("device", board=OTHER)
    assert looking(fixture) == EVERYBODY, "another one still shows it"
    fixture.table.disconnect("laptop", laptop=True, board=BOARD)
    assert looking(fixture) == NOBODY


def test_a_board_that_is_loaded_again_does_not_show_it_again(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.table.disconnect("laptop", laptop=True, board=BOARD)
    fixture.table.pacing.playback_shown(OTHER, 1003)  # the page as it opens
    assert looking(fixture) == NOBODY


def test_no_page_tells_what_the_board_has_still_to_show() -> None:
    """What happened so far, the history and the result, as a phone opens them while the board plays."""
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    fixture.table.pacing.playback_shown(BOARD, 0)
    play_feast(fixture, 1, 7, (8, 8, 6))
    shown = pages_of(fixture)
    assert "Gaffe" not in shown
    assert 'data-last="1"' in shown
    assert "data-under-way" in shown
    fixture.alarm.ring()
    shown = pages_of(fixture)
    assert "Gaffe" in shown
    assert 'data-last="2"' in shown


def test_the_end_of_a_game_has_no_page_before_the_board_has_told_it() -> None:
    fixture = TableFixture(3)
    fixture.table.pacing.playback_shown(BOARD, 0)
    fixture.start("anygame")
    fixture.ok(fixture.host, "answer", key="round1/next", value={"scores": True})
    for seat, points in zip(fixture.seats, (5, 9, 7), strict=False):
        fixture.ok(fixture.host, "answer", key=f"round1/score/{seat}", value=str(points))
    fixture.alarm.ring()
    fixture.ok(fixture.host, "answer", key="round2/next", value={"finish": True})
    assert fixture.table.playing_back is not None
    code = fixture.table.code
    ended = (f"/result/{code}/1", f"/result/{code}/1/picture.png", f"/history/{code}/1/sheet")
    client = fixture.client()
    assert [client.get(path).status_code for path in ended] == [404] * 3
    assert "Still being played" in client.get(f"/history/{code}").text
    assert 'id="finale"' not in client.get(f"/replay/{code}/1/99").text
    fixture.alarm.ring()
    assert [client.get(path).status_code for path in ended] == [200] * 3
    assert "Still being played" not in client.get(f"/history/{code}").text
    assert 'id="finale"' in client.get(f"/replay/{code}/1/99").text


def play_feast(fixture: TableFixture, number: int, topic: int, ploys: tuple[int, ...]) -> None:
    fixture.ok(fixture.host, "answer", key=f"deal1/round{number}/topic", value=topic)
    fixture.seal(*ploys, number=number)
    fixture.alarm.ring()
    assert fixture.table.playing_back is not None


def pages_of(fixture: TableFixture) -> str:
    """Return the last step that there is of a replay, and the history, as plainly as they are written."""
    client, code = fixture.client(), fixture.table.code
    pages = (f"/replay/{code}/1/99", f"/replay/{code}/1?page=99", f"/history/{code}")
    return " ".join(" ".join(client.get(each).text for each in pages).split())


def test_what_is_undone_is_not_waited_for(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.ok(fixture.host, "undo")
    assert looking(fixture) == NOBODY


def test_what_was_played_before_the_app_was_started_is_not_waited_for(
    fixture: TableFixture,
) -> None:
    play(fixture, 1, 1, 20, 14)
    fixture.table.pacing.playback_shown(BOARD, 1003)
    assert looking(fixture) == NOBODY
