"""Tables in memory: rooms with their clients, clocks and bots, the list of public tables, and the other servers.

Lower layers know nothing of higher ones: `house` holds `lobby` and `other_servers`, which listen to changes in `rooms`;
`rooms` holds each `room`; a room is made of `clients`, `bot_seats`, an `alarm` and a `log`.
"""
