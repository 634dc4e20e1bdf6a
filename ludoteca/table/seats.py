"""Who sits at a table: a person, a robot, a robot in a person's place, or nobody yet."""

from collections.abc import Sequence
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from ludoteca.table.orders import Animal, Robot

ANIMALS: tuple[Animal, ...] = get_args(Animal)
STAND_IN: Robot = "tilda"  # plays for people who left


class Seat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    animal: Animal
    player: str | None = None  # whose seat it is
    robot: Robot | None = None  # who plays it, alone or in the player's place

    @property
    def is_free(self) -> bool:
        return self.player is None

    @property
    def is_played_by_a_person(self) -> bool:
        return self.player is not None and self.robot is None


def filled(seats: Sequence[Seat], number: int) -> list[Seat]:
    """So many seats: people keep theirs in order, robots come or go."""
    spare = max(0, len(seats) - number)
    going = [at for at, seat in reversed(list(enumerate(seats))) if seat.is_free][:spare]
    staying = [seat for at, seat in enumerate(seats) if at not in going]
    animals = [animal for animal in ANIMALS if animal not in {seat.animal for seat in staying}]
    return staying + [Seat(animal=animal, robot=STAND_IN) for animal in animals[: number - len(staying)]]


def changed(seats: Sequence[Seat], at: int, **parts: Any) -> list[Seat]:
    return [replace(seat, **parts) if number == at else seat for number, seat in enumerate(seats)]


def with_animal(seats: Sequence[Seat], at: int, animal: Animal) -> list[Seat]:
    """That seat gets the animal; whoever had it takes the old one."""
    old = seats[at].animal
    swapped = [replace(seat, animal=old) if seat.animal == animal else seat for seat in seats]
    return changed(swapped, at, animal=animal)
