"""An evening of Goofspiel with real suits, shuffled and played by chance."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load, meta
from rules.engine.setup import Setup
from rules.engine.views import view
from rules.facts import Seat
from rules.games.goofspiel.script import Scene

NAMES = tuple(Seat(name) for name in ("ana", "bo", "cy", "di", "ed", "flo", "gus"))
BY_HOST = Stamp("host")


def seat_down(players: int, **options: Any) -> Referee:
    """A game before its first prize."""
    values = meta("goofspiel").settle(players, options)
    return Referee(load("goofspiel"), Setup(NAMES[:players], values), Random(1))


def scene_of(referee: Referee) -> Scene:
    scene = referee.table.scene
    assert isinstance(scene, Scene)
    return scene


def totals(referee: Referee) -> list[int]:
    """Everybody's points, as they sit."""
    assert referee.table.standings is not None
    return [line.total for line in referee.table.standings.lines]


def host_says(referee: Referee, name: str, value: object) -> None:
    """Answer one of the host's calls."""
    calls = view(referee, None, host=True).calls
    key = next(call.key for call in calls if call.prompt.name == name)
    referee.answer(key, value, BY_HOST)


def play_round(referee: Referee, number: int, prize: int, *cards: int | None) -> None:
    """Turn up a prize, and let everybody play a card; None: that seat is not asked."""
    referee.answer(f"round{number}/prize", prize, BY_HOST)
    for seat, card in zip(NAMES, cards, strict=False):
        if card is not None:
            referee.answer(f"round{number}/card/{seat}", card, Stamp(seat))
    referee.open(f"round{number}/card", BY_HOST)


class Evening:
    """Everybody plays their cards at random; so does whoever shuffled the prizes."""

    def __init__(self, referee: Referee, seed: int) -> None:
        self.referee = referee
        self.rng = Random(seed)

    @property
    def at(self) -> str:
        """The key of what is asked."""
        assert self.referee.ask is not None
        return self.referee.ask.key

    def play(self, until: str | None = None) -> Referee:
        """Play to the end, or until something is asked under a key."""
        while not self.referee.over and self.at != until:
            self.step()
        return self.referee

    def step(self) -> None:
        """Enter one thing."""
        referee = self.referee
        if referee.ready:
            referee.open(self.at, BY_HOST)
            return
        assert referee.ask is not None
        pending = next(
            each for each in referee.ask.pending if each.key not in referee.pending_answers
        )
        card = referee.resolve(pending).sample(self.rng)
        by = BY_HOST if pending.prompt.name == "prize" else Stamp(str(pending.who))
        referee.answer(pending.key, card, by)
