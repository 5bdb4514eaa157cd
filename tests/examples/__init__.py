"""The examples: complete things that are not part of the package."""
