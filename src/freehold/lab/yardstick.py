"""The yardstick: Big Money in the fewest typed lines that play it, with none of the rules around it.

It was the first sketch of this project. `freehold bench` runs it beside the kernel, so that a figure can be given as a
ratio that means the same on every machine. It is no part of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i32, i64

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4


class Kind:
    def __init__(
        self, idx: i64, name: str, cost: i64, types: i64, coins: i64, play: Callable[[Game, Player, i64], None] | None
    ) -> None:
        self.idx = idx
        self.name = name
        self.cost = cost
        self.types = types
        self.coins = coins
        self.play = play


class Rng:
    def __init__(self, seed: i64) -> None:
        self.s: i64 = seed * 2 + 88172645463325252

    def below(self, n: i64) -> i64:
        x = self.s
        x ^= x << 13
        x ^= (x >> 7) & 0x1FFFFFFFFFFFFFF
        x ^= x << 17
        self.s = x
        return ((x >> 20) & 0x7FFFFFFF) % n

    def shuffle(self, cards: vec[i32]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            t = cards[i]
            cards[i] = cards[j]
            cards[j] = t
            i -= 1


class Controller:
    def choose_action(self, g: Game, p: Player) -> i64:
        for c in p.hand:
            if g.types[i64(g.kind[i64(c)])] & ACTION:
                return i64(c)
        return -1

    def choose_buy(self, g: Game, p: Player) -> i64:
        return -1


class Player:
    def __init__(self, ctl: Controller) -> None:
        self.ctl = ctl
        self.hand: vec[i32] = vec[i32](capacity=16)
        self.deck: vec[i32] = vec[i32](capacity=32)
        self.discard: vec[i32] = vec[i32](capacity=32)
        self.in_play: vec[i32] = vec[i32](capacity=16)
        self.actions: i64 = 1
        self.buys: i64 = 1
        self.coins: i64 = 0
        self.turns: i64 = 0


class Hook:
    def fire(self, g: Game, p: Player, c: i64) -> None:
        pass


class Game:
    def __init__(self, seed: i64, ctls: list[Controller], kinds: list[Kind], counts: vec[i32]) -> None:
        self.rng = Rng(seed)
        self.kinds = kinds
        self.types: vec[i32] = vec[i32](capacity=16)
        self.cost: vec[i32] = vec[i32](capacity=16)
        self.coins: vec[i32] = vec[i32](capacity=16)
        for k in kinds:
            self.types = append(self.types, i32(k.types))
            self.cost = append(self.cost, i32(k.cost))
            self.coins = append(self.coins, i32(k.coins))
        self.counts = counts
        self.kind: vec[i32] = vec[i32](capacity=100)
        self.moves: vec[i32] = vec[i32](capacity=100)
        self.players: list[Player] = []
        self.on_gain: list[Hook] = []
        self.on_play: list[Hook] = []
        self.after_play: list[Hook] = []
        self.empty: i64 = 0
        for c in ctls:
            p = Player(c)
            i: i64 = 0
            while i < 10:
                p.discard = append(p.discard, self.new(0 if i < 7 else 3))
                i += 1
            self.players.append(p)
        for p in self.players:
            self.draw(p, 5)

    def new(self, k: i64) -> i32:
        n = i32(len(self.kind))
        self.kind = append(self.kind, i32(k))
        self.moves = append(self.moves, i32(0))
        return n

    def draw(self, p: Player, n: i64) -> None:
        while n > 0:
            if len(p.deck) == 0:
                if len(p.discard) == 0:
                    return
                d = p.deck
                p.deck = p.discard
                p.discard = d
                self.rng.shuffle(p.deck)
            p.deck, c = pop(p.deck)
            self.moves[i64(c)] += 1
            p.hand = append(p.hand, c)
            n -= 1

    def play(self, p: Player, c: i64) -> None:
        p.hand = remove(p.hand, i32(c))
        p.in_play = append(p.in_play, i32(c))
        self.moves[c] += 1
        if self.on_play:
            for h in self.on_play:
                h.fire(self, p, c)
        k = i64(self.kind[c])
        if self.types[k] & ACTION:
            f = self.kinds[k].play
            if f is not None:
                f(self, p, c)
        p.coins += i64(self.coins[k])
        if self.after_play:
            for h in self.after_play:
                h.fire(self, p, c)

    def gain(self, p: Player, k: i64) -> None:
        if self.counts[k] == 0:
            return
        self.counts[k] -= 1
        if self.counts[k] == 0:
            self.empty += 1
        c = self.new(k)
        p.discard = append(p.discard, c)
        if self.on_gain:
            for h in self.on_gain:
                h.fire(self, p, i64(c))

    def turn(self, p: Player) -> None:
        p.actions = 1
        p.buys = 1
        p.coins = 0
        p.turns += 1
        while p.actions > 0:
            c = p.ctl.choose_action(self, p)
            if c < 0:
                break
            p.actions -= 1
            self.play(p, c)
        i: i64 = 0
        while i < len(p.hand):
            cc = i64(p.hand[i])
            if self.types[i64(self.kind[cc])] & TREASURE:
                self.play(p, cc)
            else:
                i += 1
        while p.buys > 0:
            k = p.ctl.choose_buy(self, p)
            if k < 0:
                break
            p.buys -= 1
            p.coins -= i64(self.cost[k])
            self.gain(p, k)
        for x in p.in_play:
            self.moves[i64(x)] += 1
            p.discard = append(p.discard, x)
        for x in p.hand:
            p.discard = append(p.discard, x)
        while len(p.in_play) > 0:
            p.in_play, _a = pop(p.in_play)
        while len(p.hand) > 0:
            p.hand, _b = pop(p.hand)
        self.draw(p, 5)

    def run(self) -> i64:
        t: i64 = 0
        while t < 200:
            for p in self.players:
                self.turn(p)
                t += 1
                if self.counts[4] == 0 or self.empty >= 3:
                    return t
        return t


class BM(Controller):
    def __init__(self, smithies: i64) -> None:
        self.smithies = smithies
        self.left = smithies

    def choose_buy(self, g: Game, p: Player) -> i64:
        c = p.coins
        if c >= 8:
            return 4
        if c >= 6:
            return 2
        if c >= 4 and self.left > 0:
            self.left -= 1
            return 5
        if c >= 3:
            return 1
        return -1


def smithy(g: Game, p: Player, c: i64) -> None:
    g.draw(p, 3)


KINDS = [
    Kind(0, "Copper", 0, TREASURE, 1, None),
    Kind(1, "Silver", 3, TREASURE, 2, None),
    Kind(2, "Gold", 6, TREASURE, 3, None),
    Kind(3, "Estate", 2, VICTORY, 0, None),
    Kind(4, "Province", 8, VICTORY, 0, None),
    Kind(5, "Smithy", 4, ACTION, 0, smithy),
]


def bench(n: i64, sm: i64) -> i64:
    """Play n games of Big Money against Big Money; the turns played in all."""
    tot: i64 = 0
    i: i64 = 0
    while i < n:
        counts = vec[i32](capacity=6)
        for size in (46, 40, 30, 8, 8, 10):
            counts = append(counts, i32(size))
        a: Controller = BM(sm)
        b: Controller = BM(0)
        g = Game(i + 1, [a, b], KINDS, counts)
        tot += g.run()
        i += 1
    return tot
