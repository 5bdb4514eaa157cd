"""The rules of Festo!, a chapter a file; `sequence` holds the order of play."""
