"""Assembles compiled code: rules are parts, a loop is a whole, and only wholes are optimised.

By default numba optimises and compiles every function together with everything it calls, and does so again in each
caller; with hundreds of rules that takes minutes. Here a rule is lowered once, whatever the widths of its integer
arguments, and is not optimised. The rules that a loop needs are linked, optimised and compiled together, so the
optimiser sees all calls.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import llvmlite.binding as llvm  # type: ignore[import-untyped]
import numba
from numba import _dynfunc, types
from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, _pass_registry, register_pass
from numba.core.targetconfig import TargetConfig
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import FixupArgs, GenericRewrites, IRProcessing, ReconstructSSA, TranslateByteCode
from numba.np import arrayobj

_njit: Any = numba.njit  # its types do not know all of its options

# Compiled rules own no memory: numba need not count references to it, which would cost more than the rules.
UNCOUNTED: dict[str, Any] = {"_nrt": False}

# Measured on both games: with LLVM's own 225 GoodCritters' batch is a tenth slower, with more nothing is faster.
INLINED = 1000
PASSES = 2  # what the first has inlined and simplified the second can inline further


class Part(JITCodeLibrary):
    """The code of one rule, and the libraries it calls: never optimised or compiled alone."""

    def finalize(self) -> None:
        """Be ready to be linked."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        return self._final_module


class Whole(JITCodeLibrary):
    """The code of a loop and all the parts it needs, once each."""

    def finalize(self) -> None:
        """Gather the parts, optimise, make machine code."""
        self._linking_libraries = _gathered(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for library in self._linking_libraries:
            if isinstance(library, Part):
                for function in library.get_defined_functions():  # nobody else calls them: inlined, they are gone
                    self._final_module.get_function(function.name).linkage = "internal"
        for _ in range(PASSES):
            tuning = llvm.create_pipeline_tuning_options(speed_level=int(config.OPT))
            tuning.loop_vectorization = True
            tuning.inlining_threshold = INLINED
            builder = llvm.create_pass_builder(self._codegen._tm, tuning)  # noqa: SLF001 - numba has no other way
            manager = builder.getModulePassManager()
            manager.add_refprune_pass()
            manager.run(self._final_module, builder)


def _gathered(libraries: list[Any]) -> list[Any]:
    """Return libraries and everything their parts call, each once."""
    found: dict[Any, None] = {}
    waiting = libraries[::-1]
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, Part):
                waiting += library._linking_libraries[::-1]  # noqa: SLF001 - they are of one kind
    return list(found)


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerPart(NativeLowering):
    """Lower a function without optimising it."""

    _name = "lower_part"

    def run_pass(self, state: Any) -> bool:
        """Lower a function as a part; make it known under a key, a Python function that cannot be called."""
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        module, name = lowered.fndesc.lookup_module(), lowered.fndesc.qualname
        key = _dynfunc.make_function(module, name, name, 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(key, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=key)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerRule(LowerPart):
    """Lower a rule without checks for negative indices: the dialect has none, and checks cost a tenth of the time."""

    _name = "lower_rule"

    def run_pass(self, state: Any) -> bool:
        """Lower a function as a part, its indices as they are."""
        usual = arrayobj.fix_integer_index
        arrayobj.fix_integer_index = _as_it_is
        try:
            return super().run_pass(state)
        finally:
            arrayobj.fix_integer_index = usual


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, _: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerWhole(NativeLowering):
    """Lower a loop and assemble it."""

    _name = "lower_whole"

    def run_pass(self, state: Any) -> bool:
        """Lower a loop as a whole."""
        state.library = Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


def _pipeline(lowering: type[NativeLowering]) -> type[CompilerBase]:
    """Return numba's compiler with another lowering."""

    class Pipeline(CompilerBase):
        def compile_extra(self, func: Any) -> Any:
            with _in_haste():
                return super().compile_extra(func)

        def define_pipelines(self) -> list[Any]:
            manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
            manager.passes = [
                (lowering, description) if step is NativeLowering else (step, description)
                for step, description in manager.passes
            ]
            manager.finalize()
            return [manager]

    return Pipeline


@contextmanager
def _in_haste() -> Iterator[None]:
    """Leave out what takes Python long while it compiles hundreds of rules.

    The garbage collector waits, because all of the compiler's millions of objects are still needed. Flags, which numba
    looks up for every operator, are compared as they were set before all their options are.
    """
    collecting, flags = gc.isenabled(), cast("Any", TargetConfig)
    usual = flags.__hash__, flags.__eq__
    gc.disable()
    flags.__hash__, flags.__eq__ = _any_flags, _same_flags
    try:
        yield
    finally:
        flags.__hash__, flags.__eq__ = usual
        if collecting:
            gc.enable()


def _any_flags(_: TargetConfig) -> int:
    return 0


def _same_flags(these: TargetConfig, those: object) -> bool:
    if not isinstance(those, TargetConfig):
        return False
    return these is those or these._values == those._values or these.values() == those.values()  # noqa: SLF001


class _Passes(PassManager):
    """Passes one after another, without numba's reports on each, which take longer than the smaller passes."""

    def run(self, state: Any) -> None:
        """Run the passes on a function."""
        for step, _ in self.passes:
            one = _pass_registry.get(step).pass_inst
            one.analysis = self._analysis
            one.run_initialization(state)
            one.run_pass(state)
            one.run_finalizer(state)


class _OfRules(CompilerBase):
    """Numba's compiler, with only the passes that rules need: the dialect has no closures, no contexts, no literals."""

    def define_pipelines(self) -> list[Any]:
        manager = _Passes("rules")
        for step in STEPS:
            manager.add_pass(step, step.__name__)
        manager.finalize()
        return [manager]


STEPS = (
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    GenericRewrites,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
    IRLegalization,
    AnnotateTypes,
    LowerRule,
    NoPythonBackend,
)

_PART, _RULE, _WHOLE = _pipeline(LowerPart), _OfRules, _pipeline(LowerWhole)


def as_part(function: Callable[..., Any], *, rule: bool = False) -> Any:
    """Return a function shared by loops as a part of each loop that calls it; a rule is in the dialect."""
    pipeline = _RULE if rule else _PART
    return _njit(pipeline_class=pipeline, no_cpython_wrapper=True, no_cfunc_wrapper=True, **UNCOUNTED)(function)


def as_whole(function: Callable[..., Any]) -> Any:
    """Return a loop that Python calls."""
    return _njit(pipeline_class=_WHOLE, nogil=True, no_cfunc_wrapper=True, **UNCOUNTED)(function)


def widened(kind: types.Type) -> types.Type:
    """Return the type in which a rule takes an argument: int64 for every integer."""
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer | types.Boolean) else cast("types.Type", plain)
