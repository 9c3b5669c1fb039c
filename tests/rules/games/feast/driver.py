"""An evening of The Feast with a real deck, dealt and played by chance."""

from __future__ import annotations

from typing import Any

from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.feast.scene import Scene
from tests.rules.games import evening
from tests.rules.games.evening import new_game, scene_as

PAIRS = tuple(rank for rank in range(1, 11) for _ in range(rank))

scene_of = scene_as(Scene)


def seat_down(players: int, dummies: int | None = None, **options: Json) -> Referee:
    """A game before its first card; ``dummies`` None: as many as are proposed."""
    given = options if dummies is None else {**options, "dummies": dummies}
    return new_game("feast", players, given)


class Evening(evening.Evening):
    """Everybody draws their ploys at random from a hand of real cards."""

    def __init__(self, referee: Referee, seed: int, *, deck: tuple[int, ...] = PAIRS) -> None:
        super().__init__(referee, seed)
        self.deck = deck
        self.deal = 0
        self.pile: list[int] = []
        self.hands: dict[Seat, list[int]] = {}

    def answer(self, prompt: Any, seat: Seat | None) -> Json:
        card = self.card(seat)
        return None if card is None or prompt.objection(card) else card

    def card(self, seat: Seat | None) -> int | None:
        """Draw a real card for what is asked, where it is a card."""
        deal, _, what, *whose = self.at.split("/")
        if what == "topic":
            if self.deal != int(deal.removeprefix("deal")):
                self.shuffle()
            return self.pile.pop() if self.pile else None
        hand = self.hands.get(seat or Seat(what), [])
        if (what == "ploy" or whose == ["dummy"]) and hand:
            return hand.pop(self.rng.randrange(len(hand)))
        return None

    def shuffle(self) -> None:
        """Shuffle and deal to every hand that stands in the scene."""
        scene = scene_of(self.referee)
        self.deal = scene.deal
        self.pile = list(self.deck)
        self.rng.shuffle(self.pile)
        self.hands = {
            seat: [self.pile.pop() for _ in range(scene.rounds)] for seat in scene.captures
        }
