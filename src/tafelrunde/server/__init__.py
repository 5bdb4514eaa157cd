"""The server: live tables with people, bots and clocks. It knows hours and networks, and no rules."""
