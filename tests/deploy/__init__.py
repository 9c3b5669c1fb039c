"""The installation of docs/deploy: its commands, its cluster, and games while parts of it fail."""
