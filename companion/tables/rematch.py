"""A rematch: the last game of a table again, with the same people, seats and options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.storage.records import Entry
from companion.tables.lobby import lobby
from companion.tables.log_codec import Change, ChangeKind
from companion.tables.roster import PastGame, Roster
from rules.engine import registry
from rules.errors import Refused
from rules.facts import Fact, Json, Seat

Why: TypeAlias = Literal["away", "sits-out", "left"]


@dataclass(frozen=True)
class Missing:
    """A person who was in the game, and the reason why they cannot simply play.

    Their phone is away, they sit out, or they no longer have a seat.
    """

    seat: Seat
    why: Why


@dataclass(frozen=True)
class Rematch:
    """The game to play again, and the people who are missing."""

    game: str
    options: Mapping[str, Json]
    missing: tuple[Missing, ...]
    without: tuple[Seat, ...]
    """The missing ones who still have a seat, and would be dealt in."""
    newcomers: tuple[Seat, ...]
    """The people at the table now who were not in the game."""
    objection: Fact | None
    """Why it cannot start without the missing ones, or None."""

    @property
    def absent(self) -> tuple[Seat, ...]:
        """The seats of all who are missing."""
        return tuple(each.seat for each in self.missing)


def rematch(
    roster: Roster, games: list[PastGame], is_here: Callable[[Seat], bool]
) -> Rematch | None:
    """Return the rematch of the last game; None if there was none, or it is no longer installed."""
    game = last_game(games)
    if game is None:
        return None
    people = people_of(game, roster)
    players = {roster.identity(seat) for seat in people}
    at_table = {roster.identity(seat): seat for seat in roster.order}
    missing = []
    for seat in people:
        now = at_table.get(roster.identity(seat))
        if now is None:
            missing.append(Missing(seat, "left"))
        elif now in roster.sitting_out:
            missing.append(Missing(now, "sits-out"))
        elif not is_here(now):
            missing.append(Missing(now, "away"))
    new = tuple(seat for seat in roster.players() if roster.identity(seat) not in players)
    without = tuple(each.seat for each in missing if each.why == "away")
    objection = None
    try:
        ready = roster_after(roster, rematch_changes(roster, game, without))
        lobby(ready).start_options(ready)
    except Refused as refused:
        objection = refused.why
    return Rematch(game.game, game.setup.options, tuple(missing), without, new, objection)


def last_game(games: list[PastGame]) -> PastGame | None:
    """Return the last game, if it can still be played here."""
    return games[-1] if games and games[-1].game in registry.GAMES else None


def people_of(game: PastGame, roster: Roster) -> tuple[Seat, ...]:
    """Return the people who were in a game, latecomers included, without dummies."""
    return tuple(seat for seat in game.seats if seat in roster.people)


def rematch_changes(roster: Roster, game: PastGame, without: tuple[Seat, ...]) -> list[Change]:
    """Return the changes that pick a game again and seat its people as before; ``without`` sit out.

    Option values that the game left for the next one, such as those learnt of the deck, are in the
    table's memory.
    """
    learnt = roster.memory.get(game.game, {})
    options = {name: value for name, value in game.setup.options.items() if name not in learnt}
    found = [Change(ChangeKind.CHOOSE_GAME, {"game": game.game, "options": options})]
    found += [Change(ChangeKind.SIT_OUT, {"seat": seat}) for seat in without]
    order = _as_they_sat(roster, game)
    if order != roster.order:
        found.append(Change(ChangeKind.REORDER, {"seats": order}))
    return found


def _as_they_sat(roster: Roster, game: PastGame) -> list[Seat]:
    """Return the order of the seats, with those who came back on another seat where they sat before.

    Nobody else moves: people who have changed places since keep their new places.
    """
    people = people_of(game, roster)
    before = {roster.identity(seat): n for n, seat in enumerate(people)}
    back = [s for s in roster.order if s not in people and roster.identity(s) in before]
    order = [seat for seat in roster.order if seat not in back]
    for seat in sorted(back, key=lambda each: before[roster.identity(each)]):
        place = before[roster.identity(seat)]
        right = [n for n, s in enumerate(order) if before.get(roster.identity(s), -1) > place]
        left = [n for n, s in enumerate(order) if -1 < before.get(roster.identity(s), -1) < place]
        order.insert(left[-1] + 1 if left else right[0] if right else len(order), seat)
    return order


def roster_after(roster: Roster, found: list[Change]) -> Roster:
    """Return a copy of a roster with changes applied."""
    copy = deepcopy(roster)
    for change in found:
        copy.apply(Entry(0, 0, change.kind, change.body))
    return copy
