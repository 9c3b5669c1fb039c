"""Rendering: the regions of each screen, what each depends on, and what is kept of them.

May import ``presenters`` and ``tables``.
"""
