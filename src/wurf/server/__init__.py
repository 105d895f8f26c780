"""Level 3: HTTP and WebSocket, tables and seats."""
