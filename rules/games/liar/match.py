"""Who's Lying?: an match of one game or three, and its score."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import Seat, fact
from rules.games.liar.adjudicate import GAMES, Deal, colours_for, deal
from rules.games.liar.scene import Tally
from rules.games.liar.seating import Seating


class Match:
    """Which game it is, who plays it, who begins, and what the games so far have brought."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.extended = bool(table.options["extended"])
        self.games = GAMES if self.extended else 1
        self.game = 1
        self.starter: Seat | None = None
        self.winner: Seat | None = None
        self.tally: tuple[Tally, ...] = ()
        self._anew = 0
        self.scores: dict[Seat, list[int | None]] = {seat: [] for seat in table.seats}
        self.seating = Seating(table, lambda: self.game < self.games)
        self.seating.changed = self.publish

    @property
    def key(self) -> str:
        """Return a name for the game under way that none before it had."""
        return f"game{self.game}" + (f"-again{self._anew}" if self._anew else "")

    def begin(self) -> Deal:
        """Seat those who play, and return how the deck is dealt to them."""
        players = self.seating.new_game()
        for seat in players:
            missed: list[int | None] = [None] * (self.game - 1)
            self.scores.setdefault(seat, missed)
        chosen = self.table.options["colours"]
        colours = colours_for(len(players), chosen, len(self.table.seats))
        if self.starter is not None and self.starter not in players:
            after = self.table.clockwise(self.starter, self.seating.ring)
            self.starter = next(seat for seat in after if seat in players)
        return deal(len(players), colours, int(self.table.options["cards"]))

    def void(self) -> None:
        """Play the game anew, without whoever left."""
        self._anew += 1

    def won_by(self, winner: Seat) -> None:
        """The game has its winner, who begins the next one."""
        self.winner = self.starter = winner
        self.seating.under_way = False

    def score(self, tally: tuple[Tally, ...] = ()) -> None:
        """Write down what the game brought, and go on to the next one."""
        self.tally = tally
        points = {one.seat: one.points for one in tally}
        for seat, cells in self.scores.items():
            cells.append(points.get(seat))
        self.publish()
        self.game += 1
        self._anew = 0

    def publish(self, hands: Mapping[Seat, int] | None = None) -> None:
        """Show the points by game; where only one game is played, the cards left in each hand."""
        if self.extended:
            columns = tuple(fact("liar.column", game=game) for game in range(1, self.games + 1))
            lines = [self._line(seat, cells) for seat, cells in self.scores.items()]
            self.table.standings = Standings(columns, tuple(lines))
        elif hands is not None:
            left = [Line(seat, (), cards) for seat, cards in hands.items()]
            self.table.standings = Standings(
                (), tuple(left), best="lowest", total=fact("liar.cards-left")
            )

    def _line(self, seat: Seat, cells: list[int | None]) -> Line:
        later: list[None] = [None] * (self.games - len(cells))
        total = sum(cell or 0 for cell in cells)
        return Line(seat, (*cells, *later), total, self.seating.competes(seat))

    def end(self) -> None:
        """The highest total wins, and a tie is shared; a single game is won by its winner."""
        standings = self.table.standings
        if self.extended and standings is not None:
            self.table.winners = standings.leaders()
            total = standings.line(self.table.winners[0]).total
            self.table.rule(
                "winning", fact("liar.won", seats=list(self.table.winners), total=total)
            )
        elif self.winner is not None:
            self.table.winners = (self.winner,)
