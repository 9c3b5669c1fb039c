"""The commands of a table, each a frozen dataclass.

A command declares its permission (``@requires``), checks itself, and returns entries for the game's
log or changes for the table's log. ``parsing`` reads commands from messages and refuses malformed
ones, so every command is well-formed.

- ``base``: the base classes
- ``in_game``: commands that the referee judges
- ``between_games``: choose, start and end games
- ``question_time``: how long a question may take
- ``people``: seats, devices and hosts
- ``parsing``: reads messages

May import the rest of ``tables``, except ``table``.
"""
