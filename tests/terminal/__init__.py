"""The terminal client, played by scripts."""
