"""What was backed up comes back, by the very scripts of `deploy/backup`: PostgreSQL to any moment, SQLite to a copy."""

from __future__ import annotations

import contextlib
import gzip
import os
import shutil
import subprocess
import tarfile
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest

from benchmarks import postgresql
from rascals.server.store import Damaged, EntryRow
from rascals.server.store.sql import open_store
from rascals.server.tables.persistence import read_table
from tests.server.serving import PLAIN, Person, live, together

pytestmark = [pytest.mark.real, pytest.mark.skipif(os.name == "nt", reason="the scripts are a shell's")]

SCRIPTS = Path(__file__).resolve().parents[2] / "deploy/backup"
DAY = 86_400  # seconds
NOW = "SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')"


def played(people: list[Person], moves: int) -> None:
    """Make some moves, each by whoever has to."""
    for _ in range(moves):
        mover = next(person for person in people if person.view()["decision"] is not None)
        assert mover.play().status_code == 200


def script(name: str, *arguments: object, folder: Path = SCRIPTS) -> subprocess.CompletedProcess[str]:
    """Run a script."""
    command = [str(folder / name), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


# --- PostgreSQL ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cluster:
    """A PostgreSQL in a folder of its user, with its log archived by `archive-wal` into `backups`."""

    folder: Path
    programs: Path

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def backups(self) -> Path:
        return self.folder / "backups"

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def run(self, *command: object, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a command as PostgreSQL's user, whose programs take this PostgreSQL for the one that is meant."""
        own = {"PGHOST": str(self.folder), "PGUSER": "postgres", "PGDATABASE": "postgres", "LC_ALL": "C.UTF-8"}
        return subprocess.run(
            postgresql.as_its_user(*command),
            cwd=self.folder,
            env=os.environ | own | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def did(self, *command: object, **environment: str) -> str:
        """Run a command that succeeds; what it prints."""
        done = self.run(*command, **environment)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def script(self, name: str, *arguments: object, **environment: str) -> str:
        """Run a script that succeeds; what it prints."""
        return self.did(self.folder / "scripts" / name, *arguments, **environment)

    def sql(self, statement: str) -> str:
        return self.did("psql", "-XAtqw", "-c", statement).strip()

    def start(self) -> None:
        """Start PostgreSQL as an owner would, and wait until it takes connections."""
        archive = f"{self.folder}/scripts/archive-wal {self.backups} %p %f"
        given = {"archive_mode": "on", "archive_command": f"'{archive}'", "listen_addresses": ""}
        options = " ".join(f"-c {name}={value}" for name, value in given.items())
        log = self.folder / "log"
        self.run(
            self.programs / "pg_ctl", "-D", self.data, "-w", "-l", log, "-o", f"-k {self.folder} {options}", "start"
        )
        while self.run("pg_isready", "-q").returncode != 0:  # after a restore it replays the log first
            done = self.run(self.programs / "pg_ctl", "-D", self.data, "status")
            assert done.returncode == 0, log.read_text(encoding="utf-8")

    def stop(self) -> None:
        """Stop PostgreSQL in good order: it archives what there is first."""
        self.did(self.programs / "pg_ctl", "-D", self.data, "-w", "-m", "fast", "stop")

    def bases(self) -> list[str]:
        return sorted(path.name for path in (self.backups / "base").iterdir())


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    programs = postgresql.programs()
    if programs is None or os.name == "nt":
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="rascals-pg-"))
    found = Cluster(folder, programs)
    try:
        shutil.copytree(SCRIPTS, folder / "scripts")
        found.backups.mkdir()
        if os.geteuid() == 0:
            for path in (folder, *folder.rglob("*")):
                shutil.chown(path, "postgres")
        found.did(programs / "initdb", "-D", found.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        found.start()
        yield found
    finally:
        found.run(found.programs / "pg_ctl", "-D", found.data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


async def kept(url: str, *tables: str) -> dict[str, list[EntryRow]]:
    """The log of each of these tables that there is, read as a server reads it when it starts."""
    store = open_store(url)
    await store.open_to_read()
    try:
        found = {}
        for name in tables:
            row = await store.table(name)
            if row is not None:
                await read_table(store, row)
                found[name] = await store.entries(name)
        return found
    finally:
        await store.close()


@contextlib.contextmanager
def served(url: str, folder: Path) -> Iterator[httpx2.Client]:
    """A client of a server on that database."""
    with live(folder, database=url) as (address, _), httpx2.Client(base_url=f"http://{address}", **PLAIN) as http:
        yield http


@pytest.mark.postgres
@pytest.mark.slow
async def test_a_restore_to_before_a_deletion_brings_every_entry(cluster: Cluster, tmp_path: Path) -> None:
    """R1: restored to a moment before a deletion, the log of a table is all there, also what came after the backup."""
    with served(cluster.url, tmp_path) as http:
        people = together(http, 3)
        played(people, 4)
        cluster.script("base-backup", cluster.backups)
        played(people, 5)
        table = people[0].table
        whole = await kept(cluster.url, table)
        moment = cluster.sql(NOW)
        cluster.sql("DELETE FROM entries; DELETE FROM tables")
        later = together(http, 3)[0].table
        assert list(await kept(cluster.url, table, later)) == [later]
    assert len(whole[table]) >= 9

    cluster.stop()
    drilled = cluster.script("drill", cluster.backups, moment, "--", "psql", "-XAtc", "SELECT id FROM tables")
    assert drilled.splitlines()[-1] == table
    assert not list(cluster.folder.glob("data.*"))
    cluster.script("restore", cluster.backups, cluster.data, moment)
    cluster.start()
    assert await kept(cluster.url, table, later) == whole

    # People play on where they were, and from now on the log is archived as before.
    with served(cluster.url, tmp_path) as http:
        for person in people:
            person.client = http
        played(people, 3)
        more = await kept(cluster.url, table)
        assert more[table][: len(whole[table])] == whole[table]
        assert len(more[table]) > len(whole[table])
    cluster.stop()
    cluster.script("restore", cluster.backups, cluster.data, "latest")
    cluster.start()
    assert await kept(cluster.url, table, later) == more
    for metric in ("base", "wal"):
        name = f"rascals_backup_last_{metric}_timestamp_seconds"
        kind, value = (cluster.backups / f"metrics/{name}.prom").read_text(encoding="utf-8").splitlines()
        assert kind == f"# TYPE {name} gauge"
        assert value.split()[0] == name
        assert 0 <= time.time() - int(value.split()[1]) < DAY


@pytest.mark.postgres
@pytest.mark.thorough
async def test_what_a_restore_gave_up_can_still_be_had(cluster: Cluster, tmp_path: Path) -> None:
    """R1: after a restore to too early a moment another one brings what came later, from the history that was left."""
    with served(cluster.url, tmp_path) as http:
        one = together(http, 3)[0].table
        cluster.script("base-backup", cluster.backups)
        moments = []
        tables = []
        for _ in range(2):
            tables.append(together(http, 3)[0].table)
            moments.append(cluster.sql(NOW))
        last = together(http, 3)[0].table
    for moment, timeline, there in (
        (moments[0], "latest", [one, tables[0]]),
        (moments[1], "1", [one, *tables]),
        ("latest", "1", [one, *tables, last]),
    ):
        cluster.stop()
        shutil.rmtree(cluster.data.with_name("before"), ignore_errors=True)
        cluster.script("restore", cluster.backups, cluster.data, moment, TIMELINE=timeline)
        (before,) = cluster.folder.glob("data.before-*")
        before.rename(cluster.data.with_name("before"))
        cluster.start()
        assert list(await kept(cluster.url, one, *tables, last)) == there


@pytest.mark.postgres
@pytest.mark.thorough
def test_backups_are_kept_as_far_back_as_was_asked(cluster: Cluster) -> None:
    """Backups older than asked go, but for the newest of them, and with them the log that only they needed."""
    for _ in range(2):
        cluster.script("base-backup", cluster.backups)
        cluster.sql("CREATE TABLE IF NOT EXISTS written AS SELECT 1; SELECT pg_switch_wal()")
    first, second = cluster.bases()
    for name, days in ((first, 30), (second, 20)):
        os.utime(cluster.backups / "base" / name, (time.time() - days * DAY,) * 2)
    before = {path.name for path in (cluster.backups / "wal").iterdir()}
    cluster.script("base-backup", cluster.backups, KEEP_DAYS="25")
    assert cluster.bases()[:2] == [first, second]
    cluster.script("base-backup", cluster.backups, KEEP_DAYS="10")
    assert cluster.bases()[0] == second
    assert len(cluster.bases()) == 3
    after = {path.name for path in (cluster.backups / "wal").iterdir()}
    assert before - after
    with tarfile.open(cluster.backups / "base" / second) as archive:
        label = archive.extractfile("./backup_label").read().decode()
    needed = label.partition("(file ")[2].partition(")")[0]
    cluster.stop()
    assert f"{needed}.gz" in {path.name for path in (cluster.backups / "wal").iterdir()}
    assert {path.name for path in (cluster.backups / "wal").iterdir()} - before


def test_a_piece_of_the_log_replaces_no_other(tmp_path: Path) -> None:
    """The same piece may be brought twice, another one of its name is refused, and a damaged one is not the end."""
    piece, other, back = (tmp_path / name for name in ("piece", "other", "back"))
    piece.write_bytes(b"log" * 1000)
    other.write_bytes(b"gol" * 1000)
    for _ in range(2):
        assert script("archive-wal", tmp_path, piece, "0001").returncode == 0
    refused = script("archive-wal", tmp_path, other, "0001")
    assert refused.returncode == 1
    assert "is another" in refused.stderr
    assert script("fetch-wal", tmp_path, "0001", back).returncode == 0
    assert back.read_bytes() == piece.read_bytes()
    assert script("fetch-wal", tmp_path, "0002", back).returncode == 1
    kept = tmp_path / "wal/0001.gz"
    kept.write_bytes(kept.read_bytes()[:-9])
    assert script("fetch-wal", tmp_path, "0001", back).returncode > 125
    assert (tmp_path / "wal").stat().st_mode & 0o077 == 0


@pytest.fixture
def two_bases(tmp_path: Path) -> Path:
    """Backups of two moments, each with a file that says which it is."""
    for name in ("20260101120000000000", "20260102120000500000"):
        (tmp_path / "which").write_text(name, encoding="utf-8")
        (tmp_path / "backups/base").mkdir(parents=True, exist_ok=True)
        with tarfile.open(tmp_path / f"backups/base/{name}.tar.gz", "w:gz") as archive:
            archive.add(tmp_path / "which", "./which")
    return tmp_path / "backups"


@pytest.mark.parametrize(
    ("moment", "base"),
    [
        ("2026-01-01 12:00:00", "20260101120000000000"),
        ("2026-01-02 12:00:00.499999", "20260101120000000000"),
        ("2026-01-02 12:00:00.5", "20260102120000500000"),
        ("2026-01-02 12:00:01", "20260102120000500000"),
        ("latest", "20260102120000500000"),
    ],
)
def test_a_restore_begins_with_the_last_backup_before_its_moment(two_bases: Path, moment: str, base: str) -> None:
    """The newest backup that was complete at the moment is unpacked; what was there is kept beside it."""
    data = two_bases.parent / "data"
    data.mkdir()
    (data / "old").touch()
    done = script("restore", two_bases, data, moment)
    assert done.returncode == 0, done.stderr
    assert (data / "which").read_text(encoding="utf-8") == base
    assert (data / "recovery.signal").exists()
    assert [path.name for path in data.parent.glob("data.before-*/*")] == ["old"]
    target = f"recovery_target_time = '{'' if moment == 'latest' else f'{moment}+00'}'"
    assert target in (data / "postgresql.auto.conf").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        ("2026-01-01 11:59:59.999999", "there is no backup from before"),
        ("yesterday", "must be written as"),
        ("2026-01-01T12:00:00Z", "must be written as"),
        ("2026-01-01 12:00:00'; DROP", "must be written as"),
    ],
)
def test_a_restore_that_cannot_be_changes_nothing(two_bases: Path, moment: str, told: str) -> None:
    """A moment before all backups, or that is none, is refused before anything is touched."""
    data = two_bases.parent / "data"
    data.mkdir()
    done = script("restore", two_bases, data, moment)
    assert (done.returncode, told in done.stderr) == (1, True), done.stderr
    assert list(data.iterdir()) == []
    assert not list(data.parent.glob("data.*"))


def test_a_restore_does_not_touch_a_running_database(two_bases: Path) -> None:
    """While PostgreSQL's lock file is there nothing is done."""
    data = two_bases.parent / "data"
    data.mkdir()
    (data / "postmaster.pid").touch()
    done = script("restore", two_bases, data, "latest")
    assert (done.returncode, "stop it first" in done.stderr) == (1, True)
    assert [path.name for path in data.iterdir()] == ["postmaster.pid"]


# --- SQLite ----------------------------------------------------------------------------------------


def put_back(copy: Path, database: Path) -> None:
    """Put a copy in a database's place, with nothing beside it."""
    for beside in ("", "-wal", "-shm", ".marks", ".lock"):
        database.with_name(database.name + beside).unlink(missing_ok=True)
    database.write_bytes(gzip.decompress(copy.read_bytes()))


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="needs sqlite3")
async def test_a_copy_of_sqlite_made_while_people_play_can_be_put_back(tmp_path: Path) -> None:
    """A copy has every entry up to then; with marks of its time, or none, all is well; later ones tell of a loss."""
    database, backups = tmp_path / "rascals.db", tmp_path / "backups"
    url = f"sqlite:///{database}"
    with served(url, tmp_path) as http:
        people = together(http, 3)
        played(people, 4)
    with served(url, tmp_path) as http:  # again, so that there are marks
        for person in people:
            person.client = http
        played(people, 2)
        table = people[0].table
        before = await kept(url, table)
        done = script("sqlite-backup", database, backups)
        assert done.returncode == 0, done.stderr
        played(people, 3)
    later = database.with_name("rascals.db.marks").read_bytes()
    (copy,) = backups.glob("*.db.gz")
    (marks,) = backups.glob("*.db.marks")
    assert (backups / "metrics/rascals_backup_last_base_timestamp_seconds.prom").exists()

    outcomes: Mapping[str, bytes | None] = {"of its time": marks.read_bytes(), "none": None, "later": later}
    for which, beside in outcomes.items():
        put_back(copy, database)
        if beside is not None:
            database.with_name("rascals.db.marks").write_bytes(beside)
        if which == "later":
            with pytest.raises(Damaged, match="tail"):
                await kept(url, table)
        else:
            assert await kept(url, table) == before
    old = copy.rename(backups / "20200101T000000Z.db.gz")
    os.utime(old, (time.time() - 20 * DAY,) * 2)
    assert script("sqlite-backup", database, backups).returncode == 0
    assert old not in set(backups.glob("*.db.gz"))


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="needs sqlite3")
def test_a_database_that_is_none_is_not_copied(tmp_path: Path) -> None:
    """A missing or damaged database is refused, and no copy is left that could pass for one."""
    database, backups = tmp_path / "rascals.db", tmp_path / "backups"
    assert script("sqlite-backup", database, backups).returncode != 0
    database.write_bytes(b"no database" * 1000)
    assert script("sqlite-backup", database, backups).returncode != 0
    assert list(backups.glob("*.db*")) == []
