"""Push: people who are away are told by their browser that it is their turn. Needs the extra `tafelrunde[push]`."""
