"""``python -m tests.bench.bench_felt``: how quick it feels on a slow phone, in Chromium's own slow motion.

A phone whose processor is six times as slow as this machine's joins a table and sits down, on a mobile network of
1.6 Mbit/s and 150 ms and on a home's Wi-Fi of 20 Mbit/s and 10 ms. With no network between, it plays seven turns of
each game, with a board beside it; a board plays no reveals here. ``--beside COMMIT`` does the same with the code of
another commit, in pairs that take turns: what counts are the ratios, since the machine may have other things to do. Of
a game that only one of both has, there are no ratios. ``--games none`` measures the join page and the pad alone.
``--peer`` measures a round beside the same game of React and boardgame.io instead, dressed in our looks and undressed
(``felt_peer``).

- *first paint* is Chromium's first contentful paint, *usable* when the page answers (a join page: all is loaded; a pad: it
  is connected), both from the tap or the scan on; *bytes* are those over the wire.
- *shift* is Chromium's sum of layout shifts until the page is usable and its fonts are there.
- *last seal to ruling* runs from the sending of the last answer of a turn until what changed by it is painted.
- *longest task* is that of the phone's main thread meanwhile, in time of its processor; *script*, *style* and *layout* are Chromium's sums for all turns.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from math import exp, log
from pathlib import Path
from statistics import mean, median, stdev
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from rules.engine.registry import GAMES
from tests.bench.commits import ROOT, unpack
from tests.browser.evening import BOARD, HAS_PACE, HAS_PLAYED, PHONE, launch, open_context
from tests.patience import PATIENCE
from tests.servers.program import Served

SLOWER = 6
MOBILE, HOME = "mobile", "home"
NETWORKS = {
    MOBILE: {
        "offline": False,
        "latency": 150,
        "downloadThroughput": 1.6e6 / 8,
        "uploadThroughput": 0.75e6 / 8,
    },
    HOME: {
        "offline": False,
        "latency": 10,
        "downloadThroughput": 20e6 / 8,
        "uploadThroughput": 20e6 / 8,
    },
}
SHIFT = "layout shift"
WANTED = {MOBILE: 1.3, HOME: 1.1}
"""How many times as late a page may be usable as it was before scripts and styles were sent as they are written."""
QUIET = 500
"""Milliseconds without a change after which a page shows what it should."""
NOTES = """
  window.felt = { paint: 0, usable: 0, shift: 0, changed: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") felt.paint = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    if (!entry.hadRecentInput) felt.shift += entry.value;
  });
  const changed = () => requestAnimationFrame(() => setTimeout(() => {
    felt.changed = performance.timeOrigin + performance.now();
  }));
  const look = (changes) => {
    if (!felt.usable && document.body?.dataset.connection === "there") felt.usable = performance.now();
    if (changes.some((each) => each.type === "childList" && each.target.closest?.("[data-region]"))) changed();
  };
  new MutationObserver(look).observe(document, { attributeFilter: ["data-connection"], childList: true, subtree: true });
