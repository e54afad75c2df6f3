"""Training goes wrong in which piles may have the token."""

from freehold.rules.vocab import COIN_TOKEN
from tests.bed import bed

CARD = "Training"


def test_moves_the_token_to_an_action_pile() -> None:
    """You move your token to an Action pile of the Supply. When you play one of its cards you first get +$1."""
    t = bed(hand="Smithy, Copper", deck="9 Estate", landscapes="Training", kingdom="Smithy, Village, Castles", coins=6)
    t.buy("Training", ("pile", "Smithy"))
    t.game.phase = 1
    t.play("Smithy")
    assert t.p1.coins == 1


def test_only_action_piles() -> None:
    """Only Action piles may have it, also empty ones and ones with other tokens of yours; the Estate pile is none."""
    t = bed(landscapes="Training", kingdom="Smithy, Village, Castles, Page", coins=6, text="pile Smithy: 0")
    t.p1.player.token_at[0] = t.game.pile_named("Village")
    t.buy("Training", ("pile", "Village"))
    assert "(1 to 1 of: Smithy, Village, Page)" in t.asked[-1]


def test_a_split_pile() -> None:
    """A split pile counts as its randomizer says, whatever lies on top."""
    t = bed(landscapes="Training", kingdom="Patrician", coins=6, text="p2 discard: 5 Patrician")
    t.buy("Training")
    assert t.p1.player.token_at[COIN_TOKEN] == t.game.pile_named("Emporium")
