"""Eat Me, by Allan Stagg."""
