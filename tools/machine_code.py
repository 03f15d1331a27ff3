"""Compiles the rules of the four games for the wheel, for all usual platforms, by the package `ziglang`.

For browsers it compiles those by which a learned bot looks ahead.

    python -m tools.machine_code

`pip wheel .` then packs src/rascals/compiled/machine: one wheel for all platforms, 1.6 MB larger.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import rascals
from rascals.bots.registry import COACH, adviser
from rascals.compiled.building import FLAGS, SHIPPED, shipped_name, source_of
from rascals.core.definition import GameDefinition

# zig's name of each platform, and how its libraries end. Linux: the C library of 2014 or newer.
TARGETS = {
    "linux-x86_64": ("x86_64-linux-gnu.2.17", ".so"),
    "linux-aarch64": ("aarch64-linux-gnu.2.17", ".so"),
    "darwin-arm64": ("aarch64-macos", ".dylib"),
    "darwin-x86_64": ("x86_64-macos", ".dylib"),
    "win32-amd64": ("x86_64-windows-gnu", ".dll"),
}
UNKNOWN = {".dll": ("-fPIC",), ".wasm": ("-fPIC", "-shared")}
# What a browser runs: nothing is linked that the browser would have to provide.
WASM = ("-target", "wasm32-wasi", "-mexec-model=reactor", "-msimd128", "-Wl,--export-dynamic")
Compilers = Mapping[str, tuple[list[str], str]]


def zig() -> Compilers:
    """Return the command of a compiler for each platform, and the suffix of its libraries."""
    command = [sys.executable, "-m", "ziglang", "cc", "-mcpu=baseline"]
    return {name: ([*command, "-target", target], suffix) for name, (target, suffix) in TARGETS.items()}


def made(definitions: Iterable[GameDefinition], compilers: Compilers, folder: Path) -> None:
    """Compile games for platforms into a folder."""
    for definition in definitions:
        text = source_of(definition)
        source = folder / f"{definition.name}.c"
        source.write_text(text, encoding="utf-8")
        for name, (command, suffix) in compilers.items():
            library = folder / shipped_name(text, name, suffix)
            flags = [flag for flag in FLAGS if flag not in UNKNOWN.get(suffix, ())]
            subprocess.run([*command, *flags, "-s", "-o", library, source], check=True)
            print(f"{definition.name:14} {name:14} {library.stat().st_size / 1000:6.0f} kB")
        source.unlink()
    for left in (*folder.glob("*.lib"), *folder.glob("*.pdb")):  # by-products of the linker for Windows
        left.unlink()


def main() -> None:
    """Rebuild the folder."""
    shutil.rmtree(SHIPPED, ignore_errors=True)
    SHIPPED.mkdir()
    made(rascals.games().values(), zig(), SHIPPED)
    learned = [definition for name, definition in rascals.games().items() if adviser(name) == COACH]
    made(learned, {"wasm32": ([sys.executable, "-m", "ziglang", "cc", *WASM], ".wasm")}, SHIPPED)


if __name__ == "__main__":
    main()
