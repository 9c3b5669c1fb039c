"""Goofspiel: the game from start to end, and the scene that shows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.engine.beats import Beat
from rules.engine.game import Game
from rules.engine.mentions import RankedMention
from rules.engine.seating import Seats
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Script, Tabletop
from rules.facts import HOST, Fact, Ruling, Seat
from rules.games.goofspiel.beats import round_beats
from rules.games.goofspiel.bots import GoofspielBots
from rules.games.goofspiel.facts import Deal, Out, Override, Takes, Tie, Won
from rules.games.goofspiel.mentions import remarkable
from rules.games.goofspiel.meta import META
from rules.prompts import Option, PickRank, options

LEFT: Mapping[str, Literal["stays", "discarded", "nobody’s"]] = {
    "stay": "stays",
    "discard": "discarded",
    "share": "nobody’s",
    "cancel": "stays",
}
FACES = {**dict.fromkeys(range(1, 14), ""), 1: "A", 11: "J", 12: "Q", 13: "K"}


@dataclass(frozen=True, slots=True)
class Scene:
    """One round. Cards are numbers, from 1 for the ace to 13 for the king."""

    round: int
    rounds: int
    hands: Mapping[Seat, Sequence[int]]
    pot: Sequence[int] = ()  # the prizes on the table, that of this round last
    played: Mapping[Seat, int] = field(default_factory=dict)  # empty while cards are sealed
    takers: Sequence[Seat] = ()
    equal: Sequence[Seat] = ()  # whose cards match one that would take the prizes
    left: Literal["", "stays", "discarded", "nobody’s"] = ""  # what becomes of prizes nobody takes

    @property
    def begun(self) -> bool:
        """Whether the first prize has been entered."""
        return bool(self.pot)


class Goofspiel(Game):
    """As many rounds as everybody has cards; the most points win, a tie is shared."""

    meta = META
    bots = GoofspielBots

    def beats(self, rulings: Sequence[Ruling], scene: Scene | None) -> tuple[Beat, ...]:
        """Return the reveal of a round, moment by moment."""
        return () if scene is None else tuple(round_beats(rulings, scene.played, scene.equal))

    def remarkable(self, table: Tabletop) -> Iterable[RankedMention]:
        """Return what was remarkable in this game alone."""
        return remarkable(table)

    def play(self, table: Tabletop) -> Script[None]:
        """Play as many rounds as everybody has cards; the most points win, a tie is shared."""
        state = State(table)
        for number in state.deck:
            with table.within(f"round{number}"):
                yield from self.round(table, state, number)
        state.end_game()

    def round(self, table: Tabletop, state: State, number: int) -> Script[None]:
        """Turn up a prize, seal a card each, and give the pot to the highest."""
        prize = yield from table.anyone(lambda: state.prize_prompt(number))
        state.turn_up(number, prize)
        cards = yield from table.sealed("card", state.seating.staying, state.card_prompt)
        state.end_round(number, cards)


class State:
    """One game: which cards are out, the prizes on the table, and the points."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.rounds: int = table.options["cards"]
        self.order: str = table.options["order"]
        self.ties: str = table.options["ties"]
        self.deck = range(1, self.rounds + 1)
        self.pot: list[int] = []
        self.points = dict.fromkeys(table.seats, 0)
        self.prizes: dict[int, Fact] = {}
        """The prizes that were turned up, each with when."""
        self.played: dict[Seat, dict[int, Fact]] = {seat: {} for seat in table.seats}
        """The cards that each player has played, each with when."""
        self.odd: set[int] = set()
        """The cards that are no longer counted: the host says that the deck has more of them."""
        self.seating = Seats(table, META, self.publish_score)
        table.add_standing_call("override", HOST, self.override_prompt, self.stop_auditing)
        self.publish_score()
        table.scene = Scene(1, self.rounds, self.hands())
        table.rule("cards", Deal(cards=self.rounds, order=self.order))

    # -- prompts -----------------------------------------------------------------------

    def prize_prompt(self, number: int) -> PickRank:
        """Return the prompt for the prize of a round; in order, there is only one that it can be."""
        in_order = {"ascending": [number], "descending": [self.rounds + 1 - number]}
        return self._pick("prize", in_order.get(self.order, self.deck), self.prizes)

    def card_prompt(self, seat: Seat) -> PickRank:
        """Return the prompt for a player's card; those that were played are refused."""
        return self._pick("card", self.deck, self.played[seat])

    def _pick(self, name: str, cards: Iterable[int], out: Mapping[int, Fact]) -> PickRank:
        why = {card: what for card, what in out.items() if card not in self.odd}
        return PickRank(name, tuple(Option(n, why.get(n), face=FACES[n]) for n in cards))

    def override_prompt(self) -> PickRank | None:
        """Return the host's prompt for a card that the real deck has more of."""
        out = {card for cards in (self.prizes, *self.played.values()) for card in cards} - self.odd
        return PickRank("override", options(sorted(out))) if out else None

    def stop_auditing(self, card: int) -> None:
        """Stop counting a card: the real deck is odd."""
        self.odd.add(card)
        self.table.rule("audit", Override(card=card))

    # -- a round -----------------------------------------------------------------------

    def turn_up(self, number: int, prize: int) -> None:
        """Start a round: its prize joins those on the table."""
        self.prizes[prize] = Out(card=prize, round=number, seat=None)
        self.pot = [*self.pot, prize]
        self.table.new_page()
        self.table.scene = Scene(number, self.rounds, self.hands(), self.pot)

    def end_round(self, number: int, cards: Mapping[Seat, int]) -> None:
        """Turn the cards up, and give the prizes on the table to the winner."""
        takers, why = judge(cards, self.pot, self.ties)
        self.table.rule("taking" if len(takers) == 1 else "ties", why)
        for seat, card in cards.items():
            self.played[seat][card] = Out(card=card, round=number, seat=seat)
        for seat in takers:
            self.points[seat] += sum(self.pot) // len(takers)
        left = "" if takers else LEFT[self.ties]
        if takers and sum(self.pot) < len(takers):
            left = "nobody’s"
        self.table.scene = Scene(
            number, self.rounds, self.hands(), self.pot, cards, takers, equals(cards, why), left
        )
        self.publish_score()
        if takers or self.ties == "discard":
            self.pot = []

    def hands(self) -> dict[Seat, list[int]]:
        """Return the cards that each player still has."""
        return {
            seat: [card for card in self.deck if card not in played]
            for seat, played in self.played.items()
        }

    # -- the score ---------------------------------------------------------------------

    def publish_score(self) -> None:
        """Publish the points."""
        lines = (
            Line(seat, (), points, self.seating.competes(seat))
            for seat, points in self.points.items()
        )
        self.table.standings = Standings((), tuple(lines))

    def end_game(self) -> None:
        """Publish the winners: the most points of those who stayed, a tie is shared."""
        staying = self.seating.staying()
        most = max(self.points[seat] for seat in staying)
        self.table.winners = tuple(seat for seat in staying if self.points[seat] == most)
        what = Won(seats=self.table.winners, total=most, pot=tuple(self.pot))
        self.table.rule("winning", what)


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
