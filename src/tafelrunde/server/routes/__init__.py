"""The doors: REST and sockets. Only this room knows the web framework."""
