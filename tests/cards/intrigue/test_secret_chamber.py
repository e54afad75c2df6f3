"""Secret Chamber goes wrong when it can be revealed only once, or only when the Attack would hurt."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Secret Chamber"


def test_discard_for_coins() -> None:
    """You discard any number of cards, also none, and get +$1 for each."""
    t = bed(hand="Secret Chamber, 3 Estate, Gold")
    t.play("Secret Chamber", ("discard", "3 Estate"))
    assert t.p1.coins == 3
    assert t.p1.hand == "Gold"
    t = bed(hand="Secret Chamber, Gold")
    t.play("Secret Chamber", ("discard", ""))
    assert t.p1.coins == 0


def test_reaction_before_the_attack() -> None:
    """When another player plays an Attack you may first reveal it: +2 Cards, then put 2 cards of your hand back."""
    t = bed(hand="Witch", p2="Secret Chamber, Province", p2_deck="Gold, Copper, Estate")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Province, Copper"), ("p2", "resolve", ""))
    assert t.p2.hand == "Secret Chamber, Gold"
    assert t.p2.deck == "Province, Copper, Estate"
    assert t.p2.discard == "Curse"


def test_two_go_back_even_if_none_were_drawn() -> None:
    """You put 2 cards back even if you could not draw 2; with fewer cards, as many as you have."""
    t = bed(hand="Witch", p2="Secret Chamber, Province, Duchy")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Province, Secret Chamber"))
    assert t.p2.hand == "Duchy"
    t = bed(hand="Witch", p2="Secret Chamber")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"))
    assert t.p2.deck == "Secret Chamber"


def test_you_choose_the_order() -> None:
    """You put the 2 cards back in any order, also if they are your whole hand."""
    t = bed(hand="Witch", p2="Secret Chamber, Province")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Province, Secret Chamber"))
    assert t.p2.deck == "Province, Secret Chamber"


def test_may_put_itself_back() -> None:
    """The revealed Secret Chamber itself may be one of the cards you put back."""
    t = bed(hand="Witch", p2="Secret Chamber", p2_deck="Gold, Silver")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Secret Chamber, Silver"))
    assert t.p2.hand == "Gold"


def test_several_times() -> None:
    """You may reveal the same Secret Chamber several times to one Attack."""
    t = bed(hand="Witch", p2="Secret Chamber, Estate", p2_deck="Gold, Silver")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Estate, Silver"),
           ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Gold, Silver"), ("p2", "resolve", ""))  # fmt: skip
    assert t.p2.hand == "Secret Chamber, Estate"
    assert t.p2.deck == "Gold, Silver"


def test_drawn_while_reacting() -> None:
    """A Secret Chamber or another Reaction that you draw while reacting can still be revealed."""
    t = bed(hand="Witch", p2="Diplomat, 4 Estate", p2_deck="Secret Chamber, Copper, Moat, Gold")
    t.play("Witch", ("p2", "resolve", "Diplomat"), ("p2", "discard", "2 Estate, Diplomat"),
           ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Copper, Secret Chamber"),
           ("p2", "resolve", "Moat"))  # fmt: skip
    assert t.p2.hand == "2 Estate, Moat, Gold"
    assert t.p2.discard == "2 Estate, Diplomat"


def test_even_if_not_affected() -> None:
    """You may reveal it even if the Attack does nothing to you."""
    t = bed(hand="Militia", p2="Secret Chamber", p2_deck="2 Gold")
    t.play("Militia", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "2 Gold"), ("p2", "resolve", ""))
    assert t.p2.hand == "Secret Chamber"


def test_discarded_trail_plays_itself() -> None:
    """What you discard for coins may react: a Trail is played after all cards are discarded, and still gives its +$1."""
    t = bed(hand="Secret Chamber, Trail, Copper", deck="Gold")
    t.play("Secret Chamber", ("discard", "Trail, Copper"), ("resolve", "Trail"))
    assert t.p1.coins == 2
    assert t.p1.hand == "Gold"


def test_two_cards() -> None:
    """You draw 2 cards, no more, and put back exactly 2. Cards that are no Attacks do not trigger it. You reveal it."""
    t = bed(hand="Village, Witch", actions=2, p2="Secret Chamber, Estate, Duchy", p2_deck="2 Gold, Silver")
    t.play("Village")
    t.play("Witch", ("p2", "resolve", "Secret Chamber"), ("p2", "topdeck", "Estate, Duchy"), ("p2", "resolve", ""))
    assert "(2 to 2 of" in t.asked[1]
    assert t.p2.hand == "Secret Chamber, 2 Gold"
    assert t.p2.deck == "Estate, Duchy, Silver"
    assert t.game.known[t.card("Secret Chamber", 1) & CARD_MASK] == -1
