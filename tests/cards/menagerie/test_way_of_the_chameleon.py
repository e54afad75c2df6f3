"""Way of the Chameleon goes wrong where the card's text is not all about you, now, and printed with a plus."""

from tests.bed import bed

CARD = "Way of the Chameleon"
WAY = ("resolve", "Way of the Chameleon")


def test_swaps_cards_and_coins() -> None:
    """The card's instructions are followed, but +Cards are +$ and +$ are +Cards, of the same number."""
    t = bed(hand="Market, Smithy", deck="2 Gold", landscapes="Way of the Chameleon", actions=2)
    t.play("Market", WAY)
    assert t.p1.hand == "Smithy, Gold"
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 2, 1)
    t.play("Smithy", WAY)
    assert t.p1.coins == 4


def test_only_what_you_get() -> None:
    """Only what you get is changed: the card that the others draw for a Council Room they still draw."""
    t = bed(hand="Council Room", p2_deck="2 Gold", landscapes="Way of the Chameleon")
    t.play("Council Room", WAY)
    assert t.p1.coins == 4
    assert t.p2.hand == "Gold"
    assert t.p2.coins == 0


def test_only_this_turn() -> None:
    """What a card gives you next turn is not changed."""
    t = bed(hand="Gatekeeper, Enchantress", deck="12 Copper", landscapes="Way of the Chameleon", actions=2)
    t.play("Gatekeeper", WAY)
    t.play("Enchantress", WAY)
    t.end_turn()
    t.end_turn(("p1", "resolve", "Gatekeeper"))
    assert t.p1.coins == 3
    assert t.p1.hand == "7 Copper"


def test_later_this_turn() -> None:
    """What the card has you get later this turn is changed too: Merchant's +$1 for a Silver becomes a card."""
    t = bed(hand="Merchant, Silver", deck="Gold, Copper", landscapes="Way of the Chameleon")
    t.play("Merchant", WAY)
    assert t.p1.coins == 1
    t.to_phase(2)
    t.step(("treasures", "Silver"))
    assert t.p1.coins == 3
    assert t.p1.hand == "Gold"


def test_only_what_has_a_plus() -> None:
    """Cards drawn without "+" are drawn: Cellar still draws."""
    t = bed(hand="Cellar, 2 Estate", deck="3 Gold", landscapes="Way of the Chameleon")
    t.play("Cellar", WAY, ("discard", "2 Estate"))
    assert t.p1.hand == "2 Gold"
    assert t.p1.coins == 0


def test_cards_that_it_plays_are_not_changed() -> None:
    """A card that is played by the card is not changed by this Way."""
    t = bed(hand="Throne Room, Smithy", deck="8 Copper", landscapes="Way of the Chameleon")
    t.play("Throne Room", WAY, ("play card", "Smithy"), ("resolve", ""), ("resolve", ""))
    assert t.p1.hand == "6 Copper"
    t = bed(hand="Vassal", deck="Smithy, 8 Copper", landscapes="Way of the Chameleon")
    t.play("Vassal", WAY)
    assert t.p1.hand == "Smithy, Copper"


def test_enchantress_still_applies() -> None:
    """You still follow the card's instructions, so that Enchantress makes you do something else instead."""
    t = bed(hand="Enchantress", p2="Smithy", p2_deck="4 Gold", landscapes="Way of the Chameleon")
    t.play("Enchantress", ("resolve", ""))
    t.end_turn()
    t.play("Smithy", WAY)
    assert t.p2.hand == "Gold"
    assert t.p2.coins == 0


def test_other_ways_escape_enchantress() -> None:
    """Another Way lets you escape Enchantress."""
    t = bed(hand="Enchantress", p2="Smithy", p2_deck="4 Gold", landscapes="Way of the Sheep")
    t.play("Enchantress", ("resolve", ""))
    t.end_turn()
    t.play("Smithy", ("resolve", "Way of the Sheep"))
    assert t.p2.hand == ""
    assert t.p2.coins == 2


def test_minus_tokens_meet_the_changed_effect() -> None:
    """Your -1 Card and -$1 tokens act on what you really get."""
    t = bed(hand="Militia", deck="3 Gold", landscapes="Way of the Chameleon")
    t.p1.player.minus_card = True
    t.p1.player.minus_coin = True
    t.play("Militia", WAY)
    assert t.p1.hand == "Gold"
    assert not t.p1.player.minus_card
    assert t.p1.player.minus_coin


def test_this_is_still_the_card() -> None:
    """"This" still means the card: a Horse is returned as its instructions say."""
    t = bed(hand="Horse", landscapes="Way of the Chameleon")
    before = t.left("Horse")
    t.play("Horse", WAY)
    assert t.p1.coins == 2
    assert t.p1.actions == 1
    assert t.left("Horse") == before + 1


def test_durations_stay_as_normal() -> None:
    """A Duration stays in play as normal, and a throne room with it."""
    t = bed(hand="Throne Room, Gatekeeper", landscapes="Way of the Chameleon")
    t.play("Throne Room", ("resolve", ""), ("play card", "Gatekeeper"), WAY, WAY)
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Gatekeeper"
    t.end_turn()
    assert t.p1.coins == 6


def test_not_with_another_way() -> None:
    """If you use another Way for the card you cannot use this one too, nor another after this one."""
    t = bed(hand="2 Smithy", deck="6 Copper", landscapes="Way of the Chameleon, Way of the Sheep", actions=2)
    t.play("Smithy", ("resolve", "Way of the Sheep"))
    assert t.p1.hand == "Smithy"
    assert t.p1.coins == 2
    t.play("Smithy", WAY)
    assert t.p1.coins == 5


def test_elder_reaches_cards_played_with_it() -> None:
    """Elder's extra option still works for a card that you play using this Way."""
    t = bed(hand="Elder, Town Crier", deck="4 Gold", landscapes="Way of the Chameleon")
    t.play("Elder", ("resolve", ""), ("play card", "Town Crier"), WAY, ("option", "+$2, +1 Card and +1 Action"), ("may", "no"))
    assert t.p1.hand == "2 Gold"
    assert t.p1.coins == 3
    assert t.p1.actions == 1


def test_moat_works() -> None:
    """Reactions to an Attack work against it: Moat is shown before you use the Way."""
    t = bed(hand="Militia", deck="3 Copper", p2="Moat, 4 Copper", landscapes="Way of the Chameleon")
    t.play("Militia", ("p2", "resolve", "Moat"), WAY)
    assert len(t.p2.hand) == 5


def test_guardian_works() -> None:
    """So does immunity that was set up before, as by Guardian."""
    t = bed(hand="Guardian", deck="5 Silver", p2="Militia", p2_deck="5 Copper", landscapes="Way of the Chameleon",
            text="turn: p1 night")  # fmt: skip
    t.play("Guardian")
    t.end_turn()
    t.play("Militia", WAY)
    assert t.p2.hand == "2 Copper"
    assert t.p1.hand == "5 Silver"
