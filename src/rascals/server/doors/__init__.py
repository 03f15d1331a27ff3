"""Where a connection comes in: REST and its OpenAPI document (`rest`), WebSockets (`sockets`),
server-sent events (`event_streams`, for operations of `rest`), the web app's files (`pages`).

What all of them do with a running server is `service`; whom a request proves to be is `seat_proof`; how a refusal goes
out is `problems`.
"""
