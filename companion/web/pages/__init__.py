"""The pages and doors of the app, one blueprint a module."""
