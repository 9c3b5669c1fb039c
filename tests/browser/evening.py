"""An evening as people have it: the real program, a board and phones in a real Chromium.

What a test is about is done through what a person can see and press. What leads there takes the
short way: tables are laid and guests sit down as the forms on the pages do it, in one request.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from rules.engine.registry import GAMES
from tests.browser.find_browser import find
from tests.browser.open_pages import open_pages
from tests.patience import MILLISECONDS, PATIENCE

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
    "device_scale_factor": 1,
    "is_mobile": True,
    "has_touch": True,
    "reduced_motion": "reduce",
}
"""Phones have more pixels than that, but a browser without a graphics card has to draw them."""
BOARD: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce"}
"""The least that a board has to do with."""
BIG_BOARD: dict[str, Any] = {**BOARD, "viewport": {"width": 1920, "height": 1080}}
"""For tests that look at it."""
PATIENT = "tests.browser.patient_program"
"""A program whose phones wait for the end of a reveal, whatever time that takes."""
COUNTDOWN = 0.05
"""Seconds before a reveal: people need three, tests none."""
LINES_OF_A_PROGRAM = 40
"""How many of its last lines the report of a failure has."""

HAS_PLAYED = """
  const explained = () => {
    const [, page, code, seat] = location.pathname.split("/");
    if (page === "pad") for (const game of %s) {
      localStorage.setItem(`companion.explained.${game}`, JSON.stringify([`${code}/${seat}`]));
    }
  };
  explained();
  // The page where people join becomes their pad.
  const { replaceState } = history;
  history.replaceState = function (...all) {
    replaceState.apply(this, all);
    explained();
  };
"""
"""A phone whose player has had every game explained: no help opens by itself."""


HAS_PACE = """
  if (location.protocol !== "about:") localStorage.setItem("companion.pace", %s);
"""
"""A board on which somebody has said how reveals are played."""

RETRIES = 2
"""Of a request outside a page: the server may close a connection that idled in the moment in which it is used."""

PLAIN = """
  const plain = new CSSStyleSheet();
  plain.replaceSync("*, ::before, ::after { background-image: none !important; box-shadow: none !important }");
  document.adoptedStyleSheets = [plain];
"""
"""Pages without gradients, grain and shadows: a browser without a graphics card needs long to paint them."""


def launch(playwright: Playwright) -> Browser:
    """Start the browser that is on this machine."""
    path = find()
    assert path is not None, "no browser: run python -m tests.browser.find_browser --install"
    expect.set_options(timeout=MILLISECONDS)
    return playwright.chromium.launch(
        executable_path=path, args=list(ARGUMENTS), timeout=MILLISECONDS
    )


def open_context(
    browser: Browser, options: dict[str, Any], *, decorated: bool = True
) -> BrowserContext:
    """Open somebody's browser: its own cookies, and all the patience that tests have.

    What its pages show and say is in the report of a test that fails. Where they are not ``decorated``, they
    are painted without what is for the eye alone.
    """
    context = browser.new_context(**options)
    context.set_default_timeout(MILLISECONDS)
    if not decorated:
        context.add_init_script(PLAIN)
    open_pages.follow(context)
    return context


@contextmanager
def opened(
    browser: Browser, options: dict[str, Any], *, decorated: bool = True
) -> Iterator[BrowserContext]:
    """Open somebody's browser, and close it at the end of the block."""
    context = open_context(browser, options, decorated=decorated)
    with closing(context), open_pages.looked_at_if_it_fails():
        yield context


