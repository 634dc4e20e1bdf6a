"""What holds for every game; each check takes a position and yields what is wrong with it."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Protocol

import msgspec
import numpy as np

from ludoteca.bots.characters import most_iterations, seated
from ludoteca.bots.desk import desk
from ludoteca.bots.players import choose
from ludoteca.engine import log, record, scenario, verbs
from ludoteca.engine.game import Game, game_of
from ludoteca.engine.match import Match
from ludoteca.engine.position import Note, Refused
from ludoteca.engine.record import SPECTATOR
from ludoteca.engine.scenario import BadScenario
from ludoteca.kit.positions import Stuck, differing, hidden, imagined, matches, moved, seen_by_all, some

Check = Callable[[Match, Random, "Oracle"], Iterator[str]]
ROBOTS = ("random", "greedy", "search")
CHANGES = 10  # to a position, one at a time
THOUGHTS = 8  # iterations of a search, enough to see whether it depends on a secret


class Oracle(Protocol):
    """What a box's tests know of its secrets, written from the rules alone."""

    def redeal(self, s: np.record, seat: int, chance: Random) -> np.record:
        """Another true state that the seat, or a spectator, cannot tell from this one."""

    def contradictions(self, seen: list[Note], seat: int, world: np.record) -> list[str]:
        """The moves among those seen by all that are impossible in the world that this seat imagines."""


def seats_of(match: Match) -> range:
    return range(int(match.state.seats))


def readers_of(match: Match) -> list[int]:
    return [*seats_of(match), SPECTATOR]


