"""Custom loops: compiled with the rules they return the plain results; undeclared arguments are refused."""

from __future__ import annotations

import ctypes

import pytest

import rascals
from rascals.core import rules
from rascals.core.chance import next_below, words_of

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")
compiled = pytest.importorskip("rascals.compiled")

from rascals.compiled.building import compile_c  # noqa: E402

GAME = rascals.game("felicity", players=4)
SOURCE = """
EXPORT double half(const struct state *s, int64_t *words, int64_t limit)
{
    return (double)s->players / 2 + 100 * (double)chance_next_below(words, limit);
}
EXPORT void play_on(struct state *s, int64_t *words, int16_t *spare) { rules_playout(s, words, spare); }
"""


def arrays(state):
    """Return an array of one state, a generator, and space for actions."""
    states = np.zeros(1, compiled.dtype_of(GAME.definition.state))
    compiled.pack(state, states[0])
    return states, np.array(words_of("tea"), np.int64), np.zeros(GAME.definition.actions, np.int16)


def test_a_loop_plays_and_draws_as_the_plain_rules_do(tmp_path):
    """From a text or a file; the generator ends in the same state, too."""
    file = tmp_path / "mine.c"
    file.write_text(SOURCE, encoding="utf-8")
    state, plain_words = GAME.new(seed=3).state.copy(), list(words_of("tea"))
    states, words, spare = arrays(state)
    for source in (SOURCE, file):
        drawn = compiled.loops(GAME, source).half(states, words, 10)
        assert drawn == 2 + 100 * next_below(plain_words, 10)
    compiled.loops(GAME, SOURCE).play_on(states, words, spare)
    rules.playout(state, plain_words, [0] * GAME.definition.actions)
    assert compiled.unpack(GAME.definition.state, states[0]) == state
    assert words.tolist() == plain_words


def test_arrays_that_are_not_as_declared_are_refused():
    """For another type, or with gaps: the error names the argument, and nothing is called."""
    half, (states, words, _) = compiled.loops(GAME, SOURCE).half, arrays(GAME.new(seed=3).state)
    for given in ((states, words.astype(np.int32), 5), (states, np.zeros(8, np.int64)[::2], 5), (None, words, 5)):
        with pytest.raises(ctypes.ArgumentError, match=r"argument [12]"):
            half(*given)
    with pytest.raises(ctypes.ArgumentError, match="argument 3"):
        half(states, words, 1.5)
    assert words.tolist() == words_of("tea")


def test_c_that_is_none_is_refused_with_its_place(tmp_path):
    """The compiler's message has the line of the text, or of the file."""
    with pytest.raises(compiled.NoCompiler, match=r"loops\.c:2:.*sandwich"):
        compiled.loops(GAME, "\nEXPORT void eat(void) { sandwich; }")
    with pytest.raises(rascals.BadOption, match="count: 'int' is no type of numbers here; valid: int8_t"):
        compiled.loops(GAME, "EXPORT int64_t count(int limit) { return limit; }")
    with pytest.raises(OSError, match="none"):
        compiled.loops(GAME, tmp_path / "none.c")
    with pytest.raises(rascals.RascalsError, match="game"):
        compiled.loops("felicity")


@pytest.mark.parametrize("name", sorted(rascals.games()))
def test_the_header_declares_what_there_is(name, tmp_path):
    """It is valid C by itself, and everything it declares can be called."""
    game = rascals.game(name)
    declared = compiled.header(game)
    compile_c(f"#include <stdint.h>\n{declared}", tmp_path / "header.so", ["-shared", "-std=c11", "-Wall", "-Werror"])
    if game.definition is GAME.definition:
        library = compiled.loops(game)
        names = [line.partition("(")[0].split()[-1] for line in declared.splitlines() if line.endswith(");")]
        assert len(names) > 12
        assert all(callable(getattr(library, one)) for one in names)