class Program:
    """The ``companion`` command, really running; ``module`` may be one that wraps it.

    ``command`` starts an installed one, in a ``folder``; it inherits no environment.
    """

    def __init__(
        self,
        data: Path,
        *arguments: str,
        countdown: float = COUNTDOWN,
        environ: Mapping[str, str] | None = None,
        module: str = "companion",
        command: Sequence[str] = (),
        folder: Path | None = None,
    ) -> None:
        self.environ = environ or {}
        self.data = data
        self.command = command
        self.folder = folder
        self.module = module
        self.arguments = arguments
        self.countdown = countdown
        self.output = ""
        self.port = "0"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it says where the board is."""
        command = [*(self.command or (sys.executable, "-m", self.module)), "--no-open"]
        command += ["--data", str(self.data), "--host", "127.0.0.1", "--port", self.port]
        command += ["--countdown", str(self.countdown), *self.arguments]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={
                **({} if self.command else os.environ),
                "PYTHONIOENCODING": "utf-8",
                "PYTHONUNBUFFERED": "1",
                **self.environ,
            },
            encoding="utf-8",
            cwd=self.folder,
        )
        assert self._process.stdout is not None
        self.output = ""
        for line in self._process.stdout:
            self.output += line
            if "Press Ctrl-C" in line:
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

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Let it hear nothing meanwhile: what phones send waits for it."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """End it, and return its exit status."""
        if self.is_running:
            self._process.send_signal(how)
        status = self._process.wait(timeout=PATIENCE)
        self._rest.join(timeout=PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return status


def until(done: Callable[[], bool], ask: Callable[[], object]) -> None:
    """Wait for something that the browser tells the test: with the answer to whatever is asked."""
    limit = monotonic() + PATIENCE
    while not done():
        if monotonic() > limit:
            raise TimeoutError("nothing comes")
        ask()


class SharedPrograms:
    """The programs that the tests of one process share, each started when it is first needed.

    Each test lays a table of its own there, with contexts of its own: what it sees is never
    another test's. A test that ends its program, or asks which tables there are, has its own.
    """

    def __init__(self) -> None:
        self._folders: list[tempfile.TemporaryDirectory[str]] = []
        self._programs: dict[tuple[float, *tuple[str, ...]], Program] = {}

    def get(self, *arguments: str, countdown: float, module: str = "companion") -> Program:
        """Return the program that was started so; one that has ended is started anew."""
        key: tuple[float, *tuple[str, ...]] = (countdown, *(module, *arguments))
        if key not in self._programs:
            folder = tempfile.TemporaryDirectory()
            self._folders.append(folder)
            data = Path(folder.name) / "tables.db"
            self._programs[key] = Program(data, *arguments, countdown=countdown, module=module)
        elif not self._programs[key].is_running:
            self._programs[key].start()
        return self._programs[key]

    def stop(self) -> None:
        """End them all."""
        for program in self._programs.values():
            program.stop()
        for folder in self._folders:
            folder.cleanup()


_shared: list[SharedPrograms] = []


@contextmanager
def shared_programs() -> Iterator[None]:
    """Let all evenings meanwhile share their programs, unless they ask for their own."""
    programs = SharedPrograms()
    _shared.append(programs)
    try:
        yield
    finally:
        _shared.remove(programs)
        programs.stop()


@dataclass
class Phone:
    """One guest's phone."""

    name: str
    context: BrowserContext
    page: Page

    def pick(self, value: object) -> None:
        """Pick one of what is shown; where somebody else is proposed, open the form first."""
        # In one go: what was there a moment ago may be what was asked before.
        here = self.page.locator(".enter-here:not([open]) > summary")
        here.evaluate_all("all => all.forEach((each) => each.click())")
        self.page.locator(f'form.answer input[value="{value}"]').locator("xpath=..").tap()

    def send(self) -> None:
        """Press the one button."""
        self.page.locator("#action button[type=submit], .enter-here button[type=submit]").tap()

    def answer(self, value: object) -> None:
        """Pick and send."""
        self.pick(value)
        self.send()

    def expect_title(self, words: str | re.Pattern[str]) -> None:
        """Wait until the pad's headline says so, and the table has heard what is shown at once."""
        expect(self.page.locator("h1.pad-title").first).to_have_text(words)
        self.expect_heard()

    def expect_heard(self) -> None:
        """Wait until the table has what this phone shows as sealed."""
        expect(self.page.locator("[data-sealing]")).to_have_count(0)


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
    watchers: list[BrowserContext] = field(default_factory=list)
    phone_options: dict[str, Any] = field(default_factory=dict)
    """What all phones have that is not as ``PHONE`` says."""
    decorated: bool = False
    """Whether its pages are painted with all that is for the eye alone."""

    def join(
        self, name: str, *, has_played: bool = True, taps_results: bool = True, **options: Any
    ) -> Phone:
        """Let a guest sit down, as the join page does; one who has not played is shown how.

        With ``taps_results`` the sheets with results are tapped away before anything else is done.
        """
        phone = self._arrive(
            name, has_played=has_played, taps_results=taps_results, options=options
        )
        join = f"{self.program.url}/{self.code}"
        phone.context.request.get(join)  # its cookie has to come back with the form
        answer = phone.context.request.post(
            join, form={"name": name}, max_redirects=0, max_retries=RETRIES
        )
        assert answer.status == 302, answer.text()
        phone.page.goto(self.program.url + answer.headers["location"])
        return self._seated(phone)

    def join_by_hand(self, name: str, url: str | None = None, **options: Any) -> Phone:
        """Let a guest scan the code, enter a name and press the button."""
        phone = self._arrive(name, has_played=True, taps_results=True, options=options)
        phone.page.goto(url or f"{self.program.url}/{self.code}")
        phone.page.fill("#name", name)
        phone.page.locator("text=Sit down").tap()
        return self._seated(phone)

    def watcher(self) -> Page:
        """Let somebody watch on a phone."""
        context = self.open({**PHONE, **self.phone_options})
        page = context.new_page()
        self.watch(page, "watcher")
        self.watchers.append(context)
        page.goto(f"{self.program.url}/watch/{self.code}")
        page.locator("body[data-connection=there]").wait_for(state="attached")
        return page

    def open(self, options: dict[str, Any]) -> BrowserContext:
        """Open somebody's browser, which paints as this evening's pages are painted."""
        return open_context(self.browser, options, decorated=self.decorated)

    def _arrive(
        self, name: str, *, has_played: bool, taps_results: bool, options: dict[str, Any]
    ) -> Phone:
        context = self.open({**PHONE, **self.phone_options, **options})
        if has_played:
            context.add_init_script(HAS_PLAYED % json.dumps(GAMES))
        page = context.new_page()
        self.watch(page, name)
        if taps_results:
            # As a player does: the sheet with a result is tapped away when something else is to be done.
            page.add_locator_handler(page.locator("#result[open]"), _tap_away, no_wait_after=True)
        phone = self.phones[name] = Phone(name, context, page)
        return phone

    def _seated(self, phone: Phone) -> Phone:
        phone.page.locator("body[data-connection=there]").wait_for(state="attached")
        # What is pressed next at the board is not rendered again under the pointer.
        if self.board.locator("body[data-connection=there] #seat-order").count():
            seat = phone.page.get_attribute("body", "data-seat")
            self.board.locator(f"#seat-{seat}:not([data-away])").wait_for()
        return phone

    def watch(self, page: Page, name: str) -> None:
        """Note every script error, and every request that leaves the program."""
        open_pages.name(page, name)
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

    def put_away(self) -> None:
        """End the game from the board's menu of the table."""
        self.board.click("[data-open=people]")
        self.board.click("#people [data-open=end]")
        self.board.click("#stop-now")
        again = self.board.locator(".finale [data-do=end_game]")
        again.or_(self.board.locator("#setup")).first.wait_for()
        if again.count():
            again.click()
        self.board.locator("#setup").wait_for()

    def close(self) -> None:
        """Send everybody home."""
        for phone in self.phones.values():
            phone.context.close()
        for context in self.watchers:
            context.close()
        self.board_context.close()


