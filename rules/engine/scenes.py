"""A scene that a game changes field by field, and that is made only where somebody can see it.

A replay passes hundreds of steps that nobody sees. So a step says what it changes, and the scene
itself is made when the script waits (:meth:`rules.engine.tabletop.Tabletop.show`)::

    shown = SceneFields(table, Scene("start"), lambda: {"hands": dict(hands)})
    shown.change(stage="turn", seat=seat)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import SimpleNamespace
from typing import Any, Generic, TypeVar, cast

from rules.engine.tabletop import Tabletop

S = TypeVar("S")


class SceneFields(Generic[S]):
    """The fields of a game's scene, which is a dataclass; ``first`` is the scene to begin with.

    ``derived`` returns the fields that follow from the state of the game. It is called when the
    scene is made, so each step changes the state first, and says what is shown last.
    """

    def __init__(
        self, table: Tabletop, first: S, derived: Callable[[], Mapping[str, Any]] = dict
    ) -> None:
        self._table = table
        self._kind = type(first)
        named = {each.name: getattr(first, each.name) for each in fields(first)}  # type: ignore[arg-type]  # a dataclass
        self.now = cast("S", SimpleNamespace(**named))
        """The fields as the steps have set them, by the names that the scene has for them.

        Those that follow from the state of the game are as old as the last scene that was made.
        """
        self._derived = derived
        self._made: S | None = None

    def change(self, **changes: Any) -> None:
        """Publish the scene with these fields changed."""
        vars(self.now).update(changes)
        self._made = None
        self._table.show(self.scene)

    def scene(self) -> S:
        """Return the scene as it is now."""
        if self._made is None:
            vars(self.now).update(self._derived())
            self._made = self._kind(**vars(self.now))
        return self._made
