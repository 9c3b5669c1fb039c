"""Many sit down at once: a symbol that nobody picked is nothing to be refused for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.evening import PHONE, open_context, opened
from tests.browser.fits import ADDRESS, Line, browser_of, open_page
from tests.tables.table_fixture import TableFixture

LARGE_TEXT = """document.addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.fontSize = "200%";
});"""
ARE_APART = """() => {
  const boxes = [...document.querySelectorAll(".symbol .mark")].map((each) => each.getBoundingClientRect());
  return boxes.every((one, nth) => one.left >= 0 && one.right <= innerWidth && boxes.slice(nth + 1).every((other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom));
}"""
"""Whether no symbol lies over another one, or over the edge."""


SHEETS = """() => [...document.styleSheets].filter(({ href, media }) => href && !media.length)
  .map(({ href }) => href.match(/([a-z_]+)\\.css/)[1])"""
"""The names of the sheets that count in a page."""


@pytest.fixture
def laid() -> TableFixture:
    return TableFixture(1)


@pytest.fixture
def page(browser: Browser, laid: TableFixture) -> Iterator[Page]:
    """The page to join that table, on a small phone whose letters are large; a name is typed."""
    client = browser_of(laid, "device-new")
    with opened(browser, {**PHONE, "viewport": {"width": 360, "height": 640}}) as context:
        context.add_init_script(LARGE_TEXT)
        page = context.new_page()
        page.route_web_socket("**/link/**", lambda opened: Line(laid, client, opened))
        open_page(page, client, f"/{laid.table.code}", scripts=True)
        page.fill("#name", "Zoe")
        yield page
        page.unroute_all(behavior="wait")


def proposed(page: Page) -> str:
    """Return the symbol that the page has, although nobody picked one."""
    return page.locator("[name=colour]:checked").input_value()


def sit_down(page: Page) -> None:
    page.locator("text=Sit down").tap()


def is_in(page: Page) -> None:
    expect(page.locator("h1.pad-title")).to_have_text("You’re in, Zoe")


def test_whoever_loaded_the_page_early_sits_down_with_another_symbol(
    page: Page, laid: TableFixture
) -> None:
    laid.table.join("device-Bo", "Bo", proposed(page))
    sit_down(page)
    is_in(page)


def test_the_page_becomes_the_pad_without_loading_one(page: Page, laid: TableFixture) -> None:
    page.evaluate("window.same = true")
    sit_down(page)
    is_in(page)
    expect(page.locator("h1.pad-title")).to_be_focused()
    page.locator("body[data-connection=there]").wait_for(state="attached")
    assert page.evaluate("window.same")
    seat = laid.table.roster.seats_of("device-new")[0]
    assert page.url == f"http://{ADDRESS}/pad/{laid.table.code}/{seat}"
    assert page.title() == "Zoe · Companion"
    page.locator("[data-greet]").tap()
    # Its styles are those of a pad that was loaded, in that order.
    became = page.evaluate(SHEETS)
    page.reload()
    is_in(page)
    assert ["first", *became] == page.evaluate(SHEETS)


def test_a_page_that_cannot_reach_the_table_says_so_and_keeps_the_name(
    page: Page, laid: TableFixture
) -> None:
    down = f"**/{laid.table.code}"
    page.route(down, lambda route: route.abort())
    sit_down(page)
    expect(page.locator("#said")).to_have_text("No connection. Try again.")
    expect(page.locator("#name")).to_have_value("Zoe")
    page.unroute(down)
    sit_down(page)
    is_in(page)


@pytest.mark.slow
def test_a_symbol_that_was_picked_and_is_taken_is_said(page: Page, laid: TableFixture) -> None:
    # The very one that was proposed, but picked.
    colour = proposed(page)
    page.locator(f'label[data-colour="{colour}"]').tap()
    laid.table.join("device-Bo", "Bo", colour)
    sit_down(page)
    expect(page.locator("#said")).to_contain_text("just took that symbol")
    expect(page.locator("#name")).to_have_value("Zoe")
    # What is proposed instead is a proposal again.
    laid.table.join("device-Cem", "Cem", proposed(page))
    sit_down(page)
    is_in(page)


@pytest.mark.slow
def test_a_picked_symbol_stays_picked_when_the_name_is_refused(
    page: Page, laid: TableFixture
) -> None:
    page.fill("#name", "Ana")
    page.locator('label[data-colour="fish"]').tap()
    sit_down(page)
    expect(page.locator("#said")).to_contain_text("already at the table")
    expect(page.locator('[name=colour][value="fish"]')).to_be_checked()
    laid.table.join("device-Bo", "Bo", "fish")
    page.fill("#name", "Zoe")
    sit_down(page)
    expect(page.locator("#said")).to_contain_text("just took that symbol")


def test_with_large_text_a_phone_shows_all_and_begins_at_the_top(
    page: Page, laid: TableFixture
) -> None:
    laid.table.connect("device-Ana")
    laid.ok(laid.host, "choose_game", game="anygame")
    page.wait_for_function(ARE_APART)
    sit_down(page)
    page.locator("body[data-connection=there]").wait_for(state="attached")

    # Who has nothing to do learns it at the top, wherever the lobby was read.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    laid.ok(laid.host, "start_game")
    expect(page.locator("h1.pad-title")).to_have_text("Waiting for Ana to say what comes next")
    page.wait_for_function("() => scrollY === 0")

    laid.answer({"scores": True})
    for each in laid.table.roster.order:
        laid.ok(laid.host, "answer", key=f"round1/score/{each}", value="7")
    laid.answer({"finish": True})
    page.goto(f"http://{ADDRESS}{page.locator('#home').get_attribute('href')}")
    page.locator("#picture").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
    fixture.ok(fixture.host, "admit_device", device="device-new")
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
