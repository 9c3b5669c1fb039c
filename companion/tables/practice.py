"""A game that one person practises against bots: whose turn it is, and when a round is over."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.engine.asks import PendingPrompt
from rules.engine.bot_play import play_on
from rules.engine.bots import Bots
from rules.engine.game import Game
from rules.engine.referee import Referee
from rules.engine.setup import Setup
from rules.facts import Seat
from rules.prompts.base import Prompt


class PracticeReferee(Referee):
    """A referee for a table where the app deals: it offers one seat only the cards it holds."""

    holding: tuple[Bots, Seat] | None = None

    def resolve(self, pending: PendingPrompt[Any]) -> Prompt[Any]:
        prompt = super().resolve(pending)
        if self.holding is None or pending.who != self.holding[1]:
            return prompt
        bots, seat = self.holding
        return bots.limit_to_hand(prompt, seat)


class Practice:
    """One person's game against bots, in rounds; the bots answer at once."""

    called_back = False
    """Whether a game has begun at the person's own table."""

    def __init__(self, game: Game, setup: Setup, seat: Seat, seed: int, home: str = "") -> None:
        self.seat = seat
        self.home = home
        """The path of the person's pad at their own table; empty if they come from none."""
        self.referee = PracticeReferee(game, setup, Random(f"{seed} chance"))  # noqa: S311  # nobody bets on a bot
        self.bots = game.bots(self.referee, seed)
        self.referee.holding = self.bots, seat
        self._before = self._now
        self.go_on()

    @property
    def cards(self) -> tuple[Any, ...]:
        """The cards that the person holds."""
        return self.bots.hand(self.seat)

    @property
    def round_is_over(self) -> bool:
        """Whether a round in which the person has answered something has ended."""
        rounds, answers = self._now
        return self.referee.over or (rounds > self._before[0] and answers > self._before[1])

    @property
    def _now(self) -> tuple[int, int]:
        """How many rounds have ended, and how many answers of the person have been applied.

        Answers that the cards determine for the person are not counted.
        """
        own = [step.pending for step in self.referee.history if step.pending.who == self.seat]
        return self.bots.rounds_ended(), sum(self.bots.is_up_to(each, (self.seat,)) for each in own)

    def next_round(self) -> None:
        """Begin the next round, up to the person's first prompt."""
        self._before = self._now
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play until it is the person's turn, or the round is over.

        A round that ends before the person has answered anything is skipped.
        """
        while not self.round_is_over and play_on(self.referee, self.bots, (self.seat,)):
            if self._now[1] == self._before[1]:
                self._before = self._now
