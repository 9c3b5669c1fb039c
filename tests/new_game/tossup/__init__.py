"""Toss-up."""
