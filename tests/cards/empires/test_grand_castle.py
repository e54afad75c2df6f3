"""Grand Castle goes wrong in which cards in play count."""

from tests.bed import bed

CARD = "Grand Castle"
TOP = ("p2 discard: Crumbling Castle, Small Castle, Haunted Castle, Opulent Castle, Sprawling Castle, "
       "Humble Castle\n")  # fmt: skip


def test_victory_cards_in_hand_and_in_play() -> None:
    """When you gain it you reveal your hand and get +1 VP for each Victory card in your hand and in play."""
    t = bed(hand="2 Estate, Duchy, Copper", text=TOP + "p1 play: Village, Estate")
    t.gain("Grand Castle")
    assert t.p1.vp == 4
    assert t.p1.discard == "Grand Castle"


def test_cards_other_players_have_in_play() -> None:
    """Victory cards that other players have in play count too, those in their hands do not."""
    t = bed(hand="Estate", p2="Estate", text=TOP + "p2 play: Estate")
    t.gain("Grand Castle")
    assert t.p1.vp == 2


def test_points() -> None:
    """It is worth 5 VP."""
    assert bed(hand="Grand Castle").p1.points == 5
