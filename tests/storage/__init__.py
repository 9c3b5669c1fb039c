"""Tests of ``companion/storage``."""
