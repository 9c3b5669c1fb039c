"""Who's Lying?: the hands that the app has dealt, as secrets of their players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rules.facts import Seat
from rules.games.liar.deck import Deal
from rules.games.liar.prompt_kinds import DrawFromHand
from rules.prompts import PrivatePrompt, Prompt
from rules.prompts.deck import Deck
from rules.sealed import Sealed

Cards: TypeAlias = Mapping[str, int]
"""How many cards there are of each colour."""


class SecretHands:
    """The hands of one game: the cards that were dealt, without those laid, with those drawn.

    ``deck`` has the indices of the cards in the order in which they lie after the shuffle.
    """

    def __init__(
        self, deal: Deal, seats: Sequence[Seat], deck: Sealed[tuple[int, ...]], key: str
    ) -> None:
        self._key = key
        self._colours = (*deal.colours, deal.wild)
        every = _cards(deal)
        self._came: dict[Seat, list[Sealed[Cards]]] = {}
        """The cards that were dealt to each seat, and those that it drew."""
        self._went: dict[Seat, list[Sealed[Cards]]] = {seat: [] for seat in seats}
        """The cards of each seat that were laid or drawn by another, and did not come back."""
        self._changes: dict[Seat, list[int]] = {seat: [] for seat in seats}
        """The turns in which cards came back to each hand, or were drawn out of it or into it."""
        self._drawn: dict[Seat, int] = {}
        """The turn in which cards were last drawn from each hand, if any were."""
        for at, seat in enumerate(seats):
            first = deal.removed + at * deal.each
            dealt = deck.map(_count(every, first, first + deal.each), f"hand-{seat}")
            self._came[seat] = [dealt]

    def hand(self, seat: Seat) -> Sealed[Cards]:
        """Return a seat's hand as it is now; only that seat may read it."""
        came, went = tuple(self._came[seat]), tuple(self._went[seat])
        colours, number = self._colours, len(came)

        def left(parts: tuple[Cards, ...]) -> Cards:
            cards: Counter[str] = Counter()
            for part in parts[:number]:
                cards.update(part)
            for part in parts[number:]:
                cards.subtract(part)
            return {colour: cards[colour] for colour in colours if cards[colour] > 0}

        key = f"{self._key}/hand-{seat}"
        return Sealed.bundle(key, (*came, *went)).map(left).only_for(seat)

    def as_name(self, seat: Seat) -> str:
        """Return a name for the changes that everybody saw of a hand: a part of a prompt's key.

        An amendment that changes them asks the player again what is laid of the hand, whatever it holds.
        """
        return "-".join(["hand", *map(str, self._changes[seat])])

    def lay(self, seat: Seat, cards: Sealed[Cards]) -> None:
        """Take cards that are laid out of a hand."""
        self._went[seat].append(cards)

    def take_back(self, seat: Seat, cards: Sealed[Cards], turn: int) -> None:
        """Return the cards of a lie to the hand that they were laid from."""
        self._went[seat].remove(cards)
        self._changes[seat].append(turn)

    def draw(self, seat: Seat, other: Seat, cards: Sealed[Cards], turn: int) -> None:
        """Move cards that ``seat`` draws from the hand of another."""
        self._came[seat].append(cards)
        self._went[other].append(cards)
        self._drawn[other] = turn
        self._changes[seat].append(turn)
        self._changes[other].append(turn)

    def was_drawn_from(self, seat: Seat, turn: int) -> bool:
        """Whether cards were drawn from a seat's hand in a turn or after it."""
        return self._drawn.get(seat, 0) >= turn

    def draw_prompt(self, other: Seat, count: int) -> PrivatePrompt[Any]:
        """Return the prompt, for chance, to draw some cards of a hand."""

        def of_hand(cards: Cards) -> Prompt[Any]:
            every = tuple(Counter(cards).elements())
            return DrawFromHand("draw", tuple(range(len(every))), count, hand=every)

        return PrivatePrompt("draw", self.hand(other).map(of_hand))


def deck_prompt(deal: Deal, seats: Sequence[Seat]) -> Deck[int]:
    """Return the prompt, for chance, to shuffle a deck that these seats are dealt."""
    every = tuple(range(deal.deck))
    return Deck("deck", every, len(every), to=tuple(seats))


def _cards(deal: Deal) -> tuple[str, ...]:
    """Return the colour of each card of a deck."""
    return (*(colour for colour in deal.colours for _ in range(deal.cards)), deal.wild)


def _count(every: Sequence[str], first: int, end: int) -> Any:
    """Return a function that counts the cards at these places of a shuffled deck by colour."""

    def count(deck: tuple[int, ...]) -> Cards:
        return Counter(every[card] for card in deck[first:end])

    return count
