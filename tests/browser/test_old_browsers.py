"""Guests with old phones: they play with plainer looks, or are told that they cannot."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import PHONE, Evening, evening, open_context
from tests.browser.resilience import PLOYS, begin, finish
from tests.browser.test_accessibility import audit_pad

pytestmark = pytest.mark.browser

OLD = """
  for (const name of ["showModal", "show", "close", "open"]) delete HTMLDialogElement.prototype[name];
  delete window.HTMLDialogElement;
  delete Element.prototype.checkVisibility;
  for (const name of ["inert", "popover", "showPopover", "hidePopover", "togglePopover"]) delete HTMLElement.prototype[name];
  delete SubmitEvent.prototype.submitter;
  delete navigator.wakeLock;
  delete Navigator.prototype.wakeLock;
  const matches = Element.prototype.matches;
  Element.prototype.matches = function (selector) {
    if (/:focus-visible|:popover-open|:modal|:has\\(/.test(selector)) throw new DOMException(selector, "SyntaxError");
    return matches.call(this, selector);
  };
"""
"""What Safari before 15.4 and Firefox before 98 do not know."""

BREAKS = """
  let real;
  Object.defineProperty(window, "Idiomorph", {
    get: () => ({ ...real, morph(...given) {
      if (%s) { sessionStorage.setItem("broke", "yes"); throw new Error("made up"); }
      return real.morph(...given);
    } }),
    set: (value) => { real = value; },
    configurable: true,
  });
  sessionStorage.setItem("loads", Number(sessionStorage.getItem("loads") ?? 0) + 1);
"""
"""A page that fails where it shows what it was sent."""

NO_MODULES = """
  const unknown = () => document.querySelectorAll("script[type=module]").forEach((each) => { each.type = "unknown"; });
  new MutationObserver(unknown).observe(document, { childList: true, subtree: true });
"""
"""Whoever knows no modules runs none."""

LOADS = "() => Number(sessionStorage.getItem('loads'))"


def old(page: Page) -> None:
    """Make a page an old browser's from its next load on."""
    page.context.add_init_script(OLD)
    page.reload()
    assert page.evaluate("typeof HTMLDialogElement") == "undefined"


@pytest.mark.slow
def test_an_evening_without_dialogs_and_their_kin(browser: Browser) -> None:
    small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
    with evening(browser, game=None) as night:
        for name in ("Ana", "Bo", "Cem", "Dilek"):
            night.join(name, has_played=name != "Ana", **small)
        board, ana = night.board, night.phones["Ana"]
        for page in (board, *(phone.page for phone in night.phones.values())):
            old(page)
        expect(board.locator("#seat-order")).to_contain_text("Dilek")
        # The help lies over the pad, holds the focus, and is closed by its button, Escape or a tap.
        how, question = ana.page.locator("#how"), ana.page.get_by_role("button", name="How to play")
        expect(how).to_be_hidden()
        question.tap()
        expect(how.locator("h2")).to_be_visible()
        audit_pad(ana.page, "help")
        expect(how.locator("h2")).to_be_focused()
        for _ in range(3):
            ana.page.keyboard.press("Tab")
            expect(how.locator(":focus")).to_have_count(1)
        ana.page.keyboard.press("Escape")
        expect(how).to_be_hidden()
        expect(question).to_be_focused()
        question.tap()
        how.tap(position={"x": 5, "y": 5})
        expect(how).to_be_hidden()
        board.locator('.course[data-game="feast"]').click()
        begin(night)
        rename(night)
        for name in ("Ana", "Bo", "Cem"):
            night.phones[name].expect_title("Which card will you play?")
            night.phones[name].answer(PLOYS[name])
            night.phones[name].expect_title("Sealed")
        finish(night, "Dilek")
        ana.page.tap("text=Fix a mistake")
        ana.page.locator("#more-entries [data-amend]").first.tap()
        expect(ana.page.locator("#amend-form")).to_be_visible()
        ana.page.locator("#amend [data-close]").tap()
        expect(ana.page.locator("#amend-form")).to_have_count(0)
        board.click("[data-open=entries]")
        expect(board.locator("#entries-body li").first).to_be_visible()
        board.keyboard.press("Escape")
        expect(board.locator("#entries")).to_be_hidden()
        board.click("[data-open=people]")
        expect(board.locator("#people")).to_contain_text("Anastasia")
        board.locator("#people [data-close]").click()
        expect(board.locator("#people")).to_be_hidden()


def rename(night: Evening) -> None:
    """Give Ana another name, through a dialog with a form."""
    page = night.phones["Ana"].page
    page.locator("#more-phone summary").tap()
    page.locator("#rename-me").tap()
    expect(page.locator("#rename-name")).to_be_focused()
    page.fill("#rename-name", "Anastasia")
    page.locator("#rename [type=submit]").tap()
    expect(page.locator("#rename")).to_be_hidden()
    expect(page.locator("#pad-head .who-name")).to_have_text("Anastasia")


@pytest.mark.slow
def test_a_page_that_fails_once_is_fetched_anew_and_is_right_again(browser: Browser) -> None:
    with evening(browser) as night:
        for name in ("Ana", "Bo", "Cem", "Dilek"):
            night.join(name)
        expect(night.board.locator("#seat-order")).to_contain_text("Dilek")
        ana = night.phones["Ana"]
        ana.context.add_init_script(BREAKS % "!sessionStorage.broke && sessionStorage.armed")
        ana.page.reload()
        expect(ana.page.locator("body[data-connection=there]")).to_be_attached()
        ana.page.evaluate("() => sessionStorage.setItem('armed', 'yes')")
        begin(night)
        ana.expect_title("Which card will you play?")
        ana.answer(PLOYS["Ana"])
        ana.expect_title("Sealed")
        assert ana.page.evaluate(LOADS) == 2
        finish(night, "Bo", "Cem", "Dilek")
        assert night.problems == ["Ana: made up"]
        night.problems.clear()


@pytest.mark.slow
def test_a_page_that_fails_always_is_fetched_once_and_says_so(browser: Browser) -> None:
    with evening(browser) as night:
        ana = night.join("Ana")
        ana.context.add_init_script(BREAKS % "true")
        ana.page.reload()
        expect(ana.page.locator(".toast")).to_contain_text("Part of this page isn’t working")
        assert ana.page.evaluate(LOADS) == 2
        night.join("Bo")
        expect(night.board.locator("#seat-order")).to_contain_text("Bo")
        expect(ana.page.locator(".toast")).to_be_visible()
        assert ana.page.evaluate(LOADS) == 2
        assert set(night.problems) == {"Ana: made up"}
        night.problems.clear()


@pytest.mark.parametrize(
    "lacks",
    [
        NO_MODULES,
        "delete window.WebSocket;",
    ],
    ids=["modules", "sockets"],
)
def test_a_browser_that_cannot_play_is_told_so_when_it_joins(browser: Browser, lacks: str) -> None:
    with evening(browser) as night:
        page = open_context(browser, PHONE).new_page()
        page.goto(f"{night.program.url}/{night.code}")
        said, button = page.locator("#too-old"), page.locator("button[form=join]")
        page.wait_for_load_state("load")
        expect(button).to_be_enabled()
        expect(said).to_be_hidden()
        page.add_init_script(lacks)
        page.reload()
        expect(said).to_contain_text("This browser is too old")
        expect(button).to_be_disabled()
        audit_pad(page, "a browser that is too old")
        page.context.close()


@pytest.mark.slow
def test_a_browser_that_cannot_read_the_scripts_is_told_so(browser: Browser) -> None:
    with evening(browser) as night:
        page = open_context(browser, PHONE).new_page()
        page.route(
            "**/modern_syntax.js*",
            lambda route: route.fulfill(content_type="text/javascript", body="new syntax of 2040"),
        )
        page.goto(f"{night.program.url}/{night.code}", wait_until="load")
        expect(page.locator("#too-old")).to_contain_text("This browser is too old")
        expect(page.locator("button[form=join]")).to_be_disabled()
        page.context.close()


@pytest.mark.slow
def test_a_script_that_did_not_arrive_does_not_make_a_browser_old(browser: Browser) -> None:
    with evening(browser) as night:
        page = open_context(browser, PHONE).new_page()
        page.route("**/modern_syntax.js*", lambda route: route.abort())
        page.goto(f"{night.program.url}/{night.code}", wait_until="load")
        expect(page.locator("#too-old")).to_be_hidden()
        expect(page.locator("button[form=join]")).to_be_enabled()
        page.context.close()
