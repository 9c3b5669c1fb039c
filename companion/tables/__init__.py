"""Tables: their commands, permissions, roster, presence, countdown and log.

May import ``storage``, ``network`` and ``rules``.
"""
