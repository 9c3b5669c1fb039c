"""The ``companion`` command: its options, its server, the terminal and garbage collection.

May import everything.
"""
