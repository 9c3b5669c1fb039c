"""What hard moments are made of: four players, a round in which Bo takes a 5, and networks that fail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, Phone, evening, until

PLOYS = {"Ana": 9, "Bo": 6, "Cem": 9, "Dilek": 4}
SEATS = ("s1", "s2", "s3", "s4")


# -- the game ----------------------------------------------------------------------------------


@contextmanager
def four_players(
    browser: Browser, *, own: bool = False, **devices: dict[str, Any]
) -> Iterator[Evening]:
    """Four players, each with a phone, or what else is said of somebody's device."""
    with evening(browser, own=own) as night:
        for name in PLOYS:
            night.join(name, **devices.get(name, {}))
        expect(night.board.locator("#seat-order")).to_contain_text("Dilek")
        yield night


def begin(night: Evening) -> None:
    """Start a game: a topic of 5 on the table, and nobody has sealed yet."""
    board = night.board
    board.click("text=Start The Feast")
    expect(board.locator(".asked-what")).to_have_text("Flip the top card. What is it?")
    board.keyboard.press("5")
    expect(board.locator(".board-ruling")).to_contain_text("Everybody chooses a card")


def lay_anew(night: Evening) -> None:
    """Bring everybody back to their places, and start a game."""
    for phone, seat in zip(night.phones.values(), SEATS, strict=True):
        phone.context.set_offline(False)
        pad = f"{night.program.url}/pad/{night.code}/{seat}"
        if phone.page.url != pad:
            phone.page.goto(pad)
    night.board.goto(f"{night.program.url}/board/{night.code}")
    if night.board.locator("[data-open=people]").count():
        night.put_away()
    for seat in SEATS:
        expect(night.board.locator(f"#seat-{seat}:not([data-away])")).to_be_visible()
    begin(night)
    # Whoever is offline a moment later has the question, not still the one before it.
    for phone in night.phones.values():
        phone.expect_title("Which card will you play?")


def play_on(night: Evening, *names: str) -> None:
    """Let these seal their ploys."""
    for name in names:
        phone = night.phones[name]
        phone.expect_title("Which card will you play?")
        phone.answer(PLOYS[name])
        expect(phone.page.locator("h1.pad-title").first).not_to_have_text(
            "Which card will you play?"
        )
        phone.expect_heard()


def finish(night: Evening, *names: str) -> None:
    """Let the last ones seal: 9-6-9-4 for the topic 5, so Bo takes it, and Dilek a 9."""
    play_on(night, *names)
    ruling = night.board.locator(".board-ruling")
    expect(ruling).to_contain_text("Bo takes the 5")
    expect(ruling).to_contain_text("Dilek takes a 9")


# -- the network -------------------------------------------------------------------------------


@contextmanager
def slow(phone: Phone, *, latency: int, down: int, up: int) -> Iterator[None]:
    """Make a phone's network slow for a while, through the browser's own emulation."""
    cdp = phone.context.new_cdp_session(phone.page)
    cdp.send("Network.enable")
    cdp.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency, "downloadThroughput": down, "uploadThroughput": up},
    )
    yield
    cdp.detach()  # what a session emulates ends with it, and with nothing else


@contextmanager
def asleep(phone: Phone) -> Iterator[None]:
    """Stop everything that a phone's page does, as phones in pockets do, and wake it up again.

    The browser's own freezing leaves pages alone that somebody looks at, as all pages here are.
    """
    cdp = phone.context.new_cdp_session(phone.page)
    paused: list[object] = []

    def note(event: object) -> None:
        paused.append(event)

    cdp.on("Debugger.paused", note)
    cdp.send("Debugger.enable")
    phone.page.evaluate("() => { setTimeout(() => { debugger; }); }")
    until(lambda: bool(paused), lambda: cdp.send("Debugger.enable"))
    yield
    cdp.send("Debugger.resume")
    cdp.send("Debugger.disable")
    cdp.detach()
    phone.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")


def connected(page: Page) -> None:
    """Wait until a page is connected."""
    expect(page.locator("body")).to_have_attribute("data-connection", "there")
    expect(page.locator("#connection")).to_be_hidden()


def right_again(page: Page, selector: str, words: str) -> None:
    """Wait until a page is connected, and the first element of a selector says something."""
    connected(page)
    expect(page.locator(selector).first).to_contain_text(words)
