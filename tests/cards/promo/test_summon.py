"""Summon goes wrong when the card has moved on after it was gained."""

from tests.bed import Bed, bed

CARD = "Summon"


def table(hand: str = "", kingdom: str = "Smithy, Village, Market", coins: int = 5, deck: str = "9 Copper") -> Bed:
    return bed(hand=hand, kingdom=kingdom, landscapes="Summon", coins=coins, deck=deck, text="turn: p1 buy")


def test_played_next_turn() -> None:
    """You gain an Action costing up to $4 and set it aside; when your next turn starts it is played, using no Action."""
    t = table()
    t.buy("Summon", ("gain", "Smithy"))
    assert "of: Smithy, Village)" in t.asked[-1]
    assert t.p1.aside == "Smithy"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Smithy"
    assert t.p1.actions == 1
    assert len(t.p1.hand) == 8


def test_moved_when_gained() -> None:
    """If you move the card as you gain it, Summon loses track of it: it is not set aside and not played."""
    t = table(hand="Watchtower")
    t.buy("Summon", ("gain", "Smithy"), ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.aside == ""
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == ""


def test_nomad_camp() -> None:
    """Summon finds a card that is gained to another place, such as a Nomad Camp on your deck."""
    t = table(kingdom="Nomad Camp")
    t.buy("Summon")
    assert t.p1.aside == "Nomad Camp"
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 2


def test_nothing_gained() -> None:
    """If you do not gain the card, as when another player who possesses you does, nothing is set aside."""
    t = bed(hand="Possession", p2="Cellar", kingdom="Smithy", landscapes="Summon")
    t.play("Possession")
    t.end_turn()
    t.to_phase(3)
    t.game.players[1].coins = 5
    t.buy("Summon", ("gain", "Smithy"))
    assert t.p2.aside == ""
    assert "Smithy" in t.p1.discard


def test_covered_in_the_discard_pile() -> None:
    """A card gained on top of it, as by a card that brings others when gained, does not hide it from Summon."""
    t = table(kingdom="Death Cart")
    t.buy("Summon", ("gain", "Death Cart"))
    assert t.p1.aside == "Death Cart"
    assert len(t.p1.discard) == 2


def test_two_of_them() -> None:
    """Each Summon plays its own card."""
    t = bed(kingdom="Smithy, Village", landscapes="Summon", coins=10, buys=2, deck="19 Copper", text="turn: p1 buy")
    t.buy("Summon", ("gain", "Smithy"))
    t.buy("Summon", ("gain", "Village"))
    t.end_turn()
    t.end_turn(("p1", "resolve", "Summon"))
    assert t.p1.in_play == "Smithy, Village"
    assert len(t.p1.hand) == 9


def test_a_card_that_moves_itself() -> None:
    """A Siren trashes itself when gained, unless you trash an Action: then Summon cannot set it aside."""
    t = table(kingdom="Siren")
    t.buy("Summon")
    assert t.trashed == "Siren"
    assert t.p1.aside == ""


def test_exiled_by_another_player() -> None:
    """Another player's Gatekeeper exiles the card before Summon can set it aside."""
    t = bed(p2="Gatekeeper", p2_deck="9 Copper", deck="9 Copper", kingdom="Smithy, Gatekeeper", landscapes="Summon",
            text="turn: p2 action")  # fmt: skip
    t.play("Gatekeeper")
    t.end_turn()
    t.game.players[0].coins = 5
    t.buy("Summon")
    assert t.p1.exile == "Smithy"
    assert t.p1.aside == ""


def test_only_once() -> None:
    """The card is played on your next turn only."""
    t = bed(kingdom="Village", landscapes="Summon", coins=5, deck="40 Copper")
    t.buy("Summon")
    for _ in range(4):
        t.end_turn()
    assert t.p1.in_play == ""
    assert t.p1.actions == 1
