"""The web app: the app factory, pages, request checks, device cookies and static files.

May import every layer except ``cli``.
"""
