"""The engine: the referee, its log, and what a game's script is given.

Imports ``prompts`` and the facts below it; knows no game.
"""
