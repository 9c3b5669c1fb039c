"""A game of Goofspiel with real suits; played at random, ``Evening`` does what the prompts allow."""

from __future__ import annotations

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json
from rules.games.goofspiel.game import Scene
from tests.rules.games.evening import BY_HOST, NAMES, new_game, scene_as

scene_of = scene_as(Scene)


def seat_down(players: int, **options: Json) -> Referee:
    """A game before its first prize."""
    return new_game("goofspiel", players, options)


def play_round(referee: Referee, number: int, prize: int, *cards: int | None) -> None:
    """Turn up a prize, and let everybody play a card; None: that seat is not asked."""
    referee.answer(f"round{number}/prize", prize, BY_HOST)
    for seat, card in zip(NAMES, cards, strict=False):
        if card is not None:
            referee.answer(f"round{number}/card/{seat}", card, Stamp(seat))
    referee.open(f"round{number}/card", BY_HOST)
