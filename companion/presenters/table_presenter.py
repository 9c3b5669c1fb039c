"""The presenter that templates call ``t``."""

from __future__ import annotations

from functools import cached_property

from companion.presenters.answer_forms import AnswerForms
from companion.presenters.base import BasePresenter
from companion.presenters.between_deals import BetweenDeals
from companion.presenters.ceremony import Ceremony
from companion.presenters.corrections import Corrections
from companion.presenters.entries import Entries
from companion.presenters.evening import Evening
from companion.presenters.help import Help
from companion.presenters.layout import Layout
from companion.presenters.pending import Pending
from companion.presenters.rulings import Rulings
from companion.presenters.score import Score
from companion.presenters.show import Show
from rules.engine.table_scene import Place, TableScene


class TablePresenter(BasePresenter):
    """One table for one viewer, made again whenever the table changes.

    Presenters made with the same cache share what is the same for every viewer.
    """

    @cached_property
    def forms(self) -> AnswerForms:
        """What this viewer has to enter."""
        return AnswerForms(self)

    @cached_property
    def help(self) -> Help:
        """What this viewer may do now, in a few lines."""
        return Help(self, self.forms)

    @cached_property
    def pending(self) -> Pending:
        """Whom the table waits for."""
        return Pending(self)

    @cached_property
    def entries(self) -> Entries:
        """The answers that are in the game."""
        return Entries(self, self.forms)

    @cached_property
    def corrections(self) -> Corrections:
        """The last correction, and what an undo would take back."""
        return Corrections(self, self.entries)

    @cached_property
    def rulings(self) -> Rulings:
        """What the referee has decided."""
        return Rulings(self, self.entries)

    @cached_property
    def score(self) -> Score:
        """The standings."""
        return Score(self)

    @cached_property
    def show(self) -> Show:
        """What the board plays moment by moment."""
        return Show(self, self.score, self.evening, self.ceremony)

    @cached_property
    def evening(self) -> Evening:
        """The standings over all games of the evening."""
        return Evening(self)

    @property
    def place_after_show(self) -> bool:
        """Whether the board says the round only when a reveal is told, since the next one has begun.

        The scene of a game may say it, for a reveal that is told otherwise.
        """
        own = getattr(self.scene, "place_after_show", None)
        if own is not None or self.layout is None or self.table.referee is None:
            return bool(own)
        return self.layout.is_after(self.table.referee.table.last_event.path)

    @cached_property
    def layout(self) -> Layout | None:
        """What lies on the table; None between games.

        A game whose scene says nothing of that has a place for each player.
        """
        referee = self.table.referee
        if referee is None:
            return None
        scene = referee.game.layout(referee.table.scene)
        scene = scene or TableScene(places=tuple(map(Place, referee.table.seats)))
        return Layout(self, self.pending, self.show, scene)

    @property
    def shows_own_cards(self) -> bool:
        """Whether the game shows people their own cards beside the scores."""
        if self.game and self.has_macro("pad", "own"):
            return self.table.playing is not None
        scene = self.layout.scene if self.layout is not None else None
        dealt = self.meta is not None and self.meta.app_deals(self.options)
        return scene is not None and bool(dealt or scene.hands or scene.captures)

    @cached_property
    def between(self) -> BetweenDeals:
        """What the board shows between two deals."""
        return BetweenDeals(self, self.rulings)

    @cached_property
    def ceremony(self) -> Ceremony:
        """The end of a game."""
        return Ceremony(self, self.score, self.entries)
