"""An evening of Eat Me with a real deck, dealt and played by chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.eatme.meta import ring_size
from rules.games.eatme.prompt_kinds import OpenCards
from rules.games.eatme.scene import Round, Scene
from rules.prompts import OrderList, Together
from tests.rules.games import evening
from tests.rules.games.evening import BY_HOST, new_game, scene_as

scene_of = scene_as(Scene)


def seat_down(players: int, seed: int = 1, **given: Json) -> Referee:
    """A game before anything is entered."""
    return new_game("eatme", players, given, seed)


def three(**given: Json) -> Referee:
    """Three with three cards each, a ring of 11, and the 6 as free food."""
    referee = seat_down(3, **{"hand": 3, **given})
    referee.answer("food", 6, BY_HOST)
    return referee


def three_have_bid(**given: Json) -> Referee:
    """These three after their opening bids: Ana plays first, then Bo and Cy."""
    referee = three(**given)
    bid(referee, {"ana": 3, "bo": 2, "cy": 1})
    return referee


def last_of(referee: Referee) -> Round:
    """The round that was played last."""
    last = scene_of(referee).last
    assert last is not None
    return last


class Evening(evening.Evening):
    """Everybody plays cards of a real hand, in the order in which they were dealt."""

    anyone = "host"

    def __init__(
        self,
        referee: Referee,
        seed: int,
        *,
        bids: Callable[[Random, int], int] = lambda rng, left: rng.randint(0, min(left, 12)),
        happens: Callable[[Evening], bool] = lambda _: False,
    ) -> None:
        super().__init__(referee, seed, happens=happens)
        self.bids = bids
        players = referee.setup.seats
        size = ring_size(len(players), referee.setup.options)
        self.cards = list(range(1, size + 1))
        self.rng.shuffle(self.cards)
        hand = 0 if referee.setup.options["ouroboros"] else int(referee.setup.options["hand"])
        self.hands = {seat: [self.cards.pop() for _ in range(hand)] for seat in players}

    def answer(self, prompt: Any, seat: Seat | None) -> Json:
        name = prompt.name
        if isinstance(prompt, OpenCards):
            return [self.cards.pop() for _ in range(prompt.length)]
        if name.startswith("food"):
            return self.cards.pop()
        if name.startswith("drawn"):
            hand = self.hands[prompt.about]
            return hand.pop(self.rng.randrange(len(hand)))
        if name.startswith("check"):
            return "right"
        if isinstance(prompt, Together):
            assert seat is not None
            return {field: self.part(field, part, seat) for field, part in prompt.fields.items()}
        if name == "bid":
            return self.bids(self.rng, prompt.high)
        return None

    def part(self, field: str, prompt: Any, seat: Seat) -> Json:
        """What somebody says to a part of a question."""
        if field == "bid":
            return self.bids(self.rng, prompt.high)
        if isinstance(prompt, OrderList):
            return list(prompt.sample(self.rng))
        hand = [card for card in self.hands[seat] if prompt.objection(card) is None]
        if self.referee.setup.options["dealer"] == "app":
            return prompt.sample(self.rng)
        card = hand[-1] if hand else prompt.sample(self.rng)
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
        return card


def move(referee: Referee, number: int, moves: Mapping[str, Json]) -> None:
    """Let everybody seal a move of a round, and open them."""
    for seat, value in moves.items():
        referee.answer(f"round{number}/move/{seat}", value, Stamp(seat))
    referee.open(f"round{number}/move", BY_HOST)


def play(referee: Referee, number: int, **cards: int) -> None:
    """Let everybody seal a card of a round and bid nothing, and open them."""
    move(referee, number, {seat: {"card": card, "bid": 0} for seat, card in cards.items()})


def bid(referee: Referee, bids: Mapping[str, int]) -> None:
    """Let everybody seal the opening bid, and open them."""
    for seat, value in bids.items():
        referee.answer(f"bid/{seat}", value, Stamp(seat))
    referee.open("bid", BY_HOST)
