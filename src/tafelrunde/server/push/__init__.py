"""Web Push: notices of their turn to people who are away. Needs the extra `tafelrunde[push]`."""
