"""The hard moments from which phones come back.

Each function makes one for a game that has just begun, ends it, and waits until everybody who was hit by it is right again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.evening import Evening
from tests.browser.resilience import PLOYS, asleep, connected, finish, play_on, right_again
from tests.browser.tunnel import Tunnel

_TRIES = """async () => {
  const real = window.fetch;
  let failed = 0;
  window.fetch = (...asked) => real(...asked).catch((error) => { failed++; throw error; });
  while (failed < 120) {
    dispatchEvent(new Event("online"));
    await new Promise((next) => setTimeout(next));
  }
  window.fetch = real;
}"""
"""As many tries as two minutes bring."""


def offline_at_the_reveal(night: Evening) -> None:
    """Ana is offline when the cards are turned over."""
    ana = night.phones["Ana"]
    play_on(night, "Ana", "Bo", "Cem")
    ana.context.set_offline(True)
    finish(night, "Dilek")
    ana.context.set_offline(False)
    right_again(ana.page, "#ruling", "Bo takes the")


def sealed_offline(night: Evening) -> None:
    """Bo seals while he is offline."""
    bo = night.phones["Bo"]
    bo.context.set_offline(True)
    bo.answer(PLOYS["Bo"])
    expect(night.board.locator("#place-s2")).not_to_contain_text("sealed", use_inner_text=True)
    bo.context.set_offline(False)
    right_again(bo.page, "h1.pad-title", "Sealed")


def after_many_tries(night: Evening) -> None:
    """Ana's phone tries for long: browsers hold a page's sockets back when many have failed."""
    ana = night.phones["Ana"]
    ana.context.set_offline(True)
    expect(ana.page.locator("#connection")).to_be_visible()
    ana.page.evaluate(_TRIES)
    ana.context.set_offline(False)
    connected(ana.page)


def missed_the_topic(night: Evening, *, taken_back: bool) -> None:
    """Dilek is offline for a moment, in which the topic is taken back, or turned up."""
    dilek, board = night.phones["Dilek"], night.board
    dilek.context.set_offline(True)
    expect(dilek.page.locator("#connection")).to_be_visible()
    if taken_back:
        board.keyboard.press("u")
        board.click("#take-back")
        expect(board.locator(".asked-what")).to_have_text("Flip the top card. What is it?")
    else:
        board.keyboard.press("5")
        expect(board.locator(".board-ruling")).to_contain_text("Everybody chooses a card")
    on_the_pad = (
        "When everything’s ready, Ana can flip the top card"
        if taken_back
        else "Which card will you play?"
    )
    dilek.context.set_offline(False)
    right_again(dilek.page, "h1.pad-title", on_the_pad)


def packets_lost(night: Evening, tunnel: Tunnel, outage: Callable[[], None]) -> None:
    """All that Bo's phone sends is lost without a word, as long as an outage takes."""
    bo = night.phones["Bo"]
    usual = bo.page.url
    bo.page.goto(usual.replace(f":{night.program.port}/", f":{tunnel.port}/"))
    connected(bo.page)
    play_on(night, "Ana")
    tunnel.breaks()
    bo.answer(PLOYS["Bo"])
    outage()
    tunnel.mend()
    right_again(bo.page, "h1.pad-title", "Sealed")
    bo.page.goto(usual)


@contextmanager
def tunnelled(night: Evening) -> Iterator[Tunnel]:
    """Lay a network between the program and a phone that can lose everything."""
    tunnel = Tunnel(int(night.program.port))
    night.ways.append(f"127.0.0.1:{tunnel.port}")
    yield tunnel
    tunnel.close()


class Cut:
    """A line that can be cut without a word to either end; all later ones work."""

    def __init__(self) -> None:
        self.lines = 0
        self.now = False

    def __call__(self, line: WebSocketRoute) -> None:
        self.lines += 1
        server, number = line.connect_to_server(), self.lines

        def works() -> bool:
            return number > 1 or not self.now

        line.on_message(lambda message: server.send(message) if works() else None)
        server.on_message(lambda message: line.send(message) if works() else None)


@contextmanager
def with_cut(night: Evening) -> Iterator[Cut]:
    """Give Ana's phone a line that can be cut."""
    ana, cut = night.phones["Ana"], Cut()
    usual, ana.page = ana.page, ana.context.new_page()
    ana.page.route_web_socket("**/link/**", cut)
    ana.page.goto(usual.url)
    usual.goto("about:blank")
    connected(ana.page)
    yield cut
    ana.page.close()
    ana.page = usual


def cut_asleep(night: Evening, cut: Cut) -> None:
    """Ana's line dies while her phone sleeps."""
    ana = night.phones["Ana"]
    cut.lines, cut.now = 0, False
    ana.page.reload()
    play_on(night, "Ana")
    with asleep(ana):
        cut.now = True
        finish(night, "Bo", "Cem", "Dilek")
    right_again(ana.page, "#ruling", "Bo takes the")


def slept(night: Evening) -> None:
    """Ana's phone sleeps while the cards are turned over."""
    ana = night.phones["Ana"]
    play_on(night, "Ana")
    with asleep(ana):
        finish(night, "Bo", "Cem", "Dilek")
    right_again(ana.page, "#ruling", "Bo takes the")


def program_ended(night: Evening, how: signal.Signals) -> None:
    """The program ends after two have sealed; Cem seals while it is away, and Bo's phone sleeps."""
    play_on(night, "Ana", "Bo")
    bo, cem = night.phones["Bo"], night.phones["Cem"]
    pages = [night.board, *(phone.page for phone in night.phones.values() if phone is not bo)]
    with asleep(bo):
        night.program.stop(how)
        try:
            for page in pages:
                expect(page.locator("#connection")).to_be_visible()
            if cem.page.locator("h1.pad-title").first.inner_text() != "Sealed":
                cem.answer(PLOYS["Cem"])
        finally:
            night.program.start()
    for page in pages:
        connected(page)
