"""The words of I Didn't Eat That: a deal is called a deal, and a set a set."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from markupsafe import escape

from companion.presenters.sentences import Language
from companion.web.services import Services
from companion.words.language import languages, plain
from rules.engine.referee import Referee
from rules.games.ididnt.foods import Foods
from tests.rules.games.ididnt.driver import a_round, seat_down
from tests.rules.games.ididnt.test_five import a_row, lay
from tests.tables.table_fixture import TableFixture


@pytest.fixture(scope="module")
def first_ruling() -> Callable[[Referee], str]:
    """Return what says the first ruling of a game's last page."""
    services: Services = TableFixture(players=2).services
    language: Language = services.languages["en"]

    def say(referee: Referee) -> str:
        ruling = referee.table.pages[-1][0]
        return language.say(ruling.fact, lambda seat: escape(str(seat).title())).plain

    return say


def test_a_tie_without_earlier_excuses_speaks_of_this_deal(
    first_ruling: Callable[[Referee], str],
) -> None:
    referee = seat_down(3, checks=12)
    a_round(referee, "Steak Fries 1000", "2", "2", "-Steak 1")
    assert "have no earlier excuse in this deal." in first_ruling(referee)


def test_a_tie_in_a_row_of_five_speaks_of_this_set(
    first_ruling: Callable[[Referee], str],
) -> None:
    referee = a_row(2)
    lay(referee, "1: 2", "4: 5")
    lay(referee, "1: 2", "1: 2", *["4: 3", "5: 1"] * 3)
    assert "no earlier excuse in this set." in first_ruling(referee)


@pytest.mark.parametrize("language", languages())
def test_the_known_dishes_may_say_what_they_are_in_any_language(language: str) -> None:
    main, side = (plain("ididnt", f"check-{role}", language) for role in ("main", "side"))
    foods = Foods([f"Pie, {main}", f"Leeks, {side.upper()}", "Egg, thing"])
    assert (foods.served_as("main"), foods.served_as("side")) == (("Pie",), ("Leeks",))
    assert foods.lines() == ["Pie, main", "Leeks, side", "Egg"]
