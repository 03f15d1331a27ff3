"""The errors of the store; their texts name no contents, so they may be logged and shown."""

from __future__ import annotations


class StoreError(Exception):
    """The database failed, cannot be used, or holds what it should not."""

    @classmethod
    def about(cls, error: BaseException) -> StoreError:
        """The database's own first line about an error, without statement and parameters."""
        cause = getattr(error, "orig", None) or error
        lines = str(cause).strip().splitlines()
        return cls(f"the database failed: {lines[0] if lines else type(cause).__name__}")


class Conflict(StoreError):
    """Something of that number, command, id or code exists already; nothing was written."""
