"""A game that is played at random once, with all that people do beside it; observers look at each of its states.

Half of its screens are drawn in each state, now in English and now in an accented German, in which a word without an
accent is no message.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from companion.presenters import TablePresenter, Viewer
from companion.storage.errors import StoreUnavailable
from companion.tables.commands.between_games import EndGame
from companion.tables.commands.in_game import Amend, Redo, Undo, Unseal
from companion.tables.commands.people import AppointProxy, SetReactions, SitOut
from companion.tables.commands.question_time import SetTimer
from companion.words.language import SOURCE
from rules.engine.registry import meta
from rules.errors import Refused, ScriptError
from tests.rendering.random_play import play_on
from tests.rendering.rendered_screens import everybody, rendered_or_not
from tests.tables.actors import HOST, actor_for
from tests.tables.table_fixture import TableFixture

ACCENTED = "de"
"""The language whose messages are accented."""
COURTS = "VDR"
"""The letters on the deck's court cards: those of neither language."""
OPTIONS: dict[str, dict[str, Any]] = {
    "goofspiel": {"cards": 13},
    "ohhell": {"dealer": "app"},
    "eatme": {"cards": "suits"},
}
"""The options with which games show court cards; given in the first walk alone."""
MOST_SEEN = 70
"""So many states are looked at one by one; of those that follow one in ``LATER``, and the last."""
LATER = 23
MOST_STATES = 4000


class Observer(Protocol):
    """Looks at a walk, and says what is wrong."""

    def look(self, walk: Walk) -> Iterable[str]:
        """Look at a state: in the lobby before and after the game, and in the game."""

    def end(self, walk: Walk) -> Iterable[str]:
        """Say what is only known when the game is over; before it is closed."""


class Walk:
    """A walk through one game; ``screens`` are what was drawn of the present state."""

    def __init__(self, game: str, seed: int) -> None:
        about = meta(game)
        self.game = game
        self.rng = Random(seed)
        self.looks = Random(seed)
        """Chooses whose screens are drawn, apart from ``rng``: the game goes on alike, whoever is drawn."""
        players = (min(about.most, 4), about.least, about.most)[seed % 3]
        self.fixture = TableFixture(players, own_templates=True, RNG=Random(seed))
        self.table = self.fixture.table
        self.renderer = self.fixture.services.renderer
        self.viewers = everybody(self.table)
        self.language = SOURCE
        self.screens: dict[Viewer, dict[str, str]] = {}
        self.number = 0
        """How many things were done in the game."""
        known = {each.name for each in about.options}
        given = {} if seed else {n: v for n, v in OPTIONS.get(game, {}).items() if n in known}
        self.shows_courts = bool(given)
        self.options = {**about.sample(self.rng, players), **given}

    def go(self, observers: Sequence[Observer]) -> list[list[str]]:
        """Play the game, and return what each observer has found."""
        found: list[list[str]] = [[] for _ in observers]

        def look() -> None:
            self.draw()
            for mine, observer in zip(found, observers, strict=True):
                mine += [f"after {self.number}: {each}" for each in observer.look(self)]

        self.fixture.ok(self.fixture.host, "set_courts", value=COURTS)
        self.fixture.ok(self.fixture.host, "choose_game", game=self.game)
        self.fixture.ok(self.fixture.seats[0], "vote", game=self.game)
        for error in (StoreUnavailable("disk-full"), None):
            self.table._set_storage_error(error)
            look()
        self.fixture.start(self.game, **self.options)
        while not self.is_over and self.number < MOST_STATES:
            if self.number < MOST_SEEN or self.number % LATER == 0:
                look()
            # Refused, or a call that nobody can answer now: a full game lets nobody join.
            with suppress(Refused, ScriptError):
                self.do_something() if self.number < MOST_SEEN else play_on(self.table, self.rng)
            self.number += 1
        assert self.is_over, "the game does not end"
        look()
        for mine, observer in zip(found, observers, strict=True):
            mine += [f"at the end: {each}" for each in observer.end(self)]
        self.table.execute(EndGame(), HOST)
        look()
        return found

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table.referee is None or self.table.referee.over

    def draw(self) -> None:
        """Draw what half of all are shown, in either language: each misses what happens meanwhile.

        At the beginning and at the end, and between games, draw what everybody is shown.
        """
        self.language = self.rng.choice((SOURCE, ACCENTED))
        drawn = self.viewers
        if self.number > 0 and not self.is_over:
            drawn = self.looks.sample(self.viewers, (len(self.viewers) + 1) // 2)
        readers = [each._replace(language=self.language) for each in drawn]
        self.screens = {each: rendered_or_not(self.renderer, self.table, each) for each in readers}

    def presenter(self, viewer: Viewer) -> TablePresenter:
        """Return what the templates of a viewer are given."""
        return self.renderer.presenter(self.table, viewer)

    def do_something(self) -> None:
        """Do one thing that people do: play on, mend, take back, come and go."""
        table, rng, referee = self.table, self.rng, self.table.referee
        assert referee is not None
        roll = rng.random()
        if roll < 0.05:
            table.execute(Undo(), HOST)
        elif roll < 0.11 and referee.history:
            step = rng.choice(referee.history[-6:])
            value = step.prompt.dump(step.prompt.sample(rng))
            table.execute(Amend(step.pending.key, value), actor_for(step.pending.who))
        elif roll < 0.17 and referee.pending_answers:
            key = rng.choice(list(referee.pending_answers))
            table.execute(Unseal(key), actor_for(referee.pending_answers[key].pending.who))
        elif roll < 0.21:
            self.change_people()
        elif roll < 0.29:
            # A phone leaves, or comes back.
            device = rng.choice(list(table.roster.devices))
            table.connect(device) if rng.random() < 0.6 else table.disconnect(device)
        else:
            play_on(table, rng)

    def change_people(self) -> None:
        """Redo something, seat a latecomer, change a setting, or let somebody enter for another one."""
        table, rng, referee = self.table, self.rng, self.table.referee
        assert referee is not None
        assert referee.current_ask is not None
        order = table.roster.order
        commands = [
            Redo(),
            SitOut(order[-1]),
            SetReactions(not table.roster.reactions),
            SetTimer(None if table.roster.timer else 60),
            AppointProxy(rng.choice(referee.current_ask.pending).key, rng.choice(order)),
        ]
        if rng.random() < 0.2:
            table.join(f"device-{len(order)}", f"Late {len(order)}", None)
        else:
            table.execute(rng.choice(commands), HOST)
