"""The Feast, by Cheapass Games, for Pairs decks."""
