"""Merchant goes wrong with several Silvers or Merchants, and with a Silver that was played before it."""

from tests.bed import bed

CARD = "Merchant"


def test_first_silver_gives_one_more() -> None:
    """+1 Card, +1 Action; the first Silver you play this turn comes with +$1, the second does not."""
    t = bed(hand="Merchant, Silver, Silver", deck="Copper")
    t.play("Merchant")
    assert t.p1.hand == "2 Silver, Copper"
    assert t.p1.actions == 1
    t.to_phase(2)
    t.play("Silver")
    assert t.p1.coins == 3
    t.play("Silver")
    assert t.p1.coins == 5


def test_all_treasures_at_once() -> None:
    """The bonus comes also when you lay down all your Treasures together."""
    t = bed(hand="Merchant, 2 Silver, Gold", deck="Copper")
    t.play("Merchant")
    t.to_phase(2)
    t.step(("treasures", "Gold, Copper, 2 Silver"))
    assert t.p1.coins == 9


def test_is_cumulative() -> None:
    """Each Merchant you have played gives +$1 for the same first Silver."""
    t = bed(hand="2 Merchant, 2 Silver", deck="2 Copper")
    t.play("Merchant")
    t.play("Merchant")
    t.to_phase(2)
    t.step(("treasures", "2 Silver"))
    assert t.p1.coins == 6


def test_played_twice() -> None:
    """A Merchant played twice gives +$2 for the first Silver."""
    t = bed(hand="Throne Room, Merchant, 2 Silver", deck="2 Copper")
    t.play("Throne Room", ("play card", "Merchant"))
    t.to_phase(2)
    t.step(("treasures", "2 Silver"))
    assert t.p1.coins == 6


def test_silver_before_merchant() -> None:
    """If you played a Silver before Merchant this turn, Merchant gives nothing, neither for that one nor for later ones."""
    t = bed(hand="Merchant, 2 Silver", deck="2 Copper")
    t.play("Silver")
    assert t.p1.coins == 2
    t.play("Merchant")
    t.play("Silver")
    assert t.p1.coins == 4


def test_only_silver() -> None:
    """Other Treasures do not count, and using them does not spoil the bonus."""
    t = bed(hand="Merchant, Gold, Silver", deck="Copper")
    t.play("Merchant")
    t.to_phase(2)
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 3
    t.step(("treasures", "Silver"))
    assert t.p1.coins == 6


def test_only_this_turn() -> None:
    """The bonus is for this turn: a Silver on a later turn is an ordinary one."""
    t = bed(hand="Merchant", deck="6 Silver", discard="10 Copper")
    t.play("Merchant")
    t.end_turn()
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Silver"))
    assert t.p1.coins == 2


def test_only_your_silver() -> None:
    """A Silver that another player plays does not count."""
    t = bed(hand="Merchant, Silver", deck="Copper", p2="Silver")
    t.play("Merchant")
    t.play("Silver", seat=1)
    t.to_phase(2)
    t.step(("treasures", "Silver"))
    assert t.p1.coins == 3
    assert t.p2.coins == 2


def test_played_while_the_silver_is_still_being_reacted_to() -> None:
    """Played after the first Silver, but while what follows from it goes on (a card that Sauna trashes), it still gives +$1."""
    t = bed(hand="Sauna, Silver, Trail", deck="9 Copper", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Merchant")  # fmt: skip
    t.play("Sauna", ("resolve", ""))
    t.to_phase(2)
    t.step(("treasures", "Silver"), ("trash", "Trail"), ("resolve", "Trail"), ("resolve", "Way of the Mouse"))
    assert t.p1.coins == 3


def test_draws_one_card() -> None:
    t = bed(hand="Merchant", deck="2 Copper")
    t.play("Merchant")
    assert (t.p1.hand, t.p1.actions) == ("Copper", 1)
