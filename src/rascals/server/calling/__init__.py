"""Notifications: people who asked for it are notified when it is their turn, by web push or mail, once for each turn.

`notifier` finds the people who are away when it is their turn, puts notices in the store's outbox and sends them;
`notices` writes their texts; `push` sends them to a browser's push service, `mail` to a mail server.
"""