"""


class Side:
    """The program of one commit, on tables of its own."""

    def __init__(self, name: str, folder: Path, data: Path, tables: int, games: str) -> None:
        self.name = name
        self.laptop: BrowserContext | None = None
        env = {"PYTHONPATH": str(folder)}
        plan = [
            sys.executable,
            str(ROOT / "tests/bench/felt_tables.py"),
            str(data),
            str(tables),
            games,
        ]
        laid = subprocess.run(
            plan, cwd=folder, env={**os.environ, **env}, check=True, capture_output=True, text=True
        )
        self.games: dict[str, Any] = json.loads(laid.stdout.splitlines()[-1])
        command = [sys.executable, "-m", "companion", "--no-open", "--data", str(data)]
        command += ["--host", "127.0.0.1", "--port", "0", "--countdown", "0"]
        self.served = Served(command, "Ctrl-C", env=env, folder=folder)
        self.url = f"http://127.0.0.1:{self.served.port}"
        self.laptop_url = next(word for word in self.served.said.split() if "/laptop/" in word)

    def lay_table(self, context: BrowserContext) -> str:
        """Lay a table, as its board does; returns its code."""
        answer = context.request.post(
            f"{self.url}/tables", headers={"Origin": self.url}, max_redirects=0
        )
        assert answer.status == 302, answer.text()
        return answer.headers["location"].rstrip("/").rpartition("/")[2]

    def answer(self, table: dict[str, Any], number: int, answer: list[Any]) -> None:
        """Answer for a seat; without one, for the host."""
        seat, key, value = answer
        devices = {None: table["host"], **{guest["seat"]: guest for guest in table["guests"]}}
        path = f"/command/{table['code']}" + (f"?seat={seat}" if seat else "")
        message = {"id": f"felt-{number}-{seat}", "do": "answer", "key": key, "value": value}
        line = HTTPConnection("127.0.0.1", self.served.port, timeout=PATIENCE)
        headers = {"Cookie": devices[seat]["cookie"], "Content-Type": "application/json"}
        line.request("POST", path, json.dumps(message), headers)
        reply = line.getresponse()
        assert reply.status in {200, 409}, reply.read()  # 409: the others have decided it already
        line.close()


@contextmanager
def slow_phone(browser: Browser, network: str = MOBILE) -> Iterator[tuple[Page, CDPSession]]:
    """Open a slow phone on a network."""
    context = open_context(browser, PHONE)
    context.add_init_script(NOTES)
    context.add_init_script(HAS_PLAYED % json.dumps(list(GAMES)))
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORKS[network])
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    try:
        yield page, session
    finally:
        context.close()


def lift_limits(session: CDPSession) -> None:
    """Take the network away from a page that is there: Chromium would slow its socket by the bytes before packing."""
    limits = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", limits)


def remember(context: BrowserContext, url: str, cookie: str) -> None:
    """Give a browser a device's cookie."""
    name, _, value = cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": url}])


def settled(*pages: Page) -> list[float]:
    """Wait until nothing changes any more; returns when the last change on each page was painted, in seconds."""
    last: list[float] = []
    limit = time.monotonic() + PATIENCE
    while (now := [float(page.evaluate("() => felt.changed")) for page in pages]) != last:
        assert time.monotonic() < limit, "the page never rests"
        last = now
        pages[0].wait_for_timeout(QUIET)
    return [each / 1000 for each in last]


def fonts_there(page: Page) -> None:
    """Wait until the page is loaded, with its fonts."""
    page.wait_for_load_state("load")
    page.evaluate("async () => { await document.fonts.ready; }")


def sit_down(side: Side, phones: Browser, code: str, network: str) -> dict[str, float]:
    """Scan the code, enter a name and sit down."""
    found: dict[str, float] = {}
    with slow_phone(phones, network) as (page, session):
        sizes: list[int] = []
        requests: list[str] = []
        session.on("Network.loadingFinished", lambda each: sizes.append(each["encodedDataLength"]))
        session.on("Network.responseReceived", lambda each: requests.append(each["requestId"]))
        page.goto(f"{side.url}/{code}", wait_until="load")
        fonts_there(page)
        found["join: first paint ms"] = page.evaluate("() => felt.paint")
        found["join: usable ms"] = page.evaluate(
            "() => performance.getEntriesByType('navigation')[0].loadEventEnd"
        )
        found["join: bytes"] = sum(sizes)
        found["join: requests"] = len(requests)
        found[f"join: {SHIFT}"] = page.evaluate("() => felt.shift")
        page.fill("#name", "Ana")
        page.wait_for_load_state("networkidle")  # typing a name takes people longer
        page.evaluate(
            "() => addEventListener('submit', () => sessionStorage.setItem('tapped', String(performance.timeOrigin + performance.now())))"
        )
        sizes.clear()
        requests.clear()
        page.locator("text=Sit down").tap(no_wait_after=True)
        page.locator("body[data-connection=there]").wait_for(state="attached")
        fonts_there(page)
        since = "performance.timeOrigin - Number(sessionStorage.getItem('tapped'))"
        found["pad: usable ms (seat to pad)"] = page.evaluate(f"() => felt.usable + {since}")
        found["pad: bytes"] = sum(sizes)
        found["pad: requests, of them most from the cache"] = len(requests)
        found[f"pad: {SHIFT}"] = page.evaluate("() => felt.shift")
    return found


