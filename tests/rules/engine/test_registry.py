"""Asked for a game that is not there, the registry says so; of one that cannot be played it says why."""

from __future__ import annotations

import pytest

from rules.engine.registry import REFUSED, load, meta


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match="chess"):
        meta("chess")


def test_of_a_game_that_cannot_be_played_it_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REFUSED, "chess", "ImportError: no pawns")
    with pytest.raises(KeyError, match="no pawns"):
        load("chess")
