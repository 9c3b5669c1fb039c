"""Commands that choose, start and end games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from companion.tables.commands.base import Context, TableCommand
from companion.tables.lobby import lobby
from companion.tables.log_codec import Change, ChangeKind, encode_game_entry
from companion.tables.permissions import TableState, host_only, requires, running, seated
from companion.tables.refusals import GameOn, NoRematch
from companion.tables.rematch import last_game, rematch_changes, roster_after
from companion.tables.roster import Roster
from rules.engine.comments import count_comments
from rules.engine.places import places_of
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.tabletop import Setup
from rules.errors import Illegal, Malformed
from rules.facts import Json, Seat
from rules.refusals import Option


@requires(host_only)
@dataclass(frozen=True, slots=True)
class ChooseGame(TableCommand):
    """Choose the next game, and set some of its options."""

    game: str
    options: Mapping[str, Json]

    def changes(self, context: Context) -> list[Change]:
        _check_no_game(context.table)
        return [Change(ChangeKind.CHOOSE_GAME, {"game": self.game, "options": dict(self.options)})]


@requires(seated)
@dataclass(frozen=True, slots=True)
class Vote(TableCommand):
    """Say which game the actor's seat wants to play next; the host decides."""

    game: str

    def changes(self, context: Context) -> list[Change]:
        _check_no_game(context.table)
        if context.actor.seat is None or context.roster.votes.get(context.actor.seat) == self.game:
            return []
        return [Change(ChangeKind.VOTE, {"seat": context.actor.seat, "game": self.game})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class StartGame(TableCommand):
    """Start the chosen game with all seats that do not sit out."""

    def changes(self, context: Context) -> list[Change]:
        _check_no_game(context.table)
        return _start(context.roster, context.rng)

    def is_done(self, context: Context) -> bool:
        return context.actor.host and context.referee is not None and not context.referee.over


@requires(host_only)
@dataclass(frozen=True, slots=True)
class EndGame(TableCommand):
    """Put the current game away, whether it is over or not: the lobby follows."""

    def changes(self, context: Context) -> list[Change]:
        return [_close(running(context.table))]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class PlayAgain(TableCommand):
    """End the current game, if any, and start the chosen one; neither if it cannot start.

    ``form`` names the form to play it in, with all other options as they are.
    """

    form: str | None = None

    def changes(self, context: Context) -> list[Change]:
        roster, closing = context.roster, []
        if context.referee is not None:
            closing = [_close(context.referee)]
            roster = roster_after(roster, closing)
        if self.form is not None:
            picking = _pick_form(roster, self.form)
            closing.append(picking)
            roster = roster_after(roster, [picking])
        return [*closing, *_start(roster, context.rng)]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Rematch(TableCommand):
    """Start the last game again: the same people where they sat, the same options and deck.

    If the current game is over, it is ended first. The seats in ``without`` sit out.
    """

    without: tuple[Seat, ...] = ()

    def changes(self, context: Context) -> list[Change]:
        roster, found = context.roster, []
        if context.referee is not None:
            if not context.referee.over:
                raise Illegal(GameOn())
            found = [_close(context.referee)]
            roster = roster_after(roster, found)
        for seat in self.without:
            roster.person(seat)
        game = last_game(roster.past)
        if game is None:
            raise Illegal(NoRematch())
        again = rematch_changes(roster, game, self.without)
        return [*found, *again, *_start(roster_after(roster, again), context.rng)]


def _pick_form(roster: Roster, name: str) -> Change:
    """Return the change that sets the options of a form of the chosen game.

    :raises Malformed: if the game has no such form.
    """
    chosen = lobby(roster).chosen
    form = next((each for each in chosen.forms if each.name == name), None)
    if form is None:
        raise Malformed(Option(name=name), given=name)
    return Change(
        ChangeKind.CHOOSE_GAME, {"game": chosen.id, "options": {**roster.options, **form.values}}
    )


def _check_no_game(table: TableState) -> None:
    if table.referee is not None:
        raise Illegal(GameOn())


def _start(roster: Roster, rng: Random) -> list[Change]:
    """Return the changes that start the chosen game, including what chance draws first.

    :raises rules.errors.Refused: if it cannot start with these people and options.
    """
    ready = lobby(roster)
    game, options, seats = ready.chosen.id, ready.start_options(roster), roster.players()
    referee = Referee(load(game), Setup(tuple(seats), options), rng)
    start = Change(ChangeKind.START_GAME, {"game": game, "options": options, "seats": seats})
    return [start, *(encode_game_entry(entry) for entry in referee.take_unsaved_entries())]


def _close(referee: Referee) -> Change:
    """Return the change that ends a game: its winners, totals and memory.

    Its end is the time of its last entry: a table may be left with the final scores on its board,
    and opened again a week later.
    """
    standings = referee.table.standings
    totals = {line.seat: line.total for line in standings.lines} if standings else {}
    body = {
        "winners": list(referee.table.winners),
        "totals": totals,
        "places": places_of(standings, referee.table.winners),
        "over": referee.over and not referee.table.stopped,
        "counts": referee.counts,
        "comments": dict(count_comments(referee.game.comment, referee.table)),
        "ended": max((entry.at for entry in referee.log), default=0),
        "memory": referee.table.memory,
    }
    return Change(ChangeKind.END_GAME, body)
