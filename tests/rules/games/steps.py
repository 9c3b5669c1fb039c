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
    return services.languages["en"]


def named(seat: Seat | None) -> Markup:
    """Return a name as it is said: Ana."""
    return escape((seat or "nobody").capitalize())


def speaker(referee: Referee) -> Speaker:
    """Return how messages are said at a table."""
    setup = referee.setup
    return Speaker(named, given=given_of(referee.game.meta, setup.options, len(setup.seats)))


def said(referee: Referee, message: str) -> Markup:
    """Return what the game says of the present scene."""
    game, scene = referee.game.meta.id, referee.table.scene
    return language().words(game, message, speaker(referee), scene=scene)


def steps(referee: Referee) -> list[str]:
    """Return the steps to set up what comes now; none while a deal is played."""
    if not said(referee, "between_heading"):
        return []
    game, scene = referee.game.meta.id, referee.table.scene
    lines = language().lines(game, "between_steps", speaker(referee), scene=scene)
    return [line.striptags() for line in lines]


def guide(game: str, message: str, options: dict[str, object], players: int) -> str:
    """Return what the guide of a game says under some options."""
    given = given_of(meta(game), options, players)
    lines = language().lines(game, message, Speaker(named, given=given))
    return " ".join(line.striptags() for line in lines)
