"""What goes over the wire: real sockets, byte for byte."""
