"""Companion: a referee for people who play with real cards."""

__version__ = "1.0.0"
