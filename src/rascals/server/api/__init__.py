"""Entry points for connections: REST and its OpenAPI document (`rest`), WebSockets (`sockets`),
server-sent events (`rest.streams`), the web app's files (`pages`).

What they share: the running server (`service`), authentication of seats (`seat_proof`), and error responses
(`problems`).
"""
