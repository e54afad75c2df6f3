"""Magic Lamp goes wrong in counting names instead of single cards, and when it is not trashed."""

from tests.bed import bed

CARD = "Magic Lamp"
FIVE = "Copper, Silver, Gold, Village, Smithy"


def test_six_single_cards() -> None:
    """$1. With 6 or more cards in play of which you have just one, this one included, trash it to gain 3 Wishes."""
    t = bed(hand="Magic Lamp", text=f"p1 play: {FIVE}")
    t.play("Magic Lamp")
    assert t.p1.coins == 1
    assert t.trashed == "Magic Lamp"
    assert t.p1.discard == "3 Wish"


def test_copies_do_not_count() -> None:
    """Cards of which you have two or more in play do not count at all."""
    t = bed(hand="Magic Lamp", text="p1 play: 2 Copper, Silver, Gold, Village, Smithy")
    t.play("Magic Lamp")
    assert t.trashed == ""
    assert t.p1.in_play == "2 Copper, Silver, Gold, Village, Smithy, Magic Lamp"
    t = bed(hand="Magic Lamp", text=f"p1 play: {FIVE}, 2 Moat")
    t.play("Magic Lamp")
    assert t.p1.discard == "3 Wish"


def test_you_must() -> None:
    """Trashing it is not optional."""
    t = bed(hand="Magic Lamp", text=f"p1 play: {FIVE}")
    t.play("Magic Lamp")
    assert t.asked == []
    assert t.trashed == "Magic Lamp"


def test_trashed_in_another_way() -> None:
    """If something else trashes it you gain no Wishes."""
    t = bed(hand="Magic Lamp", kingdom="Secret Cave", text=f"p1 play: {FIVE}")
    t.trash("Magic Lamp")
    assert t.p1.discard == ""


def test_played_twice() -> None:
    """Played twice (Crown, Tiara, Specialist), it gives $1 each time, but it can be trashed for 3 Wishes only once."""
    t = bed(hand="Crown, Magic Lamp", text="p1 play: Copper, Silver, Village, Smithy, Moat\nturn: p1 treasure")
    t.play("Crown", ("play card", "Magic Lamp"))
    assert t.p1.coins == 2
    assert t.p1.discard == "3 Wish"
    t = bed(hand="Tiara, Magic Lamp", text="p1 play: Copper, Silver, Village, Smithy, Moat\nturn: p1 treasure")
    t.play("Tiara", ("play card", "Magic Lamp"), *[("resolve", "")] * 3)
    assert t.p1.coins == 2
    assert t.p1.discard == "3 Wish"
    t = bed(hand="Specialist, Magic Lamp", text="p1 play: Copper, Silver, Village, Smithy, Moat")
    t.play("Specialist", ("play card", "Magic Lamp"), ("option", "play it again"))
    assert t.p1.coins == 2
    assert t.p1.discard == "3 Wish"


def test_counterfeit() -> None:
    """With Counterfeit too: it is trashed the first time, and only then are there Wishes."""
    t = bed(hand="Counterfeit, Magic Lamp", text="p1 play: Copper, Silver, Village, Smithy, Moat\nturn: p1 treasure")
    t.play("Counterfeit", ("play card", "Magic Lamp"))
    assert t.p1.coins == 3
    assert t.trashed == "Magic Lamp"
    assert t.p1.discard == "3 Wish"


def test_trashed_before_the_wishes() -> None:
    """It is trashed first, with what that triggers; then you gain the Wishes one by one."""
    t = bed(hand="Magic Lamp, Market Square", text=f"p1 play: {FIVE}")
    t.play("Magic Lamp", ("resolve", "Market Square"))
    assert [t.game.name(card) for card in t.game.players[0].discards] == ["Market Square", "Gold", *["Wish"] * 3]


def test_heirloom() -> None:
    """It belongs to no pile."""
    assert bed(kingdom="Secret Cave").game.pile_named("Magic Lamp") < 0
