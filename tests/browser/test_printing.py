"""Decks to print, in a real browser: as many pages as the page says, and no card cut by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rules.engine.registry import GAMES, meta
from tests.browser.evening import BOARD, Evening, evening

DECKS = [(game, deck.name) for game in GAMES for deck in meta(game).printed]
SCREENS = ((320, 568), (1280, 720))
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
MILLIMETRE = 96 / 25.4
"""In the browser's pixels."""
LAID_OUT = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const box = (element) => element.getBoundingClientRect();
  const holds = (outer, inner) => inner.left >= outer.left - .5 && inner.right <= outer.right + .5 &&
    inner.top >= outer.top - .5 && inner.bottom <= outer.bottom + .5;
  const words = (card) => [...card.querySelectorAll("span, b")].filter((each) =>
    each.childElementCount === 0 && each.textContent.trim());
  const meet = (one, other) => one.left + 1 < other.right && other.left + 1 < one.right &&
    one.top + 1 < other.bottom && other.top + 1 < one.bottom;
  const over = [], met = [];
  for (const card of all(".print-card")) {
    const texts = words(card);
    over.push(...texts.filter((text) => !holds(box(card), box(text))).map((text) => text.textContent));
    met.push(...texts.filter((one) => texts.some((other) => one !== other && meet(box(one), box(other))))
      .map((text) => text.textContent));
  }
  return {
    sheets: all(".print-sheet").map(box).map(({ width, height, top }) => ({ width, height, top })),
    cut: all(".print-card").filter((card) => !holds(box(card.closest(".print-sheet")), box(card))).length,
    sizes: [...new Set(all(".print-card").map(box).map((one) => `${one.width.toFixed(1)} ${one.height.toFixed(1)}`))],
    over, met,
  };
}"""
"""What is measured of a page as it is printed: sheets, cards that a sheet cuts, and words that do not fit."""


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    with evening(browser) as evening_:
        yield evening_


@pytest.fixture(scope="module")
def printer(night: Evening) -> Page:
    page = night.board_context.new_page()
    night.watch(page, "printer")
    return page


@pytest.fixture
def page(printer: Page) -> Page:
    """The page of the printer, as it is on a laptop."""
    printer.emulate_media(media="null")
    printer.set_viewport_size(BOARD["viewport"])
    return printer


def show(page: Page, night: Evening, path: str, **query: Any) -> None:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    page.goto(f"{night.program.url}/print/{path}?{asked}")
    page.evaluate("document.fonts.ready")


@pytest.mark.slow
@pytest.mark.parametrize("layout", ["full a4 backs", "small letter"])
@pytest.mark.parametrize("game, deck", DECKS)
def test_a_deck_is_printed_on_as_many_pages_as_it_says_and_no_card_is_cut(
    page: Page, night: Evening, game: str, deck: str, layout: str
) -> None:
    size, paper, *backs = layout.split()
    show(
        page, night, f"{game}/{deck}", seed=7, size=size, paper=paper, **dict.fromkeys(backs, "on")
    )
    told = re.search(r"\d+", page.locator("[data-print]").inner_text())
    assert told
    raw = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type /Page\b", raw)) == int(told[0])
    width, height = PAPERS[paper]
    points = {
        (round(float(x)), round(float(y)))
        for x, y in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", raw)
    }
    assert points == {(round(width * 72 / 25.4), round(height * 72 / 25.4))}
    sheets_are_as_wide_as_the_screen_lets_them(page)
    if backs:
        backs_lie_behind_each_sheet(page, int(told[0]))

    page.emulate_media(media="print")
    laid = page.evaluate(LAID_OUT)
    for number, sheet in enumerate(laid["sheets"]):
        assert sheet["width"] == pytest.approx(width * MILLIMETRE, abs=0.5)
        assert sheet["height"] == pytest.approx(height * MILLIMETRE, abs=0.5)
        assert sheet["top"] == pytest.approx(number * height * MILLIMETRE, abs=1.5 + number)
    wide, high = {"full": (63, 88), "small": (44, 63)}[size]
    assert laid["sizes"] == [f"{wide * MILLIMETRE:.1f} {high * MILLIMETRE:.1f}"]
    assert laid["cut"] == 0
    assert laid["over"] == []
    assert laid["met"] == []


def sheets_are_as_wide_as_the_screen_lets_them(page: Page) -> None:
    """Measure the sheets on a small phone, and last on a laptop."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        room = page.evaluate("document.documentElement.scrollWidth")
        assert room <= width
        sheet = page.locator("#sheet-1").bounding_box()
        assert sheet is not None
        assert 0 <= sheet["x"] <= sheet["x"] + sheet["width"] <= room
        assert sheet["width"] >= min(0.88 * room, 700)


