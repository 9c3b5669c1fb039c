"""How the evening stands at the end of a game: on the board in its turn, and on each phone one's own."""

from __future__ import annotations

import re

import pytest

from companion.presenters import Viewer
from companion.tables.evenings import PAUSE
from rules.facts import Seat
from tests.tables.short_games import play
from tests.tables.table_fixture import TableFixture

TAGS = re.compile(r"<[^>]*>")
ROW = re.compile(r'<li(?: data-leads)?><span class="evening-place">(\d+)</span>.*?</li>', re.DOTALL)


def words(html: str) -> str:
    return " ".join(TAGS.sub(" ", html).split())


def played(*games: tuple[int, ...]) -> TableFixture:
    fixture = TableFixture(len(games[0]))
    for points in games:
        play(fixture, *points)
    return fixture


def news(fixture: TableFixture) -> str:
    """Return what the board says of the crown."""
    stage = fixture.html("board")["stage"]
    return words(stage.partition('id="finale-evening"')[2].partition("</span>")[0]).lstrip("> ")


def own(fixture: TableFixture, seat: Seat) -> str:
    """Return how a phone says its owner stands."""
    prompt = fixture.html("pad", seat)["main"]
    return words(prompt.partition('id="own-evening">')[2].partition("</p>")[0])


def test_the_first_game_of_an_evening_says_nothing_of_it() -> None:
    fixture = played((9, 5, 1))
    assert "evening" not in fixture.html("board", host=True)["stage"]
    assert "evening" not in fixture.html("pad", fixture.seats[0])["main"]
    # A week later, it is the first one again, also where the board was left as it was.
    fixture.now += PAUSE + 2
    play(fixture, 1, 2, 3)
    assert "evening" not in fixture.html("board", host=True)["stage"]
    fixture.now += 1000
    play(fixture, 1, 2, 3)
    assert news(fixture) == "Cem keeps the crown."


@pytest.mark.parametrize(
    "games, said",
    [
        ([(9, 5, 1), (9, 5, 1)], "Ana keeps the crown."),
        ([(5, 9, 1), (9, 1, 5)], "Ana takes the crown from Bo."),
        ([(5, 9, 1), (9, 5, 1)], "Ana now shares the crown with Bo."),
        ([(9, 9, 1), (9, 9, 1)], "Ana and Bo still share the crown."),
        ([(9, 9, 1), (9, 5, 1)], "Ana has the crown alone. Bo loses it."),
        ([(9, 9, 1, 1), (9, 1, 9, 5)], "Ana has the crown alone. Bo loses it."),
        ([(9, 5, 5, 1), (1, 9, 9, 5)], "Bo and Cem take the crown from Ana."),
        ([(9, 9, 9), (9, 9, 1)], "Ana and Bo keep the crown. Cem loses it."),
        ([(9, 9, 1, 1), (9, 1, 9, 5), (1, 5, 9, 5)], "Cem takes the crown from Ana."),
    ],
)
def test_where_the_crown_goes(games: list[tuple[int, ...]], said: str) -> None:
    assert news(played(*games)) == said


def test_the_board_tells_it_after_the_winner_how_it_stood_and_how_it_stands() -> None:
    fixture = played((5, 9, 1), (9, 1, 5))
    t = fixture.services.renderer.presenter(fixture.table, Viewer("board"))
    kinds = [(beat.kind, beat.what) for beat in t.show.beats]
    at = kinds.index(("place", "1"))
    assert kinds[at + 1 : at + 4] == [("evening", "before"), ("evening", "now"), ("course", "")]
    # By hand: Bo had 2, Ana 1, Cem none; then Ana gets 2, Cem 1, Bo none.
    stage = fixture.html("board")["stage"]
    before, _, rest = stage.partition('class="evening-now"')
    rows = [words(row.group(0)) for row in ROW.finditer(before.partition("evening-before")[2])]
    assert rows == [
        "1 Bo wears the crown +0 2 points",
        "2 Ana +2 1 points",
        "3 Cem +1 0 points",
    ]
    rows = [words(row.group(0)) for row in ROW.finditer(rest.partition("</section>")[0])]
    assert rows == [
        "1 Ana wears the crown +2 3 points",
        "2 Bo +0 2 points",
        "3 Cem +1 1 points",
    ]
    # Nothing of it is seen before its turn: all of it is marked with its beat, or comes at rest.
    section = " ".join(stage.partition('class="evening-show"')[2].split())
    first = at + 2
    assert f'data-start="{first}" data-end="{first + 2}"' in section
    assert f'class="evening-now" data-start="{first + 1}"' in section
    assert f'class="evening-news" data-start="{first + 1}"' in section
    assert 'class="finale-evening at-rest"' in stage
    told = words(stage.partition(f'data-told="{first + 1}"')[2].partition("</div>")[0])
    assert told.lstrip("> ") == "Ana takes the crown from Bo."


def test_every_phone_says_how_its_owner_stands() -> None:
    fixture = played((9, 5, 5, 1), (9, 5, 1, 1))
    # By hand: Ana 3 and 3; Bo 1½ and 2; Cem 1½ and ½; Dilek 0 and ½.
    ana, bo, cem, dilek = fixture.seats
    assert own(fixture, ana) == "You wear tonight’s crown, 2½ points ahead of Bo."
    assert own(fixture, bo) == "You’re second tonight, 2½ points behind Ana."
    assert own(fixture, cem) == "You’re third tonight, 4 points behind Ana."
    assert own(fixture, dilek) == "You’re fourth tonight, 5½ points behind Ana."
    fixture = played((9, 9, 5, 5), (9, 9, 5, 5))
    assert own(fixture, fixture.seats[0]) == "You share tonight’s crown with Bo."
    assert (
        own(fixture, fixture.seats[3])
        == "You share third place tonight with Cem, 4 points behind Ana and Bo."
    )


def test_whoever_only_looks_on_has_no_standing() -> None:
    fixture = played((9, 5), (9, 5))
    late = fixture.table.join("device-late", "Zoe", None)
    assert "own-evening" not in fixture.html("pad", late)["main"]


def test_the_result_that_goes_home_says_it_as_it_stood_then() -> None:
    fixture = played((5, 9, 1), (9, 1, 5), (1, 5, 9))
    texts = {}
    for number in (1, 2, 3):
        result = fixture.result(number)
        assert result is not None
        texts[number] = result.text
    assert "The evening" not in texts[1]
    assert "The evening after 2 games: Ana 3, Bo 2, Cem 1." in texts[2]
    assert "The evening after 3 games: Bo 3, Ana 3, Cem 3." in texts[3]
