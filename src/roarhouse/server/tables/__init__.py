"""Tables in memory: seats, clocks, bots and the choices made there."""
