"""Neighbours: other processes of the same server. Each can serve every table; the database decides what is true."""
