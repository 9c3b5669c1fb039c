"""The rules: games, what they can ask, and the engine that runs them.

The modules beside this one import nothing but each other; ``prompts`` imports these, ``engine``
imports ``prompts``, and ``games`` imports both. Nothing in here imports the app,
the web, a clock or a file; randomness comes in as a ``random.Random``.
"""
