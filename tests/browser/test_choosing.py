"""What is chosen on the board before a game, on a line that is slow."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from companion.storage.errors import StoreUnavailable
from rules.games.liar.deck import FEWEST_COLOURS
from tests.browser.evening import until
from tests.browser.fits import Line, pad_of, screen
from tests.tables.table_fixture import NAMES, TableFixture


class Slow:
    """A line on which either way can be held back for a while; the page hears that it is there, and keeps it."""

    def __init__(self) -> None:
        self._held: dict[str, list[str | bytes]] = {}
        self._ways: dict[str, Callable[[str | bytes], None]] = {}

    def __call__(self, laid: TableFixture, client: FlaskClient, page: WebSocketRoute) -> None:
        SlowLine(self, laid, client, page)

    def pass_on(
        self, way: str, message: str | bytes, further: Callable[[str | bytes], None]
    ) -> None:
        """Let a message pass, or hold it back."""
        self._ways[way] = further
        if way in self._held and str(message)[:3] != '{"p':
            self._held[way].append(message)
            self._ways["down"]("{}")
        else:
            further(message)

    def hold(self, way: str) -> None:
        """Let nothing pass any more."""
        self._held[way] = []

    def wait(self, way: str, count: int, page: Page) -> None:
        """Wait until so many are held."""
        until(lambda: len(self._held[way]) >= count, lambda: page.evaluate("0"))

    def let_go(self, way: str) -> list[str | bytes]:
        """Let everything pass that was held, and return it."""
        held = self._held.pop(way)
        for message in held:
            self._ways[way](message)
        return held


class SlowLine(Line):
    """A connection over a slow line."""

    def __init__(
        self, slow: Slow, laid: TableFixture, client: FlaskClient, page: WebSocketRoute
    ) -> None:
        self._slow = slow
        super().__init__(laid, client, page)

    def send(self, frame: str | bytes) -> None:
        self._slow.pass_on("down", frame, super().send)

    def receive(self, frame: str | bytes) -> None:
        self._slow.pass_on("up", frame, super().receive)


TOASTS_STAY = """
() => { const { setTimeout } = window;
  window.setTimeout = (run, delay, ...rest) => (delay === 6000 ? 0 : setTimeout(run, delay, ...rest)); }
"""
"""No toast goes by itself any more."""
MUTATIONS = """
() => { window.seen = []; new MutationObserver((all) => seen.push(...all.map((each) => each.type)))
  .observe(document.getElementById("action"), { subtree: true, childList: true, characterData: true,
    attributes: true, attributeFilter: ["disabled"] }); }
"""


@pytest.mark.slow
def test_a_button_stays_as_it_is_under_a_finger_while_the_page_is_drawn_anew(
    browser: Browser,
) -> None:
    laid, lines = TableFixture(2), list[WebSocketRoute]()
    laid.start()

    def line(laid: TableFixture, client: FlaskClient, page: WebSocketRoute) -> None:
        lines.append(page)
        Line(laid, client, page)

    with pad_of(browser, laid, laid.seats[0], line=line) as ana:
        ana.pick(7)
        button = ana.page.locator("#action button[type=submit]")
        expect(button).to_have_text("The topic is 7")
        ana.page.evaluate(MUTATIONS)
        lines[0].close()
        until(lambda: len(lines) > 1, lambda: ana.page.evaluate("0"))
        # Back again, it is sent the whole page.
        expect(ana.page.locator("body[data-connection=there]")).to_be_attached()
        expect(button).to_have_text("The topic is 7")
        assert ana.page.evaluate("seen") == []
        ana.send()
        expect(ana.page.locator("h1.pad-title").first).not_to_have_text(
            "Flip the top card. What is it?"
        )


@dataclass
class Lobby:
    """A table with two people, and its board on a slow line."""

    laid: TableFixture
    board: Page
    slow: Slow

    def pick(self, game: str) -> None:
        """Pick a game on another device of the host."""
        self.laid.ok(self.laid.host, "choose_game", game=game)
        self.board.locator(f".lobby[data-game={game}]").wait_for(state="attached")

    def draw_anew(self) -> None:
        """Let Ana's phone go away or come back, which the lobby tells: it is drawn anew, as the table knows it."""
        away = self.board.locator("#seat-s1[data-away]").count()
        tell = self.laid.table.connect if away else self.laid.table.disconnect
        tell("device-Ana")
        self.laid.alarm.ring()
        now = "#seat-s1:not([data-away])" if away else "#seat-s1[data-away]"
        self.board.locator(now).wait_for(state="attached")


@pytest.fixture(scope="module")
def two_people(browser: Browser) -> Iterator[Lobby]:
    laid, slow = TableFixture(2), Slow()
    for name in NAMES[:2]:
        laid.table.connect(f"device-{name}")
    with screen(browser, laid, line=slow) as board:
        yield Lobby(laid, board, slow)


@pytest.fixture
def lobby(two_people: Lobby) -> Lobby:
    """The board of two people, loaded anew."""
    two_people.board.reload()
    two_people.board.locator("body[data-connection=there]").wait_for(state="attached")
    return two_people


