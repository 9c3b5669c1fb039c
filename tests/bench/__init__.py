"""How fast it is: real sockets on the loopback, a client in a process of its own."""
