"""Takes pictures of one game: ``python -m tests.new_game.preview NAME``, or ``make preview NAME=...``.

A game is played at random, in each language that it has, with the board and phones in a real browser; where the app
can deal, once more so, in English. A state is taken where something is asked, sealed or told for the first time. The
pictures go to ``build/preview/NAME``, with a page that shows them side by side.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from html import escape
from pathlib import Path
from random import Random
from time import monotonic
from typing import Self

from playwright.sync_api import Browser, Page, sync_playwright

from companion.presenters import Viewer
from companion.words.language import SOURCE, file_of, languages, own_name
from rules.engine.dealing import APP_DEALS, DEALER
from rules.engine.registry import meta
from rules.facts import Json, Seat
from tests.browser.evening import BIG_BOARD, BOARD, PHONE, launch
from tests.browser.fits import screen
from tests.browser.stills import DRAWN
from tests.new_game.check import objection, say
from tests.tables.table_fixture import NAMES, TableFixture

FOLDER = Path(__file__).parents[2] / "build" / "preview"
PLAYERS = 4
MOST_STEPS = 3000
"""How many things are entered at most: then the game has no end that chance finds."""
MOST_STATES = 30
MOST_PICTURES = 240
"""In all languages together: that takes some three minutes."""
SIZES = {"1920": BIG_BOARD["viewport"], "1280": BOARD["viewport"]}
"""The sizes of the board, by the names of its pictures."""
PICTURES_OF_A_STATE = len(SIZES) + 1
FIRST_DEALT = 8
"""How many states of a game that the app deals are taken from its beginning; later, those that only it has."""
QUALITY = 85
THE_END = "the end"
SHEET = "#result[open]"
"""A phone's sheet with a result: it lies over the next question."""
LOADED = """
() => Promise.all([document.fonts.ready, ...[...document.images].map((each) => each.decode().catch(() => {}))])
  .then(() => null)
"""
"""Wait until letters and pictures are there."""
WITHOUT_NOTICE = """
() => {
  sessionStorage.setItem("companion.sound-told", "yes");
  document.getElementById("toasts").replaceChildren();
}
"""
"""Let the page not say over its first pictures that sound needs a click."""
LEFT_OUT = (
    "other options and numbers of players, the tour before a first game, corrections, "
    "and people who leave, come back or come late"
)
PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>{title}</title>
<style>
body {{ margin: 1rem; font: 1rem/1.4 sans-serif; background: #eee }}
h2 {{ margin: 1.5rem 0 .3rem; font-size: 1.1rem }}
.state {{ display: flex; gap: .5rem; overflow-x: auto }}
.state a {{ flex: none; color: inherit; font-size: .8rem; text-decoration: none }}
.state img {{ display: block; height: 22rem; border: 1px solid #999 }}
</style>
<h1>{title}</h1>
<p>{left_out}</p>
{states}
</html>
"""
STATE = '<h2>{number}. {name}</h2>\n<div class="state">\n{pictures}\n</div>'
PICTURE = '<a href="{file}"><img src="{file}" alt="{what}" loading="lazy">{what}</a>'


@dataclass(frozen=True)
class State:
    """A state that looks different from all before it.

    It is reached when ``steps`` things were entered, -1 in the lobby. The phone of ``seat`` shows it best.
    """

    steps: int
    news: tuple[str, ...]
    seat: Seat

    @property
    def name(self) -> str:
        """What is new in it, in words."""
        return ", ".join(self.news)


@dataclass(frozen=True)
class Picture:
    """A picture in its file, with what is shown on it."""

    file: str
    what: str


def main(arguments: list[str]) -> int:
    """Take the pictures, and print where they are; return 2 if there is no such game."""
    name = arguments[0] if arguments else ""
    if (why := objection(name, "preview")) is not None:
        print(why, file=sys.stderr)
        return 2
    began = monotonic()
    page = take(name, FOLDER / name)
    say(f"Taken in {monotonic() - began:.0f} seconds. Look at it: {page}")
    return 0


def take(game: str, folder: Path) -> Path:
    """Write all pictures of a game into a folder, in place of earlier ones, and return the page that shows them."""
    spoken = [each for each in languages() if file_of(game, each).is_file()]
    found = states(game)
    most = min(MOST_STATES, MOST_PICTURES // (PICTURES_OF_A_STATE * len(spoken)))
    taken = found if len(found) <= most else [*found[: most - 1], found[-1]]
    left_out = f"Left out: {LEFT_OUT}"
    if others := [each.name for each in found if each not in taken]:
        left_out += f"; and of this game {len(others)} states: {'; '.join(others)}"
    if not found[-1].name.endswith(THE_END):
        left_out += f"; and the end, which is not reached by {MOST_STEPS} entries at random"
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("*.jpg"), *folder.glob("index.html")]:
        old.unlink()
    say(f"{meta(game).name}: {len(taken)} states, in {', '.join(map(own_name, spoken))}.")
    say(f"{left_out}.")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        by_language = [pictures(browser, game, language, taken, folder) for language in spoken]
        rows = [
            (state.name, [picture for each in by_language for picture in each[number]])
            for number, state in enumerate(taken)
        ]
        if meta(game).can_deal:
            rows += dealt(browser, game, folder, found)
        browser.close()
    index = folder / "index.html"
    index.write_text(html(meta(game).name, f"{left_out}.", rows), encoding="utf-8")
    return index


def dealt(
    browser: Browser, game: str, folder: Path, usual: Sequence[State]
) -> list[tuple[str, list[Picture]]]:
    """Play a game that the app deals, in English, and return its states to look at, with their pictures."""
    taken = states_if_dealt(game, usual)
    made = pictures(browser, game, SOURCE, taken, folder, **{DEALER: APP_DEALS})
    return [
        (f"the app deals: {state.name}", shown) for state, shown in zip(taken, made, strict=True)
    ]


def states_if_dealt(game: str, usual: Sequence[State]) -> list[State]:
    """Return the states to look at where the app deals: the first after the lobby, and what no usual one shows."""
    shown = {new for state in usual for new in state.news}
    return [
        state
        for number, state in enumerate(states(game, **{DEALER: APP_DEALS}))
        if 0 < number <= FIRST_DEALT or not shown.issuperset(state.news)
    ]


def states(game: str, **options: Json) -> list[State]:
    """Play a game without a browser, and return its states in which something is new: from the lobby to the end."""
    seen: set[str] = set()
    laid = sit_down(game, SOURCE, **options)
    found = [State(-1, ("the lobby",), laid.seats[0])]
    for steps in play(laid):
        there = news(laid)
        if new := tuple(name for name in there if name not in seen):
            seen.update(new)
            found.append(State(steps, new, there[new[0]]))
    return found


def news(laid: TableFixture) -> dict[str, Seat]:
    """Return what may be new in the present state, in words: each with the seat whose phone shows it best."""
    referee, first = laid.referee, laid.seats[0]
    board = laid.services.renderer.presenter(laid.table, Viewer("board", host=True))
    told = {f"“{ruling.fact.code}” is told": first for ruling in board.rulings.all}
    if referee.current_ask is None:
        return {**told, THE_END: first}
    if referee.ready:
        return {**told, "all have sealed": first}
    asked: dict[str, Seat] = {}
    for pending in referee.current_ask.pending:
        if not pending.call:
            done = "sealed" if pending.key in referee.pending_answers else "asked"
            what = f"“{referee.resolve(pending).name}” is {done}"
            who = Seat(pending.who) if pending.who in laid.seats else first
            asked[what] = first if first in {who, asked.get(what)} else who
    return {**asked, **told}


def sit_down(game: str, language: str, **options: Json) -> TableFixture:
    """Let people sit down who speak a language, and choose a game with its usual options, but for those given."""
    about = meta(game)
    players = max(about.least, min(about.most, PLAYERS))
    laid = TableFixture(players, RNG=Random(1))
    laid.language = language
    for name in NAMES[:players]:
        laid.table.connect(f"device-{name}")
    laid.ok(laid.host, "choose_game", game=game, options=options)
    return laid


def play(laid: TableFixture) -> Iterator[int]:
    """Play the chosen game at random, always alike; yield how many entries there were, before each and at the end."""
    rng = Random(1)
    laid.ok(laid.host, "start_game")
    for steps in range(MOST_STEPS):
        yield steps
        if laid.referee.over:
            return
        laid.enter(rng)


def pictures(
    browser: Browser,
    game: str,
    language: str,
    taken: Sequence[State],
    folder: Path,
    **options: Json,
) -> list[list[Picture]]:
    """Play a game before a browser, and return the pictures that were taken of each state, in its order."""
    laid = sit_down(game, language, **options)
    waiting = list(taken)
    made: list[list[Picture]] = []

    def take_if_wanted(open_screens: Screens, steps: int) -> None:
        if waiting and waiting[0].steps == steps:
            state = waiting.pop(0)
            say(f"{own_name(language)}: {len(made) + 1} of {len(taken)}: {state.name}")
            start = f"{'dealt-' if options else ''}{len(made) + 1:02}-{language}"
            made.append(open_screens.take(state.seat, folder, start))

    if waiting[0].steps < 0:
        with Screens(browser, laid) as lobby:
            take_if_wanted(lobby, -1)
    # A page that is opened during a game has the files of this game at once.
    with Screens(browser, laid) as screens:
        for steps in play(laid):
            take_if_wanted(screens, steps)
    return made


class Screens:
    """The board of a table, and phones as they are asked for; what was opened follows the game."""

    def __init__(self, browser: Browser, laid: TableFixture) -> None:
        self._browser = browser
        self._laid = laid
        self._pages: dict[Seat | None, Page] = {}
        self._open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def page(self, seat: Seat | None) -> Page:
        """Return the phone of a seat, or the board."""
        if seat not in self._pages:
            look = BOARD if seat is None else PHONE
            page = self._open.enter_context(
                screen(self._browser, self._laid, seat, decorated=True, **look)
            )
            page.evaluate(WITHOUT_NOTICE)
            self._pages[seat] = page
        return self._pages[seat]

    def take(self, seat: Seat, folder: Path, start: str) -> list[Picture]:
        """Write what the board and a phone show now, and return the pictures; their names begin alike."""
        made = []
        board, phone = self.page(None), self.page(seat)

        def add(page: Page, what: str) -> None:
            page.evaluate(DRAWN)
            page.evaluate(LOADED)
            made.append(Picture(f"{start}-{what}.jpg", f"{start[-2:]}, {what}"))
            page.screenshot(path=folder / made[-1].file, type="jpeg", quality=QUALITY)

        for width, size in SIZES.items():
            board.set_viewport_size(size)
            add(board, f"board-{width}")
        add(phone, "pad")
        if phone.locator(SHEET).count():
            phone.locator(SHEET).evaluate("(each) => each.click()")
            add(phone, "pad-below")
        return made


def html(title: str, left_out: str, rows: Sequence[tuple[str, Sequence[Picture]]]) -> str:
    """Return the page that shows the pictures: a row for each state."""
    shown = "\n".join(
        STATE.format(
            number=number,
            name=escape(name),
            pictures="\n".join(PICTURE.format(file=each.file, what=each.what) for each in row),
        )
        for number, (name, row) in enumerate(rows, 1)
    )
    return PAGE.format(title=escape(title), left_out=escape(left_out), states=shown)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