def _tap_away(sheet: Locator) -> None:
    """Close a sheet; it may close by itself meanwhile."""
    sheet.evaluate_all("all => all.forEach((each) => each.click())")


@contextmanager
def evening(
    browser: Browser,
    *arguments: str,
    countdown: float = COUNTDOWN,
    board: dict[str, Any] | None = None,
    phones: dict[str, Any] | None = None,
    own: bool = False,
    game: str | None = "feast",
    environ: Mapping[str, str] | None = None,
    module: str = "companion",
    pace: str = "none",
    program: Program | None = None,
    decorated: bool = False,
) -> Iterator[Evening]:
    """Lay a new table, with its board open; nothing may go wrong behind the scenes meanwhile.

    ``own`` starts a program for this evening alone, and opens its board as its owner does; so does
    a ``module`` that wraps the program. ``game`` is picked beforehand; None: whichever the lobby
    proposes. ``environ`` is for a program of its own. ``pace`` is that of reveals: at first they are
    shown at once; with "manual" the space bar goes on, and phones wait for it; "" leaves it to the board.
    A ``program`` that runs already is used, and goes on running. ``decorated`` is for tests that look at
    pages: others do without what is for the eye alone.
    """
    if pace == "manual" and module == "companion":
        module = PATIENT  # a test looks around between two beats
    own = own or module not in {"companion", PATIENT}
    with ExitStack() as leaving:
        program = program or leaving.enter_context(
            _program(*arguments, countdown=countdown, own=own, environ=environ, module=module)
        )
        context = open_context(browser, board or BOARD, decorated=decorated)
        if pace:
            context.add_init_script(HAS_PACE % json.dumps(pace))
        page = context.new_page()
        night = Evening(
            browser, program, page, "", context, phone_options=phones or {}, decorated=decorated
        )
        leaving.callback(night.close)
        leaving.enter_context(_telling_if_it_fails(program))
        night.watch(page, "board")
        if own:
            page.goto(program.laptop_url)
            page.click("text=New table")
        else:
            page.goto(program.url + lay_table(context, program))
        night.code = page.locator("#join-panel .code").inner_text()
        if game is not None:
            pick_game(context, program, night.code, game)
            page.locator(f".lobby[data-game={game}]").wait_for()
        yield night
        assert not night.problems, night.problems
        if module in {"companion", PATIENT}:
            assert "could not be drawn" not in program.output, program.output


