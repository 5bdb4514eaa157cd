"""The documentation: what it says is true, and what it shows runs."""
