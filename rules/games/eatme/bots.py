"""Eat Me: a deck that the app deals, and players who judge the ring before they play and bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from rules.engine.bots import Bots, limit_to
from rules.engine.dealing import without
from rules.facts import Seat
from rules.games.eatme.adjudicate import Ring, adjudicate, strength, tastiest
from rules.games.eatme.meta import revealed
from rules.games.eatme.prompt_kinds import OpenCards
from rules.games.eatme.scene import Scene
from rules.prompts import Number, OrderList, Pick, Prompt, Together

TASTIEST, LIKELY = 0.9, 0.6
"""How likely the second largest organism is eaten, and a smaller one."""
OTHERS = 0.5
"""What a point of one other player takes away from one of one's own."""


class EatMeBots(Bots):
    """Everybody plays the card that is worth most to them, and spreads the bid points over the rounds."""

    def rounds_ended(self) -> int:
        return len(self.scene.past) + bool(self.table.winners)

    @property
    def deals_itself(self) -> bool:
        """Whether people deal real cards in this game, so that the bots need a deck for them."""
        scene: Scene = self.scene
        return not scene.app_deals and not scene.ouroboros

    def deck(self) -> list[int]:
        """Return the deck: the free food comes off its start, then the hands."""
        return self.shuffled(range(1, self.scene.size + 1), "deck")

    def hands(self) -> Mapping[Seat, Sequence[int]]:
        scene: Scene = self.scene
        if self.deals_itself:
            first, size, deck = (
                revealed(len(self.table.seats), self.table.options),
                scene.rounds,
                self.deck(),
            )
            dealt: dict[Seat, Sequence[int]] = {
                seat: deck[first + at * size : first + (at + 1) * size]
                for at, seat in enumerate(self.table.seats)
            }
        else:
            dealt = {seat: self.game.peek(hand, seat) for seat, hand in scene.hands.items()}
        return {
            seat: without(
                sorted(cards), [past.cards[seat] for past in scene.past if seat in past.cards]
            )
            for seat, cards in dealt.items()
        }

    def limit_to_hand(self, prompt: Prompt[Any], seat: Seat) -> Prompt[Any]:
        card = prompt.fields.get("card") if isinstance(prompt, Together) else None
        if not isinstance(prompt, Together) or not isinstance(card, Pick) or not self.deals_itself:
            return prompt
        return replace(prompt, fields={**prompt.fields, "card": limit_to(card, self.hand(seat))})

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        name = prompt.name.partition("-")[0]
        if isinstance(prompt, OpenCards):
            return tuple(sorted(self.deck()[: prompt.length]))
        if name == "food":
            cards = (
                self.deck()
                if self.deals_itself
                else self.shuffled(range(1, self.scene.size + 1), "food")
            )
            return cards[0]
        if name == "drawn" and isinstance(prompt, Pick):
            hand = self.hand(prompt.about)
            return rng.choice(hand) if hand else None
        if name == "check":
            return "right"
        if isinstance(prompt, Together) and seat is not None:
            return {field: self.part(part, seat, rng) for field, part in prompt.fields.items()}
        return self.part(prompt, seat, rng) if seat is not None else None

    def part(self, prompt: Prompt[Any], seat: Seat, rng: Random) -> Any:
        """Return a seat's answer to a part of a move: its card, its wishes or its bid."""
        if isinstance(prompt, Number):
            return self.bid(prompt.high, rng)
        if isinstance(prompt, OrderList):
            return tuple(self.best_first(prompt.items, seat, rng)[: prompt.length])
        if isinstance(prompt, Pick):
            return next(iter(self.best_first(prompt.allowed(), seat, rng)), None)
        return None

    def bid(self, left: int, rng: Random) -> int:
        """Return a bid of about the points left, divided by the rounds left."""
        scene: Scene = self.scene
        rounds = max(1, scene.rounds - scene.round + scene.same_round)
        return min(left, round(left / rounds * rng.triangular(0, 2, 0.9)))

    def best_first(self, cards: Sequence[int], seat: Seat, rng: Random) -> list[int]:
        """Return cards by what each is worth to a seat if played now, the best first."""
        scene: Scene = self.scene
        ring = Ring(scene.size, scene.bodies, max((body.id for body in scene.bodies), default=0))
        worth = {card: worth_of(ring, card, seat) + rng.random() for card in cards}
        return sorted(cards, key=worth.__getitem__, reverse=True)


def worth_of(ring: Ring, card: int, seat: Seat) -> float:
    """Return what a card is worth to a seat: its points, and the expected points of its organisms."""
    verdict = adjudicate(ring, card, seat)
    worth = expected_points(verdict.ring, seat) - expected_points(ring, seat)
    if verdict.eaten is not None:
        own = verdict.eaten.owner == seat
        worth += verdict.points if own else -OTHERS * verdict.points
    return worth


def expected_points(ring: Ring, seat: Seat) -> float:
    """Return the expected points of a seat's organisms; those that are not the largest can be eaten."""
    best, first = tastiest(ring.bodies), min(ring.organisms, key=strength, default=None)
    hope = 0.0
    for body in ring.organisms:
        likely = TASTIEST if body == best else 0.0 if body == first else LIKELY
        hope += likely * body.size * (1 if body.owner == seat else -OTHERS)
    return hope
