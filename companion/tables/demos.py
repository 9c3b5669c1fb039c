"""Demos: games that bots have played, shown step by step to explain how Companion works.

The first rounds are shown in full, then the last answer and the winner. A demo is not in the
store, and nobody can enter anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal, TypeAlias

from companion.tables.bot_games import game_of_bots, players_of
from companion.tables.past_games import DetachedGame, GameRecord, detached_table
from companion.tables.table import Table
from rules.engine.asks import Ask, Mode
from rules.engine.game import beats_before
from rules.engine.log import Entry
from rules.engine.proposals import rounds_before
from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.facts import ANYONE, Fact, Json, Seat

SEEDS = 4
"""How many demos each game has."""
FULL_STEPS = 22
"""After about this many steps, the rest of the game is skipped."""
MOST_STEPS = 34
FULL_REVEALS = 3
"""After this many reveals, the rest is skipped, too."""
IN_FULL = 2
"""How often the same open prompt is shown being answered; after that, only its result is shown."""
TRIES = 12
"""How many games are played at most, to find one with an early reveal."""
MAX_DEMOS = 8
"""How many demos stay in memory; one takes about as much as a table with a running game."""
CODE = "SHOW"

StepKind: TypeAlias = Literal[
    "seats", "asked", "picked", "sealed", "revealed", "told", "said", "later", "last", "over"
]
AskSort: TypeAlias = Literal["sealed", "one", "anyone", ""]
"""Who is asked: everybody in secret, one player openly, or anyone."""


@dataclass(frozen=True, slots=True)
class Picked:
    """What a seat is about to enter: the key of the prompt, and the value."""

    key: str
    value: Json


@dataclass(frozen=True)
class DemoStep:
    """A step of a demo.

    ``kind`` is one of:

    - "seats": everybody has sat down;
    - "asked": the phones show their prompts;
    - "picked": the players have picked their answers, but not sent them;
    - "sealed": the answers are entered, and hidden from everybody else;
    - "revealed": the board reveals them;
    - "told": each phone shows what the reveal means for its player;
    - "said": the same, for answers that were not sealed;
    - "later": some turns later;
    - "last": the last turn;
    - "over": the winner.
    """

    kind: StepKind
    entered: int
    """How many entries are in the game."""
    sort: AskSort = ""
    prompts: tuple[str, ...] = ()
    """The names of the prompts."""
    picked: Mapping[Seat, Picked] = field(default_factory=dict)
    """The answers that are about to be entered, or were just entered."""
    facts: tuple[Fact, ...] = ()
    """What the last answers decided; empty while the board reveals them."""
    first_beat: int = 0
    """After how many beats of the reveal this step begins: earlier steps have shown those."""


@dataclass(frozen=True)
class _Turn:
    """An ask of the game, with the entries that answered it."""

    begin: int
    end: int
    sort: AskSort
    prompts: tuple[str, ...]
    picked: Mapping[Seat, Picked]
    facts: tuple[Fact, ...]
    has_reveal: bool
    """Whether the board plays a reveal once it is answered."""
    first_beat: int


class Demo:
    """A game of bots, and the table at each of its steps."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.steps: Sequence[DemoStep] = ()
        for attempt in range(TRIES):
            self.steps = self._play(seed + attempt * SEEDS)
            early = self.steps[:FULL_STEPS]
            if len(self.steps) <= MOST_STEPS and any(each.kind == "told" for each in early):
                break

    def _play(self, number: int) -> list[DemoStep]:
        """Play a game with bots, in its form for beginners, and return its steps."""
        forms = meta(self.game).forms
        first_form = forms[0].values if forms else None
        record = game_of_bots(self.game, number, players_of(self.game), first_form)
        self._game = DetachedGame(detached_table(CODE), record)
        opening = _facts(self._game)
        seats, first, *others = _short(_turns(self._game))
        # The board explains how to shuffle and deal before the first card is turned up.
        return [seats, replace(first, facts=tuple(opening)), *others]

    @property
    def record(self) -> GameRecord:
        """What the bots have answered."""
        return self._game.record

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players' seats."""
        return self.record.playing.setup.seats

    @contextmanager
    def at(self, number: int) -> Iterator[Table]:
        """Yield the table at a step; it is valid only inside the ``with`` block."""
        step = self.steps[number]
        with self._game.at(step.entered) as table:
            yield self._before_the_game() if step.kind == "seats" else table

    def _before_the_game(self) -> Table:
        table = detached_table(CODE)
        played = self.record.playing
        table.roster = replace(
            self.record.roster, playing=None, game=played.game, options=dict(played.setup.options)
        )
        return table


