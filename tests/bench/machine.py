"""How fast this machine is today: a fixed piece of work, in seconds of CPU beside those of a day that counts as 1.0.

Minutes on shared machines differ threefold from day to day. What the tests may take is therefore said for a machine
at 1.0: at 2.0 they may take twice as long. None of this work is Companion's own, so that it never changes.

    python -m tests.bench.machine
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import geometric_mean

from jinja2 import Environment
from playwright.sync_api import sync_playwright

from tests.browser.evening import launch
from tests.patience import MILLISECONDS

if sys.platform != "win32":
    from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

LIST = "<ul>{% for n in numbers %}<li class='{{ loop.cycle('odd', 'even') }}'>{{ n }}: {{ n * n }}</li>{% endfor %}</ul>"
PAGE = """
  () => {
    for (let round = 0; round < 60; round += 1) {
      document.body.innerHTML = Array.from({ length: 1500 }, (_, n) =>
        `<div style="display: grid; grid-template-columns: 1fr auto; width: ${50 + (round + n) % 50}%">
          <p>The ${n}th line</p><b>${round}</b></div>`).join("");
      document.body.getBoundingClientRect();
    }
  }
"""


def python() -> None:
    """Count words, sort them and put them together."""
    words = [f"word{(n * 7_919) % 997}" for n in range(20_000)]
    for _ in range(300):
        counts: dict[str, int] = {}
        for word in words:
            counts[word] = counts.get(word, 0) + len(word)
        " ".join(sorted(counts, key=lambda word: (-counts[word], word)))


def jinja() -> None:
    """Compile a template, and fill it in."""
    for _ in range(90):
        template = Environment(autoescape=True).from_string(LIST)
        for _ in range(6):
            template.render(numbers=range(300))


def chromium() -> None:
    """Lay out a page again and again."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.evaluate(PAGE)
        browser.close()


SECONDS: dict[Callable[[], None], float] = {python: 1.0, jinja: 1.0, chromium: 1.0}
"""The CPU seconds of each part on the day that counts as 1.0."""


def cpu() -> float:
    """Return the CPU seconds of this process, and of all that it started and that have ended."""
    spent = (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in spent)


def measure(work: Callable[[], None], times: int = 3) -> float:
    """Return the fewest CPU seconds that a piece of work took."""
    taken = []
    for _ in range(times):
        before = cpu()
        work()
        taken.append(cpu() - before)
    return min(taken)


def main() -> None:
    """Print what each part took, and how the machine is."""
    ratios = []
    for work, usual in SECONDS.items():
        seconds = measure(work)
        ratios.append(seconds / usual)
        print(f"{work.__name__:10}{seconds:6.2f} s of CPU, {ratios[-1]:.2f} of the usual")
    print(f"machine {geometric_mean(ratios):.2f}")


if __name__ == "__main__":
    main()
