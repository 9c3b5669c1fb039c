"""I Didn't Eat That, by Strife Games."""
