"""A region whose template fails says so to those who would see it, and nothing else breaks."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator

import pytest
from jinja2 import BaseLoader, ChoiceLoader, DictLoader, Environment

from companion.presenters import TablePresenter, Viewer
from companion.presenters.score import Score
from companion.rendering.failures import MAX_REPORTED, Failures
from companion.web.services import Services
from rules.facts import Seat
from tests.other_words import BROKEN, say_instead
from tests.tables.table_fixture import TableFixture

NOTICE = "This screen didn’t load. The game is safe."
SECRET = 9
PAD = (
    "{%- macro on_table(t) -%}{{ broken(t) }}"
    "<p id='on-table'>Topic {{ t.view.scene.topic }}</p>{%- endmacro -%}"
)


class Breaks:
    """A global that templates call: raises for some viewers, until it is mended."""

    def __init__(self, when: Callable[[TablePresenter], bool]) -> None:
        self._when = when
        self.mended = False

    def __call__(self, t: TablePresenter) -> str:
        if not self.mended and self._when(t):
            raise KeyError(SECRET)
        return ""


def test_authors_are_told_what_is_wrong_and_in_which_line() -> None:
    fixture = TableFixture(players=2, DEV=True)
    fixture.may_fail = True
    scene = "<p>One</p>\n{{ t.view.scene.no_such_field }}"
    replace_templates(fixture.app.jinja_env, {"games/goofspiel/scene.html": scene})
    fixture.start("goofspiel")
    stage = fixture.html("board")["stage"]
    assert NOTICE in stage
    assert "has no attribute &#39;no_such_field&#39;" in stage
    assert "line 2" in stage


def test_nobody_else_is_told_what_an_error_says() -> None:
    fixture = TableFixture(players=2, own_templates=True)
    fixture.may_fail = True
    scene = "{{ t.view.scene.no_such_field }}"
    replace_templates(fixture.app.jinja_env, {"games/goofspiel/scene.html": scene})
    fixture.start("goofspiel")
    assert "no_such_field" not in fixture.html("board")["stage"]


def replace_templates(environment: Environment, templates: dict[str, str]) -> None:
    """Put other templates in the place of some; before they are loaded."""
    assert isinstance(environment.loader, BaseLoader)
    environment.loader = ChoiceLoader([DictLoader(templates), environment.loader])


def begin(
    breaks: Callable[[TablePresenter], bool], **templates: str
) -> tuple[TableFixture, Breaks]:
    """Start The Feast with a pad that fails for some viewers, and with some other templates."""
    fixture = TableFixture(players=3, own_templates=True)
    fixture.may_fail = True
    broken = Breaks(breaks)
    environment = fixture.app.jinja_env
    replace_templates(environment, {"games/feast/pad.html": PAD, **templates})
    environment.globals["broken"] = broken
    fixture.start(dummies=0)
    return fixture, broken


def topic(fixture: TableFixture, rank: int = 5) -> None:
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=rank)


@pytest.fixture
def bo(caplog: pytest.LogCaptureFixture) -> Iterator[Seat]:
    """The seat whose pad fails."""
    with caplog.at_level(logging.ERROR):
        yield Seat("s2")


def is_notice(html: str) -> bool:
    return NOTICE in html and "Reload" in html


def test_only_the_region_that_fails_and_only_for_who_would_see_it_is_replaced(bo: Seat) -> None:
    fixture, _ = begin(lambda t: t.seat == bo)
    screens = fixture.everything()
    failed = {who: {n for n, html in s.items() if NOTICE in html} for who, s in screens.items()}
    assert failed.pop(bo) == {"main"}
    assert not any(failed.values())
    assert is_notice(screens[bo]["main"])
    assert screens[bo]["head"] == fixture.html("pad", bo)["head"] != ""


def test_each_reads_it_in_their_language(bo: Seat) -> None:
    fixture, _ = begin(lambda t: t.seat == bo)
    assert is_notice(fixture.html("pad", bo)["main"])
    fixture.language = "de"
    said = fixture.html("pad", bo)["main"]
    assert "Dieser Bildschirm wurde nicht geladen." in said
    assert "Neu laden" in said
    assert NOTICE not in said


def test_it_is_logged_once_with_where_and_without_what_anybody_has_sealed(
    bo: Seat, caplog: pytest.LogCaptureFixture
) -> None:
    fixture, _ = begin(lambda t: t.seat == bo)
    topic(fixture)
    for _ in range(3):
        fixture.services.renderer.clear(fixture.table)
        fixture.html("pad", bo)
    (record,) = caplog.records
    line = record.getMessage().splitlines()[0]
    assert line == f"table {fixture.table.code}: region main could not be drawn for a pad: KeyError"
    assert "main.html" in caplog.text
    assert f"KeyError: {SECRET}" not in caplog.text
    assert f"KeyError({SECRET})" not in caplog.text
    assert "s2" not in line
    assert "Bo" not in line


def test_a_table_fills_the_log_with_no_more_than_so_many_failures(
    caplog: pytest.LogCaptureFixture,
) -> None:
    failures = Failures()
    for number in [*range(MAX_REPORTED), 0, *range(MAX_REPORTED, 2 * MAX_REPORTED)]:
        failures.report("ABCDEF", f"region {number}", "pad", KeyError(SECRET))
    assert len(caplog.records) == MAX_REPORTED


def test_the_game_goes_on_and_the_region_comes_back(bo: Seat) -> None:
    fixture, broken = begin(lambda t: t.seat == bo)
    assert is_notice(fixture.html("pad", bo)["main"])
    topic(fixture)
    entries = len(fixture.table.referee.log) if fixture.table.referee else 0
    fixture.ok(bo, "answer", key=f"deal1/round1/ploy/{bo}", value=3)
    assert fixture.table.referee is not None
    assert len(fixture.table.referee.log) == entries + 1
    broken.mended = True
    fixture.ok(bo, "unseal", key=f"deal1/round1/ploy/{bo}")
    assert "Topic 5" in fixture.html("pad", bo)["main"]


def test_a_failure_in_what_a_region_depends_on_is_said_in_that_region(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    say_instead(monkeypatch, "feast", place_long=BROKEN, place_short=BROKEN)
    fixture, _ = begin(lambda _: False)
    board = fixture.html("board", host=True)
    assert is_notice(board["head"])
    assert is_notice(fixture.html("watch")["head"])
    assert not is_notice(fixture.html("watch")["table"])


def test_a_template_that_cannot_be_read_fails_alone() -> None:
    fixture, _ = begin(lambda _: False, **{"games/feast/pad.html": "{% macro on_table(t) %}"})
    for seat in fixture.seats:
        pad = fixture.html("pad", seat)
        assert is_notice(pad["main"])
        assert pad["head"]
    assert NOTICE not in "".join(fixture.html("board", host=True).values())


# -- through the hub and its frames -----------------------------------------------------------------


class Screen:
    """What a connection has been sent."""

    def __init__(self, services: Services, fixture: TableFixture, viewer: Viewer) -> None:
        self.subscriber = services.hub.add(fixture.table, viewer)
        self.regions: dict[str, str] = {}

    def read(self) -> dict[str, str]:
        """Return only what has come since."""
        new: dict[str, str] = {}
        for frame in self.subscriber.outbox.take():
            new |= json.loads(frame).get("regions", {})
        self.regions |= new
        return new


def test_the_socket_carries_the_notice_once_and_then_the_region(bo: Seat) -> None:
    fixture, broken = begin(lambda t: t.seat == bo)
    ana, bos = (Screen(fixture.services, fixture, Viewer("pad", seat)) for seat in (Seat("s1"), bo))
    board = Screen(fixture.services, fixture, Viewer("board", host=True))
    assert is_notice(bos.read()["main"])
    assert "Topic" in ana.read()["main"]
    assert NOTICE not in "".join(board.read().values())
    topic(fixture)
    assert "main" not in bos.read(), "it is still the same notice"
    assert "Topic 5" in ana.read()["main"]
    assert board.read()["stage"]
    broken.mended = True
    fixture.ok(Seat("s1"), "answer", key="deal1/round1/ploy/s1", value=3)
    assert "Topic 5" in bos.read()["main"], "though nothing else of this pad has changed"
    assert not bos.subscriber._incomplete


def test_a_region_comes_back_though_nothing_happens_at_the_table(bo: Seat) -> None:
    fixture, broken = begin(lambda t: t.seat == bo)
    bos = Screen(fixture.services, fixture, Viewer("pad", bo))
    assert is_notice(bos.read()["main"])
    bos.subscriber.retry()
    assert bos.read() == {}
    broken.mended = True
    bos.subscriber.retry()
    assert "Topic" in bos.read()["main"]
    bos.subscriber.retry()
    assert bos.subscriber.outbox.take() == [], "there is nothing to try again"


# -- the pages and dialogs ---------------------------------------------------------------------------


def test_pages_show_the_notice_and_no_error() -> None:
    cards = "{%- macro cards(t) -%}{{ broken(t) }}The cards{%- endmacro -%}"
    fixture, broken = begin(lambda t: t.viewer.role == "watch", **{"games/feast/watch.html": cards})
    client = fixture.client()
    page = client.get(f"/watch/{fixture.table.code}")
    assert page.status_code == 200
    assert is_notice(page.text)
    assert 'id="region-head"' in page.text, "the rest of the page is there"
    broken.mended = True
    fixture.services.renderer.clear(fixture.table)
    assert NOTICE not in client.get(f"/watch/{fixture.table.code}").text


def test_a_page_that_fails_as_a_whole_is_a_notice(caplog: pytest.LogCaptureFixture) -> None:
    templates = {"pad/index.html": "{{ broken(t) }}", "board/index.html": "{{ broken(t) }}"}
    fixture, broken = begin(lambda t: t.viewer.role in {"watch", "board"}, **templates)
    client = fixture.client(laptop=True)
    for role in ("board", "watch"):
        for _ in range(2):
            page = client.get(f"/{role}/{fixture.table.code}")
            assert page.status_code == 200
            assert is_notice(page.text)
            assert 'http-equiv="refresh"' in page.text
    assert len([r for r in caplog.records if "the page" in r.getMessage()]) == 2, "once each"
    broken.mended = True
    assert client.get(f"/board/{fixture.table.code}").text == ""


@pytest.mark.parametrize("path", ["entries", "undo", "ask", "amend"])
def test_a_dialog_that_fails_says_so_and_can_be_closed(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixture, _ = begin(lambda _: False)
    topic(fixture)
    say_instead(monkeypatch, "feast", entry_topic=BROKEN, ask_ploy=BROKEN)
    client = fixture.client(laptop=True)
    key = {"ask": "deal1/round1/ploy/s1", "amend": "deal1/round1/topic"}.get(path, "")
    answer = client.get(f"/{path}/{fixture.table.code}", query_string={"key": key})
    assert answer.status_code == 200
    assert is_notice(answer.text)
    assert "data-close" in answer.text
    assert "comes back by itself" not in answer.text, "a dialog is fetched once"


def test_a_refusal_whose_sentence_fails_is_still_a_refusal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    say_instead(monkeypatch, "refused", not_an_option=BROKEN)
    fixture, _ = begin(lambda _: False)
    ack = fixture.do(fixture.host, "answer", key="deal1/round1/topic", value=999)
    assert not ack["ok"]
    assert ack["say"] == "That isn’t possible right now."


def test_data_that_cannot_be_made_is_null_and_the_screen_comes_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: Score) -> int:
        raise KeyError("total")

    fixture = TableFixture(2)
    fixture.start("goofspiel")
    monkeypatch.setattr(Score, "my_total", property(fail))
    subscriber = fixture.services.hub.add(fixture.table, Viewer("pad", fixture.seats[0]))
    (frame,) = map(json.loads, subscriber.outbox.take())
    assert frame["data"]["me"] is None
    assert frame["data"]["game"] == "goofspiel"
    assert "<form" in "".join(frame["regions"].values()) or "Waiting" in frame["regions"]["main"]
    assert "data me could not be" in caplog.text
