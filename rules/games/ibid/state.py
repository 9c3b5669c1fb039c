"""I Bid You Not: what lies where, kept up to date and shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import Any

from rules.audit import Place
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Fact, Json, Seat, fact
from rules.games.ibid.adjudicate import Count, count
from rules.games.ibid.deck_csv import read_csv, rows
from rules.games.ibid.deck_lists import DeckList
from rules.games.ibid.ledger import Ledger, Where
from rules.games.ibid.limits import Limits
from rules.games.ibid.meta import deck, sets
from rules.games.ibid.scene import Bid, How, Laid, Scene
from rules.games.ibid.seating import Seating
from rules.games.ibid.tile_types import forms, span
from rules.prompts import PickCard, options
from rules.prompts.tile import Entered
from rules.tiles import Tile

CLEARED: dict[str, Any] = {
    "bids": (),
    "band": None,
    "inverted": False,
    "winner": None,
    "sold": (),
    "drawn": (),
}
"""What is taken off the table when somebody acts after an auction."""


def told(tile: Tile) -> Json:
    """Return a tile as JSON, for a fact."""
    return asdict(tile)


class State:
    """One game: hands (counted), score piles, the offer, what is known of the tiles."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.seating = Seating(table, self._show)
        self.sets = sets(table.options)
        self.deck = deck(table.options)
        self.ledger = Ledger(self.deck, span(self.sets))
        self.types = forms(self.sets) | {
            tile.type: forms(("base", "odd", "double"))[tile.type]
            for tile in self.deck.tiles.values()
        }
        self.acting = bool(table.options["actions"])
        self.offer: list[Laid] = []
        self.hands: dict[Seat, int] = dict.fromkeys(table.seats, 0)
        self.piles: dict[Seat, list[Tile]] = {seat: [] for seat in table.seats}
        self.turn = 0
        self.number = 1
        self.size = len(self.deck)
        self.seat: Seat = table.seats[-1]
        self.scene = Scene("start", sets=self.sets)
        self._laid = 0
        self._unasked = False
        table.add_standing_call("override", HOST, self._what_is_audited, self.override)
        self._show()

    def house(self, name: str) -> bool:
        """Whether a house rule is on."""
        return bool(self.table.options[name])

    def _what_is_audited(self) -> PickCard | None:
        clash = self.ledger.clash()  # which is asked about already
        out = [number for number in self.ledger.out() if clash is None or number != clash[0]]
        return PickCard("override", options(out)) if out else None

    def override(self, number: int) -> None:
        """Count a number no longer: the tiles themselves are at fault."""
        self.ledger.override(number)
        self.rule("audit", fact("ibid.override", number=number))

    def mend(self, said: Entered) -> None:
        """Correct what is known of a tile, wherever it lies."""
        tile = said.tile

        def now(old: Tile) -> Tile:
            return tile if old.number == tile.number else old

        self.ledger.admit(tile)
        self.offer = [replace(laid, tile=now(laid.tile)) for laid in self.offer]
        self.piles = {seat: [now(old) for old in pile] for seat, pile in self.piles.items()}
        bids = tuple(
            replace(bid, tiles=tuple(now(old) for old in bid.tiles)) for bid in self.scene.bids
        )
        self.rule("lists", fact("ibid.mended", tile=told(tile)))
        self._show(bids=bids)

    # -- what is so --------------------------------------------------------------------

    @property
    def limits(self) -> Limits:
        """The actions that are at work."""
        return Limits(tuple(self.offer), self.turn, self.acting)

    @property
    def with_tiles(self) -> tuple[Seat, ...]:
        """Everybody who has tiles in hand, clockwise from the player after the one whose turn it is."""
        ring = self.table.clockwise(self.seat)
        return tuple(seat for seat in ring if self.hands[seat] and seat in self.seating.here)

    # -- keeping count -----------------------------------------------------------------

    def rule(self, anchor: str, said: Fact) -> None:
        """Publish a ruling."""
        self.table.rule(anchor, said)

    def _lay(self, tile: Tile, by: Seat | None, how: How, place: int | None = None) -> None:
        self._laid += 1
        at = len(self.offer) if place is None else place
        self.offer.insert(at, Laid(tile, by, how, self.turn, self._laid))

    def _enter(
        self, tile: Tile, where: Where, whose: Seat | None, what: str, seat: Seat | None
    ) -> None:
        key = self.ask.key_of(what, seat)
        self.ledger.enter(tile, where, whose, Place(what, self.turn, key, seat))

    def _take_out(self, seat: Seat, number: int) -> Tile:
        pile = self.piles[seat]
        tile = next(tile for tile in pile if tile.number == number)
        pile.remove(tile)
        return tile

    def _score(self, seat: Seat, tiles: Iterable[Tile]) -> None:
        for tile in tiles:
            self.piles[seat].append(tile)
            self.ledger.move(tile, "scored", seat)

    def _standing(self, seat: Seat, state: Any) -> tuple[Bid, ...]:
        return tuple(
            replace(bid, state=state) if bid.seat == seat else bid for bid in self.scene.bids
        )

    def _count(self, seat: Seat) -> Count:
        return count(self.piles[seat], acting=self.acting, per_type=self.house("per_type"))

    def _standings(self) -> Standings:
        lines = [
            Line(
                seat,
                (len(self.piles[seat]),),
                self._count(seat).total,
                competes=seat not in self.seating.gone,
            )
            for seat in self.table.seats
        ]
        return Standings((fact("ibid.column"),), tuple(lines))

    def _remember(self) -> None:
        """Leave the table's own list, as far as it is known now, for the next game."""
        if self.table.options["deck"] != "ours":
            return
        before = read_csv("\n".join(self.table.options["list"])).tiles
        known = DeckList.of((*before, *self.ledger.learned()))
        whole = bool(self.table.options["whole"]) or len(known) == self.size > 0
        self.table.memory = {"list": rows(known.tiles.values()), "whole": whole}

    def _show(self, **changes: Any) -> None:
        self.scene = replace(
            self.scene,
            **changes,
            offer=tuple(self.offer),
            number=self.number,
            turn=self.turn,
            hands=dict(self.hands),
            piles={seat: tuple(pile) for seat, pile in self.piles.items()},
            worth={seat: self._count(seat).values for seat in self.piles},
            totals={seat: self._count(seat).total for seat in self.piles},
            works=self.limits.works,
            gone=tuple(self.seating.gone),
        )
        self.table.scene = self.scene
        self.table.standings = self._standings()
        self._remember()
