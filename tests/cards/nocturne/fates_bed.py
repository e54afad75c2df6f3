"""Tables at which the next Boon or Hex is known."""

from tests.bed import Bed, Script, bed


def boon(name: str, *answers: Script, hand: str = "", deck: str = "", discard: str = "", seat: int = 0) -> Bed:
    """A table where a player has just received that Boon."""
    t = bed(hand=hand, deck=deck, discard=discard, kingdom="Pixie", text=f"boons: {name}")
    receive(t, *answers, seat=seat)
    return t


def receive(t: Bed, *answers: Script, seat: int = 0) -> None:
    t.expect(*answers)
    t.game.players[seat].receive_boon()
    t.finish()


def hexed(name: str, *answers: Script, hand: str = "", deck: str = "", discard: str = "", kingdom: str = "",
          holds: str = "-") -> Bed:  # fmt: skip
    """A table where the first player has just received that Hex."""
    t = bed(hand=hand, deck=deck, discard=discard, kingdom="Vampire, " + kingdom,
            text=f"hexes: {name}\np1 holds: {holds}")  # fmt: skip
    t.expect(*answers)
    t.game.players[0].receive_hex()
    t.finish()
    return t


def has(t: Bed, name: str, seat: int = 0) -> bool:
    return t.game.holds(seat, t.game.kind_named(name))


def cards_of(t: Bed, zone: int) -> list[str]:
    """Names in a shared zone (4 Boons, 5 used Boons, 6 Hexes, 7 used Hexes), top last."""
    return [t.game.name(card) for card in t.game.cards_in(zone)]
