"""The reveal step of commit–reveal: how a match begins, with chance from the server's secret and the seats' nonces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rascals.core.chance import Origin
from rascals.core.entropy import sealed_name, withheld
from rascals.core.match import Match
from rascals.core.saved import live_header
from rascals.table.seats import Breaker, TableSeat
from rascals.table.state import TableState


def drafted(table: TableState) -> dict[str, Any]:
    """Return the game header of a table that starts now, before any nonce is opened.

    Options that refer to the host get the host's seat.
    """
    pledges = [holder.pledge for holder in table.seats]
    names = [sealed_name(holder.name or "", holder.salt(table.header.id)) for holder in table.seats]
    game = table.game.hosted(table.host or 0)
    head = live_header(game, table.secret, pledges, [None] * len(pledges), names)
    broken = [[[who.seat, sealed_name(who.name, who.salt)] for who in start] for start in table.broken_off]
    return dict(head) | ({"broken_off": broken} if broken else {})


def opened(table: TableState, head: Mapping[str, Any], seat: int | None = None, nonce: str | None = None) -> Match:
    """Return the match of a table whose pledges are all opened, this seat's last."""
    nonces = [nonce if holder.seat == seat else holder.nonce for holder in table.seats]
    return begun(table, {**head, "entropy": {**head["entropy"], "nonces": nonces}})


def begun(table: TableState, head: Mapping[str, Any]) -> Match:
    """Return a table's match at its start with this header; without pledges chance comes from the secret alone."""
    game = table.game.hosted(table.host or 0)
    return Match.begin(game, Origin(None, table.secret, dict(head) if "entropy" in head else None))


def with_names(table: TableState, origin: Origin) -> tuple[tuple[str, ...], Origin]:
    """Return people's current names, and the origin with the salts that open the bound names."""
    if origin.bound is None:
        return tuple(holder.name or "" for holder in table.seats), origin
    names, salts = opened_names(table.header.id, table.seats, origin.bound["names"])
    breakers = opened_breakers(table.broken_off, origin.bound.get("broken_off", []))
    return tuple(names), replace(origin, salts=tuple(salts), breakers=breakers)


def opened_names(table: str, places: Sequence[TableSeat], sealed: Sequence[str]) -> tuple[list[str], list[str | None]]:
    """Return the current names of people at a table, and each seat's salt, which opens the sealed name.

    Without the salt, as for a person whose data were deleted, the old name cannot be checked, and is withheld.
    """
    names, salts = [holder.name or "" for holder in places], list[str | None]()
    for seat, holder in enumerate(places):
        opening = (salt for salt in holder.salts(table) if sealed_name(names[seat], salt) == sealed[seat])
        salts.append(next(opening, None))
        if salts[seat] is None:
            names[seat] = withheld(seat)
    return names, salts


def opened_breakers(
    broken: Sequence[Sequence[Breaker]], sealed: Sequence[Sequence[tuple[int, str]]]
) -> tuple[tuple[tuple[str, str | None], ...], ...]:
    """Return who broke off each earlier start to which the game is bound, with the salts that open their names.

    Names are withheld as in `opened_names`.
    """

    def unsealed(breaker: Breaker, seal: str) -> tuple[str, str | None]:
        fits = sealed_name(breaker.name, breaker.salt) == seal
        return (breaker.name, breaker.salt) if fits else (withheld(breaker.seat), None)

    pairs = (zip(start, bound, strict=True) for start, bound in zip(broken, sealed, strict=False))
    return tuple(tuple(unsealed(breaker, seal) for breaker, (_, seal) in start) for start in pairs)
