"""Goofspiel: who can play it, and the game from start to end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from rules.engine.dealing import app_deals, dealer_option
from rules.engine.game import Game
from rules.engine.meta import Form, Meta
from rules.engine.options import Choice, Count
from rules.engine.seating import SeatsWithPoints
from rules.engine.table_scene import Fate, LaidCard, Middle, Moment, Place, TableScene
from rules.engine.tabletop import Script, Tabletop
from rules.facts import HOST, Fact, Seat
from rules.games.goofspiel.bots import GoofspielBots
from rules.games.goofspiel.comments import comment_of
from rules.games.goofspiel.facts import (
    CourtCard,
    Deal,
    OddDeck,
    Out,
    Takes,
    Tie,
    Won,
)
from rules.games.goofspiel.mentions import remarkable
from rules.games.goofspiel.printed import PRINTED
from rules.games.goofspiel.results import result_of
from rules.playing_cards import rank_sign
from rules.prompts import Confirm, Option, PickRank, options

META = Meta(
    id="goofspiel",
    name="Goofspiel",
    tagline="One card each, in secret: the highest takes the prize. What is worth your king?",
    credit="Goofspiel (traditional)",
    also="Also known as GOPS.",
    least=2,
    most=7,
    minutes=(10, 20),
    difficulty=1,
    best=(2, 4),
    printed=PRINTED,
    forms=(
        Form(
            "random", "Shuffled prizes", "Nobody knows which prize comes next.", {"order": "random"}
        ),
        Form(
            "ascending",
            "Low to high",
            "The prizes come in order, the ace first. No luck at all.",
            {"order": "ascending"},
        ),
        Form(
            "descending",
            "High to low",
            "The prizes come in order, the highest first. Every card hurts from the start.",
            {"order": "descending"},
        ),
    ),
    options=(
        dealer_option(
            "You play with real cards, or on your phones alone: the app flips the prizes."
        ),
        Count(
            name="cards",
            label="Cards each",
            low=4,
            high=13,
            default=13,
            help="And as many rounds. Fewer than 13 make a shorter game.",
            badge="house",
        ),
        Choice(
            name="order",
            label="The prizes come",
            choices={"random": "Shuffled", "ascending": "Low to high", "descending": "High to low"},
            help="Shuffled: nobody knows which one is next. In order: everybody does.",
            badges={"ascending": "house", "descending": "house"},
        ),
        Choice(
            name="ties",
            label="When the highest cards tie",
            choices={
                "stay": "The prize stays, and the next one joins it",
                "discard": "The prize is discarded",
                "share": "They share it, in whole points",
                "cancel": "Equal cards cancel: the highest other card takes it",
            },
            help="Ties below the highest change nothing, unless equal cards cancel.",
            badges={"discard": "house", "share": "house", "cancel": "house"},
        ),
    ),
)
FACES: Mapping[int | str, str] = {rank: rank_sign(rank) for rank in (1, 11, 12, 13)}
Left = Literal["", "stays", "discarded", "nobodys", "shared"]
LEFT: Mapping[str, Left] = {
    "stay": "stays",
    "discard": "discarded",
    "share": "nobodys",
    "cancel": "stays",
}
"""What becomes of prizes that nobody takes, for each way to settle ties."""


@dataclass(frozen=True, slots=True)
class SuitTaken:
    """The suit that a player takes; ``is_first`` is whether nobody of the same deck comes before."""

    seat: Seat
    suit: str
    is_first: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(TableScene):
    """One round. Cards are numbers, from 1 for the ace to 13 for the king."""

    left: Left = ""
    """What becomes of the prizes, where nobody takes them alone."""

    @property
    def pot(self) -> Sequence[int]:
        """The prizes in the middle, that of this round last."""
        return tuple(int(card) for card in self.middle.cards) if self.middle else ()

    @property
    def points(self) -> int:
        """What they are worth together."""
        return sum(self.pot)

    @property
    def decks(self) -> int:
        """How many decks it takes: each has a suit for three players, and one for the prizes."""
        return 1 if len(self.hands) <= 3 else 2

    @property
    def first_deck(self) -> Sequence[SuitTaken]:
        """Who takes which suit of the first deck; its diamonds are the prizes."""
        return _suits_taken(list(self.hands)[:3])

    @property
    def second_deck(self) -> Sequence[SuitTaken]:
        """Who takes which suit of the second deck."""
        return _suits_taken(list(self.hands)[3:])

    @property
    def has_spare_suits(self) -> bool:
        """Whether suits are left that nobody needs."""
        return len(self.hands) not in (3, 7)


def _suits_taken(seats: Sequence[Seat]) -> Sequence[SuitTaken]:
    """Return which suit each of these players takes."""
    suits = ("spades", "hearts", "clubs", "diamonds")
    return [SuitTaken(seat, suits[n], n == 0) for n, seat in enumerate(seats)]


class Goofspiel(Game):
    """As many rounds as everybody has cards; the most points win, a tie is shared."""

    meta = META
    bots = GoofspielBots
    comment = staticmethod(comment_of)
    result = staticmethod(result_of)
    remarkable = staticmethod(remarkable)
    paragraphs: ClassVar = {
        "prize": "prizes",
        "flip": "prizes",
        "card": "taking",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Play as many rounds as everybody has cards; the most points win, a tie is shared."""
        state = State(table)
        for number in state.deck:
            with table.within(f"round{number}"):
                yield from self.round(table, state, number)
        state.end_game()

    def round(self, table: Tabletop, state: State, number: int) -> Script[None]:
        """Turn up a prize, seal a card each, and give the pot to the highest."""
        prize = yield from self.flip(table, state, number)
        state.turn_up(number, prize)
        cards = yield from table.sealed("card", state.seating.staying, state.card_prompt)
        state.end_round(cards)

    def flip(self, table: Tabletop, state: State, number: int) -> Script[int]:
        """Return the prize of a round: somebody enters it, or lets the app flip it."""
        if not state.app_deals:
            return (yield from table.anyone(lambda: state.prize_prompt(number)))
        yield from table.anyone(Confirm("flip"))
        return (yield from table.chance(state.prize_prompt(number)))


