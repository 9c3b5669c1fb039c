"""Tables: commands, permissions, the roster, presence, the countdown and the log.

May import ``storage`` and ``rules``.
"""
