"""What processes have cost: their time on the processor, their waiting for it, and their memory; and pinning them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import psutil


def cores() -> list[int]:
    """Return the cores that this process may use; empty if the system cannot say."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def keep_to(process: psutil.Process, allowed: set[int]) -> None:
    """Pin a process, all its threads and all its descendants to some cores; nothing happens if there are none."""
    if not allowed:
        return
    for one in family(process):
        with suppress(psutil.Error, OSError):  # it has just ended
            for thread in one.threads():
                os.sched_setaffinity(thread.id, allowed)


def family(process: psutil.Process) -> list[psutil.Process]:
    """Return a process and its descendants."""
    return [process, *process.children(recursive=True)]


def worked_by(process: psutil.Process) -> float:
    """Return the seconds of processor time of a process."""
    times = process.cpu_times()
    return float(times.user + times.system)


def worked_by_family(process: psutil.Process) -> float:
    """Return the seconds of processor time of a process and of its descendants, those that have ended included."""
    seconds = 0.0
    for one in family(process):
        with suppress(psutil.NoSuchProcess):  # it has just ended, and counts as a child of its parent
            times = one.cpu_times()
            seconds += times.user + times.system + times.children_user + times.children_system
    return seconds


def waited_by(process: psutil.Process) -> float:
    """Return the seconds that the threads of a process have waited for a core; 0 if the system does not say."""
    found = 0
    for thread in Path(f"/proc/{process.pid}/task").glob("*/schedstat"):
        with suppress(OSError):  # the thread has just ended
            found += int(thread.read_text().split()[1])
    return found / 1e9


def held_by(process: psutil.Process) -> float:
    """Return the KiB that a process and its descendants hold."""
    found = 0.0
    for one in family(process):
        with suppress(psutil.NoSuchProcess):  # it has just ended
            found += float(one.memory_info().rss)
    return found / 1024
