"""Watchtower goes wrong when the gained card has moved, or when Watchtower itself is what arrives in the hand."""

from freehold.rules.vocab import HAND
from tests.bed import bed

CARD = "Watchtower"


def test_draws_up_to_six() -> None:
    """You draw until you have 6 cards in hand; with 6 or more you draw none."""
    t = bed(hand="Watchtower, 2 Estate", deck="9 Copper")
    t.play("Watchtower")
    assert t.p1.hand == "2 Estate, 4 Copper"
    t = bed(hand="Watchtower, 7 Estate", deck="9 Copper")
    t.play("Watchtower")
    assert len(t.p1.hand) == 7


def test_trashes_or_topdecks() -> None:
    """When you gain a card, on any turn, you may reveal Watchtower to trash that card or to put it onto your deck."""
    t = bed(hand="Watchtower", p2="Watchtower")
    t.game.log = []
    t.gain("Curse", ("resolve", "Watchtower"), ("option", "trash"))
    assert "reveal" in [line.word for line in t.game.log]
    assert t.trashed == "Curse"
    assert t.p1.hand == "Watchtower"
    t.gain("Gold", ("p2", "resolve", "Watchtower"), ("p2", "option", "topdeck"), seat=1)
    assert t.p2.deck == "Gold"
    assert t.p2.discard == ""
    t.gain("Silver", ("resolve", ""))
    assert t.p1.discard == "Silver"


def test_for_each_card_gained() -> None:
    """You may reveal it for each card you gain, and do different things with them."""
    t = bed(hand="Mountebank", p2="Watchtower")
    t.play(
        "Mountebank", ("p2", "resolve", "Watchtower"), ("p2", "option", "trash"),
        ("p2", "resolve", "Watchtower"), ("p2", "option", "topdeck"),
    )  # fmt: skip
    assert t.trashed == "Curse"
    assert t.p2.deck == "Copper"


def test_not_once_the_card_has_moved() -> None:
    """If another ability has moved the gained card, Watchtower cannot move it any more."""
    t = bed(hand="Watchtower", text="p1 play: Royal Seal")
    t.gain("Gold", ("resolve", "Royal Seal"))
    assert t.p1.deck == "Gold"
    assert t.trashed == ""


def test_a_trashed_card_was_gained() -> None:
    """Even if you trash it you did gain the card, and what that triggers happens."""
    t = bed(hand="Watchtower", text="p1 play: 2 Copper", kingdom="Mint")
    t.gain("Mint", ("resolve", "Watchtower"), ("option", "trash"))
    assert t.trashed == "Mint, 2 Copper"
    assert len(t.game.gained_cards(0)) == 1


def test_drawn_by_another_ability() -> None:
    """If another ability puts Watchtower into your hand while you gain a card, you may still reveal it."""
    t = bed(deck="Watchtower, Copper", kingdom="Cavalry")
    t.gain("Cavalry", ("resolve", "Watchtower"), ("option", "trash"))
    assert t.trashed == "Cavalry"
    assert t.p1.hand == "Watchtower, Copper"


def test_gained_to_the_hand() -> None:
    """If you gain a Watchtower to your hand you may reveal that one, to trash it or put it onto your deck."""
    t = bed(kingdom="Watchtower")
    t.gain("Watchtower", ("resolve", "Watchtower"), ("option", "topdeck"), to=HAND)
    assert t.p1.deck == "Watchtower"
    assert t.p1.hand == ""


def test_a_minus_card_token_is_no_card() -> None:
    """A -1 Card token is put off first, and you still draw until you have 6 cards."""
    t = bed(hand="Watchtower, 3 Copper", deck="4 Estate")
    t.p1.player.minus_card = True
    t.play("Watchtower")
    assert t.p1.hand == "3 Copper, 3 Estate"
    assert not t.p1.player.minus_card


def test_trashed_for_what_that_brings() -> None:
    """If the gained card gives you something when it is trashed, you may trash it with Watchtower to have that."""
    t = bed(hand="Watchtower", kingdom="Feodum")
    t.gain("Feodum", ("resolve", "Watchtower"), ("option", "trash"), *[("resolve", "")] * 3)
    assert t.trashed == "Feodum"
    assert t.p1.discard == "3 Silver"


def test_a_gained_siren_or_villa() -> None:
    """A Villa that has put itself into your hand has moved; if you move it first you still return to your Action phase."""
    t = bed(hand="Watchtower", kingdom="Villa", text="turn: p1 buy")
    t.gain("Villa", ("resolve", "Villa"))
    assert t.p1.hand == "Watchtower, Villa"
    t = bed(hand="Watchtower", kingdom="Villa", text="turn: p1 buy")
    t.gain("Villa", ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Villa"
    assert t.game.phase == 1
    assert t.p1.actions == 2
