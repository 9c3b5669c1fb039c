"""Players that the app itself plays, with cards that it deals: to practise, and to show how a game goes.

A game under way knows nothing of bots. What everybody holds follows from a seed and from what has been
entered, and so does each answer: after an undo or an amendment nothing is left to put right. A game makes
a class of its own from :class:`Bots`; one without plays with what its prompts draw at random.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, Protocol, TypeVar

from rules.engine.answers import AppliedAnswer, PendingAnswer
from rules.engine.asks import Ask, Mode, PendingPrompt
from rules.engine.log import Entry
from rules.engine.setup import Setup
from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import ANYONE, CHANCE, Json, Seat, fact
from rules.prompts.base import Prompt
from rules.prompts.confirm import Confirm
from rules.prompts.pick import Pick
from rules.sealed import Sealed

P = TypeVar("P", bound=Pick[Any])

NOT_HELD = fact("refused.not-held")
"""Why a card cannot be picked that its player does not hold."""


class GameUnderWay(Protocol):
    """What bots read of a game: a referee is one."""

    setup: Setup
    replays: int

    @property
    def log(self) -> Sequence[Entry]: ...
    @property
    def table(self) -> Tabletop: ...
    @property
    def current_ask(self) -> Ask | None: ...
    @property
    def history(self) -> list[AppliedAnswer]: ...
    @property
    def pending_answers(self) -> Mapping[str, PendingAnswer]: ...
    def resolve(self, pending: PendingPrompt[Any]) -> Prompt[Any]: ...
    def peek(self, secret: Sealed[Any], reader: Seat) -> Any: ...


class Bots:
    """The cards of a game under way, and what somebody who holds them would answer.

    ``hands`` may use all that was entered, since it says where the cards are. ``choose`` decides from
    what lies on the table and from the hand of the seat that is asked, and from nothing else.
    """

    flips: ClassVar[frozenset[str]] = frozenset()
    """Names of prompts that the cards answer, whoever is asked: the top card of a pile."""
    ends_round: ClassVar[frozenset[str]] = frozenset()
    """Codes of the rulings that end a round, the smallest part of the game with a result."""

    def __init__(self, game: GameUnderWay, seed: int) -> None:
        self.game = game
        self.seed = seed
        self._hands: tuple[tuple[int, int], Mapping[Seat, Sequence[Any]]] | None = None
        """The hands after so many replays and entries, since they are asked for several times."""

    # -- what a game replaces ------------------------------------------------------------

    @classmethod
    def options(cls, values: Mapping[str, Json]) -> dict[str, Json]:
        """Return the options to play with, where the app deals: those chosen, changed if need be."""
        return dict(values)

    def hands(self) -> Mapping[Seat, Sequence[Any]]:
        """Return the cards that each seat holds now."""
        return {}

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        """Return an answer, or None for any that is allowed; ``seat`` is None for what anyone enters."""
        del prompt, seat, rng

    def call(self, prompt: Prompt[Any], seat: Seat, rng: Random) -> Any:
        """Return what a seat says that nobody has to say, or None."""
        del prompt, seat, rng

    def limit_to_hand(self, prompt: Prompt[Any], seat: Seat) -> Prompt[Any]:
        """Return a prompt with what the seat holds alone."""
        del seat
        return prompt

    def rounds_ended(self) -> int:
        """Return a number that grows when a round has ended."""
        pages = self.table.pages
        if not self.ends_round:
            return len(self.table.course) + bool(self.table.winners)
        told = sum(ruling.fact.code in self.ends_round for page in pages for ruling in page)
        return told + bool(self.table.winners)

    # -- what is played ------------------------------------------------------------------

    @property
    def table(self) -> Tabletop:
        """What the game has published."""
        return self.game.table

    @property
    def scene(self) -> Any:
        """What lies on the table."""
        return self.game.table.scene

    def hand(self, seat: Seat | None) -> tuple[Any, ...]:
        """Return the cards that a seat holds now."""
        now = (self.game.replays, len(self.game.log))
        if self._hands is None or self._hands[0] != now:
            self._hands = (now, self.hands())
        return () if seat is None else tuple(self._hands[1].get(seat, ()))

    def random_for(self, what: str) -> Random:
        """Return what is drawn at random for something: the same each time."""
        return Random(f"{self.seed} {what}")  # noqa: S311  # nobody bets on a bot

    def shuffled(self, cards: Sequence[Any], what: str) -> list[Any]:
        """Return cards in the order that the seed gives them."""
        return self.random_for(what).sample(list(cards), len(cards))

    def prompt(self, pending: PendingPrompt[Any]) -> Prompt[Any]:
        """Return what a seat is asked, with what it holds alone."""
        prompt = self.game.resolve(pending)
        return self.limit_to_hand(prompt, pending.who) if isinstance(pending.who, str) else prompt

    def answer(self, pending: PendingPrompt[Any]) -> Json:
        """Return the answer to a prompt, as JSON: that of a player, of whoever flips a card, of the host."""
        rng = self.random_for(pending.key)
        prompt = self.prompt(pending)
        seat = pending.who if isinstance(pending.who, str) else None
        value = self.choose(prompt, seat, rng)
        if value is None or prompt.objection(value) is not None:
            value = self._any(prompt, self.game.resolve(pending), rng)
        return prompt.dump(value)

    @staticmethod
    def _any(held: Prompt[Any], prompt: Prompt[Any], rng: Random) -> Any:
        """Return any answer that is allowed, out of the hand if there is one."""
        try:
            return held.sample(rng)
        except ScriptError:
            return prompt.sample(rng)

    def next_answer(self, people: Collection[Seat] = ()) -> tuple[PendingPrompt[Any], Json] | None:
        """Return what is entered next by others than ``people``, or None while it is up to these.

        People answer what they are asked, but for cards that are flipped; they also confirm that it
        goes on. Where the first answer counts, nobody is faster than they are.
        """
        ask = self.game.current_ask
        if ask is None:
            return None
        open_ones = [each for each in ask.pending if each.key not in self.game.pending_answers]
        if (called := self._called(open_ones, people)) is not None:
            return called
        asked = [each for each in open_ones if not each.call and each.who is not CHANCE]
        theirs = [each for each in asked if self.is_up_to(each, people)]
        others = [each for each in asked if each not in theirs]
        if not others or (theirs and ask.mode is Mode.FIRST):
            return None
        turn = len(self.game.history) + len(self.game.pending_answers)
        pending = self.random_for(f"next {ask.key} {turn}").choice(others)
        return pending, self.answer(pending)

    def is_up_to(self, pending: PendingPrompt[Any], people: Collection[Seat]) -> bool:
        """Whether one of these people enters this, and not a bot."""
        if pending.prompt.name.partition("-")[0] in self.flips:
            return False
        goes_on = pending.who is ANYONE and isinstance(pending.prompt, Confirm)
        return pending.who in people or (goes_on and bool(people))

    def _called(
        self, pending: Sequence[PendingPrompt[Any]], people: Collection[Seat]
    ) -> tuple[PendingPrompt[Any], Json] | None:
        """Return the first call that somebody makes now."""
        for each in pending:
            if each.call and isinstance(each.who, str) and each.who not in people:
                prompt = self.game.resolve(each)
                value = self.call(prompt, each.who, self.random_for(each.key))
                if value is not None and prompt.objection(value) is None:
                    return each, prompt.dump(value)
        return None


def limit_to(prompt: P, cards: Collection[Any]) -> P:
    """Return a prompt of which only these cards can be picked."""
    options = tuple(
        option if option.value in cards or option.out else replace(option, out=NOT_HELD)
        for option in prompt.options
    )
    return replace(prompt, options=options)


def without(cards: Sequence[Any], gone: Sequence[Any]) -> list[Any]:
    """Return cards without those that are gone, each once; what is not among them changes nothing.

    >>> without([7, 7, 3], [7, 9])
    [7, 3]
    """
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
