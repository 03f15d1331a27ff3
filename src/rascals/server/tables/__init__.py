"""Tables in memory: table actors with their clients, clocks and bots, the list of public tables, and the other servers.

Lower layers do not depend on higher ones: `registry` contains `lobby` and `other_servers`, which listen to changes in
`table_actors`; these contain each `table_actor`, which consists of its `clients`, what acts by itself (`acting`) and
its log (`persistence`).
"""
