"""Tables: live matches with people, bots and clocks. A table is what its log says; nothing else is remembered."""
