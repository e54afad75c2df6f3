"""Royal Seal goes wrong when it leaves play, and with cards that another ability has moved."""

from tests.bed import bed

CARD = "Royal Seal"


def test_while_in_play() -> None:
    """While it is in play you may put each card you gain onto your deck; when it is not in play you may not."""
    t = bed(hand="Royal Seal", coins=4)
    t.play("Royal Seal")
    assert t.p1.coins == 6
    t.buy("Gold", ("resolve", "Royal Seal"))
    t.gain("Silver", ("resolve", ""))
    assert t.p1.deck == "Gold"
    assert t.p1.discard == "Silver"
    t.p1.player.trash([t.card("Royal Seal", zone="play")])
    t.gain("Duchy")
    assert t.p1.deck == "Gold"


def test_not_once_the_card_has_moved() -> None:
    """It cannot move a gained card that another ability has moved."""
    t = bed(hand="Watchtower", text="p1 play: Royal Seal")
    t.gain("Gold", ("resolve", "Watchtower"), ("option", "trash"))
    assert t.trashed == "Gold"
    assert t.p1.deck == "-"


def test_played_while_gaining() -> None:
    """If you play it while you gain a card (by another ability), it may put that card onto your deck."""
    t = bed(hand="Sheepdog, Royal Seal", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Black Market\nextra Black Market: Smithy, Village, Moat\n"
            "offers: Smithy, Village, Moat")  # fmt: skip
    t.gain(
        "Gold", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("treasures", "Royal Seal"),
        ("order", "Smithy, Village, Moat"), ("resolve", "Royal Seal"),
    )  # fmt: skip
    assert t.p1.deck == "Gold"


def test_not_what_others_gain() -> None:
    """What another player gains stays where they gained it."""
    t = bed(text="p1 play: Royal Seal")
    t.gain("Gold", seat=1)
    assert t.p2.discard == "Gold"


def test_with_a_discarding_or_shuffling_card() -> None:
    """An Inn that shuffles itself into the deck when gained cannot be put onto it any more."""
    t = bed(text="p1 play: Royal Seal", kingdom="Inn", discard="Village", deck="3 Copper")
    t.gain("Inn", ("resolve", "Inn"), ("reveal", "Village, Inn"))
    assert t.p1.discard == ""
    assert len(t.asked) == 2
