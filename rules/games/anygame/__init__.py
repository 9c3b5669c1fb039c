"""Any other game: a score sheet and sealed rounds for games that Companion does not know."""
