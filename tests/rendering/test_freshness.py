"""No board is stale where a check is judged: what was kept of it is what would be drawn anew."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from companion.presenters import Viewer
from rules.engine.registry import meta
from rules.errors import Refused, ScriptError
from tests.rendering.random_play import play_on
from tests.tables.table_fixture import TableFixture
from tests.walks.observers import fresh, shown_by


@pytest.mark.parametrize("form", ["base", "five"])
def test_a_board_is_drawn_anew_whenever_checks_are_judged(form: str) -> None:
    rng = Random(1)
    fixture = TableFixture(5, RNG=Random(1))
    fixture.start("ididnt", **{**meta("ididnt").sample(rng, 5), "form": form})
    table, renderer = fixture.table, fixture.services.renderer
    board, judged = Viewer("board"), set()
    for _ in range(200):
        assert shown_by(renderer, table, board) == fresh(renderer, table, board)
        if table.referee is None or table.referee.current_ask is None:
            break
        judged.add(getattr(table.referee.table.scene, "judged", None))
        with suppress(Refused, ScriptError):
            play_on(table, rng, calls=0.05)
    assert len(judged) > 2
