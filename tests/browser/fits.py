"""What the tests share that need no server: a table with the longest names, random play, pages of this process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from random import Random
from typing import Any, TypeAlias
from urllib.parse import parse_qs, urlsplit

from flask.sessions import SecureCookieSessionInterface
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from companion.live.outbox import Outbox
from companion.network.interfaces import Candidate
from companion.network.phone_address import PhoneAddress
from companion.presenters import Viewer
from companion.tables.playback import read_shown
from companion.words.language import SOURCE, languages
from rules.engine.registry import GAMES, meta
from rules.facts import Seat
from tests.browser.evening import BOARD, HAS_PACE, HAS_PLAYED, PHONE, Phone, opened
from tests.repeats import FACTOR
from tests.tables.table_fixture import NAMES as DEVICES
from tests.tables.table_fixture import TableFixture
from tests.words.made_up import WORD, lengthen

NAMES = (
    *("Maximilian-Alexa", "WWWWWWWWWWWWWWWW", "Étienne Çelikoğl", "Bartholomew Qwyx"),
    *("WWWWWWWW WWWWWWW", "MMMMMMMMMMMMMMMM", "Maximiliane-Luis", "Hildegard Ångstr"),
)
ADDRESS = "192.168.1.23:8000"
WIFI = Candidate("wlan0", "wlan0", "192.168.1.23", 24, is_default_route=True)
IN_ANOTHER_LANGUAGE = tuple(zip(GAMES, cycle(languages()[1:])))
"""Each game with a language that is not English: all languages are measured, none for all games."""
MADE_UP = (*GAMES,) if FACTOR > 1 else ("feast", "liar")
"""The games that are measured in a longer language from right to left; all are by ``make test-tenfold``."""
SENT = {"content-type", "origin"}
"""The headers of a request that are sent to the app."""
WORDS_OF_NAMES = frozenset(WORD.findall(" ".join(NAMES)))
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }"
GEOMETRY = """
  const outside = (box, room, slack) => box.left < room.left - slack || box.top < room.top - slack ||
    box.right > room.right + slack || box.bottom > room.bottom + slack;
  const meet = (one, two) => ({ left: Math.max(one.left, two.left), top: Math.max(one.top, two.top),
    right: Math.min(one.right, two.right), bottom: Math.min(one.bottom, two.bottom) });
  const overlap = (one, two) => { const box = meet(one, two); return box.right - box.left > 2 && box.bottom - box.top > 2; };
