"""The evening goes on: networks that fail, phones that sleep, servers that die, pages gone back to."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.evening import BOARD, PHONE, Evening, Phone, evening

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("hard-moments")]

NAMES = ("Ana", "Bo", "Cem", "Dilek")
BACK_WITHIN = 2.0
"""Seconds after the network's return within which a phone has to be right again."""
PLOYS = {"Ana": 9, "Bo": 6, "Cem": 9, "Dilek": 4}


def play_on(night: Evening, *names: str) -> None:
    """Let these seal their ploys."""
    for name in names:
        phone = night.phones[name]
        phone.expect_title("Which card do you play?")
        phone.answer(PLOYS[name])
        expect(phone.page.locator("h1.pad-title").first).not_to_have_text("Which card do you play?")


def finish(night: Evening, *names: str) -> None:
    """Let the last ones seal: 9-6-9-4 for the topic 5, so Bo takes it, and Dilek a 9."""
    play_on(night, *names)
    ruling = night.board.locator(".board-ruling")
    expect(ruling).to_contain_text("Bo takes the topic, worth 5")
    expect(ruling).to_contain_text("Dilek takes a 9")


def connected(page: Page) -> float:
    """Wait until a page is connected, and return how many seconds that took."""
    start = monotonic()
    expect(page.locator("body")).to_have_attribute("data-connection", "there")
    expect(page.locator("#connection")).to_be_hidden()
    return monotonic() - start


def begin(night: Evening) -> None:
    """Start a game: a topic of 5 on the table, and nobody has sealed yet."""
    board = night.board
    board.click("text=Begin The Feast")
    expect(board.locator(".asked-what")).to_have_text("Turn up the topic")
    board.keyboard.press("5")
    expect(board.locator(".board-ruling")).to_contain_text("Everybody chooses a ploy")


@contextmanager
def party(browser: Browser) -> Iterator[Evening]:
    """Four players, each with a phone."""
    with evening(browser, countdown=0.05) as night:
        for name in NAMES:
            night.join(name)
        expect(night.board.locator("#seat-order")).to_contain_text("Dilek")
        yield night


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """Wait longer than a quick machine needs: a busy one is no failure."""
    expect.set_options(timeout=20_000)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    """One evening for all moments that leave its people where they were."""
    with party(browser) as night:
        night.board.on("dialog", lambda dialog: dialog.accept())
        yield night


@pytest.fixture
def table(night: Evening) -> Evening:
    """A game of that evening, just begun, with everybody there."""
    for phone, seat in zip(night.phones.values(), ("s1", "s2", "s3", "s4"), strict=True):
        phone.context.set_offline(False)
        pad = f"{night.program.url}/pad/{night.code}/{seat}"
        if phone.page.url != pad:
            phone.page.goto(pad)
    night.board.goto(f"{night.program.url}/board/{night.code}")
    if night.board.locator("[data-open=people]").count():
        night.board.click("[data-open=people]")
        night.board.click("text=Put this game away")
    for seat in ("s1", "s2", "s3", "s4"):
        expect(night.board.locator(f"#seat-{seat}:not([data-away])")).to_be_visible()
    begin(night)
    return night


def network(phone: Phone, *, latency: int = 0, down: int = -1, up: int = -1) -> None:
    """Make a phone's network slow, through the browser's own emulation."""
    cdp = phone.context.new_cdp_session(phone.page)
    cdp.send("Network.enable")
    cdp.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency, "downloadThroughput": down, "uploadThroughput": up},
    )


# -- the network -------------------------------------------------------------------------------


def test_a_phone_that_is_offline_at_the_reveal_sees_it_when_it_is_back(table: Evening) -> None:
    play_on(table, "Ana", "Bo", "Cem")
    ana = table.phones["Ana"]
    ana.context.set_offline(True)
    finish(table, "Dilek")
    ana.context.set_offline(False)
    connected(ana.page)
    expect(ana.page.locator("#ruling")).to_contain_text("Bo takes the topic")


def test_what_is_sealed_without_a_network_arrives_once_when_it_is_back(table: Evening) -> None:
    bo = table.phones["Bo"]
    bo.context.set_offline(True)
    bo.answer(PLOYS["Bo"])
    expect(table.board.locator("#place-s2")).not_to_contain_text("sealed")
    bo.context.set_offline(False)
    connected(bo.page)
    expect(bo.page.locator("h1.pad-title").first).to_have_text("Sealed")
    finish(table, "Ana", "Cem", "Dilek")


def test_on_a_slow_network_everything_comes_late_and_nothing_is_lost(table: Evening) -> None:
    cem = table.phones["Cem"]
    network(cem, latency=400, down=20_000, up=10_000)
    cem.page.reload()
    play_on(table, "Cem")
    network(cem)
    finish(table, "Ana", "Bo", "Dilek")


def test_on_a_lossy_network_a_phone_is_back_within_two_seconds_and_answers_once(
    table: Evening,
) -> None:
    dilek = table.phones["Dilek"]
    times = []
    for _ in range(5):
        dilek.context.set_offline(True)
        expect(dilek.page.locator("#connection")).to_be_visible()
        dilek.context.set_offline(False)
        times.append(connected(dilek.page))
    assert median(times) < BACK_WITHIN, times
    dilek.answer(PLOYS["Dilek"])
    dilek.context.set_offline(True)
    dilek.context.set_offline(False)
    dilek.expect_title("Sealed")
    finish(table, "Ana", "Bo", "Cem")


