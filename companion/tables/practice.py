"""A game that people practise against bots: whose turn it is, and when a round is over."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from rules.engine.asks import PendingPrompt
from rules.engine.bot_play import play_on
from rules.engine.bots import Bots
from rules.engine.game import Game
from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.setup import Setup
from rules.facts import Seat
from rules.prompts.base import Prompt


class PracticeReferee(Referee):
    """A referee for a table where the app deals: it offers people only the cards that they hold."""

    holding: tuple[Bots, set[Seat]] | None = None

    def resolve(self, pending: PendingPrompt[Any]) -> Prompt[Any]:
        prompt = super().resolve(pending)
        if self.holding is None or not isinstance(pending.who, str):
            return prompt
        bots, people = self.holding
        return bots.limit_to_hand(prompt, pending.who) if pending.who in people else prompt


class Practice:
    """A game of some people against bots, in rounds; the bots answer at once.

    A person may take over a bot's cards at any time, and leave them to the bot again.
    """

    called_back = False
    """Whether a game has begun at the people's own table."""

    def __init__(self, game: Game, setup: Setup, people: Collection[Seat], seed: int) -> None:
        self.people = set(people)
        """The seats of the people who are here; bots play the others."""
        self.referee = PracticeReferee(game, setup, Random(f"{seed} chance"))  # noqa: S311  # nobody bets on a bot
        self.bots = game.bots(self.referee, seed)
        self.referee.holding = self.bots, self.people
        self._before = self._now
        self.go_on()

    def hand(self, seat: Seat) -> tuple[Any, ...]:
        """Return the cards that a seat holds."""
        return self.bots.hand(seat)

    def set_people(self, people: Collection[Seat]) -> None:
        """Let these seats be people's from now on, and bots play all others.

        What a bot has entered for somebody who is new, and is not open yet, is taken back.
        """
        new = set(people) - self.people
        for answer in tuple(self.referee.pending_answers.values()):
            if answer.pending.who in new and not self.referee.exposed:
                self.referee.unseal(answer.pending.key, Stamp(str(answer.pending.who)))
        answered = self._now[1] - self._before[1]
        self.people.clear()
        self.people.update(people)
        self._before = (self._before[0], self._now[1] - answered)
        self.go_on()

    @property
    def round_is_over(self) -> bool:
        """Whether a round in which a person has answered something has ended."""
        rounds, answers = self._now
        return self.referee.over or (rounds > self._before[0] and answers > self._before[1])

    @property
    def _now(self) -> tuple[int, int]:
        """How many rounds have ended, and how many answers of these people have been applied.

        Answers that the cards determine are not counted.
        """
        own = [step.pending for step in self.referee.history if step.pending.who in self.people]
        return self.bots.rounds_ended(), sum(self.bots.is_up_to(each, self.people) for each in own)

    def next_round(self) -> None:
        """Begin the next round, up to the first prompt of a person."""
        self._before = self._now
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play until it is a person's turn, or the round is over.

        A round that ends before a person has answered anything is skipped.
        """
        while not self.round_is_over and play_on(self.referee, self.bots, self.people):
            if self._now[1] == self._before[1]:
                self._before = self._now
