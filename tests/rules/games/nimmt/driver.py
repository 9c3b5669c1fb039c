"""An evening of 6 nimmt! with a real deck: shuffled and dealt, and played at random."""

from __future__ import annotations

from typing import Any

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.nimmt.scene import Scene
from tests.rules.games import evening
from tests.rules.games.evening import BY_HOST, NAMES, asked, new_game, scene_as

ROWS = (12, 37, 43, 58)
"""The first cards of the rows, as in the rulebook's example."""

scene_of = scene_as(Scene)


def seat_down(players: int, **options: Json) -> Referee:
    """A game before its first deal."""
    return new_game("nimmt", players, options)


def lay_rows(referee: Referee, *cards: int) -> None:
    """Turn up the first card of each row: those of the example, where none are given."""
    for card in cards or ROWS:
        referee.answer(asked(referee), card, BY_HOST)


def play_round(referee: Referee, *cards: int | None) -> None:
    """Let everybody play a card, as they sit; None: that seat is not asked."""
    key = asked(referee)
    assert key.endswith("/card"), key
    for seat, card in zip(NAMES, cards, strict=False):
        if card is not None:
            referee.answer(f"{key}/{seat}", card, Stamp(seat))
    referee.open(key, BY_HOST)


def take_row(referee: Referee, row: int) -> None:
    """Let whoever is asked take a row, from 1."""
    assert asked(referee).endswith("/row")
    referee.answer(asked(referee), str(row), BY_HOST)


def rows_of(referee: Referee) -> list[list[int]]:
    """The cards that lie in each row."""
    return [[int(card) for card in row.present] for row in scene_of(referee).rows]


class Evening(evening.Evening):
    """Everybody plays any card of a real hand; what the app deals or knows is drawn by the prompts."""

    def __init__(self, referee: Referee, seed: int, **more: Any) -> None:
        super().__init__(referee, seed, **more)
        self.pile: list[int] = []
        self.hands: dict[Seat, list[int]] = {}

    def answer(self, prompt: Any, seat: Seat | None) -> Json:
        scene = scene_of(self.referee)
        if prompt.name == "start":
            if self.at.endswith("row1/start"):
                self.shuffle(scene)
            return next((card for card in self.pile if card in prompt.allowed()), None)
        if prompt.name == "card" and seat in self.hands and not prompt.is_hand:
            allowed = prompt.allowed()
            mine = [card for card in self.hands[seat] if card in allowed]
            return self.rng.choice(mine or allowed)
        return None

    def shuffle(self, scene: Scene) -> None:
        """Shuffle and deal."""
        self.pile = list(range(1, scene.highest + 1))
        self.rng.shuffle(self.pile)
        self.hands = {seat: [self.pile.pop() for _ in range(10)] for seat in scene.taken}
