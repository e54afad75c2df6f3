"""Tokens of the players on piles (CR IV): whose they are, when they work, where they may lie."""

from freehold.rules.vocab import ACTION_TOKEN, CARD_TOKEN, COIN_TOKEN, COST_TOKEN, TRASH_TOKEN
from tests.bed import bed

KINGDOM = "Peasant, Smithy, Village"  # Peasant brings the tokens


def test_tokens_of_others_do_nothing_for_you() -> None:
    """Tokens of other players do nothing for you."""
    t = bed(hand="Smithy", deck="9 Copper", kingdom=KINGDOM)
    t.p2.player.token_at[CARD_TOKEN] = t.game.pile_named("Smithy")
    t.play("Smithy")
    assert t.p1.hand == "3 Copper"


def test_the_bonus_comes_first() -> None:
    """The bonus comes before the card is resolved: a card drawn by it may be discarded to a Cellar."""
    t = bed(hand="Cellar", deck="Estate, Gold", kingdom=KINGDOM)
    t.p1.player.token_at[CARD_TOKEN] = t.game.pile_named("Cellar")
    t.play("Cellar", ("discard", "Estate"))
    assert t.p1.hand == "Gold"


def test_a_pile_may_be_empty() -> None:
    """A token may lie on an empty pile and works for the cards of that pile wherever they are."""
    t = bed(hand="Smithy", deck="9 Copper", kingdom=KINGDOM, text="pile Smithy: 0\np1 tavern: Teacher")
    t.end_turn()
    t.end_turn(("resolve", "Teacher"), ("option", "+1 Action"), ("pile", "Smithy"))
    assert t.p1.player.token_at[ACTION_TOKEN] == t.game.pile_named("Smithy")


def test_tokens_stay_when_cards_are_taken() -> None:
    """Tokens stay on the pile when a card is taken from it."""
    t = bed(kingdom=KINGDOM)
    t.p1.player.token_at[COIN_TOKEN] = t.game.pile_named("Smithy")
    t.gain("Smithy")
    assert t.p1.player.token_at[COIN_TOKEN] == t.game.pile_named("Smithy")


def test_several_bonuses() -> None:
    """Several of your tokens may lie on one pile: you get all their bonuses, in the order you like."""
    t = bed(hand="Smithy", deck="9 Copper", kingdom=KINGDOM)
    t.p1.player.token_at[COIN_TOKEN] = t.game.pile_named("Smithy")
    t.p1.player.token_at[ACTION_TOKEN] = t.game.pile_named("Smithy")
    t.play("Smithy", ("resolve", "Pile tokens"))
    assert (t.p1.coins, t.p1.actions) == (1, 1)


def test_replaying_gives_the_bonus_again() -> None:
    """Each time the card is played you get the bonus."""
    t = bed(hand="Throne Room, Smithy", deck="9 Copper", kingdom=KINGDOM)
    t.p1.player.token_at[COIN_TOKEN] = t.game.pile_named("Smithy")
    t.play("Throne Room", ("play card", "Smithy"))
    assert t.p1.coins == 2


def test_the_cost_token() -> None:
    """Your -$2 token makes all cards of the pile, whoever has them, $2 cheaper on your turns, and on yours only."""
    t = bed(kingdom=KINGDOM, p2="Smithy")
    t.p1.player.token_at[COST_TOKEN] = t.game.pile_named("Smithy")
    assert t.cost("Smithy") == 2
    assert t.game.cost(t.card("Smithy", 1)) == 2
    t.end_turn()
    assert t.cost("Smithy") == 4


def test_costs_never_go_below_nothing() -> None:
    """No cost goes below $0."""
    t = bed(kingdom=KINGDOM)
    t.p1.player.token_at[COST_TOKEN] = t.game.pile_named("Estate")
    t.p2.player.token_at[COST_TOKEN] = t.game.pile_named("Estate")
    assert t.cost("Estate") == 0
    t.p1.player.token_at[COST_TOKEN] = t.game.pile_named("Copper")
    assert t.cost("Copper") == 0


def test_the_trashing_token() -> None:
    """When you gain a card from the pile with your Trashing token you may trash a card from your hand."""
    t = bed(hand="Curse, Gold", kingdom=KINGDOM)
    t.p1.player.token_at[TRASH_TOKEN] = t.game.pile_named("Smithy")
    t.gain("Smithy", ("trash", "Curse"))
    assert t.trashed == "Curse"
    t.gain("Village")
    t.gain("Smithy", ("trash", ""))
    assert t.trashed == "Curse"


def test_a_position_with_a_token_on_a_pile_brings_its_rules() -> None:
    t = bed(hand="Village", kingdom="Village", deck="2 Copper", text="p1 tokens: +1 Card on Village")
    t.play("Village")
    assert t.p1.hand == "2 Copper"
