"""The laboratory: games for notebooks, and simulations."""

from ludoteca.boxes import BOXES
from ludoteca.engine.match import Match
from ludoteca.lab.compare import Comparison, compare
from ludoteca.lab.robots import play_out
from ludoteca.lab.simulate import Report, simulate

new = Match.new

__all__ = ["BOXES", "Comparison", "Match", "Report", "compare", "new", "play_out", "simulate"]
