"""Tests of ``companion/cli``."""
