"""Which decisions of Goofspiel the board adds a comment to, and what the comment may say."""

from __future__ import annotations

import pytest

from rules.engine.comments import Comment
from rules.facts import Fact, Seat
from rules.games.goofspiel.comments import comment_of
from rules.games.goofspiel.facts import Takes, Tie

ANA, BO = Seat("ana"), Seat("bo")


@pytest.mark.parametrize(
    "fact, comment",
    [
        (Tie((ANA, BO), 9, (7,), "stay"), Comment("tie", {"who": (ANA, BO)})),
        (Takes(ANA, 9, (12, 6), "stay"), Comment("pot", {"who": (ANA,)}, {"points": 18})),
        (Takes(ANA, 2, (8,), "stay"), Comment("bargain", {"who": (ANA,)})),
        (Takes(ANA, 13, (7,), "stay"), Comment("dear", {"who": (ANA,)})),
        (Takes(ANA, 9, (7,), "stay"), None),
    ],
)
def test_what_is_remarkable_has_a_comment(fact: Fact, comment: Comment | None) -> None:
    assert comment_of(fact) == comment
