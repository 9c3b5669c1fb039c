"""The evening goes on: networks that fail, phones that sleep, servers that die, pages gone back to."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.evening import BOARD, PHONE, Evening, Phone, evening
from tests.browser.resilience import (
    PLOYS,
    asleep,
    begin,
    connected,
    finish,
    in_time,
    lay_anew,
    look_out,
    play_on,
    roster,
    seen,
    slow,
)
from tests.browser.tunnel import Tunnel

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("hard-moments")]


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """Wait longer than a quick machine needs: a busy one is no failure."""
    expect.set_options(timeout=20_000)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    """One evening for all moments that leave its people where they were."""
    with roster(browser) as night:
        night.board.on("dialog", lambda dialog: dialog.accept())
        yield night


@pytest.fixture
def table(night: Evening) -> Evening:
    """A game of that evening, just begun, with everybody there."""
    lay_anew(night)
    return night


# -- the network -------------------------------------------------------------------------------


def test_a_phone_that_is_offline_at_the_reveal_sees_it_when_it_is_back(table: Evening) -> None:
    ana = table.phones["Ana"]

    def moment() -> float:
        play_on(table, "Ana", "Bo", "Cem")
        ana.context.set_offline(True)
        finish(table, "Dilek")
        look_out(ana.page, "#ruling", "Bo takes the topic")
        back = time.time()
        ana.context.set_offline(False)
        return seen(ana.page) - back

    in_time(moment, table)
    expect(ana.page.locator("#connection")).to_be_hidden()


def test_what_is_sealed_without_a_network_arrives_once_when_it_is_back(table: Evening) -> None:
    bo = table.phones["Bo"]

    def moment() -> float:
        bo.context.set_offline(True)
        bo.answer(PLOYS["Bo"])
        expect(table.board.locator("#place-s2")).not_to_contain_text("sealed", use_inner_text=True)
        look_out(bo.page, "h1.pad-title", "Sealed")
        back = time.time()
        bo.context.set_offline(False)
        return seen(bo.page) - back

    in_time(moment, table)
    finish(table, "Ana", "Cem", "Dilek")


TRIES = """async () => {
  for (let each = 0; each < 120; each++) {
    dispatchEvent(new Event("online"));
    await new Promise((next) => setTimeout(next, 50));
  }
}"""
"""As many tries as two minutes bring, in six seconds."""


def test_after_a_long_outage_with_many_tries_a_phone_is_back_as_soon(table: Evening) -> None:
    """Browsers hold a page's sockets back for seconds when many before have failed."""
    ana = table.phones["Ana"]

    def moment() -> float:
        ana.context.set_offline(True)
        expect(ana.page.locator("#connection")).to_be_visible()
        ana.page.evaluate(TRIES)
        look_out(ana.page, "body")
        back = time.time()
        ana.context.set_offline(False)
        return seen(ana.page) - back

    in_time(moment)


def test_on_a_slow_network_everything_comes_late_and_nothing_is_lost(table: Evening) -> None:
    cem = table.phones["Cem"]
    with slow(cem, latency=400, down=20_000, up=10_000):
        cem.page.reload()
        play_on(table, "Cem")
    finish(table, "Ana", "Bo", "Dilek")


def test_on_a_lossy_network_a_phone_is_back_within_two_seconds_each_time_and_answers_once(
    table: Evening,
) -> None:
    dilek, board = table.phones["Dilek"], table.board
    title = dilek.page.locator("h1.pad-title").first
    asked = "Which card do you play?"
    turns = cycle([("u", "Turn up the topic", "Turn up the topic"), ("5", "ploy", asked)])

    def moment() -> float:
        key, on_the_board, on_the_pad = next(turns)
        dilek.context.set_offline(True)
        expect(dilek.page.locator("#connection")).to_be_visible()
        board.keyboard.press(key)
        expect(board.locator(".board-ruling, .asked-what").first).to_contain_text(on_the_board)
        look_out(dilek.page, "h1.pad-title", on_the_pad)
        back = time.time()
        dilek.context.set_offline(False)
        took = seen(dilek.page) - back
        expect(title).to_have_text(on_the_pad)
        return took

    for _ in range(6):
        in_time(moment)
    dilek.answer(PLOYS["Dilek"])
    dilek.context.set_offline(True)
    dilek.context.set_offline(False)
    dilek.expect_title("Sealed")
    finish(table, "Ana", "Bo", "Cem")


