"""Hearts! told a second time, as plainly as possible: the yardstick for the fast engine."""

from collections.abc import Callable

Deal = tuple[list[list[str]], list[str]]
SUITS = ["hearts", "suns", "clovers", "stars"]
JINX = "hearts-10"
ALL_POINTS = 19  # 4.1: nine hearts of 1 and the jinx
GIVEN = 3  # R9


def suit(card: str) -> str:
    return card.split("-")[0]


def rank(card: str) -> int:
    return int(card.split("-")[1])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (SUITS.index(suit(card)), rank(card)))


def worth(cards: list[str]) -> int:
    """The penalty points of these cards: 1 per heart, 10 for the jinx (4.2)."""
    return sum(10 if card == JINX else 1 for card in cards if suit(card) == "hearts")


class Twin:
    """One game from the first deal to the last trick; an illegal action changes nothing."""

    def __init__(
        self,
        seats: int,
        leader: int,
        deal: Callable[[], Deal],
        *,
        next_leader: str = "last_round",
        passing: bool = False,
        shoot_the_moon: bool = False,
    ) -> None:
        self.seats = seats
        self.leader = leader
        self.trick: list[tuple[int, str]] = []
        self.written: list[list[int]] = []
        self._deal = deal
        self._next_leader = next_leader
        self._passing = passing
        self._shoot_the_moon = shoot_the_moon
        self._begin_round()

    @property
    def points(self) -> list[int]:
        return [worth(pile) for pile in self._piles]

    def over(self) -> bool:
        return len(self.written) == self.seats  # 4.4

    def broken(self) -> bool:
        return any(suit(card) == "hearts" for pile in self._piles for card in pile)  # R3

    def scores(self) -> list[int]:
        return [sum(numbers[seat] for numbers in self.written) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [1 + len([other for other in scores if other < mine]) for mine in scores]  # G3, R5

    def hand(self, seat: int) -> list[str]:
        return in_order(self._hands[seat])

    def acting(self) -> set[int]:
        if self.over():
            return set()
        if self._giving:
            return {seat for seat in range(self.seats) if len(self._chosen[seat]) < GIVEN}
        if self._leading():
            return {self.leader}
        return {(self.leader + len(self.trick)) % self.seats}

    def legal(self, seat: int) -> list[str]:
        if seat not in self.acting():
            return []
        verb = "give" if self._giving else "play"
        actions = [f"{verb} {card}" for card in self.hand(seat)]
        return [action for action in actions if self.why(seat, action) == ""]

    def why(self, seat: int, action: str) -> str:
        """The first reason against the action; empty exactly if `do` would apply it."""
        verb, _, card = action.partition(" ")
        if self.over():
            return "game_over"
        if seat not in self.acting():
            return "not_your_turn"
        if self._giving and verb != "give":
            return "give_first"
        if not self._giving and verb != "play":
            return "no_giving"
        if card not in self._hands[seat]:
            return "not_in_hand"
        return "" if self._giving else self._why_not_play(seat, card)

    def do(self, seat: int, action: str) -> None:
        reason = self.why(seat, action)
        if reason != "":
            raise ValueError(reason)
        verb, _, card = action.partition(" ")
        if verb == "give":
            self._give(seat, card)
        else:
            self._play(seat, card)

    def _leading(self) -> bool:
        return len(self.trick) in (0, self.seats)  # R8: a finished trick stays until the next lead

    def _why_not_play(self, seat: int, card: str) -> str:
        held = [suit(other) for other in self._hands[seat]]
        if self._leading():
            only_hearts = all(other == "hearts" for other in held)
            barred = suit(card) == "hearts" and not self.broken() and not only_hearts  # 4.3, R2
            return "hearts_not_broken" if barred else ""
        led = suit(self.trick[0][1])
        return f"must_follow {led}" if suit(card) != led and led in held else ""

    def _give(self, seat: int, card: str) -> None:
        self._hands[seat].remove(card)
        self._chosen[seat].append(card)
        if all(len(cards) == GIVEN for cards in self._chosen):
            for giver in range(self.seats):
                self._hands[(giver + 1) % self.seats] += self._chosen[giver]  # R9, G1
            self._giving = False

    def _play(self, seat: int, card: str) -> None:
        if self._leading():
            self.trick = []
        self._hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == self.seats:
            self._take_trick()
        if all(hand == [] for hand in self._hands):
            self._end_round()

    def _take_trick(self) -> None:
        led = suit(self.trick[0][1])
        best = max(rank(card) for _, card in self.trick if suit(card) == led)
        self.leader = next(seat for seat, card in self.trick if card == f"{led}-{best}")
        self._piles[self.leader] += [card for _, card in self.trick]

    def _begin_round(self) -> None:
        hands, aside = self._deal()
        self._hands = [list(hand) for hand in hands]
        self._in_play = ALL_POINTS - worth(aside)  # R6
        self._chosen: list[list[str]] = [[] for _ in range(self.seats)]
        self._giving = self._passing
        self._first_leader = self.leader
        self._piles: list[list[str]] = [[] for _ in range(self.seats)]

    def _end_round(self) -> None:
        self.written.append(self._numbers())
        self._piles = [[] for _ in range(self.seats)]
        if not self.over():
            self.leader = self._most_points()
            self._begin_round()

    def _numbers(self) -> list[int]:
        """What each seat writes down; with no heart in play there is no moon to shoot (R9)."""
        if self._shoot_the_moon and self._in_play > 0 and self._in_play in self.points:
            return [0 if taken == self._in_play else self._in_play for taken in self.points]
        return self.points

    def _most_points(self) -> int:
        """Who leads the next round; the previous round's first leader is asked last (R4)."""
        by_round, by_total = self.written[-1], self.scores()
        first, then = (by_total, by_round) if self._next_leader == "running_total" else (by_round, by_total)
        tied = [(self._first_leader + step) % self.seats for step in range(1, self.seats + 1)]
        tied = [seat for seat in tied if first[seat] == max(first)]
        most = max(then[seat] for seat in tied)
        return next(seat for seat in tied if then[seat] == most)
