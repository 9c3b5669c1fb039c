"""Practising: a round of every game on a small phone, from the lobby and back to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from rules.engine.registry import GAMES
from tests.browser.evening import PHONE, Evening, Phone, evening, open_context, pick_game
from tests.browser.test_eatme import part_of
from tests.browser.test_ibid import keys
from tests.browser.test_ididnt import enter
from tests.browser.test_liar import lay

SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
ALLOWED = "form.answer input[type=radio]:not([aria-disabled=true])"


def pick_first(phone: Phone) -> None:
    """Pick the first card that can be picked, and seal it."""
    phone.pick(phone.page.locator(ALLOWED).first.get_attribute("value"))
    phone.send()


def bid_or_ring_card(phone: Phone) -> None:
    """Seal a bid of 0; later a card, whose suit is picked first."""
    cards = phone.page.locator(f"{ALLOWED}[name$=card]")
    if cards.count():
        value = int(cards.first.get_attribute("value") or 0)
        suit = phone.page.locator(f".eatme-suit-label[data-part='{part_of(value)}']")
        if suit.count():
            suit.tap()
        phone.pick(value)
    zero = phone.page.locator("[data-key-set]:visible, .keypad:visible [data-key-digit='0']")
    if zero.count():
        zero.first.tap()
    phone.send()


def excuse(phone: Phone) -> None:
    """Enter the first excuse in hand."""
    card = phone.page.locator(".ididnt-held li").first
    said = card.locator(".ididnt-says[data-ate=yes], .ididnt-says[data-ate=no]").evaluate_all(
        """(all) => all.map((each) => (each.dataset.ate === "yes" ? "+" : "-")
           + each.lastChild.textContent.trim())"""
    )
    credibility = card.locator(".ididnt-credible").evaluate(
        "(it) => it.lastChild.textContent.trim()"
    )
    enter(phone, " ".join([*said, credibility]))


def tile(phone: Phone) -> None:
    """Bid the highest tile in hand; declare an auction or pass, and take what is offered."""
    page = phone.page
    instead = page.locator("[id^=do-]:visible")
    if instead.count():
        instead.first.tap()
    elif page.locator("#answer .ibid-tiler").count():
        keys(phone, int(page.locator(".practise-cards .ibid-tile-number").last.inner_text()))
        lift = page.locator("[data-tile-lift]:visible")
        if lift.count():
            lift.tap()
        phone.send()
    else:
        pick_first(phone)


def lay_or_pass(phone: Phone) -> None:
    """Pass where that can be; else lay the first card, and say what it is."""
    if phone.page.locator("#do-pass").count():
        phone.page.locator("#do-pass").tap()
        return
    suit = phone.page.locator(".practise-cards [data-suit]").first.get_attribute("data-suit")
    assert suit is not None
    lay(phone, "red" if suit == "rainbow" else suit, **{suit: 1})


def number(phone: Phone) -> None:
    """Type the number of the first card in hand, or take the first row."""
    page = phone.page
    if not page.locator("#answer [data-key-type]").count():
        pick_first(phone)
        return
    for digit in page.locator(".practise-cards .card-rank").first.inner_text():
        page.locator(f'[data-key-type="{digit}"]').tap()
    phone.send()


def write(phone: Phone) -> None:
    """Write a score, or seal a number."""
    phone.page.locator("form.answer input:visible").first.fill("7")
    phone.send()


ANSWERS: dict[str, Callable[[Phone], None]] = {
    "feast": pick_first,
    "goofspiel": pick_first,
    "eatme": bid_or_ring_card,
    "ididnt": excuse,
    "ibid": tile,
    "liar": lay_or_pass,
    "ohhell": pick_first,
    "nimmt": number,
    "anygame": write,
}


def begin(page: Page) -> None:
    """Wait for the page, and for the tour of a game that this phone does not know."""
    page.locator("body[data-connection=there]").wait_for(state="attached")
    expect(page.locator("#tour .tour-cards")).to_have_css("display", "grid")  # it has its styles
    page.locator('#tour[open] [data-close]:text-is("Skip")').tap()


def play_round(phone: Phone, game: str) -> None:
    """Answer whatever is asked until the round is over."""
    page = phone.page
    while not page.locator("[data-round-over]").count():
        key = page.locator("form.answer").get_attribute("data-key")
        ANSWERS[game](phone)
        page.wait_for_function(
            """(key) => document.querySelector("[data-round-over]")
               || (document.querySelector("form.answer")?.dataset.key ?? key) !== key""",
            arg=key,
        )


@pytest.mark.slow
def test_a_round_of_every_game_is_practised_to_its_ruling(browser: Browser) -> None:
    with evening(browser) as night:
        context = open_context(browser, SMALL)
        page = context.new_page()
        night.watch(page, "guest")
        night.watchers.append(context)
        phone = Phone("guest", context, page)
        for game in GAMES:
            page.goto(f"{night.program.url}/rules/{game}")
            page.locator("#practise-below").tap()
            begin(page)
            play_round(phone, game)
            expect(page.locator("#ruling")).to_be_visible()
            expect(page.locator("#again")).to_be_in_viewport()
            wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            assert not wide, game
        page.locator("#again").tap()
        page.locator("body[data-connection=there]").wait_for(state="attached")
        page.locator("#pad-head [data-open=can]").tap()
        page.locator("#can [data-open=how]").tap()
        page.locator("#how >> text=Show the tour again").tap()
        begin(page)
        expect(page.locator("[data-round-over]")).to_have_count(0)
        assert night.problems == []


def test_who_practises_in_the_lobby_goes_back_when_the_game_begins(browser: Browser) -> None:
    with evening(browser) as night:
        pick_game(night.board_context, night.program, night.code, "goofspiel")
        phones = [night.join(name) for name in ("Ana", "Bo")]
        ana = phones[0]
        ana.page.locator("#practise").tap()
        ana.page.locator("body[data-connection=there] #leave").wait_for()
        expect(ana.page.locator(".who-name").first).to_have_text("Ana")
        play_round(ana, "goofspiel")
        start(night)
        ana.page.wait_for_url("**/pad/**")
        expect(ana.page.locator("#practise")).to_have_count(0)
        expect(phones[1].page.locator("#practise")).to_have_count(0)
        assert night.problems == []


def start(night: Evening) -> None:
    """Start the game at the board."""
    expect(night.board.locator("#seat-order li[data-seat]")).to_have_count(len(night.phones))
    night.board.click("text=Start Goofspiel")
