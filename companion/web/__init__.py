"""The web app: the app factory, its pages, the request guard, device cookies and static files.

May import everything below it.
"""
