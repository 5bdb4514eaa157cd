"""What finds faults in games is tried on a game with faults."""
