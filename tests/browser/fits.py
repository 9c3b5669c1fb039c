"""What the tests share that measure screens: a table with the longest names, random play, pages that stand still."""

from __future__ import annotations

from itertools import cycle
from random import Random

from flask.sessions import SecureCookieSessionInterface
from flask.testing import FlaskClient
from playwright.sync_api import Page, Route

from companion.network.interfaces import Candidate
from companion.network.phone_address import PhoneAddress
from companion.words.language import SOURCE, languages
from rules.engine.registry import GAMES, meta
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
    """Open a page as it is served, with a line on which nothing comes; or without its scripts."""

    def serve(route: Route) -> None:
        path = "/" + route.request.url.partition("://")[2].partition("/")[2]
        if path.partition("?")[0].endswith(".js") and not scripts:
            route.fulfill(body="", content_type="text/javascript")
            return
        with client.get(path, headers={"Host": ADDRESS}) as answer:
            code, body, kind = answer.status_code, answer.data, answer.content_type
        route.fulfill(status=code, body=body, content_type=kind)

    page.route("**/*", serve)
    page.goto(f"http://{ADDRESS}{path}")
    page.add_style_tag(content=STILL)
    page.evaluate("Promise.allSettled([...document.fonts].map((each) => each.load()))")
