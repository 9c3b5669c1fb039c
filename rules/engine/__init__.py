"""The engine: the referee, its log, what a game's script asks with, and what a viewer may see.

May import ``rules.prompts`` and the modules of ``rules`` itself; imports no game, except that
``registry`` loads games by name.
"""
