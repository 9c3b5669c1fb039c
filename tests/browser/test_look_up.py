"""While the board plays a reveal, phones say "Look up!" and nothing else; then each has its own result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.evening import Evening, evening
from tests.browser.playing_out import begins, go_on
from tests.browser.short_games import begin_anew

pytestmark = pytest.mark.slow

NAMES = ("Ana", "Bo", "Cem", "Dee")
PLOYS = (9, 9, 6, 4)
MOVES: dict[str, Any] = {"reduced_motion": "no-preference"}
LISTENING = """
  window.heard = [];
  window.felt = [];
  navigator.vibrate = (pattern) => window.felt.push([pattern].flat().length) > 0;
  document.addEventListener("DOMContentLoaded", () => {
    const live = "[aria-live], [role=status], [role=alert]";
    new MutationObserver(() => {
      for (const each of document.querySelectorAll(live)) window.heard.push(each.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
"""
"""Notes what is set in live regions, and every vibration: one number, of its pulses and pauses."""
TELLS = ("takes", "Gaffe", "unmatched", "Nothing for you", "Flip the top card", "gaffe")
"""Words of a result of The Feast, and of what is asked after it."""


@pytest.fixture(scope="module")
def evening_of_four(browser: Browser) -> Iterator[Evening]:
    """Four players, whose phones note what is heard and felt."""
    with evening(browser, pace="manual") as night:
        for name in NAMES:
            phone = night.join(name, taps_results=False, **MOVES)
            phone.context.add_init_script(LISTENING)
        yield night


@pytest.fixture
def night(evening_of_four: Evening) -> Evening:
    """A game of that evening, just begun, with everybody there."""
    night = evening_of_four
    night.board.goto(f"{night.program.url}/board/{night.code}")
    for phone in night.phones.values():
        phone.page.reload()
        phone.page.locator("body[data-connection=there]").wait_for(state="attached")
    begin_anew(night)
    for phone in night.phones.values():
        expect(phone.page.get_by_text("Deal 1 · round 1 of 8")).to_be_visible()
    return night


def play(night: Evening) -> None:
    """Play a round, with nothing noted of what was before its cards were turned over."""
    phones = night.phones.values()
    expect(night.board.locator(".asked-what")).to_be_visible()
    night.board.keyboard.press("5")
    for phone in phones:
        phone.page.locator("#answer[data-name=ploy]").wait_for()
        phone.page.evaluate("window.heard = []; window.felt = []")
    for phone, ploy in zip(phones, PLOYS, strict=True):
        phone.answer(ploy)
    begins(night.board)


def look_up(page: Page) -> Locator:
    return page.get_by_role("heading", name="Look up!")


def result(page: Page) -> str:
    expect(page.locator("#result")).to_be_visible()
    return page.locator("#result-said p").first.inner_text()


def says_nothing(page: Page) -> None:
    """Expect that there is nothing of the result on a phone, to be seen, heard or felt."""
    expect(look_up(page)).to_be_visible()
    seen = page.evaluate("document.body.innerText")
    heard = page.evaluate(
        "[...(window.heard ?? []), document.getElementById('announcer').textContent]"
    )
    for word in TELLS:
        assert word not in seen
        assert not [each for each in heard if word in each]
    for region in ("main", "table", "result"):
        html = page.locator(f"#region-{region}")
        if html.count():
            assert not [word for word in TELLS if word in html.inner_html()], region
    assert page.title() in {*(f"{name} · Companion" for name in NAMES), "Watching · Companion"}


def play_to_the_end(board: Page) -> None:
    go_on(board, len(begins(board)) + 1)
    expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")


def test_nothing_is_seen_heard_or_felt_before_the_board_is_done(night: Evening) -> None:
    guest = night.watcher()
    play(night)
    ana, bo, cem, dee = (phone.page for phone in night.phones.values())
    for _ in begins(night.board):
        for page in (ana, bo, cem, dee, guest):
            says_nothing(page)
        go_on(night.board)
    for page in (ana, bo, cem, dee):
        assert page.evaluate("window.felt") == []
    play_to_the_end(night.board)
    assert result(ana) == "Gaffe! You and Bo both played a 9."
    assert result(cem) == "You take the 5."
    expect(cem.locator(".change")).to_have_text("+5 Total: 5")
    assert result(dee) == "You take a 9."
    expect(guest.locator("#look")).to_be_hidden()
    expect(guest.locator("#ruling")).to_contain_text("takes the 5")
    # One pulse for a result of one's own, two for a bad one; the last of each is the result's.
    assert [page.evaluate("window.felt.pop()") for page in (ana, cem, dee)] == [3, 1, 1]


def test_a_phone_that_is_loaded_again_still_looks_up(night: Evening) -> None:
    play(night)
    cem, dee = night.phones["Cem"].page, night.phones["Dee"].page
    says_nothing(cem)
    cem.reload()
    says_nothing(cem)
    guest = night.watcher()
    says_nothing(guest)
    # Nothing closes it.
    cem.keyboard.press("Escape")
    dee.keyboard.press("Escape")
    dee.keyboard.press("Escape")
    for page in (cem, dee):
        says_nothing(page)
    play_to_the_end(night.board)
    assert result(cem) == "You take the 5."
    assert result(dee) == "You take a 9."
    expect(guest.locator("#watching")).to_be_visible()
    cem.get_by_role("button", name="Next").tap()
    night.phones["Cem"].expect_title("Waiting for Bo to flip the top card")


def test_a_board_that_is_closed_lets_phones_go(night: Evening) -> None:
    play(night)
    ana, cem = night.phones["Ana"].page, night.phones["Cem"].page
    says_nothing(cem)
    night.board.goto("about:blank")
    assert result(cem) == "You take the 5."
    assert result(ana) == "Gaffe! You and Bo both played a 9."


def test_a_phone_that_is_to_be_still_never_vibrates(night: Evening) -> None:
    calm = night.phones["Dee"].page
    calm.emulate_media(reduced_motion="reduce")
    ana = night.phones["Ana"].page
    ana.locator("#more-phone summary").tap()
    ana.get_by_label("Vibrate").uncheck()
    ana.reload()
    ana.locator("#more-phone summary").tap()
    expect(ana.get_by_label("Vibrate")).not_to_be_checked()
    play(night)
    says_nothing(calm)
    play_to_the_end(night.board)
    for page in (ana, calm):
        result(page)
        assert page.evaluate("window.felt") == []
    result(night.phones["Cem"].page)
    assert night.phones["Cem"].page.evaluate("window.felt.pop()") == 1
    # As it was, for who plays on.
    calm.emulate_media(reduced_motion="no-preference")
    ana.evaluate("document.querySelector('#result').click()")
    ana.get_by_label("Vibrate").check()


def test_a_shared_phone_looks_up_too_and_each_result_is_under_its_own_cover(
    browser: Browser,
) -> None:
    with evening(browser, pace="manual") as night:
        phone = night.join("Ana", taps_results=False)
        ana = phone.page
        join = f"{night.program.url}/{night.code}"
        seated = phone.context.request.post(join, form={"name": "Bo"}, max_redirects=0)
        assert seated.status == 302, seated.text()
        night.join("Cem", taps_results=False)
        expect(night.board.locator("#seat-order")).to_contain_text("Cem")
        night.board.click("[data-do=start_game]")
        night.board.locator(".asked-what").wait_for()
        night.board.keyboard.press("5")
        expect(night.board.locator(".asked-what")).to_contain_text("Dummy")
        night.board.keyboard.press("7")
        ana.goto(night.program.url + seated.headers["location"])
        ana.tap("[data-uncover]")
        phone.answer(6)
        phone.expect_title("Sealed")
        ana.goto(ana.url.replace("/s2", "/s1"))
        ana.tap("[data-uncover]")
        night.phones["Cem"].answer(4)
        night.phones["Cem"].expect_title("Sealed")
        phone.answer(9)
        says_nothing(ana)
        ana.reload()
        says_nothing(ana)
        play_to_the_end(night.board)
        expect(ana.get_by_role("button", name="I am Ana")).to_be_visible()
        expect(ana.locator("#result")).to_be_hidden()
        ana.tap("[data-uncover]")
        assert result(ana) == "You take the 5."
