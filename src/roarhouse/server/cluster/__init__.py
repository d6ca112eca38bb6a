"""Several servers on one database: notifications, leases, and what they know of one another's connections."""
