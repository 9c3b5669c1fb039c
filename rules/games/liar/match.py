"""Who's Lying?: a match of one game or three, and its score."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.dealing import app_deals
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from rules.games.liar.adjudicate import GAMES
from rules.games.liar.deck import Deal, deal_for
from rules.games.liar.facts import CardsLeft, Column, Won
from rules.games.liar.scene import Tally, TurnedUp
from rules.games.liar.seating import Seating


class Match:
    """The present game's number, players and starter, and the points of the games before."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.extended = bool(table.options["extended"])
        self.app_deals = app_deals(table.options)
        self.games = GAMES if self.extended else 1
        self.game = 1
        self.starter: Seat | None = None
        self.winner: Seat | None = None
        self.tally: tuple[Tally, ...] = ()
        self.dealt: Deal | None = None
        """How the deck was dealt last."""
        self.shown: TurnedUp | None = None
        """What was turned up in the turn before, until the next game is dealt."""
        self._replays = 0
        self.scores: dict[Seat, list[int | None]] = {seat: [] for seat in table.seats}
        self.seating = Seating(table, self.publish)

    @property
    def key(self) -> str:
        """The key of the present game; a game that is played again has a new one."""
        return f"game{self.game}" + (f"-again{self._replays}" if self._replays else "")

    @property
    def replayed(self) -> bool:
        """Whether the present game is played again, since a player has left it."""
        return self._replays > 0

    def start_game(self) -> Deal:
        """Start a game, and return how its deck is dealt."""
        players = self.seating.new_game(last=self.game == self.games)
        for seat in players:
            missed: list[int | None] = [None] * (self.game - 1)
            self.scores.setdefault(seat, missed)
        if self.starter is not None and self.starter not in players:
            after = self.table.clockwise(self.starter, self.seating.everybody)
            self.starter = next(seat for seat in after if seat in players)
        return deal_for(len(players), self.table.options, len(self.table.seats))

    def void_game(self) -> None:
        """Void the present game; it is played again without the player who left."""
        self._replays += 1

    def set_winner(self, winner: Seat) -> None:
        """Set the winner of the present game, who starts the next one."""
        self.winner = self.starter = winner
        self.seating.under_way = False

    def end_game(self, tally: tuple[Tally, ...] = ()) -> None:
        """Add the points of the present game, and go on to the next one."""
        self.tally = tally
        points = {one.seat: one.points for one in tally}
        for seat, cells in self.scores.items():
            cells.append(points.get(seat))
        self.publish()
        self.game += 1
        self._replays = 0

    def publish(self, hands: Mapping[Seat, int] | None = None) -> None:
        """Publish the points by game; in a match of one game, the cards in each hand.

        Without ``hands``, the points or who competes have changed.
        """
        if self.extended:
            self.table.standings = self._points()
        elif hands is not None:
            lines = tuple(Line(seat, (), cards) for seat, cards in hands.items())
            self.table.standings = Standings((), lines, best="lowest", total=CardsLeft())

    def _points(self) -> Standings:
        """Return the points by game."""
        columns = tuple(Column(game=game) for game in range(1, self.games + 1))
        lines = tuple(self._line(seat, cells) for seat, cells in self.scores.items())
        return Standings(columns, lines)

    def _line(self, seat: Seat, cells: list[int | None]) -> Line:
        later: list[None] = [None] * (self.games - len(cells))
        total = sum(cell or 0 for cell in cells)
        return Line(seat, (*cells, *later), total, self.seating.competes(seat))

    def end_match(self) -> None:
        """Publish the winners: the highest total, shared in a tie; of one game, its winner."""
        standings = self.table.standings
        if self.extended and standings is not None:
            self.table.winners = standings.leaders()
            total = standings.line(self.table.winners[0]).total
            self.table.rule("winning", Won(seats=tuple(self.table.winners), total=total))
        elif self.winner is not None:
            self.table.winners = (self.winner,)
