"""What is told at the end of a game, and what holds of it in every game."""

from __future__ import annotations

from rules.engine.mentions import FEWEST, MOST, Mention, mentions_in_score
from rules.engine.referee import Referee
from tests.rendering.reader import sentences
from tests.rendering.test_sentence_length import LONGEST
from tests.rules.games.steps import language, named

MOST_NAMES = 4
"""More need not be named: "Five of you"."""
MOST_OF_ITS_OWN = 3
"""So many things a game finds besides those of every score."""


def says(mention: Mention) -> str:
    """Return the sentence of a mention as plain text."""
    return language().say(mention.fact, named).plain


def all_found(referee: Referee) -> dict[str, Mention]:
    """Return everything remarkable in a game by kind, and check what holds of it in every game."""
    game, table = referee.game, referee.table
    own = [found.mention for found in game.remarkable(table)]
    assert len(own) <= MOST_OF_ITS_OWN
    every = own + [found.mention for found in mentions_in_score(game.meta.id, table)]
    kinds = {each.fact.code.removeprefix(f"{game.meta.id}.mention-"): each for each in every}
    assert len(kinds) == len(every), "at most one of a kind"
    assert table.standings is not None
    seats = {line.seat for line in table.standings.lines}
    for each in every:
        assert seats.issuperset(each.seats)
        assert table.pages[each.page]
        said = language().say(each.fact, named).both
        assert all(seat.capitalize() in said for seat in each.seats) or len(each.seats) > MOST_NAMES
        for sentence in sentences(said):
            assert len(sentence) <= LONGEST
            assert sentence[-1] in ".!?"
            assert "None" not in sentence
    shown = game.mentions(table)
    assert all(each in every for each in shown)
    assert min(FEWEST, len(every)) <= len(shown) <= MOST
    return kinds


def sentences_of(referee: Referee) -> dict[str, tuple[str, str]]:
    """Return what is told of a game by kind: the sentence, and where it happened."""
    return {
        kind: (says(each), referee.table.path_of(each.page))
        for kind, each in all_found(referee).items()
    }
