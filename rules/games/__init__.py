"""The games, one folder each.

A game imports ``engine`` and ``prompts``, and no other game.
"""
