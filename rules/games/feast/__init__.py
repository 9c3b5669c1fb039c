"""The Feast, for Pairs decks (Cheapass Games)."""
