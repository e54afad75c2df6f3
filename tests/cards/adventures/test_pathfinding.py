"""Pathfinding goes wrong in which piles may have the token."""

from freehold.rules.vocab import CARD_TOKEN
from tests.bed import bed

CARD = "Pathfinding"


def test_moves_the_token_to_an_action_pile() -> None:
    """You move your token to an Action pile of the Supply. When you play one of its cards you first draw a card."""
    t = bed(hand="Smithy, Copper", deck="9 Estate", landscapes="Pathfinding", kingdom="Smithy, Village, Castles", coins=8)
    t.buy("Pathfinding", ("pile", "Smithy"))
    t.game.phase = 1
    t.play("Smithy")
    assert len(t.p1.hand) == 1 + 4


def test_only_action_piles() -> None:
    """Only Action piles may have it, also empty ones and ones with other tokens of yours; the Estate pile is none."""
    t = bed(landscapes="Pathfinding", kingdom="Smithy, Village, Castles, Page", coins=8, text="pile Smithy: 0")
    t.p1.player.token_at[0] = t.game.pile_named("Village")
    t.buy("Pathfinding", ("pile", "Village"))
    assert "(1 to 1 of: Smithy, Village, Page)" in t.asked[-1]


def test_a_split_pile() -> None:
    """A split pile counts as its randomizer says, whatever lies on top."""
    t = bed(landscapes="Pathfinding", kingdom="Patrician", coins=8, text="p2 discard: 5 Patrician")
    t.buy("Pathfinding")
    assert t.p1.player.token_at[CARD_TOKEN] == t.game.pile_named("Emporium")