class State:
    """One game: which cards are out, the prizes on the table, and the seats with their points."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.app_deals = app_deals(table.options)
        self.rounds: int = table.options["cards"]
        self.order: str = table.options["order"]
        self.ties: str = table.options["ties"]
        self.deck = range(1, self.rounds + 1)
        self.number = 1
        self.pot: tuple[int, ...] = ()
        self.prizes: dict[int, Fact] = {}
        """The prizes that were turned up, each with when."""
        self.played: dict[Seat, dict[int, Fact]] = {seat: {} for seat in table.seats}
        """The cards that each player has played, each with when."""
        self.odd: set[int] = set()
        """The cards that are no longer counted: the host says that the deck has more of them."""
        self.seating = SeatsWithPoints(table, META)
        if not self.app_deals:
            table.add_standing_call("override", HOST, self.override_prompt, self.stop_auditing)
        self.show({})
        table.rule("cards", Deal(cards=self.rounds, order=self.order, app=self.app_deals))

    # -- prompts -----------------------------------------------------------------------

    def prize_prompt(self, number: int) -> PickRank:
        """Return the prompt for the prize of a round; in order, there is only one that it can be."""
        in_order = {"ascending": [number], "descending": [self.rounds + 1 - number]}
        return self._pick("prize", in_order.get(self.order, self.deck), self.prizes)

    def card_prompt(self, seat: Seat) -> PickRank:
        """Return the prompt for a player's card; those that were played are refused."""
        cards = self._pick("card", self.deck, self.played[seat])
        if not self.app_deals:
            return cards
        return replace(cards, away=lambda rng: rng.choice(cards.allowed()))

    def _pick(self, name: str, cards: Iterable[int], out: Mapping[int, Fact]) -> PickRank:
        why = {card: what for card, what in out.items() if card not in self.odd}

        def option(n: int) -> Option[int]:
            named = CourtCard(n) if n in FACES else None
            return Option(n, why.get(n), name=named, face=FACES.get(n, ""))

        return PickRank(name, tuple(map(option, cards)))

    def override_prompt(self) -> PickRank | None:
        """Return the host's prompt for a card that the real deck has more of."""
        out = {card for cards in (self.prizes, *self.played.values()) for card in cards} - self.odd
        return PickRank("override", options(sorted(out))) if out else None

    def stop_auditing(self, card: int) -> None:
        """Stop counting a card: the real deck is odd."""
        self.odd.add(card)
        self.table.rule("audit", OddDeck(card=card))

    # -- a round -----------------------------------------------------------------------

    def turn_up(self, number: int, prize: int) -> None:
        """Start a round: its prize joins those on the table."""
        self.number = number
        self.prizes[prize] = Out(card=prize, round=number, seat=None)
        self.pot = (*self.pot, prize)
        self.table.new_page()
        self.show({})

    def end_round(self, cards: Mapping[Seat, int]) -> None:
        """Turn the cards up, and give the prizes on the table to the winner."""
        takers, why = judge(cards, self.pot, self.ties)
        self.table.rule("taking" if len(takers) == 1 else "ties", why)
        for seat, card in cards.items():
            self.played[seat][card] = Out(card=card, round=self.number, seat=seat)
        gain = sum(self.pot) // len(takers) if takers else 0
        self.seating.gain(takers, gain)
        left = LEFT[self.ties] if not gain else "shared" if len(takers) > 1 else ""
        self.show(cards, takers if gain else (), equals(cards, why), left)
        if takers or self.ties == "discard":
            self.pot = ()

    # -- what lies on the table --------------------------------------------------------

    def show(
        self,
        cards: Mapping[Seat, int],
        takers: Sequence[Seat] = (),
        equal: Sequence[Seat] = (),
        left: Left = "",
    ) -> None:
        """Publish the round: the cards that are face up, who takes the pot, and whose cards are equal."""
        gain = sum(self.pot) // len(takers) if takers else None
        until = Moment("take") if takers else None
        self.table.scene = Scene(
            round=self.number,
            rounds=self.rounds,
            places=tuple(
                Place(seat, cards.get(seat), self.fate(seat, takers, equal), gain)
                for seat in self.table.seats
            ),
            middle=Middle(self.pot, takers),
            aside=tuple(LaidCard(card, until=until) for card in self.pot[:-1]),
            hands=self.hands(),
            faces=FACES,
            left=left,
        )

    def fate(self, seat: Seat, takers: Sequence[Seat], equal: Sequence[Seat]) -> Fate:
        """Return what has become of a player's card in this round."""
        return "taken" if seat in takers else "matched" if seat in equal else "none"

    def hands(self) -> dict[Seat, list[int]]:
        """Return the cards that each player still has."""
        return {
            seat: [card for card in self.deck if card not in played]
            for seat, played in self.played.items()
        }

    def end_game(self) -> None:
        """Publish the winners: the most points of those who stayed, a tie is shared."""
        total = self.seating.end_game()
        self.table.rule("winning", Won(seats=self.table.winners, total=total, pot=self.pot))


