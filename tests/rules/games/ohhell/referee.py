"""A referee of Oh Hell that was written from its rulebook, without a line of the rules' own code.

It is told what happens at the table, and knows who deals, how many cards, which trump, who may bid what,
whether the tricks add up, what everybody scores, and who wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Referee:
    """One game, as somebody with the rulebook in hand would keep it."""

    def __init__(self, players: list[str], first_dealer: str, options: Mapping[str, Any]) -> None:
        self.ring = list(players)
        self.away_for_good: set[str] = set()
        self.waiting: list[str] = []
        self.score = dict.fromkeys(players, 0)
        self.options = options
        self.hands_to_come = self.all_hands(options["deals"], options["largest"])
        self.number_of_deals = len(self.hands_to_come)
        self.deal_number = 0
        self.dealt_last: str | None = None
        self.first_dealer = first_dealer
        # About the deal that is played now.
        self.order: list[str] = []
        self.cards = 0
        self.bids: dict[str, int] = {}

    # "The hands grow from one card to the largest hand, and shrink back to one. They may also shrink
    # first and then grow, or only grow, or only shrink." "The turning point is played once."
    @staticmethod
    def all_hands(how: str, largest: int) -> list[int]:
        if how == "up":
            return list(range(1, largest + 1))
        if how == "down":
            return list(range(largest, 0, -1))
        if how == "updown":
            return [*range(1, largest), *range(largest, 0, -1)]
        assert how == "downup"
        return [*range(largest, 1, -1), *range(1, largest + 1)]

    # -- coming and going ----------------------------------------------------------------

    def here(self) -> list[str]:
        return [player for player in self.ring if player not in self.away_for_good]

    def goes(self, player: str) -> None:
        self.away_for_good.add(player)

    def returns(self, player: str) -> None:
        self.away_for_good.discard(player)

    # "If you sit down late, you are dealt in at the next deal, up to seven players. You start with no
    # points." The deal that is being dealt already is not the next one.
    def sits_down(self, player: str) -> None:
        self.waiting.append(player)

    def a_deal_is_over(self) -> None:
        """Let those who sat down late in."""
        self.ring += self.waiting
        self.score |= dict.fromkeys(self.waiting, 0)
        self.waiting = []

    # -- dealing -------------------------------------------------------------------------

    # "After each deal the next player clockwise deals."
    def dealer(self) -> str:
        if self.dealt_last is None and self.first_dealer not in self.away_for_good:
            return self.first_dealer
        at = self.ring.index(self.dealt_last or self.first_dealer)
        while True:
            at = (at + 1) % len(self.ring)
            if self.ring[at] not in self.away_for_good:
                return self.ring[at]

    # "If so many players have come in that the deck is too small for a deal, everybody gets as many
    # cards as it has for all."
    def hand_size(self) -> int:
        planned = self.hands_to_come[self.deal_number]
        while planned * len(self.here()) > 52:
            planned -= 1
        return planned

    def trump(self) -> str:
        """Return the suit; "none"; or "turned": the next card of the pack says."""
        how = self.options["trumps"]
        if how == "turned":
            # "Four players with 13 cards each hold the whole deck, so no card is left to turn up."
            return "turned" if 52 - self.hand_size() * len(self.here()) else "none"
        if how == "none":
            return "none"
        fixed = ["hearts", "clubs", "diamonds", "spades"]
        if how == "order_none":
            fixed.append("none")
        return fixed[self.deal_number % len(fixed)]

    def the_cards_are_dealt(self) -> None:
        dealer, self.cards = self.dealer(), self.hand_size()
        here = self.here()
        at = here.index(dealer)
        self.order = here[at + 1 :] + here[: at + 1]
        self.dealt_last = dealer
        self.deal_number += 1
        self.bids = {}

    # -- bids ----------------------------------------------------------------------------

    def may_bid(self, player: str) -> set[int]:
        """Return what a player may bid, after those whose bids were heard."""
        every = set(range(self.cards + 1))
        # "The dealer may not bid the one number that would make the bids add up to exactly the number
        # of tricks."
        if self.options["bids"] == "hook" and player == self.order[-1]:
            every.discard(self.cards - sum(self.bids.values()))
        return every

    def next_to_bid(self) -> str:
        """Return whose turn it is, where bids are made in turn."""
        return self.order[len(self.bids)]

    def hears(self, player: str, bid: int) -> None:
        assert bid in self.may_bid(player)
        self.bids[player] = bid

    # -- tricks and points ---------------------------------------------------------------

    def tricks_are_too_many_by(self, tricks: Mapping[str, int]) -> int:
        return sum(tricks.values()) - self.cards

    def scores(self, tricks: Mapping[str, int]) -> dict[str, int]:
        """Score the deal; return what it brought everybody who played."""
        assert self.tricks_are_too_many_by(tricks) == 0
        brought = {
            player: self.score_of(self.bids[player], tricks[player]) for player in self.order
        }
        for player, points in brought.items():
            self.score[player] += points
        self.a_deal_is_over()
        return brought

    def score_of(self, bid: int, won: int) -> int:
        variant = self.options["scores"]
        if won == bid:
            if won == 0 and self.options["nought"]:
                return 5 + self.cards
            if variant == "squares":
                return 10 + bid**2
            return 10 + bid
        wrong = max(won, bid) - min(won, bid)
        if variant == "tricks":
            return won
        if variant == "difference":
            return -wrong
        if variant == "five":
            return -5 * wrong
        if variant == "squares":
            return -(wrong**2)
        return 0

    # "After the last deal, the most points win." "With the same points you share the win." "Your points
    # stay in the score, but you can't win."
    def winners(self) -> set[str]:
        most = max(self.score[player] for player in self.here())
        return {player for player in self.here() if self.score[player] == most}

    def is_over(self) -> bool:
        return self.deal_number == self.number_of_deals


def who_wins(trick: list[tuple[str, str, int]], trump: str) -> str:
    """Say who wins a trick; each card of it is a player, a suit and a rank, in the order of play."""
    # "The highest trump wins the trick. Without a trump in it, the highest card of the suit that was
    # led wins."
    trumps = [(rank, player) for player, suit, rank in trick if suit == trump]
    led = [(rank, player) for player, suit, rank in trick if suit == trick[0][1]]
    return max(trumps or led)[1]
