"""The comments that the board adds to decisions: which sentence is said with which fact."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.evening import Evening
from rules.engine.comments import Comment, comments_of
from rules.facts import Fact


class Comments:
    """The comments of the present game.

    Each kind has several sentences: the game's messages ``comment-<kind>-1`` and on. They are said in
    an order that is another one on each evening, and follows from its first game; none is said twice,
    and when all are, none is said any more.
    """

    def __init__(self, base: BasePresenter, evening: Evening) -> None:
        self._base = base
        self._evening = evening

    def of(self, fact: Fact) -> Markup:
        """Return the comment of a fact that the game has published; empty if it has none."""
        return self._by_fact.get(id(fact), Markup())

    @cached_property
    def _by_fact(self) -> dict[int, Markup]:
        """The comment of each fact, by the identity of its object: two of them may be equal."""
        referee = self._base.table.referee
        if referee is None:
            return {}
        found = {}
        orders: dict[str, Sequence[str]] = {}
        for fact, comment, nth in comments_of(referee.game.comment, referee.table):
            if comment.kind not in orders:
                orders[comment.kind] = self._in_order(comment.kind)
            sentences = orders[comment.kind]
            at = self._said_before(comment.kind) + nth
            if at < len(sentences):
                found[id(fact)] = self._filled(sentences[at], comment)
        return found

    def _said_before(self, kind: str) -> int:
        """Return how many comments of a kind earlier games of the evening have had."""
        game = self._base.game
        return sum(each.comments.get(kind, 0) for each in self._evening.before if each.game == game)

    def _in_order(self, kind: str) -> Sequence[str]:
        """Return the sentences of a kind in the order of this evening."""
        sentences = self._base.language.numbered(self._base.game or "app", f"comment-{kind}")
        Random(f"{self._evening.began} {kind}").shuffle(sentences)  # noqa: S311  # nobody bets on it
        return sentences

    def _filled(self, sentence: str, comment: Comment) -> Markup:
        kind, _, name = sentence.partition("-")
        who = {name: self._base.seats(seats) for name, seats in comment.seats.items()}
        return self._base.word(kind, name.replace("-", "_"), **who, **comment.words)
