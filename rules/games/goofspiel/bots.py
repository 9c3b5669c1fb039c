"""Goofspiel: what a player that the app plays would bid for a prize."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.engine.bots import Bots
from rules.facts import Seat
from rules.games.goofspiel.facts import Takes, Tie
from rules.prompts import Pick, Prompt


class GoofspielBots(Bots):
    """The prizes come in the order of the seed, and everybody bids about what they are worth.

    With more players the bids differ more.
    """

    ends_round = (Takes, Tie)

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> int | None:
        if not isinstance(prompt, Pick):
            return None
        cards = prompt.allowed()
        if prompt.name == "prize":
            pile = self.shuffled(range(1, self.scene.rounds + 1), "prizes")
            return next((card for card in pile if card in cards), None)
        if seat is None or not cards:
            return None
        spread = len(self.table.seats) / 2
        worth: float = min(sum(self.scene.pot), max(cards)) + rng.gauss(0.5, spread)
        nearest: int = min(cards, key=lambda card: abs(card - worth))
        return nearest
