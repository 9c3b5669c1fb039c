"""The app, from the outside in."""
