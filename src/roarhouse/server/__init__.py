"""The web table's server: tables, seats, clocks and a durable log, over HTTP and WebSockets."""
