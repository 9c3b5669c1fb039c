"""An evening as people have it: the real program, a board and phones in a real Chromium.

Everything is done through what a person can see and press; nothing is called behind the screens.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from rules.engine.registry import GAMES
from tests.browser.find_browser import find

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""How the browser is started: in a container as root, and without calling anybody."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
    "reduced_motion": "reduce",
}
BOARD: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}, "reduced_motion": "reduce"}

HAS_PLAYED = """
  const [, page, code, seat] = location.pathname.split("/");
  if (page === "pad") for (const game of %s) {
    localStorage.setItem(`companion.explained.${game}`, JSON.stringify([`${code}/${seat}`]));
  }
"""
"""A phone whose player has had every game explained: no help opens by itself."""


def launch(playwright: Playwright) -> Browser:
    """Start the browser that is on this machine."""
    path = find()
    assert path is not None, "no browser: run python -m tests.browser.find_browser --install"
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


class Program:
    """The ``companion`` command, really running."""

    def __init__(self, data: Path, *arguments: str, countdown: float = 0.2) -> None:
        self.data = data
        self.arguments = arguments
        self.countdown = countdown
        self.output = ""
        self.port = "0"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it says where the board is."""
        command = [sys.executable, "-m", "companion", "--no-open", "--data", str(self.data)]
        command += ["--host", "127.0.0.1", "--port", self.port]
        command += ["--countdown", str(self.countdown), *self.arguments]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
            encoding="utf-8",
        )
        assert self._process.stdout is not None
        self.output = ""
        for line in self._process.stdout:
            self.output += line
            if "Ctrl-C ends it" in line:
                break
        found = re.search(r"http://[^/\s]+:(\d+)/laptop/\S+", self.output)
        assert found, self.output
        self.laptop_url, self.port = found[0], found[1]
        self._rest = Thread(target=self._drain, daemon=True)
        self._rest.start()

    def _drain(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.output += line

    @property
    def url(self) -> str:
        """Where it serves."""
        return self.laptop_url.rpartition("/laptop/")[0]

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """End it, and return its exit status."""
        if self._process.poll() is None:
            self._process.send_signal(how)
        status = self._process.wait(timeout=10)
        self._rest.join(timeout=5)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return status


@dataclass
class Phone:
    """One guest's phone."""

    name: str
    context: BrowserContext
    page: Page

    def pick(self, value: object) -> None:
        """Pick one of what is shown."""
        self.page.locator(f'form.answer input[value="{value}"]').locator("xpath=..").tap()

    def send(self) -> None:
        """Press the one button."""
        self.page.locator("#action button[type=submit]").tap()

    def answer(self, value: object) -> None:
        """Pick and send."""
        self.pick(value)
        self.send()

    def expect_title(self, words: str | re.Pattern[str]) -> None:
        """Wait until the pad's headline says so."""
        expect(self.page.locator("h1.pad-title").first).to_have_text(words)


@dataclass
class Evening:
    """A program, its board and its guests."""

    browser: Browser
    program: Program
    board: Page
    code: str
    board_context: BrowserContext
    phones: dict[str, Phone] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    ways: list[str] = field(default_factory=list)
    """Other addresses, without the scheme, that lead to the program."""

    def join(
        self, name: str, url: str | None = None, *, has_played: bool = True, **options: Any
    ) -> Phone:
        """Let a guest scan, enter a name and sit down; one who has not played is shown how."""
        context = self.browser.new_context(**{**PHONE, **options})
        if has_played:
            context.add_init_script(HAS_PLAYED % json.dumps(GAMES))
        page = context.new_page()
        self.watch(page, name)
        page.goto(url or f"{self.program.url}/{self.code}")
        page.fill("#name", name)
        page.locator("text=Sit down").tap()
        page.locator("body[data-connection=there]").wait_for(state="attached")
        # What is pressed next at the board is not drawn anew under the pointer.
        if self.board.locator("body[data-connection=there] #seat-order").count():
            seat = page.get_attribute("body", "data-seat")
            self.board.locator(f"#seat-{seat}:not([data-away])").wait_for()
        phone = Phone(name, context, page)
        self.phones[name] = phone
        return phone

    def watch(self, page: Page, name: str) -> None:
        """Note every script error, and every request that leaves the program."""
        page.on("pageerror", lambda error: self.problems.append(f"{name}: {error}"))
        page.on("request", lambda request: self._note(name, request.url))
        page.on(
            "response",
            lambda r: (
                self.problems.append(f"{name}: {r.status} {r.url}") if r.status >= 500 else None
            ),
        )

    def _note(self, name: str, url: str) -> None:
        homes = (self.program.url.partition("://")[2], *self.ways)
        if not url.partition("://")[2].startswith(homes) and not url.startswith("data:"):
            self.problems.append(f"{name} went to {url}")

    def close(self) -> None:
        """Send everybody home."""
        for phone in self.phones.values():
            phone.context.close()
        self.board_context.close()


@contextmanager
def evening(
    browser: Browser, *arguments: str, countdown: float = 0.2, board: dict[str, Any] | None = None
) -> Iterator[Evening]:
    """Lay a new table, with its board open; nothing may go wrong behind the scenes meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Path(folder) / "tables.db", *arguments, countdown=countdown)
        context = browser.new_context(**(board or BOARD))
        page = context.new_page()
        try:
            page.goto(program.laptop_url)
            page.click("text=Lay a new table")
            code = page.locator("#join-panel .code").inner_text()
            night = Evening(browser, program, page, code, context)
            night.watch(page, "board")
            yield night
            night.close()
            assert not night.problems, night.problems
        finally:
            program.stop()