def legal_is_what_has_no_reason(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    s, out = match.state, np.zeros(len(match.game.actions), np.int32)
    for seat in seats_of(match):
        legal = out[: verbs.legal(s, seat, out)].tolist()
        if legal != sorted(set(legal)):
            yield f"legal of seat {seat} is not ascending: {legal}"
        allowed = [action for action in range(len(match.game.actions)) if not verbs.why(s, seat, action)]
        for action in set(legal) ^ set(allowed):
            yield f"legal and why disagree on {match.game.actions.name(action)} by seat {seat}"
        if bool(legal) != (seat in match.to_act):
            yield f"seat {seat} has {len(legal)} legal actions, and to_act is {match.to_act}"


def refusals_change_nothing(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    before = match.state.tobytes()
    for seat in seats_of(match):
        legal = set(match.legal(seat))
        for action in map(match.game.actions.name, range(len(match.game.actions))):
            if action not in legal:
                try:
                    match.play(seat, action)
                except Refused:
                    pass
                else:
                    yield f"{action} by seat {seat} is not legal and was not refused"
                if match.state.tobytes() != before:
                    yield f"asking for {action} by seat {seat} changed the state"
                    return


def copies_are_independent(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    before, twin = match.state.tobytes(), match.copy()
    list(moved(twin, chance))
    if match.state.tobytes() != before:
        yield "playing on with a copy changed the original"


def positions_are_sound(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    if complaint := match.game.complaint(match.state):
        yield complaint
    if len(match.to_act) > 1 and not match.game.info.simultaneous:
        yield f"seats {match.to_act} may act at once, and the game is said to ask one after the other"
    if match.state.noted > len(match.state.notes):
        yield f"a move wrote {match.state.noted} notes, and there is room for {len(match.state.notes)}"


def scenarios_come_back(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    again = scenario.load(json.loads(json.dumps(match.position())))
    s = record.copy(match.state)
    s.notes[:], s.noted = 0, 0
    if again.tobytes() != s.tobytes():
        yield f"a scenario comes back with another {differing(again, s)}"


def views_survive_the_wire(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    for seat in readers_of(match):
        view = match.view(seat)
        if msgspec.json.decode(msgspec.json.encode(view), type=type(view)) != view:
            yield f"the view of seat {seat} comes back another"


def views_show_nothing_remembered(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    blank = match.game.record.blank(int(match.state.seats))
    for seat in readers_of(match):
        known = match.known(seat)
        before = match.game.view(match.game.record.read(known), seat)
        for name in match.game.remembered:
            known[name] = blank[name]
        if match.game.view(match.game.record.read(known), seat) != before:
            yield f"the view of seat {seat} shows what is only remembered"


def only_what_is_remembered_can_be_forgotten(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    for seat in readers_of(match):
        known, forgetful = match.known(seat), match.known(seat)
        forgetful.rng = chance.getrandbits(63)
        verbs.forget(forgetful, seat, 1000)
        forgetful.rng = 0
        for name in differing(known, forgetful).split(", "):
            if name and name not in match.game.remembered:
                yield f"seat {seat} forgets {name}, which is not remembered only"
        if complaint := match.game.complaint(imagined(forgetful, seat, chance.getrandbits(63))):
            yield f"imagine of a forgetful seat {seat}: {complaint}"


def secrets_stay_secret(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    """States that differ only in what a seat cannot know are the same to it."""
    for seat in readers_of(match):
        other = match.copy()
        other.state = oracle.redeal(match.state, seat, chance)
        known, known_other = match.known(seat), other.known(seat)
        if known.tobytes() != known_other.tobytes():
            yield f"hide lets seat {seat} know {differing(known, known_other)}"
        if msgspec.json.encode(match.view(seat)) != msgspec.json.encode(other.view(seat)):
            yield f"the view of seat {seat} shows a secret"
        if match.notes(seat) != other.notes(seat):
            yield f"the notes tell seat {seat} a secret"
        rng = chance.getrandbits(63)
        if imagined(known, seat, rng).tobytes() != imagined(known_other, seat, rng).tobytes():
            yield f"imagine of seat {seat} depends on what it cannot know"
        if seat in match.to_act:
            yield from robots_know_no_more(match, other, seat, chance)


def robots_know_no_more(match: Match, other: Match, seat: int, chance: Random) -> Iterator[str]:
    if match.legal(seat) != other.legal(seat):
        yield f"what seat {seat} may do depends on what it cannot know"
    for name in ROBOTS:
        seed = chance.getrandbits(63)
        choices = {choice_of(name, which.state, seat, seed) for which in (match, other)}
        if len(choices) > 1:
            yield f"{name} in seat {seat} chooses by what it cannot know"
        if not choices <= {match.game.actions.number(action) for action in match.legal(seat)}:
            yield f"{name} in seat {seat} does what is not legal"


def choice_of(name: str, s: np.record, seat: int, seed: int) -> int:
    game = game_of(s)
    player = seated(game, [name])
    player["iterations"] = np.minimum(player["iterations"], THOUGHTS)
    own = desk(game, seed=seed, nodes=most_iterations(player))
    return int(choose(own, player[0], s, seat))


def what_is_accepted_can_be_played(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    """A scenario with one part changed is refused, or it can be imagined and played to its end like any other."""
    other = next(some(match.game, 1, chance.getrandbits(31)))
    for _ in range(CHANGES):
        try:
            changed = Match.at(disturbed(match.position(), other.position(), match.game, chance))
        except BadScenario:
            continue
        for seat in readers_of(changed):
            if complaint := match.game.complaint(imagined(changed.known(seat), seat, chance.getrandbits(63))):
                yield f"imagine of seat {seat} in a changed position: {complaint}"
        for position in moved(changed, chance):
            yield from positions_are_sound(position, chance, oracle)


def disturbed(position: dict[str, Any], other: dict[str, Any], game: Game, chance: Random) -> dict[str, Any]:
    """With a field of another position, without one, with one turned round, or by another house rule."""
    fields = dict(position["position"])
    name = chance.choice(sorted(fields.keys() | other["position"].keys()))
    value = fields.get(name)
    changes: list[object] = [other["position"].get(name)]
    changes += [value[::-1], value[1:] + value[:1]] if isinstance(value, list) else []
    fields[name] = chance.choice(changes)
    if fields[name] is None:
        del fields[name]
    options = dict(position["options"])
    if chance.random() < 0.3:
        rule = chance.choice(sorted(options))
        options[rule] = chance.choice(game.record.options[rule].allowed(position["seats"]))
    return position | {"position": fields, "options": options}


def nothing_is_hidden_unless_said(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    for seat in readers_of(match):
        known = match.known(seat)
        known.rng = match.state.rng
        if not match.game.info.hidden and (hidden_too := differing(known, match.state)):
            yield f"{hidden_too} is hidden from seat {seat}, and the game is said to hide nothing"


def worlds_fit(match: Match, chance: Random, oracle: Oracle) -> Iterator[str]:
    """A world that is imagined looks the same from the seat, and no past public move is impossible in it."""
    seen = seen_by_all(match)
    for seat in readers_of(match):
        known = match.known(seat)
        world = imagined(known, seat, chance.getrandbits(63))
        if complaint := match.game.complaint(world):
            yield f"imagine of seat {seat}: {complaint}"
        if (again := hidden(world, seat)).tobytes() != known.tobytes():
            yield f"imagine of seat {seat} changed what it knows: {differing(again, known)}"
        yield from (f"imagine of seat {seat}: {wrong}" for wrong in oracle.contradictions(seen, seat, world))


EVERYWHERE: tuple[Check, ...] = (
    positions_are_sound,
    legal_is_what_has_no_reason,
    refusals_change_nothing,
    copies_are_independent,
    scenarios_come_back,
    views_survive_the_wire,
    views_show_nothing_remembered,
    only_what_is_remembered_can_be_forgotten,
    secrets_stay_secret,
    nothing_is_hidden_unless_said,
    worlds_fit,
    what_is_accepted_can_be_played,
)


def complaints(game: Game, oracle: Oracle, check: Check, number: int, seed: int) -> Iterator[str]:
    """What a check finds wrong with positions of random games."""
    where = f"{game.name}, seed {seed}"
    try:
        for nth, match in enumerate(some(game, number, seed)):
            for wrong in check(match, Random(f"{seed} {nth}"), oracle):
                yield f"{where}, position {nth}, after {len(match.moves)} moves: {wrong}"
    except Stuck as wrong:
        yield f"{where}: {wrong}"


def whole_games(game: Game, oracle: Oracle, number: int, seed: int) -> Iterator[str]:
    """Every position of whole games is sound, they end in time, and their logs replay to the same bytes."""
    for nth, match in enumerate(matches(game, number, seed)):
        for wrong in whole_game(match, oracle, Random(f"{seed} {nth}")):
            yield f"{game.name}, seed {seed}, game {nth}, after {len(match.moves)} moves: {wrong}"


def whole_game(match: Match, oracle: Oracle, chance: Random) -> Iterator[str]:
    moment, longest = 0, match.game.info.longest
    for position in moved(match, chance):
        yield from positions_are_sound(position, chance, oracle)
        if position.state.moment < moment:
            yield "the moment went back"
        moment = int(position.state.moment)
        if len(match.moves) > longest:
            yield f"the longest game is said to have {longest} moves"
            return
    if log.read(log.write(match)).state.tobytes() != match.state.tobytes():
        yield "the log replays to another state"
    if min(match.ranks) != 1 or max(match.ranks) > len(match.ranks):
        yield f"the ranks are {match.ranks}"