def metrics(session: CDPSession) -> dict[str, float]:
    """Return what the page's main thread has done so far, in ms."""
    all_of = {
        each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]
    }
    names = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
    return {name: all_of[of] * 1000 for name, of in names.items()}


def longest_task(trace: bytes) -> float:
    """Return the longest task of a renderer's main thread, in ms of its processor: others do not count."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"].get("name") == "CrRendererMain"
    }
    return max(
        (
            each["tdur"] / 1000
            for each in events
            if each["name"].endswith("RunTask")
            and (each["pid"], each["tid"]) in mains
            and "tdur" in each
        ),
        default=0.0,
    )


def play(side: Side, phones: Browser, boards: Browser, game: str, nth: int) -> dict[str, float]:
    """Play the turns of a game, with the first seat on a slow phone and a board beside it."""
    table = side.games[game]["tables"][nth]
    with ExitStack() as leaving:
        context = open_context(boards, BOARD)
        leaving.callback(context.close)
        context.add_init_script(NOTES)
        context.add_init_script(HAS_PACE % json.dumps("none"))
        remember(context, side.url, table["host"]["cookie"])
        board = context.new_page()
        board.goto(f"{side.url}/board/{table['code']}", wait_until="load")
        page, session = leaving.enter_context(slow_phone(phones))
        remember(page.context, side.url, table["guests"][0]["cookie"])
        page.goto(f"{side.url}/pad/{table['code']}/{table['guests'][0]['seat']}", wait_until="load")
        for each in (board, page):
            each.locator("body[data-connection=there]").wait_for(state="attached")
        fonts_there(page)
        settled(page)
        lift_limits(session)
        found = {f"{game}: {SHIFT}": page.evaluate("() => felt.shift")}
        took: dict[str, list[float]] = {"phone": [], "board": []}
        tasks = []
        before = metrics(session)
        for number, (sealed, answers) in enumerate(side.games[game]["turns"]):
            for answer in answers[:-1]:
                side.answer(table, number, answer)
            shown = settled(page, board)
            phones.start_tracing(categories=["toplevel"])
            sent = time.time()
            side.answer(table, number, answers[-1])
            now = settled(page, board)
            tasks.append(longest_task(phones.stop_tracing()))
            if sealed:
                for screen, was, at in zip(took, shown, now, strict=True):
                    took[screen] += [(at - sent) * 1000] if at != was else []
        found[f"{game}: longest task of a turn"] = median(tasks)
        found[f"{game}: of all turns"] = max(tasks)
        for name, value in metrics(session).items():
            found[f"{game}: {name}"] = value - before[name]
        for screen, all_of in took.items():
            if all_of:
                found[f"{game}: last seal to {screen}"] = median(all_of)
    return found


def once(
    side: Side, phones: Browser, boards: Browser, games: list[str], nth: int
) -> dict[str, float]:
    """Measure everything once."""
    if side.laptop is None:
        side.laptop = open_context(boards, BOARD)
        side.laptop.request.get(side.laptop_url)  # the address is good for one browser
    found: dict[str, float] = {}
    for network in NETWORKS:
        pages = sit_down(side, phones, side.lay_table(side.laptop), network)
        found |= {f"{network} {name}": value for name, value in pages.items()}
    for game in games:
        if game in side.games:
            found |= play(side, phones, boards, game, nth)
    return found


def ratio(new: list[float], old: list[float]) -> str:
    """Return the ratio of pairs and its spread (one standard error, as a factor)."""
    pairs = [log(one / two) for one, two in zip(new, old, strict=True) if one > 0 and two > 0]
    if not pairs:
        return "–"
    error = stdev(pairs) / len(pairs) ** 0.5 if len(pairs) > 1 else 0.0
    return f"{exp(mean(pairs)):.2f} ± {100 * error:.0f} %"


Runs = list[list[dict[str, float]]]
"""What was found, run by run, on each side."""


def cell(runs: Runs, key: str, *, beside: int) -> str:
    """Return the medians of what was found, and the ratio to each of those that stand beside ours."""
    if not all(key in found for run in runs for found in run[: 1 + beside]):
        return "–"
    values = [[run[side][key] for run in runs] for side in range(1 + beside)]
    form = ".3f" if SHIFT in key else ".1f" if key.endswith(("kB", "MB")) else ".0f"
    medians = [format(median(each), form) for each in values]
    ratios = ["" if SHIFT in key else ratio(values[0], other) for other in values[1:]]
    return " | ".join(medians + ratios)


def wanted(key: str) -> str:
    """Return the ratio that is wanted, if one is."""
    network = key.partition(" ")[0]
    timed = "usable" in key or (network == HOME and " ms" in key)
    return f"at most {WANTED[network]}" if timed else ""


def show(runs: Runs, names: list[str], games: list[str]) -> None:
    """Print two tables in Markdown: the pages, and the games."""
    beside = len(names) > 1
    print(f"| | {' | '.join(names)} |" + (" ratio | wanted |" if beside else ""))
    print("|---|" + "---|" * (len(names) + 2 * beside))
    pages = [key for key in runs[0][0] if key.partition(" ")[0] in NETWORKS]
    for key in pages:
        print(
            f"| {key} | {cell(runs, key, beside=beside)} |"
            + (f" {wanted(key)} |" if beside else "")
        )
    kinds = list(dict.fromkeys(key.partition(": ")[2] for key in runs[0][0] if key not in pages))
    print("\nIn ms" + (f": here / {names[1]} = ratio" if beside else "") + "\n")
    print(f"| game | {' | '.join(kinds)} |")
    print("|---|" + "---|" * len(kinds))
    for game in games:
        both = all(any(key.startswith(f"{game}: ") for key in found) for found in runs[0])
        cells = []
        for kind in kinds:
            one, *rest = cell(runs, f"{game}: {kind}", beside=beside and both).split(" | ")
            cells.append(
                f"{one} / {rest[0]}" + (f" = {rest[1]}" if rest[1] else "") if rest else one
            )
        print(f"| {game} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Measure, in pairs that take turns, and print a table."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_felt")
    reader.add_argument("--beside", metavar="COMMIT", help="a commit to measure beside this one")
    reader.add_argument("--pairs", type=int, default=5, help="how often everything is measured")
    reader.add_argument("--games", default=",".join(GAMES), help="which games are played")
    reader.add_argument(
        "--peer",
        nargs="?",
        const="both",
        choices=("both", "dressed", "undressed"),
        help="beside React and boardgame.io: dressed in our looks, or not",
    )
    options = reader.parse_args()
    print(f"{platform.platform()}, {os.cpu_count()} cores, a load of {os.getloadavg()[0]:.1f}\n")
    with ExitStack() as leaving:
        temporary = Path(leaving.enter_context(TemporaryDirectory()))
        if options.peer:
            from tests.bench import felt_peer

            felt_peer.compare(options.peer, options.pairs, temporary / "felt.db")
            return
        folders = {"here": ROOT}
        if options.beside:
            folders[options.beside] = unpack(options.beside, temporary / "beside")
        sides = [
            Side(name, folder, temporary / f"{nth}.db", options.pairs, options.games)
            for nth, (name, folder) in enumerate(folders.items())
        ]
        for side in sides:
            leaving.enter_context(side.served)
        games = [each for each in options.games.split(",") if each in sides[0].games]
        playwright = leaving.enter_context(sync_playwright())
        phones, boards = launch(playwright), launch(playwright)
        runs = []
        for nth in range(options.pairs):
            order = sides if nth % 2 == 0 else sides[::-1]
            found = {side.name: once(side, phones, boards, games, nth) for side in order}
            runs.append([found[side.name] for side in sides])
            print(f"{nth + 1} of {options.pairs}, {time.strftime('%T')}", file=sys.stderr)
        show(runs, [side.name for side in sides], games)
        phones.close()
        boards.close()
    print(f"\nMeasured at a load of {os.getloadavg()[0]:.1f} in the end, {time.strftime('%F')}.")


if __name__ == "__main__":
    main()
