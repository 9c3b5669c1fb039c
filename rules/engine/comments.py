"""Comments: what the board adds to a decision, such as a word on equal cards.

A game says which facts have a comment, and of which kind (:meth:`rules.engine.game.Game.comment`); its
words have several sentences for each kind. Which one is said follows from how many of the kind came
before it, so every screen, a replay and a restart say the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment of some kind. Its sentences have a place ``{who}`` for the names of ``seats["who"]``.

    ``words`` fill other places, such as ``{food}``.
    """

    kind: str
    seats: Mapping[str, tuple[Seat, ...]] = field(default_factory=dict)
    words: Mapping[str, str | int] = field(default_factory=dict)


class SaidComment(NamedTuple):
    """The comment of a fact, and how many of its kind the game has had before."""

    fact: Fact
    comment: Comment
    nth: int


def comments_of(
    comment: Callable[[Fact], Comment | None], table: Tabletop
) -> Iterator[SaidComment]:
    """Yield the comment of each fact that has one, in the order of the game."""
    counts: Counter[str] = Counter()
    for ruling in chain.from_iterable(table.pages):
        found = comment(ruling.fact)
        if found is not None:
            yield SaidComment(ruling.fact, found, counts[found.kind])
            counts[found.kind] += 1


def count_comments(comment: Callable[[Fact], Comment | None], table: Tabletop) -> Mapping[str, int]:
    """Return how many comments of each kind a game has had."""
    return Counter(each.comment.kind for each in comments_of(comment, table))
