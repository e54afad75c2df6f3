"""Ferry goes wrong in which piles may have the token."""

from freehold.rules.vocab import COST_TOKEN
from tests.bed import bed

CARD = "Ferry"


def test_moves_the_token_to_an_action_pile() -> None:
    """You move your token to an Action pile of the Supply. Its cards cost $2 less on your turns."""
    t = bed(hand="Smithy, Copper", deck="9 Estate", landscapes="Ferry", kingdom="Smithy, Village, Castles", coins=3)
    t.buy("Ferry", ("pile", "Smithy"))
    assert t.cost("Smithy") == 2


def test_only_action_piles() -> None:
    """Only Action piles may have it, also empty ones and ones with other tokens of yours; the Estate pile is none."""
    t = bed(landscapes="Ferry", kingdom="Smithy, Village, Castles, Page", coins=3, text="pile Smithy: 0")
    t.p1.player.token_at[0] = t.game.pile_named("Village")
    t.buy("Ferry", ("pile", "Village"))
    assert "(1 to 1 of: Smithy, Village, Page)" in t.asked[-1]


def test_a_split_pile() -> None:
    """A split pile counts as its randomizer says, whatever lies on top."""
    t = bed(landscapes="Ferry", kingdom="Patrician", coins=3, text="p2 discard: 5 Patrician")
    t.buy("Ferry")
    assert t.p1.player.token_at[COST_TOKEN] == t.game.pile_named("Emporium")