@pytest.fixture
def tunnel(table: Evening) -> Iterator[Tunnel]:
    """A network between the program and a phone that can lose everything."""
    tunnel = Tunnel(int(table.program.port))
    table.ways.append(f"127.0.0.1:{tunnel.port}")
    yield tunnel
    tunnel.close()


@pytest.mark.parametrize("seconds", [0.5, 1.5, 3.0, 6.5])
def test_when_all_packets_were_lost_without_a_word_a_phone_is_back_within_two_seconds(
    table: Evening, tunnel: Tunnel, seconds: float
) -> None:
    bo = table.phones["Bo"]

    def moment() -> float:
        usual = bo.page.url
        bo.page.goto(usual.replace(f":{table.program.port}/", f":{tunnel.port}/"))
        connected(bo.page)
        play_on(table, "Ana")
        tunnel.breaks()
        broken = time.time()
        bo.answer(PLOYS["Bo"])
        look_out(bo.page, "h1.pad-title", "Sealed")
        bo.page.evaluate(AFTER, (broken + seconds) * 1000)
        back = time.time()
        tunnel.mend()
        took = seen(bo.page) - back
        bo.page.goto(usual)
        return took

    in_time(moment, table)
    finish(table, "Cem", "Dilek")


AFTER = "(when) => new Promise((done) => setTimeout(done, when - Date.now()))"
"""The outage takes as long as it takes: that is what is looked at."""


class Cut:
    """A line that can be cut without a word to either end; all later ones work."""

    def __init__(self) -> None:
        self.lines = 0
        self.now = False

    def __call__(self, line: WebSocketRoute) -> None:
        self.lines += 1
        server, number = line.connect_to_server(), self.lines

        def works() -> bool:
            return number > 1 or not self.now

        line.on_message(lambda message: server.send(message) if works() else None)
        server.on_message(lambda message: line.send(message) if works() else None)


@pytest.fixture
def cut(table: Evening) -> Iterator[Cut]:
    """Ana's phone has a line that can be cut."""
    ana, cut = table.phones["Ana"], Cut()
    usual, ana.page = ana.page, ana.context.new_page()
    ana.page.route_web_socket("**/link/**", cut)
    ana.page.goto(usual.url)
    usual.goto("about:blank")
    connected(ana.page)
    yield cut
    ana.page.close()
    ana.page = usual


def test_a_line_that_is_cut_without_a_word_is_given_up_and_the_answer_arrives(
    table: Evening, cut: Cut
) -> None:
    ana = table.phones["Ana"]
    ana.expect_title("Which card do you play?")
    cut.now = True
    ana.answer(PLOYS["Ana"])
    ana.expect_title("Sealed")
    assert cut.lines == 2, "it asked on another line"
    finish(table, "Bo", "Cem", "Dilek")


def test_a_phone_whose_line_died_while_it_slept_is_right_within_two_seconds(
    table: Evening, cut: Cut
) -> None:
    ana = table.phones["Ana"]

    def moment() -> float:
        cut.lines, cut.now = 0, False
        ana.page.reload()
        play_on(table, "Ana")
        look_out(ana.page, "#ruling", "Bo takes the topic")
        with asleep(ana):
            cut.now = True
            finish(table, "Bo", "Cem", "Dilek")
            back = time.time()
        return seen(ana.page) - back

    in_time(moment, table)
    assert cut.lines == 2


# -- the page ----------------------------------------------------------------------------------


def test_a_pad_that_is_reloaded_while_sealed_is_still_sealed_and_hides_it(table: Evening) -> None:
    play_on(table, "Ana")
    page = table.phones["Ana"].page
    page.reload()
    table.phones["Ana"].expect_title("Sealed")
    expect(page.locator("#secret")).to_have_attribute("data-face", "down")
    finish(table, "Bo", "Cem", "Dilek")


def test_a_phone_that_slept_is_right_again_when_it_wakes(table: Evening) -> None:
    ana = table.phones["Ana"]

    def moment() -> float:
        play_on(table, "Ana")
        look_out(ana.page, "#ruling", "Bo takes the topic")
        with asleep(ana):
            finish(table, "Bo", "Cem", "Dilek")
            back = time.time()
        return seen(ana.page) - back

    in_time(moment, table)
    connected(ana.page)


