"""What the app looks for in the templates of a game, and what happens where it is missing.

``docs/templates.md`` shows the same list to authors of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup


@dataclass(frozen=True)
class GameMacro:
    """A macro, or a list, that a game's template must or may define.

    ``call`` is its name with its arguments, ``tour(who, options, players)``; a list has no brackets.
    ``default`` says what is shown without it.
    """

    template: str
    call: str
    shows: str
    default: str = ""

    @property
    def name(self) -> str:
        """The name without the arguments: "on_table"."""
        return self.call.partition("(")[0]

    @property
    def arguments(self) -> tuple[str, ...] | None:
        """The names of the arguments; None for a list."""
        _, bracket, inside = self.call.rstrip(")").partition("(")
        return tuple(inside.split(", ")) if bracket else None

    def takes(self, arguments: Sequence[str]) -> bool:
        """Whether a macro with these parameters takes what it is given.

        >>> held = GameMacro("pad", "held(cards)", "A hand.")
        >>> held.takes(("cards", "options")), held.takes(("options",))
        (True, False)
        """
        own = [each for each in arguments if each not in GIVEN]
        known = [each for each in self.arguments or () if each not in GIVEN]
        given = [each for each in GIVEN if each in arguments]
        return len(own) == len(known) and list(arguments) == own + given


GIVEN = ("options", "players")
"""What any macro is given that has parameters of these names, after its own: the values of the game's
options, in the lobby the picked ones, and the number of players.
"""

GAME_MACROS = (
    GameMacro(
        "guide",
        "tour(who, options, players)",
        "A tour of twenty seconds for a first game, as three or four `<li>`s with a drawing and a sentence each: the aim, what a phone asks, what can go wrong, what the board does.",
        "nothing",
    ),
    GameMacro(
        "pad",
        "on_table(t)",
        "What lies on the table, on every pad.",
        "the middle of a standard scene, or what everybody has played",
    ),
    GameMacro(
        "pad",
        "own(t)",
        "One's own cards, behind “Scores and your cards”; without it, that is “Scores”.",
        "`hands` and `captures` of a standard scene",
    ),
    GameMacro(
        "pad",
        "held(cards)",
        "The hand of a player who practises, as the game’s bots hold it.",
        "a card with each value",
    ),
    GameMacro(
        "watch",
        "cards(t)",
        "What lies on the table and who played what, for spectators.",
        "a standard scene, or else `on_table`",
    ),
)
"""Every macro that the app looks up; a game's templates may have others for its own use."""


def says_nothing(*_arguments: Any) -> Markup:
    """Stand in for a macro that a game does not have."""
    return Markup()
