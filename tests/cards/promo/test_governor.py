"""Governor goes wrong in who gets the better half, in the order of the players, or when others must trash."""

from freehold.cards.promo import CARDS, TRASHING, TREASURES
from tests.bed import bed

CARD = "Governor"


def test_cards() -> None:
    """+1 Action and, if you choose so, you draw 3 cards and each other player 1."""
    t = bed(hand="Governor", deck="4 Copper", p2_deck="2 Silver", p3="")
    t.play("Governor", ("option", CARDS))
    assert t.p1.actions == 1
    assert t.p1.hand == "3 Copper"
    assert t.p2.hand == "Silver"


def test_treasures_in_turn_order() -> None:
    """You gain a Gold and each other player a Silver, in turn order: the last Silver goes to the player to your left."""
    t = bed(hand="Governor", p3="", text="pile Silver: 1")
    t.play("Governor", ("option", TREASURES))
    assert t.p1.discard == "Gold"
    assert t.p2.discard == "Silver"
    assert t.p3.discard == ""


def test_trashing() -> None:
    """You may turn a card of your hand into one that costs exactly $2 more, each other player into one $1 more."""
    t = bed(hand="Governor, Estate", p2="Estate, Copper", kingdom="Smithy")
    t.play("Governor", ("option", TRASHING), ("trash", "Estate"), ("p2", "trash", "Estate"))
    assert t.p1.discard == "Smithy"
    assert t.p2.discard == "Silver"
    assert t.trashed == "2 Estate"


def test_trashing_is_optional() -> None:
    """Everybody may decline; who does not trash gains nothing."""
    t = bed(hand="Governor, Estate", p2="Estate")
    t.play("Governor", ("option", TRASHING), ("trash", ""), ("p2", "trash", ""))
    assert t.trashed == ""
    assert t.p1.discard == ""


def test_nothing_at_that_cost() -> None:
    """A card is trashed even if none of the exact cost is left."""
    t = bed(hand="Governor, Gold", p2="Copper")
    t.play("Governor", ("option", TRASHING), ("trash", "Gold"), ("p2", "trash", "Copper"))
    assert t.trashed == "Gold, Copper"
    assert t.p1.discard == "Province"
    assert t.p2.discard == ""


def test_not_itself() -> None:
    """The Governor you play is not in your hand: it cannot be trashed, another one can."""
    t = bed(hand="2 Governor", kingdom="Governor, Expand")
    t.play("Governor", ("option", TRASHING), ("trash", "Governor"))
    assert t.p1.in_play == "Governor"
    assert t.trashed == "Governor"
    assert t.p1.discard == "Expand"


def test_your_gain_comes_first() -> None:
    """Your own turn comes first: what your gain does to the others' hands is done before they trash."""
    t = bed(hand="Governor, Silver", p2="", p2_deck="Estate, Copper", kingdom="Lost City")
    t.play("Governor", ("option", TRASHING), ("trash", "Silver"), ("gain", "Lost City"), ("p2", "trash", "Estate"))
    assert t.p1.discard == "Lost City"
    assert t.p2.discard == "Silver"


def test_way_of_the_chameleon() -> None:
    """Played with Way of the Chameleon, only your own +Cards become +$; the others draw."""
    t = bed(hand="Governor", deck="3 Copper", p2_deck="2 Silver", landscapes="Way of the Chameleon")
    t.play("Governor", ("resolve", "Way of the Chameleon"), ("option", CARDS))
    assert t.p1.coins == 3
    assert t.p1.hand == ""
    assert t.p2.hand == "Silver"


def test_others_react_in_the_middle() -> None:
    """Others may react in the middle of it: to your Victory card with a Black Cat, before they trash."""
    t = bed(hand="Governor, Silver", p2="Black Cat", p2_deck="Estate, Copper", kingdom="Nobles, Duke")
    t.play("Governor", ("option", TRASHING), ("trash", "Silver"), ("gain", "Duchy"), ("p2", "resolve", "Black Cat"),
           ("p2", "trash", "Estate"))  # fmt: skip
    assert t.p2.discard == "Silver"


def test_your_token_on_a_pile() -> None:
    """Your -$2 token lowers costs on your turn for the others' choices too."""
    t = bed(hand="Governor, Copper", p2="Estate", kingdom="Market", landscapes="Ferry", coins=3)
    t.buy("Ferry", ("pile", "Market"))
    t.game.phase = 1
    t.play("Governor", ("option", TRASHING), ("trash", ""), ("p2", "trash", "Estate"), ("p2", "gain", "Market"))
    assert t.p2.discard == "Market"


def test_one_card_each() -> None:
    """Everybody trashes at most one card, and must gain one if there is any of the exact cost."""
    t = bed(hand="Governor, 2 Estate", kingdom="Smithy", p2="2 Estate")
    t.play("Governor", ("option", "trashing: you may turn a card into one that costs $2 more, each other player into one that "
                        "costs $1 more"), ("trash", "Estate"), ("p2", "trash", "Estate"))  # fmt: skip
    assert all("(0 to 1 of" in asked for asked in t.asked[1:])
    assert (t.p1.discard, t.p2.discard) == ("Smithy", "Silver")
