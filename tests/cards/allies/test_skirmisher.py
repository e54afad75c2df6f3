"""Skirmisher goes wrong with whom it affects later in the turn, and with Attacks gained before it."""

from tests.bed import bed

CARD = "Skirmisher"


def test_play() -> None:
    """+1 Card, +1 Action and +$1. This turn, when you gain an Attack, each other player discards down to 3 cards."""
    t = bed(hand="Skirmisher", deck="Gold, Silver", kingdom="Militia, Smithy", p2="5 Copper", p3="2 Copper")
    t.play("Skirmisher")
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    assert t.p2.hand == "5 Copper"
    t.gain("Smithy")
    assert t.p2.hand == "5 Copper"
    t.gain("Militia")
    assert t.p2.hand == "3 Copper"
    assert t.p3.hand == "2 Copper"


def test_each_time() -> None:
    """It happens each time you gain an Attack this turn."""
    t = bed(hand="Skirmisher", kingdom="Militia", p2="5 Copper")
    t.play("Skirmisher")
    t.gain("Militia")
    t.p2.player.gain_named("Silver", 0)
    assert t.p2.hand == "3 Copper, Silver"
    t.gain("Militia", ("p2", "discard", "Copper"))
    assert t.p2.hand == "2 Copper, Silver"


def test_victims_choose() -> None:
    """The others choose what they discard."""
    t = bed(hand="Skirmisher", kingdom="Militia", p2="3 Estate, 2 Gold")
    t.play("Skirmisher")
    t.gain("Militia", ("p2", "discard", "2 Estate"))
    assert t.p2.hand == "Estate, 2 Gold"


def test_not_what_came_before() -> None:
    """Attacks that you gained before you played it do nothing; nor do those of later turns or of other players."""
    t = bed(hand="Skirmisher", deck="20 Copper", kingdom="Militia", p2="5 Copper", p2_deck="20 Copper")
    t.gain("Militia")
    t.play("Skirmisher")
    t.gain("Militia", seat=1)
    assert t.p2.hand == "5 Copper"
    t.end_turn()
    t.end_turn()
    t.gain("Militia")
    assert t.p2.hand == "5 Copper"


def test_moat_when_played() -> None:
    """A Moat must be revealed when Skirmisher is played: then it protects for the turn. When an Attack is gained it is too
    late."""
    t = bed(hand="Skirmisher", kingdom="Militia", p2="Moat, 4 Copper")
    t.play("Skirmisher", ("p2", "resolve", "Moat"))
    t.gain("Militia")
    assert t.p2.hand == "Moat, 4 Copper"
    t = bed(hand="Skirmisher", kingdom="Militia", p2="Moat, 4 Copper")
    t.play("Skirmisher", ("p2", "resolve", ""))
    t.gain("Militia", ("p2", "discard", "2 Copper"))
    assert t.p2.hand == "Moat, 2 Copper"


def test_before_what_the_others_have() -> None:
    """The discarding comes before what the gain triggers for the others, such as Road Network's card or a Stowaway, which
    they may have discarded by then."""
    t = bed(hand="Skirmisher", kingdom="Corsair", p2="Stowaway, 4 Copper")
    t.play("Skirmisher")
    t.gain("Corsair", ("p2", "discard", "Stowaway, Copper"))
    assert t.p2.discard == "Stowaway, Copper"
    t = bed(hand="Skirmisher", kingdom="Corsair", p2="Stowaway, 4 Copper")
    t.play("Skirmisher")
    t.gain("Corsair", ("p2", "discard", "2 Copper"), ("p2", "resolve", "Stowaway"))
    assert t.p2.in_play == "Stowaway"


def test_your_own_order() -> None:
    """Of several abilities of yours that the gain triggers you choose the order, such as playing the gained Attack at once:
    after a Torturer for which they discard 2 of 5 cards they have no more to discard."""
    t = bed(hand="Skirmisher", kingdom="Torturer", landscapes="City-state", favors=2, p2="5 Copper")
    t.play("Skirmisher")
    t.gain("Torturer", ("resolve", "City-state"), ("p2", "option", "discard 2 cards"))
    assert t.p2.hand == "3 Copper"
    t = bed(hand="Skirmisher", kingdom="Torturer", landscapes="City-state", favors=2, p2="5 Copper")
    t.play("Skirmisher")
    t.gain("Torturer", ("resolve", "Skirmisher"), ("resolve", "City-state"), ("p2", "option", "discard 2 cards"))
    assert t.p2.hand == "Copper"


def test_played_by_its_own_gain() -> None:
    """A Skirmisher that is played as you gain it attacks for its own gain."""
    t = bed(kingdom="Skirmisher", landscapes="City-state", favors=2, p2="5 Copper")
    t.gain("Skirmisher", ("resolve", "City-state"))
    assert t.p2.hand == "3 Copper"


def test_blockaded_attack() -> None:
    """If another player has a Blockade on the Attack that you gain, you choose whether the others discard before or after
    you gain the Curse."""
    for first in ("Skirmisher", "Blockade"):
        t = bed(hand="Blockade", deck="20 Copper", kingdom="Militia", p2="Skirmisher", p2_deck="20 Copper")
        t.play("Blockade", ("gain", "Militia"))
        t.end_turn()
        t.play("Skirmisher")
        t.gain("Militia", ("resolve", first))
        assert t.p2.discard == "Militia, Curse"
        assert t.p1.hand == "3 Copper"


def test_first_printing_haggler() -> None:
    """With the Haggler from before 2022: an Attack that it brings when you buy a card makes the others discard before that
    card is gained, and so before they draw for Lost City."""
    t = bed(hand="Haggler, Skirmisher", actions=2, coins=3, kingdom="Militia, Lost City", p2="5 Copper", p2_deck="2 Gold",
            ruleset="first printing")  # fmt: skip
    t.play("Haggler")
    t.play("Skirmisher")
    t.buy("Lost City", ("gain", "Militia"))
    assert t.p2.hand == "3 Copper, Gold"


def test_before_invest() -> None:
    """The 2 cards that another player draws for Invest come after the discarding as well."""
    t = bed(deck="9 Copper", p2="Skirmisher", p2_deck="9 Gold", kingdom="Militia", landscapes="Invest", coins=4)
    t.buy("Invest", ("exile", "Militia"))
    t.end_turn()
    t.play("Skirmisher")
    t.gain("Militia")
    assert t.p1.exile == "Militia"
    assert t.p1.hand == "5 Copper"
    assert len(t.p1.discard) == 2
