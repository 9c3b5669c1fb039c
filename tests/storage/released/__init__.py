"""Evenings that a released version has saved: every later one opens, migrates and replays them."""
