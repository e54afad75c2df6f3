"""Scheme goes wrong with cards that stay in play, and when one Scheme saves two cards."""

from tests.bed import bed

CARD = "Scheme"


def test_play() -> None:
    """+1 Card and +1 Action. This turn, one Action that you discard from play may go onto your deck, and is drawn again."""
    t = bed(hand="Scheme, Militia", deck="Copper, 5 Estate", p2="")
    t.play("Scheme")
    assert t.p1.hand == "Militia, Copper"
    assert t.p1.actions == 1
    t.play("Militia")
    t.end_turn(("order", "Militia, Scheme"), ("resolve", "Scheme"))
    assert t.p1.hand == "Militia, 4 Estate"
    assert t.p1.discard == "Scheme, Copper"


def test_scheme_itself() -> None:
    """You may choose the Scheme itself."""
    t = bed(hand="Scheme", deck="Copper, 5 Estate")
    t.play("Scheme")
    t.end_turn(("resolve", "Scheme"))
    assert t.p1.hand == "Scheme, 4 Estate"


def test_is_optional() -> None:
    """You need not choose any card, and may pass over one to take the next."""
    t = bed(hand="Scheme, Militia", deck="Copper, 5 Estate", p2="")
    t.play("Scheme")
    t.play("Militia")
    t.end_turn(("order", "Militia, Scheme"), ("resolve", ""), ("resolve", "Scheme"))
    assert t.p1.hand == "Scheme, 4 Estate"


def test_played_twice() -> None:
    """Played twice, it saves two cards."""
    t = bed(hand="Throne Room, Scheme", deck="2 Copper, 5 Estate")
    t.play("Throne Room", ("play card", "Scheme"))
    t.end_turn(("order", "Throne Room, Scheme"), ("resolve", "Scheme"), ("resolve", "Scheme"))
    assert t.p1.hand == "Throne Room, Scheme, 3 Estate"


def test_card_that_stays() -> None:
    """A card that is not discarded, such as a Duration that stays in play, cannot be chosen."""
    t = bed(hand="Scheme, Enchantress", deck="Copper, 5 Estate")
    t.play("Scheme")
    t.play("Enchantress")
    t.end_turn(("resolve", ""))
    assert t.p1.in_play == "Enchantress"
    assert t.p1.discard == "Scheme, Copper"


def test_only_actions_from_play() -> None:
    """Treasures cannot be chosen, nor Actions that are discarded from the hand."""
    t = bed(hand="Scheme, Gold, Smithy", deck="Copper, 5 Estate")
    t.play("Scheme")
    t.discard("Smithy")
    t.to_phase(2)
    t.play("Gold")
    t.end_turn(("resolve", "Scheme"))
    assert t.p1.hand == "Scheme, 4 Estate"


def test_only_this_turn() -> None:
    """On later turns it does nothing more."""
    t = bed(hand="Scheme", deck="Militia, 9 Copper", p2="")
    t.play("Scheme")
    t.end_turn(("resolve", ""))
    t.end_turn()
    assert t.game.effects == []


def test_card_that_has_gone() -> None:
    """A second Scheme used for a card that the first has put onto the deck already is not used up by that."""
    t = bed(hand="Throne Room, Scheme", deck="2 Copper, 5 Estate")
    t.play("Throne Room", ("play card", "Scheme"))
    t.end_turn(("order", "Throne Room, Scheme"), ("resolve", "Scheme"), ("resolve", "Scheme"))
    assert t.p1.hand == "Throne Room, Scheme, 3 Estate"


def test_one_card_for_each() -> None:
    """One Scheme saves one card: once it has been used, no other card can be chosen."""
    t = bed(hand="Scheme", deck="9 Copper", text="p1 play: 2 Village")
    t.play("Scheme")
    t.end_turn(("order", "2 Village, Scheme"), ("resolve", "Scheme"))
    assert t.p1.hand == "Village, 4 Copper"
    assert t.p1.discard == "Village, Scheme, Copper"
