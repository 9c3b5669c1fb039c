"""Any other game, from start to end: the table says what comes next, and when it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from itertools import count
from typing import Any, ClassVar

from rules.engine.game import Game
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.facts import ANYONE, Seat
from rules.games.anygame.beats import round_beats
from rules.games.anygame.bots import AnyGameBots
from rules.games.anygame.comments import comment_of
from rules.games.anygame.meta import META
from rules.games.anygame.prompt_kinds import DONE, FINISH, SCORES, SEALED, WhatNext, WriteSum
from rules.games.anygame.results import result_of
from rules.games.anygame.state import State
from rules.prompts import Confirm, NamePlayer, Together, options


class AnyGame(Game):
    """As many rounds as the table likes: a row of the score sheet, or sealed entries."""

    meta = META
    bots = AnyGameBots
    beats = staticmethod(round_beats)
    comment = staticmethod(comment_of)
    result = staticmethod(result_of)
    paragraphs: ClassVar = {
        "next": "how-to-play",
        "score": "sheet",
        "add": "sheet",
        "other": "sheet",
        "close": "sheet",
        "settings": "sealed",
        "entry": "sealed",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Ask what comes next until the table says that the game is over."""
        state = State(table)
        last = SCORES
        for number in count(1):
            with table.within(f"round{number}"):
                last = yield from play_round(table, state, number, last)
            if last == FINISH:
                break
        state.end_game()


def play_round(table: Tabletop, state: State, number: int, last: str) -> Script[str]:
    """Play until a round is scored (#round); return the last choice."""
    sealed = 0
    while True:
        state.start_round(number)
        played = number > 1 or sealed > 0
        question = WhatNext.of(last, number, sealed, played=played, bids=state.bids_first)
        last, _ = yield from table.anyone(question)
        if last == SEALED:
            with table.within(f"sealed{sealed + 1}") if sealed else nullcontext():
                scored = yield from play_sealed_round(table, state)
            if state.bids_first:
                yield from write_sheet(table, state)
            elif not scored:
                sealed += 1
                continue
        elif last == SCORES:
            yield from write_sheet(table, state)
        return last


def write_sheet(table: Tabletop, state: State) -> Script[None]:
    """Let everybody write a row or totals, depending on the table's kind of sheet."""
    yield from (write_row if state.by_rounds else write_totals)(table, state)


def write_row(table: Tabletop, state: State) -> Script[None]:
    """Let everybody write once, in any order; each sum is shown as soon as it is entered.

    The prompt to write for another player keeps its key while others write.
    """
    state.start_sheet()
    others = 0

    def prompts() -> Iterator[PendingPrompt[Any]]:
        missing = state.missing()
        for seat in missing:
            yield table.pose(f"score/{seat}", seat, WriteSum("score"))
        if missing:
            yield table.pose(f"other-{others}", ANYONE, write_for_prompt(missing), call=True)
        else:
            yield table.pose("close", ANYONE, Confirm("close"))

    while state.missing():
        pending, value = yield from table.first("score", prompts)
        if pending.prompt.name == "close":
            break
        others += pending.call
        seat, text = (value["who"], value["sum"]) if pending.call else (pending.who, value)
        state.write(Seat(str(seat)), text)
    state.end_sheet()


def write_totals(table: Tabletop, state: State) -> Script[None]:
    """Let everybody add to a total as often as they like, until a player closes the sheet."""
    state.start_sheet()
    times = dict.fromkeys(state.seats.everybody, 0)
    others = 0

    def prompts() -> Iterator[PendingPrompt[Any]]:
        playing = state.seats.playing()
        for seat in playing:
            nth = times.get(seat, 0)
            yield table.pose(f"add{nth}/{seat}", seat, WriteSum("add", closes=True))
        yield table.pose(f"other-{others}", ANYONE, write_for_prompt(playing), call=True)

    while True:
        pending, value = yield from table.first("add", prompts)
        if value == DONE:
            break
        if pending.call:
            others += 1
            state.add(value["who"], value["sum"])
        else:
            seat = Seat(str(pending.who))
            times[seat] = times.get(seat, 0) + 1
            state.add(seat, value)
    state.end_sheet()


def write_for_prompt(seats: Sequence[Seat]) -> Together:
    """Return the prompt to write a sum for another player: who, and the sum."""
    return Together("other", {"who": NamePlayer("who", options(seats)), "sum": WriteSum("sum")})


def play_sealed_round(table: Tabletop, state: State) -> Script[bool]:
    """Let everybody enter in secret and turn all over; ask tied players again if the options say so.

    Return whether a player got points.
    """
    state.start_sealed()
    asked: tuple[Seat, ...] | None = None
    number = 0
    while True:
        with table.within(f"again{number}" if number else "first"):

            def entering(tied: tuple[Seat, ...] | None = asked) -> tuple[Seat, ...]:
                playing = state.seats.playing()
                return playing if tied is None else tuple(s for s in playing if s in tied)

            entries = yield from table.sealed("entry", entering, lambda _: state.entry_prompt())
        written = len(state.rows)
        asked = state.judge(entries)
        if len(asked) < 2:
            return len(state.rows) > written
        number += 1
        state.show(stage="sealed", asked=asked, again=number)


GAME = AnyGame()
