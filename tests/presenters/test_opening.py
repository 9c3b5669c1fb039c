"""What a board says before the first beat of a reveal."""

from __future__ import annotations

from random import Random

import pytest

from companion.words.language import languages
from rules.engine.registry import GAMES
from rules.engine.seating import Declined
from rules.engine.tabletop import Reveal, Tabletop
from rules.facts import Fact, Ruling, Seat
from tests.rendering.rendered_screens import everybody
from tests.rendering.test_freshness import started


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_board_says_it_also_where_nobody_but_a_latecomer_is_told_of(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, table = started(game, 0, Random(0))
    viewer = everybody(table)[0]._replace(language=language)
    told: tuple[tuple[Fact, ...], ...] = ((), (Declined(game, Seat("s1")),))
    said = set()
    for facts in told:
        reveal = Reveal(1, tuple(Ruling("late", each) for each in facts), None)
        monkeypatch.setattr(Tabletop, "last_reveal", property(lambda _: reveal))  # noqa: B023  # read at once
        presenter = services.renderer.presenter(table, viewer)
        said.add(presenter.show.opening)
    assert len(said) == 1, "a latecomer changes nothing of it"
