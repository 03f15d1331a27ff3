"""Tables in memory: actors of tables with their clients, clocks and bots, the list of public tables, and the other
servers.

Lower layers do not depend on higher ones: `house` contains `lobby` and `other_servers`, which listen to changes in
`rooms`; `rooms` contains each `room`; a table actor consists of its `clients`, what acts by itself (`actors`)
and its log (`persistence`).
"""
