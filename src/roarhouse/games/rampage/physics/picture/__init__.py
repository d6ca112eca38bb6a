"""Pictures of the city, and the data that the browser draws it from."""
