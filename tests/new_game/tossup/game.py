"""Toss-up: everybody guesses in secret how a coin falls."""

from __future__ import annotations

from dataclasses import replace

from rules.engine.game import Game
from rules.engine.meta import Meta
from rules.engine.options import Count
from rules.engine.seating import SeatsWithPoints
from rules.engine.table_scene import Middle, Place, TableScene
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Fact, Seat
from rules.prompts import Choose, options

META = Meta(
    id="tossup",
    name="Toss-up",
    tagline="Guess how the coin falls.",
    credit="Traditional",
    least=2,
    most=8,
    minutes=(5, 10),
    difficulty=1,
    best=(3, 6),
    options=(
        Count(
            name="rounds",
            label="Rounds",
            low=1,
            high=9,
            default=3,
            help="How often the coin is tossed.",
        ),
    ),
)
SIDES = ("heads", "tails")


class TossUpFact(Fact, family="tossup"):
    """A fact of Toss-up. Its sentence is the message of its name in ``words/en.ftl``."""


class Fell(TossUpFact):
    """The coin fell on a side, "heads" or "tails"; those who had guessed it have a point."""

    side: str
    seats: tuple[Seat, ...]


class Won(TossUpFact):
    """The game is over."""

    seats: tuple[Seat, ...]
    total: int


class TossUp(Game):
    """Everybody guesses in secret, the coin is tossed, and who guessed right has a point."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play as many rounds as were agreed; the most right guesses win."""
        state = State(table)
        for number in range(1, state.rounds + 1):
            with table.within(f"round{number}"):
                state.begin_round(number)
                guesses = yield from table.sealed(
                    "guess", state.seating.staying, lambda _: Choose("guess", options(SIDES))
                )
                state.turn_up(guesses)
                side = yield from table.anyone(Choose("coin", options(SIDES)))
                state.end_round(guesses, side)
        state.end_game()


class State:
    """One game: what lies on the table, and the seats with their points."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.rounds: int = table.options["rounds"]
        self.seating = SeatsWithPoints(table, META)
        self.scene = TableScene(
            rounds=self.rounds, places=tuple(map(Place, table.seats)), middle=Middle()
        )

    def show(self, scene: TableScene) -> None:
        """Publish what lies on the table now."""
        self.scene = self.table.scene = scene

    def begin_round(self, number: int) -> None:
        """Name the new round; the guesses of the round before stay in sight."""
        self.show(replace(self.scene, round=number))

    def turn_up(self, guesses: dict[Seat, str]) -> None:
        """Show what everybody has guessed."""
        self.table.new_page()
        places = [Place(seat, guesses.get(seat)) for seat in self.table.seats]
        self.show(replace(self.scene, places=places, middle=Middle()))

    def end_round(self, guesses: dict[Seat, str], side: str) -> None:
        """Give a point for each right guess."""
        right = tuple(seat for seat, guess in guesses.items() if guess == side)
        self.table.rule("guessing", Fell(side, right))
        self.seating.gain(right, 1)
        places = [
            Place(seat, guesses.get(seat), "taken" if seat in right else "none", lies_open=True)
            for seat in self.table.seats
        ]
        self.show(replace(self.scene, places=places, middle=Middle((side,))))

    def end_game(self) -> None:
        """The most points win; equal points share the win."""
        total = self.seating.end_game()
        self.table.rule("winning", Won(self.table.winners, total))


GAME = TossUp()
