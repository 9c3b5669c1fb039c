"""Whoever comes and goes while a set-up stands there: it is said for who then plays, in every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest

from rules.engine.referee import Referee
from rules.engine.registry import GAMES, meta
from rules.errors import Refused
from rules.facts import Fact, Tells
from tests.rules.conformance.rand import copy_of
from tests.rules.games.evening import BY_HOST, Evening, host_says, new_game, offered

Events = Sequence[tuple[str, str]]

EVENTS: Sequence[Events] = (
    [("leave", "0")],
    [("leave", "1"), ("back", "1")],
    [("join", "late")],
    [("join", "late"), ("leave", "0")],
    [("leave", "1"), ("join", "late"), ("back", "1")],
    [("join", "late"), ("decline", "late"), ("leave", "1")],
    [("join", "late"), ("leave", "late")],
    [("leave", "early"), ("leave", "0")],
)
"""Who comes and goes while the set-up stands there; a number is a seat's place."""
BEFORE: Sequence[Events] = ([], [("join", "early")], [("leave", "2")])
"""Who came or went in the deal before; without anybody it is the first set-up."""
ON = 15
"""How many steps are played after it."""


def told(referee: Referee) -> list[Fact]:
    """Return what was said last of what to set up; nothing once something else has happened."""
    facts = [each.fact for each in referee.table.last_event.rulings]
    return [fact for fact in facts if Tells.INSTRUCTION in fact.tells][-1:]


def let(referee: Referee, events: Events) -> int:
    """Let people come and go, as far as the game lets them, and return how many did."""
    done = 0
    for name, who in events:
        seat = referee.setup.seats[int(who)] if who.isdigit() else who
        with suppress(Refused):
            if name in offered(referee):
                host_says(referee, name, seat)
                done += 1
    return done


def at_set_up(game: str, before: Events) -> Referee:
    """Return a game that stands at its first set-up, or at the next one after people came and went."""
    players = min(meta(game).most, meta(game).least + 2)
    evening = Evening(new_game(game, players, {}), 1)
    evening.play(until=lambda now: bool(told(now)))
    if before:
        evening.play(until=lambda now: not told(now))
        let(evening.referee, before)
        evening.play(until=lambda now: bool(told(now)))
    return evening.referee


def moments(game: str) -> Iterator[tuple[Evening, Events]]:
    """Yield a game at a set-up for each way in which people may come and go."""
    for before in BEFORE:
        stands = at_set_up(game, before)
        for events in EVENTS if not stands.over else ():
            yield Evening(copy_of(stands), 1), events


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_is_said_for_who_plays_then(game: str) -> None:
    for evening, events in moments(game):
        referee = evening.referee
        first, scene = told(referee), referee.table.scene
        done = let(referee, events)
        now = told(referee), referee.table.scene
        again = copy_of(referee)
        assert (told(again), again.table.scene) == now, (events, "a replay says the same")
        for _ in range(done):
            referee.undo(BY_HOST)
        assert (told(referee), referee.table.scene) == (first, scene), (events, "as before")
        for _ in range(done):
            referee.redo(BY_HOST)
        assert (told(referee), referee.table.scene) == now, (events, "as after")
        for _ in range(ON):
            if not referee.over:
                evening.step()
