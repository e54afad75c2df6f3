"""Seaway goes wrong when the token goes to another pile than that of the gained card."""

from freehold.rules.vocab import BUY_TOKEN
from tests.bed import bed

CARD = "Seaway"


def test_gains_an_action_and_moves_the_token() -> None:
    """You gain an Action card costing at most $4 and move your +1 Buy token to its pile."""
    t = bed(landscapes="Seaway", coins=5, kingdom="Smithy, Village, Market")
    t.buy("Seaway", ("gain", "Smithy"))
    assert t.p1.discard == "Smithy"
    assert "(1 to 1 of: Village, Smithy)" in t.asked[-1] or "(1 to 1 of: Smithy, Village)" in t.asked[-1]
    assert t.p1.player.token_at[BUY_TOKEN] == t.game.pile_named("Smithy")


def test_the_cost_matters_only_then() -> None:
    """The cost matters when you gain the card: a card that is cheaper on this turn qualifies, and the token stays."""
    t = bed(hand="Bridge Troll", landscapes="Seaway", coins=5, kingdom="Market")
    t.play("Bridge Troll")
    t.buy("Seaway", ("gain", "Market"))
    assert t.p1.player.token_at[BUY_TOKEN] == t.game.pile_named("Market")
    t.end_turn()
    assert t.p1.player.token_at[BUY_TOKEN] == t.game.pile_named("Market")


def test_nothing_gained() -> None:
    """If you gain no card the token does not move."""
    t = bed(landscapes="Seaway", coins=5, kingdom="Market")
    t.buy("Seaway")
    assert t.p1.player.token_at[BUY_TOKEN] == -1


def test_a_card_of_a_split_pile() -> None:
    """The card's type matters, not its pile's: a Small Castle that costs little enough qualifies, and has the token then."""
    t = bed(hand="Bridge Troll", landscapes="Seaway", coins=5, text="p2 discard: Humble Castle, Crumbling Castle")
    t.play("Bridge Troll")
    t.buy("Seaway", ("gain", "Small Castle"))
    assert t.p1.player.token_at[BUY_TOKEN] == t.game.pile_named("Castles")
