"""Phones wait while the board plays a round out, and never longer than that takes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from companion.live.hub import Subscriber
from companion.presenters import Viewer
from companion.rendering.regions import SCREENS
from companion.tables.commands.parsing import read_frame
from companion.tables.playback import LONGEST, SPARE, Shown, read_shown
from rules.engine import registry
from rules.engine.beats import length
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


def play_first(fixture: TableFixture) -> None:
    """Play the first round, which a board shows."""
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
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
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
    assert looking(fixture) == NOBODY
    play(fixture, 1, 1, 20, 14)
    assert looking(fixture) == EVERYBODY
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
    assert looking(fixture) == EVERYBODY, "the board has not shown it yet"
    fixture.table.pacing.playback_shown(BOARD, Shown(2003))
    assert looking(fixture) == NOBODY
    play(fixture, 2, 3, 22, 16)
    assert looking(fixture) == EVERYBODY


def test_never_longer_than_it_takes(fixture: TableFixture) -> None:
    play_first(fixture)
    game = registry.load("eatme")
    reveal = game.reveal(fixture.referee.table)
    assert reveal is not None
    assert len(reveal.beats) == 3
    assert reveal.seconds == pytest.approx(game.lead + length(reveal.beats))
    assert fixture.alarm.last == pytest.approx(length_of(fixture) + SPARE)
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY


def test_a_board_says_how_long_it_takes(fixture: TableFixture) -> None:
    play_first(fixture)
    shown = fixture.table.pacing.playback_shown
    shown(BOARD, Shown(2000, left=11.5))
    assert fixture.alarm.last == pytest.approx(11.5 + SPARE)
    (first,) = fixture.alarm.due
    fixture.passed += 4
    shown(BOARD, Shown(2000, left=13.5))  # somebody has made it slower
    assert fixture.alarm.last == pytest.approx(13.5 + SPARE)
    first()
    assert looking(fixture) == EVERYBODY, "it has been made slower since"
    fixture.passed += 4
    shown(BOARD, Shown(2000, left=10_000.0))
    assert fixture.alarm.last == pytest.approx(LONGEST - 8), "but no longer than any reveal takes"
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY
    shown(BOARD, Shown(2000, left=11.5))
    assert looking(fixture) == NOBODY, "once is enough"


def test_a_board_that_has_shown_it_lets_phones_go(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.table.pacing.playback_shown(BOARD, Shown(2000, left=4.5))
    fixture.table.pacing.playback_shown(BOARD, Shown(2003))  # somebody has pressed the space bar
    assert looking(fixture) == NOBODY


def test_where_people_go_on_themselves_phones_wait_as_long_as_somebody_does(
    fixture: TableFixture,
) -> None:
    play_first(fixture)
    fixture.table.pacing.playback_shown(BOARD, Shown(2000, left=80))
    fixture.passed += 60
    fixture.table.pacing.playback_shown(BOARD, Shown(2000, left=80))  # nobody has gone on
    assert fixture.alarm.last == pytest.approx(LONGEST - 60)
    (first,) = fixture.alarm.due
    fixture.table.pacing.playback_shown(BOARD, Shown(2001, left=80))
    assert fixture.alarm.last == pytest.approx(80 + SPARE)
    first()
    assert looking(fixture) == EVERYBODY, "somebody has gone on since"
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY, "nobody has for a while"


def test_each_step_gives_more_time_once(fixture: TableFixture) -> None:
    play_first(fixture)
    timers: list[object] = []
    ends = []
    for number in (2001, 2000, 2001, 0, 2001):
        for board in (BOARD, OTHER):
            fixture.passed += LONGEST / 20
            fixture.table.pacing.playback_shown(board, Shown(number, left=10_000.0))
            if fixture.alarm.due != timers:
                timers = list(fixture.alarm.due)
                ends.append(fixture.passed + fixture.alarm.last)
    assert ends == [pytest.approx(LONGEST / 20 + LONGEST)]


def test_nobody_waits_for_a_board_that_shows_everything_at_once(fixture: TableFixture) -> None:
    fixture.table.pacing.playback_shown(BOARD, Shown(0, plays=False))
    play(fixture, 1, 1, 20, 14)
    assert looking(fixture) == NOBODY


def test_of_several_boards_the_slowest_counts(fixture: TableFixture) -> None:
    shown = fixture.table.pacing.playback_shown
    for board, plays in ((BOARD, True), (OTHER, True), (object(), False)):
        shown(board, Shown(0, plays))
    play(fixture, 1, 1, 20, 14)
    shown(BOARD, Shown(2000, left=9))
    shown(OTHER, Shown(2000, left=12))
    assert fixture.alarm.last == pytest.approx(12 + SPARE)
    shown(BOARD, Shown(2003))
    assert looking(fixture) == EVERYBODY, "the other one still plays"
    shown(object(), Shown(2003))
    assert looking(fixture) == EVERYBODY, "a board that is opened now shows nothing"
    shown(OTHER, Shown(2003))
    assert looking(fixture) == NOBODY


def test_a_board_that_stops_playing_lets_phones_go(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.table.pacing.playback_shown(BOARD, Shown(0, plays=False))
    assert looking(fixture) == NOBODY


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
        '{"shown": 0, "plays": 1}',
        '{"shown": 0, "plays": null}',
        '{"shown": 0, "left": 1e400}',
        '{"shown": 0, "left": 1%s}' % ("0" * 400),
        '{"shown": 0, "left": NaN}',
        '{"shown": 0, "left": Infinity}',
        '{"shown": 0, "left": [1]}',
        '{"shown": 1, "left": -1}',
        '{"shown": 1, "left": true}',
        '{"shown": 1, "left": "long"}',
    ],
)
def test_what_is_no_number_is_not_heard(said: str) -> None:
    assert read_shown(read_frame(said) or {}) is None


def test_a_board_that_lost_its_connection_plays_on(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.table.pacing.playback_shown(OTHER, Shown(0))  # the same page, connected again
    fixture.table.disconnect("laptop", laptop=True, board=BOARD)
    assert looking(fixture) == EVERYBODY
    fixture.table.pacing.playback_shown(OTHER, Shown(2003))
    assert looking(fixture) == NOBODY


# -- what phones are sent meanwhile ------------------------------------------------------------


def sent(subscribers: list[Subscriber]) -> list[list[str]]:
    return [each.outbox.take() for each in subscribers]


def meanwhile(fixture: TableFixture, reveal: Callable[[], None]) -> list[list[str]]:
    """Reveal something that a board plays; return what is sent to phones meanwhile, those opened then too."""
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
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
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
    fixture.table.pacing.playback_shown(OTHER, Shown(0))
    play(fixture, 1, 1, 20, 14)
    fixture.table.disconnect("device", board=OTHER)
    assert looking(fixture) == EVERYBODY, "another one still shows it"
    fixture.table.disconnect("laptop", laptop=True, board=BOARD)
    assert looking(fixture) == NOBODY


def test_a_board_that_is_loaded_again_does_not_show_it_again(fixture: TableFixture) -> None:
    play_first(fixture)
    fixture.table.disconnect("laptop", laptop=True, board=BOARD)
    fixture.table.pacing.playback_shown(OTHER, Shown(2003))  # the page as it opens
    assert looking(fixture) == NOBODY


def test_no_page_tells_what_the_board_has_still_to_show() -> None:
    """What happened so far, the history and the result, as a phone opens them while the board plays."""
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
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
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
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
    fixture.table.pacing.playback_shown(BOARD, Shown(2003))
    assert looking(fixture) == NOBODY