def test_a_line_that_is_cut_without_a_word_is_given_up_and_the_answer_arrives(
    browser: Browser,
) -> None:
    lines: list[WebSocketRoute] = []
    cut = {"now": False}

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        server, number = line.connect_to_server(), len(lines)

        def works() -> bool:
            return number > 1 or not cut["now"]

        line.on_message(lambda message: server.send(message) if works() else None)
        server.on_message(lambda message: line.send(message) if works() else None)

    with party(browser) as night:
        ana = night.phones["Ana"]
        ana.page.route_web_socket("**/link/**", through)
        ana.page.reload()
        connected(ana.page)
        begin(night)
        ana.expect_title("Which card do you play?")
        cut["now"] = True
        ana.answer(PLOYS["Ana"])
        ana.expect_title("Sealed")
        assert len(lines) == 2, "it asked on another line"
        finish(night, "Bo", "Cem", "Dilek")


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
    play_on(table, "Ana")
    cdp = ana.context.new_cdp_session(ana.page)
    cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
    finish(table, "Bo", "Cem", "Dilek")
    cdp.send("Page.setWebLifecycleState", {"state": "active"})
    connected(ana.page)
    expect(ana.page.locator("#ruling")).to_contain_text("Bo takes the topic")


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
    expect(table.board.locator("#place-s3")).to_contain_text("awaited")
    finish(table, *NAMES)


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
    finish(table, *NAMES)


# -- the board ---------------------------------------------------------------------------------


def test_the_board_is_closed_and_opened_elsewhere(browser: Browser, table: Evening) -> None:
    board, url = table.board, table.board.url
    board.goto("about:blank")
    play_on(table, "Ana", "Bo")
    elsewhere = browser.new_context(**BOARD)
    page = elsewhere.new_page()
    page.goto(url)
    expect(page.locator("#place-s1")).to_contain_text("sealed")
    expect(page.locator("[data-do=undo]")).to_have_count(0)
    elsewhere.close()
    board.goto(url)
    expect(board.locator("[data-do=undo]")).to_be_visible()
    finish(table, "Cem", "Dilek")


# -- somebody is away --------------------------------------------------------------------------


def test_somebody_is_away_and_a_neighbour_enters_for_them(table: Evening) -> None:
    bo, cem = table.phones["Bo"], table.phones["Cem"]
    bo.page.goto("about:blank")
    expect(table.board.locator("#place-s2")).to_contain_text("away")
    expect(cem.page.locator("#awaited-s2")).to_contain_text("away")
    table.board.click("text=Bo is away…")
    table.board.click("text=Cem enters it")
    cem.page.locator("#errand-s2 button").tap()
    cem.page.locator(f'#ask input[value="{PLOYS["Bo"]}"]').locator("xpath=..").tap()
    cem.page.locator("#ask button[type=submit]").tap()
    expect(table.board.locator("#place-s2")).to_contain_text("sealed")
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
    browser: Browser, how: signal.Signals
) -> None:
    with party(browser) as night:
        begin(night)
        play_on(night, "Ana", "Bo")
        bo, cem = night.phones["Bo"], night.phones["Cem"]
        asleep = bo.context.new_cdp_session(bo.page)
        asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
        night.program.stop(how)
        expect(cem.page.locator("#connection")).to_be_visible()
        cem.answer(PLOYS["Cem"])
        night.program.start()
        asleep.send("Page.setWebLifecycleState", {"state": "active"})
        for phone in night.phones.values():
            connected(phone.page)
        connected(night.board)
        for name in ("Ana", "Bo", "Cem"):
            night.phones[name].expect_title("Sealed")
        finish(night, "Dilek")


def test_a_phone_that_is_taken_off_is_told_so_and_let_in_again(browser: Browser) -> None:
    with party(browser) as night:
        begin(night)
        bo = night.phones["Bo"]
        night.board.on("dialog", lambda dialog: dialog.accept())
        night.board.click("[data-open=people]")
        night.board.locator("#person-s2").get_by_text("Take the phone off").click()
        expect(bo.page.locator("h1")).to_have_text("This phone was taken off the table")
        bo.page.locator("details button", has_text="Bo").tap()
        expect(bo.page.locator("h1")).to_have_text(re.compile("Waiting for the host"))
        night.board.locator("#people [data-close]").click()
        night.board.click("text=Let them in")
        expect(bo.page.locator(".pad-head .who-name")).to_have_text("Bo")
        finish(night, *NAMES)


def test_the_host_goes_on_from_a_phone(browser: Browser) -> None:
    with party(browser) as night:
        begin(night)
        night.board.click("[data-open=people]")
        night.board.locator("#person-s1").get_by_text("Make host too").click()
        expect(night.board.locator("#person-s1")).to_contain_text("host too")
        ana = night.phones["Ana"].page
        night.board.close()
        ana.tap("#more-phone summary")
        ana.tap("#to-board")
        expect(ana.locator("[data-do=undo]")).to_be_visible()
        width = ana.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1], "nothing sticks out at the side"
        ana.tap("[data-do=undo]")
        expect(ana.locator(".asked-what")).to_have_text("Turn up the topic")
        ana.locator('.quick [data-value="5"]').tap()
        ana.tap("text=Ana’s pad")
        play_on(night, *NAMES)
        expect(night.phones["Cem"].page.locator("#ruling")).to_contain_text("Bo takes the topic")
