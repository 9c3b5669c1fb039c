"""I Didn't Eat That (Strife Games)."""