def _turns(game: DetachedGame) -> list[_Turn]:
    """Play a game to its end, and return its asks with their answers."""
    referee = game.referee
    turns: list[_Turn] = []
    known = len(game.rulings)
    while (ask := referee.current_ask) is not None:
        begin, before = game.entered, game.playback
        picked: dict[Seat, Picked] = {}
        while referee.current_ask is not None and referee.current_ask.key == ask.key:
            entry = game.next_entry
            if entry is not None and (seat := _whose(entry, ask, referee)) is not None:
                picked[seat] = Picked(entry.key, entry.value)
            game.enter()
        facts = _facts(game)
        turns.append(
            _Turn(
                begin,
                game.entered,
                _sort(ask),
                tuple(dict.fromkeys(p.prompt.name for p in ask.pending if not p.call)),
                picked,
                tuple(facts[known:]),
                game.playback > before,
                beats_before(game.playback, before),
            )
        )
        known = len(facts)
    return turns


def _whose(entry: Entry, ask: Ask, referee: Referee) -> Seat | None:
    """Return the seat on whose phone an entry is made; None for the host's."""
    if entry.seat is not None:
        return entry.seat
    seats = referee.setup.seats
    for pending in ask.pending:
        if pending.key == entry.key and pending.who is ANYONE:
            return pending.proposed or seats[rounds_before(referee) % len(seats)]
    return next((seat for seat in seats if seat == entry.by), None)


def _sort(ask: Ask) -> AskSort:
    if ask.mode is Mode.SEALED:
        return "sealed"
    return "anyone" if any(each.who is ANYONE for each in ask.pending) else "one"


def _facts(game: DetachedGame) -> list[Fact]:
    return [ruling.fact for ruling in game.rulings]


def _short(turns: Sequence[_Turn]) -> list[DemoStep]:
    """Return the steps of the first rounds, of the last turn, and of the end."""
    steps = [DemoStep("seats", 0)]
    reveals = 0
    times: Counter[str] = Counter()
    skipped = False
    for turn in turns:
        is_last = turn is turns[-1]
        is_enough = reveals >= FULL_REVEALS or len(steps) >= FULL_STEPS
        # A demo needs a reveal, however many turns come before it.
        if is_enough and not is_last and (reveals or not turn.has_reveal):
            skipped = True
            continue
        is_new = any(not times[name] for name in turn.prompts)
        if skipped:
            kind: StepKind = "last" if is_last else "later"
            steps.append(DemoStep(kind, turn.begin, turn.sort, turn.prompts))
        elif turn.sort == "sealed" or is_new:
            steps.append(DemoStep("asked", turn.begin, turn.sort, turn.prompts))
        is_known = all(times[name] >= IN_FULL for name in turn.prompts)
        times.update(turn.prompts)
        in_full = skipped or is_last or not is_known
        steps += _steps_of(turn, in_full=in_full, is_last=is_last)
        reveals += turn.has_reveal
        skipped = False
    return steps


def _steps_of(turn: _Turn, *, in_full: bool, is_last: bool) -> list[DemoStep]:
    """Return the steps of one ask, without picking if the viewer has seen that often enough."""
    steps = []
    if in_full or turn.has_reveal or turn.sort == "sealed":
        steps.append(DemoStep("picked", turn.begin, turn.sort, turn.prompts, turn.picked))
    if turn.sort == "sealed":
        steps.append(DemoStep("sealed", turn.end - 1, turn.sort, turn.prompts))
    if is_last:
        return [*steps, DemoStep("over", turn.end, facts=turn.facts)]
    if turn.has_reveal:
        steps.append(DemoStep("revealed", turn.end, first_beat=turn.first_beat))
    if turn.facts:
        kind: StepKind = "told" if turn.has_reveal else "said"
        steps.append(DemoStep(kind, turn.end, picked=turn.picked, facts=turn.facts))
    return steps


def new_facts(steps: Sequence[DemoStep], number: int) -> list[Fact]:
    """Return the facts of a step whose code no earlier step had, the first of each code."""
    known = {fact.code for step in steps[:number] for fact in step.facts}
    first = {fact.code: fact for fact in reversed(steps[number].facts)}
    return [
        fact for fact in steps[number].facts if fact is first[fact.code] and fact.code not in known
    ]


@lru_cache(maxsize=MAX_DEMOS)
def find_demo(game: str, seed: int) -> Demo:
    """Return a demo of a game; ``seed`` is from 1 to ``SEEDS``. Those shown last stay in memory."""
    return Demo(game, seed)
