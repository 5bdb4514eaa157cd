"""The rules of UFOs!, a chapter a file; `sequence` holds the order of play."""
