"""A plan of what to buy: a menu read from the top, and when to turn to points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ANY_NUMBER: Final = 99


class Plan:
    """What to get, the most wanted first: for each pile (or LANDSCAPE_OFFER + a landscape) how many of its kind to own.

    Points are bought beside the menu: the Victory pile of most points always (after `patience` turns), other ones as the
    end comes near, counted in cards that must leave the Supply until then.
    """

    def __init__(self) -> None:
        self.targets: vec[i64] = vec[i64]()
        self.kinds: vec[i64] = vec[i64]()
        self.quotas: vec[i64] = vec[i64]()
        self.greens: vec[i64] = vec[i64]()  # Victory piles, the most points first
        self.green_kinds: vec[i64] = vec[i64]()
        self.green_points: vec[i64] = vec[i64]()
        self.enders: vec[i64] = vec[i64]()  # piles that end the game alone
        self.treasures: vec[i64] = vec[i64]()  # kinds of Treasures of the kingdom, to count money by
        self.second_at: i64 = 4  # so near the end: Victory cards of the middle
        self.least_at: i64 = 2  # and those of one point
        self.patience: i64 = 0  # no Victory cards before that turn, unless the end is near
        self.thin: i64 = 4  # the poorest Treasures are junk while the deck keeps so many coins without them

    def want(self, target: i64, kind_id: i64, quota: i64) -> None:
        self.targets = append(self.targets, target)
        self.kinds = append(self.kinds, kind_id)
        self.quotas = append(self.quotas, quota)

    def green(self, pile: i64, kind_id: i64, points: i64) -> None:
        self.greens = append(self.greens, pile)
        self.green_kinds = append(self.green_kinds, kind_id)
        self.green_points = append(self.green_points, points)

    def ender(self, pile: i64) -> None:
        self.enders = append(self.enders, pile)

    def treasure(self, kind_id: i64) -> None:
        self.treasures = append(self.treasures, kind_id)

    def copy(self) -> Plan:
        other = Plan()
        other.targets = self.targets[:]
        other.kinds = self.kinds[:]
        other.quotas = self.quotas[:]
        other.greens = self.greens
        other.green_kinds = self.green_kinds
        other.green_points = self.green_points
        other.enders = self.enders
        other.treasures = self.treasures
        other.second_at = self.second_at
        other.least_at = self.least_at
        other.patience = self.patience
        other.thin = self.thin
        return other
