"""What is made from the Python side is as it would be made now, and what is said twice agrees."""

from typing import get_args

import pytest

from ludoteca.bots.characters import CHARACTERS
from ludoteca.server import messages, typescript
from ludoteca.table import refusal
from ludoteca.table.orders import Robot


@pytest.mark.parametrize(("file", "text"), list(typescript.files()), ids=lambda part: getattr(part, "name", ""))
def test_the_clients_types_are_those_of_the_server(file, text):
    assert file.read_text("utf-8") == text, "run `python -m ludoteca.server.typescript`"


def test_every_robot_at_a_table_is_a_character():
    assert set(get_args(Robot)) <= set(CHARACTERS)


def test_every_refusal_of_a_table_can_be_sent():
    assert set(get_args(refusal.Code)) <= set(get_args(messages.Code))
