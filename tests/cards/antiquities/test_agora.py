"""Agora goes wrong in Clean-up, and when it counts as discarded though it was only put."""

from tests.bed import bed

CARD = "Agora"


def test_plain() -> None:
    """You get +2 Actions and +$2."""
    t = bed(hand="Agora")
    t.play("Agora")
    assert (t.p1.actions, t.p1.coins) == (2, 2)


def test_silver_for_two_cards() -> None:
    """Then you may discard a Silver from your hand; if you do, +2 Cards."""
    t = bed(hand="Agora, 2 Silver, Gold", deck="3 Estate")
    t.play("Agora", ("discard", "Silver"))
    assert t.p1.hand == "Silver, Gold, 2 Estate"
    assert t.p1.discard == "Silver"
    t = bed(hand="Agora, Silver", deck="3 Estate")
    t.play("Agora", ("discard", ""))
    assert t.p1.hand == "Silver"


def test_discarded_from_the_hand() -> None:
    """When you discard it, you may reveal it to gain a Silver to your hand: also one of several cards discarded unseen."""
    t = bed(hand="Cellar, Agora, Estate", deck="2 Copper")
    t.play("Cellar", ("discard", "Agora, Estate"), ("resolve", "Agora"))
    assert t.p1.hand == "Silver, 2 Copper"
    assert t.p1.discard == "Agora, Estate"


def test_revealed() -> None:
    """For that you have to reveal it: the others see it, even if it was discarded under another card."""
    t = bed(hand="Cellar, Agora, Estate", deck="2 Copper")
    t.game.log = []
    t.play("Cellar", ("discard", "Agora, Estate"), ("resolve", "Agora"))
    assert ["Agora"] in [[t.game.kinds[kind].name for kind in entry.kinds] for entry in t.game.log if entry.word == "reveal"]


def test_moved_first() -> None:
    """If something else moves it first, it can no longer be revealed: here a Trail, discarded with it, draws it."""
    t = bed(hand="Cellar, Trail, Agora")
    t.play("Cellar", ("discard", "Trail, Agora"), ("resolve", "Trail"), ("resolve", "Agora"))
    assert t.p1.hand == "Agora"


def test_declined() -> None:
    """You need not reveal it, even if everybody has seen it already."""
    t = bed(hand="Inspector, Agora, Estate", deck="2 Copper", p2="")
    t.play("Inspector", ("discard", "Agora, Estate"), ("resolve", ""))
    assert t.p1.hand == "2 Copper"


def test_on_another_players_turn() -> None:
    """It works on another player's turn as well, in any phase."""
    t = bed(hand="Militia", p2="Agora, 3 Copper")
    t.play("Militia", ("p2", "discard", "Agora"), ("p2", "resolve", "Agora"))
    assert t.p2.hand == "3 Copper, Silver"


def test_from_the_deck() -> None:
    """It need not come from the hand: cards discarded from the deck trigger it too."""
    t = bed(hand="Archaeologist", deck="Agora, 5 Copper")
    t.play("Archaeologist", ("take", "3 Copper"), ("option", "discard the rest"), ("resolve", "Agora"))
    assert t.p1.hand == "3 Copper, Silver"


def test_in_the_buy_phase() -> None:
    """In the Buy phase the Silver can be played at once, if you have not bought anything yet."""
    t = bed(hand="Gamepiece, Agora", deck="Estate", text="turn: p1 treasure")
    t.step(("treasures", "Gamepiece"), ("take", "Estate"), ("discard", "Agora"), ("resolve", "Agora"))
    assert t.p1.hand == "Estate, Silver"
    t.step(("treasures", "Silver"))
    assert t.p1.coins == 3


def test_in_the_night() -> None:
    """It works in the Night phase."""
    t = bed(hand="Agora, Copper", text="turn: p1 night")
    t.discard("Agora", ("resolve", "Agora"))
    assert t.p1.hand == "Copper, Silver"


def test_not_in_cleanup() -> None:
    """Not in Clean-up, neither from the hand nor from play."""
    t = bed(hand="2 Agora", deck="6 Copper")
    t.play("Agora")
    t.end_turn()
    assert t.p1.discard == "2 Agora"


def test_putting_is_not_discarding() -> None:
    """Not when it is put into the discard pile: bought or gained, or with the whole deck."""
    t = bed(hand="Stronghold (Antiquities)", deck="Agora, Copper, Estate", kingdom="Agora", coins=5)
    t.play("Stronghold (Antiquities)", ("trash", "Estate"), ("take", "Copper"))
    t.buy("Agora")
    assert t.p1.discard == "2 Agora"


def test_back_after_possession() -> None:
    """Not when it was trashed on a turn of Possession and comes back to your discard pile."""
    t = bed(hand="Possession", deck="5 Estate", p2="Agora, Copper", p2_deck="12 Copper")
    t.play("Possession")
    t.end_turn()
    t.trash("Agora")
    t.end_turn()
    assert "Agora" in t.p2.discard
    assert t.p2.hand == "5 Copper"


def test_no_silver() -> None:
    """If there are no Silvers left you gain none."""
    t = bed(hand="Agora, Copper", text="pile Silver: 0")
    t.discard("Agora", ("resolve", "Agora"))
    assert t.p1.hand == "Copper"
