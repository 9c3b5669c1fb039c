"""Comments on decisions: chosen by the log, never said twice in an evening, and filled with the right names."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from companion.presenters import TablePresenter, Viewer
from companion.presenters.comments import Comments
from companion.tables.past_games import table_of_game
from companion.tables.table import Table
from companion.words.language import SOURCE, file_of
from rules.engine.comments import comments_of
from rules.engine.game import Game
from rules.engine.registry import GAMES, load
from rules.facts import Fact, Seat
from rules.games.feast.facts import AllMatched, Gaffe
from tests.golden.files import files, read, replay
from tests.tables.table_fixture import TableFixture

COMMENTED = [each for each in GAMES if type(load(each)).comment is not Game.comment]
"""The games that comment on something: a game may leave it."""
EACH_GAME = pytest.mark.parametrize("game", COMMENTED)
FEWEST = 12
"""Sentences that a game has at least."""
MOST_WORDS = 10
"""Words of a comment at most, a list of names counted as one."""
NAMES = re.compile(r"<b[ >].*</b>")
PLACE = re.compile(r"\{ \$(\w+)")
WHOLE_PLACE = re.compile(r"\{[^}]*\}")
SENTENCE = re.compile(r"^comment-(.+)-\d+ = (.+)$", re.MULTILINE)


def sentences(game: str) -> dict[str, list[str]]:
    """Return the sentences of each kind of a game, by the kind's name."""
    found: dict[str, list[str]] = {}
    for kind, sentence in SENTENCE.findall(file_of(game, SOURCE).read_text("utf-8")):
        found.setdefault(kind, []).append(sentence)
    return found


def presenter(fixture: TableFixture, table: Table) -> TablePresenter:
    return fixture.services.renderer.presenter(table, Viewer("board"))


def said(fixture: TableFixture, table: Table) -> list[str]:
    """Return all comments of the game that a table plays, in their order."""
    t = presenter(fixture, table)
    comments = Comments(t, t.evening)
    assert table.referee is not None
    facts = (each.fact for page in table.referee.table.pages for each in page)
    return [str(each) for each in map(comments.of, facts) if each]


def play(fixture: TableFixture, rng: Random) -> None:
    """Play the game that is on to its end."""
    for _ in range(3000):
        if fixture.table.referee is None or fixture.table.referee.over:
            return
        fixture.enter(rng)


@EACH_GAME
def test_a_game_has_a_dozen_short_sentences_none_of_them_twice(game: str) -> None:
    every = [each for kind in sentences(game).values() for each in kind]
    assert FEWEST <= len(every) == len(set(every))
    assert max(len(WHOLE_PLACE.sub("…", each).split()) for each in every) <= MOST_WORDS
    assert not [each for each in every if each[-1] not in ".!?"]


def test_gaffes_of_four_sizes_have_four_sentences_each() -> None:
    every = sentences("feast")
    assert min(len(every[f"gaffe-{size}"]) for size in (2, 3, 4, 5)) >= 4


@EACH_GAME
def test_every_comment_has_sentences_with_only_its_own_places(game: str) -> None:
    every, used = sentences(game), set()
    for file in files(game):
        referee = replay(read(file))
        for _, comment, _ in comments_of(referee.game.comment, referee.table):
            used.add(comment.kind)
            places = {*comment.seats, *comment.words}
            for sentence in every[comment.kind]:
                assert set(PLACE.findall(sentence)) <= places, sentence
    assert used <= set(every)
    assert used, "no recorded game has a comment"


def test_none_is_said_twice_in_an_evening_of_several_games() -> None:
    fixture, heard = TableFixture(4), Counter[str]()
    for seed in range(3):
        fixture.start("feast", dummies=0)
        play(fixture, Random(seed))
        heard.update(NAMES.sub("{who}", each) for each in said(fixture, fixture.table))
        fixture.ok(fixture.host, "end_game")
    assert len(heard) > len(sentences("feast")["gaffe-2"])
    assert {each for each in heard if heard[each] > 1} == set()


def test_an_evening_a_week_later_may_say_them_again() -> None:
    fixture = TableFixture(4)
    fixture.start("feast", dummies=0)
    play(fixture, Random(1))
    first = said(fixture, fixture.table)
    fixture.ok(fixture.host, "end_game")
    fixture.now += 7 * 24 * 3600 * 1000
    fixture.start("feast", dummies=0)
    play(fixture, Random(1))
    assert len(said(fixture, fixture.table)) >= len(first) / 2


def test_a_replay_says_the_same_as_the_board() -> None:
    fixture = TableFixture(4)
    fixture.start("feast", dummies=0)
    play(fixture, Random(2))
    assert fixture.table.playing is not None
    number, then = fixture.table.playing.number, said(fixture, fixture.table)
    assert then
    assert said(fixture, table_of_game(fixture.table, number)) == then
    fixture.ok(fixture.host, "end_game")
    assert said(fixture, table_of_game(fixture.table, number)) == then


def test_a_gaffe_of_a_dummy_has_none_since_chance_drew_its_card() -> None:
    comment = load("feast").comment
    ana, bo = Seat("s1"), Seat("s2")
    facts: list[Fact] = [Gaffe(8, (ana, bo)), Gaffe(8, (ana, Seat("dummy-1"))), AllMatched(7)]
    kinds = [found.kind if (found := comment(fact)) else "" for fact in facts]
    assert kinds == ["gaffe-2", "", "all-matched"]
