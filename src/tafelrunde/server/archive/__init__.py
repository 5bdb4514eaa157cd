"""The archive: the only room that speaks to the database. What it has acknowledged survives any crash."""
