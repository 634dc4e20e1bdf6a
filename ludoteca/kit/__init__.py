"""Checks that hold for every game. Only tests import this room."""
