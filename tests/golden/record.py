"""Write the recorded games and the playthroughs again: ``python -m tests.golden.record [game]``.

Then read the diff: what changed in it has changed for players.
"""

from __future__ import annotations

import sys

from rules.engine.registry import GAMES
from tests.golden.beats import WITH_BEATS, beats_of, file_of
from tests.golden.files import dump, path, recorded
from tests.rules.conformance.playthrough import playthroughs


def main(games: tuple[str, ...]) -> None:
    for game in games:
        if not recorded(game):
            continue
        path(game, "").mkdir(parents=True, exist_ok=True)
        for name, make in recorded(game).items():
            path(game, f"{name}.json").write_text(dump(make()), encoding="utf-8")
            print(f"{game}/{name}.json")
        if game in WITH_BEATS:
            file = file_of(game)
            file.write_text(beats_of(game), encoding="utf-8")
            print(f"{game}/{file.name}")
        for name, text in playthroughs(game):
            path(game, name).write_text(text, encoding="utf-8")
            print(f"{game}/{name}")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or GAMES)
