"""The archive: the only package that uses the database. What it has acknowledged survives any crash."""
