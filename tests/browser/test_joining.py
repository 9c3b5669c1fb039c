"""Many sit down at once: a symbol that nobody picked is nothing to be refused for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.evening import PHONE, Evening, evening, open_context
from tests.browser.fits import ADDRESS, browser_of, open_page
from tests.browser.short_games import command
from tests.tables.table_fixture import TableFixture

NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva")
LARGE_TEXT = """document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.fontSize = "200%";
});"""
ARE_APART = """() => {
  const boxes = [...document.querySelectorAll(".symbol .mark")].map((each) => each.getBoundingClientRect());
  return boxes.every((one, nth) => one.left >= 0 && one.right <= innerWidth && boxes.slice(nth + 1).every((other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom));
}"""
"""Whether no symbol lies over another one, or over the edge."""


def arrive(night: Evening, name: str) -> Page:
    """Open the join page and type a name, without sitting down yet."""
    page = open_context(night.browser, PHONE).new_page()
    night.watch(page, name)
    page.goto(f"{night.program.url}/{night.code}")
    page.fill("#name", name)
    return page


def test_five_who_loaded_the_page_early_all_sit_down(browser: Browser) -> None:
    with evening(browser) as night:
        pages = [arrive(night, name) for name in NAMES]
        for page in pages:
            expect(page.locator('[name=colour][value="cherry"]')).to_be_checked()
        for page in pages:
            page.locator("text=Sit down").tap()
        for name, page in zip(NAMES, pages, strict=True):
            expect(page.locator("h1.pad-title")).to_have_text(f"You’re in, {name}")
        marks = night.board.locator("#seat-order .mark")
        expect(marks).to_have_count(len(NAMES))
        colours = marks.evaluate_all("marks => marks.map((each) => each.dataset.colour)")
        assert len(set(colours)) == len(NAMES)
        for page in pages:
            page.context.close()


@pytest.mark.slow
def test_a_symbol_that_was_picked_and_is_taken_is_said(browser: Browser) -> None:
    with evening(browser) as night:
        page = arrive(night, "Bo")
        # The very one that was proposed, but picked.
        page.locator('label[data-colour="cherry"]').tap()
        night.join("Ana")
        page.locator("text=Sit down").tap()
        expect(page.locator("#said")).to_contain_text("just took that symbol")
        expect(page.locator("#name")).to_have_value("Bo")
        expect(page.locator('[name=colour][value="carrot"]')).to_be_checked()
        # What is proposed instead is a proposal again.
        night.join("Cem")
        page.locator("text=Sit down").tap()
        expect(page.locator("h1.pad-title")).to_have_text("You’re in, Bo")
        page.context.close()


@pytest.mark.slow
def test_a_picked_symbol_stays_picked_when_the_name_is_refused(browser: Browser) -> None:
    with evening(browser) as night:
        night.join("Ana")
        page = arrive(night, "Ana")
        page.locator('label[data-colour="fish"]').tap()
        page.locator("text=Sit down").tap()
        expect(page.locator("#said")).to_contain_text("already at the table")
        expect(page.locator('[name=colour][value="fish"]')).to_be_checked()
        other = night.join("Cem")
        other.page.tap("#more-phone summary")
        other.page.tap("#rename-me")
        other.page.locator('#rename label[data-colour="fish"]').tap()
        other.page.locator("#rename [type=submit]").tap()
        expect(other.page.locator('#pad-head .mark[data-colour="fish"]')).to_be_visible()
        page.fill("#name", "Bo")
        page.locator("text=Sit down").tap()
        expect(page.locator("#said")).to_contain_text("just took that symbol")
        page.context.close()


def test_with_large_text_a_phone_shows_all_and_begins_at_the_top(browser: Browser) -> None:
    with evening(browser, game="anygame") as night:
        night.join("Bo")
        small = {**PHONE, "viewport": {"width": 360, "height": 640}}
        context = open_context(browser, small)
        context.add_init_script(LARGE_TEXT)
        page = context.new_page()
        night.watch(page, "Ana")
        page.goto(f"{night.program.url}/{night.code}")
        page.fill("#name", "Ana")
        page.wait_for_function(ARE_APART)
        page.locator("text=Sit down").tap()
        page.locator("body[data-connection=there]").wait_for(state="attached")

        # Who has nothing to do learns it at the top, wherever the lobby was read.
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert page.evaluate("scrollY") > 0
        board = night.board_context
        command(night, board, "start")
        expect(page.locator("h1.pad-title")).to_have_text("Waiting for Bo to say what comes next")
        page.wait_for_function("scrollY === 0")

        command(night, board, "answer", key="round1/next", value={"scores": True})
        for seat in ("s1", "s2"):
            command(night, board, "answer", key=f"round1/score/{seat}", value="7")
        command(night, board, "answer", key="round2/next", value={"finish": True})
        page.goto(f"{night.program.url}{page.locator('#home').get_attribute('href')}")
        page.locator("#picture").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        context.close()


def test_a_phone_that_waits_to_be_let_in_asks_again_after_a_while(browser: Browser) -> None:
    fixture = TableFixture(players=2)
    fixture.request_rejoin("device-new", fixture.seats[0])
    context = open_context(browser, PHONE)
    page = context.new_page()
    page.clock.install()
    page.route_web_socket("**/*", lambda _: None)
    open_page(page, browser_of(fixture, "device-new"), f"/{fixture.table.code}", scripts=True)
    expect(page.locator("h1")).to_have_text("Waiting for the host")

    # Somebody at its address guesses codes, so that nobody there is answered; then the server is away.
    refusals = iter((429, 503, None))

    def refuse(route: Route) -> None:
        status = next(refusals, 200)
        if status is None:
            route.abort()
        elif status == 200:
            route.fallback()
        else:
            route.fulfill(status=status, headers={"Retry-After": "7"})

    page.route(f"http://{ADDRESS}/{fixture.table.code}", refuse)
    for count in (1, 2, 3):
        with page.expect_event("requestfinished" if count < 3 else "requestfailed"):
            page.clock.run_for(7_500)
        expect(page.locator("h1")).to_have_text("Waiting for the host")
    fixture.ok(fixture.host, "admit", device="device-new")
    page.clock.run_for(7_500)
    expect(page.get_by_text("You’re in, Ana")).to_be_visible()
    context.close()


def test_the_cover_of_a_shared_phone_is_that_of_whoever_is_asked(browser: Browser) -> None:
    fixture = TableFixture()
    other = fixture.table.join("device-Ana", "Zoe", None)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    fixture.ok(fixture.seats[0], "answer", key=f"deal1/round1/ploy/{fixture.seats[0]}", value=9)
    context = open_context(browser, PHONE)
    page = context.new_page()
    page.route_web_socket("**/*", lambda _: None)
    pad = f"/pad/{fixture.table.code}/"
    open_page(page, browser_of(fixture, "device-Ana"), pad + fixture.seats[0], scripts=True)
    expect(page.get_by_role("button", name="I am Zoe")).to_be_visible()
    page.tap("[data-uncover]")
    expect(page.locator(f"#answer[data-key='deal1/round1/ploy/{other}']")).to_be_visible()
    context.close()
