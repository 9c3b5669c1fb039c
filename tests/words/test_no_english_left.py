"""Nothing of a German table is said in English, or of any other language's: each word is of a message, or a name.

All messages of the language are accented, letter by letter. What is still plain on a screen is no message.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from companion.network.interfaces import Candidate
from companion.network.phone_address import PhoneAddress
from companion.presenters.rulebooks import read
from companion.words.arguments import NOBODY
from companion.words.language import SOURCE, languages, messages
from rules.engine.registry import GAMES, meta
from rules.errors import Refused, ScriptError
from rules.facts import Json
from tests.rendering.random_play import play_on
from tests.repeats import FACTOR
from tests.tables.table_fixture import TableFixture
from tests.words.made_up import accent, said_otherwise
from tests.words.plain_words import names_of, plain_words

LANGUAGES = [each for each in languages() if each != SOURCE] if FACTOR > 1 else ["de"]
"""What is no message in one language is none in any other; that none lacks one, test_languages.py says."""
MOST_STATES = 120


@pytest.fixture(params=LANGUAGES)
def accented(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Accent every message of a language, and return its code."""
    with said_otherwise(monkeypatch, request.param, accent):
        yield request.param


ANSWERS: tuple[Json, ...] = (
    None,
    "x",
    -1,
    0,
    1,
    2,
    3,
    7,
    11,
    99,
    [],
    [1, 1, 1],
    {},
    {"x": 1},
    True,
    "yes",
)
"""What may be answered to any question; most of it is refused."""
COMMANDS: tuple[dict[str, Json], ...] = (
    {"do": "nothing"},
    {"do": "answer", "key": "x", "value": 1},
    *(
        {"do": each, "key": key}
        for each in ("draw_for", "unseal", "reveal", "appoint_proxy")
        for key in ("", "x")
    ),
    *({"do": each, "entry": 1} for each in ("undo", "redo")),
    *(
        {"do": each}
        for each in ("stop", "start_game", "play_again", "rematch", "end_game", "reorder", "rename")
    ),
    *({"do": each} for each in ("add_time", "pause_time", "resume_time")),
    *(
        {"do": each, "seat": seat}
        for each in ("disconnect_phone", "deal_in", "add_host", "remove_host")
        for seat in ("s1", "nobody")
    ),
    {"do": "choose_game", "game": "nirgends"},
    {"do": "choose_game", "game": "feast", "options": {"dummies": 99}},
    {"do": "vote", "game": "nirgends"},
    {"do": "set_reactions", "on": 7},
    {"do": "set_timer", "seconds": "nirgends"},
)
"""What is asked for out of turn, by somebody who may not, or about what there is not."""


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_refusal_is_a_message(game: str, accented: str) -> None:
    rng = Random(2)
    players = max(2, meta(game).least)
    fixture = TableFixture(players, own_templates=True, RNG=Random(2))
    dummies = {"dummies": 2} if game == "feast" else {}
    fixture.start(game, **dummies)  # with real cards: the app knows least, and refuses most
    known = names_of(fixture)
    found: set[str] = set()
    refused = 0

    def ask(who: Any, message: dict[str, Json]) -> None:
        nonlocal refused
        ack = fixture.do(who, str(message.pop("do")), **message)
        if not ack["ok"]:
            refused += 1
            found.update(f"{ack['code']}: {each}" for each in plain_words(ack["say"], known))

    def amend_and_answer() -> None:
        referee = fixture.table.referee
        assert referee is not None
        assert referee.current_ask is not None
        asked = [*referee.current_ask.pending, *referee.standing_prompts()]
        for pending in asked + [step.pending for step in referee.history[-3:]]:
            who = pending.who if pending.who in fixture.seats else fixture.host
            offered = getattr(referee.resolve(pending), "options", ())
            for value in [each.value for each in offered if each.out] + rng.sample(ANSWERS, 2):
                for what in ("answer", "amend"):
                    ask(who, {"do": what, "key": pending.key, "value": value})

    fixture.language = accented
    for _ in range(MOST_STATES):
        for message in rng.sample(COMMANDS, 3):
            ask(rng.choice(fixture.seats), dict(message))
        referee = fixture.table.referee
        if referee is None or referee.over:
            break
        amend_and_answer()
        with suppress(Refused, ScriptError):
            play_on(fixture.table, rng)
    assert refused > 20
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("code", languages())
def test_a_refusal_calls_a_dummy_as_screens_do(code: str) -> None:
    """Names are accented with the message around them, so that the tests above do not see this one."""
    fixture = TableFixture(2)
    fixture.start("feast", dummies=2)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    fixture.ok(fixture.host, "answer", key="deal1/round1/dummy-1/dummy", value=1)
    own = messages("screens", code)
    assert own is not None
    fixture.language = code
    ack = fixture.do(fixture.host, "answer", key="deal1/round1/dummy-2/dummy", value=1)
    assert not ack["ok"]
    assert str(own.say("dummy", {"number": "1"}, NOBODY)) in ack["say"]


