"""What axe finds, what is too small, and what sticks out: on every screen, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD, Evening, Phone, evening, open_context
from tests.browser.test_eatme import bid, pick, play_out, turn_up

pytestmark = pytest.mark.slow

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
"""A screen is judged in both; light comes last, as it was before."""
RULES = {
    "resultTypes": ["violations"],  # to write down all that is well takes three times as long
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
}
SMALL = """
(least) => [...document.querySelectorAll("body *")].filter((each) => {
  const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const box = each.getBoundingClientRect();
  const hidden = each.closest(".visually-hidden, [aria-hidden=true], dialog:not([open]), svg");
  return own && !hidden && box.width > 1 && parseFloat(getComputedStyle(each).fontSize) < least;
}).map((each) => each.className + ": " + each.textContent.trim().slice(0, 30))
"""
TARGETS = """
() => [...document.querySelectorAll("button, a.button, summary, label.card-pick, label.choice, label.symbol")]
  .filter((each) => each.offsetParent && !each.closest(".rule-link, p, .quick, dialog:not([open])"))
  .map((each) => [each.getBoundingClientRect(), each])
  .filter(([box]) => box.width > 0 && (box.height < 47.5 || box.width < 44))
  .map(([box, each]) => `${each.textContent.trim().slice(0, 24)} ${box.width}x${box.height}`)
"""


STILL = """
async () => {
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().filter((each) => each.playState === "running");
    if (!moving.length) return;
    await Promise.allSettled(moving.map((each) => each.finished));
  }
}
"""
"""A colour that is on its way to another is neither; where one arrives, those inside may set out."""


AT_ONCE = """
(on) => {
  if (on) {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync("*, *::before, *::after { transition: none !important }");
    window.before = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [atOnce];
  } else document.adoptedStyleSheets = window.before;
}
"""
"""Lets colours change at once, with all decoration: a board that fades from dark to light takes a second to paint."""
OBSCURED = "partially obscured"
"""What axe says of a target of which something else covers a part."""


def audit(page: Page, where: str) -> None:
    """Hold a page against axe, light and dark; and nothing may stick out sideways."""
    page.evaluate(AT_ONCE, True)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(STILL)
        said = broken(page)
        if any(OBSCURED in each for each in said):
            # What lies half under a pad's foot can be scrolled from under it.
            page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            said = [each for each in broken(page) if OBSCURED not in each or each in said]
            page.evaluate("scrollTo(0, 0)")
        assert not said, f"{where}, {scheme}:\n" + "\n".join(said)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
    page.evaluate(AT_ONCE, False)


def broken(page: Page) -> list[str]:
    """Return what axe has to say against a page as it is scrolled now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate("(rules) => axe.run(rules).then((said) => said.violations)", RULES)
    return [
        f"{each['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for each in found
        for node in each["nodes"]
    ]


def audit_board(page: Page, where: str) -> None:
    audit(page, where)
    assert page.evaluate(SMALL, 23.9) == [], where


def audit_pad(page: Page, where: str) -> None:
    audit(page, where)
    assert page.evaluate(TARGETS) == [], where


