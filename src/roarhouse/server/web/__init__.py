"""HTTP: routes, error responses, static files and the catalogue of games."""
