"""Kernels: rules in plain Python that run as they stand, or compiled when speed is asked for.

`LUDOTECA_KERNELS` decides for the whole process: `plain` never compiles, `compiled` and `checked` (with bounds checks)
always do; without it everything runs plain until somebody calls `hurry`.
"""

import functools
import os
import sys
from collections.abc import Callable
from threading import get_ident
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

MODES = ("plain", "compiled", "checked")
mode = os.environ.get("LUDOTECA_KERNELS", "")
if mode not in ("", *MODES):
    sys.stderr.write(f"ludoteca: LUDOTECA_KERNELS is {mode!r}; it may be {', '.join(MODES)}, or left out\n")
    raise SystemExit(2)
compiling = mode in ("compiled", "checked")


class Kernel(Generic[P, R]):
    def __init__(self, rule: Callable[P, R]) -> None:
        functools.update_wrapper(self, rule)
        self.rule = rule
        self._run: Callable[P, R] = self._compile_first if compiling else rule
        KERNELS.append(self)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self._run(*args, **kwargs)

    def __repr__(self) -> str:
        return f"<kernel {self.rule.__module__}.{self.rule.__qualname__}>"

    @functools.cached_property
    def dispatcher(self) -> Any:
        from ludoteca.engine import compiler

        return compiler.compile_rule(self.rule, checked=mode == "checked")

    @property
    def _numba_type_(self) -> Any:
        return self.dispatcher._numba_type_

    def _run_divided(self, ahead: int) -> Callable[P, R]:
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            return self.dispatcher(*args, **kwargs) if get_ident() == ahead else self.rule(*args, **kwargs)

        return run

    def _compile_first(self, *args: P.args, **kwargs: P.kwargs) -> R:
        self._run = self.dispatcher
        return self._run(*args, **kwargs)


KERNELS: list[Kernel[..., Any]] = []


def kernel(rule: Callable[P, R]) -> Kernel[P, R]:
    """A rule that allocates nothing, raises nothing and computes in integers."""
    return Kernel(rule)


def hurry(rehearse: Callable[[], None] | None = None) -> None:
    """From now on every kernel runs compiled, unless the process was told to run them plain.

    With a rehearsal, the other threads go on plain until this one has rehearsed with compiled kernels.
    """
    global compiling
    if compiling or mode == "plain":
        return
    if rehearse:
        for each in KERNELS:
            each._run = each._run_divided(get_ident())
        rehearse()
    compiling = True
    for each in KERNELS:
        each._run = each._compile_first