"""
"""What a measure in the browser begins with: how boxes lie to each other."""


def lay(
    game: str,
    seed: int,
    players: int,
    *,
    there: bool,
    language: str = SOURCE,
    playing: bool = True,
    **options: object,
) -> TableFixture:
    """Start a game, or let people sit down; the seed says which options it has, but for those given.

    All screens are in the language, unless they are those of somebody who is given another one.
    """
    rng = Random(seed)
    phone_address = PhoneAddress(
        8000, None, lambda: [WIFI]
    )  # as at home: the board looks for phones
    laid = TableFixture(players=players, RNG=Random(seed), PHONE_ADDRESS=phone_address)
    laid.language = language
    for seat, name, device in zip(laid.seats, NAMES, DEVICES, strict=False):
        laid.ok(seat, "rename", name=name, colour=laid.table.roster.people[seat].colour)
        if there:
            laid.table.connect(f"device-{device}")
    if playing:
        laid.start(game, **{**meta(game).sample(rng, players), **options})
    return laid


def longer(said: str) -> str:
    """Return what is said in the longer language; names stay as they are."""
    return lengthen(said, WORDS_OF_NAMES)


def step(laid: TableFixture, rng: Random, *, calling: bool) -> None:
    """Let somebody do one thing that they may do; now and then a call, where those may come."""
    laid.enter(rng, calling=0.02 if calling else 0.0)


def browser_of(laid: TableFixture, device: str, *, laptop: bool = False) -> FlaskClient:
    """Return a phone's or the laptop's browser, with its cookie."""
    signing = SecureCookieSessionInterface().get_signing_serializer(laid.app)
    assert signing is not None
    client = laid.client()
    cookie = str(
        signing.dumps(
            {
                "device": device,
                "laptop": laptop,
                "language": laid.language,
                "_permanent": True,
            }
        )
    )
    client.set_cookie("companion", cookie, domain=ADDRESS.partition(":")[0])
    return client


def open_page(page: Page, client: FlaskClient, path: str, *, scripts: bool = False) -> None:
    """Open a page as it is served, and let it post; or open it without its scripts."""

    def serve(route: Route) -> None:
        request = route.request
        path = "/" + request.url.partition("://")[2].partition("/")[2]
        if path.partition("?")[0].endswith(".js") and not scripts:
            route.fulfill(body="", content_type="text/javascript")
            return
        headers = {name: request.headers[name] for name in SENT & request.headers.keys()}
        headers["Host"] = ADDRESS
        data = request.post_data_buffer
        with client.open(path, method=request.method, data=data, headers=headers) as answer:
            code, body, kind = answer.status_code, answer.data, answer.content_type
            told = {"Content-Type": kind or "", "Content-Location": answer.content_location or ""}
        if answer.location:  # where a browser is led, it asks the network itself
            code, body = 200, f'<meta http-equiv="refresh" content="0;{answer.location}">'
        route.fulfill(status=code, body=body, headers=told)

    page.route("**/*", serve)
    page.goto(f"http://{ADDRESS}{path}")
    page.add_style_tag(content=STILL)
    page.evaluate("Promise.allSettled([...document.fonts].map((each) => each.load()))")


class Line:
    """A page's line to a table of this process: its commands are carried out, and it is sent what has changed."""

    def __init__(self, laid: TableFixture, client: FlaskClient, page: WebSocketRoute) -> None:
        url = urlsplit(page.url)
        role, [seat] = url.path.rpartition("/")[2], parse_qs(url.query).get("seat", [""])
        self._client, self._page, self._pacing = client, page, laid.table.pacing
        self._address = f"/command/{laid.table.code}?seat={seat}"
        self._answering = False
        page.on_message(self.receive)
        viewer = Viewer(role, Seat(seat) if seat else None, role == "board", language=laid.language)
        self._subscriber = laid.services.hub.add(laid.table, viewer, writer=self)
        page.on_close(lambda *_: self._close(laid))

    def _close(self, laid: TableFixture) -> None:
        laid.services.hub.remove(laid.table, self._subscriber)
        self._pacing.disconnect(self)

    def write(self, outbox: Outbox) -> None:
        """Send what there is; a page hears first that its command was carried out."""
        if not self._answering:
            for frame in outbox.take():
                self.send(frame)

    def send(self, frame: str | bytes) -> None:
        """Send the page something."""
        self._page.send(frame)

    def receive(self, frame: str | bytes) -> None:
        """Take what the page sends."""
        message: dict[str, Any] = json.loads(frame)
        if "open" in message:
            self._subscriber.open(message["open"])
        elif "do" in message:
            headers = {"Host": ADDRESS, "Origin": f"http://{ADDRESS}"}
            self._answering = True
            with self._client.post(self._address, json=message, headers=headers) as answer:
                ack = {**answer.get_json(), "id": message["id"]}
            self._answering = False
            self._subscriber.outbox.acknowledge(ack)
        elif (shown := read_shown(message)) is not None:
            self._pacing.playback_shown(self, shown)
        else:
            self._subscriber.outbox.add({"pong": "here"})


OpenLine: TypeAlias = Callable[[TableFixture, FlaskClient, WebSocketRoute], object]


@contextmanager
def screen(
    browser: Browser,
    laid: TableFixture,
    seat: Seat | None = None,
    *,
    line: OpenLine = Line,
    has_played: bool = True,
    decorated: bool = False,
    pace: str = "none",
    **look: Any,
) -> Iterator[Page]:
    """Open somebody's pad, or without a seat the host's board: on it the table of this process is played.

    One who has not played is shown how. It is ``decorated`` for tests that look at it. ``pace`` is that of
    reveals on a board; with "manual" the space bar goes on, and phones wait for it; "" leaves it to the board.
    """
    device = "laptop" if seat is None else f"device-{DEVICES[laid.seats.index(seat)]}"
    client = browser_of(laid, device, laptop=seat is None)
    path = f"/board/{laid.table.code}" if seat is None else f"/pad/{laid.table.code}/{seat}"
    usual = BOARD if seat is None else PHONE
    with opened(browser, {**usual, **look}, decorated=decorated) as context:
        if pace:
            context.add_init_script(HAS_PACE % json.dumps(pace))
        if has_played:
            context.add_init_script(HAS_PLAYED % list(GAMES))
        page = context.new_page()
        page.route_web_socket("**/link/**", lambda opened: line(laid, client, opened))
        laid.table.connect(device, laptop=seat is None)
        open_page(page, client, path, scripts=True)
        page.locator("body[data-connection=there]").wait_for(state="attached")
        yield page
        page.unroute_all(behavior="wait")


@contextmanager
def pad_of(browser: Browser, laid: TableFixture, seat: Seat, **options: Any) -> Iterator[Phone]:
    """Open somebody's pad as a screen, and return their phone."""
    with screen(browser, laid, seat, **options) as page:
        yield Phone(laid.table.roster.people[seat].name, page.context, page)
