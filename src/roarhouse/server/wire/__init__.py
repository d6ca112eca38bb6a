"""The wire format: messages, HTTP bodies, and the schema for the browser's types."""
