"""Hol’s der Geier: who can play it, and the game from start to end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.engine.game import Game
from rules.engine.meta import Form, Meta
from rules.engine.options import Choice, Toggle
from rules.engine.printed import PrintedCard, PrintedDeck
from rules.engine.seating import SeatsWithPoints
from rules.engine.table_scene import Fate, LaidCard, Middle, Moment, Place, TableScene
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Fact, Seat, Tells
from rules.prompts import Confirm, Option, PickRank

CARDS = range(1, 16)
"""The cards of each player."""
PRIZES = (*range(-5, 0), *range(1, 11))
"""Vultures are worth less than nothing, mice more."""


def printed_cards(values: Mapping[str, int]) -> list[PrintedCard]:
    """Return the prizes, and fifteen cards for each player."""
    prizes = [PrintedCard("number_card", {"number": n}, back="Prizes") for n in PRIZES]
    return prizes + [PrintedCard("number_card", {"number": n}, values["players"]) for n in CARDS]


META = Meta(
    id="vulture",
    name="Hol’s der Geier",
    tagline="Fifteen cards, in secret: the best mouse to the highest, the worst vulture to the lowest.",
    credit="Hol’s der Geier (Alex Randolph)",
    least=2,
    most=5,
    minutes=(15, 20),
    difficulty=1,
    best=(4, 5),
    printed=(
        PrintedDeck(
            name="all",
            label="Cards for five",
            help="Fifteen prizes, and the cards 1 to 15 for each of you.",
            cards=lambda _: printed_cards({"players": 5}),
        ),
    ),
    forms=(
        Form("hidden", "As published", "You remember who has played what.", {"hands": False}),
        Form("open", "Open hands", "Everybody sees who still has what.", {"hands": True}),
    ),
    options=(
        Toggle(
            name="hands",
            label="Open hands",
            help="The phones show which cards everybody still has.",
            badge="house",
        ),
        Choice(
            name="flips",
            label="The prizes",
            choices={"table": "We flip them", "app": "The app draws them"},
            help="The app may draw the prizes, for those who have none.",
            badges={"app": "house"},
        ),
    ),
)


# -- facts -------------------------------------------------------------------------------


class VultureFact(Fact, family="vulture"):
    """A fact of Hol’s der Geier. The prizes on the table are its ``pot``."""


class Deal(VultureFact):
    """The game begins."""

    tells = Tells.INSTRUCTION


class Takes(VultureFact):
    """One player takes what lies on the table, as the highest or the lowest that nobody matched."""

    seat: Seat
    card: int
    pot: tuple[int, ...]

    @property
    def worth(self) -> int:
        """The points that it brings."""
        return sum(self.pot)

    @property
    def is_high(self) -> bool:
        """Whether the highest card takes it, since it is worth something."""
        return self.worth >= 0


class Stays(VultureFact):
    """Every card was matched; nothing comes after the ``last`` round."""

    pot: tuple[int, ...]
    last: bool

    @property
    def worth(self) -> int:
        """The points that lie on the table."""
        return sum(self.pot)


class Out(VultureFact):
    """A card is out: ``seat`` played it, or it was a prize if that is None."""

    card: int
    round: int
    seat: Seat | None


class Won(VultureFact):
    """The game is over; nobody has taken the ``pot`` that is left."""

    seats: tuple[Seat, ...]
    total: int
    pot: tuple[int, ...]


# -- the script --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(TableScene):
    """One round; ``pot`` are the prizes on the table."""

    pot: tuple[int, ...] = ()

    @property
    def worth(self) -> int:
        """The points that lie on the table."""
        return sum(self.pot)

    @property
    def stake(self) -> Literal["none", "vulture", "mouse"]:
        """What is played for."""
        if not self.pot:
            return "none"
        return "vulture" if self.worth < 0 else "mouse"


class Vulture(Game):
    """Fifteen prizes, and a card for each; the most points win, a tie is shared."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play a round for each prize."""
        state = State(table)
        for number in range(1, len(PRIZES) + 1):
            with table.within(f"round{number}"):
                yield from self.round(table, state, number)
        state.end_game()

    def round(self, table: Tabletop, state: State, number: int) -> Script[None]:
        """Turn up a prize, seal a card each, and see who takes it."""
        if state.app_draws:
            # Nothing else is asked between two rounds: nobody would see the cards of the one before.
            yield from table.anyone(Confirm("draw"))
            prize = yield from table.chance(state.prize_prompt())
        else:
            prize = yield from table.anyone(state.prize_prompt)
        state.turn_up(number, prize)
        cards = yield from table.sealed("card", state.seating.staying, state.card_prompt)
        state.end_round(cards)