def test_going_back_and_forth_in_the_history_shows_the_present_pad(table: Evening) -> None:
    bo = table.phones["Bo"]
    bo.page.goto(f"{table.program.url}/rules/feast")
    play_on(table, "Ana")
    bo.page.go_back()
    connected(bo.page)
    play_on(table, "Bo")
    bo.page.go_forward()
    play_on(table, "Cem")
    bo.page.go_back()
    connected(bo.page)
    bo.expect_title("Sealed")
    finish(table, "Dilek")


def test_two_tabs_of_one_seat_are_one_seat(table: Evening) -> None:
    cem = table.phones["Cem"]
    second = cem.context.new_page()
    second.goto(cem.page.url)
    play_on(table, "Cem")
    title = second.locator("h1.pad-title").first
    expect(title).to_have_text("Sealed")
    second.locator("[data-do=unseal]").tap()
    cem.expect_title("Which card do you play?")
    second.close()
    expect(table.board.locator("#place-s3")).to_contain_text("awaited", use_inner_text=True)
    finish(table, *PLOYS)


def test_two_phones_claim_one_seat_and_the_host_decides(browser: Browser, table: Evening) -> None:
    context = browser.new_context(**PHONE)
    other = Phone("second", context, context.new_page())
    other.page.goto(f"{table.program.url}/{table.code}")
    other.page.tap("text=I was here before")
    other.page.locator("details button", has_text="Ana").tap()
    expect(other.page.locator("h1")).to_have_text("Waiting for the host")
    play_on(table, "Ana")
    table.board.click("text=Let them in")
    expect(other.page.locator(".pad-head .who-name")).to_have_text("Ana")
    other.expect_title("Sealed")
    finish(table, "Bo", "Cem", "Dilek")
    context.close()


def test_a_phone_whose_cookies_are_gone_is_let_in_again(table: Evening) -> None:
    dilek = table.phones["Dilek"]
    dilek.context.clear_cookies()
    dilek.page.reload()
    dilek.page.tap("text=I was here before")
    dilek.page.locator("details button", has_text="Dilek").tap()
    table.board.click("text=Let them in")
    expect(dilek.page.locator(".pad-head .who-name")).to_have_text("Dilek")
    finish(table, *PLOYS)


# -- the board ---------------------------------------------------------------------------------


def test_the_board_is_closed_and_opened_elsewhere(browser: Browser, table: Evening) -> None:
    board, url = table.board, table.board.url
    board.goto("about:blank")
    play_on(table, "Ana", "Bo")
    elsewhere = browser.new_context(**BOARD)
    page = elsewhere.new_page()
    page.goto(url)
    expect(page.locator("#place-s1")).to_contain_text("sealed", use_inner_text=True)
    expect(page.locator("[data-open=undo]")).to_have_count(0)
    elsewhere.close()
    board.goto(url)
    expect(board.locator("[data-open=undo]")).to_be_visible()
    finish(table, "Cem", "Dilek")


def test_the_evening_goes_on_from_a_board_on_another_device(browser: Browser) -> None:
    laptop = {**BOARD, "is_mobile": False, "device_scale_factor": 1}
    with roster(browser, Dilek=laptop) as night:
        begin(night)
        play_on(night, "Ana", "Bo")
        night.board.click("[data-open=people]")
        night.board.locator("#person-s4").get_by_text("Make host too").click()
        expect(night.board.locator("#person-s4")).to_contain_text("· host too")
        url = night.board.url
        night.board.close()
        dilek = night.phones["Dilek"]
        board = night.board = dilek.context.new_page()
        night.watch(board, "second board")
        board.goto(url)
        expect(board.locator("#place-s1")).to_contain_text("sealed", use_inner_text=True)
        expect(board.locator("#place-s3")).to_contain_text("awaited", use_inner_text=True)
        play_on(night, "Cem")
        dilek.page.bring_to_front()
        finish(night, "Dilek")
        expect(board.locator(".asked-what")).to_have_text("Turn up the topic")
        board.keyboard.press("8")
        play_on(night, "Ana", "Bo", "Cem", "Dilek")
        expect(board.locator(".board-ruling")).to_contain_text("Bo takes the topic, worth 8")


# -- somebody is away --------------------------------------------------------------------------


