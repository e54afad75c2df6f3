"""Diplomat goes wrong when it counts the hand before drawing, or reacts from a hand that is too small."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Diplomat"


def test_five_or_fewer_after_drawing() -> None:
    """You count your hand after drawing: with 5 cards or fewer you get +2 Actions."""
    t = bed(hand="Diplomat, 3 Copper", deck="2 Silver")
    t.play("Diplomat")
    assert len(t.p1.hand) == 5
    assert t.p1.actions == 2


def test_played_from_a_hand_of_five() -> None:
    """From a hand of 5 you have 6 cards after drawing, and get no Actions."""
    t = bed(hand="Diplomat, 4 Copper", deck="2 Silver")
    t.play("Diplomat")
    assert t.p1.actions == 0


def test_counts_each_time() -> None:
    """Each time you play Diplomat you count anew."""
    t = bed(hand="Throne Room, Diplomat, 2 Copper", deck="4 Silver")
    t.play("Throne Room", ("play card", "Diplomat"))
    assert len(t.p1.hand) == 6
    assert t.p1.actions == 2


def test_reaction_before_the_attack() -> None:
    """When another player plays an Attack, you may reveal it first: draw 2 cards, then discard 3, then the Attack."""
    t = bed(hand="Militia", p2="Diplomat, 4 Estate", p2_deck="Gold, Silver")
    t.play("Militia", ("p2", "resolve", "Diplomat"), ("p2", "discard", "3 Estate"), ("p2", "discard", "Estate"))
    assert t.p2.hand == "Diplomat, Gold, Silver"


def test_only_from_a_hand_of_five() -> None:
    """You can only reveal it from a hand of at least 5 cards."""
    t = bed(hand="Militia", p2="Diplomat, 3 Estate", p2_deck="Gold, Silver")
    t.play("Militia", ("p2", "discard", "Estate"))
    assert t.p2.hand == "Diplomat, 2 Estate"


def test_discards_three_even_if_fewer_were_drawn() -> None:
    """You discard 3 cards even if you could not draw 2."""
    t = bed(hand="Witch", p2="Diplomat, 4 Estate", kingdom="Witch")
    t.play("Witch", ("p2", "resolve", "Diplomat"), ("p2", "discard", "3 Estate"))
    assert t.p2.hand == "Diplomat, Estate"


def test_may_discard_itself() -> None:
    """The revealed Diplomat may be among the discarded cards."""
    t = bed(hand="Witch", p2="Diplomat, 4 Estate", p2_deck="2 Gold")
    t.play("Witch", ("p2", "resolve", "Diplomat"), ("p2", "discard", "Diplomat, 2 Estate"))
    assert t.p2.hand == "2 Estate, 2 Gold"


def test_again_while_the_hand_is_large() -> None:
    """You may reveal the same Diplomat again if you still have 5 cards or more."""
    t = bed(hand="Witch", p2="Diplomat, 5 Estate", p2_deck="4 Gold")
    t.play("Witch", ("p2", "resolve", "Diplomat"), ("p2", "discard", "3 Estate"),
           ("p2", "resolve", "Diplomat"), ("p2", "discard", "2 Estate, Diplomat"))  # fmt: skip
    assert t.p2.hand == "4 Gold"


def test_drawn_while_reacting() -> None:
    """A Diplomat that you draw while reacting may still be revealed; so may a Moat drawn with Diplomat."""
    t = bed(hand="Witch", p2="Secret Chamber, 4 Estate", p2_deck="Diplomat, Copper, Moat, Gold")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Copper, Secret Chamber"),
           ("p2", "resolve", "Diplomat"), ("p2", "discard", "Copper, Diplomat, Secret Chamber"))  # fmt: skip
    assert t.p2.hand == "4 Estate"
    t = bed(hand="Witch", p2="Diplomat, 4 Estate", p2_deck="Moat, Gold")
    t.play("Witch", ("p2", "resolve", "Diplomat"), ("p2", "discard", "3 Estate"), ("p2", "resolve", "Moat"))
    assert t.p2.discard == "3 Estate"


def test_unaffected_players_may_react() -> None:
    """You may reveal it even if the Attack would do nothing to you."""
    t = bed(hand="Minion", p2="Diplomat, 4 Estate", p2_deck="2 Gold")
    t.play("Minion", ("p2", "resolve", "Diplomat"), ("p2", "discard", "3 Estate"), ("option", "+$2"))
    assert t.p2.hand == "Diplomat, Estate, 2 Gold"


def test_not_on_your_own_attack() -> None:
    """It reacts only to Attacks of other players."""
    t = bed(hand="Militia, Diplomat, 4 Estate")
    t.play("Militia")
    assert t.p1.coins == 2


def test_a_discarded_trail_may_use_a_way() -> None:
    """If you discard a Trail to Diplomat you may play it before the Attack, in any Way, and then reveal Diplomat again."""
    t = bed(hand="Militia", p2="Diplomat, Trail, 3 Copper", p2_deck="Estate, Duchy, Gold",
            landscapes="Way of the Mouse", text="extra Way of the Mouse: Village")  # fmt: skip
    t.play("Militia", ("p2", "resolve", "Diplomat"), ("p2", "discard", "Trail, 2 Copper"), ("p2", "resolve", "Trail"),
           ("p2", "resolve", "Way of the Mouse"), ("p2", "resolve", ""), ("resolve", ""),
           ("p2", "discard", "Copper, Estate"))  # fmt: skip
    assert t.p2.hand == "Diplomat, Duchy, Gold"
    assert t.p2.in_play == "Trail"


def test_two_and_three_cards() -> None:
    """You draw 2 cards, no more, and discard exactly 3. Cards that are no Attacks do not trigger it. You reveal it."""
    t = bed(hand="Village, Witch", actions=2, p2="Diplomat, 4 Estate", p2_deck="3 Gold")
    t.play("Village")
    t.play("Witch", ("p2", "resolve", "Diplomat"), ("p2", "discard", "3 Estate"))
    assert "(3 to 3 of" in t.asked[1]
    assert t.p2.hand == "Diplomat, Estate, 2 Gold"
    assert t.game.known[t.card("Diplomat", 1) & CARD_MASK] == -1


def test_draws_two_cards() -> None:
    t = bed(hand="Diplomat", deck="3 Gold")
    t.play("Diplomat")
    assert (t.p1.hand, t.p1.actions) == ("2 Gold", 2)