def audit_phones(page: Page, where: str, sizes: Sequence[tuple[int, int]]) -> None:
    """Hold a pad against axe and the least targets on phones of several sizes, one after the other."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        audit_pad(page, f"{where} at {width}x{height}")


def test_an_evening_for_everybody(browser: Browser) -> None:
    sizes = ((390, 844), (360, 640))
    with evening(browser, board=BIG_BOARD) as night:
        board = night.board
        guest = open_context(browser, {}).new_page()
        guest.goto(f"{night.program.url}/{night.code}")
        audit_phones(guest, "join", sizes)
        guest.context.close()
        for name in ("Ana", "Bo", "Cem", "Dilek"):
            night.join(name)
        ana = night.phones["Ana"].page
        expect(board.locator("#seat-order")).to_contain_text("Dilek")
        audit_board(board, "lobby")
        audit_phones(ana, "waiting for the start", sizes)
        board.click("text=Start The Feast")
        expect(board.locator(".asked-what")).to_be_visible()
        audit_board(board, "topic")
        audit_phones(ana, "topic", sizes)
        board.keyboard.press("8")
        night.phones["Ana"].expect_title("Which card will you play?")
        audit_phones(ana, "ploy", sizes)
        night.phones["Ana"].answer(10)
        night.phones["Ana"].expect_title("Sealed")
        audit_phones(ana, "sealed", sizes)
        audit_board(board, "sealing")
        for name, rank in (("Bo", 9), ("Cem", 9), ("Dilek", 10)):
            night.phones[name].answer(rank)
        expect(board.locator(".board-ruling")).to_contain_text("Nobody takes the")
        audit_board(board, "revealed")
        audit_phones(ana, "ruling", sizes)
        ana.tap("text=Fix a mistake")
        ana.locator("#more-entries [data-amend]").first.tap()
        expect(ana.locator("#amend")).to_be_visible()
        audit_phones(ana, "amending", sizes)
        board.click("[data-open=entries]")
        expect(board.locator("#entries-body li").first).to_be_visible()
        audit_board(board, "entries")
        board.keyboard.press("Escape")
        board.click("[data-open=people]")
        expect(board.locator("#people")).to_be_visible()
        audit_board(board, "people")


# What lies on a picture axe cannot judge: the wood is judged as plain as it is under its light.
PLAIN_WOOD = """
() => document.querySelector(".welcome")?.style.setProperty("background-image", "none")
"""


def test_the_other_pages(browser: Browser) -> None:
    with evening(browser, own=True, board=BIG_BOARD) as night:
        page = night.board
        pages = ("/", "/rules", "/rules/feast", "/print", "/print/liar/colours", "/nothing/here")
        for path in (*pages, f"/watch/{night.code}"):
            page.goto(night.program.url + path)
            page.evaluate(PLAIN_WOOD)
            audit(page, path)


def test_a_rulebook_on_a_phone(browser: Browser) -> None:
    with evening(browser) as night:
        ana, _ = night.join("Ana"), night.join("Bo")
        night.board.click("text=Start The Feast")
        read_a_rulebook(night, ana, 390, 844)
        read_a_rulebook(night, ana, 320, 568)


def read_a_rulebook(night: Evening, ana: Phone, width: int, height: int) -> None:
    """Go from a pad to its rulebook, on to another one, and back, with a phone of some size."""
    pad = f"{night.program.url}/pad/{night.code}/s1"
    ana.page.goto(pad)
    with ana.context.expect_page() as opened:
        ana.page.locator(".pad-head a[target]").tap()
    rules = opened.value
    rules.set_viewport_size({"width": width, "height": height})
    night.watch(rules, "Ana's rulebook")
    title, way = rules.get_by_role("heading", level=1), rules.locator("#way-back")
    expect(title).to_have_text("The Feast")
    expect(title).to_be_in_viewport(ratio=1)
    expect(rules.locator("#how-to-play h2")).to_be_in_viewport(ratio=1)
    box = title.bounding_box()
    assert box is not None
    assert box["x"] >= 16
    expect(rules.get_by_role("link", name="Dealing", exact=True)).to_have_count(0)
    audit_pad(rules, "a rulebook")
    rules.locator("#contents-here > summary").tap()
    audit_pad(rules, "its contents")
    rules.get_by_role("link", name="Dealing", exact=True).tap()
    expect(rules.locator("#dealing")).to_be_in_viewport()
    # The way back is known from one book to the next.
    rules.get_by_role("link", name="All rulebooks").tap()
    expect(title).to_have_text("Rulebooks")
    audit_pad(rules, "the rulebooks")
    listed = rules.locator(".game-card .display", has_text="I Didn’t Eat That").bounding_box()
    assert listed is not None
    assert listed["width"] > listed["height"]
    rules.get_by_role("link", name="Eat Me").tap()
    expect(title).to_have_text("Eat Me")
    expect(way).to_have_text("Back to your pad")
    # It leads to the pad that opened the book, and to no second one.
    with rules.expect_event("close"):
        way.tap()
    assert [page.url for page in ana.context.pages] == [pad]
    # Where the book stands in the pad's own tab, it is a link.
    ana.page.goto(f"{night.program.url}/rules/feast?from={pad.partition(night.program.url)[2]}")
    ana.page.locator("#way-back").tap()
    expect(ana.page.locator("h1.pad-title").first).to_be_visible()
    assert ana.page.url == pad
    ana.page.goto(f"{night.program.url}/rules/feast")
    expect(ana.page.locator("#way-back")).to_have_text("Companion")


# Nor can it judge the damask of the sheets.
PLAIN_SHEETS = """
() => document.querySelectorAll(".sheet").forEach((each) => each.style.setProperty("background-image", "none"))
"""


def test_the_sheets_over_a_pad(browser: Browser) -> None:
    sizes = ((390, 844), (320, 568))
    with evening(browser, game="eatme", pace="manual") as night:
        for name in ("Ana", "Bo", "Cem"):
            night.join(name, taps_results=False)
        expect(night.board.locator("#seat-order")).to_contain_text("Cem")
        night.board.click("text=Start Eat Me")
        turn_up(night.board, 9)
        for phone in night.phones.values():
            bid(phone, 0)
            phone.send()
        for phone, card in zip(night.phones.values(), (8, 20, 14), strict=True):
            phone.expect_title("Your card and next bid")
            pick(phone, card)
            bid(phone, 0)
            phone.send()
        ana = night.phones["Ana"].page
        expect(ana.locator("#look-title")).to_be_visible()
        ana.evaluate(PLAIN_SHEETS)
        audit_phones(ana, "look up", sizes)
        play_out(night.board, 3)
        expect(ana.locator("#result-place")).to_be_visible()
        audit_phones(ana, "a result", sizes)
