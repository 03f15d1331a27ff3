"""Reads the file of a training to be resumed: an archive of arrays (NPZ) that anybody may have written."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from io import BytesIO
from typing import Any
from zipfile import ZIP_STORED, ZipFile

import numpy as np
from numpy.typing import NDArray

from rascals.training.gradient import Floats
from rascals.training.recipe import Recipe

LARGER = 8  # times as large as the usual limit of a file
MOST = 10**12  # steps or games


class SavedTraining:
    """The contents of the file. Whatever it claims is checked before memory is allocated for it.

    All methods raise an Exception, of any class, if the file is not what `Training.keep` writes.
    """

    def __init__(self, content: bytes) -> None:
        self._archive = ZipFile(BytesIO(content))
        self._state: Mapping[str, Any] = json.loads(self._opened("state")[2].decode("utf-32-le"))

    def recipe(self, game: str) -> tuple[Recipe, int]:
        """Return the recipe, and for how many players this training is."""
        entries, players = self._state["recipe"], self._state["players"]
        recipe = Recipe.of(game, {name: value for name, value in entries.items() if value is not None})
        if players not in recipe.players:
            raise ValueError(f"players cannot be {players!r}")
        return recipe, int(players)

    @property
    def fingerprint(self) -> Any:
        """What identifies the game for which it is trained."""
        return self._state["fingerprint"]

    def progress(self) -> tuple[int, int, int]:
        """Return how many games were played, after how many steps, and how many steps the gradients have taken."""
        taken = self.array("steps", np.dtype(np.int64), ()).item()
        for given in (self._state["played"], self._state["step"], taken):
            if type(given) is not int or not 0 <= given <= MOST:
                raise ValueError(f"not a number of steps or games: {given!r}")
        return self._state["played"], self._state["step"], taken

    def curve(self) -> list[dict[str, Any]]:
        """Return the figures of each hundredth of the games."""
        for point in self._state["curve"]:
            figures = (point["games"], *point.values())
            if not all(type(one) in (int, float) and abs(one) <= MOST for one in figures):
                raise ValueError(f"not the figures of a training: {point!r}")
        return list(self._state["curve"])

    def shape(self, name: str) -> tuple[int, ...]:
        """Return the shape of an array, as its header has it."""
        return self._opened(name)[1]

    def floats(self, name: str, shape: tuple[int, ...], least: float = -math.inf) -> Floats:
        """Return an array of numbers of at least `least`."""
        found = self.array(name, np.dtype(np.float32), shape)
        if not (np.isfinite(found) & (found >= least)).all():
            raise ValueError(f"{name} has invalid numbers")
        return found

    def array(self, name: str, kind: np.dtype[Any], shape: tuple[int, ...]) -> NDArray[Any]:
        """Return an array of this kind and shape."""
        found, size, content = self._opened(name)
        if (found, size) != (kind, shape) or len(content) != kind.itemsize * math.prod(shape):
            raise ValueError(f"{name} is an array of {found} {size}, not of {kind} {shape}")
        return np.frombuffer(content, kind).reshape(shape).copy()

    def _opened(self, name: str) -> tuple[np.dtype[Any], tuple[int, ...], bytes]:
        """Return the kind and shape that an array claims, and its bytes, which are no more than the file has."""
        info = self._archive.getinfo(f"{name}.npy")
        if info.compress_type != ZIP_STORED:
            raise ValueError(f"{name} is compressed")
        with self._archive.open(info) as file:
            np.lib.format.read_magic(file)
            shape, by_columns, kind = np.lib.format.read_array_header_1_0(file)
            if by_columns:
                raise ValueError(f"{name} is not written by rows")
            return kind, shape, file.read()
