"""Reckless goes wrong when the card counts as played twice, or when it goes back although it was not discarded."""

from tests.bed import bed

CARD = "Reckless"


def test_twice() -> None:
    """You follow the instructions of a Reckless card twice, completely one after the other."""
    t = bed(hand="Moneylender, 2 Copper", landscapes="Reckless", kingdom="Moneylender", text="extra Reckless: Moneylender")
    t.play("Moneylender", ("trash", "Copper"), ("trash", "Copper"))
    assert t.p1.coins == 6
    assert t.trashed == "2 Copper"


def test_returned() -> None:
    """When you discard one from play, you return it to its pile."""
    t = bed(hand="Smithy", deck="20 Copper", landscapes="Reckless", kingdom="Smithy", text="extra Reckless: Smithy")
    assert t.left("Smithy") == 9
    t.play("Smithy")
    assert t.p1.hand == "6 Copper"
    t.end_turn()
    assert t.left("Smithy") == 10
    assert "Smithy" not in t.p1.discard


def test_played_once() -> None:
    """It is played only once: what happens before or after a play, or counts plays, does so once."""
    t = bed(hand="Militia", p2="Moat, 4 Copper", landscapes="Reckless", kingdom="Militia", text="extra Reckless: Militia")
    t.play("Militia", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
    assert t.game.played(0, 1) == 1
    assert t.p1.coins == 4


def test_plain_treasure() -> None:
    """A Reckless Farm makes its $2 twice."""
    t = bed(hand="Farm, Copper", landscapes="Reckless", kingdom="Farm", text="extra Reckless: Farm\nturn: p1 treasure")
    t.step(("treasures", "Farm, Copper"))
    assert t.p1.coins == 5


def test_trashed_on_the_way() -> None:
    """If the card leaves play the first time, its instructions are followed again; it is not returned."""
    t = bed(hand="Mining Village", deck="5 Copper", landscapes="Reckless", kingdom="Mining Village",
            text="extra Reckless: Mining Village")  # fmt: skip
    t.play("Mining Village", ("trash", "yes"))
    assert t.p1.hand == "2 Copper"
    assert t.p1.actions == 4
    assert t.p1.coins == 2
    assert t.trashed == "Mining Village"


def test_first_time_this_turn() -> None:
    """What depends on the first play in a turn is the same both times: Fool's Gold gives $1 twice."""
    t = bed(hand="Fool's Gold", landscapes="Reckless", kingdom="Fool's Gold", text="extra Reckless: Fool's Gold")
    t.play("Fool's Gold")
    assert t.p1.coins == 2


def test_something_else_instead() -> None:
    """If you do not follow the instructions because of a Way or Enchantress, Reckless does nothing; but discarding the
    card from play still returns it."""
    t = bed(hand="Smithy", deck="20 Copper", landscapes="Reckless, Way of the Ox", kingdom="Smithy",
            text="extra Reckless: Smithy")  # fmt: skip
    t.play("Smithy", ("resolve", "Way of the Ox"))
    assert t.p1.actions == 2
    assert t.p1.hand == "-"
    t.end_turn()
    assert t.left("Smithy") == 10


def test_duration() -> None:
    """A Duration sets its ability up twice, and is returned when it is discarded, a turn later."""
    t = bed(hand="Wharf", deck="30 Copper", p2_deck="5 Copper", landscapes="Reckless", kingdom="Wharf",
            text="extra Reckless: Wharf")  # fmt: skip
    t.play("Wharf")
    assert t.p1.hand == "4 Copper"
    t.end_turn()
    assert t.p1.in_play == "Wharf"
    assert t.left("Wharf") == 9
    t.end_turn()
    assert t.p1.hand == "9 Copper"
    t.end_turn()
    assert t.left("Wharf") == 10


def test_another_discard_ability() -> None:
    """If another when-discard ability moved the card first (Scheme), it is not returned; if Reckless is first, the other
    cannot move it."""
    text = "extra Reckless: Scheme"
    t = bed(hand="Scheme", deck="20 Copper", landscapes="Reckless", kingdom="Scheme", text=text)
    t.play("Scheme")
    t.end_turn(("resolve", "Scheme"))
    assert "Scheme" in t.p1.hand
    assert t.left("Scheme") == 9
    t = bed(hand="Scheme", deck="20 Copper", landscapes="Reckless", kingdom="Scheme", text=text)
    t.play("Scheme")
    t.end_turn(("resolve", "Reckless"))
    assert t.left("Scheme") == 10


def test_refills_an_empty_pile() -> None:
    """So an empty pile may have cards again."""
    t = bed(hand="Smithy", deck="20 Copper", landscapes="Reckless", kingdom="Smithy",
            text="extra Reckless: Smithy\npile Smithy: 0")  # fmt: skip
    assert t.game.empty_supply_piles() == 1
    t.play("Smithy")
    t.end_turn()
    assert t.game.empty_supply_piles() == 0


def test_way_of_the_chameleon() -> None:
    """With Way of the Chameleon you do follow the instructions, so a Reckless card's are followed twice."""
    t = bed(hand="Smithy", deck="9 Copper", landscapes="Reckless, Way of the Chameleon", kingdom="Smithy",
            text="extra Reckless: Smithy")  # fmt: skip
    t.play("Smithy", ("resolve", "Way of the Chameleon"))
    assert t.p1.coins == 6
    assert t.p1.hand == ""


def test_immunity_holds_for_both_times() -> None:
    """Whoever is unaffected by a Reckless Attack, as by Guardian or Moat, is so both times."""
    t = bed(hand="Guardian", deck="5 Silver", p2="Witch", p2_deck="9 Copper", landscapes="Reckless", kingdom="Witch",
            text="extra Reckless: Witch\nturn: p1 night")  # fmt: skip
    t.play("Guardian")
    t.end_turn()
    t.play("Witch")
    assert len(t.p2.hand) == 4
    assert t.p1.discard == ""
    t = bed(hand="Witch", deck="9 Copper", p2="Moat", landscapes="Reckless", kingdom="Witch", text="extra Reckless: Witch")
    t.play("Witch", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""