def backs_lie_behind_each_sheet(page: Page, pages: int) -> None:
    fronts = page.locator(".print-sheet:not([id$=back])").count()
    assert pages == 2 * fronts
    middles = """(sheet) => [...sheet.querySelectorAll(".print-card")].map((card) => {
      const [one, all] = [card.getBoundingClientRect(), sheet.getBoundingClientRect()];
      return [Math.round(one.left + one.width / 2 - all.left), Math.round(one.top - all.top)].join();
    })"""
    width = page.locator("#sheet-1").evaluate("(sheet) => sheet.getBoundingClientRect().width")
    last = page.locator(f"#sheet-{fronts}").evaluate(middles)
    behind = page.locator(f"#sheet-{fronts}-back").evaluate(middles)
    mirrored = {
        f"{round(width - int(x))},{y}" for x, _, y in (place.partition(",") for place in last)
    }
    near = {
        place
        for x, _, y in (place.partition(",") for place in behind)
        for off in (-1, 0, 1)
        for place in [f"{int(x) + off},{y}"]
    }
    assert mirrored <= near


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 17, 400, 999])
def test_no_excuse_is_too_long_for_a_small_card(page: Page, night: Evening, seed: int) -> None:
    show(page, night, "ididnt/dinner", seed=seed, size="small")
    page.emulate_media(media="print")
    laid = page.evaluate(LAID_OUT)
    assert (laid["cut"], laid["over"], laid["met"]) == (0, [], [])


@pytest.mark.slow
def test_the_longest_actions_fit_on_their_cards(page: Page, night: Evening) -> None:
    show(page, night, "ibid/tiles", seed=7, odd="on", double="on")
    page.emulate_media(media="print")
    laid = page.evaluate(LAID_OUT)
    assert (laid["cut"], laid["over"], laid["met"]) == (0, [], [])


def test_it_is_printed_at_a_press_and_what_is_chosen_is_shown_at_once(
    page: Page, night: Evening
) -> None:
    page.add_init_script("window.printed = 0; window.print = () => { window.printed += 1; };")
    show(page, night, "feast/pairs")
    page.locator("[data-print]").click()
    assert page.evaluate("window.printed") == 1
    expect(page.locator(".print-count")).to_contain_text("55 cards on 7 sheets")
    page.get_by_label("44 × 63 mm").check()
    expect(page.locator(".print-count")).to_contain_text("55 cards on 4 sheets")
    page.get_by_label("Letter").check()
    expect(page.locator(".sheets")).to_have_attribute("data-paper", "letter")
    expect(page.locator(".sheets")).to_have_attribute("data-size", "small")
    page.locator("#choose-backs").check()
    expect(page.locator("[data-print]")).to_have_text("Print 8 pages")


@pytest.mark.slow
def test_another_set_has_other_cards_and_the_address_keeps_it(page: Page, night: Evening) -> None:
    show(page, night, "ididnt/dinner", seed=5)
    words = page.locator(".ididnt-excuse-words")
    before = words.all_inner_texts()
    page.get_by_text("Another set").click()
    expect(page.locator("#choose-seed")).not_to_have_value("5")
    assert words.all_inner_texts() != before
    after = words.all_inner_texts()
    page.reload()
    assert words.all_inner_texts() == after


@pytest.mark.slow
def test_a_host_without_cards_is_led_from_the_lobby_to_the_printer(browser: Browser) -> None:
    with evening(browser, game="liar") as night:
        board = night.board
        board.click("text=Don’t have these cards?")
        with night.board_context.expect_page() as opened:
            board.click("#print-cards")
        page = opened.value
        expect(page.locator(".print-card").first).to_be_visible()
        expect(page.locator("h1")).to_have_text("Colours and a rainbow card")
