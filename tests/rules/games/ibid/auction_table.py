"""A table for one clause: a small deck of one's own, and everything said aloud."""

from __future__ import annotations

from typing import Any, TypeVar

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.errors import Refused
from rules.facts import Fact, Json, Seat
from rules.games.ibid.scene import Scene
from tests.rules.games.ibid.driver import scene_of, seat_down

F = TypeVar("F", bound=Fact)

HOST = Stamp("host")
PLAIN = tuple(f"{number},Camerat,{number % 9 + 1}," for number in range(1, 65))
"""Tiles without actions, 1 to 64, all of one type."""


def deck(*special: str) -> list[str]:
    """Plain tiles, and these in the place of those with the same numbers."""
    there = {row.split(",")[0] for row in special}
    return [*special, *(row for row in PLAIN if row.split(",")[0] not in there)]


class Table:
    """A game in which ana starts, and the offer begins with the tile that is named."""

    def __init__(self, *special: str, start: int, players: int = 3, **options: object) -> None:
        given: dict[str, Any] = {
            "deck": "ours",
            "whole": True,
            "draw": False,
            "list": deck(*special),
        }
        self.referee: Referee = seat_down(players, **given | options)
        self.say("starter", "ana")
        self.say("start", start)

    @property
    def scene(self) -> Scene:
        return scene_of(self.referee)

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what, of those who have not answered."""
        ask = self.referee.current_ask
        return [
            (str(pending.who), pending.prompt.name)
            for pending in (ask.pending if ask else ())
            if pending.key not in self.referee.pending_answers
        ]

    @property
    def turn(self) -> str | None:
        """Whose turn it is."""
        return next((who for who, name in self.asked if name == "turn"), None)

    @property
    def offer(self) -> list[int]:
        return [laid.tile.number for laid in self.scene.offer]

    def pile(self, seat: str) -> list[int]:
        return [tile.number for tile in self.scene.piles[Seat(seat)]]

    def hand(self, seat: str) -> int:
        return self.scene.hands[Seat(seat)]

    def say(self, name: str, value: Json, who: str | None = None) -> None:
        """Answer the prompt of this name, of somebody or of whoever is asked it."""
        assert self.referee.current_ask is not None
        pending = next(
            each
            for each in self.referee.current_ask.pending
            if each.prompt.name == name
            and each.key not in self.referee.pending_answers
            and (who is None or each.who == who)
        )
        self.referee.answer(pending.key, value, HOST)

    def add(self, number: int) -> None:
        self.say("turn", {"add": number})

    def adds(self, *numbers: int) -> None:
        for number in numbers:
            self.add(number)

    def auction(self, **bids: Json) -> None:
        """Declare, bid, and turn over."""
        self.say("turn", "declare")
        self.bids(**bids)

    def bids(self, **bids: Json) -> None:
        for seat, value in bids.items():
            self.say("bid", value, seat)
        assert self.referee.current_ask is not None
        self.referee.open(self.referee.current_ask.key, HOST)

    def why(self, name: str, value: Json, who: str | None = None) -> str:
        """The reason for which an answer is refused."""
        try:
            self.say(name, value, who)
        except Refused as refused:
            return refused.why.code.removeprefix("ibid.")
        raise AssertionError("it was not refused")

    def last(self, kind: type[F]) -> F:
        """The last thing of a kind that was ruled."""
        every = [r.fact for page in self.referee.table.pages for r in page]
        return next(said for said in reversed(every) if isinstance(said, kind))

    def codes(self) -> list[str]:
        return [
            r.fact.code.removeprefix("ibid.") for page in self.referee.table.pages for r in page
        ]


def won_some(*special: str) -> Table:
    """Everybody has scored: ana 20, bo 30, cy 40; the offer is the 45, and it is ana's turn."""
    table = Table(*special, start=20)
    table.auction(ana=60, bo=30, cy=59)
    assert table.pile("ana") == [20]
    table.auction(ana=58, bo=61, cy=40)
    assert table.pile("bo") == [30]
    table.auction(ana=45, bo=56, cy=62)
    assert table.pile("cy") == [40]
    assert table.offer == [45]
    assert table.turn == "ana"
    return table
