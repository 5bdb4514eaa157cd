"""Tests of the server: on a real SQLite file, and over real sockets where it matters."""
