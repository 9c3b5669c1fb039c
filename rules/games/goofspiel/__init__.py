"""Goofspiel, a traditional game for suits of any deck."""