@contextmanager
def _telling_if_it_fails(program: Program) -> Iterator[None]:
    """Where an exception ends the block, look at all pages, and print the last that the program has said."""
    try:
        with open_pages.looked_at_if_it_fails():
            yield
    except Exception:
        print(
            "The program said last:", *program.output.splitlines()[-LINES_OF_A_PROGRAM:], sep="\n"
        )
        raise


@contextmanager
def _program(
    *arguments: str,
    countdown: float,
    own: bool,
    environ: Mapping[str, str] | None = None,
    module: str = "companion",
) -> Iterator[Program]:
    if _shared and not own:
        yield _shared[-1].get(*arguments, countdown=countdown, module=module)
        return
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.db"
        program = Program(data, *arguments, countdown=countdown, environ=environ, module=module)
        try:
            yield program
        finally:
            program.stop()


def become_laptop(context: BrowserContext, program: Program) -> None:
    """Give a browser the laptop's right, as the page that offers it does."""
    _posted(context, program, "/laptop")


def lay_table(context: BrowserContext, program: Program) -> str:
    """Lay a table, as the laptop's page does; returns the path of its board."""
    become_laptop(context, program)
    return _posted(context, program, "/tables")


def pick_game(context: BrowserContext, program: Program, code: str, game: str) -> None:
    """Pick a game, as the board's list of games does."""
    answer = context.request.post(
        f"{program.url}/command/{code}",
        headers={"Origin": program.url},
        data={"id": f"pick-{game}", "do": "choose_game", "game": game},
        max_retries=RETRIES,
    )
    assert answer.ok, answer.text()


def _posted(context: BrowserContext, program: Program, path: str) -> str:
    answer = context.request.post(
        program.url + path, headers={"Origin": program.url}, max_redirects=0, max_retries=RETRIES
    )
    assert answer.status == 302, answer.text()
    return answer.headers["location"]
