"""What a board says before the first beat of a reveal."""

from __future__ import annotations

import pytest

from companion.presenters import Viewer
from companion.words.language import languages
from rules.engine.registry import GAMES, meta
from rules.engine.seating import Declined
from rules.engine.tabletop import Event, Tabletop
from rules.facts import Fact, Ruling, Seat
from tests.tables.table_fixture import TableFixture


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_board_says_it_also_where_nobody_but_a_latecomer_is_told_of(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixture = TableFixture(meta(game).least)
    fixture.start(game)
    viewer = Viewer("board", language=language)
    told: tuple[tuple[Fact, ...], ...] = ((), (Declined(game, Seat("s1")),))
    said = set()
    for facts in told:
        event = Event(1, 1, "", tuple(Ruling("late", each) for each in facts), True, None, None)
        monkeypatch.setattr(Tabletop, "present_event", property(lambda _: event))  # noqa: B023  # read at once
        presenter = fixture.services.renderer.presenter(fixture.table, viewer)
        said.add(presenter.show.opening)
    assert len(said) == 1, "a latecomer changes nothing of it"
