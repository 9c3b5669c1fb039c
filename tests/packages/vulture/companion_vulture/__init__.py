"""Hol’s der Geier."""
