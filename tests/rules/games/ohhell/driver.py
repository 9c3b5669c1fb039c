"""An evening of Oh Hell with a real deck: shuffled, dealt, and played out trick by trick at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.ohhell.scene import Scene, Upcoming
from tests.rules.games import evening
from tests.rules.games.evening import BY_HOST, asked, new_game, scene_as

Card = tuple[str, int]
"""A suit, and a rank from 2 to 14 for the ace."""
DECK: tuple[Card, ...] = tuple(
    (suit, rank) for suit in ("spades", "hearts", "diamonds", "clubs") for rank in range(2, 15)
)

scene_of = scene_as(Scene)


def upcoming(referee: Referee) -> Upcoming:
    """What is dealt next."""
    found = scene_of(referee).upcoming
    assert found is not None
    return found


def seat_down(players: int, **options: Json) -> Referee:
    """A game before its first deal."""
    return new_game("ohhell", players, options)


def deal_out(referee: Referee, trump: str | None = None) -> None:
    """Enter that the cards are dealt: the suit that was turned up, or only that all have theirs."""
    referee.answer(asked(referee), trump or "yes", BY_HOST)


def bid(referee: Referee, **bids: int) -> None:
    """Let everybody bid, in secret or in turn, each by name."""
    deal = asked(referee).split("/")[0]
    if scene_of(referee).sealed:
        for seat, number in bids.items():
            referee.answer(f"{deal}/bid/{seat}", number, Stamp(seat))
        referee.open(f"{deal}/bid", BY_HOST)
        return
    for seat in scene_of(referee).players:
        referee.answer(f"{deal}/bid-{seat}", bids[seat], Stamp(seat))


def enter_tricks(referee: Referee, **tricks: int) -> None:
    """Enter everybody's tricks: one player for all, or each their own."""
    key = asked(referee)
    if key.endswith("/tricks"):
        referee.answer(key, tricks, BY_HOST)
        return
    for seat, number in tricks.items():
        referee.answer(f"{key}/{seat}", number, Stamp(seat))


def play_deal(
    referee: Referee, bids: Mapping[str, int], tricks: Mapping[str, int], trump: str = "hearts"
) -> None:
    """Play one whole deal; the trump is turned up where this game does so."""
    deal_out(referee, trump if upcoming(referee).trump == "turned" else None)
    bid(referee, **bids)
    enter_tricks(referee, **tricks)


def play_out(hands: Mapping[Seat, list[Card]], trump: str, rng: Random) -> dict[Seat, int]:
    """Play all tricks at random, by the rules; return who won how many."""
    won = dict.fromkeys(hands, 0)
    left = {seat: list(cards) for seat, cards in hands.items()}
    order = list(hands)
    while left[order[0]]:
        trick: list[Card] = []
        for seat in order:
            same = [card for card in left[seat] if trick and card[0] == trick[0][0]]
            card = rng.choice(same or left[seat])
            left[seat].remove(card)
            trick.append(card)
        trumps = [card for card in trick if card[0] == trump]
        best = max(trumps or [card for card in trick if card[0] == trick[0][0]])
        at = trick.index(best)
        order = order[at:] + order[:at]
        won[order[0]] += 1
    return won


def read_card(card: str) -> Card:
    """Read a card as the app names it: 10♥."""
    suits = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
    ranks = {"J": 11, "Q": 12, "K": 13, "A": 14}
    return suits[card[-1]], ranks.get(card[:-1]) or int(card[:-1])


class Evening(evening.Evening):
    """Everybody bids their high cards, more or less, and the tricks are those of real hands.

    ``miscounts`` is how many times somebody enters a trick of their own too many or too few.
    """

    def __init__(self, referee: Referee, seed: int, *, miscounts: int = 0, **more: Any) -> None:
        super().__init__(referee, seed, **more)
        self.miscounts = miscounts
        self.hands: dict[Seat, list[Card]] = {}
        self.won: dict[Seat, int] = {}

    def answer(self, prompt: Any, seat: Seat | None) -> Json:
        name = prompt.name.partition("-")[0]
        if name in ("deal", "card"):
            return None
        if name == "bid" and scene_of(self.referee).app_deals and seat is not None:
            dealt = self.referee.peek(scene_of(self.referee).dealt[seat], seat)
            self.hands[seat] = [read_card(card) for card in dealt]
        if name in ("trump", "dealt"):
            return self.deal(name)
        if name == "bid" and seat is not None:
            return self.bid(prompt, seat)
        if not self.won:
            self.won = play_out(self.hands, scene_of(self.referee).trump, self.rng)
        if name == "own" and seat is not None:
            return self.own(prompt, seat)
        return dict(self.won)

    def deal(self, name: str) -> Json:
        """Shuffle and deal; return the suit that is turned up."""
        now = upcoming(self.referee)
        pile = list(DECK)
        self.rng.shuffle(pile)
        self.hands = {seat: [pile.pop() for _ in range(now.cards)] for seat in now.players}
        self.won = {}
        return pile[-1][0] if name == "trump" else "yes"

    def bid(self, prompt: Any, seat: Seat) -> Json:
        """Bid the high cards and the trumps of a hand, or one more or less."""
        trump, hand = scene_of(self.referee).trump, self.hands[seat]
        high = sum(rank > 12 or (suit == trump and rank > 8) for suit, rank in hand)
        number = high + self.rng.choice((0, 0, 0, 1, -1))
        return number if number in prompt.allowed() else None

    def own(self, prompt: Any, seat: Seat) -> Json:
        """Return the tricks that a player has won, or a wrong number."""
        if not self.miscounts:
            return self.won[seat]
        self.miscounts -= 1
        return self.won[seat] + (1 if self.won[seat] < prompt.high else -1)
