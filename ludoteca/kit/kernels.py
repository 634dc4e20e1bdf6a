"""What a kernel may say: integers, the record, other kernels. So it means the same plain, compiled and on a GPU."""

import ast
import inspect
import textwrap
from collections.abc import Iterator, Mapping

from ludoteca.engine import bits, chance, verbs
from ludoteca.engine.game import Game, Rule
from ludoteca.engine.kernel import Kernel

VERBS = tuple(own.__name__.removeprefix("own_") for own in verbs.OWN)
BUILT_IN = ("abs", "bool", "int", "len", "max", "min", "range")
PLAIN = (bits.popcount, bits.lowest, bits.highest, bits.bit, chance.step, chance.scramble, *verbs.OWN)
SAID = (
    ast.Module, ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.Expr, ast.Pass,
    ast.Assign, ast.AugAssign, ast.If, ast.IfExp, ast.For, ast.While, ast.Break, ast.Continue,
    ast.Name, ast.Attribute, ast.Subscript, ast.Tuple, ast.Constant, ast.Call, ast.expr_context,
    ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.operator, ast.unaryop, ast.boolop, ast.cmpop,
)  # fmt: skip


def complaints(game: Game) -> Iterator[str]:
    """What the kernels of a game, and those they call, do that no kernel may."""
    seen: dict[str, Rule] = {}
    for verb in VERBS:
        rule = getattr(game, verb)
        if not isinstance(rule, Kernel):
            yield f"{game.name}: {verb} is no kernel"
            continue
        if list(inspect.signature(rule.rule).parameters) != arguments_of(verb):
            yield f"{game.name}: {verb} takes other arguments than {', '.join(arguments_of(verb))}"
        reach(rule, seen)
    for name, each in seen.items():
        yield from (f"{name}: {wrong}" for wrong in faults(each))


def arguments_of(verb: str) -> list[str]:
    asked = next(own for own in verbs.OWN if own.__name__.removeprefix("own_") == verb)
    return list(inspect.signature(asked).parameters)


def reach(rule: Rule, seen: dict[str, Rule]) -> None:
    """The kernel and all that it calls."""
    name = f"{rule.rule.__module__}.{rule.rule.__qualname__}"
    if name not in seen:
        seen[name] = rule
        for called in inspect.getclosurevars(rule.rule).globals.values():
            if isinstance(called, Kernel):
                reach(called, seen)


def faults(rule: Rule) -> Iterator[str]:
    known = inspect.getclosurevars(rule.rule).globals
    tree = ast.parse(textwrap.dedent(inspect.getsource(rule.rule)))
    function = next(node for node in tree.body if isinstance(node, ast.FunctionDef))
    docstring = ast.get_docstring(function, clean=False)
    for node in (node for statement in function.body for node in ast.walk(statement)):
        if not isinstance(node, SAID):
            yield f"line {getattr(node, 'lineno', '?')} says {type(node).__name__}, which no kernel may"
        elif isinstance(node, ast.Div):
            yield "a kernel divides with //"
        elif isinstance(node, ast.Constant) and not isinstance(node.value, int) and node.value != docstring:
            yield f"line {node.lineno} has {node.value!r}, which is no integer"
        elif isinstance(node, ast.Call) and not may_call(node.func, known):
            yield f"line {node.lineno} calls {ast.unparse(node.func)}, which is no kernel"


def may_call(function: ast.expr, known: Mapping[str, object]) -> bool:
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        room = known.get(function.value.id)
        called = getattr(room, function.attr, None) if inspect.ismodule(room) else None
    else:
        name = ast.unparse(function)
        called = known.get(name)
        if called is None and name in BUILT_IN:
            return True
    return isinstance(called, Kernel) or called in PLAIN
