"""The server: tables over REST and WebSocket, kept in a database. `rascals.server.app` runs it."""
