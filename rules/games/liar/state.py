"""Who's Lying?: the state of one game, and how each step changes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.audit import EnteredAt
from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import Seat
from rules.games.liar.adjudicate import CARDS_DRAWN, odd_cards
from rules.games.liar.deck import Deal
from rules.games.liar.facts import (
    Accepted,
    AllBelieve,
    AllPassed,
    Aside,
    Drawn,
    Draws,
    Emptied,
    GameWon,
    Gets,
    Holds,
    LastCard,
    Lays,
    Lie,
    Next,
    OddDeck,
    Passes,
    Proved,
    TakesBack,
    TakesPile,
    Truth,
)
from rules.games.liar.hands import SecretHands
from rules.games.liar.ledger import Ledger
from rules.games.liar.match import Match
from rules.games.liar.scene import (
    CardCounts,
    Laid,
    MinusPile,
    Player,
    Scene,
    Stage,
    Tally,
    TurnedUp,
)
from rules.sealed import Sealed


class State:
    """One game: the hands, the pile, the minus piles and whose turn it is."""

    def __init__(self, table: Tabletop, match: Match, deal: Deal) -> None:
        self.table = table
        self.match = match
        self.deal = deal
        self.number = match.game
        self.seats = match.seating.playing()
        self.hands = dict.fromkeys(self.seats, deal.each)
        self.heaps = {seat: MinusPile() for seat in self.seats}
        self.aside = deal.aside
        self.pile: list[Laid] = []
        self.dealt: SecretHands | None = None
        """The hands, if the app deals."""
        self.ledger = Ledger({**dict.fromkeys(deal.colours, deal.cards), deal.wild: 1})
        self.turn = 0
        self.winner: Seat | None = None
        self._up: Seat | None = match.starter
        self._stands = False
        self._passed: set[Seat] = set()
        self._keys: dict[int, str] = {}
        """The key under which each turn was asked."""
        self._known_before: Counter[str] = Counter()
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
        """The lay that can be doubted, or None."""
        return self.pile[-1] if self._stands else None

    def key(self, laid: Laid) -> str:
        """Return the key of the turn in which cards were laid."""
        return self._keys[laid.turn]

    @property
    def turn_name(self) -> str:
        """What the key of a turn has besides its number.

        It has the seat: after an amendment the turn may be another player's. Where the app deals it
        also has what changed the hand.
        """
        return self.up if self.dealt is None else f"{self.up}/{self.dealt.as_name(self.up)}"

    # -- turns -----------------------------------------------------------------------

    def set_stage(self, stage: Stage, tally: tuple[Tally, ...] = ()) -> None:
        """Publish a new stage of the game."""
        self._stage = stage
        self._tally = tally
        self.publish()

    def set_starter(self, starter: Seat) -> None:
        """Set who begins."""
        self.match.starter = self._up = starter

    def deal_hands(self, deck: Sealed[tuple[int, ...]]) -> None:
        """Deal the hands from a deck that the app has shuffled."""
        self.dealt = SecretHands(self.deal, self.seats, deck, self.match.key)
        self.publish()

    def next_turn(self) -> None:
        """Start the next turn."""
        self.turn += 1
        self.set_stage("turn")

    def lay(self, announced: str, count: int, cards: Any) -> None:
        """Lay cards face down on the pile, and so accept the lay before.

        When the lay before was that player's last card, the player has won instead.
        """
        accepted = self.standing
        if accepted is not None and not self.hands[accepted.seat]:
            self._end_game(Accepted(accepted.seat, self._game_number, by=self.up))
            return
        laid = Laid(self.up, self.turn, count, announced, cards)
        self.pile.append(laid)
        self._keys[self.turn] = self.table.prompt_key("turn")
        if self.dealt is not None:
            self.dealt.lay(self.up, cards)
        self.hands[self.up] -= count
        self._known_before = self.ledger.cards_left_hand(self.up, count)
        self._stands, self._passed, self.match.shown = True, set(), None
        left = self.hands[self.up]
        self.table.rule("laying", Lays(seat=self.up, count=count, said=announced, left=left))
        if not left:
            self.table.rule("last-card", LastCard(seat=self.up))
        self._next_player()

    def pass_turn(self) -> None:
        """Pass; when everybody has passed, the last lay is accepted (#all-passed)."""
        laid = self._doubted_lay()
        self.match.shown = None
        self._passed.add(self.up)
        passing = self.up
        self._next_player()
        if self.up != laid.seat:
            self.table.rule("passing", Passes(seat=passing))
            return
        if not self.hands[laid.seat]:
            self._end_game(AllBelieve(laid.seat, self._game_number))
            return
        self._stands, self._passed = False, set()
        pile = sum(one.count for one in self.pile)
        self.table.rule("all-passed", AllPassed(seat=laid.seat, pile=pile))

    def _next_player(self) -> None:
        self._up = self.table.clockwise(self.up, self.seats)[0]
        self.publish()

    def _doubted_lay(self) -> Laid:
        if self.standing is None:
            raise ScriptError("nothing stands that could be doubted")
        return self.standing

    # -- a doubt -----------------------------------------------------------------------

    def show_turned_up(self, cards: Mapping[str, int], *, true: bool | None = None) -> None:
        """Publish the cards of the doubted lay, and whether its announcement was true."""
        laid = self._doubted_lay()
        odd = odd_cards(laid.said, cards)
        fits = [c for c in self.ledger.copies for _ in range(cards.get(c, 0)) if c not in odd]
        others = [c for c in self.ledger.copies for _ in range(odd.get(c, 0))]
        held = tuple(CardCounts(seat, n, self.heaps[seat].count) for seat, n in self.hands.items())
        below = {one.turn: one.count for one in self.pile[:-1]}
        self.match.shown = TurnedUp(laid, self.up, tuple(fits), tuple(others), true, held, below)
        self.publish()

    def clash(self, cards: Mapping[str, int]) -> str | None:
        """Return a colour of which more was turned up than there can be, or None."""
        return self.ledger.clash(self._doubted_lay().seat, cards)

    def places(self, colour: str) -> tuple[EnteredAt, ...]:
        """Return the entries of a colour that clash, the doubted one last."""
        return (*self.ledger.places(colour), self._place())

    def _place(self) -> EnteredAt:
        laid = self._doubted_lay()
        return EnteredAt("laid", laid.turn, self.key(laid), laid.seat)

    def settle(self, cards: Mapping[str, int]) -> Drawn | None:
        """Judge the doubted lay, and move the pile (#lie, #truth).

        Return which cards are drawn from a hand, if two play and any are.
        """
        laid, doubter = self._doubted_lay(), self.up
        odd = odd_cards(laid.said, cards)
        self.show_turned_up(cards, true=not odd)
        self.ledger.turned_up(self._place(), self._known_before, cards)
        below = tuple(self.pile[:-1])
        self.pile, self._stands, self._passed = [], False, set()
        fact = Lie if odd else Truth
        what = fact(laid.seat, doubter, laid.said, laid.count, dict(cards), odd)
        self.table.rule("doubting", what)
        settle = self._settle_lie if odd else self._settle_truth
        return settle(laid, doubter, cards, below)

    def _settle_lie(
        self, laid: Laid, doubter: Seat, cards: Mapping[str, int], below: tuple[Laid, ...]
    ) -> Drawn | None:
        """Give the liar the cards back, and the rest of the pile as minus cards (#lie)."""
        self.hands[laid.seat] += laid.count
        if self.dealt is not None and laid.cards is not None:
            self.dealt.take_back(laid.seat, laid.cards, self.turn)
        self.ledger.back_in_hand(laid.seat, cards)
        taken = self._take_pile(laid.seat, below, {})
        self.table.rule("lie", TakesBack(seat=laid.seat, count=laid.count, minus=taken))
        drawn = self._draw_from(laid.seat, doubter) if taken else None
        self._give_turn(doubter)
        return drawn

    def _settle_truth(
        self, laid: Laid, doubter: Seat, cards: Mapping[str, int], below: tuple[Laid, ...]
    ) -> Drawn | None:
        """Give the doubter the whole pile as minus cards, and the turn to the other (#truth)."""
        self.ledger.into_minus(doubter, cards)
        taken = self._take_pile(doubter, below, cards)
        self.table.rule("truth", TakesPile(seat=doubter, minus=taken))
        if not self.hands[laid.seat]:
            self._end_game(Proved(laid.seat, self._game_number))
            return None
        drawn = self._draw_from(doubter, laid.seat)
        self._give_turn(laid.seat)
        return drawn

    def _take_pile(self, seat: Seat, below: tuple[Laid, ...], seen: Mapping[str, int]) -> int:
        """Move the lays below and the turned-up cards to a minus pile; return how many cards."""
        count = sum(laid.count for laid in below) + sum(seen.values())
        heap = self.heaps[seat]
        secret = [laid.cards.only_for(seat) for laid in below if laid.cards is not None]
        known = Counter(heap.seen) + Counter(seen)
        self.heaps[seat] = MinusPile(heap.count + count, dict(known), (*heap.secret, *secret))
        return count

    def _draw_from(self, seat: Seat, other: Seat) -> Drawn | None:
        """With two players: draw from the other's hand after taking minus cards (#two-players)."""
        if len(self.seats) != 2:
            return None
        count = min(CARDS_DRAWN, self.hands[other])
        self.hands[other] -= count
        self.hands[seat] += count
        self.ledger.cards_left_hand(other, count)
        drawn = (Gets if self.match.app_deals else Draws)(seat=seat, other=other, count=count)
        self.table.rule("two-players", drawn)
        if not self.hands[other]:
            self._end_game(Emptied(other, self._game_number, by=seat))
        return drawn

    def draw(self, drawn: Drawn, cards: Sealed[Mapping[str, int]]) -> None:
        """Move the cards that one of two players has drawn from the other's dealt hand."""
        if self.dealt is not None:
            self.dealt.draw(drawn.seat, drawn.other, cards.only_for(drawn.seat), self.turn)
            self.publish()

    def _give_turn(self, seat: Seat) -> None:
        if self.winner is None:
            self._up = seat
            self.table.rule("doubting", Next(seat=seat))
        self.publish()

    @property
    def _game_number(self) -> int | None:
        """The number of the game; None if it is the only one."""
        return self.number if self.match.extended else None

    def _end_game(self, won: GameWon) -> None:
        """End the game: the winner has no card left."""
        self.winner = won.seat
        self._stands = False
        self.table.rule("last-card", won)
        self.publish()

    # -- correcting counts--------------------------------------------------------------

    @property
    def missing(self) -> int:
        """How many cards of the deck are missing; negative: how many there are too many."""
        hands = sum(self.hands.values())
        heaps = sum(heap.count for heap in self.heaps.values())
        pile = sum(laid.count for laid in self.pile)
        return self.deal.deck - (hands + heaps + pile + self.deal.removed + self.aside)

    def correct_hand(self, seat: Seat, cards: int) -> None:
        """Correct the number of cards in a hand."""
        was, self.hands[seat] = self.hands[seat], cards
        what = Holds(seat=seat, was=was, now=cards, missing=self.missing)
        self.table.rule("counting", what)
        self.publish()

    def correct_aside(self, cards: int) -> None:
        """Correct the number of cards that were set aside."""
        was, self.aside = self.aside, cards
        what = Aside(was=was, now=cards, missing=self.missing)
        self.table.rule("counting", what)
        self.publish()

    def claim(self, seat: Seat, key: str) -> EnteredAt:
        """Return the entry with which a seat claimed the rainbow card."""
        return EnteredAt("claim", self.turn, f"{key}/{seat}", seat)

    def stop_auditing(self, colour: str) -> None:
        """Stop auditing a colour in this game: the real deck is wrong."""
        self.ledger.stop_auditing(colour)
        self.table.rule("counting", OddDeck(colour=colour))

    # -- publishing--------------------------------------------------------------------

    def publish(self) -> None:
        """Publish the scene and the score."""
        self.table.scene = self._scene()
        self.match.publish(self.hands)

    def _scene(self) -> Scene:
        """Return the scene as it is now."""
        waiting = self._possible_doubters() if self._stage == "turn" else ()
        return Scene(
            game=self.number,
            games=self.match.games,
            stage=self._stage,
            deal=self.deal,
            dealt=self.match.dealt if self._stage == "deal" else None,
            again=self.match.replayed,
            starter=self.match.starter,
            turn=self.turn,
            up=self._up if self._stage in ("turn", "turned-up") else None,
            players=tuple(
                Player(seat, cards, self.heaps[seat], seat in self._passed, seat in waiting)
                for seat, cards in self.hands.items()
            ),
            pile=tuple(self.pile),
            standing=self.standing,
            shown=self.match.shown,
            missing=self.missing,
            aside=self.aside,
            tally=self._tally,
            app_deals=self.match.app_deals,
            hands={seat: self.dealt.hand(seat) for seat in self.seats} if self.dealt else {},
        )

    def _possible_doubters(self) -> tuple[Seat, ...]:
        """Return the seats that can still doubt: from the one whose turn it is to the last layer."""
        laid = self.standing
        if laid is None or self._up is None:
            return ()
        after = (self._up, *self.table.clockwise(self._up, self.seats))
        return after[: after.index(laid.seat)]
