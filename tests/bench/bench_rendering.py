"""``python -m tests.bench.bench_rendering``: what drawing costs, region by region.

One table in this process, a pad for each player and a board, without sockets: a game is played at
random, and everything that each step changes is drawn and framed. Counted are the instructions of this
process (millions), which other programs on the machine do not change; where they cannot be, its CPU time.
"""

from __future__ import annotations

import argparse
import gc
from collections import Counter
from random import Random
from typing import Any, ClassVar

from companion.cli.memory import THRESHOLD
from companion.presenters import TablePresenter, Viewer
from companion.rendering.regions import Region
from companion.rendering.renderer import Renderer
from rules.engine.registry import GAMES
from tests.bench.instructions import work_counter
from tests.tables.random_commands import random_command
from tests.tables.table_fixture import NAMES, TableFixture

work_done, UNIT = work_counter()


class Watched(Renderer):
    """A renderer that notes how long each region took."""

    spent: ClassVar[Counter[str]] = Counter()
    times: ClassVar[Counter[str]] = Counter()

    def _render(self, region: Region, look: TablePresenter) -> str:
        start = work_done()
        drawn = super()._render(region, look)
        name = f"{look.viewer.role} {region.name}"
        self.spent[name] += work_done() - start
        self.times[name] += 1
        return drawn


class Room:
    """A table, everybody there and looking."""

    def __init__(self, game: str, players: int) -> None:
        self.laid = TableFixture(players)
        services = self.laid.services
        services.renderer.__class__ = Watched
        for name in NAMES[:players]:
            self.laid.table.connect(f"device-{name}")
        self.laid.table.connect("laptop", laptop=True)
        self.laid.start(game)
        viewers = [Viewer("board", host=True), *(Viewer("pad", s) for s in self.laid.seats)]
        self.viewers = [services.hub.add(self.laid.table, viewer) for viewer in viewers]
        self.rounds = self.commands = self.frames = self.bytes = self.door = self.drawing = 0
        self.draw()

    def draw(self) -> None:
        """Draw and frame what is new for everybody."""
        start = work_done()
        frames = [frame for subscriber in self.viewers for frame in subscriber.outbox.take()]
        self.drawing += work_done() - start
        self.frames += len(frames)
        self.bytes += sum(map(len, frames))

    def do(self, who: Any, what: str, **more: Any) -> None:
        """Enter something, and draw what comes of it."""
        start = work_done()
        self.laid.ok(who, what, **more)
        self.door += work_done() - start
        self.commands += 1
        self.draw()

    def play(self, rng: Random) -> None:
        """Play a game through."""
        while True:
            referee = self.laid.table.referee
            assert referee is not None
            command = random_command(referee, rng)
            if command is None:
                return
            if command.message["do"] == "reveal":
                start = work_done()
                self.laid.alarm.ring()
                self.door += work_done() - start
                self.rounds += 1
                self.draw()
            else:
                what = dict(command.message)
                self.do(command.seat or self.laid.host, what.pop("do"), **what)

    def forget(self) -> None:
        """Count from here on."""
        self.rounds = self.commands = self.frames = self.bytes = self.door = self.drawing = 0
        Watched.spent.clear()
        Watched.times.clear()


def main() -> None:
    """Play some games, and say what they cost."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_rendering")
    reader.add_argument("--game", choices=list(GAMES), default="feast")
    reader.add_argument("--players", type=int, default=6)
    reader.add_argument("--games", type=int, default=3)
    options = reader.parse_args()
    rng = Random(1)
    room = Room(options.game, options.players)
    room.play(rng)
    gc.freeze()  # as the server does
    gc.set_threshold(THRESHOLD)
    room.forget()
    for _ in range(options.games):
        room.do(room.laid.host, "play_again")
        room.play(rng)
    rounds = room.rounds or options.games
    print(f"A {'round' if room.rounds else 'game'} of {room.commands / rounds:.1f} commands:\n")
    print(f"| | {UNIT[0]} | times | {UNIT[1]} each |\n|---|---|---|---|")
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
