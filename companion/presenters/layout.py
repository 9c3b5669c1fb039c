"""A standard scene, in the game's words."""

from __future__ import annotations

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from rules.engine.table_scene import Place, TableScene


class Layout:
    """What lies on the table of a game that draws itself; templates call it ``t.layout``."""

    def __init__(self, base: BasePresenter, scene: TableScene) -> None:
        self._base = base
        self.scene = scene

    def fate(self, place: Place) -> Markup:
        """Return what has become of a player's card: "takes 7", "matched"."""
        return self._base.word("fate", place.fate or "open", place=place, scene=self._own_scene)

    def face_up(self, place: Place) -> Markup:
        """Return what is said of a card before anything is decided of it: "face up"."""
        return self._base.word("fate", "open", place=place, scene=self._own_scene)

    def waiting(self, place: Place) -> Markup:
        """Return what is said of a player who is asked, or whose card is not up yet: "playing…"; else empty."""
        return self._base.word("fate", "waiting", place=place, scene=self._own_scene)

    def ribbon(self, place: Place) -> Markup:
        """Return the word on a ribbon across a player's card, "highest"; empty without one."""
        return self._base.word("ribbon", place.fate or "none", place=place, scene=self._own_scene)

    @property
    def middle(self) -> Markup:
        """What lies in the middle: "Prize"."""
        return self._base.word("table", "middle", scene=self._own_scene)

    @property
    def middle_ribbon(self) -> Markup:
        """What has become of it, where nobody has all of it: "stays"; empty without such a word."""
        return self._base.word("table", "middle_ribbon", scene=self._own_scene)

    @property
    def aside(self) -> Markup:
        """What lies beside it: "Left before"."""
        return self._base.word("table", "aside", scene=self._own_scene)

    @property
    def aside_note(self) -> Markup:
        """The words under that; empty without any."""
        return self._base.word("table", "aside_note", scene=self._own_scene)

    @property
    def stake(self) -> Markup:
        """What is played for, on phones: "9 points to take"; where the game does not say it, the middle."""
        return self._base.word("table", "stake", scene=self._own_scene) or self.middle

    @property
    def _own_scene(self) -> object:
        """The scene as the game has published it."""
        return self._base.view.scene if self._base.view is not None else None
