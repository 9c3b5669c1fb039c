"""What the drivers of all games share: a game under way, and an evening with real cards.

A game's ``driver.py`` has its deck and its hands, and says what is answered out of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, ClassVar, Literal, TypeVar

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.tabletop import PendingPrompt, Setup
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import ANYONE, CHANCE, Fact, Json, Seat

S = TypeVar("S")
Wish = Callable[[Referee], bool]

NAMES = tuple(Seat(name) for name in ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal"))
BY_HOST = Stamp("host")


def new_game(name: str, players: int, given: Mapping[str, Json], seed: int = 1) -> Referee:
    """A game before its first entry, with the options that are given; the seed is for chance."""
    game = load(name)
    return Referee(game, Setup(NAMES[:players], game.meta.settle(players, given)), Random(seed))


def scene_as(kind: type[S]) -> Callable[[Referee], S]:
    """Make a function that returns the scene of a game, which is of this type."""

    def scene_of(referee: Referee) -> S:
        scene = referee.table.scene
        assert isinstance(scene, kind)
        return scene

    return scene_of


def asked(referee: Referee) -> str:
    """The key of what is asked."""
    assert referee.current_ask is not None
    return referee.current_ask.key


def awaited(referee: Referee) -> list[PendingPrompt[Any]]:
    """What the table waits for: not calls, which nobody has to answer."""
    assert referee.current_ask is not None
    return [
        pending
        for pending in referee.current_ask.pending
        if not pending.call
        and pending.who is not CHANCE
        and pending.key not in referee.pending_answers
    ]


def key_of(referee: Referee, name: str, seat: Seat | None = None) -> str:
    """The key of what the host, or a seat, may say without being asked."""
    calls = view(referee, seat, host=seat is None).calls
    return next(one.key for one in calls if one.pending.prompt.name == name)


def call(referee: Referee, name: str, value: Json, seat: Seat | None = None) -> None:
    """Say something that is not asked: the host, or a seat."""
    referee.answer(key_of(referee, name, seat), value, Stamp(seat or "host"))


def host_says(referee: Referee, name: str, value: Json) -> None:
    """Let the host say something that is not asked."""
    call(referee, name, value)


def offered(referee: Referee) -> set[str]:
    """The names of the calls that the host can make."""
    return {one.pending.prompt.name for one in view(referee, None, host=True).calls}


def refusal(referee: Referee, key: str, value: Json) -> Fact:
    """Why an answer is refused that the host enters."""
    with pytest.raises(Refused) as refused:
        referee.answer(key, value, BY_HOST)
    return refused.value.why


class Evening:
    """Everybody plays at random, out of hands of real cards where the game has some."""

    anyone: ClassVar[Literal["host"] | Seat] = NAMES[0]
    """Who enters what anybody may."""

    def __init__(
        self, referee: Referee, seed: int, *, happens: Callable[[Any], bool] = lambda _: False
    ) -> None:
        """Start an evening; ``happens`` may enter something before each step, and then says so."""
        self.referee = referee
        self.rng = Random(seed)
        self.happens = happens

    @property
    def at(self) -> str:
        """The key of what is asked."""
        return asked(self.referee)

    def play(self, until: str | Wish | None = None) -> Referee:
        """Play to the end, or until something is asked under this path, or is so."""
        while not self.referee.over and not self._reached(until):
            if not self.happens(self):
                self.step()
        return self.referee

    def _reached(self, until: str | Wish | None) -> bool:
        if callable(until):
            return until(self.referee)
        return until is not None and f"{self.at}/".startswith(f"{until}/")

    def step(self) -> None:
        """Enter one thing."""
        referee = self.referee
        if referee.ready:
            referee.open(self.at, BY_HOST)
            return
        pending = awaited(referee)[0]
        prompt = referee.resolve(pending)
        seat = pending.who if isinstance(pending.who, str) else None
        value = self.answer(prompt, seat)
        if value is None:
            value = prompt.dump(prompt.sample(self.rng))
        by = seat or (self.anyone if pending.who is ANYONE else "host")
        referee.answer(pending.key, value, Stamp(by))

    def answer(self, prompt: Any, seat: Seat | None) -> Json:
        """What is answered to a prompt, as JSON; None: anything that is allowed."""
        del prompt, seat


def facts(referee: Referee) -> list[Fact]:
    """All facts that were told, oldest first."""
    return [ruling.fact for page in referee.table.pages for ruling in page]


def codes(referee: Referee) -> list[str]:
    """The codes of all facts that were told, oldest first."""
    return [fact.code for fact in facts(referee)]


def first_of(play: Callable[[int], Referee], wish: Wish = lambda _: True) -> Referee:
    """The first of a row of random evenings, each played with a seed, that is as wished."""
    for seed in range(3000):
        referee = play(seed)
        if wish(referee):
            return referee
    raise AssertionError("no evening is like that")


def by_name(makers: Iterable[Callable[[], Referee]]) -> dict[str, Callable[[], Referee]]:
    """Functions that play recorded games, by the names of the games."""
    return {make.__name__.replace("_", "-"): make for make in makers}


def totals(referee: Referee) -> list[int]:
    """Return everybody's points, as they sit."""
    assert referee.table.standings is not None
    return [line.total for line in referee.table.standings.lines]
