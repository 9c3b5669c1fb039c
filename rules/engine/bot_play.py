"""Lets bots play a game: they enter everything that the people at the table do not."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from rules.engine.bots import Bots
from rules.engine.game import Game
from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.setup import Setup
from rules.facts import Seat

LONGEST = 5000
"""The most entries of a game of bots; none comes near it."""


def whole_game(game: Game, setup: Setup, seed: int) -> Referee:
    """Return a game that bots have played to its end; the same setup and seed give the same game."""
    referee = Referee(game, setup, Random(f"{seed} chance"))  # noqa: S311  # nobody bets on a bot
    bots = game.bots(referee, seed)
    for at in range(LONGEST):
        if not play_on(referee, bots, at=at):
            break
    return referee


def play_on(referee: Referee, bots: Bots, people: Collection[Seat] = (), *, at: int = 0) -> bool:
    """Enter one answer that none of these people has to give; return whether there was one."""
    if referee.over or referee.current_ask is None:
        return False
    if referee.ready:
        referee.open(referee.current_ask.key, Stamp("host", at))
        return True
    found = bots.next_answer(people)
    if found is None:
        return False
    pending, value = found
    by = pending.seat or "host"
    referee.answer(pending.key, value, Stamp(by, at))
    return True
