"""Tests of ``companion/live``."""
