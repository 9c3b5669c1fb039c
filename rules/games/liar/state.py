"""Who's Lying?: one game: hands, the pile, minus cards, and what everybody is shown of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.audit import Place
from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import Fact, Seat, fact
from rules.games.liar.adjudicate import DRAWN, RAINBOW, Deal, odd_ones
from rules.games.liar.ledger import Ledger
from rules.games.liar.match import Match
from rules.games.liar.scene import Heap, Laid, Player, Scene, Stage, Tally, TurnedUp


class State:
    """One game under way."""

    def __init__(self, table: Tabletop, match: Match, deal: Deal) -> None:
        self.table = table
        self.match = match
        self.deal = deal
        self.number = match.game
        self.seats = match.seating.players
        self.hands = dict.fromkeys(self.seats, deal.each)
        self.heaps = {seat: Heap() for seat in self.seats}
        self.aside = deal.aside
        self.pile: list[Laid] = []
        self.ledger = Ledger({**dict.fromkeys(deal.colours, deal.cards), RAINBOW: 1})
        self.turn = 0
        self.winner: Seat | None = None
        self._up: Seat | None = match.starter
        self._stands = False
        self._passed: set[Seat] = set()
        self._certain: Counter[str] = Counter()
        self._shown: TurnedUp | None = None
        self._stage: Stage = "deal"
        self._tally: tuple[Tally, ...] = ()

    @property
    def up(self) -> Seat:
        """Whose turn it is."""
        if self._up is None:
            raise ScriptError("nobody has begun yet")
        return self._up

    @property
    def standing(self) -> Laid | None:
        """The announcement that can be doubted."""
        return self.pile[-1] if self._stands else None

    def key(self, laid: Laid) -> str:
        """Return the key of the turn in which cards were laid."""
        return f"{self.match.key}/turn{laid.turn}/{laid.seat}/turn"

    # -- a game's course ---------------------------------------------------------------

    def show(self, stage: Stage, tally: tuple[Tally, ...] = ()) -> None:
        """Show that the game is at a stage."""
        self._stage = stage
        self._tally = tally
        self.publish()

    def begin(self, starter: Seat) -> None:
        """Let somebody begin."""
        self.match.starter = self._up = starter

    def next_turn(self) -> None:
        """Go on to the turn of whoever is up."""
        self.turn += 1
        self.show("turn")

    def lays(self, said: str, count: int, cards: Any) -> None:
        """Lay cards face down on the pile; what stood before is accepted by it."""
        accepted = self.standing
        if accepted is not None and not self.hands[accepted.seat]:
            self._wins(accepted.seat, "liar.accepted", by=self.up)
            return
        laid = Laid(self.up, self.turn, count, said, cards)
        self.pile.append(laid)
        self.hands[self.up] -= count
        self._certain = self.ledger.leaves(self.up, count)
        self._stands, self._shown, self._passed = True, None, set()
        left = self.hands[self.up]
        self._rule("laying", fact("liar.lays", seat=self.up, count=count, said=said, left=left))
        if not left:
            self._rule("last-card", fact("liar.last-card", seat=self.up))
        self._hand_on()

    def passes(self) -> None:
        """Pass; when everybody has, the announcement was believed."""
        laid = self._doubted()
        self._shown = None
        self._passed.add(self.up)
        passing = self.up
        self._hand_on()
        if self.up != laid.seat:
            self._rule("passing", fact("liar.passes", seat=passing))
            return
        if not self.hands[laid.seat]:
            self._wins(laid.seat, "liar.all-believe")
            return
        self._stands, self._passed = False, set()
        pile = sum(one.count for one in self.pile)
        self._rule("all-passed", fact("liar.all-passed", seat=laid.seat, pile=pile))

    def _hand_on(self) -> None:
        self._up = self.table.clockwise(self.up, self.seats)[0]
        self.publish()

    def _doubted(self) -> Laid:
        if self.standing is None:
            raise ScriptError("nothing stands that could be doubted")
        return self.standing

    # -- a doubt -----------------------------------------------------------------------

    def turn_up(self, cards: Mapping[str, int], *, true: bool | None = None) -> None:
        """Turn the doubted cards up; the odd ones lie last."""
        laid = self._doubted()
        odd = odd_ones(laid.said, cards)
        fits = [c for c in self.ledger.copies for _ in range(cards.get(c, 0)) if c not in odd]
        others = [c for c in self.ledger.copies for _ in range(odd.get(c, 0))]
        self._shown = TurnedUp(laid, self.up, tuple(fits), tuple(others), true)
        self.publish()

    def clash(self, cards: Mapping[str, int]) -> str | None:
        """Return a colour of which more was turned up than there can be."""
        return self.ledger.clash(self._doubted().seat, cards)

    def places(self, colour: str) -> tuple[Place, ...]:
        """Return the entries that clash about a colour, the doubted one last."""
        return (*self.ledger.places(colour), self._place())

    def _place(self) -> Place:
        laid = self._doubted()
        return Place("laid", laid.turn, self.key(laid), laid.seat)

    def settle(self, cards: Mapping[str, int]) -> None:
        """Judge the doubted announcement, and let the cards go where they belong."""
        laid, doubter = self._doubted(), self.up
        odd = odd_ones(laid.said, cards)
        self.turn_up(cards, true=not odd)
        self.ledger.turned_up(self._place(), self._certain, cards)
        below = tuple(self.pile[:-1])
        self.pile, self._stands, self._passed = [], False, set()
        said = fact(
            "liar.lie" if odd else "liar.truth",
            seat=laid.seat, doubter=doubter, said=laid.said, count=laid.count,
            cards=dict(cards), odd=odd,
        )  # fmt: skip
        self._rule("doubting", said)
        if odd:
            self._caught(laid, doubter, cards, below)
        else:
            self._honest(laid, doubter, cards, below)

    def _caught(
        self, laid: Laid, doubter: Seat, cards: Mapping[str, int], below: tuple[Laid, ...]
    ) -> None:
        """The liar takes the cards back, and the rest of the pile as minus cards."""
        self.hands[laid.seat] += laid.count
        self.ledger.back_in_hand(laid.seat, cards)
        taken = self._take(laid.seat, below, {})
        self._rule("lie", fact("liar.takes-back", seat=laid.seat, count=laid.count, minus=taken))
        if taken:
            self._draw(laid.seat, doubter)
        self._next(doubter)

    def _honest(
        self, laid: Laid, doubter: Seat, cards: Mapping[str, int], below: tuple[Laid, ...]
    ) -> None:
        """The doubter takes the whole pile as minus cards, and whoever told the truth lays again."""
        self.ledger.into_minus(doubter, cards)
        taken = self._take(doubter, below, cards)
        self._rule("truth", fact("liar.takes-pile", seat=doubter, minus=taken))
        if not self.hands[laid.seat]:
            self._wins(laid.seat, "liar.proved")
            return
        self._draw(doubter, laid.seat)
        self._next(laid.seat)

    def _take(self, seat: Seat, below: tuple[Laid, ...], seen: Mapping[str, int]) -> int:
        """Put what lay below, unseen, and what was turned up onto a minus pile; return how many."""
        count = sum(laid.count for laid in below) + sum(seen.values())
        heap = self.heaps[seat]
        secret = [laid.cards.only_for(seat) for laid in below if laid.cards is not None]
        known = Counter(heap.seen) + Counter(seen)
        self.heaps[seat] = Heap(heap.count + count, dict(known), (*heap.secret, *secret))
        return count

    def _draw(self, seat: Seat, other: Seat) -> None:
        """Of two players, whoever takes minus cards also draws from the other's hand."""
        if len(self.seats) != 2:
            return
        count = min(DRAWN, self.hands[other])
        self.hands[other] -= count
        self.hands[seat] += count
        self.ledger.leaves(other, count)
        self._rule("two-players", fact("liar.draws", seat=seat, other=other, count=count))
        if not self.hands[other]:
            self._wins(other, "liar.emptied", by=seat)

    def _next(self, seat: Seat) -> None:
        if self.winner is None:
            self._up = seat
            self._rule("doubting", fact("liar.next", seat=seat))
        self.publish()

    def _wins(self, seat: Seat, code: str, by: Seat | None = None) -> None:
        """Somebody has got rid of every card."""
        self.winner = seat
        self._stands = False
        game = self.number if self.match.extended else None
        self._rule("last-card", fact(code, seat=seat, by=by, game=game))
        self.publish()

    # -- keeping count -----------------------------------------------------------------

    @property
    def missing(self) -> int:
        """How many cards of the deck are unaccounted for; below 0: how many too many."""
        hands = sum(self.hands.values())
        heaps = sum(heap.count for heap in self.heaps.values())
        pile = sum(laid.count for laid in self.pile)
        return self.deal.deck - (hands + heaps + pile + self.deal.removed + self.aside)

    def hold(self, seat: Seat, cards: int) -> None:
        """Somebody has counted their hand, and it is not what was thought."""
        was, self.hands[seat] = self.hands[seat], cards
        said = fact("liar.holds", seat=seat, was=was, now=cards, missing=self.missing)
        self._rule("counting", said)
        self.publish()

    def set_aside(self, cards: int) -> None:
        """The cards that were over have been counted again."""
        was, self.aside = self.aside, cards
        said = fact("liar.aside", was=was, now=cards, missing=self.missing)
        self._rule("counting", said)
        self.publish()

    def claim(self, seat: Seat, key: str) -> Place:
        """Return where somebody said that they have the rainbow card."""
        return Place("claim", self.turn, f"{key}/{seat}", seat)

    def override(self, colour: str) -> None:
        """Count a colour no longer in this game: the deck itself is at fault."""
        self.ledger.override(colour)
        self._rule("counting", fact("liar.override", colour=colour))

    # -- showing -----------------------------------------------------------------------

    def _rule(self, anchor: str, said: Fact) -> None:
        self.table.rule(anchor, said)

    def publish(self) -> None:
        """Show the table as it is now."""
        waiting = self._who_may_doubt()
        self.table.scene = Scene(
            game=self.number,
            games=self.match.games,
            stage=self._stage,
            deal=self.deal,
            starter=self.match.starter,
            turn=self.turn,
            up=self._up if self._stage in ("turn", "turned-up") else None,
            players=tuple(
                Player(seat, cards, self.heaps[seat], seat in self._passed, seat in waiting)
                for seat, cards in self.hands.items()
            ),
            pile=tuple(self.pile),
            standing=self.standing,
            shown=self._shown,
            missing=self.missing,
            aside=self.aside,
            tally=self._tally,
        )
        self.match.publish(self.hands)

    def _who_may_doubt(self) -> tuple[Seat, ...]:
        """Everybody from whoever is up round to whoever laid last."""
        laid = self.standing
        if laid is None or self._up is None:
            return ()
        after = (self._up, *self.table.clockwise(self._up, self.seats))
        return after[: after.index(laid.seat)]
