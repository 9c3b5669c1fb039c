"""The commands of a table: everything that a screen can ask of it, one frozen dataclass a kind.

A command holds what was asked, declares who may ask it (``@requires``), and says what it comes to:
entries of the game's log, or changes of the table's log. Reading one from a message refuses
whatever is malformed, so that a command that exists is well-formed.

``base`` says what a command is, ``in_game`` holds those that the referee judges, ``between_games``
those that choose, start and end games, ``people`` those about seats and devices, and ``parsing``
reads messages. May import the rest of ``tables``, but not ``table``.
"""
