"""How much anybody may ask for in a short time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

KNOWN = 10_000  # of those who asked last


@dataclass
class Limit:
    """So many at once, and so many a second after that, for each who asks."""

    burst: float
    rate: float
    clock: Callable[[], float] = time.monotonic
    _left: OrderedDict[object, tuple[float, float]] = field(default_factory=OrderedDict)

    def allows(self, who: object = None) -> bool:
        now = self.clock()
        left, then = self._left.pop(who, (self.burst, now))
        left = min(self.burst, left + self.rate * (now - then))
        allowed = left >= 1
        self._left[who] = (left - allowed, now)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed
