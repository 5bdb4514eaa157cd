"""The games: one folder each, and the folder is the registration."""
