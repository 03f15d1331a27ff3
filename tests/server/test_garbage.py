"""When everything is looked through for what only circles hold."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref

import pytest

from rascals.server import assembly


class Circle:
    """Something that only itself holds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(
    ("ended", "longest", "found"), [(999, 1e9, False), (1_000, 1e9, True), (0, 0.0, True)], ids=["few", "many", "long"]
)
async def test_circles_are_found_when_many_streams_have_ended_or_after_a_long_time(
    monkeypatch: pytest.MonkeyPatch, *, ended: int, longest: float, found: bool
) -> None:
    """What has grown old and is held by nothing but itself goes then, and not before."""
    monkeypatch.setattr(assembly, "COLLECT_LOOK", 0)
    monkeypatch.setattr(assembly, "COLLECT_LONGEST", longest)
    count = [7]
    gc.freeze()  # so that to look through everything is to look through what begins here
    gc.disable()
    try:
        circle = weakref.ref(Circle())
        keeping = asyncio.create_task(assembly.keep_collecting(lambda: count[0]))
        await asyncio.sleep(0)
        count[0] += ended
        for _ in range(10):
            await asyncio.sleep(0)
        assert (circle() is None) is found
        keeping.cancel()
    finally:
        gc.enable()
        gc.unfreeze()


@pytest.mark.real
def test_the_program_itself_is_never_looked_through_again() -> None:
    """What was there before is set aside, and Python hardly ever looks at everything by itself."""
    show = "print(gc.get_freeze_count(), *gc.get_threshold());"
    code = f"import gc; {show} from rascals.server import assembly; assembly.collect_seldom(); {show}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    (_, young, middle, _), (frozen, *after) = (map(int, line.split()) for line in done.stdout.splitlines())
    assert frozen > 1_000
    assert after == [young, middle, assembly.SELDOM]
