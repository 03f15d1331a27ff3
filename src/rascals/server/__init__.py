"""The server: tables over REST and WebSocket, kept in a database. `rascals.server.app` runs it.

Without an operating system, as in a browser, `rascals.server.anywhere` runs it over a journal.
"""
