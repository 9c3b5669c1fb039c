"""What a round means for a seat, as its phone says it: the main thing first, in the second person."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from markupsafe import Markup

from companion.presenters import Viewer
from companion.presenters.rulings import Result
from companion.web.services import Services
from rules.engine.registry import GAMES
from rules.facts import Fact, Seat, fact
from tests.tables.table_fixture import TableFixture


@pytest.fixture(scope="module")
def services() -> Services:
    return TableFixture(players=2).services


def lines(services: Services, game: str, me: str, *facts: Fact) -> list[str]:
    """Return what a phone says of facts about seats whose names are their own."""

    def name(seat: Seat | None) -> Markup:
        return Markup("<b>{}</b>").format(seat)

    macro = services.language.find(f"games/{game}/result.html", "result")
    said = " ".join(str.split(macro(facts, Seat(me), name)))
    return [unescape(re.sub(r"<.*?>", "", each)) for each in re.findall(r"<p.*?</p>", said)]


PAYS = fact(
    "ididnt.pays", number=2, main="Steak", side="Fries", cost=1250, payer="Bo", step=1,
    same=[{"seat": "Bo", "credibility": 3}], later=[],
)  # fmt: skip
TIED = fact("ididnt.won", seats=["Ana", "Bo"], total=0, next="Bo")
EATEN = fact(
    "eatme.eaten", card=5, seat="Cleo", id=1, owner="Bo", before=3, size=6, food=[], eaten=2,
    eaten_owner="Ana", points=2, older=False,
)  # fmt: skip
NEW: dict[str, Any] = {"card": 20, "seat": "Ana", "id": 4, "owner": "Ana", "size": 2}
CATCH: dict[str, Any] = {"caller": "Bo", "accused": "Ana", "free": False, "holder": None}
LIE: dict[str, Any] = {
    "seat": "Ana", "doubter": "Bo", "said": "red", "count": 2, "cards": {"green": 2},
}  # fmt: skip
SAID = [
    ("feast", "Bo", fact("feast.topic", seat="Bo", topic=7, rank=6), "You take the 7. +7"),
    ("feast", "Ana", fact("feast.topic", seat="Bo", topic=7, rank=6), "Bo takes the 7."),
    ("feast", "Bo", fact("feast.gaffe-taken", seat="Bo", took=8, rank=2), "You take an 8. +8"),
    (
        "feast",
        "Ana",
        fact("feast.gaffe", seats=["Ana", "Bo"], rank=8),
        "Gaffe! You and Bo both played an 8.",
    ),
    ("goofspiel", "Bo", fact("goofspiel.takes", seats=["Bo"], card=9, pot=[12], ties="x"),
     "You take the queen. +12"),
    ("goofspiel", "Ana", fact("goofspiel.tie", seats=["Ana", "Bo"], card=9, pot=[7], ties="x"),
     "You and Bo both played the 9. Nobody takes the 7."),
    ("ididnt", "Bo", PAYS, "You pay $12.50."),
    ("ididnt", "Ana", PAYS, "Bo pays $12.50."),
    ("ididnt", "Ana", TIED, "You tie for the Dessert! Share it, or play again."),
    ("ididnt", "Cleo", TIED, "Ana and Bo share the Dessert."),
    ("ididnt", "Ana", fact("ididnt.catch-moves", **CATCH), "Caught: you take the Tip."),
    ("ididnt", "Bo", fact("ididnt.catch-moves", **CATCH), "You catch Ana."),
    ("ididnt", "Cleo", fact("ididnt.catch-moves", **CATCH), "Ana is caught, and takes the Tip."),
    ("eatme", "Ana", EATEN, "Bo ate your organism. +2"),
    ("eatme", "Bo", EATEN, "Your organism ate Ana’s: 6 cells. Ana scores 2."),
    ("eatme", "Ana", fact("eatme.new", **NEW, suits=True),
     "Your 7♦\ufe0e (20) starts organism #4."),
    ("eatme", "Ana", fact("eatme.joins", **NEW, suits=False),
     "Your organism #4 eats your 20: 2 cells."),
    ("liar", "Ana", fact("liar.takes-back", seat="Ana", count=2, minus=3),
     "Caught! You take your 2 cards back and 3 minus cards."),
    ("liar", "Bo", fact("liar.lie", **LIE), "You were right. Ana said 2 red, and laid 2 green."),
    ("liar", "Cleo", fact("liar.lie", **LIE), "A lie! Ana said 2 red, and laid 2 green."),
    ("liar", "Bo", fact("liar.takes-pile", seat="Bo", minus=7),
     "It was the truth. You take the whole pile: 7 minus cards."),
    ("ibid", "Bo", fact("ibid.took", seat="Bo", why=None, tiles=[{}, {}], total=4),
     "You take the offer: 2 tiles. +4"),
    ("ibid", "Ana", fact("ibid.took", seat="Bo", why="last", tiles=[{}], total=-3),
     "Bo has to take the offer: 1 tile for −3."),
    ("ibid", "Ana", fact("ibid.lost", seat="Ana", tile={"number": -7}),
     "You lose the −7 from your score pile. Discard it."),
]  # fmt: skip


@pytest.mark.parametrize("game, me, what, said", SAID)
def test_each_learns_it_in_the_second_person(
    services: Services, game: str, me: str, what: Fact, said: str
) -> None:
    assert lines(services, game, me, what)[0] == said


def test_every_game_says_it_itself() -> None:
    assert {game for game, *_ in SAID} == set(GAMES)


def test_what_is_mine_comes_first_and_its_reason_after_it(services: Services) -> None:
    gaffe = fact("feast.gaffe", seats=["Ana", "Bo"], rank=8)
    topic = fact("feast.topic", seat="Cleo", topic=7, rank=6)
    lowest = fact("feast.gaffe-taken", seat="Ana", took=8, rank=3)
    assert lines(services, "feast", "Ana", topic, lowest, gaffe) == [
        "You take an 8. +8",
        "Your 3 is the lowest unmatched card.",
        "Gaffe! You and Bo both played an 8.",
        "Cleo takes the 7.",
    ]


def results(fixture: TableFixture) -> Iterator[Result | None]:
    for seat in fixture.seats[:3]:
        presenter = fixture.services.renderer.presenter(fixture.table, Viewer("pad", seat))
        yield presenter.rulings.result


def test_it_names_its_round_and_stays_the_same_while_the_next_one_is_entered() -> None:
    fixture = TableFixture(4)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
    assert list(results(fixture)) == [None] * 3, "nothing has happened yet"
    fixture.seal(8, 8, 6, 3)
    assert list(results(fixture)) == [None] * 3, "nothing may be told before the reveal"
    fixture.alarm.ring()
    before = list(results(fixture))
    assert [each and each.place for each in before] == ["Deal 1, round 1"] * 3
    assert len({each and each.id for each in before}) == 3
    fixture.ok(fixture.host, "answer", key="deal1/round2/topic", value=2)
    assert list(results(fixture)) == before


def test_a_correction_of_what_happened_is_another_result() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
    fixture.seal(8, 9, 6)
    fixture.alarm.ring()
    before = list(results(fixture))
    assert before[1] is not None
    assert "You take the 7." in before[1].said
    seat = fixture.seats[0]
    fixture.ok(fixture.host, "amend", key=f"deal1/round1/ploy/{seat}", value=10)
    after = list(results(fixture))
    assert after[0] is not None
    assert "You take the 7." in after[0].said
    assert after[1] != before[1]


def test_the_last_round_and_the_end_are_one_result() -> None:
    fixture = TableFixture(2)
    fixture.start("goofspiel", cards=5)
    for number in range(1, 6):
        fixture.ok(fixture.host, "answer", key=f"round{number}/prize", value=number)
        for at, seat in enumerate(fixture.seats[:2]):
            card = (number + at - 1) % 5 + 1
            fixture.ok(seat, "answer", key=f"round{number}/card/{seat}", value=card)
        fixture.alarm.ring()
    presenter = fixture.services.renderer.presenter(fixture.table, Viewer("pad", fixture.seats[0]))
    result = presenter.rulings.result
    assert result is not None
    assert result.place == "Round 5"
    assert result.said.striptags() == "You take the 5. +5Bo wins with 10 points."


def test_a_watcher_and_the_board_have_none() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
    fixture.seal(8, 8, 6)
    fixture.alarm.ring()
    for viewer in (Viewer("watch"), Viewer("board", host=True)):
        presenter = fixture.services.renderer.presenter(fixture.table, viewer)
        assert presenter.rulings.result is None