def test_every_press_counts_however_late_the_table_hears_of_it(lobby: Lobby) -> None:
    board, slow = lobby.board, lobby.slow
    board.check("#game-eatme")
    hand = board.locator("output[data-name=hand]")
    cards = int(hand.inner_text())
    fewer = hand.locator("xpath=..").locator("[data-step='-1']")
    slow.hold("down")
    fewer.click()
    slow.wait("down", 2, board)  # that it was heard, and what the board looks like then
    slow.hold("up")
    fewer.click()
    slow.wait("up", 1, board)
    slow.let_go("down")
    fewer.click()
    expect(hand).to_have_text(str(cards - 3))
    # On a slow machine the board gives up the line meanwhile, and says again what nobody has heard.
    said = [json.loads(each) for each in slow.let_go("up")]
    hands = [each["options"]["hand"] for each in said if each.get("do") == "choose_game"]
    assert {cards - 2, cards - 3} <= set(hands)
    has = re.compile(rf'"hand": {cards - 3}\b')
    expect(board.locator("#setup")).to_have_attribute("data-touched", has)
    expect(hand).to_have_text(str(cards - 3))


@pytest.mark.parametrize("line_is", [pytest.param("closed", marks=pytest.mark.slow), "silent"])
def test_without_a_line_a_game_begins_only_when_what_was_chosen_has_arrived(
    browser: Browser, line_is: str
) -> None:
    posted: list[Route] = []
    arrived = False

    def hold_the_first(route: Route) -> None:
        posted.append(route)
        if len(posted) > 1:
            route.fallback()

    def line(laid: TableFixture, client: FlaskClient, page: WebSocketRoute) -> None:
        if arrived or not cut:
            Line(laid, client, page)
        elif line_is == "closed":
            page.close()

    laid, cut = TableFixture(2), False
    laid.ok(laid.host, "choose_game", game="eatme")
    with screen(browser, laid, line=line) as board:
        cut = True
        board.reload()
        board.route("**/command/**", hold_the_first)
        hand = board.locator("output[data-name=hand]")
        hand.locator("xpath=..").locator("[data-step='-1']").click()
        until(lambda: bool(posted), lambda: board.evaluate("0"))
        board.click("text=Start Eat Me")
        board.evaluate("fetch(location.href).then(() => 0)")
        assert [json.loads(each.request.post_data or "")["do"] for each in posted] == [
            "choose_game"
        ]
        posted[0].fallback()
        arrived = True
        expect(board.locator("#board-head h1")).to_have_text("Eat Me")
        taken = posted[0].request.response()
        assert taken is not None
        assert taken.json()["ok"]


def test_what_is_typed_stays_while_the_table_answers_to_something_else(lobby: Lobby) -> None:
    board, slow = lobby.board, lobby.slow
    lobby.pick("anygame")
    board.click("[data-all-options]")
    field = board.locator("#option-anygame-points-input")
    slow.hold("down")
    board.locator("#option-anygame-ties-again").locator("xpath=..").click()
    slow.wait("down", 1, board)
    field.fill("7")
    slow.let_go("down")
    expect(board.locator("#setup")).to_have_attribute("data-touched", re.compile('"ties": "again"'))
    expect(field).to_have_value("7")
    field.press("Tab")
    expect(field).to_have_attribute("value", "7")
    # What was sent is the table's: too much becomes as much as may be.
    field.fill("99999")
    field.press("Enter")
    expect(field).to_have_value("10000")


def test_who_taps_again_before_the_answer_is_heard_finds_the_next_question_unanswered(
    browser: Browser,
) -> None:
    laid, slow = TableFixture(), Slow()
    laid.start()
    with pad_of(browser, laid, laid.seats[0], line=slow) as ana:
        ana.page.locator("#answer[data-name=topic]").wait_for()
        slow.hold("down")
        ana.answer(5)
        slow.wait("down", 2, ana.page)  # that it was heard, and the next question
        ana.answer(7)
        slow.wait("down", 3, ana.page)  # that this one comes too late
        slow.let_go("down")
        expect(ana.page.locator(".toast")).to_be_visible()
        following = ana.page.locator("#answer[data-name=ploy]")
        expect(following).to_be_visible()
        expect(following.locator("input:checked")).to_have_count(0)
        expect(ana.page.locator("#action button[type=submit]")).to_be_disabled()
        ana.answer(7)
        following.wait_for(state="detached")


def test_an_answer_is_shown_as_sealed_before_the_table_has_heard_of_it(browser: Browser) -> None:
    laid, slow = TableFixture(4), Slow()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    with pad_of(browser, laid, laid.seats[0], line=slow) as ana:
        heading, secret = ana.page.locator("#todo h1"), ana.page.locator("#sealed .secret.card")
        ana.pick(7)
        slow.hold("up")
        ana.send()
        expect(heading).to_have_text("Sealed")
        expect(secret).to_have_attribute("data-face", "down")
        expect(secret.locator(".card-rank")).to_have_count(0)
        expect(ana.page.locator("[data-do=unseal]")).to_be_disabled()
        expect(ana.page.locator("#answer")).to_have_count(0)
        assert slow.let_go("up")
        expect(secret.locator(".card-rank")).to_have_text("7")
        expect(ana.page.locator("[data-do=unseal]")).to_be_enabled()
        expect(ana.page.locator("[data-sealing]")).to_have_count(0)


