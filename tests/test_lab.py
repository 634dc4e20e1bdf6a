"""Simulations: the same for a seed however they are run, and right where the answer is known."""

import numpy as np
import pytest

from ludoteca.bots.characters import seated
from ludoteca.bots.desk import desk
from ludoteca.bots.players import choose
from ludoteca.engine import verbs
from ludoteca.engine.chance import draw_member, sow
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
        ({"games": 0, "players": ["random"] * 4}, "games may be 1 to 1000000000, not 0"),
        ({"games": 1.5, "players": ["random"] * 4}, "games may be 1 to 1000000000, not 1.5"),
        ({"games": 1, "players": ["random"] * 4, "threads": -1}, "threads may be 1 to 256, not -1"),
        ({"games": 1, "players": ["random"] * 4, "seed": -1}, "a seed may be 0 to .*, not -1"),
        ({"games": 1, "players": "random"}, "players are a list of names, not 'random'"),
        ({"games": 1, "players": ["random"]}, "hearts is for 2 to 6 players, not 1"),
        ({"games": 1, "players": ["random", "hal"]}, "no player is called 'hal'"),
        ({"games": 1, "players": ["random"] * 2, "loud": True}, "no option is called 'loud'"),
    ],
)
def test_a_simulation_that_makes_no_sense_is_refused_by_name(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        simulate("hearts", **arguments)  # type: ignore[arg-type]


def test_the_game_a_driver_plays_is_the_game_of_the_rules() -> None:
    """The same robots with the same dice, once driven and once move by move in a match."""
    game, seed, nth = find("hearts"), 3, 5
    players = seated(game, ["greedy", "random", "tilda"])
    driven, own = desk(game, seed=0), desk(game, seed=0)
    moves = play_one(driven, players, game.record.blank(3), seed, nth)
    start = game.record.blank(3)
    sow(own.dice, seed, 2 * nth)
    sow(start, seed, 2 * nth + 1)
    match = Match.new("hearts", 3, seed=int(start.rng))
    while not match.over:
        seat = draw_member(own.dice, verbs.to_act(match.state))
        match.play(seat, match.game.actions.name(choose(own, players[seat], match.state, seat)))
    assert (moves, driven.points[0, :3].tolist()) == (len(match.moves), match.scores)


def test_a_quantile_is_the_smallest_value_that_enough_do_not_exceed() -> None:
    counts = np.array([0, 5, 0, 4, 1])
    assert [quantile(counts, part) for part in (0.1, 0.5, 0.51, 0.9, 1.0)] == [1, 1, 3, 3, 4]


def test_players_compared_with_themselves_are_equal() -> None:
    result = compare("hearts", "greedy", "greedy", deals=4, seed=3, threads=2)
    assert result.ours + result.theirs == pytest.approx(38)
    assert (result.better_by, result.errors) == (0, 0)


@pytest.mark.parametrize("seats", [3, 5])
def test_an_odd_table_is_compared_from_every_seat(seats: int) -> None:
    """All cards are counted: 19 points a round, less what lies aside."""
    result = compare("hearts", "greedy", "random", deals=2, seats=seats, seed=3)
    ours, theirs = seats // 2 + 1, seats // 2
    assert result.ours * ours + result.theirs * theirs <= 19 * seats
    assert result.better_by > 0


def test_work_is_shared_without_gap_or_overlap() -> None:
    taken: list[tuple[int, int]] = []
    share(100, [lambda first, last: taken.append((first, last))] * 3)
    assert sorted(number for first, last in taken for number in range(first, last)) == list(range(100))


def test_an_error_in_one_thread_ends_the_work() -> None:
    def fail(first: int, last: int) -> None:
        raise RuntimeError("stop")

    with pytest.raises(RuntimeError, match="stop"):
        share(100, [fail, fail])
