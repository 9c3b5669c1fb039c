"""The list of entries names the person, the round and the entry in words, whatever was entered."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from random import Random

import pytest

from companion.presenters import Viewer
from rules.engine.registry import GAMES
from rules.facts import Seat
from tests.rendering.test_renderer import laid_with
from tests.repeats import more_when_slow
from tests.rules.conformance.rand import calls, open_questions
from tests.tables.table_fixture import NAMES, TableFixture

ITEM = re.compile(r'<li class="entry".*?</li>', re.DOTALL)
TAG = re.compile(r"<[^>]+>")
RAW = re.compile(
    r"""["'{}\[\]_]|\bNone\b|\bTrue\b|\bFalse\b|\bs\d\b|\b(?:claims|wishes|cards|count|lifted)\b:"""
)
"""What Python, JSON, a key or a seat's identifier look like."""


def enter(fixture: TableFixture, rng: Random) -> None:
    """Do something that somebody may do; now and then what nobody asked for, such as to sit down."""
    referee = fixture.table.referee
    assert referee is not None
    may_join = any(referee.resolve(each).kind == "seat" for each in calls(referee))
    if may_join and len(fixture.seats) < len(NAMES) and rng.random() < 0.02:
        # The table itself tells the game who sits down.
        late = fixture.table.join(f"late-{len(fixture.seats)}", NAMES[len(fixture.seats)], None)
        fixture.seats.append(late)
        return
    fixture.enter(rng, calling=0.1, by_host=True)


def played(game: str, seed: int, steps: int = 240) -> TableFixture:
    fixture, rng = laid_with(game, seed), Random(seed)
    for _ in range(steps):
        assert fixture.table.referee is not None
        if fixture.table.referee.over:
            break
        enter(fixture, rng)
    return fixture


def rows(page: str) -> Iterator[str]:
    """The text of each row."""
    for item in ITEM.findall(page):
        yield " ".join(html.unescape(TAG.sub(" ", item)).split())


def lists(fixture: TableFixture) -> dict[str, str]:
    """The list on the board, and the lists on pads, as HTML."""
    client = fixture.client(laptop=True)
    board = client.get(f"/entries/{fixture.table.code}").text
    return {
        "board": board,
        **{seat: fixture.html("pad", seat)["entries"] for seat in fixture.seats},
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", more_when_slow(2, 4))
def test_every_row_is_in_words(game: str, seed: int) -> None:
    fixture = played(game, seed)
    referee = fixture.table.referee
    assert referee is not None
    dummies = any(str(step.logged.seat).startswith("dummy") for step in referee.history)
    dummies = dummies or any("dummy" in step.pending.key for step in referee.history)
    shown = lists(fixture)
    assert len(ITEM.findall(shown["board"])) == len(referee.history)
    for page in shown.values():
        for row in rows(page):
            assert RAW.search(row) is None, row
            assert dummies or "Dummy" not in row, row
            assert not re.search(r"Dummy (?!\d)", row), row
            who = row.split()[0]
            assert who in {*NAMES, "The", "Dummy"}, row


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", more_when_slow(1, 3))
def test_every_row_names_whose_entry_it_is_and_of_when(game: str, seed: int) -> None:
    fixture = played(game, seed, 120)
    referee = fixture.table.referee
    assert referee is not None
    presenter = fixture.services.renderer.presenter(fixture.table, Viewer("board", host=True))
    for step in referee.history:
        entry = presenter.entries.describe(step)
        said = entry["name"], entry["place"], entry["label"]
        assert all(said), step.pending.key
        assert len(set(said)) == 3, step.pending.key
        if isinstance(step.pending.who, str):
            assert entry["whose"] == step.pending.who
        else:
            assert entry["whose"] is None or entry["whose"] in str(step.pending.key)
            assert entry["whose"] or entry["body"] in {"host", "anyone", "app:chance"}
        number = re.search(r"\d+", step.ask_key.rpartition("/")[0])
        assert number is None or number[0] in entry["place"]


def test_an_excuse_is_of_whoever_played_it_and_not_of_the_food() -> None:
    fixture = TableFixture(players=2)
    fixture.start("ididnt", first="table")
    ana, bo = fixture.seats
    fixture.ok(ana, "answer", key="starter", value=ana)
    check = {"main": "Fish", "side": "Fries", "cost": "12.50"}
    fixture.ok(ana, "answer", key="deal1/round1/check", value=check)
    excuse = {"claims": {"Fish": False}, "credibility": 3}
    fixture.ok(fixture.host, "answer", key="deal1/round1/s1/excuse", value=excuse)
    newest, older, first = rows(lists(fixture)["board"])
    assert newest == (
        "Ana excuse, deal 1, round 1 · entered by the host"
        " didn’t eat the Fish (credibility 3) Change"
    )
    assert older == "Ana check, deal 1, round 1 Fish with Fries, $12.50 Change"
    assert first == "The table first player, at the start · entered by Ana Ana Change"
    assert bo not in newest


def test_a_dummy_is_named_by_its_number_where_it_is_one() -> None:
    fixture = TableFixture(players=2)
    fixture.start("feast")
    fixture.ok(fixture.seats[0], "answer", key="deal1/round1/topic", value=5)
    assert fixture.table.referee is not None
    key = next(each.key for each in open_questions(fixture.table.referee) if "dummy" in each.key)
    fixture.ok(fixture.seats[0], "answer", key=key, value=9)
    newest, topic = rows(lists(fixture)["board"])
    assert newest.startswith("Dummy 1 card, deal 1, round 1")
    assert topic.startswith("The table topic, deal 1, round 1")


def test_a_button_says_what_it_amends() -> None:
    fixture = TableFixture(players=3)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    entry = fixture.html("pad", Seat("s1"))["entries"]
    assert 'aria-label="Change: The table, topic, deal 1, round 1"' in entry


def test_one_s_own_card_of_the_round_just_judged_stays_on_one_s_phone() -> None:
    fixture = TableFixture()
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    fixture.seal(9, 7, 6, 3)
    fixture.alarm.ring()
    fixture.ok(fixture.host, "answer", key="deal1/round2/topic", value=8)
    shown = list(rows(lists(fixture)["s2"]))
    assert shown == [
        "The table topic, deal 1, round 2 · entered by the host 8 Change",
        "Bo ploy, deal 1, round 1 7 Change",
    ]


def test_the_tricks_of_all_are_listed_with_names() -> None:
    fixture = TableFixture(players=3)
    fixture.start("ohhell")
    rng = Random(3)
    referee = fixture.table.referee
    assert referee is not None
    while all(step.prompt.name != "tricks" for step in referee.history):
        fixture.enter(rng)
    said = next(row for row in rows(lists(fixture)["board"]) if "The table tricks" in row)
    assert all(re.search(rf"\b{name} \d", said) for name in NAMES[:3]), said
