"""Eat Me (Allan Stagg)."""
