"""Tests of ``rules/games``."""
