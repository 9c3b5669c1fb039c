"""The clock on the wall: who may look at it, and what happens when it steps."""
