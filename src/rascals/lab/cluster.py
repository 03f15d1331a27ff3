"""Games on the machines of a Dask cluster, by the address of its scheduler. It needs the extra `cluster`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from rascals.core.errors import BadOption, Missing, cause_of
from rascals.lab.running import OtherVersion, versions

PATIENCE = 20  # seconds to wait for the scheduler to answer


@contextmanager
def connected(address: str) -> Iterator[tuple[Executor, Callable[[], int]]]:
    """Yield what `run` needs for a cluster: its executor, and how many chunks it plays at once.

    Workers may come and go. Missing without the package `distributed`; BadOption if the scheduler does not answer;
    OtherVersion if a worker has no Rascals, or another version.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise Missing.of("cluster", error) from error
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError) as error:
        raise BadOption(f"no scheduler answers at {address}: {cause_of(error)}") from error
    with client:
        check_versions(client)
        yield client.get_executor(pure=False), lambda: max(1, sum(client.nthreads().values()))


def check_versions(client: Any) -> None:
    """Raise OtherVersion if a worker of a cluster differs from this process in what decides how a game goes."""
    for worker, found in client.run(versions, on_error="return").items():
        if found != versions():
            has = cause_of(found) if isinstance(found, Exception) else found
            raise OtherVersion(f"the worker {worker} has {has}; here is {versions()}")
