"""Lays the folder of a new game: a small one that is whole, under the name that one gives it."""
