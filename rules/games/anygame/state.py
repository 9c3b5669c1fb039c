"""Any other game: the state of a game, and how each step changes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.engine.options import Count
from rules.engine.seating import SeatsWithLatecomers
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Fact, Seat
from rules.games.anygame import facts
from rules.games.anygame.adjudicate import Verdict, judge, tally
from rules.games.anygame.facts import (
    Added,
    Choice,
    Column,
    Counted,
    Nobody,
    Reached,
    Shown,
    Tied,
    Wins,
    Won,
)
from rules.games.anygame.meta import META, NoRange
from rules.games.anygame.prompt_kinds import SealedNumber, Settings
from rules.games.anygame.scene import Row, Scene
from rules.games.anygame.sums import total
from rules.prompts import Choose, NamePlayer, Number, Option, Prompt, options

COUNTS = {option.name: option for option in META.options if isinstance(option, Count)}
"""The options that are numbers, with their bounds."""
MOST_COLUMNS = 5
"""How many rounds the table of the score shows, the newest ones: a phone has no room for more."""


class State:
    """One game: who plays, what is on the sheet, and who has reached the target."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.options: dict[str, Any] = dict(table.options)
        """The options of sealed rounds may be changed between rounds."""
        self.seats = SeatsWithLatecomers(table, META, self.publish_score)
        """Latecomers play from the next round on, with a total of 0."""
        self.points: dict[Seat, int] = dict.fromkeys(table.seats, 0)
        self.reached: set[Seat] = set()
        self.scored = False
        """Whether anything is on the sheet."""
        self.rows: list[Row] = []
        self.opened_in = 0
        """The round in which entries were turned over last."""
        self.cells: dict[int, dict[Seat, int]] = {}
        """What each seat has in the column of a round."""
        self.scene = Scene(1, kind=self.options["entry"], begun=False)
        table.scene = self.scene
        table.add_standing_call("settings", HOST, self.settings_prompt, self.change_settings)
        self.publish_score()

    @property
    def by_rounds(self) -> bool:
        """Whether the sheet has a column for each round, and not totals alone."""
        return bool(self.options["sheet"] == "rounds")

    @property
    def bids_first(self) -> bool:
        """Whether each round is bids, then scores."""
        return bool(self.options["round"] == "bids")

    @property
    def best(self) -> Any:
        """Whether the highest or the lowest total wins."""
        return self.options["best"]

    def show(self, **changes: Any) -> None:
        """Publish the scene with these changes."""
        self.scene = replace(self.scene, **changes)
        self.table.scene = self.scene

    def publish_score(self) -> None:
        """Publish everybody's totals, and the columns of the rounds that are on the sheet."""
        rounds = sorted(self.cells)[-MOST_COLUMNS:] if self.by_rounds else []
        if len(rounds) == 1:
            rounds = []  # it would say the same as the total
        lines = (
            Line(
                seat,
                tuple(self.cells[each].get(seat) for each in rounds),
                points,
                self.seats.competes(seat),
            )
            for seat, points in self.points.items()
        )
        columns = tuple(Column(round=each) for each in rounds)
        self.table.standings = Standings(columns, tuple(lines), best=self.best)

    # -- rounds --------------------------------------------------------------------------

    def start_round(self, number: int) -> None:
        """Give latecomers their place, and ask what comes next."""
        if self.seats.joining:
            self.seats.deal_in()
            self.points = {seat: self.points.get(seat, 0) for seat in self.seats.everybody}
            self.publish_score()
        # What was turned over stays on the table until the next sheet or sealed round begins.
        stage = "shown" if self.scene.stage == "shown" else "next"
        self.show(round=number, stage=stage, writing=None, rows=tuple(self.rows))

    # -- the sheet -----------------------------------------------------------------------

    def start_sheet(self) -> None:
        """Open the sheet for a row. Bids that were just turned over are still being shown."""
        if not self.bids_first:
            self.table.new_page()
        if self.opened_in != self.scene.round:
            self.clear_entries()
        self.show(stage="sheet", writing=Row(self.scene.round, {}, {}), begun=True, asked=())

    def clear_entries(self) -> None:
        """Remove the entries that were turned over: their round is over."""
        self.show(entries={}, winners=(), cancelled=())

    def missing(self) -> tuple[Seat, ...]:
        """Return who has not written in this row."""
        row = self.scene.writing
        return tuple(seat for seat in self.seats.playing() if row and seat not in row.sums)

    def write(self, seat: Seat, text: str) -> None:
        """Write a sum on the sheet, and add it to the seat’s total."""
        row = self.scene.writing or Row(self.scene.round, {}, {})
        if self.bids_first and not row.sums:
            self.table.new_page()
        sums = {**row.sums, seat: f"{row.sums[seat]}{_signed(text)}" if seat in row.sums else text}
        points = {**row.points, seat: row.points.get(seat, 0) + total(text)}
        self._add(seat, total(text))
        self.show(writing=replace(row, sums=sums, points=points))
        self.publish_score()

    def add(self, seat: Seat, text: str) -> None:
        """Add a sum to a running total, and say so."""
        self.table.new_page()
        self.write(seat, text)
        points = self.points[seat]
        self.table.rule("sheet", Added(seat=seat, points=total(text), total=points))
        self.say_who_reached()

    def end_sheet(self) -> None:
        """Close the row, and say who leads after it."""
        row = self.scene.writing
        if row is None or not row.sums:
            return
        self.rows.append(row)
        self.clear_entries()
        if self.by_rounds:
            self.table.rule("sheet", self._row_fact(row))
            self.say_who_reached()

    def _row_fact(self, row: Row) -> Fact:
        leaders = self._leaders()
        return facts.Row(row.round, dict(row.points), leaders, total=self.points[leaders[0]])

    def _leaders(self) -> tuple[Seat, ...]:
        return self.table.standings.leaders() if self.table.standings else ()

    def _add(self, seat: Seat, points: int) -> None:
        self.scored = True
        self.points[seat] += points
        column = self.cells.setdefault(self.scene.round, {})
        column[seat] = column.get(seat, 0) + points

    def say_who_reached(self) -> None:
        """Publish who has reached the target score for the first time."""
        target = int(self.options["target"])
        new = tuple(
            s for s in self.seats.playing() if s not in self.reached and self.points[s] >= target
        )
        if target and new:
            self.reached.update(new)
            self.table.rule("target", Reached(seats=new, target=target))

    # -- sealed rounds -------------------------------------------------------------------

    def start_sealed(self) -> None:
        """Begin a sealed round of everybody who plays."""
        self.table.new_page()
        self.show(
            stage="sealed",
            asked=self.seats.playing(),
            again=0,
            entries={},
            winners=(),
            cancelled=(),
            begun=True,
        )

    def entry_prompt(self) -> Prompt[Any]:
        """Return the prompt of a sealed round: a number, one of the choices, or a player."""
        if self.options["entry"] == "choice":
            return Choose("entry", self._choices())
        if self.options["entry"] == "player":
            return NamePlayer("entry", options(self.seats.playing()))
        low, high = int(self.options["low"]), int(self.options["high"])
        return SealedNumber("entry", low, high, wins=self.options["wins"])

    def _choices(self) -> tuple[Option[str], ...]:
        texts = enumerate(self.options["choices"], 1)
        return tuple(Option(f"c{n}", name=Choice(text=text)) for n, text in texts)

    def settings_prompt(self) -> Settings | None:
        """Return the prompt to change the settings of sealed rounds; None while a round is played."""
        if self.scene.stage not in {"next", "shown"}:
            return None
        kinds = ["number", "player"]
        if len(self.options["choices"]) > 1:
            kinds.insert(1, "choice")
        fields: dict[str, Prompt[Any]] = {
            "enter": Choose("enter", options(kinds)),
            **{name: Number(name, *COUNTS[name].bounds(0)) for name in ("low", "high")},
            "wins": Choose("wins", options(("highest", "lowest", "none"))),
            "ties": Choose("ties", options(("share", "cancel", "again"))),
            "points": Number("points", *COUNTS["points"].bounds(0)),
        }
        now = {name: self.options["entry" if name == "enter" else name] for name in fields}
        return Settings("settings", fields, no_range, now)

    def change_settings(self, settings: Mapping[str, Any]) -> None:
        """Change the settings of sealed rounds, and publish them."""
        changed = {**settings, "entry": settings["enter"]}
        del changed["enter"]
        if all(self.options[name] == value for name, value in changed.items()):
            return
        self.options |= changed
        self.table.change_options(changed)
        self.table.new_page()
        self.show(stage="next", kind=changed["entry"])
        self.table.rule("sealed", facts.Settings(**changed))

    def judge(self, entries: Mapping[Seat, Any]) -> tuple[Seat, ...]:
        """Turn the entries over and say who wins; return those who have to enter again."""
        self.table.new_page()
        self.opened_in = self.scene.round
        if self.options["entry"] != "number" or self.options["wins"] == "none":
            self._only_show(entries)
            return ()
        wins, ties = self.options["wins"], self.options["ties"]
        verdict = judge(entries, wins, ties)
        ordered = dict(
            sorted(entries.items(), key=lambda entry: entry[1], reverse=wins == "lowest")
        )
        again = verdict.winners if ties == "again" and len(verdict.winners) > 1 else ()
        won = () if again else verdict.winners
        self.show(stage="shown", entries=ordered, winners=won, cancelled=verdict.cancelled)
        points = int(self.options["points"])
        self._say_verdict(verdict, again, points)
        if points and won:
            self._pay(won, points // len(won))
        return again

    def _say_verdict(self, verdict: Verdict, again: tuple[Seat, ...], points: int) -> None:
        judged = (verdict.number, self.options["wins"], verdict.cancelled, points)
        if again:
            self.table.rule("ties", Tied(*judged, seats=again))
        elif not verdict.winners:
            self.table.rule("ties", Nobody(*judged))
        else:
            anchor = "winner" if len(verdict.winners) == 1 else "ties"
            self.table.rule(anchor, Wins(*judged, seats=verdict.winners))

    def _only_show(self, entries: Mapping[Seat, Any]) -> None:
        kind = self.options["entry"]
        shown = dict(entries)
        if kind == "number":
            shown = dict(sorted(entries.items(), key=lambda entry: entry[1]))
        if kind == "choice":
            texts = {f"c{n}": text for n, text in enumerate(self.options["choices"], 1)}
            shown = {seat: texts[value] for seat, value in entries.items()}
        self.show(stage="shown", entries=shown, winners=(), cancelled=())
        if kind == "number":
            least, most = min(entries.values(), default=0), max(entries.values(), default=0)
            self.table.rule("winner", Shown(least=least, most=most))
            return
        order = self.options["choices"] if kind == "choice" else self.seats.everybody
        self.table.rule("tally", Counted(kind=kind, counts=tally(shown, order)))

    def _pay(self, seats: tuple[Seat, ...], each: int) -> None:
        if not each:
            return
        for seat in seats:
            self._add(seat, each)
        points = dict.fromkeys(seats, each)
        texts = {seat: str(each) for seat in seats}
        self.rows.append(Row(self.scene.round, texts, points, won=True))
        self.show(rows=tuple(self.rows))
        self.publish_score()
        self.say_who_reached()

    # -- the end -------------------------------------------------------------------------

    def end_game(self) -> None:
        """Say who has won: the best total of those who stayed; a tie is shared."""
        self.table.new_page()
        self.show(begun=True, rows=tuple(self.rows))
        seats = self.seats.playing()
        best = (max if self.best == "highest" else min)(self.points[seat] for seat in seats)
        self.table.winners = tuple(seat for seat in seats if self.points[seat] == best)
        won = Won(
            seats=self.table.winners,
            total=best,
            best=self.best,
            scored=self.scored,
        )
        self.table.rule("winning", won)


def no_range(settings: Mapping[str, Any]) -> Fact | None:
    """Return why nobody could enter a number, or None."""
    if settings["enter"] == "number" and settings["low"] >= settings["high"]:
        return NoRange(low=settings["low"], high=settings["high"])
    return None


def _signed(text: str) -> str:
    return text if text.startswith("-") else f"+{text}"
