"""The wire: every message between server and client, typed. The client's types are generated from here."""
