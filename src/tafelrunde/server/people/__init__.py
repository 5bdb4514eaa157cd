"""People: guests with a chosen name, recognised by a token that only they have."""
