"""The rulebooks can be searched, and say how the reader's own table plays."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from companion.web.rule_search import Rule, RuleSearch
from tests.tables.table_fixture import TableFixture

RULES = [
    Rule("feast", "ties", "Ties", "Two gaffes tie & nobody wins."),
    Rule("feast", "end", "The end", "Count what you took. A gaffe counts nothing."),
    Rule("liar", "doubt", "Doubting", "Étienne doubts Bo. A tie is shared."),
]


@pytest.fixture
def client() -> FlaskClient:
    return TableFixture(0).client()


def anchors(words: str, game: str | None = None) -> list[str]:
    return [each.anchor for each in RuleSearch(RULES).find(words, game)]


@pytest.mark.parametrize(
    "words, found",
    [
        ("gaffe", {"ties", "end"}),  # in any of its forms
        ("gaf", {"ties", "end"}),  # while it is still being typed
        ("GAFFES count", {"end"}),  # all of the words
        ("gaffe zebra", {"ties", "end"}),  # or some of them
        ("etienne", {"doubt"}),
        ("zebra", set()),
        ("", set()),
        ('"; DROP TABLE rules; --', set()),
        ("tie* OR (NEAR", {"ties", "doubt"}),
    ],
)
def test_words_find_the_rules_that_have_them(words: str, found: set[str]) -> None:
    assert set(anchors(words)) == found


@pytest.mark.parametrize("word", ["tie", "ties", "tied", "TIES"])
def test_all_forms_of_a_short_word_find_the_same_and_no_others(word: str) -> None:
    rules = [
        Rule("ibid", "tiles", "The tiles", "The Tip is a tile. In time, it is timid."),
        Rule("eatme", "ties", "Ties", "The later one."),
        Rule("feast", "end", "The end", "Those who tied share the win."),
    ]
    assert [each.anchor for each in RuleSearch(rules).find(word)] == ["ties", "end"]


def test_a_heading_counts_more_than_the_text() -> None:
    assert anchors("tie") == ["ties", "doubt"]
    assert anchors("tie", "liar") == ["doubt"]


def test_what_is_found_is_marked_and_nothing_of_it_is_markup() -> None:
    found = RuleSearch([Rule("g", "a", "A", "1 < 2 gaffes")]).find("gaffe")
    assert str(found[0].excerpt) == "1 &lt; 2 <mark>gaffes</mark>"


def test_a_games_rulebook_lists_its_rules_only(client: FlaskClient) -> None:
    page = client.get("/rules/feast?q=gaffe").text
    found = page[page.index('id="found"') : page.index("</section>", page.index('id="found"'))]
    links = re.findall(r'href="(/rules/[^"]+)"', found)
    assert links
    assert all(link.startswith("/rules/feast#") for link in links)
    for link in links:
        assert f'id="{link.partition("#")[2]}"' in page


def test_all_rulebooks_are_searched_at_once(client: FlaskClient) -> None:
    page = client.get("/rules?q=deck").text
    games = set(re.findall(r'href="/rules/(\w+)#', page))
    assert len(games) >= 3
    assert "Goofspiel: " in page


def test_a_search_that_finds_nothing_says_so_and_escapes_what_was_typed(
    client: FlaskClient,
) -> None:
    page = client.get("/rules/feast", query_string={"q": "<zzqx>"}).text
    assert "No rule says “&lt;zzqx&gt;”." in page
    assert 'id="found"' not in client.get("/rules/feast").text


def test_the_way_back_to_the_table_is_kept(client: FlaskClient) -> None:
    page = client.get("/rules/feast?q=gaffe&from=/board/ABCD").text
    assert 'name="from"\n  value="/board/ABCD"' in page
    assert "/rules/feast?from=/board/ABCD#" in page


# -- how the reader's own table plays it ---------------------------------------------------------


def test_whoever_sits_at_the_table_reads_how_it_plays() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=2)
    laptop = fixture.client(laptop=True)
    page = laptop.get(f"/rules/feast?from=/board/{fixture.table.code}").text
    assert "How your table plays it" in page
    assert re.search(r"Dummies.*?Published variant.*?<dd>2</dd>", page, re.DOTALL)
    # Another game's rulebook says nothing of it.
    other = laptop.get(f"/rules/goofspiel?from=/board/{fixture.table.code}").text
    assert "How your table plays it" not in other


def test_strangers_do_not_learn_which_tables_there_are() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=2)
    stranger = fixture.app.test_client()
    here = stranger.get(f"/rules/feast?from=/board/{fixture.table.code}").text
    nowhere = stranger.get("/rules/feast?from=/board/ZZZZ").text
    assert here.replace(fixture.table.code, "ZZZZ") == nowhere
