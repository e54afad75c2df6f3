"""Counterfeit goes wrong when a Treasure that left play is trashed, or when the Treasure pays only once."""

from tests.bed import bed

CARD = "Counterfeit"
BUYING = "turn: p1 treasure"


def test_play() -> None:
    """$1 and +1 Buy; you may play a Treasure from your hand twice and trash it. Its $ remain."""
    t = bed(hand="Counterfeit, Silver", text=BUYING)
    t.play("Counterfeit", ("play card", "Silver"))
    assert t.p1.coins == 5
    assert t.p1.buys == 2
    assert t.trashed == "Silver"


def test_is_optional() -> None:
    """You need not play a Treasure; then nothing is trashed."""
    t = bed(hand="Counterfeit, Silver", text=BUYING)
    t.play("Counterfeit", ("play card", ""))
    assert t.p1.coins == 1
    assert t.p1.hand == "Silver"


def test_spoils() -> None:
    """A Treasure that leaves play by itself, such as Spoils, is played twice but cannot be trashed."""
    t = bed(hand="Counterfeit, Spoils", text=BUYING)
    t.play("Counterfeit", ("play card", "Spoils"))
    assert t.p1.coins == 7
    assert t.trashed == ""
    assert t.left("Spoils") == 15


def test_on_itself() -> None:
    """Another Counterfeit is played twice as well, each time with a Treasure of its own, and trashed last."""
    t = bed(hand="2 Counterfeit, Silver, Gold", text=BUYING)
    t.play("Counterfeit", ("play card", "Counterfeit"), ("play card", "Silver"), ("play card", "Gold"))
    assert t.p1.coins == 3 + 4 + 6
    assert t.p1.buys == 4
    assert t.trashed == "Silver, Gold, Counterfeit"


def test_only_treasures() -> None:
    """Only a Treasure can be played."""
    t = bed(hand="Counterfeit, Smithy", text=BUYING)
    t.play("Counterfeit")
    assert t.p1.hand == "Smithy"


def test_trashes_after_both_plays() -> None:
    """It is trashed after both plays: what waits for a trashed card comes last."""
    t = bed(hand="Counterfeit, Copper, Market Square", text=BUYING)
    t.play("Counterfeit", ("play card", "Copper"), ("resolve", "Market Square"))
    assert t.p1.coins == 3
    assert t.p1.discard == "Market Square, Gold"


def test_first_printing_durations() -> None:
    """Before 2022: the Treasure may be a Duration; it is trashed and still does both times what it does next turn."""
    t = bed(hand="Counterfeit, Astrolabe", ruleset="first printing", text="turn: p1 treasure")
    t.play("Counterfeit", ("play card", "Astrolabe"))
    assert t.trashed == "Astrolabe"
    assert t.p1.coins == 3
    assert t.p1.buys == 4
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert t.p1.coins == 2
    assert t.p1.buys == 3


def test_first_printing_optional() -> None:
    """Before 2022: as now, you need not play a Treasure."""
    t = bed(hand="Counterfeit, Gold", ruleset="first printing", text="turn: p1 treasure")
    t.play("Counterfeit", ("play card", ""))
    assert t.p1.coins == 1
    assert t.trashed == ""


def test_no_durations() -> None:
    """It cannot play a Duration."""
    t = bed(hand="Counterfeit, Astrolabe", text="turn: p1 treasure")
    t.play("Counterfeit")
    assert t.p1.hand == "Astrolabe"


def test_cards_of_several_types() -> None:
    """A card of several types is a Treasure if one of them is."""
    t = bed(hand="Counterfeit, Farm, Estate", text="turn: p1 treasure")
    t.play("Counterfeit", ("play card", "Farm"))
    assert t.p1.coins == 5
    assert t.trashed == "Farm"
