"""Rendering: the template environment, the regions of each screen, and the cache of renderings.

May import ``presenters``, ``tables``, ``words`` and ``rules``.
"""
