"""The pages of games that play themselves: every step for the board and each phone, and who may look."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from flask.testing import FlaskClient

from companion.tables.demos import SEEDS
from companion.web.request_limits import DEMOS
from companion.words.language import SOURCE, messages
from rules.engine.registry import GAMES
from tests.own_tests import says
from tests.tables.table_fixture import TableFixture
from tests.web.test_static_files import weight

# All tests of a game run in one process, which draws its steps once.
EACH_GAME = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.xdist_group(f"demo-{game}")) for game in GAMES],
)
MOST_LETTERS = 110
"""As in docs/voice.md."""
PAGE, PHONE = 107_500, 77_500
"""What a first visit may weigh: the page, and what each of its phones shares with the others."""
WEIGHT = 260_000
"""The most that one step may weigh, in bytes."""


class Guest:
    """A browser that has never been here."""

    def __init__(self) -> None:
        self.fixture = TableFixture(2)
        self.client: FlaskClient = self.fixture.app.test_client()

    def get(self, path: str, status: int = 200) -> str:
        answer = self.client.get(path)
        assert answer.status_code == status, answer.text[:400]
        self.fixture.passed += DEMOS.interval
        return answer.text

    def steps(self, game: str, seed: int = 1) -> Iterator[str]:
        page = self.get(f"/show-me/{game}?seed={seed}")
        for number in range(int(read(page, "last")) + 1):
            yield self.get(f"/show-me/{game}/{seed}/{number}")


@pytest.fixture(scope="module")
def guest() -> Guest:
    return Guest()


@pytest.fixture(scope="module")
def show(guest: Guest) -> Callable[[str], list[str]]:
    """What returns all steps of the first show of a game."""
    return cache(lambda game: list(guest.steps(game)))


def read(html: str, name: str) -> str:
    found = re.search(rf'\bdata-{name}="([^"]*)"', html)
    assert found, html[:500]
    return found[1]


def captions(html: str) -> list[str]:
    found = re.search(r'data-part="caption">(.*?)</template>', html, re.DOTALL)
    assert found
    return [re.sub(r"<[^>]+>", "", each) for each in re.findall(r"<p>(.*?)</p>", found[1])]


@EACH_GAME
def test_every_step_is_drawn_for_the_board_and_each_phone(
    show: Callable[[str], list[str]], game: str
) -> None:
    said = []
    for html in show(game):
        assert "could not be drawn" not in html
        assert len(html.encode()) < WEIGHT
        assert html.count("<template data-phone=") >= 2
        lines = captions(html)
        assert 1 <= len(lines) <= 2
        assert all(0 < len(each) <= MOST_LETTERS for each in lines), lines
        said += lines
    assert len(set(said)) >= 10, "it explains"
    text = " ".join(said)
    assert "a laptop is the referee" in text.lower()
    assert text.count("Here you see all phones") == 1


@EACH_GAME
def test_a_board_says_in_every_round_who_has_sealed(
    show: Callable[[str], list[str]], game: str
) -> None:
    for html in show(game):
        asked = re.findall(r'<li class="place"[^>]*data-state="(\w+)"\s+data-submission', html)
        if read(html, "kind") == "sealed":
            assert asked or '<li class="place"' not in html
            assert set(asked) <= {"sealed"}


@EACH_GAME
def test_a_first_visit_is_light(guest: Guest, game: str) -> None:
    assert weight(guest.fixture, f"/show-me/{game}", None) < PAGE
    assert weight(guest.fixture, f"/show-me/{game}/phone", None) < PHONE


@EACH_GAME
def test_phones_show_what_is_asked_then_picked_then_sealed_then_told(
    show: Callable[[str], list[str]], game: str
) -> None:
    seen: dict[str, str] = {}
    for html in show(game):
        seen.setdefault(read(html, "kind"), html)
    asked = [html for html in show(game) if read(html, "kind") in {"asked", "later", "last"}]
    assert any('id="answer"' in html for html in asked), "a phone is asked"
    assert any("data-main" in html for html in asked), "who is asked stands out"
    assert "data-main" not in seen["revealed"]
    assert 'id="demo"' in seen["picked"]
    if "sealed" in seen:
        assert '<h1 class="pad-title" tabindex="-1">Sealed</h1>' in seen["sealed"]
    assert "Look up!" in seen["revealed"]
    told = [html for html in show(game) if read(html, "kind") == "told"]
    assert any("data-result=" in html for html in told)
    assert 'id="finale"' in seen["over"]


@pytest.mark.parametrize("game", [each for each in GAMES if says(each, "caption-")])
def test_captions_speak_of_what_there_is_in_the_game(game: str) -> None:
    """What a game would tell of a prompt or a decision has that prompt, or that decision."""
    own = messages(game, SOURCE)
    assert own is not None
    names = [name for name in own.names() if name.startswith(("caption-asked-", "caption-told-"))]
    assert len(names) >= 4
    for name in names:
        _, kind, what = name.split("-", 2)
        asked = f"ask-{what}" if kind == "asked" else what
        assert own.has(asked) or own.attributes(asked), name


def test_a_gaffe_is_told_where_there_is_one(guest: Guest) -> None:
    """Only when two have played the same is it said that they had the same idea."""
    told = 0
    for seed in (1, SEEDS):
        so_far = ""
        for html in guest.steps("feast", seed):
            board = html.partition('<template data-part="caption">')[0]
            so_far += board
            if any("the same idea" in line for line in captions(html)):
                assert "Gaffe!" in so_far
                told += 1
    assert told, "in some game there is one"


@EACH_GAME
def test_a_page_shows_its_first_step_and_names_the_others(guest: Guest, game: str) -> None:
    page = guest.get(f"/show-me/{game}")
    assert read(page, "step") == "0"
    assert page.count("<iframe") == page.count("<template data-phone=")
    for other in GAMES:
        assert f'value="/show-me/{other}"' in page
    assert guest.get(f"/show-me/{game}?step=99999").count('data-kind="over"') == 1
    assert guest.get(f"/show-me/{game}?step=-1&seed=x").count('data-kind="seats"') == 1


def test_it_begins_with_the_first_game(guest: Guest) -> None:
    answer = guest.client.get("/show-me?from=/rules/feast")
    assert answer.status_code == 302
    assert answer.headers["Location"] == f"/show-me/{GAMES[0]}?from=%2Frules%2Ffeast"


@pytest.mark.parametrize(
    "path, sentence",
    [
        ("/show-me/nogame", "Companion doesn’t know that game."),
        ("/show-me/nogame/1/0", "Companion doesn’t know that game."),
        ("/show-me/nogame/phone", "Companion doesn’t know that game."),
        (f"/show-me/feast?seed={SEEDS + 1}", "numbered from 1"),
        (f"/show-me/feast/{SEEDS + 1}/0", "numbered from 1"),
        ("/show-me/feast/0/0", "numbered from 1"),
        ("/show-me/feast/1/9999", "no such step"),
    ],
)
def test_what_there_is_not_gets_a_sentence(guest: Guest, path: str, sentence: str) -> None:
    assert sentence in guest.get(path, 404)


@pytest.mark.parametrize(
    "given, back",
    [
        ("/rules/feast", "/rules/feast"),
        ("/board/ABCD", "/board/ABCD"),
        ("//evil.example", "/"),
        ("https://evil.example/", "/"),
        ("/show-me/feast", "/"),
        ("javascript:alert(1)", "/"),
        ("", "/"),
    ],
)
def test_stop_leads_back_to_where_one_came_from(guest: Guest, given: str, back: str) -> None:
    page = guest.get(f"/show-me/{GAMES[0]}?from={given}")
    assert f'href="{back}" id="demo-stop"' in page


def test_whoever_came_by_a_link_goes_back_to_its_page(guest: Guest) -> None:
    answer = guest.client.get(
        f"/show-me/{GAMES[0]}", headers={"Referer": "http://localhost/rules/eatme?q=bid"}
    )
    assert 'href="/rules/eatme" id="demo-stop"' in answer.text


def test_only_the_empty_phone_may_stand_in_a_frame_and_only_in_ours(guest: Guest) -> None:
    framed = guest.client.get(f"/show-me/{GAMES[0]}/phone")
    assert "frame-ancestors 'self'" in framed.headers["Content-Security-Policy"]
    around = guest.client.get(f"/show-me/{GAMES[0]}")
    assert "frame-ancestors 'none'" in around.headers["Content-Security-Policy"]


def test_whoever_looks_too_often_waits() -> None:
    guest = Guest()
    path = f"/show-me/{GAMES[0]}/1/0"
    for _ in range(DEMOS.burst):
        assert guest.client.get(path).status_code == 200
    assert guest.client.get(path).status_code == 429
    guest.fixture.passed += DEMOS.interval
    assert guest.client.get(path).status_code == 200


def test_nothing_is_written_and_no_table_is_made() -> None:
    guest = Guest()
    store, tables = guest.fixture.services.dependencies.store, guest.fixture.services.tables
    before = [(row.code, len(store.load(row.id))) for row in tables.recent()]
    for _ in guest.steps(GAMES[0]):
        pass
    assert [(row.code, len(store.load(row.id))) for row in tables.recent()] == before
    assert guest.client.get("/board/SHOW").status_code != 200


def test_the_home_page_a_rulebook_and_the_lobby_lead_there() -> None:
    fixture = TableFixture(2)
    client = fixture.client()
    assert 'href="/show-me"' in client.get("/").text
    assert 'href="/show-me' in client.get(f"/rules/{GAMES[0]}").text
    lobby = fixture.html("board")["stage"]
    assert f'/show-me/{GAMES[0]}?from=/board/{fixture.table.code}"' in lobby
