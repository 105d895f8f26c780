"""Level 5: HTTP and WebSocket, tables and seats."""
