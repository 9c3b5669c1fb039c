"""A page that fails where it shows what it was sent: it is fetched anew, once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import evening, until
from tests.browser.fits import pad_of
from tests.browser.resilience import PLOYS, begin, finish
from tests.browser.test_clock import CLOCK, STEP
from tests.clocks.stepping import STEPS
from tests.tables.table_fixture import TableFixture

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

LOADS = "() => Number(sessionStorage.getItem('loads'))"


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


CLOCK_LEAPS = CLOCK + f"({STEP})({STEPS['a day on']});"
"""With each time that it is loaded."""


@pytest.mark.parametrize(
    "clock",
    [
        pytest.param("", id="usual-clock"),
        pytest.param(CLOCK_LEAPS, id="leaping-clock", marks=pytest.mark.slow),
    ],
)
def test_a_page_that_fails_always_is_fetched_once_and_says_so(browser: Browser, clock: str) -> None:
    laid, problems = TableFixture(2), list[str]()
    with pad_of(browser, laid, laid.seats[0]) as ana:
        ana.page.on("pageerror", lambda error: problems.append(str(error)))
        ana.context.add_init_script(clock + BREAKS % "true")
        ana.page.reload()
        expect(ana.page.locator(".toast")).to_contain_text("Part of this page isn’t working")
        assert ana.page.evaluate(LOADS) == 2
        failures = len(problems)
        laid.ok(laid.host, "choose_game", game="eatme")
        until(lambda: len(problems) > failures, lambda: ana.page.evaluate("0"))
        expect(ana.page.locator(".toast")).to_be_visible()
        assert ana.page.evaluate(LOADS) == 2
        assert set(problems) == {"made up"}
