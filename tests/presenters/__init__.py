"""Tests of ``companion/presenters``."""
