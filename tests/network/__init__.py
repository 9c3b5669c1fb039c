"""Tests of ``companion/network``."""
