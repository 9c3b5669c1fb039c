"""Checks of one table: what its screens were sent must agree with its log."""

from __future__ import annotations

import re
from typing import Any

from companion.tables.log_codec import GAME
from tests.deploy.expected_screens import first_difference
from tests.deploy.reconnecting_screen import ReconnectingScreen
from tests.deploy.results import Results
from tests.servers.table_log import TableLog

PREVIOUS_GAME_MILLISECONDS = 5000
"""For how long after the start of a game a screen may still show the game before it."""

_OPEN_PLOY = re.compile(r'id="card-s\d+-r(\d+)-(\d+)" data-size="m" data-face="up"')
"""A ploy of The Feast that lies face up."""


class TableChecks:
    """Notes what screens are sent while people play; :meth:`check` compares it with the log.

    Each problem is added to the results.
    """

    def __init__(self, log: TableLog, results: Results) -> None:
        self.log = log
        self._results = results
        self._acknowledged: dict[str, dict[str, Any]] = {}
        self._ploys: list[tuple[str, float]] = []
        """The prompts whose ploys lay open on the board, and when, in milliseconds since 1970."""
        self._reveals: dict[tuple[int, int, str], str] = {}
        """What the board was sent for each reveal: by the games so far, its number and its beats."""
        self._reveal_number = 0
        self._games_on_board = 0

    def problem(self, what: str) -> None:
        """Add a problem of this table, unless it was found before."""
        problem = f"{self.log.row.code}: {what}"
        if problem not in self._results.problems:
            self._results.problems.append(problem)

    def on_acknowledgement(
        self, screen: ReconnectingScreen, command: dict[str, Any], ack: dict[str, Any]
    ) -> None:
        """Note that a command was accepted or refused."""
        if ack["ok"]:
            self._results.acknowledged += 1
            self._acknowledged[command["id"]] = command
        elif ack["code"] == "store":
            self._results.not_saved += 1
        else:
            self._results.refused[f"{command['do']}: {ack['code']}"] += 1
            if ack["code"] == "app.stumbled":
                self.problem(f"{screen.name}: {ack} to {command}")

    def on_frame(self, screen: ReconnectingScreen, frame: dict[str, Any], at: float) -> None:
        """Note which ploys lie open on the board, and what it reveals."""
        if screen.role != "board":
            return
        for deal, number in _OPEN_PLOY.findall(frame.get("regions", {}).get("stage", "")):
            self._ploys.append((f"deal{deal}/round{number}/ploy", at * 1000))
        reveal = frame.get("data", {}).get("show")
        if reveal is None:
            return
        number = reveal["number"]
        if number < self._reveal_number:  # they are counted anew in each game
            self._games_on_board += 1
        self._reveal_number = number
        if not number:
            return
        # At the end of a game, further beats follow those of its last reveal.
        key = (self._games_on_board, number, " ".join(reveal["kinds"]))
        before = self._reveals.setdefault(key, str(reveal))
        if before != str(reveal):
            difference = first_difference(str(reveal), before)
            self.problem(f"reveal {number} was shown in two ways: {difference}")

    def check(self) -> None:
        """Check all that was noted against the entries that were read from the log so far."""
        for each in self.log.lost(self._acknowledged) + self.log.entered_twice():
            self.problem(each)
        self._acknowledged.clear()
        for key, at in self._ploys:
            if not self._was_opened(key, at):
                self.problem(f"{key} was shown before it was opened")
        self._ploys.clear()
        games = sum(entry.kind == "start" for entry in self.log.entries)
        if self._games_on_board >= games:
            self.problem("the board went back to an earlier reveal")

    def _was_opened(self, key: str, at: float) -> bool:
        """Whether a prompt was opened before a time, in the game that screens may show then."""
        shown = at - PREVIOUS_GAME_MILLISECONDS
        starts = [each.at for each in self.log.entries if each.kind == "start" and each.at <= shown]
        since = max(starts, default=0)
        return any(
            entry.kind == GAME
            and entry.body["do"] == "open"
            and entry.body["key"] == key
            and since <= entry.at <= at + 1
            for entry in self.log.entries
        )
