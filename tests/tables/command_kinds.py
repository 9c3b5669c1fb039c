"""The kinds of commands that a message can name."""

from __future__ import annotations

from companion.tables.commands import between_games, in_game, people, question_time
from companion.tables.commands.base import Command

OF_THE_APP: frozenset[str] = frozenset(
    each.word
    for each in (
        people.Join,
        people.RequestRejoin,
        people.RenameInHistory,
        people.MergePeople,
        people.SeparatePeople,
        people.BecomeHost,
        people.AddTv,
        people.SetAddress,
    )
)
"""The words of the commands that pages of the app give: no message is read as one."""
WORDS: frozenset[str] = frozenset(
    each.word
    for module in (between_games, in_game, people, question_time)
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, Command) and each.__module__ == module.__name__
)
"""The words of all commands."""
KINDS: tuple[str, ...] = tuple(sorted(WORDS - OF_THE_APP))
"""The values of a message's ``do``."""
