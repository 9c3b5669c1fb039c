"""The ``companion`` command: its options, the server that it starts, and garbage collection.

May import everything.
"""
