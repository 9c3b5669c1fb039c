"""Who's Lying? counted by hand from the log, without a line of the rules' own code."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

Words = Mapping[str, Any]
WILD = ("rainbow", "joker")
"""The card that passes for every colour, or for every suit."""


def laid_count(lay: Mapping[str, Any]) -> int:
    return int(lay["count"]) if "count" in lay else sum(lay["cards"].values())


def turned_up(words: Words, at: str, lay: Mapping[str, Any]) -> Mapping[str, int]:
    """The cards that count: those of the lay, or what was entered last and agreed on."""
    if "cards" in lay:
        cards: Mapping[str, int] = lay["cards"]
        return cards
    tries = [key for key in words if key.startswith(f"{at}/turned")]
    entered: Mapping[str, int] = words[max(tries, key=lambda key: (len(key), key))]
    return entered


class Game:
    """One game, followed turn by turn."""

    def __init__(self, words: Words, at: str, seats: list[str], each: int) -> None:
        self.words, self.at, self.seats = words, at, seats
        self.hand = dict.fromkeys(seats, each)
        self.minus = dict.fromkeys(seats, 0)
        self.rainbow: str | None = None
        self.in_hand: str | None = None
        self.was_in_hand: str | None = None
        self.pile: list[tuple[str, Mapping[str, Any]]] = []

    def after(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def winner(self, starter: str) -> str:
        up, stands = starter, False
        for number in count(1):
            key = f"{self.at}/turn{number}"
            ((did, what),) = self.said(f"{key}/{up}", "turn").items()
            if did == "lay":
                if stands and self.hand[self.pile[-1][0]] == 0:
                    return self.pile[-1][0]
                self.pile.append((up, what))
                self.laid(up, what)
                self.hand[up] -= laid_count(what)
                stands, up = True, self.after(up)
            elif did == "pass":
                up = self.after(up)
                if up == self.pile[-1][0]:
                    if self.hand[up] == 0:
                        return up
                    stands = False
            else:
                up, won = self.doubt(up, f"{key}/{up}")
                stands = False
                if won:
                    return won
        raise AssertionError

    def said(self, key: str, name: str) -> Any:
        """What was said under a key; of a dealt hand the key has more in its middle."""
        return next(
            value for each, value in self.words.items()
            if each.startswith(f"{key}/") and each.endswith(f"/{name}")
        )  # fmt: skip

    def laid(self, seat: str, lay: Mapping[str, Any]) -> None:
        del lay
        self.unseen(seat)

    def back(self, seat: str, lay: Mapping[str, Any]) -> None:
        """The cards of a lie are in their player's hand again."""

    def drawn(self, taker: str, other: str, key: str) -> None:
        del taker, key
        self.unseen(other)

    def unseen(self, seat: str) -> None:
        """Cards leave a hand: a rainbow that was seen in it may be among them."""
        self.was_in_hand = self.in_hand
        if self.in_hand == seat:
            self.in_hand = None

    def doubt(self, doubter: str, key: str) -> tuple[str, str | None]:
        layer, lay = self.pile[-1]
        cards = turned_up(self.words, key, lay)
        honest = {colour for colour, n in cards.items() if n} <= {lay["say"], *WILD}
        self.in_hand = self.was_in_hand
        if any(cards.get(one) for one in WILD):
            self.in_hand = None if honest else layer
        taker = doubter if honest else layer
        taken = self.pile if honest else self.pile[:-1]
        number = sum(laid_count(one) for _, one in taken)
        self.minus[taker] += number
        if any(one.get("cards", {}).get(wild) for _, one in taken for wild in WILD) or (
            honest and any(cards.get(one) for one in WILD)
        ):
            self.rainbow = taker
        self.pile = []
        if not honest:
            self.hand[layer] += laid_count(lay)
            self.back(layer, lay)
        elif self.hand[layer] == 0:
            return layer, layer
        other = layer if honest else doubter
        if len(self.seats) == 2 and number:
            drawn = min(2, self.hand[other])
            self.hand[other] -= drawn
            self.hand[taker] += drawn
            self.drawn(taker, other, key)
            if self.hand[other] == 0:
                return other, other
        return other, None

    def holder(self) -> str | None:
        """Whose hand certainly has the rainbow."""
        return self.in_hand

    def points(self, winner: str) -> dict[str, int]:
        """What each gets: ten, or minus a card; the rainbow by what is known, or was said."""
        said = {
            seat for seat in self.seats
            if self.words.get(f"{self.at}/rainbow/{seat}", "none") != "none"
        }  # fmt: skip
        extra = 4 if len(self.seats) == 2 else 9
        has: set[str | None] = {*said} or {self.rainbow or self.holder()}
        return {
            seat: 10 if seat == winner
            else -self.hand[seat] - self.minus[seat] - (extra if seat in has else 0)
            for seat in self.seats
        }  # fmt: skip


class DealtGame(Game):
    """A game whose hands the app has dealt, followed card by card."""

    def __init__(self, words: Words, at: str, seats: list[str], options: Mapping[str, Any]) -> None:
        each = cards_each(len(seats), options)
        super().__init__(words, at, seats, each)
        if options["deck"] == "suits":
            kinds, number, wild = (
                ["spades", "hearts", "diamonds", "clubs"],
                options["ranks"],
                "joker",
            )
        else:
            kinds, number, wild = options["colours"], options["cards"], "rainbow"
        deck = [kind for kind in kinds for _ in range(number)] + [wild]
        self.order = [*kinds, wild]
        shuffled = words[f"{at}/deck"]
        if isinstance(shuffled, dict):  # as it is written since Companion 1.0.0
            shuffled = shuffled["cards"]
        dealt = [deck[card] for card in shuffled][10 if len(seats) == 2 else 4 :]
        self.cards = {seat: dealt[n * each : (n + 1) * each] for n, seat in enumerate(seats)}

    def laid(self, seat: str, lay: Mapping[str, Any]) -> None:
        for kind, number in lay["cards"].items():
            for _ in range(number):
                self.cards[seat].remove(kind)

    def back(self, seat: str, lay: Mapping[str, Any]) -> None:
        self.cards[seat] += [kind for kind, number in lay["cards"].items() for _ in range(number)]

    def drawn(self, taker: str, other: str, key: str) -> None:
        hand = sorted(self.cards[other], key=self.order.index)
        for place in self.said(key, "draw"):
            self.cards[other].remove(hand[place])
            self.cards[taker].append(hand[place])

    def holder(self) -> str | None:
        return next((seat for seat in self.seats if {*WILD} & {*self.cards[seat]}), None)


def new_game(words: Words, at: str, seats: list[str], options: Mapping[str, Any]) -> Game:
    """A game before its first turn."""
    if options.get("dealer") == "app":
        return DealtGame(words, at, seats, options)
    return Game(words, at, seats, cards_each(len(seats), options))


def cards_each(players: int, options: Mapping[str, Any]) -> int:
    """How many cards each player is dealt."""
    if options.get("deck") == "suits":
        deck = 4 * options["ranks"] + 1
    else:
        deck = len(options["colours"]) * options["cards"] + 1
    removed = 10 if players == 2 else 4
    return int((deck - removed) // players)


def totals(words: Words, seats: list[str], options: Mapping[str, Any]) -> dict[str, list[int]]:
    """Each player's points by game, for players who stay to the end."""
    starter = words["game1/starter"]
    scores: dict[str, list[int]] = {seat: [] for seat in seats}
    for number in (1, 2, 3):
        game = new_game(words, f"game{number}", seats, options)
        starter = game.winner(starter)
        for seat, points in game.points(starter).items():
            scores[seat].append(points)
    return scores