def test_an_answer_that_was_refused_is_a_question_again_as_it_was_filled_in(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid, slow = TableFixture(4), Slow()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)

    def fail(*_args: object, **_rest: object) -> None:
        raise StoreUnavailable("disk-full")

    with pad_of(browser, laid, laid.seats[0], line=slow) as ana:
        ana.pick(7)
        slow.hold("up")
        ana.send()
        expect(ana.page.locator("#todo h1")).to_have_text("Sealed")
        with monkeypatch.context() as full:
            full.setattr(laid.services.dependencies.store, "append", fail)
            slow.let_go("up")
            expect(ana.page.locator(".toast")).to_contain_text("wasn’t saved")
        expect(ana.page.locator("#answer input:checked")).to_have_value("7")
        ana.send()
        expect(ana.page.locator("#sealed .secret.card .card-rank")).to_have_text("7")


def test_an_answer_that_comes_too_late_does_not_bring_its_question_back(browser: Browser) -> None:
    laid, slow = TableFixture(4), Slow()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    with pad_of(browser, laid, laid.seats[0], line=slow) as ana:
        ana.pick(7)
        slow.hold("up")
        ana.send()
        expect(ana.page.locator("[data-sealing]")).to_be_visible()
        laid.ok(laid.host, "undo")
        expect(ana.page.locator("#answer[data-name=topic]")).to_be_visible()
        slow.let_go("up")
        expect(ana.page.locator(".toast")).to_be_visible()
        expect(ana.page.locator("#answer[data-name=topic]")).to_be_visible()


def test_what_was_switched_stays_while_the_lobby_is_drawn_anew(lobby: Lobby) -> None:
    board, slow = lobby.board, lobby.slow
    lobby.pick("ibid")
    board.click("[data-all-options]")
    draw = board.locator("#option-ibid-draw-input")
    printed = board.locator("#option-ibid-deck-app")
    slow.hold("up")
    draw.uncheck()
    printed.locator("xpath=..").click()
    lobby.draw_anew()
    expect(draw).not_to_be_checked()
    expect(printed).to_be_checked()
    slow.let_go("up")
    expect(board.locator("#summary")).to_contain_text("64 tiles")
    expect(draw).not_to_be_checked()
    expect(printed).to_be_checked()


def test_one_of_several_adds_to_what_was_chosen_just_before(lobby: Lobby) -> None:
    board, slow = lobby.board, lobby.slow
    lobby.pick("liar")
    board.click("[data-all-options]")
    two = board.locator("[data-several]:not(:checked)").all()[:2]
    two = [board.locator(f"#{each.get_attribute('id')}") for each in two]
    slow.hold("up")
    two[0].locator("xpath=..").click()
    lobby.draw_anew()
    two[1].locator("xpath=..").click()
    slow.let_go("up")
    # The attribute is what the table knows; it heard of the second one last.
    for each in reversed(two):
        expect(each).to_have_attribute("checked", "")
        expect(each).to_be_checked()


def test_what_the_table_does_not_take_is_put_back_and_spoils_nothing_else(lobby: Lobby) -> None:
    board = lobby.board
    lobby.pick("liar")
    board.click("[data-all-options]")
    board.evaluate(TOASTS_STAY)
    colours = board.locator("[data-several]:checked")
    for left in range(colours.count() - 1, FEWEST_COLOURS - 1, -1):
        colours.first.locator("xpath=..").click()
        expect(board.locator("[data-several][checked]")).to_have_count(left)
    colours.first.locator("xpath=..").click()
    expect(board.locator(".toast")).to_be_visible()
    expect(colours).to_have_count(FEWEST_COLOURS)
    cards = int(board.locator("#option-liar-cards output").inner_text())
    board.locator("#option-liar-cards [data-step='1']").click()
    expect(board.locator("#setup")).to_have_attribute(
        "data-touched", re.compile(rf'"cards": {cards + 1}\b')
    )
    expect(board.locator(".toast")).to_have_count(0)


def test_a_game_and_its_form_stay_chosen_while_the_lobby_is_drawn_anew(lobby: Lobby) -> None:
    board, slow = lobby.board, lobby.slow
    lobby.pick("feast")
    slow.hold("up")
    board.check("#game-eatme", force=True)
    lobby.draw_anew()
    expect(board.locator("#game-eatme")).to_be_checked()
    slow.let_go("up")
    board.locator(".lobby[data-game=eatme] [name=form]").first.wait_for(state="attached")
    first, other = board.locator("[name=form]").all()[:2]
    expect(first).to_be_checked()
    slow.hold("up")
    other.locator("xpath=..").click()
    lobby.draw_anew()
    expect(other).to_be_checked()
    expect(first).not_to_be_checked()
    slow.let_go("up")
    rendered = board.locator(f"#{other.get_attribute('id')}[checked]")
    expect(rendered).to_have_count(1)
    expect(other).to_be_checked()
