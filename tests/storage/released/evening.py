"""What is read of a database, whichever version wrote it; and an evening of this version, to keep at its release.

``make keep-evening`` writes it: once for each version that is released, and never again.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from companion import __version__
from companion.storage import files
from companion.storage.store import Store
from companion.tables.commands.in_game import Amend, Undo
from companion.tables.past_games import game_record, past_games, table_of_game
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.registry import GAMES, meta
from rules.errors import Refused, ScriptError
from tests.rendering.random_play import play_on
from tests.tables.actors import HOST, actor_for
from tests.tables.table_fixture import TableFixture

HERE = Path(__file__).parent
UNDER_WAY = 25
"""How often somebody does something in the game that is still under way."""
ALL = 1_000


def told(url: str) -> dict[str, Any]:
    """Return what a database says of each table: its games, who has won, and all totals, as they are replayed."""
    app = create_app({"DATABASE": url})
    services: Services = app.extensions["companion"]
    with closing(services), closing(Store(url)) as store:
        return {row.code: list(_games(services.tables.find(row.code))) for row in store.tables(ALL)}


def _games(table: Table) -> Iterator[dict[str, Any]]:
    for game in past_games(table):
        shown = table_of_game(table, game.number)
        assert shown.referee is not None
        standings = shown.referee.table.standings
        yield {
            "game": game.game,
            "answers": len(game_record(table, game.number).answers),
            "winners": list(shown.referee.table.winners),
            "totals": {line.seat: line.total for line in standings.lines} if standings else {},
            "under way": game.at is None,
        }


def play_evening(url: str) -> None:
    """Play each game at a table of its own: one to its end, with corrections, and half of another."""
    for number, game in enumerate(GAMES):
        rng = Random(number)
        players = min(meta(game).most, 4)
        fixture = TableFixture(players, DATABASE=url, RNG=Random(number))
        table = fixture.table
        with closing(fixture.services):
            fixture.start(game, **meta(game).sample(rng, players))
            while table.referee is not None and not table.referee.over:
                with suppress(Refused, ScriptError):
                    _correct(table, rng) if rng.random() < 0.05 else play_on(table, rng, calls=0.0)
            fixture.ok(fixture.host, "end_game")
            fixture.start(game, **meta(game).sample(rng, players))
            for _ in range(UNDER_WAY):
                with suppress(Refused, ScriptError):
                    if table.referee is not None and not table.referee.over:
                        play_on(table, rng, calls=0.0)


def _correct(table: Table, rng: Random) -> None:
    """Undo, or change one of the last answers."""
    referee = table.referee
    assert referee is not None
    if rng.random() < 0.5 or not referee.history:
        table.execute(Undo(), HOST)
        return
    step = rng.choice(referee.history[-6:])
    value = step.prompt.dump(step.prompt.sample(rng))
    table.execute(Amend(step.pending.key, value), actor_for(step.pending.who))


def main() -> None:
    """Write the evening of this version, and what it says.

    :raises SystemExit: if this version has one already, or is not to be released.
    """
    kept = HERE / f"{__version__}.db.xz"
    if "dev" in __version__ or kept.exists():
        sys.exit(f"{__version__} is kept already, or is no release.")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "evening.db"
        play_evening(f"sqlite:///{path}")
        files.fold_in(path)
        kept.write_bytes(lzma.compress(path.read_bytes(), preset=9))
        said = json.dumps(told(f"sqlite:///{path}"), indent=1, sort_keys=True)
        kept.with_name(f"{__version__}.json").write_text(f"{said}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
