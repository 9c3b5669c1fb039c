"""The games, one folder each: meta, script, state, adjudicate, scene and rulebook.

A game may import ``rules.engine``, ``rules.prompts`` and the modules of ``rules`` itself, and no
other game.
"""
