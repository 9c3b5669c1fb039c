"""Tests of ``companion/rendering``."""
