"""Blockade goes wrong when it goes on after the card has moved, or punishes gains on the wrong turn."""

from tests.bed import bed

CARD = "Blockade"


def test_sets_the_gained_card_aside() -> None:
    """The card is gained directly to where it is set aside, and comes to your hand at the start of your next turn."""
    t = bed(hand="Blockade", deck="9 Copper")
    t.play("Blockade", ("gain", "Silver"))
    assert t.p1.aside == "Silver"
    assert t.p1.discard == ""
    t.end_turn()
    assert t.p1.in_play == "Blockade"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Silver"
    t.end_turn()
    assert t.p1.in_play == ""


def test_cards_that_are_gained_elsewhere() -> None:
    """A card that would be gained to your deck or hand is set aside all the same."""
    t = bed(hand="Blockade", kingdom="Nomad Camp")
    t.play("Blockade", ("gain", "Nomad Camp"))
    assert t.p1.aside == "Nomad Camp"
    assert t.p1.deck == "-"


def test_up_to_four() -> None:
    """The card may cost up to $4, and no Potion."""
    t = bed(hand="Blockade", kingdom="Possession, Bazaar")
    t.expect(("gain", "Blockade"))
    t.play("Blockade")
    assert "Duchy" not in t.asked[0]
    assert "Bazaar" not in t.asked[0]
    assert "Possession" not in t.asked[0]


def test_others_gain_a_curse_with_a_copy_on_their_turn() -> None:
    """While the card is set aside, another player who gains a copy of it on their turn gains a Curse."""
    t = bed(hand="Blockade", deck="5 Copper")
    t.play("Blockade", ("gain", "Silver"))
    t.end_turn()
    t.gain("Silver")
    t.gain("Estate")
    t.gain("Silver")
    assert t.p2.discard == "Estate, 2 Silver, 2 Curse"


def test_not_on_your_turn() -> None:
    """Nothing happens if another player gains a copy on your turn, or on a third player's."""
    t = bed(hand="Blockade", p3="")
    t.play("Blockade", ("gain", "Silver"))
    t.gain("Silver", seat=1)
    assert t.p2.discard == "Silver"
    t.end_turn()
    t.gain("Silver", seat=2)
    assert t.p3.discard == "Silver"


def test_not_you() -> None:
    """You may gain copies yourself."""
    t = bed(hand="Blockade")
    t.play("Blockade", ("gain", "Silver"))
    t.gain("Silver")
    assert t.p1.discard == "Silver"


def test_over_at_your_next_turn() -> None:
    """It is over when you have the card in your hand."""
    t = bed(hand="Blockade", deck="9 Copper")
    t.play("Blockade", ("gain", "Silver"))
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.gain("Silver")
    assert "Curse" not in t.p2.discard


def test_a_moved_card_ends_it() -> None:
    """If something moves the gained card when you gain it, Blockade loses it: no Curses, and it leaves play this turn."""
    t = bed(hand="Sailor, Blockade", kingdom="Caravan", deck="9 Copper")
    t.play("Sailor")
    t.play("Blockade", ("gain", "Caravan"), ("resolve", "Sailor"))
    assert t.p1.aside == ""
    assert t.p1.in_play == "Sailor, Blockade, Caravan"
    t.end_turn()
    assert t.p1.in_play == "Sailor, Caravan"
    t.gain("Caravan")
    assert t.p2.discard == "Caravan"


def test_cumulative() -> None:
    """Two Blockades on the same card give two Curses."""
    t = bed(hand="2 Blockade", actions=2)
    t.play("Blockade", ("gain", "Silver"))
    t.play("Blockade", ("gain", "Silver"))
    t.end_turn()
    t.expect(("resolve", "Blockade"))
    t.gain("Silver")
    assert t.p2.discard == "Silver, 2 Curse"


def test_blockaded_curses_come_all_at_once() -> None:
    """If Curse is the blockaded card, whoever gains one on their turn gains all the Curses."""
    t = bed(hand="Blockade")
    t.play("Blockade", ("gain", "Curse"))
    t.end_turn()
    t.gain("Curse")
    assert t.p2.discard == "9 Curse"
    assert t.left("Curse") == 0


def test_the_unaffected_gain_no_curse() -> None:
    """It is an Attack: who is unaffected when you play it gains no Curse; reacting later is too late."""
    t = bed(hand="Blockade", p2="Moat", p3="", text="p3 deck: Moat")
    t.play("Blockade", ("p2", "resolve", "Moat"), ("gain", "Silver"))
    t.end_turn()
    t.gain("Silver")
    assert t.p2.discard == "Silver"
    t.end_turn()
    t.gain("Silver")
    assert t.p3.discard == "Silver, Curse"


def test_an_extra_turn_is_your_next_turn() -> None:
    """If you take an extra turn after this one, the card comes back on it and the others are not affected."""
    t = bed(hand="Blockade, Outpost", deck="20 Copper", actions=2)
    t.play("Blockade", ("gain", "Silver"))
    t.play("Outpost")
    t.end_turn()
    assert t.p1.hand == "3 Copper, Silver"
    t.end_turn()
    t.gain("Silver")
    assert t.p2.discard == "Silver"


def test_another_ability_of_the_gain_first() -> None:
    """Other abilities of the same gain may come first and take the last Curse: here Cauldron for the third Action."""
    t = bed(hand="Blockade", p2="Cauldron, 4 Copper", kingdom="Village, Moat, Cellar", text="pile Curse: 1")
    t.play("Blockade", ("gain", "Village"))
    t.end_turn()
    t.play("Cauldron")
    t.gain("Moat")
    t.gain("Cellar")
    t.gain("Village", ("resolve", "Cauldron"))
    assert t.p1.discard == "Curse"
    assert t.p2.discard == "Moat, Cellar, Village"


def test_trader_exchanges_the_curses() -> None:
    """With Trader in hand each Curse of a blockaded Curse pile may be exchanged for a Silver, while there are Silvers."""
    t = bed(hand="Blockade", p2="Trader, 4 Copper", text="pile Curse: 2\npile Silver: 3")
    t.play("Blockade", ("gain", "Curse"))
    t.end_turn()
    t.gain("Curse", ("resolve", "Trader"), ("resolve", "Trader"), ("resolve", "Trader"))
    assert t.p2.discard == "3 Silver, Curse"
    assert t.left("Curse") == 0


def test_a_nomad_camp_is_set_aside() -> None:
    """A card that would go elsewhere by its own rule (Nomad Camp, Den of Sin) is set aside by Blockade all the same."""
    t = bed(hand="Blockade", kingdom="Nomad Camp", deck="9 Copper")
    t.play("Blockade", ("gain", "Nomad Camp"))
    assert t.p1.aside == "Nomad Camp"
    assert t.p1.deck == "9 Copper"
    t = bed(hand="Bridge, Blockade", kingdom="Den of Sin", deck="9 Copper")
    t.play("Bridge")
    t.p1.player.actions = 1
    t.play("Blockade", ("gain", "Den of Sin"))
    assert t.p1.aside == "Den of Sin"
    assert t.p1.hand == ""


def test_the_curse_counts_for_triumph() -> None:
    """The Curse comes in the middle of what makes the other player gain: Triumph counts it with the Estate."""
    t = bed(hand="Blockade", landscapes="Triumph")
    t.play("Blockade", ("gain", "Estate"))
    t.end_turn()
    t.buy("Triumph")
    assert t.p2.discard == "Estate, Curse"
    assert t.p2.vp == 2
