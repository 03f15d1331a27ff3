"""Calling people when it is their turn: web push and mail, asked for by them, sent once each.

`office` notices whose turn it is while they are away, lays the notice in the store's outbox and sends it; `notices`
words it; `encryption` and `push` bring it to a browser's push service, `mail` to a mail server.
"""
