"""Companion: a referee for people who play with real cards."""

__version__ = "0.1.0"
