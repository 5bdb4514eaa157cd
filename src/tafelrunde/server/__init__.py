"""The server: live tables with people, bots and clocks. It knows clocks and networks, and no rules."""
