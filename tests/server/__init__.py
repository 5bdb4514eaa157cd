"""Tests of the server: on real databases and a real NATS, and over real sockets where it matters."""
