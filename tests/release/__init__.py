"""Releases: the wheel, each way of installing it, and the program of one file."""
