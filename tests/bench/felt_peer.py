"""A round of Goofspiel on a slow phone: Companion, and the same game with React and boardgame.io, in two looks.

``bench_felt --peer`` runs this, by turns at each; ``--peer dressed`` and ``--peer undressed`` leave one out. The other
program is in ``peer_packages/app``; ``tests.bench.peer`` installs it. It is one program, built twice:

- **dressed** wears our looks: our style sheets and fonts from this checkout, the markup that they are made for, and all
  that our join page, pad and board show on their first screen, by day and by night. A picture of it is a picture of
  ours. So this is one piece of work, done in two ways.
- **undressed** is the least that one would write: a small sheet, the system's fonts, cards of one element, nothing that
  moves, no QR code, no tools, no reactions, no menu of languages. So this says what looks cost as well.

Neither has what else a table has here: settings, corrections, undo, help, rules, other games, other languages, a file
in which all is kept. Where dressed shows a button for that, the button does nothing. The board enters the prizes, and
shows results at once, in each of the three. Each phone reaches its program through a tunnel that counts what comes
out of it; in rounds no network slows it. A first turn at each is not counted: templates, scripts and files are warm then.

- *usable* is a join page once it is loaded and its name field is painted, and a pad once it is connected and
  its headline is painted.
- *the phone asks*, *says so*, *shows it* are from the tap, or from the sending of another guest's last seal, until the
  new words are painted.
- *elements* and *heap* are those after seven rounds, the heap after a collection.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.bench import bench_felt as felt
from tests.bench import peer
from tests.bench.felt_sides import DRESSED, PLAYERS, UNDRESSED, Companion, Peer, Seats
from tests.browser.evening import BOARD, HAS_PACE, launch, open_context
from tests.browser.tunnel import Tunnel
from tests.patience import PATIENCE

ROUNDS = 7
CARDS = range(1, 14)
FACES = {1: "A", 11: "J", 12: "Q", 13: "K"}
KEYS = ".quick button"
"""Where a board asks for the prize."""
REST = 500
"""Milliseconds between two things that are measured."""
WAITS = """
  window.seen = {};
  const awaited = { name: ["#name", ""], pad: ["body[data-connection=there] h1", ""] };
  window.awaitWords = (name, selector, words) => {
    delete seen[name];
    awaited[name] = [selector, words];
    look();
  };
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    for (const [name, [selector, words]] of Object.entries(awaited)) {
      if (![...document.querySelectorAll(selector)].some((each) => each.textContent.includes(words))) continue;
      delete awaited[name];
      requestAnimationFrame(() => setTimeout(() => (seen[name] = now())));
    }
  };
  const attributeFilter = ["open", "data-connection"];
  new MutationObserver(look).observe(document, { attributeFilter, childList: true, characterData: true, subtree: true });
  addEventListener("click", () => sessionStorage.setItem("tapped", now()), true);
