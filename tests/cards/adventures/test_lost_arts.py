"""Lost Arts goes wrong in which piles may have the token."""

from freehold.rules.vocab import ACTION_TOKEN
from tests.bed import bed

CARD = "Lost Arts"


def test_moves_the_token_to_an_action_pile() -> None:
    """You move your token to an Action pile of the Supply. When you play one of its cards you first get +1 Action."""
    t = bed(hand="Smithy, Copper", deck="9 Estate", landscapes="Lost Arts", kingdom="Smithy, Village, Castles", coins=6)
    t.buy("Lost Arts", ("pile", "Smithy"))
    t.game.phase = 1
    t.play("Smithy")
    assert t.p1.actions == 1


def test_only_action_piles() -> None:
    """Only Action piles may have it, also empty ones and ones with other tokens of yours; the Estate pile is none."""
    t = bed(landscapes="Lost Arts", kingdom="Smithy, Village, Castles, Page", coins=6, text="pile Smithy: 0")
    t.p1.player.token_at[0] = t.game.pile_named("Village")
    t.buy("Lost Arts", ("pile", "Village"))
    assert "(1 to 1 of: Smithy, Village, Page)" in t.asked[-1]


def test_a_split_pile() -> None:
    """A split pile counts as its randomizer says, whatever lies on top."""
    t = bed(landscapes="Lost Arts", kingdom="Patrician", coins=6, text="p2 discard: 5 Patrician")
    t.buy("Lost Arts")
    assert t.p1.player.token_at[ACTION_TOKEN] == t.game.pile_named("Emporium")
