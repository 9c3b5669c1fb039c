"""The lines that say what may be done about all that is asked at a table, held to what they promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.presenters import TablePresenter, Viewer
from companion.presenters.help import MOST_LINES
from rules.engine.referee import Referee
from rules.engine.registry import folder, rulebook
from rules.engine.tabletop import PendingPrompt
from rules.engine.views import ViewerPrompt
from rules.facts import CHANCE, Seat
from tests.own_tests import says
from tests.tables.table_fixture import TableFixture

LONGEST = 92
"""How many letters a line may have: three lines of a phone of 320 px."""
OF_ALL_THE_RULES = {"ploy", "next"}
"""What is asked of the game as a whole: how to play is the rule about it."""


def name_of(prompt: Any) -> str:
    """Return the name of a prompt without what follows a hyphen, by which its words are found."""
    return str(prompt.name).partition("-")[0]


def asked(referee: Referee) -> Iterator[PendingPrompt[Any]]:
    """Yield everything that people can answer now: what is asked, calls, and standing calls."""
    if referee.current_ask is None:
        return
    everything = (*referee.current_ask.pending, *referee.standing_prompts())
    yield from (pending for pending in everything if pending.who is not CHANCE)


class HelpLines:
    """Draws the lines of everything that is asked at a table, and says what is wrong with them."""

    def __init__(self, fixture: TableFixture, game: str) -> None:
        self.fixture = fixture
        self.game = game
        self.names: set[str] = set()
        """What was asked, without what follows a hyphen."""
        self.anchors = rulebook(game)
        self.has_own_lines = says(game, "can-")

    def mistakes(self) -> Iterator[str]:
        """Look at all that is asked now, for those who are asked, and at what those see who wait."""
        table = self.fixture.table
        assert table.referee is not None
        board = Viewer("board", host=True)
        for viewer in (*(Viewer("pad", seat) for seat in table.roster.order[:2]), board):
            help_ = self.presenter(viewer).help
            yield from self.wrong(help_.now, help_.rule, f"what {viewer.role} is told now")
        presenters: dict[Seat | None, TablePresenter] = {None: self.presenter(board)}
        for pending in asked(table.referee):
            prompt = table.referee.resolve(pending)
            mine = ViewerPrompt(pending, prompt, None, None)
            seat = Seat(pending.who) if isinstance(pending.who, str) else None
            if seat not in presenters:
                presenters[seat] = self.presenter(Viewer("pad", seat))
            help_ = presenters[seat].help
            name = name_of(prompt)
            self.names.add(name)
            yield from self.wrong(help_.lines(mine), help_.rule_of(mine), name)
            if not self.has_own_lines:
                continue
            if not help_.own_lines(mine):
                yield f"Write can-{name} in {folder(self.game) / 'words/en.ftl'}"
            if help_.rule_of(mine).endswith("#how-to-play") and name not in OF_ALL_THE_RULES:
                yield f"{name} names no rule of its own"

    def wrong(self, lines: tuple[str, ...], rule: str, name: str) -> Iterator[str]:
        """Say what is wrong with the lines about one thing, and with the rule that they name."""
        if not 1 <= len(lines) <= MOST_LINES:
            yield f"{name} has {len(lines)} lines"
        for line in lines:
            text = str(getattr(line, "striptags", lambda: line)())  # noqa: B023  # called at once
            if not 3 < len(text) <= LONGEST or text[-1] not in ".?" or "None" in text:
                yield f"{name}: {text}"
        anchor = rule.partition("#")[2]
        if f"{{#{anchor}}}" not in self.anchors:
            yield f"{name}: there is no {rule}"

    def presenter(self, viewer: Viewer) -> TablePresenter:
        return self.fixture.services.renderer.presenter(self.fixture.table, viewer)
