"""Search goes wrong when it misses a pile emptied by someone else or by trashing, or takes the gain that played it."""

from tests.bed import bed

CARD = "Search"


def test_next_time_a_pile_empties() -> None:
    """+$2. The next time a Supply pile empties, whoever empties it, trash this and gain a Loot."""
    t = bed(hand="Search", deck="12 Copper", p2_deck="12 Copper", text="pile Duchy: 2\ntop Loot: Sword")
    t.play("Search")
    assert t.p1.coins == 2
    t.gain("Duchy")
    t.end_turn()
    assert t.p1.in_play == "Search"
    t.gain("Duchy")
    assert t.trashed == "Search"
    assert t.p1.discard == "Duchy, Sword"
    assert t.p2.discard == "Duchy"


def test_only_the_next_time() -> None:
    """It happens once."""
    t = bed(hand="Search", text="pile Duchy: 1\npile Province: 1\ntop Loot: Sword")
    t.play("Search")
    t.gain("Duchy")
    t.gain("Province")
    assert t.p1.discard == "Duchy, Sword, Province"


def test_together_with_the_gain() -> None:
    """It triggers when the last card is gained: together with what the gain triggers, in the order you choose."""
    t = bed(hand="Search", landscapes="Rich", kingdom="Search", text="extra Rich: Search\npile Search: 1\ntop Loot: Sword")
    t.play("Search")
    t.gain("Search", ("resolve", "Search"))
    assert t.p1.discard == "Search, Sword, Silver"
    assert t.asked == ["p1 is asked 'resolve' (1 to 1 of: Rich, Search) by Rich"]


def test_last_card_trashed() -> None:
    """A pile also empties when its last card is trashed."""
    t = bed(hand="Search, Lurker", actions=2, text="pile Lurker: 1\ntop Loot: Sword")
    t.play("Search")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Lurker"))
    assert t.trashed == "Lurker, Search"
    assert t.p1.discard == "Sword"


def test_played_twice() -> None:
    """Played twice it is trashed once, but you gain two Loots; the Throne Room stays with it until then."""
    t = bed(hand="Throne Room, Search", deck="12 Copper", p2_deck="5 Copper",
            text="pile Duchy: 1\ntop Loot: Sword, Staff")  # fmt: skip
    t.play("Throne Room", ("play card", "Search"))
    assert t.p1.coins == 4
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Search"
    t.gain("Duchy")
    assert t.trashed == "Search"
    assert t.p1.discard == "Duchy, Sword, Staff"
    t.end_turn()
    assert t.p1.in_play == "-"


def test_several_players() -> None:
    """If several players have a Search out, they resolve theirs in turn order, the current player first."""
    t = bed(hand="Search", deck="5 Copper", p2_deck="5 Copper", p2="Search", text="pile Duchy: 1\ntop Loot: Sword, Staff")
    t.play("Search")
    t.play("Search", seat=1)
    t.end_turn()
    t.gain("Duchy")
    assert t.p2.discard == "Duchy, Sword"
    assert t.p1.discard == "Staff"


def test_played_by_the_gain_itself() -> None:
    """If emptying a pile makes you play a Search, you do not gain a Loot now: this is not the next time."""
    t = bed(landscapes="Innovation", text="pile Search: 1\np1 holds: Innovation", kingdom="Search")
    t.gain("Search", ("resolve", "Innovation"))
    assert t.p1.in_play == "Search"
    assert t.p1.discard == "-"
