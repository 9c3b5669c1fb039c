"""The pages of the app, its WebSocket and its commands by POST: one blueprint in each module.

May import the rest of ``web`` except the app factory.
"""
