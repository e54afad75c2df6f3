"""Vampire goes wrong when the Hex is turned over too early, or for each victim anew."""

from tests.bed import Bed, bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Vampire"


def table(**more: str) -> Bed:
    return bed(hand="Vampire", kingdom="Market, Village", text="turn: p1 night\nhexes: " + more.pop("hexes", "Plague"),
               **more)  # type: ignore[arg-type]


def test_all_others_receive_the_same_hex() -> None:
    """One Hex is turned over, and every other player in turn receives it; then it is discarded."""
    t = table(p2="", p3="", hexes="Plague, Greed")
    t.play("Vampire", ("gain", "Market"))
    assert t.p2.hand == "Curse"
    assert t.p3.hand == "Curse"
    assert cards_of(t, 7) == ["Plague"]
    assert t.p1.discard == "Market, Bat"


def test_reactions_come_first() -> None:
    """The others use Reactions before the Hex is turned over. A Hex is turned over even if it hits nobody."""
    t = table(p2="Moat")
    t.play("Vampire", ("p2", "resolve", "Moat"), ("gain", "Market"))
    assert t.p2.hand == "Moat"
    assert cards_of(t, 7) == ["Plague"]


def test_gain() -> None:
    """You gain a card costing up to $5 other than a Vampire."""
    t = table()
    t.play("Vampire", ("gain", "Market"))
    gain = next(line for line in t.asked if "'gain'" in line)
    assert "Vampire" not in gain.split(" by ")[0]
    assert "Duchy" in gain
    assert "Gold" not in gain


def test_exchanged_for_a_bat() -> None:
    """You must exchange it for a Bat, which goes to your discard pile; the Vampire returns to its pile."""
    t = table()
    t.play("Vampire", ("gain", "Market"))
    assert t.left("Vampire") == 10
    assert t.left("Bat") == 9
    assert t.p1.in_play == ""


def test_no_bat_left() -> None:
    """The Attack and the gain happen even if there is no Bat; then the Vampire stays in play."""
    t = bed(hand="Vampire", kingdom="Market", text="turn: p1 night\nhexes: Plague\npile Bat: 0")
    t.play("Vampire", ("gain", "Market"))
    assert t.p2.hand == "Curse"
    assert t.p1.discard == "Market"
    assert t.p1.in_play == "Vampire"


def test_the_gain_comes_before_the_exchange() -> None:
    """What the gain triggers comes before the exchange."""
    t = bed(hand="Vampire, Watchtower", kingdom="Market", text="turn: p1 night\nhexes: Plague")
    t.play("Vampire", ("gain", "Market"), ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Market"
    assert t.p1.discard == "Bat"


def test_replayed() -> None:
    """Once exchanged it is gone: played again it attacks and gains, but there is nothing to exchange."""
    t = table()
    player = t.game.players[0]
    t.expect(("gain", "Market"), ("gain", "Village"))
    player.play_times(t.card("Vampire"), 2, None)
    t.finish()
    assert t.p1.discard == "Bat, Market, Village"
    assert t.left("Bat") == 9
