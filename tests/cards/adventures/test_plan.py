"""Plan goes wrong in which piles may have the token."""

from freehold.rules.vocab import TRASH_TOKEN
from tests.bed import bed

CARD = "Plan"


def test_moves_the_token_to_an_action_pile() -> None:
    """You move your token to an Action pile of the Supply. When you gain a card from it you may trash a card from your hand."""
    t = bed(hand="Smithy, Copper", deck="9 Estate", landscapes="Plan", kingdom="Smithy, Village, Castles", coins=3)
    t.buy("Plan", ("pile", "Smithy"))
    t.gain("Smithy", ("trash", "Copper"))
    assert t.trashed == "Copper"


def test_only_action_piles() -> None:
    """Only Action piles may have it, also empty ones and ones with other tokens of yours; the Estate pile is none."""
    t = bed(landscapes="Plan", kingdom="Smithy, Village, Castles, Page", coins=3, text="pile Smithy: 0")
    t.p1.player.token_at[0] = t.game.pile_named("Village")
    t.buy("Plan", ("pile", "Village"))
    assert "(1 to 1 of: Smithy, Village, Page)" in t.asked[-1]


def test_a_split_pile() -> None:
    """A split pile counts as its randomizer says, whatever lies on top."""
    t = bed(landscapes="Plan", kingdom="Patrician", coins=3, text="p2 discard: 5 Patrician")
    t.buy("Plan")
    assert t.p1.player.token_at[TRASH_TOKEN] == t.game.pile_named("Emporium")


def test_first_printing_when_bought() -> None:
    """Before 2022: you may trash when you buy a card from the pile, not when you gain one otherwise."""
    t = bed(hand="Estate", kingdom="Village", landscapes="Plan", coins=6, buys=2, ruleset="first printing")
    t.buy("Plan")
    t.gain("Village")
    assert t.p1.hand == "Estate"
    t.buy("Village", ("trash", "Estate"))
    assert t.trashed == "Estate"


def test_first_printing_other_tokens() -> None:
    t = bed(hand="2 Village", deck="9 Copper", kingdom="Village", landscapes="Plan, Ferry, Training",
            coins=12, ruleset="first printing")  # fmt: skip
    t.game.players[0].buys = 3
    t.buy("Ferry")
    assert t.cost("Village") == 1
    t.buy("Training")
    coins = t.p1.coins
    t.play("Village")
    assert t.p1.coins == coins + 1
