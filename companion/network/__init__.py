"""The local network: addresses, QR codes and rate limits.

Imports nothing of Companion's.
"""