"""


@dataclass(frozen=True)
class Round:
    """The prize of a round, and the card of each player."""

    number: int
    prize: int
    cards: tuple[int, ...]


def rounds(seed: int) -> list[Round]:
    """Return what is played, which is the same at both."""
    rng = Random(seed)
    prizes, *hands = (rng.sample(CARDS, ROUNDS) for _ in range(1 + PLAYERS))
    played = zip(prizes, zip(*hands, strict=True), strict=True)
    return [Round(number, prize, cards) for number, (prize, cards) in enumerate(played, 1)]


@contextmanager
def phone_at(phones: Browser, side: Companion | Peer) -> Iterator[tuple[Page, CDPSession, Tunnel]]:
    """Open a slow phone, with a counted way to the program."""
    tunnel = Tunnel(side.served.port)
    try:
        with felt.slow_phone(phones) as (page, session):
            page.context.add_init_script(WAITS)
            yield page, session, tunnel
    finally:
        tunnel.close()


def seen(page: Page, name: str) -> float:
    """Wait until the page has painted what it is to show; returns when it has, in ms since 1970."""
    limit = time.monotonic() + PATIENCE
    while not (at := page.evaluate("name => seen[name] ?? 0", name)):
        assert time.monotonic() < limit, f"{name} never comes: {page.inner_text('body')[:300]}"
        page.wait_for_timeout(100)
    page.wait_for_timeout(REST)
    return float(at)


def await_words(page: Page, name: str, selector: str, words: str) -> None:
    """Let the page note when it has painted something."""
    page.evaluate("what => awaitWords(...what)", [name, selector, words])


def tapped(page: Page) -> float:
    """Return when the page was last tapped, in ms since 1970."""
    return float(page.evaluate("() => Number(sessionStorage.getItem('tapped'))"))


def arrive(side: Companion | Peer, phones: Browser, boards: Browser) -> dict[str, float]:
    """Scan the code of a new table, and sit down."""
    path = side.new_table(boards)
    with phone_at(phones, side) as (page, _, tunnel):
        page.goto(f"http://127.0.0.1:{tunnel.port}{path}", wait_until="load")
        felt.fonts_there(page)
        came = tunnel.came
        named = seen(page, "name")
        page.wait_for_load_state("networkidle")
        loaded = "performance.getEntriesByType('navigation')[0].loadEventEnd"
        found = {
            "join page: first paint, ms": page.evaluate("() => felt.paint"),
            "join page: usable, ms": page.evaluate(
                f"named => Math.max({loaded}, named - performance.timeOrigin)", named
            ),
            "join page, kB": came / 1000,
            "join page with what is fetched ahead, kB": tunnel.came / 1000,
        }
        page.fill("#name", "Ana")
        page.locator("text=Sit down").tap(no_wait_after=True)
        page.locator("body[data-connection=there]").wait_for(state="attached")
        found["seat to pad, ms"] = seen(page, "pad") - tapped(page)
    return found


def play(side: Companion | Peer, phones: Browser, boards: Browser, nth: int) -> dict[str, float]:
    """Play seven rounds, with the first player on a slow phone."""
    seats = side.begun(nth)
    took: dict[str, list[float]] = {}
    with ExitStack() as leaving:
        context = open_context(boards, BOARD)
        leaving.callback(context.close)
        for script in (felt.NOTES, WAITS, HAS_PACE % json.dumps("none")):
            context.add_init_script(script)
        side.remember(context, side.url, seats, "board")
        board = context.new_page()
        board.goto(side.url + seats.board)
        seen(board, "pad")
        page, session, tunnel = leaving.enter_context(phone_at(phones, side))
        url = f"http://127.0.0.1:{tunnel.port}"
        side.remember(page.context, url, seats, "phone")
        page.goto(url + seats.phone)
        opened = seen(page, "pad") - page.evaluate("() => performance.timeOrigin")
        felt.fonts_there(page)
        found = {
            "pad from an empty cache, ms": opened,
            "pad from an empty cache, kB": tunnel.came / 1000,
        }
        page.wait_for_timeout(4 * REST)  # what it fetches when it has time
        felt.lift_limits(session)
        came, before = tunnel.came, felt.metrics(session)
        for turn in rounds(nth):
            for name, value in play_round(side, seats, turn, (board, page, phones)).items():
                took.setdefault(name, []).append(value)
        found |= {name: median(values) for name, values in took.items()}
        found["to the phone in a round, kB"] = (tunnel.came - came) / 1000 / ROUNDS
        for name, value in felt.metrics(session).items():
            found[f"{name} on the phone in a round, ms"] = (value - before[name]) / ROUNDS
        count = "() => document.querySelectorAll('body *').length"
        found["elements on the phone"] = page.evaluate(count)
        found["elements on the board"] = board.evaluate(count)
        session.send("HeapProfiler.collectGarbage")
        heap = session.send("Runtime.getHeapUsage")["usedSize"]
        found["JS heap of the phone, MB"] = heap / 1e6
    return found


def play_round(
    side: Companion | Peer, seats: Seats, turn: Round, screens: tuple[Page, Page, Browser]
) -> dict[str, float]:
    """Turn up a prize, seal the phone's card first, and time what each screen needs."""
    board, page, phones = screens
    first, *others, last = turn.cards
    found = {}
    await_words(page, "asked", "main h1", "Which card will you play?")
    board.locator(KEYS, has_text=FACES.get(turn.prize, str(turn.prize))).first.click()
    found["a prize is entered → the phone asks, ms"] = seen(page, "asked") - tapped(board)
    page.locator(f'form.answer input[value="{first}"]').locator("xpath=..").tap()
    page.wait_for_timeout(REST)
    await_words(page, "sealed", "main h1", "Sealed")
    page.locator("#action button[type=submit]").tap()
    found["Seal is tapped → the phone says so, ms"] = seen(page, "sealed") - tapped(page)
    for player, card in enumerate(others, 2):
        side.guest_seals(seats, turn.number, player, card)
        page.wait_for_timeout(REST)
    await_words(board, "told", KEYS, "")
    await_words(page, "told", "#result[open] .button", "Next")
    phones.start_tracing(categories=["toplevel"])
    sent = time.time() * 1000
    side.guest_seals(seats, turn.number, PLAYERS, last)
    told = [seen(board, "told"), seen(page, "told")]
    found["longest task of a reveal on the phone, ms"] = felt.longest_task(phones.stop_tracing())
    found["last seal → the board shows it, ms"] = told[0] - sent
    found["last seal → the phone shows it, ms"] = told[1] - sent
    page.locator("#result .button", has_text="Next").tap()
    page.wait_for_timeout(REST)
    return found


def compare(looks: str, pairs: int, data: Path) -> None:
    """Measure Companion and its peers, by turns, and print a table in Markdown."""
    folder = Path("build/peer").absolute()
    peer.install(folder)
    with ExitStack() as leaving:
        sides: list[Companion | Peer] = [Companion(data, 1 + pairs)]
        leaving.enter_context(sides[0].served)
        for name in (DRESSED, UNDRESSED) if looks == "both" else (looks,):
            side = Peer(folder, name)
            leaving.callback(side.close)
            leaving.enter_context(side.served)
            sides.append(side)
        playwright = leaving.enter_context(sync_playwright())
        phones, boards = launch(playwright), launch(playwright)
        runs = []
        for nth in range(1 + pairs):
            first = nth % len(sides)
            found = {
                side.name: arrive(side, phones, boards) | play(side, phones, boards, nth)
                for side in sides[first:] + sides[:first]
            }
            runs.append([found[side.name] for side in sides])
            print(f"{nth} of {pairs}, {time.strftime('%T')}", file=sys.stderr)
        del runs[0]  # it has warmed everything
        others = [side.name for side in sides[1:]]
        ratios = [f"to {name}" for name in others]
        print(f"| | {' | '.join([sides[0].name, *others, *ratios])} |")
        print("|---|" + "---|" * (1 + 2 * len(others)))
        for key in runs[0][0]:
            print(f"| {key} | {felt.cell(runs, key, beside=len(others))} |")
        phones.close()
        boards.close()
