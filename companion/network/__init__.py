"""The network: this computer's addresses and ports, proxies, QR codes and limits.

May import none of Companion's other packages.
"""
