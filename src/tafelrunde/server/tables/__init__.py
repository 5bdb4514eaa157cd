"""Tables: live matches with people, bots and clocks. The state of a table is a fold over its log."""
