"""The evening goes on: networks that fail, phones that sleep, servers that die, pages gone back to."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import returns
from tests.browser.evening import (
    BOARD,
    HAS_PACE,
    PHONE,
    Evening,
    Phone,
    evening,
    open_context,
    until,
)
from tests.browser.resilience import (
    PLOYS,
    begin,
    connected,
    finish,
    four_players,
    lay_anew,
    play_on,
    slow,
)
from tests.browser.returns import Cut
from tests.browser.tunnel import Tunnel

pytestmark = pytest.mark.xdist_group("hard-moments")


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    """One evening for all moments that leave its people where they were."""
    with four_players(browser, own=True) as night:
        yield night


@pytest.fixture
def table(night: Evening) -> Evening:
    """A game of that evening, just begun, with everybody there."""
    lay_anew(night)
    return night


# -- what the server says ----------------------------------------------------------------------


def test_a_table_that_is_deleted_says_so_on_every_screen(browser: Browser) -> None:
    with evening(browser) as night:
        pages = [night.join("Ana").page, night.board]
        watching = night.watcher()
        origin = {"Origin": night.program.url}
        forget = f"{night.program.url}/tables/{night.code}/forget"
        night.board_context.request.post(forget, headers=origin)
        for page in (*pages, watching):
            expect(page.locator("h1")).to_have_text("The host has deleted this table.")


def test_a_page_that_is_told_to_wait_does_so(browser: Browser) -> None:
    with evening(browser, own=True) as night:
        page = night.watcher()
        page.clock.install()
        page.reload()
        connected(page)
        while page.context.request.get(f"{night.program.url}/ZZZZ").status != 429:
            pass
        with page.expect_response(lambda answer: answer.status == 429) as told:
            page.context.set_offline(True)
            page.context.set_offline(False)
        seconds = int(told.value.headers["retry-after"])
        assert seconds > 30
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.clock.fast_forward(1000 * (seconds - 30))
        with page.expect_response("**/healthz"):
            page.evaluate("fetch('/healthz')")
        assert [url for url in asked if not url.endswith("/healthz")] == []
        with page.expect_request("**/link/**"):
            page.clock.fast_forward(31_000)


# -- the network -------------------------------------------------------------------------------


def test_a_phone_that_is_offline_at_the_reveal_sees_it_when_it_is_back(table: Evening) -> None:
    returns.offline_at_the_reveal(table)
    connected(table.phones["Ana"].page)


def test_what_is_sealed_without_a_network_arrives_once_when_it_is_back(table: Evening) -> None:
    returns.sealed_offline(table)
    finish(table, "Ana", "Cem", "Dilek")


@pytest.mark.slow
def test_after_a_long_outage_with_many_tries_a_phone_is_back(table: Evening) -> None:
    returns.after_many_tries(table)
    connected(table.phones["Ana"].page)


@pytest.mark.slow
def test_on_a_slow_network_everything_comes_late_and_nothing_is_lost(table: Evening) -> None:
    cem = table.phones["Cem"]
    with slow(cem, latency=400, down=20_000, up=10_000):
        cem.page.reload()
        play_on(table, "Cem")
    finish(table, "Ana", "Bo", "Dilek")


@pytest.mark.slow
def test_on_a_lossy_network_a_phone_is_back_each_time_and_answers_once(table: Evening) -> None:
    dilek = table.phones["Dilek"]
    for _ in range(3):
        returns.missed_the_topic(table, taken_back=True)
        returns.missed_the_topic(table, taken_back=False)
    dilek.answer(PLOYS["Dilek"])
    dilek.context.set_offline(True)
    dilek.context.set_offline(False)
    dilek.expect_title("Sealed")
    finish(table, "Ana", "Bo", "Cem")


@pytest.fixture
def tunnel(table: Evening) -> Iterator[Tunnel]:
    with returns.tunnelled(table) as tunnel:
        yield tunnel


@pytest.mark.slow
def test_when_all_packets_were_lost_without_a_word_a_phone_is_back(
    table: Evening, tunnel: Tunnel
) -> None:
    page = table.phones["Bo"].page

    def outage() -> None:
        expect(page.locator("#connection")).to_be_visible()
        until(lambda: tunnel.tries > 0, lambda: page.evaluate("0"))

    returns.packets_lost(table, tunnel, outage)
    finish(table, "Cem", "Dilek")


@pytest.fixture
def cut(table: Evening) -> Iterator[Cut]:
    with returns.with_cut(table) as cut:
        yield cut


@pytest.mark.slow
def test_a_line_that_is_cut_without_a_word_is_given_up_and_the_answer_arrives(
    table: Evening, cut: Cut
) -> None:
    ana = table.phones["Ana"]
    ana.expect_title("Which card will you play?")
    cut.now = True
    ana.answer(PLOYS["Ana"])
    ana.expect_title("Sealed")
    assert cut.lines > 1, "it asked on another line"
    finish(table, "Bo", "Cem", "Dilek")


@pytest.mark.slow
def test_a_phone_whose_line_died_while_it_slept_is_right_again(table: Evening, cut: Cut) -> None:
    returns.cut_asleep(table, cut)
    assert cut.lines > 1


# -- the page ----------------------------------------------------------------------------------


def test_a_pad_that_is_reloaded_while_sealed_is_still_sealed_and_hides_it(table: Evening) -> None:
    play_on(table, "Ana")
    page = table.phones["Ana"].page
    page.reload()
    table.phones["Ana"].expect_title("Sealed")
    expect(page.locator("#secret")).to_have_attribute("data-face", "down")
    finish(table, "Bo", "Cem", "Dilek")


@pytest.mark.slow
def test_a_phone_that_slept_is_right_again_when_it_wakes(table: Evening) -> None:
    returns.slept(table)
    connected(table.phones["Ana"].page)


@pytest.mark.slow
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


@pytest.mark.slow
def test_two_tabs_of_one_seat_are_one_seat(table: Evening) -> None:
    cem = table.phones["Cem"]
    second = cem.context.new_page()
    second.goto(cem.page.url)
    play_on(table, "Cem")
    title = second.locator("h1.pad-title").first
    expect(title).to_have_text("Sealed")
    second.locator("[data-do=unseal]").tap()
    cem.expect_title("Which card will you play?")
    second.close()
    expect(table.board.locator("#place-s3")).to_contain_text("choosing", use_inner_text=True)
    finish(table, *PLOYS)


def test_two_phones_claim_one_seat_and_the_one_that_has_it_decides(
    browser: Browser, table: Evening
) -> None:
    context = open_context(browser, PHONE)
    other = Phone("second", context, context.new_page())
    other.page.goto(f"{table.program.url}/{table.code}")
    other.page.locator("details button", has_text="Ana").tap()
    expect(other.page.locator("h1")).to_have_text("Waiting for Ana’s phone")
    play_on(table, "Ana")
    table.phones["Ana"].page.locator("button", has_text="Let them in").tap()
    expect(other.page.locator(".pad-head .who-name")).to_have_text("Ana")
    other.expect_title("Sealed")
    finish(table, "Bo", "Cem", "Dilek")
    context.close()


@pytest.mark.slow
def test_a_phone_whose_cookies_are_gone_is_let_in_again(table: Evening) -> None:
    dilek = table.phones["Dilek"]
    dilek.context.clear_cookies()
    dilek.page.reload()
    dilek.page.locator("details button", has_text="Dilek").tap()
    table.board.click("text=Let them in")
    expect(dilek.page.locator(".pad-head .who-name")).to_have_text("Dilek")
    finish(table, *PLOYS)


# -- the board ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_board_is_closed_and_opened_elsewhere(browser: Browser, table: Evening) -> None:
    board, url = table.board, table.board.url
    board.goto("about:blank")
    play_on(table, "Ana", "Bo")
    elsewhere = open_context(browser, BOARD)
    page = elsewhere.new_page()
    page.goto(url)
    expect(page.locator("#place-s1")).to_contain_text("sealed", use_inner_text=True)
    expect(page.locator("[data-open=undo]")).to_have_count(0)
    elsewhere.close()
    board.goto(url)
    expect(board.locator("[data-open=undo]")).to_be_visible()
    finish(table, "Cem", "Dilek")


@pytest.mark.slow
def test_the_evening_goes_on_from_a_board_on_another_device(browser: Browser) -> None:
    laptop = {**BOARD, "is_mobile": False, "device_scale_factor": 1}
    with four_players(browser, Dilek=laptop) as night:
        begin(night)
        play_on(night, "Ana", "Bo")
        night.board.click("[data-open=people]")
        night.board.locator("#person-s4").get_by_text("Make a host, too").click()
        expect(night.board.locator("#person-s4")).to_contain_text("· host too")
        url = night.board.url
        night.board.close()
        dilek = night.phones["Dilek"]
        dilek.context.add_init_script(HAS_PACE % '"none"')
        board = night.board = dilek.context.new_page()
        night.watch(board, "second board")
        board.goto(url)
        expect(board.locator("#place-s1")).to_contain_text("sealed", use_inner_text=True)
        expect(board.locator("#place-s3")).to_contain_text("choosing", use_inner_text=True)
        play_on(night, "Cem")
        dilek.page.bring_to_front()
        finish(night, "Dilek")
        expect(board.locator(".asked-what")).to_have_text("Flip the top card. What is it?")
        board.keyboard.press("8")
        play_on(night, "Ana", "Bo", "Cem", "Dilek")
        expect(board.locator(".board-ruling")).to_contain_text("Bo takes the 8")


# -- somebody is away --------------------------------------------------------------------------


@pytest.mark.slow
def test_somebody_is_away_and_a_neighbour_enters_for_them(table: Evening) -> None:
    bo, cem = table.phones["Bo"], table.phones["Cem"]
    bo.page.goto("about:blank")
    expect(table.board.locator("#place-s2")).to_contain_text("away", use_inner_text=True)
    expect(cem.page.locator("#awaited-s2")).to_contain_text("away", use_inner_text=True)
    table.board.click("text=Bo is away…")
    table.board.click("text=Cem enters it")
    cem.page.locator("#proxy-s2 button").tap()
    cem.page.locator(f'#ask input[value="{PLOYS["Bo"]}"]').locator("xpath=..").tap()
    cem.page.locator("#ask button[type=submit]").tap()
    expect(table.board.locator("#place-s2")).to_contain_text("sealed", use_inner_text=True)
    expect(table.board.locator(".board-ruling")).to_contain_text("Bo: entered by Cem")
    finish(table, "Ana", "Cem", "Dilek")


@pytest.mark.slow
def test_one_phone_is_handed_on_under_a_cover(browser: Browser) -> None:
    with evening(browser) as night:
        ana = night.join("Ana")
        ana.page.tap("#more-phone summary")
        ana.page.tap("text=Somebody else is playing on this phone, too")
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
        page.tap("[id^=hand-on]")
        expect(page.locator("#cover")).to_contain_text("Ana’s pad")
        page.tap("[data-uncover]")
        ana.answer(PLOYS["Ana"])
        ana.expect_title("Sealed")
        expect(page.locator("[id^=hand-on]")).to_have_count(0)
        finish(night, "Cem", "Dilek")


# -- the server --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "how", [pytest.param(signal.SIGINT, marks=pytest.mark.slow), signal.SIGKILL]
)
def test_the_server_dies_in_mid_deal_and_is_started_again(
    table: Evening, how: signal.Signals
) -> None:
    returns.program_ended(table, how)
    connected(table.phones["Bo"].page)
    for name in ("Ana", "Bo", "Cem"):
        table.phones[name].expect_title("Sealed")
    finish(table, "Dilek")


@pytest.mark.slow
def test_a_phone_that_is_taken_off_is_told_so_and_let_in_again(table: Evening) -> None:
    bo, board = table.phones["Bo"], table.board
    board.click("[data-open=people]")
    board.locator("#person-s2").get_by_text("Disconnect this phone").click()
    board.click("#sure [data-yes]")
    expect(bo.page.locator("h1")).to_have_text("This phone was disconnected")
    bo.page.locator("details button", has_text="Bo").tap()
    expect(bo.page.locator("h1")).to_have_text(re.compile("Waiting for the host"))
    board.locator("#people [data-close]").click()
    board.click("text=Let them in")
    expect(bo.page.locator(".pad-head .who-name")).to_have_text("Bo")
    finish(table, *PLOYS)


@pytest.mark.slow
def test_the_host_goes_on_from_a_phone(table: Evening) -> None:
    board, url = table.board, table.board.url
    board.click("[data-open=people]")
    board.locator("#person-s1").get_by_text("Make a host, too").click()
    expect(board.locator("#person-s1")).to_contain_text("· host too")
    ana = table.phones["Ana"].page
    board.goto("about:blank")
    ana.tap("#more-phone summary")
    ana.tap("#to-board")
    ana.locator("body[data-role=board][data-connection=there]").wait_for(state="attached")
    expect(ana.locator("[data-open=undo]")).to_be_visible()
    width = ana.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "nothing sticks out at the side"
    ana.tap("[data-open=undo]")
    ana.tap("#take-back")
    expect(ana.locator(".asked-what")).to_have_text("Flip the top card. What is it?")
    ana.locator('.quick [data-value="5"]').tap()
    ana.tap("text=Ana’s pad")
    play_on(table, *PLOYS)
    expect(table.phones["Cem"].page.locator("#ruling")).to_contain_text("Bo takes the")
    board.goto(url)
    board.click("[data-open=people]")
    board.locator("#person-s1 [data-do=remove_host]").click()
    expect(board.locator("#person-s1")).not_to_contain_text("· host too")