def test_somebody_is_away_and_a_neighbour_enters_for_them(table: Evening) -> None:
    bo, cem = table.phones["Bo"], table.phones["Cem"]
    bo.page.goto("about:blank")
    expect(table.board.locator("#place-s2")).to_contain_text("away", use_inner_text=True)
    expect(cem.page.locator("#awaited-s2")).to_contain_text("away", use_inner_text=True)
    table.board.click("text=Bo is away…")
    table.board.click("text=Cem enters it")
    cem.page.locator("#errand-s2 button").tap()
    cem.page.locator(f'#ask input[value="{PLOYS["Bo"]}"]').locator("xpath=..").tap()
    cem.page.locator("#ask button[type=submit]").tap()
    expect(table.board.locator("#place-s2")).to_contain_text("sealed", use_inner_text=True)
    expect(table.board.locator(".board-ruling")).to_contain_text("Bo: entered by Cem")
    finish(table, "Ana", "Cem", "Dilek")


def test_one_phone_is_handed_on_under_a_cover(browser: Browser) -> None:
    with evening(browser, countdown=0.05) as night:
        ana = night.join("Ana")
        ana.page.tap("#more-phone summary")
        ana.page.tap("text=Somebody else plays on this phone too")
        ana.page.fill("#name", "Bo")
        ana.page.tap("text=Sit down")
        page = ana.page
        expect(page.locator("#cover")).to_contain_text("I am Bo")
        expect(page.locator("#pad")).to_have_attribute("inert", "")
        for name in ("Cem", "Dilek"):
            night.join(name)
        expect(night.board.locator("#seat-order")).to_contain_text("Dilek")
        begin(night)
        page.tap("[data-uncover]")
        ana.answer(PLOYS["Bo"])
        ana.expect_title("Sealed")
        page.tap("text=Hand the phone to Ana")
        expect(page.locator("#cover")).to_contain_text("Ana’s pad")
        page.tap("[data-uncover]")
        ana.answer(PLOYS["Ana"])
        ana.expect_title("Sealed")
        expect(page.locator("[id^=hand-on]")).to_have_count(0)
        finish(night, "Cem", "Dilek")


# -- the server --------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_the_server_dies_in_mid_deal_and_is_started_again(
    table: Evening, how: signal.Signals
) -> None:
    play_on(table, "Ana", "Bo")
    bo, cem = table.phones["Bo"], table.phones["Cem"]
    pages = [table.board, *(phone.page for phone in table.phones.values() if phone is not bo)]

    def moment() -> float:
        with asleep(bo):
            table.program.stop(how)
            try:
                for page in pages:
                    expect(page.locator("#connection")).to_be_visible()
                    look_out(page, "body")
                if cem.page.locator("h1.pad-title").first.inner_text() != "Sealed":
                    cem.answer(PLOYS["Cem"])
            finally:
                table.program.start()
            back = time.time()
        return max(seen(page) for page in pages) - back

    in_time(moment)
    connected(bo.page)
    for name in ("Ana", "Bo", "Cem"):
        table.phones[name].expect_title("Sealed")
    finish(table, "Dilek")


def test_a_phone_that_is_taken_off_is_told_so_and_let_in_again(table: Evening) -> None:
    bo, board = table.phones["Bo"], table.board
    board.click("[data-open=people]")
    board.locator("#person-s2").get_by_text("Take the phone off").click()
    expect(bo.page.locator("h1")).to_have_text("This phone was taken off the table")
    bo.page.locator("details button", has_text="Bo").tap()
    expect(bo.page.locator("h1")).to_have_text(re.compile("Waiting for the host"))
    board.locator("#people [data-close]").click()
    board.click("text=Let them in")
    expect(bo.page.locator(".pad-head .who-name")).to_have_text("Bo")
    finish(table, *PLOYS)


def test_the_host_goes_on_from_a_phone(table: Evening) -> None:
    board, url = table.board, table.board.url
    board.click("[data-open=people]")
    board.locator("#person-s1").get_by_text("Make host too").click()
    expect(board.locator("#person-s1")).to_contain_text("· host too")
    ana = table.phones["Ana"].page
    board.goto("about:blank")
    ana.tap("#more-phone summary")
    ana.tap("#to-board")
    expect(ana.locator("[data-open=undo]")).to_be_visible()
    width = ana.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "nothing sticks out at the side"
    ana.tap("[data-open=undo]")
    ana.tap("#take-back")
    expect(ana.locator(".asked-what")).to_have_text("Turn up the topic")
    ana.locator('.quick [data-value="5"]').tap()
    ana.tap("text=Ana’s pad")
    play_on(table, *PLOYS)
    expect(table.phones["Cem"].page.locator("#ruling")).to_contain_text("Bo takes the topic")
    board.goto(url)
    board.click("[data-open=people]")
    board.locator("#person-s1 [data-do=unhost]").click()
    expect(board.locator("#person-s1")).not_to_contain_text("· host too")
