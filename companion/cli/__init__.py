"""The ``companion`` command: its options, its server, the terminal and memory.

May import everything.
"""
