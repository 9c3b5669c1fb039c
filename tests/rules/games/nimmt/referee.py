"""A referee of 6 nimmt! that was written from its rulebook, without a line of the rules' own code.

It is told which cards lie on the table, what everybody plays and which rows are chosen, and knows where each
card goes, who takes what, who has how many bull heads, when the game ends and who wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import ceil

ALL_CARDS = range(1, 105)


# "The 55 has seven, the other multiples of 11 have five, the multiples of 10 have three, the other numbers
# that end in 5 have two, and all the rest have one."
def heads_on(card: int) -> int:
    if card == 55:
        return 7
    if card in range(11, 105, 11):
        return 5
    if card in range(10, 105, 10):
        return 3
    if card in range(5, 105, 5):
        return 2
    return 1


def heads_of(cards: Iterable[int]) -> int:
    return sum(heads_on(card) for card in cards)


@dataclass(frozen=True)
class Taken:
    """Cards that a player took from a row, and the card that begins it anew."""

    player: str
    row: int
    cards: tuple[int, ...]
    card: int

    @property
    def heads(self) -> int:
        return heads_of(self.cards)


@dataclass(frozen=True)
class Joined:
    """A card that was laid after another one."""

    player: str
    card: int
    row: int
    after: int


class Referee:
    """One game, as somebody with the rulebook in hand would keep it. Rows have the numbers 0 to 3, from above."""

    def __init__(
        self,
        players: list[str],
        *,
        few_cards: bool = False,
        limit: int | None = 66,
        deals: int | None = None,
    ) -> None:
        """Sit down to play up to so many bull heads, or so many deals, with all cards or as few as needed."""
        assert (limit is None) != (deals is None)
        self.ring = list(players)
        self.away_for_good: set[str] = set()
        self.waiting: list[str] = []
        self.score = dict.fromkeys(players, 0)
        self.few_cards = few_cards
        self.limit = limit
        self.number_of_deals = deals
        self.deals_played = 0
        self.laid: list[Joined | Taken] = []
        """What has become of each card that was laid in this game, in order."""
        # About the deal that is played now.
        self.hands: dict[str, int] = {}
        """How many cards each player holds who was dealt some."""
        self.deck = range(0)
        self.rows: list[list[int]] = []
        self.turned_up: set[int] = set()
        self.odd: set[int] = set()
        """The numbers that the deck has more than once, as the host says."""
        self.rounds_played = 0
        self.to_lay: list[tuple[int, str]] = []
        """The cards of the round that still have to be laid, the lowest first."""
        self.a_deal_begins()

    # -- coming and going ----------------------------------------------------------------

    def here(self) -> list[str]:
        return [player for player in self.ring if player not in self.away_for_good]

    # "Your cards are out of play at once. A card of yours that is face up already is still placed, and the app
    # takes a row for it as if you were away. Your bull heads stay in the score, but you can't win."
    def goes(self, player: str) -> None:
        self.away_for_good.add(player)
        self.lays()

    # "If you come back in the same deal, you play on with the cards that you have left. Later, you play from
    # the next deal on."
    def returns(self, player: str) -> None:
        self.away_for_good.discard(player)

    # "If you sit down late, you play from the next deal on." "You start with as many bull heads as the others
    # have on average, rounded up."
    def sits_down(self, player: str) -> None:
        self.waiting.append(player)

    def is_sent_away(self, player: str) -> None:
        self.waiting.remove(player)

    def latecomers_come_in(self) -> None:
        others = [self.score[player] for player in self.here()]
        for player in self.waiting:
            self.ring.append(player)
            self.score[player] = ceil(sum(others) / len(others))
        self.waiting = []

    # -- a deal --------------------------------------------------------------------------

    # "The numbers 1 to 104, each once." "Play with no more cards than you need: ten for each of you, and four.
    # With five players these are the cards 1 to 54."
    def a_deal_begins(self) -> None:
        self.latecomers_come_in()
        self.hands = dict.fromkeys(self.here(), 10)
        self.deck = range(1, 10 * len(self.hands) + 4 + 1) if self.few_cards else ALL_CARDS
        self.rows, self.turned_up, self.odd = [], set(), set()
        self.rounds_played = 0

    # "Turn four up", each "starts a row".
    def turns_up(self, card: int) -> None:
        assert len(self.rows) < 4
        self.sees(card)
        self.rows.append([card])

    # "The four that are left start the rows."
    def are_chosen(self, hands: Iterable[int]) -> None:
        for card in sorted(set(self.deck) - set(hands)):
            self.turns_up(card)

    # "Each number turns up once in a deal." "That number won't be counted for the rest of the deal."
    def may_turn_up(self) -> set[int]:
        return {card for card in self.deck if card in self.odd or card not in self.turned_up}

    def sees(self, card: int) -> None:
        assert card in self.deck
        assert card in self.odd or card not in self.turned_up
        self.turned_up.add(card)

    def is_odd(self, card: int) -> None:
        self.odd.add(card)

    def may_play(self) -> list[str]:
        """Return who has a card to play in this round."""
        return [player for player in self.here() if self.hands.get(player)]

    # "The cards are turned over together. Then they are placed one by one, the lowest first."
    def turns_over(self, cards: Mapping[str, int]) -> None:
        assert not self.to_lay
        assert set(cards) == set(self.may_play())
        for player, card in cards.items():
            self.sees(card)
            self.hands[player] -= 1
        self.to_lay = sorted((card, player) for player, card in cards.items())
        self.rounds_played += 1
        self.lays()

    def lays(self) -> None:
        """Lay the cards, until somebody has to choose a row or all are laid."""
        while self.to_lay:
            card, player = self.to_lay[0]
            # "A card goes to the row whose last card is the highest of those that are lower than it." In an odd
            # deck it may be the same.
            fitting = [row for row in self.rows if row[-1] <= card]
            if fitting:
                self.joins(player, card, max(fitting, key=lambda row: row[-1]))
            elif player in self.away_for_good:
                self.takes(player, self.row_for_who_is_away(), card)
            else:
                return
            self.to_lay.pop(0)

    # "A row is full with five cards. Whoever adds the sixth takes those five. The sixth card stays, and starts
    # the row again."
    def joins(self, player: str, card: int, row: list[int]) -> None:
        at = self.rows.index(row)
        if len(row) == 5:
            self.takes(player, at, card)
        else:
            self.laid.append(Joined(player, card, at, row[-1]))
            row.append(card)

    def takes(self, player: str, row: int, card: int) -> None:
        taken = Taken(player, row, tuple(self.rows[row]), card)
        self.score[player] += taken.heads
        self.rows[row] = [card]
        self.laid.append(taken)

    # "A card that's lower than the last card of every row fits nowhere. Its player takes all the cards of a row
    # of their choice, and the card starts that row again. Only then are the other cards placed."
    def who_chooses(self) -> str | None:
        return self.to_lay[0][1] if self.to_lay else None

    def chooses(self, row: int) -> None:
        card, player = self.to_lay.pop(0)
        self.takes(player, row, card)
        self.lays()

    # "If you are away then, the app takes the row with the fewest bull heads for you." "If several have equally
    # few, it takes the uppermost of them."
    def row_for_who_is_away(self) -> int:
        fewest = min(map(heads_of, self.rows))
        return [heads_of(row) for row in self.rows].index(fewest)

    # -- the end -------------------------------------------------------------------------

    # "After ten rounds their bull heads are added to your total."
    def deal_is_over(self) -> bool:
        return not self.to_lay and self.rounds_played == 10

    # "The game ends after the deal in which somebody reaches 66 bull heads." "Or you play a fixed number of
    # deals."
    def is_over(self) -> bool:
        if not self.deal_is_over():
            return False
        if self.number_of_deals is not None:
            return self.deals_played == self.number_of_deals - 1
        assert self.limit is not None
        return max(self.score.values()) >= self.limit

    def goes_on(self) -> None:
        """Begin the next deal, where one is over that was not the last."""
        if self.deal_is_over() and not self.is_over():
            self.deals_played += 1
            self.a_deal_begins()

    # "Fewest bull heads wins." "With the same number you share the win." "You can't win" if you left.
    def winners(self) -> set[str]:
        fewest = min(self.score[player] for player in self.here())
        return {player for player in self.here() if self.score[player] == fewest}
