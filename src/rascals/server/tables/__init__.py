"""Where tables live: rooms with their clients, clocks and bots, the list of public ones, the servers beside this one.

What stands lower knows nothing of what stands above it: `house` holds `lobby` and `other_servers`, these follow what
is news of `rooms`, which keep each `room`; a room is made of `clients`, `bot_seats`, an `alarm` and a `log`.
"""
