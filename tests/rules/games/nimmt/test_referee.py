"""Games with all options come to the same as by a referee written from the rulebook."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from rules.engine.registry import meta
from rules.errors import Refused
from rules.facts import Fact, Seat
from rules.games.nimmt.facts import Follows, Takes, TakesChosen, TakesFive
from tests.repeats import more_when_slow, repeats
from tests.rules.games.evening import BY_HOST, awaited, facts, host_says, key_of, offered
from tests.rules.games.nimmt import referee as book
from tests.rules.games.nimmt.driver import Evening, rows_of, scene_of, seat_down
from tests.rules.games.nimmt.keeping import Keeping, entered, new_referee

PARTS = 10
GAMES_OF_A_PART = repeats(33)
"""330 games in all, in parts that several processes can share."""
LATE = (Seat("late-1"), Seat("late-2"))
HAPPENS = 0.02
"""How likely somebody comes, goes, or mends something before an entry, where that happens at all."""


class Compared(Evening):
    """An evening at which the other referee is told everything, and asked about everything."""

    def __init__(self, seed: int) -> None:
        rng = Random(f"evening {seed}")
        players = rng.randint(2, 8)
        options = meta("nimmt").sample(rng, players)
        options["limit"] = min(options["limit"], rng.choice((20, 30, 66)))
        options["deals"] = min(options["deals"], 3)
        super().__init__(seat_down(players, **options), seed)
        self.options = dict(self.referee.setup.options)
        self.late = list(LATE)
        self.happening = rng.choice(("nothing", "people", "mending", "both"))
        self.first_rows: dict[int, list[int]] = {}
        self.compared = ""
        self.compare()

    # -- what happens --------------------------------------------------------------------

    def step(self) -> None:
        if self.happening in ("people", "both") and self.rng.random() < HAPPENS:
            self.come_or_go()
        elif self.happening in ("mending", "both") and self.rng.random() < HAPPENS:
            self.mend()
        else:
            super().step()
        if self.referee.over or self.at != self.compared:
            self.compare()

    def come_or_go(self) -> None:
        """Let somebody leave, be back, sit down late or be declined, if the host may enter it."""
        name = self.rng.choice(("leave", "leave", "back", "join", "decline"))
        if name not in offered(self.referee):
            return
        self.compared = ""
        if name == "join":
            if self.late:
                with suppress(Refused):
                    host_says(self.referee, "join", self.late[0])
                    self.late.pop(0)
            return
        prompt = self.referee.resolve(self.referee.find(key_of(self.referee, name)))
        host_says(self.referee, name, prompt.dump(prompt.sample(self.rng)))

    def mend(self) -> None:
        """Take something back, or amend an entry."""
        self.compared = ""
        if self.rng.random() < 0.5:
            for _ in range(self.rng.randint(1, 12)):
                with suppress(Refused):
                    self.referee.undo(BY_HOST)
            return
        steps = [
            step
            for step in self.referee.history
            if step.prompt.name in ("card", "start", "row", "draft")
        ]
        if steps:
            step = self.rng.choice(steps)
            value = step.prompt.dump(step.prompt.sample(self.rng))
            with suppress(Refused):
                self.referee.amend(step.pending.key, value, BY_HOST)

    # -- what is compared ----------------------------------------------------------------

    def compare(self) -> None:
        """Compare everything with what the other referee says who was told the same."""
        referee, scene = self.referee, scene_of(self.referee)
        self.compared = "" if referee.over else self.at
        if len(scene.rows) == 4 and scene.round == 0:
            self.first_rows[scene.deal] = [cards[0] for cards in rows_of(referee)]
        if "/clash-" in self.compared:
            return  # the answer decides what becomes of all cards
        if "/turn" in self.compared and self.rng.random() < 0.9:
            return  # in a draft nothing changes but the hands
        kept = Keeping(
            new_referee(referee.setup.seats, self.options), self.options, self.first_rows
        ).keep(entered(referee))
        self.compare_score(kept)
        self.compare_laid(kept)
        assert referee.over == kept.is_over()
        if referee.over:
            assert set(referee.table.winners) == kept.winners()
            return
        if scene.deal == kept.deals_played + 1 and len(kept.rows) == len(scene.rows) == 4:
            self.compare_table(kept)
        self.compare_asked(kept)

    def compare_score(self, kept: book.Referee) -> None:
        standings = self.referee.table.standings
        assert standings is not None
        assert {line.seat: line.total for line in standings.lines} == kept.score
        assert [line.seat for line in standings.lines if line.competes] == kept.here()

    def compare_laid(self, kept: book.Referee) -> None:
        """Compare what was said of each card that was laid."""
        told = [fact for fact in facts(self.referee) if isinstance(fact, Follows | Takes)]
        assert list(map(as_laid, told)) == kept.laid
        for fact in told:
            if isinstance(fact, Takes):
                assert fact.heads == book.heads_of(fact.cards)
                assert isinstance(fact, TakesChosen) == (fact.card < fact.cards[-1])
                assert isinstance(fact, TakesFive) == (fact.card >= fact.cards[-1])

    def compare_table(self, kept: book.Referee) -> None:
        """Compare the rows, and what everybody has taken in this deal."""
        scene = scene_of(self.referee)
        if not (kept.rounds_played == 0 and scene.round):
            assert rows_of(self.referee) == kept.rows
            assert scene.round == kept.rounds_played
        assert scene.highest == kept.deck[-1]
        assert set(scene.taken) == set(kept.hands)

    def compare_asked(self, kept: book.Referee) -> None:
        """Compare who is asked, and which cards are out."""
        waiting = awaited(self.referee)
        names = {pending.prompt.name for pending in waiting}
        if kept.who_chooses() is not None:
            assert [pending.who for pending in waiting] == [kept.who_chooses()]
            assert names == {"row"}
            prompt: Any = self.referee.resolve(waiting[0])
            assert prompt.allowed() == ["1", "2", "3", "4"]
            assert prompt.answer_for_absent(self.rng) == str(kept.row_for_who_is_away() + 1)
        if names == {"card"} and not self.referee.pending_answers:
            assert [pending.who for pending in waiting] == kept.may_play()
            for pending in waiting:
                may = set(self.referee.resolve(pending).allowed())  # type: ignore[attr-defined]
                if self.options["dealer"] == "app" or self.options["deck"] == "draft":
                    assert len(may) == kept.hands[str(pending.who)]
                    assert may <= set(kept.deck) - {card for row in kept.rows for card in row}
                else:
                    assert may == kept.may_turn_up()


def as_laid(fact: Fact) -> book.Joined | book.Taken:
    """What was said of a card, as the other referee notes it."""
    if isinstance(fact, Follows):
        return book.Joined(fact.seat, fact.card, int(fact.row) - 1, fact.end)
    assert isinstance(fact, Takes)
    return book.Taken(fact.seat, int(fact.row) - 1, fact.cards, fact.card)


@pytest.mark.parametrize("part", more_when_slow(1, PARTS))
def test_every_ruling_is_that_of_the_other_referee(part: int) -> None:
    for seed in range(part * GAMES_OF_A_PART, (part + 1) * GAMES_OF_A_PART):
        evening = Compared(seed)
        assert evening.play().over
