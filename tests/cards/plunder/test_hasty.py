"""Hasty goes wrong when the card was moved before, or when it waits for the wrong turn."""

from tests.bed import bed

CARD = "Hasty"


def test_played_next_turn() -> None:
    """When you gain a Hasty card you set it aside, and play it at the start of your next turn; that costs no Action."""
    t = bed(deck="12 Copper", p2_deck="5 Copper", landscapes="Hasty", kingdom="Smithy", text="extra Hasty: Smithy")
    t.gain("Smithy")
    assert t.p1.aside == "Smithy"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Smithy"
    assert t.p1.hand == "8 Copper"
    assert t.p1.actions == 1


def test_on_another_players_turn() -> None:
    """Also a card that you gain on another player's turn."""
    t = bed(deck="12 Copper", p2_deck="12 Copper", landscapes="Hasty", kingdom="Smithy", text="extra Hasty: Smithy")
    t.gain("Smithy", seat=1)
    t.end_turn()
    assert t.p2.in_play == "Smithy"


def test_treasure() -> None:
    """A Hasty Treasure is so played in the Action phase."""
    t = bed(deck="12 Copper", p2_deck="5 Copper", landscapes="Hasty", kingdom="Farm", text="extra Hasty: Farm")
    t.gain("Farm")
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 2


def test_moved_before() -> None:
    """If you moved it with another ability first, it is not set aside, and not played."""
    t = bed(hand="Watchtower", deck="12 Copper", landscapes="Hasty", kingdom="Smithy", text="extra Hasty: Smithy")
    t.gain("Smithy", ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Smithy, 12 Copper"
    assert t.p1.aside == "-"


def test_victory_card_without_instructions() -> None:
    """A Hasty Territory is played, though it else cannot be: it goes into play and does nothing, but a token on its pile
    works."""
    t = bed(deck="12 Copper", p2_deck="5 Copper", landscapes="Hasty", kingdom="Clashes, Peasant",
            text="extra Hasty: Clashes\ntop Clashes: Territory\np1 tokens: +1 Action on Clashes")  # fmt: skip
    t.gain("Territory", ("resolve", "Hasty"))
    assert t.p1.aside == "Territory"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Territory"
    assert t.p1.hand == "5 Copper"
    assert t.p1.actions == 2
