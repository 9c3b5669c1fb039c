"""A practice: some people play a game against bots, in rounds; the bots answer at once.

Each bot is a device of the table: it holds a seat, and is always connected. A phone that sits down
there holds the seat as well. While it is connected, the bot does not play.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from companion.tables.actor import THE_TABLE, Actor
from companion.tables.commands.in_game import Answer, Reveal, Unseal
from companion.tables.roster import CurrentGame
from companion.tables.table import Table, TableObserver
from rules.engine.asks import PendingPrompt
from rules.engine.bots import Bots
from rules.engine.log import CONSEQUENCES_BY, Entry, Kind
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.facts import Seat, Who
from rules.prompts.base import Prompt


class PracticeReferee(Referee):
    """A referee for a table where the app deals: it offers people only the cards that they hold."""

    def __init__(
        self, practice: Practice, playing: CurrentGame, rng: Random, log: Sequence[Entry]
    ) -> None:
        self._practice = practice
        super().__init__(load(playing.game), playing.setup, rng, log)

    def resolve(self, pending: PendingPrompt[Any]) -> Prompt[Any]:
        prompt, practice = super().resolve(pending), self._practice
        if isinstance(pending.who, str) and pending.who in practice.people:
            return practice.bots.limit_to_hand(prompt, pending.who)
        return prompt


class Practice(TableObserver):
    """The bots of a table, and the rounds that people play with them.

    A round is over for people in which one of them has answered something; others are skipped.
    """

    referee: PracticeReferee
    bots: Bots
    called_back = False
    """Whether a game has begun at the people's own table."""

    def __init__(self, table: Table, seed: int) -> None:
        self._table = table
        self._seed = seed
        self._game = 0
        """The number of the game that was played last."""
        self._rounds = 0
        """How many rounds had ended when this one began."""
        self._answered = False
        """Whether a person has answered something in this round."""
        self._seen = 0
        """How many entries of the game's log the bots know."""
        self._people: frozenset[Seat] = frozenset()
        """The people for whom the bots have played last."""
        self._plays = False
        """Whether the bots are entering something now."""

    def new_referee(self, playing: CurrentGame, rng: Random, log: Sequence[Entry]) -> Referee:
        """Return a referee of a game, and let its bots play from now on."""
        self.referee = PracticeReferee(self, playing, rng, log)
        self.bots = self.referee.game.bots(self.referee, self._seed + playing.number)
        return self.referee

    def phones(self, seat: Seat) -> list[str]:
        """Return the phones that hold a seat."""
        return [each for each in self._table.roster.holders(seat) if each != bot_of(seat).device]

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of the people who are connected, or of all if none is; bots play the others."""
        phones = {seat: self.phones(seat) for seat in self._table.roster.order}
        here = self._table.presence.is_here
        connected = [seat for seat, held in phones.items() if any(map(here, held))]
        return frozenset(connected or filter(phones.get, phones))

    def hand(self, seat: Seat) -> tuple[Any, ...]:
        """Return the cards that a seat holds."""
        return self.bots.hand(seat)

    @property
    def round_is_over(self) -> bool:
        """Whether a round in which a person has answered something has ended."""
        ended = self._answered and self.bots.rounds_ended() > self._rounds
        return self.referee.over or ended

    def next_round(self) -> None:
        """Begin the next round; the bots play up to the first prompt of a person."""
        self._begin_round()
        self._table.notify()

    def _begin_round(self) -> None:
        self._rounds, self._answered = self.bots.rounds_ended(), False

    def on_change(self, table: Table) -> None:
        """Let the bots play until it is a person's turn, or the round is over."""
        if self._plays or table.playing is None or table.referee is None or not self.people:
            return
        self._plays = True
        try:
            self._hear(table.playing)
            self._play()
        finally:
            self._plays = False
            self._seen = len(self.referee.log)
            table.version += 1

    def _hear(self, playing: CurrentGame) -> None:
        """Take in what people have done since the bots played last."""
        if playing.number != self._game:
            self._game, self._seen, self._people = playing.number, 0, self.people
            self._begin_round()
        new = self.referee.log[self._seen :]
        self._answered |= any(
            each.kind is Kind.ANSWER and each.by not in CONSEQUENCES_BY for each in new
        )
        # What a bot has sealed for somebody who has come since is taken back.
        for answer in tuple(self.referee.pending_answers.values()):
            who = answer.pending.who
            if who in self.people - self._people and not self.referee.exposed:
                self._table.execute(Unseal(answer.pending.key), _bot_for(who))
        self._people = self.people

    def _play(self) -> None:
        while not self.round_is_over:
            ask = self.referee.current_ask
            if ask is not None and self.referee.ready:
                self._table.execute(Reveal(ask.key), THE_TABLE)
            elif (found := self.bots.next_answer(self.people)) is not None:
                pending, value = found
                self._table.execute(Answer(pending.key, value), _bot_for(pending.who))
            else:
                return
            if not self._answered:
                self._begin_round()


def bot_of(seat: Seat) -> Actor:
    """Return the bot that holds a seat; it has the host's right."""
    return Actor(f"bot-{seat}", (seat,), host=True, seat=seat)


def _bot_for(who: Who) -> Actor:
    """Return who answers for a seat, or as the host."""
    return bot_of(who) if isinstance(who, str) else Actor("bot", (), host=True)
