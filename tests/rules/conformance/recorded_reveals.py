"""All reveals of the recorded games: to replay them takes seconds, so tests of one process share them."""

from __future__ import annotations

from functools import cache

import pytest

from tests.golden.files import files, read, replay
from tests.rules.games.watching import Seen, reveals

SHARE_REVEALS = pytest.mark.xdist_group("reveals")


@cache
def recorded_reveals(game: str) -> list[Seen]:
    """Return all reveals of a game's recorded games."""
    return [each for file in files(game) for each in reveals(replay(read(file)))]
