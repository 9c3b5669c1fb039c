"""Whole games that bots have played, as records: the same game, seed and players give the same record."""

from __future__ import annotations

from random import Random

from companion.tables.past_games import GameRecord, record_of
from companion.tables.roster import COLOURS, CurrentGame, Person, Roster
from rules.engine import registry
from rules.engine.log import TABLE_BY, Stamp
from rules.engine.referee import Referee
from rules.engine.script_runner import seat_of
from rules.engine.setup import Setup
from rules.facts import Seat

NAMES = ("Ana", "Bo", "Cleo", "Dee", "Eli", "Fay", "Gus", "Hal")


def game_of_bots(game: str, seed: int, players: int) -> GameRecord:
    """Return a game that bots have played from its start to its end.

    :raises KeyError: when there is no such game.
    """
    rng = Random(f"{game} {seed}")  # noqa: S311  # a game, no secret
    meta = registry.meta(game)
    seats = tuple(Seat(f"s{number}") for number in range(1, players + 1))
    values = dict(meta.forms[0].values) if meta.forms else {}
    setup = Setup(seats, meta.settle(players, values))
    referee = Referee(registry.load(game), setup, rng)
    while not referee.over and referee.ask is not None:
        if referee.ready:
            referee.open(referee.ask.key, Stamp(TABLE_BY))
            continue
        asked = [each for each in referee.ask.pending if each.key not in referee.pending_answers]
        pending = rng.choice([each for each in asked if not each.call] or asked)
        prompt = referee.resolve(pending)
        seat = seat_of(pending) or pending.proposed or rng.choice(seats)
        referee.answer(pending.key, prompt.dump(prompt.sample(rng)), Stamp(seat))
    people = {
        seat: Person(seat, name, colour)
        for seat, name, colour in zip(seats, NAMES, COLOURS, strict=False)
    }
    playing = CurrentGame(game, setup, 1)
    roster = Roster(people=people, order=list(seats), playing=playing, games=1)
    return record_of(playing, roster, referee)
