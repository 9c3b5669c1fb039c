"""Any other game under way: rounds of the sheet and sealed rounds, as a table would enter them."""

from __future__ import annotations

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.anygame.scene import Scene
from tests.rules.games.evening import BY_HOST, NAMES, new_game, scene_as

scene_of = scene_as(Scene)


def seat_down(players: int, **options: Json) -> Referee:
    """A game before its first round."""
    return new_game("anygame", players, options)


def next_is(referee: Referee, number: int, what: str) -> None:
    """Say what comes next: scores, a sealed round, or the end."""
    assert referee.current_ask is not None
    assert referee.current_ask.key.startswith(f"round{number}/next")
    referee.answer(referee.current_ask.key, what, Stamp(NAMES[0]))


def write_round(referee: Referee, number: int, *sums: Json) -> None:
    """Write a row of the sheet, in the order of the seats."""
    next_is(referee, number, "scores")
    for seat, text in zip(NAMES, sums, strict=False):
        referee.answer(f"round{number}/score/{seat}", text, Stamp(seat))


def add(referee: Referee, number: int, nth: int, seat: Seat, text: Json) -> None:
    """Add to a running total, for the nth time of this seat in this round, from 0."""
    referee.answer(f"round{number}/add{nth}/{seat}", text, Stamp(seat))


def enter(referee: Referee, at: str, **entries: Json) -> None:
    """Seal an entry each, and turn them over."""
    for name, value in entries.items():
        referee.answer(f"{at}/entry/{name}", value, Stamp(Seat(name)))
    referee.open(f"{at}/entry", BY_HOST)


def sealed_round(referee: Referee, number: int, **entries: Json) -> None:
    """Say that a sealed round comes next, and play it once."""
    next_is(referee, number, "sealed")
    assert referee.current_ask is not None
    enter(referee, referee.current_ask.key.removesuffix("/entry"), **entries)


def finish(referee: Referee, number: int) -> Referee:
    """Say that the game is over."""
    next_is(referee, number, "finish")
    return referee
