"""Games that the app plays all by itself, each as the record of a game that has been played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.tables.past_games import GameRecord, record_of
from companion.tables.roster import COLOURS, CurrentGame, Person, Roster
from rules.engine.bot_play import whole_game
from rules.engine.registry import load
from rules.engine.setup import Setup
from rules.facts import Json, Seat

NAMES = ("Alma", "Bruno", "Clara", "Dario", "Elif", "Felix", "Greta", "Hugo")
"""What the players are called that the app plays."""


def roster_of(names: Sequence[str], first: str = COLOURS[0]) -> Roster:
    """Return people of these names as they sit clockwise, each with a symbol; ``first`` is the first one's."""
    seats = [Seat(f"s{number}") for number in range(1, len(names) + 1)]
    colours = [first, *(colour for colour in COLOURS if colour != first)]
    people = {
        seat: Person(seat, name, colour)
        for seat, name, colour in zip(seats, names, colours, strict=False)
    }
    return Roster(people=people, order=seats, seats_made=len(seats))


def bot_setup(game: str, players: int, given: Mapping[str, Json] | None = None) -> Setup:
    """Return what a game of bots starts from; where options are not given, they have their defaults.

    :raises rules.errors.Refused: if these options do not fit together, or with so many players.
    """
    values = load(game).meta.settle(players, given or {})
    seats = tuple(Seat(f"s{number}") for number in range(1, players + 1))
    return Setup(seats, load(game).bots.options(values))


def game_of_bots(
    game: str, seed: int, players: int, given: Mapping[str, Json] | None = None
) -> GameRecord:
    """Return a whole game that bots have played; the same seed gives the same one.

    :raises rules.errors.Refused: as :func:`bot_setup`.
    """
    setup = bot_setup(game, players, given)
    referee = whole_game(load(game), setup, seed)
    playing = CurrentGame(game, setup, 1)
    return record_of(playing, roster_of(NAMES[:players]), referee.log, referee.history)
