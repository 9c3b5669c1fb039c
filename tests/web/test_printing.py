"""The pages of cards to print: what they show, where they lead, and what cannot be chosen."""

from __future__ import annotations

import re
from itertools import cycle
from random import Random

import pytest
from flask.testing import FlaskClient

from companion.web.card_sheets import SIZES, sides
from rules.engine.printed import PrintedCard
from rules.engine.registry import GAMES, meta
from tests.tables.table_fixture import TableFixture

OURS = ("feast", "eatme", "ididnt", "liar", "ibid", "goofspiel")
"""The games that everybody can play tonight, with paper and scissors."""
EACH_DECK = [(game, deck.name) for game in GAMES for deck in meta(game).printed]
BY_TURNS = [(*deck, size) for deck, size in zip(EACH_DECK, cycle(SIZES))]  # without end


@pytest.fixture(scope="module")
def fixture() -> TableFixture:
    return TableFixture(players=4)


@pytest.fixture(scope="module")
def client(fixture: TableFixture) -> FlaskClient:
    return fixture.client()


@pytest.mark.parametrize("game, deck, size", BY_TURNS)
def test_every_card_is_on_a_sheet_and_the_page_says_how_many_there_are(
    client: FlaskClient, game: str, deck: str, size: str
) -> None:
    page = client.get(f"/print/{game}/{deck}?seed=7&size={size}&backs=on").text
    (found,) = (each for each in meta(game).printed if each.name == deck)
    cards = len(found.dealt(found.settle({"seed": 7} if found.seeded else {})))
    sheets = -(-cards // SIZES[size].on_a_sheet)
    said = " ".join(re.sub("<[^>]+>", "", page).split())
    assert f"{cards} cards on {sheets} sheets, printed on both sides." in said
    assert f"Print {2 * sheets} pages" in said
    assert page.count('class="print-sheet"') == 2 * sheets
    assert page.count('class="print-card" data-face') == cards
    assert page.count('<article class="print-card" data-back') == cards


@pytest.mark.parametrize("game, deck", EACH_DECK)
def test_whatever_is_chosen_can_be_shown(client: FlaskClient, game: str, deck: str) -> None:
    rng = Random(deck)
    (found,) = (each for each in meta(game).printed if each.name == deck)
    for _ in range(3):
        query = {each.name: each.sample(rng, 0) for each in found.all_options}
        kept = {name: "on" if value is True else value for name, value in query.items() if value}
        answer = client.get(f"/print/{game}/{deck}", query_string=kept)
        assert answer.status_code == 200
        assert "could not be drawn" not in answer.text


def test_the_list_leads_to_every_game(client: FlaskClient) -> None:
    page = client.get("/print").text
    for game in OURS:
        assert f'href="/print/{game}"' in page
        assert client.get(f"/print/{game}", follow_redirects=True).status_code == 200


def test_backs_lie_behind_their_fronts() -> None:
    cards = [PrintedCard(str(n), {}, back=str(n)) for n in range(14)]
    for size in SIZES.values():
        both = list(sides(cards, size, backs=True))
        assert [side.back for side in both] == [False, True] * (len(both) // 2)
        for front, back in zip(both[::2], both[1::2], strict=True):
            for at, card in enumerate(front.cells):
                row, column = divmod(at, size.columns)
                # Turned over its long edge, the left column of a sheet is the right one.
                assert back.cells[row * size.columns + size.columns - 1 - column] is card


def test_a_deck_made_by_chance_gets_a_seed_and_another_one(client: FlaskClient) -> None:
    answer = client.get("/print/ididnt/dinner?paper=letter&game=x&deck=y")
    assert answer.status_code == 302
    where = answer.headers["location"]
    assert re.fullmatch(r"/print/ididnt/dinner\?paper=letter&seed=\d{1,3}", where)
    page = client.get("/print/ididnt/dinner?seed=5&size=small&code=zz").text
    another = re.search(r'href="([^"]+)">.*Another set', page)
    assert another
    assert re.fullmatch(r"/print/ididnt/dinner\?seed=\d{1,3}&amp;size=small", another[1])
    assert "seed=5&" not in another[1]


@pytest.mark.parametrize(
    "query, says",
    [
        ("paper=a3", "Paper"),
        ("size=huge", "Size of the cards"),
        ("seed=0", "1 to 999"),
        ("seed=1000", "1 to 999"),
        ("seed=x", "Seed"),
        ("seed=" + "9" * 400, "Seed"),
    ],
)
def test_what_cannot_be_chosen_is_told_and_a_deck_is_shown(
    client: FlaskClient, query: str, says: str
) -> None:
    answer = client.get(f"/print/ididnt/dinner?{query}&seed=1")
    assert answer.status_code == 400
    alert = re.search(r'role="alert">(.*?)</p>', answer.text, re.DOTALL)
    assert alert
    assert says in alert[1]
    assert 'class="print-card"' in answer.text


@pytest.mark.parametrize(
    "path",
    ["/print/none", "/print/none/pairs", "/print/feast/none", "/print/feast?table=ZZZZ"],
)
def test_there_is_no_such_deck(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(
    "language, paper",
    [("en-US,en;q=0.9", "letter"), ("en-GB", "a4"), ("fr-CA", "letter"), ("de", "a4"), ("", "a4")],
)
def test_the_paper_is_that_of_the_country(client: FlaskClient, language: str, paper: str) -> None:
    page = client.get("/print/feast/pairs", headers={"Accept-Language": language}).text
    assert f"/css/paper_{paper}.css" in page
    other = "letter" if paper == "a4" else "a4"
    chosen = client.get(
        f"/print/feast/pairs?paper={other}", headers={"Accept-Language": language}
    ).text
    assert f"/css/paper_{other}.css" in chosen


def test_the_lobby_leads_to_what_its_options_need() -> None:
    fixture = TableFixture(players=4)
    fixture.ok(fixture.host, "choose_game", game="feast")
    board = fixture.html("board", host=True)["stage"]
    code = fixture.table.code
    assert f'href="/print/feast?table={code}"' in board
    client = fixture.client()

    def leads_to(game: str, **options: object) -> str:
        fixture.ok(fixture.host, "choose_game", game=game, options=options)
        return client.get(f"/print/{game}?table={code}").headers["location"]

    assert leads_to("feast") == "/print/feast/pairs"
    assert leads_to("goofspiel", cards=5) == "/print/goofspiel/suits?players=4&cards=5"
    assert leads_to("liar", deck="suits", ranks=8) == "/print/liar/suits?ranks=8"
    colours = ["red", "blue", "pink", "white"]
    query = "&".join(f"colours={each}" for each in ("red", "blue", "pink", "white"))
    assert leads_to("liar", colours=colours, cards=9) == f"/print/liar/colours?{query}&cards=9"
    assert leads_to("ibid", deck="app", odd=True, seed=12) == "/print/ibid/tiles?odd=on&seed=12"
    # A table that plays something else is led to the deck as it is.
    assert client.get(f"/print/liar?table={code}").headers["location"] == "/print/liar/colours"


def test_rulebooks_and_the_home_page_lead_to_it(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    assert 'href="/print"' in laptop.get("/").text
    for game in OURS:
        assert f'href="/print/{game}"' in laptop.get(f"/rules/{game}").text


@pytest.mark.parametrize("index, face", [(7, "7"), ("+10", "+10"), ("<5>", "&lt;5&gt;")])
def test_the_index_in_the_corners_may_be_a_number_or_a_text(
    fixture: TableFixture, index: int | str, face: str
) -> None:
    # The style of an index is that of an element in its corner.
    source = '{% from "print/faces.html" import corners with context %}{{ corners(index) }}'
    with fixture.speaking():
        html = fixture.app.jinja_env.from_string(source).render(index=index)
    assert html.count(f"><span>{face}</span></span>") == 2


def test_the_index_in_the_corners_may_be_an_element(fixture: TableFixture) -> None:
    source = '{% from "print/faces.html" import corners, numeral with context %}{{ corners(numeral(6)) }}'
    with fixture.speaking():
        html = fixture.app.jinja_env.from_string(source).render()
    assert html.count('><span class="pc-underlined">6</span></span>') == 2
