"""Oh Hell: the state of a game, and how each step changes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import Seat
from rules.games.ohhell.adjudicate import points
from rules.games.ohhell.deals import SUITS, TURNED, largest, sizes, trump_of, whole_deck
from rules.games.ohhell.facts import (
    AllMade,
    BidOut,
    Bids,
    Column,
    Deal,
    Made,
    Miscount,
    Missed,
    Won,
)
from rules.games.ohhell.prompt_kinds import Tricks, TricksOfAll
from rules.games.ohhell.scene import Scene, Upcoming
from rules.games.ohhell.seating import Seating
from rules.prompts import Choose, Confirm, Option, PickRank, Prompt, options

MOST_COLUMNS = 4
"""How many deals the table of the score shows, the newest ones: a phone has no room for more."""


class State:
    """One game: the deals, the bids and tricks of the present one, and the points."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.options: Mapping[str, Any] = table.options
        self.sizes = sizes(self.options["deals"], self.options["largest"])
        self.in_turn = self.options["bids"] != "sealed"
        self.points: dict[Seat, int] = dict.fromkeys(table.seats, 0)
        self.cells: dict[int, dict[Seat, int]] = {}
        """What each deal brought everybody who played in it."""
        self.missed: set[Seat] = set()
        """Who has missed a bid."""
        self.dealer = table.seats[0]
        """Who deals first, then who dealt last."""
        self.scene = Scene(1, len(self.sizes), sealed=not self.in_turn)
        table.scene = self.scene
        self.seating = Seating(table, self.players_changed)
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
            what = Deal(deal, self.deals, dealer, cards, trump, whole)
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
        upcoming = self.scene.upcoming
        if upcoming is not None and upcoming.trump == TURNED:
            return Choose("trump", options(SUITS))
        return Confirm("dealt")

    def begin(self, turned: str | None) -> None:
        """Begin the deal with the suit that was turned up, if one was."""
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
        )

    # -- bids ----------------------------------------------------------------------------

    def bid_prompt(self, seat: Seat) -> PickRank:
        """Return the prompt for a bid; the dealer's may be limited by the bids before."""
        cards = self.scene.cards
        name = f"bid-{seat}" if self.in_turn else "bid"
        return PickRank(name, tuple(Option(n, self.why_out(seat, n)) for n in range(cards + 1)))

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

    # -- tricks --------------------------------------------------------------------------

    def all_tricks_prompt(self) -> TricksOfAll:
        """Return the prompt for everybody's tricks."""
        return TricksOfAll.of("tricks", self.scene.bids, self.scene.cards)

    def own_tricks_prompt(self, seat: Seat) -> Tricks:
        """Return the prompt for a player's own tricks."""
        return Tricks("own", 0, self.scene.cards, bid=self.scene.bids[seat])

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
