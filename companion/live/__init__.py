"""Live updates: the HTTP server, WebSocket connections, the hub of subscribers, outboxes and the idle queue.

May import ``rendering``, ``presenters``, ``tables`` and ``network``.
"""
