"""``python -m tests.bench.bench_return``: how soon phones are right again, after all that cuts them off.

The real program, a board and four phones in a real browser live through the hard moments that
``tests/browser/test_resilience.py`` tests. What is printed are seconds: from the network's return, or
the program's, or the phone's waking, until everybody whom it hit is connected and shows the present.
On a machine that does nothing else, that is two seconds at most.
"""

from __future__ import annotations

import argparse
import os
import platform
import signal
import time
from collections.abc import Callable
from statistics import median

from playwright.sync_api import sync_playwright

from tests.browser import returns
from tests.browser.evening import Evening, launch
from tests.browser.resilience import four_players, lay_anew

PROMISED = 2.0
"""Seconds."""
OUTAGES = (0.5, 1.5, 3.0, 6.5)
"""Seconds for which all packets are lost."""
_SLEEP = "(milliseconds) => new Promise((done) => setTimeout(done, milliseconds))"


def topic_missed(night: Evening) -> float:
    """Miss what is taken back, and what is turned up; the slower of both returns."""
    return max(returns.missed_the_topic(night, taken_back=each) for each in (True, False))


def line_cut(night: Evening) -> float:
    with returns.with_cut(night) as cut:
        return returns.cut_asleep(night, cut)


def all_lost(seconds: float) -> Callable[[Evening], float]:
    """Return the moment in which all packets are lost for so long."""

    def moment(night: Evening) -> float:
        with returns.tunnelled(night) as tunnel:
            page = night.phones["Bo"].page
            return returns.packets_lost(
                night, tunnel, lambda: page.evaluate(_SLEEP, seconds * 1000)
            )

    return moment


MOMENTS: dict[str, Callable[[Evening], float]] = {
    "offline at the reveal": returns.offline_at_the_reveal,
    "sealed while offline": returns.sealed_offline,
    "offline for 120 tries": returns.after_many_tries,
    "offline for a moment": topic_missed,
    **{f"all packets lost for {seconds} s": all_lost(seconds) for seconds in OUTAGES},
    "line cut while asleep": line_cut,
    "asleep at the reveal": returns.slept,
    "program ended by Ctrl-C": lambda night: returns.program_ended(night, signal.SIGINT),
    "program killed": lambda night: returns.program_ended(night, signal.SIGKILL),
}


def main() -> None:
    """Measure each return some times, and print a table in Markdown."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_return", description=__doc__)
    reader.add_argument("--times", type=int, default=5, help="how often each is lived through")
    options = reader.parse_args()
    print(f"{platform.platform()}, {os.cpu_count()} cores, a load of {os.getloadavg()[0]:.1f}\n")
    print(
        f"| back after … | median s | longest s | promised: {PROMISED:.0f} s |\n|---|---|---|---|"
    )
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with four_players(browser, own=True) as night:
            for name, moment in MOMENTS.items():
                took = []
                for _ in range(options.times):
                    lay_anew(night)
                    took.append(moment(night))
                kept = "kept" if max(took) <= PROMISED else "not kept"
                print(f"| {name} | {median(took):.2f} | {max(took):.2f} | {kept} |", flush=True)
        browser.close()
    print(f"\nMeasured at a load of {os.getloadavg()[0]:.1f} in the end, {time.strftime('%F')}.")


if __name__ == "__main__":
    main()
