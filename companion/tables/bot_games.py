"""Plays whole games with bots only, and returns the record of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.tables.past_games import GameRecord, record_of
from companion.tables.roster import COLOURS, CurrentGame, Person, Roster
from rules.engine.bot_play import whole_game
from rules.engine.registry import load, meta
from rules.engine.setup import Setup
from rules.facts import Json, Seat

NAMES = ("Alma", "Bruno", "Clara", "Dario", "Elif", "Felix", "Greta", "Hugo")
"""The names of the bots."""
PLAYERS = 4
"""How many play where bots do, if the game allows so many."""


def players_of(game: str) -> int:
    """Return how many play a game where bots do."""
    return max(meta(game).least, min(PLAYERS, meta(game).most))


def _roster(seats: Sequence[Seat]) -> Roster:
    """Return a roster with a bot on each of these seats."""
    people = {
        seat: Person(seat, name, colour)
        for seat, name, colour in zip(seats, NAMES, COLOURS, strict=False)
    }
    return Roster(
        people=people, order=list(seats), seats_made=len(seats), courts="", reactions=False
    )


def bot_setup(game: str, players: int, given: Mapping[str, Json] | None = None) -> Setup:
    """Return the setup of a game of bots; options that are not given have their defaults.

    :raises rules.errors.Refused: if these options do not fit together, or with so many players.
    """
    values = load(game).meta.settle(players, given or {})
    seats = tuple(Seat(f"s{number}") for number in range(1, players + 1))
    return Setup(seats, load(game).bots.options(values))


def game_of_bots(
    game: str, seed: int, players: int, given: Mapping[str, Json] | None = None
) -> GameRecord:
    """Let bots play a whole game, and return its record; the same seed gives the same game.

    :raises rules.errors.Refused: as :func:`bot_setup`.
    """
    setup = bot_setup(game, players, given)
    referee = whole_game(load(game), setup, seed)
    playing = CurrentGame(game, setup, 1)
    return record_of(playing, _roster(setup.seats), referee.log, referee.history)
