"""A client of a server in this process."""

from __future__ import annotations

from typing import Any

import httpx2
from starlette.testclient import TestClient


class Client(TestClient):
    """Changes to the server's thread and back once for each request, where a `TestClient` does so eight times.

    Sockets and streams, and everything before the server has started, are left to that.
    """

    def __init__(self, app: Any, address: str = "testclient", *, raises: bool = True, **more: Any) -> None:
        super().__init__(app, client=(address, 5), raise_server_exceptions=raises, **more)
        self._whole = httpx2.ASGITransport(app, raises, client=(address, 5))

    def _transport_for_url(self, url: httpx2.URL) -> Any:
        left = self.portal is None or url.scheme == "ws" or url.path.endswith("/events")
        return super()._transport_for_url(url) if left else self

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send a request, and wait for the whole answer."""
        assert self.portal is not None
        return self.portal.call(self._asked, request)

    async def _asked(self, request: httpx2.Request) -> httpx2.Response:
        answer = await self._whole.handle_async_request(request)
        body = httpx2.ByteStream(b"".join([part async for part in answer.aiter_raw()]))
        return httpx2.Response(answer.status_code, headers=answer.headers, stream=body)
