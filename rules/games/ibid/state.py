"""I Bid You Not: the state of a game: hands, score piles, the offer, the known tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rules.audit import EnteredAt
from rules.engine.dealing import app_deals
from rules.engine.seating import Seats
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat
from rules.games.ibid.adjudicate import Count, count
from rules.games.ibid.deck_csv import deck_of
from rules.games.ibid.deck_lists import DeckList
from rules.games.ibid.facts import Column, ListCorrected, OddDeck
from rules.games.ibid.ledger import Ledger
from rules.games.ibid.limits import Limits
from rules.games.ibid.meta import META, deck, put_away, sets, span, uses_own_tiles
from rules.games.ibid.prompt_kinds import Entered, number_options
from rules.games.ibid.scene import Bid, How, Laid, Scene
from rules.games.ibid.tile_types import number_range, types_of
from rules.games.ibid.tiles import Tile, Where
from rules.prompts import PickCard
from rules.sealed import Sealed

CLEARED: dict[str, Any] = {
    "bids": (),
    "bid_openly": False,
    "band": None,
    "inverted": False,
    "winner": None,
    "sold": (),
    "drawn": (),
}
"""Changes of the scene that clear the last auction."""


class State:
    """One game: the size of each hand, the score piles, the offer, the known tiles."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.seating = Seats(table, META, self._seating_changed)
        """Leaving takes effect at once (#leaving); in an auction under way a neighbour plays on."""
        self.sets = sets(table.options)
        self.deck = deck(table.options)
        self.ledger = Ledger(self.deck, number_range(self.sets), span(table.options))
        every = types_of(("base", "odd", "double"))
        self.types = types_of(self.sets) | {
            tile.type: every[tile.type] for tile in self.deck.tiles.values()
        }
        self.acting = bool(table.options["actions"])
        self.offer: tuple[Laid, ...] = ()
        """The tiles in the offer, from left to right."""
        self.turn = 0
        """The number of the turn."""
        self._limits = Limits((), 0, self.acting)
        self.app_deals = app_deals(table.options)
        self.dealt: dict[Seat, Sealed[tuple[Tile, ...]]] = {}
        """The tiles that the app dealt to each seat, also those that have been played since."""
        self.hands: dict[Seat, int] = dict.fromkeys(table.seats, 0)
        self.piles: dict[Seat, tuple[Tile, ...]] = dict.fromkeys(table.seats, ())
        """Published in the scene: make a new dict, never change this one."""
        self.number = 1
        self.size = len(self.deck)
        self.seat: Seat = table.seats[-1]
        under, over = put_away(table.options)
        self.scene = Scene(
            "start",
            sets=self.sets,
            acting=self.acting,
            under=under,
            over=over,
            starter_is_drawn=self.is_on("draw"),
            tiles_played=self.size if self.deck.whole else None,
        )
        self._laid = 0
        self.counts: dict[Seat, Count] = {seat: self._count(()) for seat in table.seats}
        """The points of the score piles."""
        self.standings = self._standings()
        self._remembered: tuple[int, dict[int, Tile]] | None = None
        self._nobody_asked_yet = False
        if not self.app_deals:
            table.add_standing_call("override", HOST, self._override_prompt, self.stop_auditing)
        self._publish()

    def is_on(self, name: str) -> bool:
        """Whether an option is on."""
        return bool(self.table.options[name])

    def _override_prompt(self) -> PickCard | None:
        clash = self.ledger.clash()  # has a prompt of its own
        out = [number for number in self.ledger.out() if clash is None or number != clash[0]]
        return PickCard("override", number_options(out)) if out else None

    def stop_auditing(self, number: int) -> None:
        """Stop auditing a number: the real tiles are wrong."""
        self.ledger.stop_auditing(number)
        self.table.rule("audit", OddDeck(number))

    def correct_tile(self, entered: Entered) -> None:
        """Correct what is known of a tile, wherever it is."""
        tile = entered.tile

        def now(old: Tile) -> Tile:
            return tile if old.number == tile.number else old

        self.ledger.admit(tile)
        self.offer = tuple(replace(laid, tile=now(laid.tile)) for laid in self.offer)
        for seat, pile in self.piles.items():
            self._set_pile(seat, tuple(now(old) for old in pile))
        bids = tuple(replace(bid, tiles=tuple(now(old) for old in bid.tiles)) for bid in self.bids)
        self.table.rule("lists", ListCorrected(tile))
        self._publish(bids=bids)

    # -- derived state -----------------------------------------------------------------

    @property
    def limits(self) -> Limits:
        """The actions that work now; worked out once for each offer and turn."""
        if (self._limits.offer, self._limits.turn) != (self.offer, self.turn):
            self._limits = Limits(self.offer, self.turn, self.acting)
        return self._limits

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids of the last auction, in the order in which the bidders are asked."""
        return self.scene.bids

    @property
    def with_tiles(self) -> tuple[Seat, ...]:
        """The seats with tiles in hand, clockwise from the one after ``seat``."""
        ring = self.table.clockwise(self.seat)
        return tuple(seat for seat in ring if self.hands[seat] and seat not in self.seating.gone)

    def dealt_hand(self, seat: Seat) -> Sealed[tuple[Tile, ...]] | None:
        """Return the tiles that a seat holds now, by their numbers; None if people deal.

        Everybody sees which tiles leave a hand and which come back, so only the deal is a secret.
        """
        if seat not in self.dealt:
            return None
        seen = self.ledger.seen()
        known = self.ledger.known()
        back = [known[number] for number in self.ledger.held_by(seat)]

        def now(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
            kept = (tile for tile in tiles if tile.number not in seen)
            return tuple(sorted((*kept, *back), key=lambda tile: tile.number))

        return self.dealt[seat].map(now)

    # -- moving tiles ------------------------------------------------------------------

    def _lay(self, tile: Tile, by: Seat | None, how: How, place: int | None = None) -> None:
        self._laid += 1
        at = len(self.offer) if place is None else place
        laid = Laid(tile, by, how, self.turn, self._laid)
        self.offer = (*self.offer[:at], laid, *self.offer[at:])

    def _enter(
        self, tile: Tile, where: Where, whose: Seat | None, what: str, seat: Seat | None
    ) -> None:
        names = {"add": "turn", "bid": f"bid/{seat}", "openly": f"openly/{seat}"}
        key = self.table.prompt_key(names.get(what, what))
        place = EnteredAt("bid" if what == "openly" else what, self.turn, key, seat)
        self.ledger.enter(tile, where, whose, place)

    def _take_out(self, seat: Seat, number: int) -> Tile:
        pile = self.piles[seat]
        tile = next(tile for tile in pile if tile.number == number)
        self._set_pile(seat, tuple(each for each in pile if each is not tile))
        return tile

    def _score(self, seat: Seat, tiles: Sequence[Tile]) -> None:
        for tile in tiles:
            self.ledger.move(tile, "scored", seat)
        self._set_pile(seat, (*self.piles[seat], *tiles))

    def _set_pile(self, seat: Seat, pile: tuple[Tile, ...]) -> None:
        self.piles = {**self.piles, seat: pile}
        self.counts[seat] = self._count(pile)
        self.standings = self._standings()

    def _seating_changed(self) -> None:
        self.standings = self._standings()
        self._publish()

    def _with_bid_state(self, seat: Seat, state: Any) -> tuple[Bid, ...]:
        return tuple(replace(bid, state=state) if bid.seat == seat else bid for bid in self.bids)

    def _count(self, pile: tuple[Tile, ...]) -> Count:
        """Return the points of a score pile."""
        return count(pile, acting=self.acting, per_type=self.is_on("per_type"))

    def _standings(self) -> Standings:
        lines = (
            Line(
                seat,
                (len(self.piles[seat]),),
                self.counts[seat].total,
                competes=self.seating.competes(seat),
            )
            for seat in self.table.seats
        )
        return Standings((Column(),), tuple(lines))

    def _remember(self) -> None:
        """Keep what is known of the table's own deck for its next game."""
        learned = (self.size, self.ledger.book)
        if not uses_own_tiles(self.table.options) or learned == self._remembered:
            return
        self._remembered = (self.size, dict(self.ledger.book))
        before = deck_of(self.table.options).tiles.values()
        known = DeckList.of((*before, *self.ledger.learned()))
        counted = self.ledger.span is None and len(known) == self.size > 0
        whole = bool(self.table.options["whole"]) or counted
        self.table.memory = {"list": known.lines(), "whole": whole}

    def _publish(self, **changes: Any) -> None:
        """Publish the scene, with these fields changed, and the score."""
        self._remember()
        self.scene = self.table.scene = replace(
            self.scene,
            offer=self.offer,
            number=self.number,
            turn=self.turn,
            hands=dict(self.hands),
            dealt={seat: hand for seat in self.dealt if (hand := self.dealt_hand(seat))},
            piles=self.piles,
            worth={seat: each.values for seat, each in self.counts.items()},
            offer_actions=self.limits.offer_actions,
            worth_taken=self.limits.winnings.total,
            gone=tuple(self.seating.gone),
            **changes,
        )
        self.table.standings = self.standings
