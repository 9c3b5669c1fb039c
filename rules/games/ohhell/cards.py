"""The cards, for games in which the app deals: which may be played, who wins a trick, what bots play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.facts import Seat
from rules.games.ohhell.deals import SUITS
from rules.playing_cards import rank_sign

ACE = 14
"""The rank of an ace, the highest card of its suit; a 2 is the lowest."""
SYMBOLS = {"hearts": "♥", "clubs": "♣", "diamonds": "♦", "spades": "♠"}
OTHER_SUIT, OTHER_SUIT_OF_FEW = 1.5, 4.0
"""How many higher cards the trumps count for, against a card of another suit: more where hands are small."""
FEW_CARDS = 3
"""Hands of so many cards are small."""
EASE = 1.6
"""How much less than all higher cards beat one: some are thrown away."""


class Card(NamedTuple):
    """A card of a standard deck: its rank, 2 to 14 for the ace, and its suit."""

    rank: int
    suit: str

    def __str__(self) -> str:
        """Return what stands on the card.

        >>> str(Card(ACE, "spades")), str(Card(10, "hearts"))
        ('A♠', '10♥')
        """
        return f"{rank_sign(self.rank)}{SYMBOLS[self.suit]}"


DECK = tuple(Card(rank, suit) for suit in SUITS for rank in range(2, ACE + 1))


CARDS = {str(card): card for card in DECK}
"""Each card, by what stands on it."""


def legal(hand: Sequence[Card], led: str | None) -> list[Card]:
    """Return what may be played out of a hand: the suit that was led, as long as there is any (#play).

    >>> hand = [Card(9, "hearts"), Card(ACE, "spades")]
    >>> [card.rank for card in legal(hand, "hearts")], [card.rank for card in legal(hand, "clubs")]
    ([9], [9, 14])
    """
    following = [card for card in hand if card.suit == led]
    return following or list(hand)


def strength(card: Card, led: str, trump: str) -> tuple[int, int]:
    """Return how strong a card is in a trick: trumps, then the suit that was led, then all others."""
    suit = 2 if card.suit == trump else 1 if card.suit == led else 0
    return suit, card.rank if suit else 0


def winner_of(trick: Mapping[Seat, Card], trump: str) -> Seat:
    """Return who wins a trick; its first card was led (#play).

    >>> winner_of({Seat("ana"): Card(9, "hearts"), Seat("bo"): Card(2, "spades")}, "spades")
    'bo'
    """
    led = next(iter(trick.values())).suit
    return max(trick, key=lambda seat: strength(trick[seat], led, trump))


def play_tricks(
    hands: Mapping[Seat, Sequence[Card]], bids: Mapping[Seat, int], trump: str
) -> dict[Seat, int]:
    """Return who wins how many tricks, if everybody plays for their bid; the first player leads first.

    >>> hands = {Seat("ana"): [Card(9, "hearts")], Seat("bo"): [Card(2, "spades")]}
    >>> play_tricks(hands, {Seat("ana"): 1, Seat("bo"): 0}, "spades")
    {'ana': 0, 'bo': 1}
    """
    left = {seat: list(hand) for seat, hand in hands.items()}
    won = dict.fromkeys(left, 0)
    order = list(left)
    while left[order[0]]:
        trick: dict[Seat, Card] = {}
        for seat in order:
            card = choose_card(left[seat], tuple(trick.values()), trump, bids[seat] - won[seat])
            left[seat].remove(card)
            trick[seat] = card
        winner = winner_of(trick, trump)
        won[winner] += 1
        at = order.index(winner)
        order = order[at:] + order[:at]
    return won


def choose_card(hand: Sequence[Card], trick: Sequence[Card], trump: str, wanted: int) -> Card:
    """Return the card that a player plays to a trick who wants so many more.

    To win it plays its highest card that can, otherwise its lowest. To lose it plays its highest card
    that cannot win, otherwise its lowest.
    """
    led = trick[0].suit if trick else None
    cards = sorted(legal(hand, led), key=lambda card: strength(card, card.suit, trump))
    if not trick:
        return cards[-1] if wanted > 0 else cards[0]
    best = max(strength(card, trick[0].suit, trump) for card in trick)
    winning = [card for card in cards if strength(card, trick[0].suit, trump) > best]
    if wanted > 0:
        return winning[-1] if winning else cards[0]
    losing = [card for card in cards if card not in winning]
    return losing[-1] if losing else cards[0]


def likely_tricks(hand: Sequence[Card], players: int, trump: str) -> float:
    """Return about how many tricks a hand wins, from the cards that are above each of its own.

    >>> hand = [Card(ACE, "spades"), Card(2, "hearts")]
    >>> likely_tricks(hand, 4, "spades") > 1 > likely_tricks(hand[1:], 4, "spades")
    True
    """
    each = len(hand) * (players - 1) / (len(DECK) - len(hand)) if hand else 0.0
    return sum(chance_of(card, each, trump, len(hand)) for card in hand)


def chance_of(card: Card, dealt: float, trump: str, size: int) -> float:
    """Return about how likely a card wins a trick; ``dealt`` is the share of the other cards that are in play."""
    above: float = ACE - card.rank
    if trump not in (card.suit, "none"):
        above += OTHER_SUIT if size > FEW_CARDS else OTHER_SUIT_OF_FEW
    best: float = (1 - dealt) ** (above / EASE)
    return best
