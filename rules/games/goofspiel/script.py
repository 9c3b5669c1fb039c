"""Goofspiel: the game from start to end, and the scene that shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal

from rules.engine.beats import Beat
from rules.engine.game import Game
from rules.engine.mentions import Mention, most_remarkable
from rules.engine.seating import Seats
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Script, Tabletop
from rules.facts import HOST, Fact, Ruling, Seat, fact
from rules.games.goofspiel.beats import round_beats
from rules.games.goofspiel.bots import GoofspielBots
from rules.games.goofspiel.mentions import remarkable
from rules.games.goofspiel.meta import META
from rules.prompts import Option, OptionsOf, PickRank, options
from rules.values import dataclass, field

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
    pot: Sequence[int] = ()  # the prizes that lie there, that of this round last
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

    def mentions(self, table: Tabletop) -> tuple[Mention, ...]:
        """Return what was remarkable, from the rulings of all rounds and the scores."""
        return most_remarkable(remarkable(table))

    def play(self, table: Tabletop) -> Script[None]:
        """In each round turn up a prize, seal a card each, and give the pot to the highest."""
        rounds, order, ties = (table.options[name] for name in ("cards", "order", "ties"))
        deck = range(1, rounds + 1)
        points = dict.fromkeys(table.seats, 0)
        pot: list[int] = []
        out: dict[Seat | None, dict[int, Fact]] = {seat: {} for seat in (None, *table.seats)}
        odd: set[int] = set()  # no longer counted: the host says that the deck has more of them

        def pick(name: str, cards: Sequence[int], seat: Seat | None = None) -> PickRank:
            why = {**out[seat], **dict.fromkeys(odd)}.get
            return PickRank(name, OptionsOf(cards, lambda n: Option(n, why(n), face=FACES[n]), why))

        def override_prompt() -> PickRank | None:
            cards = sorted({card for gone in out.values() for card in gone} - odd)
            return PickRank("override", options(cards)) if cards else None

        def override(card: int) -> None:
            odd.add(card)
            table.rule("audit", fact("goofspiel.override", card=card))

        def publish_score() -> None:
            lines = (Line(seat, (), points[seat], seats.competes(seat)) for seat in table.seats)
            table.standings = Standings((), tuple(lines))

        def hands() -> dict[Seat, list[int]]:
            return {seat: [card for card in deck if card not in out[seat]] for seat in points}

        seats = Seats(table, META, publish_score)
        table.add_standing_call("override", HOST, override_prompt, override)
        publish_score()
        table.scene = Scene(1, rounds, hands())
        table.rule("cards", fact("goofspiel.deal", cards=rounds, order=order))
        for number in deck:
            with table.within(f"round{number}"):
                next_one = {"ascending": [number], "descending": [rounds + 1 - number]}
                prize = yield from table.anyone(partial(pick, "prize", next_one.get(order, deck)))
                out[None][prize] = fact("goofspiel.out", card=prize, round=number, seat=None)
                pot = [*pot, prize]
                table.new_page()
                table.scene = Scene(number, rounds, hands(), pot)
                cards = yield from table.sealed("card", seats.staying, partial(pick, "card", deck))
            takers, why = judge(cards, pot, ties)
            table.rule("taking" if len(takers) == 1 else "ties", why)
            for seat, card in cards.items():
                out[seat][card] = fact("goofspiel.out", card=card, round=number, seat=seat)
                points[seat] += sum(pot) // len(takers) if seat in takers else 0
            equal, left = equals(cards, why), "" if takers else LEFT[ties]
            if takers and sum(pot) < len(takers):
                left = "nobody’s"
            table.scene = Scene(number, rounds, hands(), pot, cards, takers, equal, left)
            publish_score()
            pot = [] if takers or ties == "discard" else pot
        most = max(points[seat] for seat in seats.staying())
        table.winners = tuple(seat for seat in seats.staying() if points[seat] == most)
        table.rule("winning", fact("goofspiel.won", seats=list(table.winners), total=most, pot=pot))


def judge(cards: Mapping[Seat, int], pot: list[int], ties: str) -> tuple[list[Seat], Fact]:
    """Return who takes the pot, in equal parts, and why (#taking, #ties).

    >>> cards = {Seat("ana"): 7, Seat("bo"): 7, Seat("cy"): 2}
    >>> {ties: judge(cards, [4], ties)[0] for ties in ("stay", "discard", "share", "cancel")}
    {'stay': [], 'discard': [], 'share': ['ana', 'bo'], 'cancel': ['cy']}
    """
    played = list(cards.values())
    counting = [card for card in played if ties != "cancel" or played.count(card) == 1]
    top = max(counting, default=None)
    best = [seat for seat, card in cards.items() if card == top]
    takers = best if len(best) == 1 or ties == "share" else []
    what = "goofspiel.takes" if len(takers) == 1 else "goofspiel.tie"
    return takers, fact(what, seats=best, card=top, pot=pot, ties=ties)


def equals(cards: Mapping[Seat, int], why: Fact) -> list[Seat]:
    """Return whose cards match one that would have taken the prizes, had it been alone.

    >>> cards = {Seat("ana"): 7, Seat("bo"): 7, Seat("cy"): 2, Seat("di"): 2}
    >>> {ties: equals(cards, judge(cards, [4], ties)[1]) for ties in ("stay", "cancel")}
    {'stay': ['ana', 'bo'], 'cancel': ['ana', 'bo', 'cy', 'di']}
    """
    top, played = why.data["card"] or 0, list(cards.values())
    least = top + 1 if why.data["ties"] == "cancel" else top
    return [seat for seat, n in cards.items() if n >= least and played.count(n) > 1]


GAME = Goofspiel()
