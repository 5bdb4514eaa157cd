"""The routes: REST and sockets. Only this package knows the web framework."""
