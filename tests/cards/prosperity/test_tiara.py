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


def test_plays_an_action_with_capitalism() -> None:
    """With Capitalism it may play an Action with "+$" in its text twice, without using an Action."""
    t = bed(hand="Tiara, Market, Smithy", deck="3 Copper", landscapes="Capitalism", text="p1 holds: Capitalism", actions=0)
    t.to_phase(2)
    t.step(("treasures", "Tiara"), ("play card", "Market"))
    assert t.p1.coins == 2
    assert t.p1.actions == 2
    assert t.p1.hand == "Smithy, 2 Copper"
    assert not any("Smithy" in asked for asked in t.asked if "play card" in asked)


def test_a_card_that_leaves_play() -> None:
    """A Spoils that it plays returns to its pile the first time and still gives its $3 the second."""
    t = bed(hand="Tiara, Spoils", kingdom="Marauder", text="turn: p1 treasure")
    left = t.left("Spoils")
    t.step(("treasures", "Tiara"), ("play card", "Spoils"))
    assert t.p1.coins == 6
    assert t.left("Spoils") == left + 1
    assert t.p1.in_play == "Tiara"


def test_horn_of_plenty_trashed_the_first_time() -> None:
    """A Horn of Plenty that gained a Victory card and so was trashed is played again where it lies."""
    t = bed(hand="Tiara, Horn of Plenty", text="turn: p1 treasure\np1 play: Village, Copper, Silver")
    t.step(("treasures", "Tiara"), ("play card", "Horn of Plenty"), ("gain", "Duchy"), ("resolve", ""), ("gain", "Silver"),
           ("resolve", "Tiara"))  # fmt: skip
    assert t.trashed == "Horn of Plenty"
    assert t.p1.discard == "Duchy"
    assert t.p1.deck == "Silver"
