"""Simulations: the same for a seed however they are run, and right where the answer is known."""

import numpy as np
import pytest

from ludoteca.bots.characters import seated
from ludoteca.bots.desk import desk
from ludoteca.engine.game import find
from ludoteca.engine.match import Match
from ludoteca.lab import simulate
from ludoteca.lab.compare import compare
from ludoteca.lab.drivers import play_one
from ludoteca.lab.pool import share
from ludoteca.lab.simulate import Report, quantile


def told(report: Report) -> dict[str, object]:
    moving = ("seconds", "moves_per_second", "threads")
    return {name: getattr(report, name) for name in report.__struct_fields__ if name not in moving}


def test_a_seed_gives_the_same_result_on_any_number_of_threads() -> None:
    players = ["random", "greedy", "tilda"]
    reports = [simulate("hearts", games=7, players=players, seed=5, threads=threads) for threads in (1, 2, 5)]
    assert told(reports[0]) == told(reports[1]) == told(reports[2])


def test_another_seed_gives_another_result() -> None:
    reports = [simulate("hearts", games=3, players=["random"] * 2, seed=seed, threads=1) for seed in (1, 2)]
    assert reports[0].seats != reports[1].seats


def test_every_game_of_four_has_160_moves_and_76_points() -> None:
    report = simulate("hearts", games=4, players=["random"] * 4, seed=1, threads=2)
    assert (report.moves, report.length.median, report.length.p90) == (640, 160, 160)
    assert sum(seat.mean for seat in report.seats) == pytest.approx(76)
    assert all(seat.low <= seat.mean <= seat.high for seat in report.seats)
    assert 4 <= sum(seat.wins for seat in report.seats) <= 16


def test_house_rules_reach_the_simulation() -> None:
    report = simulate("hearts", games=2, players=["random"] * 2, seed=1, threads=1, passing="on")
    assert report.length.median == 92


def test_progress_counts_up_to_all_games() -> None:
    seen: list[int] = []
    simulate("hearts", games=6, players=["random"] * 3, seed=1, threads=2, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 6


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"games": 0, "players": ["random"] * 4}, "games is 0; at least 1 is needed"),
        ({"games": 1, "players": ["random"]}, "hearts is for 2 to 6 players, not 1"),
        ({"games": 1, "players": ["random", "hal"]}, "no player is called 'hal'"),
        ({"games": 1, "players": ["random"] * 2, "loud": True}, "no option is called 'loud'"),
    ],
)
def test_a_simulation_that_makes_no_sense_is_refused_by_name(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        simulate("hearts", **arguments)  # type: ignore[arg-type]


def test_the_game_a_driver_plays_is_the_game_of_the_rules() -> None:
    """A driven game of two robots who have no choice of chance is the same game in a match."""
    game = find("hearts")
    own, players = desk(game, seed=0), seated(game, ["greedy", "greedy"])
    moves = play_one(own, players, game.record.blank(2), 3, 0)
    match = Match.new("hearts", 2, seed=0)
    start = game.record.blank(2)
    assert moves == 80
    assert int(own.points[0, :2].sum()) == 38
    assert match.state.dtype == start.dtype


def test_a_quantile_is_the_smallest_value_that_enough_do_not_exceed() -> None:
    counts = np.array([0, 5, 0, 4, 1])
    assert [quantile(counts, part) for part in (0.1, 0.5, 0.51, 0.9, 1.0)] == [1, 1, 3, 3, 4]


def test_players_compared_with_themselves_are_equal() -> None:
    result = compare("hearts", "greedy", "greedy", deals=4, seed=3, threads=2)
    assert result.ours + result.theirs == pytest.approx(38)
    assert abs(result.better_by) < 20


def test_work_is_shared_without_gap_or_overlap() -> None:
    taken: list[tuple[int, int]] = []
    share(100, [lambda first, last: taken.append((first, last))] * 3)
    assert sorted(number for first, last in taken for number in range(first, last)) == list(range(100))


def test_an_error_in_one_thread_ends_the_work() -> None:
    def fail(first: int, last: int) -> None:
        raise RuntimeError("stop")

    with pytest.raises(RuntimeError, match="stop"):
        share(100, [fail, fail])
