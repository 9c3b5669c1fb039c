"""Oh Hell: the state of a game, and how each step changes it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from rules.engine.dealing import app_deals, card_at, deal_hands
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import CHANCE, Seat, Who
from rules.games.ohhell.adjudicate import points
from rules.games.ohhell.cards import CARDS, legal, likely_tricks, winner_of
from rules.games.ohhell.deals import SUITS, TURNED, largest, sizes, trump_of, whole_deck
from rules.games.ohhell.facts import (
    AllMade,
    BidOut,
    Bids,
    Column,
    Deal,
    FollowSuit,
    Made,
    Miscount,
    Missed,
    TrickWon,
    Won,
)
from rules.games.ohhell.meta import META
from rules.games.ohhell.prompt_kinds import PlayCard, Tricks, TricksOfAll
from rules.games.ohhell.scene import Scene, Upcoming
from rules.games.ohhell.seating import Seating
from rules.prompts import (
    Choose,
    Confirm,
    Option,
    PickRank,
    PrivatePrompt,
    Prompt,
    options,
)
from rules.prompts.deck import Deck
from rules.sealed import Sealed

HAND_ORDER = ("spades", "hearts", "clubs", "diamonds")
"""The suits as they lie in a hand: black and red in turn."""
BID_FOR = "bidfor"
"""The name of what chance is asked for the bid of a player who has left."""
MOST_COLUMNS = 4
"""How many deals the table of the score shows, the newest ones: a phone has no room for more."""


class State:
    """One game: the deals, the bids and tricks of the present one, and the points."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.options: Mapping[str, Any] = table.options
        self.sizes = sizes(self.options["deals"], self.options["largest"])
        self.in_turn = self.options["bids"] != "sealed"
        self.app_deals = app_deals(self.options)
        self.hands: dict[Seat, Sealed[tuple[str, ...]]] = {}
        """Where the app deals: the hands of the present deal, as they were dealt."""
        self.played: dict[Seat, tuple[str, ...]] = {}
        """The cards that everybody has played in it."""
        self.points: dict[Seat, int] = dict.fromkeys(table.seats, 0)
        self.cells: dict[int, dict[Seat, int]] = {}
        """What each deal brought everybody who played in it."""
        self.missed: set[Seat] = set()
        """Who has missed a bid."""
        self.dealer = table.seats[0]
        """Who deals first, then who dealt last."""
        self.scene = Scene(1, len(self.sizes), sealed=not self.in_turn, app_deals=self.app_deals)
        table.scene = self.scene
        self.seating = Seating(table, META, self.players_changed)
        if self.app_deals:
            table.played_by_app = lambda: self.seating.gone
        self.publish_score()

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return len(self.sizes)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays in the present deal, from the dealer's left to the dealer."""
        return tuple(self.scene.players)

    def show(self, **changes: Any) -> None:
        """Publish the scene with these changes."""
        self.scene = self.table.scene = replace(self.scene, **changes)

    # -- dealing -------------------------------------------------------------------------

    def prepare(self, deal: int) -> None:
        """Say who deals the next deal, and how many cards; latecomers get their place."""
        self.seating.last_deal = deal == self.deals
        self.seating.deal_in()
        for seat in self.seating.everybody:
            self.points.setdefault(seat, 0)
        self.publish_score()
        self.plan(deal)

    def plan(self, deal: int) -> None:
        """Publish what is dealt next, for those who are in the game now."""
        first = deal == 1 and self.seating.competes(self.dealer)
        dealer = self.dealer if first else self.seating.dealer_after(self.dealer)
        players = self.seating.from_the_left_of(dealer)
        cards = min(self.sizes[deal - 1], largest(len(players)))
        trump = trump_of(deal, len(players), cards, self.options["trumps"])
        whole = whole_deck(len(players), cards)
        upcoming = Upcoming(deal, dealer, cards, players, trump, whole)
        if upcoming != self.scene.upcoming:
            self.show(upcoming=upcoming)
            what = Deal(deal, self.deals, dealer, cards, trump, whole, self.app_deals)
            self.table.rule("dealing", what)

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next deal."""
        return self.scene.upcoming.dealer if self.scene.upcoming else self.dealer

    def players_changed(self) -> None:
        """Take in who has left or is back: at once where the next deal is not dealt yet."""
        self.publish_score()
        if self.scene.upcoming is not None:
            self.plan(self.scene.upcoming.deal)

    def dealt_prompt(self) -> Prompt[Any]:
        """Return the prompt that follows the dealing: for the suit that is turned up, or only that all is dealt."""
        if self.app_deals:
            return Confirm("deal")
        upcoming = self.scene.upcoming
        if upcoming is not None and upcoming.trump == TURNED:
            return Choose("trump", options(SUITS))
        return Confirm("dealt")

    def deck_prompt(self) -> Deck[str]:
        """Return the prompt for a shuffled deck: the hands come off its start, then the card to turn up."""
        to = () if self.scene.upcoming is None else tuple(self.scene.upcoming.players)
        return Deck("deck", tuple(CARDS), len(CARDS), to=to)

    def deal_out(self, deck: Sealed[tuple[str, ...]]) -> PrivatePrompt[str] | None:
        """Deal a shuffled deck that nobody sees; return what chance is asked for the card to turn up, or None."""
        upcoming = self.scene.upcoming
        if upcoming is None:
            raise ScriptError("no deal is to begin")
        self.hands = deal_hands(deck, upcoming.players, upcoming.cards)
        self.played = dict.fromkeys(upcoming.players, ())
        if upcoming.trump != TURNED:
            return None
        card = card_at(deck, len(upcoming.players) * upcoming.cards, "turned")
        return PrivatePrompt("turned", card.map(lambda top: Choose("turned", options((top,)))))

    def begin(self, turned: str | None, card: str = "") -> None:
        """Begin the deal with the suit that was turned up, if one was; ``card`` is the card, where it is known."""
        upcoming = self.scene.upcoming
        if upcoming is None:
            raise ScriptError("no deal is to begin")
        self.dealer = upcoming.dealer
        self.table.new_page()
        self.show(
            deal=upcoming.deal,
            stage="bids",
            cards=upcoming.cards,
            dealer=upcoming.dealer,
            trump=turned or upcoming.trump,
            players=upcoming.players,
            bids={},
            tricks={},
            points={},
            upcoming=None,
            turned=card,
            trick={},
            taken_by=None,
            won=dict.fromkeys(upcoming.players, 0) if self.app_deals else {},
        )
        self.show(dealt=self.in_hand())

    def in_hand(self) -> dict[Seat, Sealed[tuple[str, ...]]]:
        """Return the cards that everybody still has, sorted by suit; none where people deal."""
        return {seat: self.rest_of(seat) for seat in self.hands}

    def rest_of(self, seat: Seat) -> Sealed[tuple[str, ...]]:
        """Return the cards that a player still has."""
        played, trump = self.played[seat], self.scene.trump
        return self.hands[seat].map(lambda cards: in_order(set(cards) - set(played), trump))

    def plays_itself(self, seat: Seat) -> bool:
        """Whether the app bids and plays for a seat: it has dealt, and the player has left for good."""
        return self.app_deals and not self.seating.competes(seat)

    def asked_for(self, seat: Seat) -> Who:
        """Return who bids and plays in turn for a seat: its player, or chance where the app does."""
        return CHANCE if self.plays_itself(seat) else seat

    # -- bids ----------------------------------------------------------------------------

    def bidders(self) -> tuple[Seat, ...]:
        """Return who is asked for a bid: everybody who plays, but those for whom the app bids."""
        return tuple(seat for seat in self.players if not self.plays_itself(seat))

    def bid_prompt(self, seat: Seat) -> PickRank | PrivatePrompt[int]:
        """Return the prompt for a bid; the dealer's may be limited by the bids before."""
        if self.plays_itself(seat):
            return self.bid_for(seat)
        cards = self.scene.cards
        name = f"bid-{seat}" if self.in_turn else "bid"
        bids = PickRank(name, tuple(Option(n, self.why_out(seat, n)) for n in range(cards + 1)))
        if not self.app_deals:
            return bids

        def of_hand(hand: tuple[str, ...]) -> Prompt[int]:
            return replace(bids, away=lambda _: self.fair_bid(hand, bids.allowed()))

        return PrivatePrompt(name, self.rest_of(seat).map(of_hand))

    def bid_for(self, seat: Seat) -> PrivatePrompt[int]:
        """Return what chance is asked for the bid of a player who has left: what the hand is worth."""
        name = f"{BID_FOR}-{seat}"
        allowed = [n for n in range(self.scene.cards + 1) if self.why_out(seat, n) is None]

        def of_hand(hand: tuple[str, ...]) -> Prompt[int]:
            return PickRank(name, options((self.fair_bid(hand, allowed),)))

        return PrivatePrompt(name, self.rest_of(seat).map(of_hand))

    def fair_bid(self, hand: tuple[str, ...], allowed: list[int]) -> int:
        """Return the bid that is nearest to the tricks that a hand is likely to win."""
        cards = [CARDS[card] for card in hand]
        worth = likely_tricks(cards, len(self.players), self.scene.trump)
        return min(allowed, key=lambda bid: abs(bid - worth))

    def why_out(self, seat: Seat, bid: int) -> BidOut | None:
        """Return why a bid is out: the last one may not make it even (#hook)."""
        if self.options["bids"] != "hook" or seat != self.players[-1]:
            return None
        others, cards = self.scene.total, self.scene.cards
        return BidOut(bid, others, cards) if others + bid == cards else None

    def hear_bid(self, seat: Seat, bid: int) -> None:
        """Add a bid that was said aloud."""
        self.show(bids={**self.scene.bids, seat: bid})

    def end_bids(self, bids: Mapping[Seat, int]) -> None:
        """Show all bids, and say whether everybody can make it."""
        self.show(stage="tricks", bids=dict(bids))
        self.table.rule("bids", Bids(dict(bids), self.scene.cards, sealed=not self.in_turn))

    # -- playing on phones ---------------------------------------------------------------

    def start_trick(self, leader: Seat) -> tuple[Seat, ...]:
        """Start a trick, and return who plays to it, in order."""
        ring = self.table.clockwise(leader, self.players)
        return (ring[-1], *ring[:-1])

    def card_prompt(self, seat: Seat) -> PrivatePrompt[str]:
        """Return the prompt for a card of a hand; chance draws one for somebody who has left."""
        name = f"drawn-{seat}" if self.plays_itself(seat) else f"card-{seat}"
        led = None if self.trick_is_over else CARDS[next(iter(self.scene.trick.values()))].suit

        def of_hand(cards: tuple[str, ...]) -> Prompt[str]:
            may = {str(card) for card in legal([CARDS[card] for card in cards], led)}
            why = None if led is None else FollowSuit(led)
            picks = tuple(Option(card, None if card in may else why) for card in cards)
            prompt = PlayCard(name, picks, is_hand=True, led=led)
            return replace(prompt, away=lambda rng: rng.choice(prompt.allowed()))

        return PrivatePrompt(name, self.rest_of(seat).map(of_hand))

    @property
    def trick_is_over(self) -> bool:
        """Whether the next card is led: no card of a trick lies there, or all do."""
        return not self.scene.trick or self.scene.taken_by is not None

    def play_card(self, seat: Seat, card: str) -> None:
        """Play a card to the trick; the first one begins a new trick."""
        before = self.scene.trick
        if self.trick_is_over:
            self.table.new_page()
            before = {}
        self.played[seat] = (*self.played[seat], card)
        self.show(trick={**before, seat: card}, taken_by=None, dealt=self.in_hand())

    def end_trick(self, number: int) -> Seat:
        """Give the trick to its winner, and return who that is."""
        trick = {seat: CARDS[card] for seat, card in self.scene.trick.items()}
        winner = winner_of(trick, self.scene.trump)
        what = TrickWon(winner, str(trick[winner]), number, self.scene.cards)
        self.table.rule("play", what)
        won = {**self.scene.won, winner: self.scene.won[winner] + 1}
        self.show(taken_by=winner, won=won)
        return winner

    # -- tricks --------------------------------------------------------------------------

    def all_tricks_prompt(self) -> TricksOfAll:
        """Return the prompt for everybody's tricks."""
        return TricksOfAll.of("tricks", self.scene.bids, self.scene.cards, self.players[0])

    def own_tricks_prompt(self, seat: Seat) -> Tricks:
        """Return the prompt for a player's own tricks."""
        bid = self.scene.bids[seat]
        return Tricks("own", 0, self.scene.cards, bid=bid, leader=self.players[0])

    def adds_up(self, tricks: Mapping[Seat, int]) -> bool:
        """Whether these are as many tricks as were played."""
        return sum(tricks.values()) == self.scene.cards

    def say_miscount(self, tricks: Mapping[Seat, int], *, one: bool) -> None:
        """Say what everybody entered; ``one`` is whether one player now enters all."""
        self.table.new_page()
        self.table.rule("tricks", Miscount(dict(tricks), self.scene.cards, one))

    # -- the score -----------------------------------------------------------------------

    def score(self, tricks: Mapping[Seat, int]) -> None:
        """Publish who made it and who missed, and what it brings."""
        scene = self.scene
        won = {seat: tricks[seat] for seat in self.players}
        brought = {seat: self.points_of(seat, won[seat]) for seat in won}
        made = tuple(seat for seat in won if won[seat] == scene.bids[seat])
        missed = tuple(seat for seat in won if seat not in made)
        self.missed.update(missed)
        self.table.new_page()
        for seat in made:
            self.table.rule("scoring", Made(seat, scene.bids[seat], won[seat], brought[seat]))
        for seat in missed:
            self.table.rule("scoring", Missed(seat, scene.bids[seat], won[seat], brought[seat]))
        if not missed:
            self.table.rule("scoring", AllMade(made, scene.cards))
        self.cells[scene.deal] = brought
        for seat, gained in brought.items():
            self.points[seat] += gained
        self.publish_score()
        self.show(stage="scored", tricks=won, points=brought, flawless=self.flawless())

    def points_of(self, seat: Seat, tricks: int) -> int:
        """Return what a player's tricks bring in the present deal."""
        bid, cards, chosen = self.scene.bids[seat], self.scene.cards, self.options
        return points(bid, tricks, cards, chosen["scores"], nought=chosen["nought"])

    def flawless(self) -> tuple[Seat, ...]:
        """Return who has played, and has never missed."""
        played = {seat for brought in self.cells.values() for seat in brought}
        return tuple(
            seat for seat in self.seating.staying() if seat in played and seat not in self.missed
        )

    def publish_score(self) -> None:
        """Publish everybody's total, and what the newest deals brought."""
        self.table.standings = self.standings()

    def standings(self) -> Standings:
        """Return everybody's total, with a column for each of the newest deals."""
        shown = sorted(self.cells)[-MOST_COLUMNS:]
        if len(shown) == 1:
            shown = []  # it would say the same as the total
        lines = (
            Line(
                seat,
                tuple(self.cells[deal].get(seat) for deal in shown),
                total,
                self.seating.competes(seat),
            )
            for seat, total in self.points.items()
        )
        return Standings(tuple(Column(deal) for deal in shown), tuple(lines))

    def end_game(self) -> None:
        """Publish the winners: the most points of those who stayed, a tie is shared."""
        standings = self.standings()
        self.table.winners = standings.leaders()
        total = standings.line(self.table.winners[0]).total
        self.table.rule("winning", Won(self.table.winners, total))


def in_order(cards: Collection[str], trump: str) -> tuple[str, ...]:
    """Return cards as one sorts a hand: by suit, the trumps first, and the highest first in each.

    >>> in_order(("2♥", "A♠", "K♥", "3♠"), "spades")
    ('A♠', '3♠', 'K♥', '2♥')
    """
    suits = sorted(SUITS, key=lambda suit: (suit != trump, HAND_ORDER.index(suit)))

    def place(card: str) -> tuple[int, int]:
        return suits.index(CARDS[card].suit), -CARDS[card].rank

    return tuple(sorted(cards, key=place))
