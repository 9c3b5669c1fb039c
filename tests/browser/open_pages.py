"""What the browser's pages showed, said and heard when a test failed: pictures, text, console and frames.

``open_context`` lets each context be followed. Where nothing fails, that only remembers the newest lines
of each page; where a test fails, a look is taken at every page that is open, before it is closed.
The fixture ``browser`` registers ``open_pages`` as a plugin of pytest, so that a failure's report has it all.
"""

from __future__ import annotations

import re
import shutil
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    WebError,
    WebSocket,
)
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.webdriver import WebDriver

LINES_KEPT = 60
"""How many of the newest lines of a page's console, and how many of its frames, are kept."""
FRAME_IN_REPORT = 300
"""Letters of a frame in the report; the file has all of them."""
FRAMES_IN_REPORT = 12
MOST_FOR_A_LOOK = 10_000
"""Milliseconds; a page that cannot be looked at by then is left out, and the report says so."""


@dataclass
class Look:
    """One page at the moment of a failure."""

    name: str
    address: str
    picture: bytes | None
    text: str
    console: list[str]
    frames: list[str]


@dataclass
class FollowedPage:
    """The newest lines of a page that is open."""

    page: Page
    name: str
    console: deque[str] = field(default_factory=lambda: deque(maxlen=LINES_KEPT))
    frames: deque[str] = field(default_factory=lambda: deque(maxlen=LINES_KEPT))

    def look(self) -> Look:
        """Take a picture and read the text; what cannot be had is said in its place."""
        picture = None
        try:
            text = self.page.locator("body").inner_text(timeout=MOST_FOR_A_LOOK)
        except Error as error:
            text = f"(no text: {error.message})"
        try:
            picture = self.page.screenshot(timeout=MOST_FOR_A_LOOK)
        except Error as error:
            text += f"\n(no picture: {error.message})"
        address = self.page.url
        return Look(self.name, address, picture, text, [*self.console], [*self.frames])


@dataclass
class FollowedDriver:
    """A browser of another engine that is open; its driver tells neither console nor frames."""

    page: WebDriver
    name: str

    def look(self) -> Look:
        """Take a picture and read the text."""
        try:
            text = self.page.find_element("css selector", "body").text
            picture, address = self.page.get_screenshot_as_png(), self.page.current_url
        except WebDriverException as error:
            return Look(self.name, "(unknown)", None, f"(no look: {error.msg})", [], [])
        return Look(self.name, address, picture, text, [], [])


