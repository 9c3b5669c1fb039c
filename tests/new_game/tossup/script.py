"""Toss-up: the game from start to end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.engine.game import Game
from rules.engine.seating import Seats
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Seat
from rules.prompts import Choose, options
from tests.new_game.tossup.facts import Fell, Won
from tests.new_game.tossup.meta import META

SIDES = ("heads", "tails")


@dataclass(frozen=True)
class Scene:
    """What the board shows: the round, and what everybody guessed in the last one."""

    players: tuple[Seat, ...]
    rounds: int
    round: int = 1
    fell: str | None = None
    """How the coin fell in the last round; None before the first toss."""
    guesses: Mapping[Seat, str] | None = None
    right: tuple[Seat, ...] = ()


class TossUp(Game):
    """Everybody guesses in secret, the coin is tossed, and who guessed right has a point."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play as many rounds as were agreed; the most right guesses win."""
        points = dict.fromkeys(table.seats, 0)

        def standings() -> Standings:
            lines = (Line(seat, (), points[seat], seats.competes(seat)) for seat in table.seats)
            return Standings((), tuple(lines))

        def publish_score() -> None:
            table.standings = standings()

        seats = Seats(table, META, publish_score)
        publish_score()
        scene = Scene(table.seats, table.options["rounds"])
        for number in range(1, scene.rounds + 1):
            scene = table.scene = replace(scene, round=number)
            with table.within(f"round{number}"):
                guesses = yield from table.sealed(
                    "guess", seats.staying, lambda _: Choose("guess", options(SIDES))
                )
                fell = yield from table.anyone(Choose("coin", options(SIDES)))
            right = tuple(seat for seat, guess in guesses.items() if guess == fell)
            for seat in right:
                points[seat] += 1
            table.new_page()
            table.rule("guessing", Fell(fell, right))
            scene = table.scene = replace(scene, fell=fell, guesses=guesses, right=right)
            publish_score()
        winners = table.winners = standings().leaders()
        table.rule("winning", Won(winners, points[winners[0]]))


GAME = TossUp()
