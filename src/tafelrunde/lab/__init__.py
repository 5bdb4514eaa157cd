"""The laboratory: contests between bots, and statistics of many matches."""
