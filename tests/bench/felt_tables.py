"""Lay the tables that ``bench_felt`` plays at, with the code of the folder that this is started in.

``python .../felt_tables.py DATABASE TABLES GAMES`` prints as JSON, for each game that this code has, its tables and
what people enter there. It is started in the folders of two commits, so it uses only what both have.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

PLAYERS = 5
TURNS = 7
"""How many turns of a game are played."""
TRIES = 60

sys.path.insert(0, str(Path.cwd()))
sys.path = [each for each in sys.path if Path(each or ".").resolve() != Path(__file__).parent]


def players_of() -> Any:
    """Return the module that lays tables; it had another name once."""
    try:
        return import_module("tests.wire.players")
    except ModuleNotFoundError:
        return import_module("tests.wire.party")


def new_app(database: Path) -> Any:
    """Return an app on a database."""
    try:
        module = import_module("companion.web.app")
    except ModuleNotFoundError:
        module = import_module("companion.app")
    return module.create_app(
        {"DATABASE": f"sqlite:///{database}", "COUNTDOWN": 0.0, "SCHEDULE": at_once}
    )


def at_once(_seconds: float, run: Any) -> Any:
    """A timer that rings as soon as it is set."""
    run()
    return lambda: None


def is_accepted(game: str, turns: list[Any]) -> bool:
    """Say whether a table takes what a script says: chance may have other ideas there."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "probe.db"
        (laid,) = players_of().lay_many(database, 1, game, PLAYERS)
        client = new_app(database).test_client()
        cookies = {None: laid.host.cookie, **{guest.seat: guest.cookie for guest in laid.guests}}
        for number, turn in enumerate(turns):
            for seat, key, value in turn.answers:
                message = {"id": f"c{number}-{seat}", "do": "answer", "key": key, "value": value}
                name, _, content = cookies[seat].partition("=")
                client.set_cookie(name, content)
                path = f"/command/{laid.code}" + (f"?seat={seat}" if seat else "")
                if client.post(path, json=message).status_code != 200:
                    return False
    return True


def script_for(game: str) -> list[Any] | None:
    """Return turns that two tables in a row accept."""
    for seed in range(TRIES):
        turns: list[Any] = players_of().script(game, PLAYERS, seed)[:TURNS]
        if len(turns) == TURNS and is_accepted(game, turns) and is_accepted(game, turns):
            return turns
    return None


def main() -> None:
    """Lay them, and say what was laid."""
    database, tables, games = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3].split(",")
    found = {}
    for game in games:
        is_there = any(each.is_dir() for each in Path("rules").rglob(game))
        turns = script_for(game) if is_there else None
        if turns is None:
            continue
        laid = players_of().lay_many(database, tables, game, PLAYERS)
        found[game] = {
            "tables": [asdict(each) for each in laid],
            "turns": [[turn.sealed, turn.answers] for turn in turns],
        }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
