"""The real program, driven by real browsers."""
