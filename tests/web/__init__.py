"""Tests of ``companion/web``."""
