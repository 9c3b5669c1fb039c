"""Games of a few lines, to try one idea of the engine at a time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rules.engine.game import Game
from rules.engine.log import Entry, Stamp
from rules.engine.meta import Meta
from rules.engine.referee import Referee
from rules.engine.tabletop import Script, Setup, Tabletop
from rules.engine.views import as_json
from rules.errors import Refused
from rules.facts import Json, Seat
from rules.prompts import Number

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")
HOST = Stamp("host")

Play = Callable[[Tabletop], Script[None]]


class Toy(Game):
    meta = Meta("toy", "Toy", "", "", 2, 3, (5, 10), 1, (2, 3))

    def __init__(self, play: Play) -> None:
        self._play = play

    def play(self, table: Tabletop) -> Script[None]:
        return self._play(table)


def start(play: Play, *seats: Seat, seed: int = 1, log: tuple[Entry, ...] = ()) -> Referee:
    return Referee(Toy(play), Setup(seats or (ANA, BO, CY)), Random(seed), log)


def again(referee: Referee, seed: int = 99) -> Referee:
    """The same game, made anew from its log alone, with other chance."""
    return Referee(referee.game, referee.setup, Random(seed), referee.log)


def say(referee: Referee, key: str, value: Json, by: str = "host") -> tuple[Entry, ...]:
    return referee.answer(key, value, Stamp(by))


def seal(referee: Referee, key: str, **values: Json) -> None:
    for seat, value in values.items():
        referee.answer(f"{key}/{seat}", value, Stamp(seat))


def refusal(act: Callable[[], Any]) -> str:
    """The code of the refusal that this meets."""
    try:
        act()
    except Refused as refused:
        return refused.why.code
    raise AssertionError("it was not refused")


def number(name: str, low: int = 1, high: int = 10) -> Number:
    return Number(name, low, high)


def state(referee: Referee) -> object:
    """Everything that a game comes to, but for who entered it when."""
    table = referee.table
    ask = referee.current_ask
    return (
        None if ask is None else (ask.key, ask.mode, [pending.key for pending in ask.pending]),
        {key: (held.value, held.why) for key, held in referee.pending_answers.items()},
        {key: aside.value for key, aside in referee.set_aside.items()},
        [(step.pending.key, step.value, step.page) for step in referee.history],
        [as_json(table.scene, referee, viewer) for viewer in (None, *table.seats)],
        table.standings,
        table.winners,
        [tuple(page) for page in table.pages],
        set(referee.opened_secrets),
    )
