"""WebSocket connections: handshake, dispatch of messages, rate limits."""
