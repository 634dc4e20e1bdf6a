"""Every rule that a table asks, asked once, so that all of them are compiled or loaded."""

from ludoteca.bots.characters import seated
from ludoteca.bots.desk import desk
from ludoteca.bots.players import choose
from ludoteca.bots.thinking import think
from ludoteca.engine import verbs
from ludoteca.engine.game import GAMES, Game
from ludoteca.engine.match import Match
from ludoteca.engine.record import SPECTATOR
from ludoteca.engine.revealing import reveals


def rehearse() -> None:
    for game in GAMES.values():
        think_once(game)
        play_a_match(game)


def play_a_match(game: Game) -> None:
    """Every move looked at from every side, since some rules are only asked in the middle of a game."""
    match = Match.new(game.name, game.info.seats[0], seed=1)
    while not match.over:
        look_round(match)
        if match.to_act:
            seat = match.to_act[0]
            match.play(seat, game.actions.name(verbs.greedy(match.known(seat), seat)))
        else:
            match.wait()
    look_round(match)


def look_round(match: Match) -> None:
    Match.at(match.position())
    match.view(SPECTATOR)
    for seat in range(match.state.seats):
        match.view(seat)
        match.why(seat, match.game.actions.name(0))
        if legal := match.legal(seat):
            reveals(match.state, seat, match.game.actions.number(legal[0]))
        verbs.imagine(match.known(seat), seat)
    verbs.due(match.state)
    _ = match.ranks


def think_once(game: Game) -> None:
    match = Match.new(game.name, game.info.seats[0], seed=1)
    own, seat = desk(game, seed=1, nodes=1), match.to_act[0]
    quick, slow = seated(game, ["random", "search"])
    choose(own, quick, match.state, seat)
    think(own, slow, match.state, seat, seconds=0)
