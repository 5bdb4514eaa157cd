"""The rules of Astoria, a chapter a file; `sequence` holds the order of play."""
