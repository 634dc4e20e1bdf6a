"""The rules of Hearts!, ruling by ruling."""

from itertools import chain
from typing import Any

import pytest

from ludoteca.boxes import hearts
from ludoteca.engine.match import Match
from ludoteca.engine.position import Refused

SUITS = ("hearts", "suns", "clovers", "stars")
DECK = [f"{suit}-{rank}" for suit in SUITS for rank in range(1, 11)]


def worth(cards: list[str]) -> int:
    return sum(10 if card == "hearts-10" else 1 for card in cards if card.startswith("hearts"))


def last_cards(hands: list[list[str]], **more: Any) -> Match:
    """Near the end of a round: these cards are left, the others lie in finished tricks or aside."""
    seats, options, aside = len(hands), more.pop("options", {}), more.pop("aside", [])
    gone = [card for card in DECK if card not in [*chain(*hands), *aside]]
    tricks = len(gone) // seats
    position = {
        "hands": hands,
        "gone": gone,
        "aside": aside,
        "tricks": tricks,
        "points": [worth(gone), *[0] * (seats - 1)],
        "leader": 0,
        "turn": 0,
        "starter": 0,
    }
    return Match.at({"game": "hearts", "seats": seats, "options": options, "position": position | more})


def fresh(hands: list[list[str]], *, turn: int = 0, **options: Any) -> Match:
    """A round just dealt."""
    aside = [card for card in DECK if card not in list(chain(*hands))]
    position = {"hands": hands, "aside": aside, "leader": turn, "turn": turn, "starter": turn}
    return Match.at({"game": "hearts", "seats": len(hands), "options": options, "position": position})


def deal_out(seats: int, **held: list[str]) -> list[list[str]]:
    """Full hands in which the seats named hold these cards among others."""
    each = 40 // seats
    hands = [list(held.get(f"seat{seat}", [])) for seat in range(seats)]
    rest = [card for card in reversed(DECK) if card not in list(chain(*hands))]
    for hand in hands:
        while len(hand) < each:
            hand.append(rest.pop(0))
    return hands


def play_all(match: Match, *cards: str) -> None:
    for card in cards:
        match.play(match.to_act[0], f"play {card}")


def trick_of_four() -> Match:
    return last_cards([["clovers-4"], ["clovers-9"], ["hearts-10"], ["clovers-2"]])


def test_the_highest_card_of_the_suit_led_takes_the_trick_and_its_ten_points() -> None:
    match = trick_of_four()
    play_all(match, "clovers-4", "clovers-9", "hearts-10", "clovers-2")
    assert ("took", 1, 10) in match.notes(0)


@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 20, 0), (3, 13, 1), (4, 10, 0), (5, 8, 0), (6, 6, 4)])
def test_every_player_gets_as_many_cards_as_all_can_get(seats: int, each: int, aside: int) -> None:
    """R7: dealt in one go."""
    view = Match.new("hearts", seats, seed=1).view(0)
    assert (view.held, view.aside, len(view.hand)) == ([each] * seats, aside, each)


def test_a_player_leads_first_who_is_a_person() -> None:
    """R1, G2"""
    starters = {Match.new("hearts", 5, seed=seed, people=[1, 3]).view(0).starter for seed in range(40)}
    assert starters == {1, 3}


def test_any_robot_may_lead_first_where_there_are_only_robots() -> None:
    """G2"""
    assert {Match.new("hearts", 4, seed=seed).view(0).starter for seed in range(60)} == {0, 1, 2, 3}


