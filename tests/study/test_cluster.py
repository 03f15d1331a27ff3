"""Games on a Dask cluster: the same figures as here, also when a worker is lost; other versions are refused."""

import copyreg
import json
import os
import signal
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

import pytest

pytest.importorskip("polars", reason="needs the extra `lab`")
if find_spec("distributed") is None:
    pytest.skip("needs the extra `cluster`", allow_module_level=True)

from rascals.cli.run import run
from rascals.core.errors import Missing
from rascals.lab import cluster
from rascals.lab.running import OtherVersion
from tests.study.studies import study, told

pytestmark = [pytest.mark.real, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def address():
    """The address of a cluster of two processes."""
    distributed = import_module("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as found:
        yield found.scheduler_address
    # It has changed how this process pickles all errors, for good.
    for kind, function in [*copyreg.dispatch_table.items()]:
        if function.__module__.startswith("tblib"):
            del copyreg.dispatch_table[kind]


def test_a_cluster_does_not_matter(address, capsys):
    """`simulate` prints the same figures with a scheduler as without."""
    order = ["simulate", "felicity", "-n", "200", "--bots", "random", "--seed", "5", "--json"]
    assert run([*order, "--scheduler", address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert run([*order, "--workers", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert there == here


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_worker_that_is_killed_does_not_matter(address, tmp_path):
    """In the middle of a study a worker is lost: the rows are those without a loss."""
    with import_module("distributed").Client(address) as client:
        victims = list(client.run(os.getpid).values())

    @contextmanager
    def shown(games):
        def progress(_):
            if len(victims) == 2:
                os.kill(victims.pop(), signal.SIGKILL)

        yield progress

    parts = {"stop": "least = 16\ndeals = 24"}
    here, there = study(tmp_path / "here", **parts), study(tmp_path / "there", **parts)
    assert here.run()
    with cluster.connected(address) as (executor, capacity):
        assert capacity() == 2
        assert there.run(shown=shown, executor=executor, capacity=capacity)
    assert len(victims) == 1
    assert told(there) == told(here)


def test_other_versions_are_refused(address, monkeypatch, tmp_path):
    """Before the first game, with what the worker has and what is here; and one that comes later, too."""
    with import_module("distributed").Client(address) as client:
        client.wait_for_workers(2)
    with cluster.connected(address) as (executor, capacity):
        monkeypatch.setattr("rascals.lab.running.version", lambda _: "99")
        with pytest.raises(OtherVersion, match=r"a worker has rascals .*; needed: rascals 99"):
            study(tmp_path).run(executor=executor, capacity=capacity)
    with (
        pytest.raises(OtherVersion, match=r"the worker tcp://.* has rascals .*; here is rascals 99"),
        cluster.connected(address),
    ):
        pass


def test_nobody_answers(heard_code, monkeypatch):
    """One line with the address, and code 2; without the package it says what to install."""
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    order = ["simulate", "felicity", "-n", "1", "--bots", "random", "--scheduler"]
    for wrong in ("tcp://127.0.0.1:9", "nonsense://x", ""):
        error = heard_code([*order, wrong], 2)
        assert error.count("\n") == 1
        assert f"no scheduler answers at {wrong}" in error
    monkeypatch.setattr(cluster, "import_module", lambda _: (_ for _ in ()).throw(ImportError("no")))
    with pytest.raises(Missing, match=r"pip install '\.\[cluster\]'"), cluster.connected("tcp://127.0.0.1:9"):
        pass


@pytest.fixture
def heard_code(capsys):
    def heard_code(words, code):
        assert run(words) == code
        return capsys.readouterr().err

    return heard_code
