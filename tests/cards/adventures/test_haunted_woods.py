"""Haunted Woods goes wrong when it haunts cards that were not bought."""

from tests.bed import bed

CARD = "Haunted Woods"


def test_three_cards_next_turn() -> None:
    """At the start of your next turn you get +3 Cards."""
    t = bed(hand="Haunted Woods", deck="12 Copper")
    t.play("Haunted Woods")
    t.end_turn()
    t.end_turn()
    assert len(t.p1.hand) == 8


def test_others_put_their_hand_back_when_they_gain_what_they_bought() -> None:
    """Until then, when another player gains a card they bought, they put their hand onto their deck in any order."""
    t = bed(hand="Haunted Woods", p2="Gold, Estate", p2_deck="Curse")
    t.play("Haunted Woods")
    t.end_turn()
    t.buy("Copper", ("topdeck", "Estate, Gold"))
    assert t.p2.hand == ""
    assert t.p2.deck == "Estate, Gold, Curse"


def test_not_for_other_gains() -> None:
    """Cards gained without buying them do nothing."""
    t = bed(hand="Haunted Woods", p2="Gold, Estate")
    t.play("Haunted Woods")
    t.end_turn()
    t.gain("Copper")
    assert t.p2.hand == "Gold, Estate"


def test_an_unaffected_player() -> None:
    """A player who was unaffected when it was played is not haunted."""
    t = bed(hand="Haunted Woods", p2="Moat, Estate")
    t.play("Haunted Woods", ("p2", "resolve", "Moat"))
    t.end_turn()
    t.buy("Copper")
    assert t.p2.hand == "Moat, Estate"


def test_first_printing_when_bought() -> None:
    """Before 2022: the hand goes onto the deck as a card is bought, before it is gained."""
    t = bed(hand="Haunted Woods", deck="9 Copper", p2="Gold, Gold", kingdom="Nomad Camp", ruleset="first printing")
    t.play("Haunted Woods")
    t.end_turn()
    t.game.players[1].coins = 4
    t.buy("Nomad Camp")
    assert t.p2.deck.startswith("Nomad Camp, 2 Gold")
    assert t.p2.hand == ""


def test_first_printing_only_buying() -> None:
    """Before 2022: a card gained in another way does nothing; +3 Cards come on your next turn."""
    t = bed(hand="Haunted Woods", deck="9 Copper", p2="Gold", p2_deck="9 Estate", ruleset="first printing")
    t.play("Haunted Woods")
    t.end_turn()
    t.gain("Silver")
    assert t.p2.hand == "Gold"
    t.end_turn()
    assert len(t.p1.hand) == 8


def test_cards_that_are_gained_elsewhere() -> None:
    """A bought card that is gained onto the deck or to the hand is there before the hand goes onto the deck."""
    for name in ("Den of Sin", "Ghost Town", "Guardian", "Night Watchman"):
        t = bed(hand="Haunted Woods", deck="9 Copper", p2="Gold", p2_deck="Curse", kingdom=name)
        t.play("Haunted Woods")
        t.end_turn()
        t.game.players[1].coins = 5
        t.buy(name, ("topdeck", f"{name}, Gold"))
        assert t.p2.hand == ""
        assert t.p2.deck == f"{name}, Gold, Curse"
    t = bed(hand="Haunted Woods", deck="9 Copper", p2="Gold", p2_deck="Curse", kingdom="Nomad Camp")
    t.play("Haunted Woods")
    t.end_turn()
    t.game.players[1].coins = 4
    t.buy("Nomad Camp")
    assert t.p2.deck == "Gold, Nomad Camp, Curse"


def test_first_printing_cards_gained_to_the_hand() -> None:
    """Before 2022: a card that is gained to the hand, such as Den of Sin, comes there after the hand went onto the deck."""
    for name in ("Den of Sin", "Ghost Town", "Guardian", "Night Watchman"):
        t = bed(hand="Haunted Woods", deck="9 Copper", p2="Gold", p2_deck="Curse", kingdom=name, ruleset="first printing")
        t.play("Haunted Woods")
        t.end_turn()
        t.game.players[1].coins = 5
        t.buy(name)
        assert t.p2.hand == name
        assert t.p2.deck == "Gold, Curse"
