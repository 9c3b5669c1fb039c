"""``python -m tests.bench.bench_drawing``: what drawing costs, region by region.

One table in this process, six pads and a board, without sockets: every step of a recorded game is
entered, and everything that it changes is drawn and framed. CPU time of this process, a round.
"""

from __future__ import annotations

import argparse
from collections import Counter
from time import process_time_ns
from typing import Any, ClassVar

from companion.glance import Glance, Watcher
from companion.regions import Region
from companion.screens import Screens
from rules.registry import GAMES
from tests.companion.laid import NAMES, Laid
from tests.wire.party import Turn, script


class Watched(Screens):
    """Screens that note how long each region took."""

    spent: ClassVar[Counter[str]] = Counter()
    times: ClassVar[Counter[str]] = Counter()

    def _render(self, region: Region, look: Glance) -> str:
        start = process_time_ns()
        drawn = super()._render(region, look)
        name = f"{look.watcher.role} {region.name}"
        self.spent[name] += process_time_ns() - start
        self.times[name] += 1
        return drawn


class Room:
    """A table, everybody there and looking."""

    def __init__(self, game: str, players: int) -> None:
        self.laid = Laid(players)
        house = self.laid.house
        house.screens.__class__ = Watched
        for name in NAMES[:players]:
            self.laid.table.arrive(f"device-{name}")
        self.laid.table.arrive("laptop", laptop=True)
        self.laid.start(game)
        watchers = [Watcher("board", host=True), *(Watcher("pad", s) for s in self.laid.seats)]
        self.viewers = [house.hub.add(self.laid.table, watcher) for watcher in watchers]
        self.rounds = self.commands = self.frames = self.bytes = self.door = self.drawing = 0
        self.draw()

    def draw(self) -> None:
        """Draw and frame what is new for everybody."""
        start = process_time_ns()
        frames = [frame for viewer in self.viewers for frame in viewer.mailbox.take()]
        self.drawing += process_time_ns() - start
        self.frames += len(frames)
        self.bytes += sum(map(len, frames))

    def do(self, who: Any, what: str, **more: Any) -> None:
        """Enter something, and draw what comes of it."""
        start = process_time_ns()
        self.laid.ok(who, what, **more)
        self.door += process_time_ns() - start
        self.commands += 1
        self.draw()

    def play(self, turns: list[Turn]) -> None:
        """Play a game through."""
        for turn in turns:
            for seat, key, value in turn.answers:
                self.do(seat or self.laid.host, "answer", key=key, value=value)
            start = process_time_ns()
            self.laid.alarm.ring()
            self.door += process_time_ns() - start
            self.rounds += turn.sealed
            self.draw()

    def forget(self) -> None:
        """Count from here on."""
        self.rounds = self.commands = self.frames = self.bytes = self.door = self.drawing = 0
        Watched.spent.clear()
        Watched.times.clear()


def main() -> None:
    """Play some games, and say what they cost."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_drawing")
    reader.add_argument("--game", choices=list(GAMES), default="feast")
    reader.add_argument("--players", type=int, default=6)
    reader.add_argument("--games", type=int, default=3)
    options = reader.parse_args()
    turns = script(options.game, options.players, 1)
    room = Room(options.game, options.players)
    room.play(turns)
    room.forget()
    for _ in range(options.games):
        room.do(room.laid.host, "again")
        room.play(turns)
    rounds = room.rounds or options.games
    print(f"A {'round' if room.rounds else 'game'} of {room.commands / rounds:.1f} commands:\n")
    print("| | ms | times | us each |\n|---|---|---|---|")
    for name, spent in Watched.spent.most_common():
        times = Watched.times[name]
        each = spent / 1e3 / times
        print(f"| {name} | {spent / 1e6 / rounds:.2f} | {times / rounds:.1f} | {each:.0f} |")
    drawn = sum(Watched.spent.values())
    print(
        f"| all regions | {drawn / 1e6 / rounds:.2f} | {sum(Watched.times.values()) / rounds:.0f} | |"
    )
    print(f"| choosing and framing them | {(room.drawing - drawn) / 1e6 / rounds:.2f} | | |")
    print(f"| the door | {room.door / 1e6 / rounds:.2f} | {room.commands / rounds:.1f} | |")
    print(f"\n{room.frames / rounds:.0f} frames, {room.bytes / rounds / 1000:.0f} kB.")


if __name__ == "__main__":
    main()