class State:
    """One game: which cards are out, the prizes on the table, and the seats with their points."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.app_draws = table.options["flips"] == "app"
        self.number = 1
        self.pot: tuple[int, ...] = ()
        self.prizes: dict[int, Fact] = {}
        """The prizes that were turned up, each with when."""
        self.played: dict[Seat, dict[int, Fact]] = {seat: {} for seat in table.seats}
        """The cards that each player has played, each with when."""
        self.seating = SeatsWithPoints(table, META)
        self.show({})
        table.rule("cards", Deal())

    def prize_prompt(self) -> PickRank:
        """Return the prompt for the next prize."""
        return PickRank("prize", tuple(Option(n, self.prizes.get(n)) for n in PRIZES))

    def card_prompt(self, seat: Seat) -> PickRank:
        """Return the prompt for a player's card; those that were played are refused."""
        return PickRank("card", tuple(Option(n, self.played[seat].get(n)) for n in CARDS))

    def turn_up(self, number: int, prize: int) -> None:
        """Start a round: its prize joins those on the table."""
        self.number = number
        self.prizes[prize] = Out(prize, number, None)
        self.pot = (*self.pot, prize)
        self.table.new_page()
        self.show({})

    def end_round(self, cards: Mapping[Seat, int]) -> None:
        """Turn the cards up, and let somebody take what lies on the table."""
        taker = judge(cards, self.pot)
        for seat, card in cards.items():
            self.played[seat][card] = Out(card, self.number, seat)
        if taker is None:
            self.table.rule("ties", Stays(self.pot, last=self.number == len(PRIZES)))
        else:
            self.table.rule("taking", Takes(taker, cards[taker], self.pot))
            self.seating.gain([taker], sum(self.pot))
        self.show(cards, taker)
        if taker is not None:
            self.pot = ()

    def show(self, cards: Mapping[Seat, int], taker: Seat | None = None) -> None:
        """Publish the round: the cards that are face up, and who takes the prizes."""
        takers = () if taker is None else (taker,)
        self.table.scene = Scene(
            round=self.number,
            rounds=len(PRIZES),
            places=[
                Place(seat, cards.get(seat), self.fate(seat, cards, taker), sum(self.pot))
                for seat in self.table.seats
            ],
            middle=Middle(self.pot, takers),
            aside=[LaidCard(n, until=Moment("take") if takers else None) for n in self.pot[:-1]],
            hands=self.hands(),
            open_hands=self.table.options["hands"],
            pot=self.pot,
        )

    def fate(self, seat: Seat, cards: Mapping[Seat, int], taker: Seat | None) -> Fate:
        """Return what has become of a player's card in this round."""
        if seat == taker:
            return "taken" if sum(self.pot) >= 0 else "bad"
        return "matched" if list(cards.values()).count(cards.get(seat, 0)) > 1 else "none"

    def hands(self) -> dict[Seat, list[int]]:
        """Return the cards that each player still has."""
        return {
            seat: [card for card in CARDS if card not in played]
            for seat, played in self.played.items()
        }

    def end_game(self) -> None:
        """The most points win; equal points share the win."""
        total = self.seating.end_game()
        self.table.rule("winning", Won(self.table.winners, total, self.pot))


def judge(cards: Mapping[Seat, int], pot: Sequence[int]) -> Seat | None:
    """Return who takes the prizes on the table; None if every card is matched (#taking, #ties).

    >>> cards = {Seat("ana"): 15, Seat("bo"): 15, Seat("cy"): 9, Seat("di"): 2}
    >>> judge(cards, [7]), judge(cards, [-3]), judge({Seat("ana"): 4, Seat("bo"): 4}, [7])
    ('cy', 'di', None)
    """
    played = list(cards.values())
    alone = {card: seat for seat, card in cards.items() if played.count(card) == 1}
    if not alone:
        return None
    return alone[max(alone) if sum(pot) >= 0 else min(alone)]


GAME = Vulture()