TYPED = re.compile(r"\d,\w+|^[\d:]+,|\d{4}$")
"""The examples of a deck's list, and dates: Babel and the reader's language say them."""
ADDRESSES = [
    Candidate("tun0", "", "10.8.0.2", 32, is_default_route=True),
    Candidate("docker0", "", "172.17.0.1", 16),
]
"""Those of a computer that phones hardly reach."""
PAGES = [
    "/",
    "/code",
    "/tv",
    "/rules",
    "/rules?q=nirgends",
    "/rules/{game}",
    "/print",
    "/print/{game}",
    "/practise/{game}",
    "/show-me/{game}",
    "/{code}",
    "/board/{code}",
    "/watch/{code}",
    "/pad/{code}/s1",
    "/rename/{code}/s1",
    "/connect/{code}",
    "/entries/{code}",
    "/history/{code}",
    "/history/{code}/delete",
    "/history/{code}/1/sheet",
    "/result/{code}/1",
    "/take-home/{code}",
    "/replay/{code}/1",
    "/replay/{code}/1/4",
    "/tour/{code}",
    "/tour/practise/{game}",
    "/decks/{code}",
    "/nowhere/at/all",
]


def told(game: str, language: str) -> list[str]:
    """Return what a rulebook says."""
    book = read(game, language)
    return [book.before, *(f"<h2>{each.heading}</h2>{each.html}" for each in book.sections)]


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_page_is_a_message(game: str, accented: str) -> None:
    address = PhoneAddress(8000, None, lambda: ADDRESSES)
    fixture = TableFixture(3, RNG=Random(1), PHONE_ADDRESS=address)
    fixture.start(game, **meta(game).sample(Random(1), 3))
    rng = Random(1)
    while fixture.table.referee is not None and not fixture.table.referee.over:
        with suppress(Refused, ScriptError):
            play_on(fixture.table, rng)
    fixture.ok(fixture.host, "end_game")
    known = names_of(fixture)
    found: set[str] = set()
    for path in PAGES:
        client = fixture.client(laptop="pad" not in path)
        if "pad" in path or "rename" in path:
            with client.session_transaction() as session:
                session["device"] = "device-Ana"
        page = client.get(
            path.format(code=fixture.table.code, game=game),
            headers={"Accept-Language": f"{accented}-AT,{accented};q=0.9,en;q=0.1"},
            follow_redirects=True,
        )
        assert page.status_code in ({200} if "connect" in path else {200, 403, 404, 409}), path
        book = plain_words(" ".join(told(game, accented)), known)
        said = {each for each in plain_words(page.text, known) if each not in book}
        found |= {f"{path}: {each}" for each in said if not TYPED.search(each)}
    assert not found, "\n".join(sorted(found))
