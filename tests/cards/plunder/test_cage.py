"""Cage goes wrong when it opens too early, or leaves play when nothing was set aside, or loses the cards."""

from tests.bed import bed

CARD = "Cage"


def test_waits_for_a_victory_card() -> None:
    """It makes no coins. Up to 4 cards lie on it face down until you gain a Victory card; then it is trashed, and the
    cards come into your hand at the end of that turn, after you drew your new hand."""
    t = bed(hand="Cage, 2 Estate, 2 Copper, Gold", deck="12 Silver", p2_deck="5 Copper", coins=8)
    t.play("Cage", ("set aside", "2 Estate, 2 Copper"))
    assert t.p1.coins == 8
    assert t.p1.facedown == "2 Estate, 2 Copper"
    t.gain("Silver")
    assert t.p1.in_play == "Cage"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Cage"
    t.gain("Province")
    assert t.trashed == "Cage"
    assert t.p1.hand == "5 Silver"
    t.end_turn()
    assert t.p1.hand == "5 Silver, 2 Estate, 2 Copper"


def test_nothing_set_aside() -> None:
    """You may set aside no cards; the Cage still stays in play, and is still trashed."""
    t = bed(hand="Cage, Copper", deck="12 Silver", p2_deck="5 Copper")
    t.play("Cage", ("set aside", ""))
    t.end_turn()
    assert t.p1.in_play == "Cage"
    t.gain("Estate", seat=0)
    assert t.trashed == "Cage"


def test_on_another_players_turn() -> None:
    """You may gain the Victory card on another player's turn: the cards come at the end of that turn."""
    t = bed(hand="Cage, Gold", deck="5 Silver", p2_deck="5 Copper")
    t.play("Cage", ("set aside", "Gold"))
    t.end_turn()
    t.gain("Estate", seat=0)
    assert t.p1.hand == "5 Silver"
    t.end_turn()
    assert t.p1.hand == "5 Silver, Gold"


def test_removed_from_play() -> None:
    """If the Cage has left play, it is not trashed, but you still get the cards."""
    t = bed(hand="Cage, Gold", deck="5 Silver")
    t.play("Cage", ("set aside", "Gold"))
    t.p1.player.topdeck(t.p1.player.in_play)
    t.gain("Estate")
    assert t.trashed == "-"
    t.end_turn()
    assert t.p1.hand == "Cage, 4 Silver, Gold"


def test_played_twice() -> None:
    """Played twice, all the cards come back together, and the King's Cache stays in play until the turn is over."""
    t = bed(hand="King's Cache, Cage, 3 Gold", deck="12 Silver", p2_deck="5 Copper", kingdom="King's Court")
    t.play("King's Cache", ("play card", "Cage"), ("set aside", "Gold"), ("set aside", "Gold"), ("set aside", "Gold"))
    t.end_turn()
    assert t.p1.in_play == "King's Cache, Cage"
    t.end_turn()
    t.gain("Estate", ("resolve", "Cage"), ("resolve", "Cage"))
    assert t.trashed == "Cage"
    assert t.p1.in_play == "King's Cache"
    t.end_turn(("resolve", "Cage"), ("resolve", "Cage"))
    assert t.p1.hand == "5 Silver, 3 Gold"


def test_played_on_gaining() -> None:
    """If gaining a Victory card makes you play a Cage, it does not trigger on this gain: the next time is not this time."""
    t = bed(hand="Falconer, Cage", landscapes="Way of the Mouse", kingdom="Nobles",
            text="extra Way of the Mouse: Black Market\nextra Black Market: Smithy, Village, Market"
                 "\noffers: Smithy, Village, Market")  # fmt: skip
    t.gain("Nobles", ("resolve", "Falconer"), ("resolve", "Way of the Mouse"), ("treasures", "Cage"),
           ("order", "Smithy, Village, Market"))  # fmt: skip
    assert t.p1.in_play == "Falconer, Cage"
