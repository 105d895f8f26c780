"""Level 4: HTTP and WebSocket, tables and seats."""
