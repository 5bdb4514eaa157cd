"""The cluster: several processes of one server. Each can serve every table; the database decides what is true."""
