"""Tests of ``docs``."""
