"""The server: tables over REST and WebSocket, kept in a database. `rascals.server.app` runs it.

Where there is no operating system, `rascals.server.anywhere` makes it, over a journal.
"""
