"""The rules: an engine that asks, and the games that it runs."""