class OpenPages:
    """All pages that the tests of this process have open."""

    def __init__(self) -> None:
        self._began = monotonic()
        self._contexts: list[BrowserContext] = []
        self._pages: list[FollowedPage] = []
        self._drivers: list[FollowedDriver] = []
        self._looks: list[tuple[Page | WebDriver, Look]] = []
        self._earlier: list[BrowserContext] = []
        self._failed = False

    def follow(self, context: BrowserContext) -> None:
        """Remember what the pages of a context say from now on."""
        self._contexts.append(context)
        context.on("page", self._follow_page)
        context.on("console", self._note_console)
        context.on("weberror", self._note_error)
        context.on("close", self._forget)

    @contextmanager
    def followed(self, driver: WebDriver, name: str) -> Iterator[None]:
        """Let failures within the block have a look at a browser of another engine, too."""
        followed = FollowedDriver(driver, name)
        self._drivers.append(followed)
        try:
            with self.looked_at_if_it_fails():
                yield
        finally:
            self._drivers.remove(followed)

    def name(self, page: Page, name: str) -> None:
        """Say whose page it is."""
        if (followed := self._find(page)) is not None:
            followed.name = name

    def look(self) -> None:
        """Look at each page that is open, unless that has been done since the test began."""
        seen = [page for page, _ in self._looks]
        followed: list[FollowedPage | FollowedDriver] = [*self._pages, *self._drivers]
        for each in followed:
            if each.page not in seen:
                self._looks.append((each.page, each.look()))

    @contextmanager
    def looked_at_if_it_fails(self) -> Iterator[None]:
        """Look at the open pages where an exception ends the block: they may be closed right after it."""
        try:
            yield
        except (Exception, pytest.fail.Exception):
            self.look()
            raise

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_call(self) -> None:
        """Remember which contexts were there before the test: its fixtures close those."""
        self._earlier, self._failed = [*self._contexts], False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Put what the pages show into the report of a test that has failed."""
        report = yield
        if report.failed:
            self._failed |= call.when == "call"
            name = item.nodeid if call.when == "call" else f"{item.nodeid}-{call.when}"
            if (told := self.report(folder_of(item.config.rootpath / "build", name))) is not None:
                report.sections.append(("Open pages", told))
        self._looks.clear()
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self) -> Generator[None, None, None]:
        """Close what a test that has failed halfway has left open."""
        yield
        if self._failed:
            for context in [each for each in self._contexts if each not in self._earlier]:
                context.close()
        self._failed = False

    def report(self, folder: Path) -> str | None:
        """Write all that was looked at into a new folder; return it as text, None if no page was open."""
        self.look()
        if not self._looks:
            return None
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        parts = [f"Pictures, and all lines and frames: {folder}"]
        for number, (_, look) in enumerate(self._looks, start=1):
            stem = f"{number}-{re.sub(r'[^A-Za-z0-9]+', '-', look.name).strip('-')}"
            if look.picture is not None:
                (folder / f"{stem}.png").write_bytes(look.picture)
            (folder / f"{stem}.txt").write_text(_told(look), encoding="utf-8")
            parts.append(f"== {stem}.png\n{_told(look, short=True)}")
        return "\n\n".join(parts)

    def _find(self, page: Page | None) -> FollowedPage | None:
        return next((each for each in self._pages if each.page == page), None)

    def _forget(self, context: BrowserContext) -> None:
        self._contexts.remove(context)

    def _follow_page(self, page: Page) -> None:
        followed = FollowedPage(page, f"page {len(self._pages) + 1}")
        self._pages.append(followed)
        page.on("websocket", lambda line: self._follow_line(followed, line))
        page.on("close", lambda _: self._pages.remove(followed))

    def _follow_line(self, followed: FollowedPage, line: WebSocket) -> None:
        def note(way: str, payload: str | bytes = "") -> None:
            words = payload if isinstance(payload, str) else repr(payload)
            followed.frames.append(f"{self._time()} {way} {words}")

        note("opened", line.url)
        line.on("framesent", lambda payload: note("up", payload))
        line.on("framereceived", lambda payload: note("down", payload))
        line.on("socketerror", lambda error: note("error", error))
        line.on("close", lambda _: note("closed"))

    def _note_console(self, message: ConsoleMessage) -> None:
        if (followed := self._find(message.page)) is not None:
            followed.console.append(f"{self._time()} {message.type}: {message.text}")

    def _note_error(self, error: WebError) -> None:
        if (followed := self._find(error.page)) is not None:
            followed.console.append(f"{self._time()} page error: {error.error}")

    def _time(self) -> str:
        """Return the seconds since the first test, so that the lines of all pages can be put in order."""
        return f"{monotonic() - self._began:.3f}"


def _told(look: Look, *, short: bool = False) -> str:
    """Return a look as text; a short one has the newest frames alone, and the beginning of each."""
    frames = look.frames
    if short:
        frames = [
            each if len(each) <= FRAME_IN_REPORT else each[:FRAME_IN_REPORT] + " …"
            for each in frames[-FRAMES_IN_REPORT:]
        ]
    return "\n".join(
        [
            f"{look.name}: {look.address}",
            "-- text",
            look.text,
            "-- console and errors",
            *(look.console or ["(nothing)"]),
            "-- last frames of its sockets, in seconds",
            *(frames or ["(none)"]),
        ]
    )


def folder_of(root: Path, test: str) -> Path:
    """Return the folder for what a failing test's pages showed.

    >>> folder_of(Path("build"), "tests/browser/test_show.py::test_all[2 players]").as_posix()
    'build/failures/browser-test_show.py-test_all-2-players'
    """
    name = re.sub(r"[^A-Za-z0-9_.]+", "-", test.removeprefix("tests/")).strip("-")
    return root / "failures" / name[:150]


open_pages = OpenPages()
