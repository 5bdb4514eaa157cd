"""The rules of Festival, a chapter a file; `sequence` holds the order of play."""