def judge(
    cards: Mapping[Seat, int], pot: Sequence[int], ties: str
) -> tuple[tuple[Seat, ...], Takes | Tie]:
    """Return who takes the pot, in equal parts, and why (#taking, #ties).

    >>> cards = {Seat("ana"): 7, Seat("bo"): 7, Seat("cy"): 2}
    >>> {ties: judge(cards, [4], ties)[0] for ties in ("stay", "discard", "share", "cancel")}
    {'stay': (), 'discard': (), 'share': ('ana', 'bo'), 'cancel': ('cy',)}
    """
    played = list(cards.values())
    counting = [card for card in played if ties != "cancel" or played.count(card) == 1]
    top = max(counting, default=None)
    best = tuple(seat for seat, card in cards.items() if card == top)
    if top is not None and len(best) == 1:
        return best, Takes(best[0], top, tuple(pot), ties)
    return best if ties == "share" else (), Tie(best, top, tuple(pot), ties)


def equals(cards: Mapping[Seat, int], why: Takes | Tie) -> list[Seat]:
    """Return whose cards match one that would have taken the prizes, had it been alone.

    >>> cards = {Seat("ana"): 7, Seat("bo"): 7, Seat("cy"): 2, Seat("di"): 2}
    >>> {ties: equals(cards, judge(cards, [4], ties)[1]) for ties in ("stay", "cancel")}
    {'stay': ['ana', 'bo'], 'cancel': ['ana', 'bo', 'cy', 'di']}
    """
    top, played = why.card or 0, list(cards.values())
    least = top + 1 if why.ties == "cancel" else top
    return [seat for seat, n in cards.items() if n >= least and played.count(n) > 1]


GAME = Goofspiel()
