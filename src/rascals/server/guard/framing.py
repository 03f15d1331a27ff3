"""Protection against request smuggling: requests whose end is ambiguous are refused (RFC 9112, 6.3 and 11.2).

Between this server and its clients there may be a proxy that parses more, or less, leniently. What one of the two takes
for the body of a request the other may take for the next request, which is thereby smuggled past the proxy's checks. So
a head is parsed in one way only. A bare line feed, a folded line, `Transfer-Encoding` together with `Content-Length`,
and `Transfer-Encoding` from an HTTP/1.0 client are refused, and the connection closed. Nor is anything read on a
connection after a chunked body, since that would require both to agree where the chunks and their trailers end.
"""

from __future__ import annotations

import re

import h11

_AMBIGUOUS_LINE = re.compile(rb"(?<!\r)\n|\n[ \t]")
_HEAD_END = b"\r\n\r\n"


class StrictConnection(h11.Connection):
    """h11's parser for one connection, without its leniency towards old clients."""

    chunked = False  # whether a request on the connection has had a chunked body, and so must be the last

    def next_event(self) -> h11.Event | type[h11.NEED_DATA | h11.PAUSED]:
        """Return the next event; h11.RemoteProtocolError for input that is ambiguous."""
        if self.their_state is h11.IDLE and _AMBIGUOUS_LINE.search(self.trailing_data[0].partition(_HEAD_END)[0]):
            raise h11.RemoteProtocolError("a head with a bare line feed or a folded line")
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._check_length(event)
        return event

    def _check_length(self, request: h11.Request) -> None:
        names = {name for name, _ in request.headers}
        if b"transfer-encoding" not in names:
            return
        if b"content-length" in names:
            raise h11.RemoteProtocolError("a body of two lengths")
        if request.http_version < b"1.1":
            raise h11.RemoteProtocolError("chunks in HTTP/1.0")
        self.chunked = True
