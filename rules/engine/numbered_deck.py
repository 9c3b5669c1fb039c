"""A deck that has each number once, such as 1 to 104: real cards, or dealt by the app.

A game has one for all its deals, and needs no more than this::

    deck = NumberedDeck(table, seats, hand=10, odd=OddDeck)

    deck.begin(range(1, 105), seats.start_deal(last=False))
    yield from deck.shuffle()
    first = yield from deck.turn_up("start")

    cards = yield from table.sealed("card", seats.playing, deck.card_prompt)
    deck.play(cards, number)
    yield from deck.settle_clashes()

The scene has ``deck.dealt``: what is still in the hands that the app has dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from rules.audit import Audit, EnteredAt
from rules.engine.clashes import settle_clashes
from rules.engine.dealing import app_deals, card_at, deal_hands
from rules.engine.seating import Seats
from rules.engine.tabletop import Script, Tabletop
from rules.facts import HOST, Fact, Seat
from rules.prompts import Option, PickCard, PrivatePrompt, options
from rules.prompts.deck import Deck
from rules.sealed import Sealed


class NumberedDeck:
    """The cards of a game: who has which, as far as the app knows, and which are out.

    Real cards are entered as they come up, and the host is asked about those that cannot both be.
    ``odd`` makes the fact that a number is no longer counted, since the host says that there are
    more of it; it is ruled under the anchor ``audit``.
    """

    def __init__(
        self, table: Tabletop, seats: Seats, hand: int, odd: Callable[[int], Fact]
    ) -> None:
        self.table = table
        self.hand = hand
        self.app_deals = app_deals(table.options)
        self.audit: Audit[int] = Audit({})
        self._odd = odd
        self._seats: tuple[Seat, ...] = ()
        self._shuffled: Sealed[tuple[int, ...]] | None = None
        self._hands: dict[Seat, Sealed[tuple[int, ...]]] = {}
        self._turned_up = 0
        if self.app_deals:
            table.played_by_app = lambda: seats.gone
        else:
            table.add_standing_call("override", HOST, self._override_prompt, self._stop_auditing)

    def begin(self, cards: Iterable[int], seats: Iterable[Seat]) -> None:
        """Take in all cards, for a deal of these cards to these seats."""
        self.audit = Audit(dict.fromkeys(cards, 1))
        self._seats = tuple(seats)
        self._shuffled, self._hands, self._turned_up = None, {}, 0

    def shuffle(self) -> Script[None]:
        """Shuffle and deal, if the app does; the players do it by themselves."""
        if self.app_deals:
            cards = tuple(self.audit.copies)
            prompt = Deck("deck", cards, len(cards), to=self._seats)
            self._shuffled = yield from self.table.chance_unseen(prompt)
            self._hands = deal_hands(self._shuffled, self._seats, self.hand)

    def turn_up(self, name: str) -> Script[int]:
        """Return a card that is turned up for everybody: entered by anyone, or off the end of the app's deck."""
        if self._shuffled is None:
            card = yield from self.table.anyone(lambda: PickCard(name, self.numbers()))
        else:
            self._turned_up += 1
            at, part = -self._turned_up, f"{name}-{self._turned_up}"
            card = yield from self.table.open(card_at(self._shuffled, at, part))
        self.enter(card, name)
        return card

    def card_prompt(self, seat: Seat) -> PickCard | PrivatePrompt[int]:
        """Return the prompt for a card that is played: of a dealt hand, or any number that is not out."""
        if seat not in self._hands:
            return PickCard("card", self.numbers())
        return PrivatePrompt("card", self._in_hand(seat).map(partial(hand_prompt, "card")))

    def play(self, cards: Mapping[Seat, int], number: int) -> None:
        """Count the cards of a round as out."""
        for seat, card in cards.items():
            self.enter(card, "card", seat, number)

    def enter(self, card: int, name: str, seat: Seat | None = None, number: int = 0) -> None:
        """Count a card as out, which was entered at a prompt of this name, in this round."""
        key = self.table.prompt_key(name if seat is None else f"{name}/{seat}")
        self.audit.enter(card, EnteredAt(name, number, key, seat))

    def settle_clashes(self) -> Script[None]:
        """Ask the host about each card that was entered twice, until the entries can be."""
        return settle_clashes(self.table, self.audit.clash, self._stop_auditing)

    def numbers(self) -> tuple[Option[int], ...]:
        """Return an option for each card of the deck, with the reason if it is out."""
        return tuple(Option(card, self.audit.out(card)) for card in self.audit.copies)

    @property
    def left(self) -> list[int]:
        """The cards that have not come up, in order."""
        return [card for card in self.audit.copies if self.audit.left(card)]

    @property
    def dealt(self) -> dict[Seat, Sealed[tuple[int, ...]]]:
        """What each player still has of a hand that the app has dealt, in order; else nothing."""
        return {seat: self._in_hand(seat) for seat in self._hands}

    def _in_hand(self, seat: Seat) -> Sealed[tuple[int, ...]]:
        return self._hands[seat].map(
            lambda cards: tuple(sorted(card for card in cards if self.audit.left(card)))
        )

    def _override_prompt(self) -> PickCard | None:
        out = self.audit.overridable()
        return PickCard("override", options(out)) if out else None

    def _stop_auditing(self, card: int) -> None:
        self.audit.stop_auditing(card)
        self.table.rule("audit", self._odd(card))


def hand_prompt(name: str, cards: Sequence[int]) -> PickCard:
    """Return the prompt for a card of a hand that the app knows; it plays one for who is away."""
    return PickCard(
        name, options(sorted(set(cards))), lambda rng: rng.choice(sorted(cards)), is_hand=True
    )
