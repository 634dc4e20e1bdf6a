"""The only place that knows Numba: how kernels are compiled, cached, and find the verbs of their game."""

import inspect
import os
import pickle
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.caching import FunctionCache
from numba.core.errors import NumbaExperimentalFeatureWarning
from numba.extending import intrinsic, overload

from ludoteca.engine import bits, chance, digest, verbs
from ludoteca.engine.game import GAMES, Game

# A record whose fields begin like another's would silently be taken for it.
warnings.simplefilter("error", NumbaExperimentalFeatureWarning)

GAMMA = np.uint64(chance.GAMMA)
M1, M2 = np.uint64(chance.M1), np.uint64(chance.M2)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

COMPILED: list[tuple[str, bool]] = []  # what this process had to compile or found on disk, in order


def compile_rule(rule: Callable[..., Any], *, checked: bool) -> Any:
    dispatcher = numba.njit(nogil=True, error_model="numpy", boundscheck=checked, forceinline=True, _nrt=False)(rule)
    with suppress(RuntimeError):  # a rule typed at a prompt has no file to lie beside
        dispatcher._cache = RuleCache(rule, checked)
    return dispatcher


class RuleCache(FunctionCache):  # type: ignore[misc]
    """Compiled rules on disk, one file for each rule, signature and state of the sources it was made from."""

    def __init__(self, rule: Callable[..., Any], checked: bool) -> None:
        super().__init__(rule)
        self._cache_file = OneFileEach(Path(self._cache_path), self._impl.filename_base)
        self._rule, self._checked = rule, checked

    def _index_key(self, sig: Any, codegen: Any) -> tuple[str, str]:
        folders = {*digest.HOUSE, Path(inspect.getfile(self._rule)).parent} | {game.folder for game in games_in(sig)}
        which = repr((sig, codegen.magic_tuple(), self._checked, numba.__version__))
        sources = "".join(sorted(digest.of(folder) for folder in folders))
        return digest.short(which.encode()), digest.short(sources.encode())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super().load_overload(sig, target_context)
        COMPILED.append((self._rule.__module__ + "." + self._rule.__qualname__, found is not None))
        return found


class OneFileEach:
    """Stands in for Numba's index, which two processes writing at once can corrupt."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder, self.name = folder, name

    def path(self, key: tuple[str, str]) -> Path:
        which, sources = key
        return self.folder / f"{self.name}-{which}-{sources}.nbc"

    def load(self, key: tuple[str, str]) -> Any:
        try:
            return pickle.loads(self.path(key).read_bytes())
        except Exception:  # missing or broken, in whatever way: then it is compiled again
            return None

    def save(self, key: tuple[str, str], data: Any) -> None:
        with suppress(OSError):  # where there is no room, the rule is compiled again next time
            self._replace(key, pickle.dumps(data))

    def _replace(self, key: tuple[str, str], content: bytes) -> None:
        which, _ = key
        for stale in self.folder.glob(f"{self.name}-{which}-*.nbc"):
            stale.unlink(missing_ok=True)
        draft = self.path(key).with_suffix(f".{os.getpid()}")
        draft.write_bytes(content)
        draft.replace(self.path(key))


def games_in(sig: Any) -> list[Game]:
    """The games whose records are among the arguments, in arrays and tuples too."""
    parts = [part for kind in sig for part in getattr(kind, "types", [kind])]
    return [game for part in parts if (game := game_of(part.dtype if isinstance(part, types.Array) else part))]


def game_of(kind: Any) -> Game | None:
    return GAMES.get(list(kind.fields)[-1]) if isinstance(kind, types.Record) else None


def route(verb: Callable[..., Any]) -> None:
    """Let kernels call `verb` by name: the type of the record they hold chooses the game's own."""
    name = verb.__name__.removeprefix("own_")

    def choose(*args: Any) -> Any:
        game = game_of(args[0])
        return game and getattr(game, name).rule

    choose.__signature__ = inspect.signature(verb).replace(return_annotation=inspect.Signature.empty)  # type: ignore[attr-defined]
    overload(verb)(choose)


for each in verbs.OWN:
    route(each)


@intrinsic  # type: ignore[untyped-decorator]
def ones(typing: Any, number: Any) -> Any:
    return types.int64(types.int64), lambda _, build, signature, args: build.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def trailing_zeros(typing: Any, number: Any) -> Any:
    return types.int64(types.int64), lambda _, build, signature, args: build.cttz(args[0], i1(1))


@intrinsic  # type: ignore[untyped-decorator]
def leading_zeros(typing: Any, number: Any) -> Any:
    return types.int64(types.int64), lambda _, build, signature, args: build.ctlz(args[0], i1(1))


def i1(value: int) -> Any:
    return ir.Constant(ir.IntType(1), value)


@overload(bits.popcount, inline="always")
def popcount(bits):  # type: ignore[no-untyped-def]
    return lambda bits: ones(bits)


@overload(bits.lowest, inline="always")
def lowest(bits):  # type: ignore[no-untyped-def]
    return lambda bits: trailing_zeros(bits)


@overload(bits.highest, inline="always")
def highest(bits):  # type: ignore[no-untyped-def]
    return lambda bits: 63 - leading_zeros(bits)


@overload(bits.bit, inline="always")
def bit(member):  # type: ignore[no-untyped-def]
    return lambda member: np.int64(1) << np.int64(member)


@overload(chance.step)
def step(rng):  # type: ignore[no-untyped-def]
    return lambda rng: np.uint64(rng) + GAMMA


@overload(chance.scramble)
def scramble(rng):  # type: ignore[no-untyped-def]
    def in_64_bits(rng):  # type: ignore[no-untyped-def]
        x = np.uint64(rng)
        x = (x ^ (x >> S30)) * M1
        x = (x ^ (x >> S27)) * M2
        return np.int64((x ^ (x >> S31)) >> S32)

    return in_64_bits
