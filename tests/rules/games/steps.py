"""What the board tells people to do with their cards, before a deal."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from companion.presenters.sentences import Language, given_of
from companion.web.services import Services
from companion.words.arguments import Speaker
from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture


@lru_cache(maxsize=1)
def language() -> Language:
    """Return the words of all games."""
    services: Services = TableFixture(players=2).services
    return services.language


def named(seat: Seat | None) -> Markup:
    """Return a name as it is said: Ana."""
    return escape((seat or "nobody").capitalize())


def said(referee: Referee, message: str) -> Markup:
    """Return what the game says of the present scene."""
    setup = referee.setup
    given = given_of(referee.game.meta, setup.options, len(setup.seats))
    game = referee.game.meta.id
    return language().words(game, message, Speaker(named, given=given), scene=referee.table.scene)


def steps(referee: Referee) -> list[str]:
    """Return the steps to set up what comes now; none while a deal is played."""
    if not said(referee, "between_heading"):
        return []
    entries = said(referee, "between_steps").split("</li>")
    return [" ".join(one.striptags().split()) for one in entries if one.strip()]


def guide(game: str, macro: str, options: dict[str, object], players: int) -> str:
    """Return what the guide of a game says under some options."""
    given = given_of(meta(game), options, players)
    return " ".join(language().guide(game, macro, named, given).striptags().split())
