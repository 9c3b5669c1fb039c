"""Tests of ``companion/tables``."""
