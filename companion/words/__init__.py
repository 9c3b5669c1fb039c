"""The words of Companion and of its games, in every language that somebody has brought.

Words are messages of Project Fluent, in one file a language: a game's in its own folder, as
``words/<language>.ftl``, the app's in ``companion/words/<language>/<family>.ftl``.
"""