def test_a_lot_among_all_seats_leads_first_if_the_house_wants_it() -> None:
    """G2"""
    starters = {Match.new("hearts", 4, seed=seed, people=[1], first="random").view(0).starter for seed in range(60)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_that_the_house_names_leads_first(seat: int) -> None:
    """G2"""
    match = Match.new("hearts", 3, seed=seat, people=[1], first=seat)
    assert match.to_act == [seat]


def test_the_same_seed_deals_the_same_cards() -> None:
    """G6"""
    states = {Match.new("hearts", 4, seed=seed, first=0).state.tobytes() for seed in (7, 7, 8)}
    assert len(states) == 2


def test_play_goes_round_to_the_next_seat() -> None:
    """G1"""
    match = trick_of_four()
    order: list[int] = []
    while not match.over and len(order) < 4:
        order.append(match.to_act[0])
        match.play(order[-1], match.legal(order[-1])[0])
    assert order == [0, 1, 2, 3]


def test_a_heart_may_not_be_led_before_one_was_taken() -> None:
    """R3: not even with the jinx."""
    match = fresh(deal_out(4, seat0=["hearts-10", "suns-1"]))
    assert match.why(0, "play hearts-10") == "hearts_not_broken"
    assert "play suns-1" in match.legal(0)


def test_who_holds_only_hearts_may_lead_one_as_the_very_first_card() -> None:
    """R2"""
    match = fresh(deal_out(5, seat0=[f"hearts-{rank}" for rank in range(1, 9)]))
    assert match.legal(0) == [f"play hearts-{rank}" for rank in range(1, 9)]


def test_a_heart_thrown_into_a_trick_breaks_hearts_once_it_is_taken() -> None:
    """R3"""
    hands = deal_out(2, seat0=["clovers-10", "hearts-1", "suns-1"], seat1=["hearts-3"])
    clovers = [card for card in hands[1] if card.startswith("clovers")]
    spare = [card for card in hands[0] if not card.startswith(("clovers", "hearts-1", "suns-1"))][: len(clovers)]
    hands = [
        [card for card in hands[0] if card not in spare] + clovers,
        [card for card in hands[1] if card not in clovers] + spare,
    ]
    match = fresh(hands)
    assert match.why(0, "play hearts-1") == "hearts_not_broken"
    play_all(match, "clovers-10", "hearts-3")
    assert match.why(0, "play hearts-1") == ""


def test_hearts_are_whole_again_in_the_next_round() -> None:
    """R3"""
    match = Match.new("hearts", 2, seed=3)
    while match.view(0).rounds == 0:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    leader = match.to_act[0]
    hearts_held = [card for card in match.view(leader).hand if card < 10]
    assert all(match.why(leader, f"play {DECK[card]}") == "hearts_not_broken" for card in hearts_held)


def test_suit_must_be_followed_by_who_can() -> None:
    """R10"""
    match = last_cards([["clovers-4", "suns-1"], ["clovers-9", "hearts-2"]])
    play_all(match, "clovers-4")
    assert match.why(1, "play hearts-2") == "must_follow clovers"
    assert match.legal(1) == ["play clovers-9"]


def test_who_cannot_follow_may_play_anything_even_the_jinx_in_the_first_trick() -> None:
    hands = deal_out(5, seat0=["clovers-1"], seat1=["hearts-10", *(f"suns-{rank}" for rank in range(1, 8))])
    match = fresh(hands)
    play_all(match, "clovers-1")
    assert len(match.legal(1)) == 8
    assert "play hearts-10" in match.legal(1)


def test_a_card_out_of_turn_is_refused_and_costs_nothing() -> None:
    """R10"""
    match = trick_of_four()
    before = match.state.tobytes()
    with pytest.raises(Refused, match="seat 1 may not play clovers-9: not_your_turn"):
        match.play(1, "play clovers-9")
    assert match.state.tobytes() == before


def end_of_round(written: list[list[int]], last: list[str], points: list[int], **options: Any) -> Match:
    """Before the last trick of a round with four players, who hold these cards; the points were taken so far."""
    rounds = len(written)
    totals = [sum(by_round[seat] for by_round in written) for seat in range(4)]
    table: dict[str, Any] = {
        "written": written + [[0] * 4] * (4 - rounds),
        "rounds": rounds,
        "chapter": rounds,
        "totals": totals,
    }
    return last_cards([[card] for card in last], options=options, points=points, starter=2, **table)


def test_who_wrote_the_most_points_in_the_last_round_leads_the_next() -> None:
    """R4"""
    match = end_of_round([[0, 19, 0, 0]], ["suns-1", "suns-2", "suns-3", "suns-4"], [3, 2, 14, 0])
    play_all(match, "suns-1", "suns-2", "suns-3", "suns-4")
    assert match.to_act == [2]


def test_who_has_the_most_points_in_all_leads_if_the_house_wants_it() -> None:
    """R4"""
    last = ["suns-1", "suns-2", "suns-3", "suns-4"]
    match = end_of_round([[0, 19, 0, 0]], last, [3, 2, 14, 0], next_leader="running_total")
    play_all(match, *last)
    assert match.to_act == [1]


def test_of_equals_in_the_last_round_the_one_with_more_points_in_all_leads() -> None:
    """R4"""
    last = ["suns-1", "suns-2", "suns-3", "suns-4"]
    match = end_of_round([[4, 5, 0, 10]], last, [8, 8, 0, 3])
    play_all(match, *last)
    assert match.to_act == [1]


def test_of_equals_in_all_the_one_with_more_points_in_the_last_round_leads() -> None:
    """R4"""
    last = ["suns-1", "suns-2", "suns-3", "suns-4"]
    match = end_of_round([[9, 10, 0, 0]], last, [9, 8, 1, 1], next_leader="running_total")
    play_all(match, *last)
    assert match.to_act == [0]


def test_of_complete_equals_the_first_after_the_last_leader_leads_and_that_one_last() -> None:
    """R4: seat 2 led the round, so seat 3 is asked first and seat 2 last."""
    last = ["suns-1", "suns-2", "suns-3", "suns-4"]
    match = end_of_round([], last, [0, 8, 8, 3])
    play_all(match, *last)
    assert match.to_act == [1]


def test_equal_fewest_points_share_the_victory_and_the_next_place_is_the_third() -> None:
    """R5, G3"""
    last = ["suns-1", "suns-2", "suns-3", "suns-4"]
    written = [[0, 0, 19, 0], [0, 0, 0, 19], [10, 9, 0, 0]]
    match = end_of_round(written, last, [0, 1, 9, 9])
    play_all(match, *last)
    assert match.over
    assert (match.scores, match.ranks) == ([10, 10, 28, 28], [1, 1, 3, 3])


def test_hearts_put_aside_do_not_count_and_stay_hidden() -> None:
    """R6"""
    match = last_cards([["suns-1"], ["suns-2"], ["suns-3"]], aside=["hearts-10"])
    assert "hearts-10" not in str(match.view(0))
    play_all(match, "suns-1", "suns-2", "suns-3")
    assert sum(match.view(0).totals) == 9


def test_the_points_of_a_round_are_nineteen_less_those_put_aside() -> None:
    """R6"""
    for seed in range(30):
        match = Match.new("hearts", 6, seed=seed)
        aside = [DECK[card] for card in range(40) if int(match.state.aside) >> card & 1]
        while match.view(0).rounds == 0:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        assert sum(match.view(0).written[0]) == 19 - worth(aside)


def test_a_hand_is_visible_to_its_owner_only() -> None:
    """R8"""
    match = Match.new("hearts", 4, seed=5)
    assert [len(match.view(seat).hand) for seat in (0, 1, 2, 3, 127)] == [10, 10, 10, 10, 0]


def test_a_finished_trick_stays_until_the_next_card_is_led() -> None:
    """R8"""
    match = last_cards([["clovers-4", "suns-1"], ["clovers-9", "suns-2"]])
    play_all(match, "clovers-4", "clovers-9")
    assert match.view(0).trick == [DECK.index("clovers-4"), DECK.index("clovers-9")]
    play_all(match, "suns-2")
    assert match.view(0).trick == [None, DECK.index("suns-2")]


def test_the_last_trick_of_a_round_stays_until_the_next_round_is_led() -> None:
    """R8"""
    match = trick_of_four()
    play_all(match, "clovers-4", "clovers-9", "hearts-10", "clovers-2")
    assert match.view(0).rounds == 1
    assert None not in match.view(0).trick


def test_the_points_taken_are_shown_unless_the_house_hides_them() -> None:
    """R8"""
    shown = last_cards([["clovers-4"], ["clovers-9"]])
    hidden = last_cards([["clovers-4"], ["clovers-9"]], options={"show_points": False})
    assert shown.view(1).points == [19, 0]
    assert hidden.view(1).points is None


def test_where_points_are_hidden_nobody_is_told_what_a_trick_cost() -> None:
    """R8"""
    match = last_cards([["clovers-4", "suns-1"], ["clovers-9", "suns-2"]], options={"show_points": False})
    play_all(match, "clovers-4", "clovers-9")
    assert match.notes(0)[-1] == ("took_unseen", 1)


def test_three_cards_go_to_the_next_seat_when_all_have_chosen() -> None:
    """R9"""
    match = Match.new("hearts", 3, seed=4, passing=True)
    leader, given = match.view(0).starter, [match.view(seat).hand[:3] for seat in range(3)]
    for seat in (2, 0, 1):
        for card in given[seat]:
            match.play(seat, f"give {DECK[card]}")
    assert all(set(given[seat]) <= set(match.view((seat + 1) % 3).hand) for seat in range(3))
    assert match.to_act == [leader]


def test_two_players_exchange_three_cards() -> None:
    """R9"""
    match = Match.new("hearts", 2, seed=4, passing=True)
    given = [match.view(seat).hand[:3] for seat in range(2)]
    for seat in (0, 1):
        for card in given[seat]:
            match.play(seat, f"give {DECK[card]}")
    assert [set(given[1 - seat]) <= set(match.view(seat).hand) for seat in range(2)] == [True, True]


def test_cards_are_passed_in_every_round() -> None:
    """R9"""
    match, giving = Match.new("hearts", 2, seed=4, passing=True), []
    while not match.over:
        giving.append(match.view(0).giving)
        match.play(match.to_act[-1], match.legal(match.to_act[-1])[0])
    assert giving == ([True] * 6 + [False] * 40) * 2


def test_nobody_sees_what_is_chosen_and_only_two_learn_what_was_passed() -> None:
    """R9"""
    match = Match.new("hearts", 4, seed=4, passing=True)
    for seat in range(4):
        for card in match.view(seat).hand[:3]:
            match.play(seat, f"give {DECK[card]}")
            assert not any(card in match.view(other).given for other in (0, 1, 2, 3, 127) if other != seat)
    heard = {seat: [note[1] for note in match.notes(seat) if note[0] == "gave"] for seat in (0, 1, 2, 3, 127)}
    assert heard == {0: [0, 3], 1: [0, 1], 2: [1, 2], 3: [2, 3], 127: []}


def test_no_card_is_played_before_all_have_passed_and_none_passed_after() -> None:
    """R9"""
    match = Match.new("hearts", 2, seed=4, passing=True)
    card = DECK[match.view(0).hand[0]]
    assert match.why(0, f"play {card}") == "give_first"
    assert Match.new("hearts", 2, seed=4, first=0).why(0, f"give {card}") == "no_giving"


@pytest.mark.parametrize(("moon", "written"), [(False, [19, 0, 0, 0]), (True, [0, 19, 19, 19])])
def test_who_takes_every_heart_writes_nothing_if_the_house_wants_it(moon: bool, written: list[int]) -> None:
    """R9"""
    match = last_cards([["suns-4"], ["suns-3"], ["suns-2"], ["suns-1"]], options={"shoot_the_moon": moon})
    play_all(match, "suns-4", "suns-3", "suns-2", "suns-1")
    assert match.view(0).written == [written]
    assert (("moon", 0) in match.notes(1)) == moon


def test_hearts_put_aside_are_not_needed_for_the_moon() -> None:
    """R9"""
    options = {"shoot_the_moon": True}
    match = last_cards([["suns-3"], ["suns-2"], ["suns-1"]], aside=["hearts-10"], options=options)
    play_all(match, "suns-3", "suns-2", "suns-1")
    assert match.view(0).written == [[0, 9, 9]]


def test_one_heart_elsewhere_is_no_moon() -> None:
    """R9"""
    last = [["suns-4"], ["suns-3"], ["suns-2"], ["suns-1"]]
    match = last_cards(last, options={"shoot_the_moon": True}, points=[18, 1, 0, 0])
    play_all(match, "suns-4", "suns-3", "suns-2", "suns-1")
    assert match.view(0).written == [[18, 1, 0, 0]]


def test_who_leads_next_goes_by_what_was_written() -> None:
    """R9: seat 0 shot the moon; the others wrote 19 each, and seat 3 comes first after seat 2."""
    match = end_of_round([], ["suns-4", "suns-3", "suns-2", "suns-1"], [19, 0, 0, 0], shoot_the_moon=True)
    play_all(match, "suns-4", "suns-3", "suns-2", "suns-1")
    assert match.to_act == [3]


@pytest.mark.parametrize("seats", range(2, 7))
def test_there_are_as_many_rounds_as_players(seats: int) -> None:
    match = Match.new("hearts", seats, seed=seats)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    assert len(match.view(0).written) == seats
    assert match.why(0, "play suns-1") == "game_over"
    assert hearts.GAME.info.longest >= len(match.moves)
