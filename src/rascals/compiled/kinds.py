"""What an expression of a rule is in C: a number, a row or grid of numbers, a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Kind(NamedTuple):
    """A number (no shape), a row or grid of numbers of `bits` bits, or a state.

    `apart`: a row that is no part of a state.
    """

    bits: int
    shape: tuple[int, ...] = ()
    constant: bool = False
    state: bool = False
    apart: bool = False

    def declare(self, name: str) -> str:
        """Return the declaration of a variable of this kind: rows and states are pointers."""
        if self.state:
            return f"struct state *{name}"
        held = f"{'const ' if self.constant else ''}int{self.bits}_t "
        if len(self.shape) > 1:
            return f"{held}(*{name}){sizes(self.shape[1:])}"
        return f"{held}{'*' * len(self.shape)}{name}"

    def parameter(self, name: str) -> str:
        """Return the declaration of a parameter: a row that lies apart is reached by no other pointer."""
        return self.declare(f"restrict {name}" if self.apart else name)

    @property
    def entry(self) -> Kind:
        """The kind of one entry of a row or grid."""
        return self._replace(shape=self.shape[1:]) if self.shape[1:] else NUMBER


NUMBER = Kind(64)
STATE = Kind(0, state=True)
NOTHING = Kind(0)  # what a rule without a result returns
WORDS = Kind(64, (4,))  # the state of a random generator


class Value(NamedTuple):
    """An expression in C. `fixed`: nothing that is evaluated beside it changes it; `changes`: it may change others."""

    text: str
    kind: Kind = NUMBER
    fixed: bool = False
    changes: bool = False


def sizes(shape: Sequence[int]) -> str:
    """Return a shape as C writes it behind a name."""
    return "".join(f"[{size}]" for size in shape)


# What a variable or field cannot be called in C.
RESERVED = frozenset(
    """auto break case char const continue default do double else enum extern float for goto if inline int long
    register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while
    int8_t int16_t int32_t int64_t uint8_t uint32_t uint64_t""".split()  # noqa: SIM905 - read as a text
)


def c_name(name: str) -> str:
    """Return the name of a variable or field in C: neither a keyword nor a constant of the loops."""
    return f"{name}_" if name in RESERVED or name.isupper() else name
