"""Tiara goes wrong when it is no longer in play, and with cards gained by the Treasure it plays twice."""

from tests.bed import bed

CARD = "Tiara"


def test_gives_no_coins() -> None:
    """It makes no coins itself, but a Buy."""
    t = bed(hand="Tiara")
    t.play("Tiara")
    assert t.p1.coins == 0
    assert t.p1.buys == 2


def test_topdecks_for_the_rest_of_the_turn() -> None:
    """For the rest of the turn, even if it leaves play, you may put each card you gain onto your deck."""
    t = bed(hand="Tiara")
    t.play("Tiara")
    t.p1.player.trash([t.card("Tiara", zone="play")])
    t.gain("Gold", ("resolve", "Tiara"))
    t.gain("Silver", ("resolve", ""))
    t.gain("Duchy", ("resolve", "Tiara"))
    assert t.p1.deck == "Duchy, Gold"
    assert t.p1.discard == "Silver"
    t.end_turn()
    t.gain("Gold", seat=0)
    assert t.p1.deck != "Gold"


def test_not_once_the_card_has_moved() -> None:
    """It cannot move a gained card that another ability has moved."""
    t = bed(hand="Tiara, Watchtower")
    t.play("Tiara")
    t.gain("Gold", ("resolve", "Watchtower"), ("option", "trash"))
    assert t.trashed == "Gold"


def test_plays_a_treasure_twice() -> None:
    """You may play a Treasure from your hand twice; it is one card in play."""
    t = bed(hand="Tiara, Gold, Copper")
    t.play("Tiara", ("play card", "Gold"))
    assert t.p1.coins == 6
    assert t.p1.in_play == "Tiara, Gold"
    t = bed(hand="Tiara, Gold")
    t.play("Tiara", ("play card", ""))
    assert t.p1.coins == 0


def test_what_that_treasure_gains() -> None:
    """A card that the Treasure gains meanwhile may be put onto your deck already."""
    t = bed(hand="Tiara, Anvil, 2 Copper", kingdom="Smithy")
    t.play("Tiara", ("play card", "Anvil"), ("discard", "Copper"), ("gain", "Smithy"), ("resolve", "Tiara"),
           ("discard", ""))  # fmt: skip
    assert t.p1.deck == "Smithy"


def test_played_while_gaining() -> None:
    """If you play it while you gain a card, it may put that card onto your deck."""
    t = bed(hand="Sheepdog, Tiara", kingdom="Market", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Black Market\nextra Black Market: Smithy, Village, Moat\n"
            "offers: Smithy, Village, Moat")  # fmt: skip
    t.gain(
        "Market", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("treasures", "Tiara"),
        ("order", "Smithy, Village, Moat"), ("resolve", "Tiara"),
    )  # fmt: skip
    assert t.p1.deck == "Market"


def test_not_what_others_gain() -> None:
    """What another player gains this turn stays where they gained it."""
    t = bed(hand="Tiara")
    t.play("Tiara")
    t.gain("Gold", seat=1)
    assert t.p2.discard == "Gold"
