"""Any other game: a score sheet and sealed rounds for what Companion does not know."""
