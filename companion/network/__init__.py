"""The network: this computer's addresses and ports, QR codes and rate limits.

May import none of Companion's other packages.
"""
