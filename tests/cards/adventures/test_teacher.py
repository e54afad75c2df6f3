"""Teacher goes wrong in which piles may get a token, and in when a token's bonus comes."""

from freehold.rules.vocab import ACTION_TOKEN, BUY_TOKEN, CARD_TOKEN, COIN_TOKEN, COST_TOKEN, TRASH_TOKEN
from tests.bed import Bed, bed

CARD = "Teacher"
KINGDOM = "Peasant, Village, Smithy"


def calls(t: Bed, token: str, pile: str) -> None:
    """Go to the first player's next turn, call Teacher there and put a token on a pile."""
    t.end_turn()
    t.end_turn(("resolve", "Teacher"), ("option", token), ("pile", pile))


def test_playing_it_only_puts_it_on_the_mat() -> None:
    """Playing it puts it on your Tavern mat and gives nothing else."""
    t = bed(hand="Teacher", deck="9 Copper", kingdom=KINGDOM)
    t.play("Teacher")
    assert t.p1.tavern == "Teacher"
    assert t.p1.hand == ""
    assert t.p1.actions == 0


def test_plus_card_token() -> None:
    """+1 Card token: when you play a card from that pile you first draw a card."""
    t = bed(deck="9 Copper, Smithy", kingdom=KINGDOM, text="p1 tavern: Teacher")
    calls(t, "+1 Card", "Smithy")
    t.p1.player.gain_named("Smithy", 0)
    t.play("Smithy")
    assert len(t.p1.hand) == 9


def test_plus_action_token() -> None:
    """+1 Action token: when you play a card from that pile you first get +1 Action."""
    t = bed(deck="4 Copper, Smithy", kingdom=KINGDOM, text="p1 tavern: Teacher")
    calls(t, "+1 Action", "Smithy")
    t.play("Smithy")
    assert t.p1.actions == 1


def test_plus_buy_token() -> None:
    """+1 Buy token: when you play a card from that pile you first get +1 Buy."""
    t = bed(deck="4 Copper, Smithy", kingdom=KINGDOM, text="p1 tavern: Teacher")
    calls(t, "+1 Buy", "Smithy")
    t.play("Smithy")
    assert t.p1.buys == 2


def test_plus_coin_token() -> None:
    """+$1 token: when you play a card from that pile you first get +$1."""
    t = bed(deck="4 Copper, Smithy", kingdom=KINGDOM, text="p1 tavern: Teacher")
    calls(t, "+$1", "Smithy")
    t.play("Smithy")
    assert t.p1.coins == 1


def test_only_action_piles_without_your_tokens() -> None:
    """The token goes to an Action pile of the Supply where you have none of your tokens, of whatever sort."""
    for token in (CARD_TOKEN, ACTION_TOKEN, BUY_TOKEN, COIN_TOKEN, COST_TOKEN, TRASH_TOKEN):
        t = bed(kingdom=KINGDOM, text="p1 tavern: Teacher", deck="9 Copper")
        t.p1.player.token_at[token] = t.game.pile_named("Village")
        calls(t, "+1 Buy", "Smithy")
        assert "(1 to 1 of: Peasant, Smithy)" in t.asked[-1]


def test_a_token_moves() -> None:
    """A token that lies on another pile moves from there."""
    t = bed(kingdom=KINGDOM, text="p1 tavern: Teacher", deck="Village, 8 Copper")
    t.p1.player.token_at[COIN_TOKEN] = t.game.pile_named("Village")
    calls(t, "+$1", "Smithy")
    t.play("Village")
    assert t.p1.coins == 0


def test_tokens_of_opponents_do_not_hinder() -> None:
    """Tokens of your opponents do not hinder you."""
    t = bed(kingdom=KINGDOM, text="p1 tavern: Teacher", deck="9 Copper")
    t.p2.player.token_at[CARD_TOKEN] = t.game.pile_named("Smithy")
    calls(t, "+$1", "Smithy")
    assert t.p1.player.token_at[COIN_TOKEN] == t.game.pile_named("Smithy")


def test_an_estate_token_does_not_hinder() -> None:
    """Your Estate token lies on a card that was set aside, not on its pile: it does not hinder you."""
    t = bed(kingdom="Smithy", landscapes="Inheritance", text="p1 tavern: Teacher", deck="9 Copper", coins=7)
    t.buy("Inheritance")
    assert t.p1.aside == "Smithy"
    t.end_turn()
    t.end_turn(("resolve", "Teacher"), ("option", "+$1"))  # Smithy's is the only Action pile
    assert t.p1.player.token_at[COIN_TOKEN] == t.game.pile_named("Smithy")


def test_discarded_after_the_turn_it_is_called() -> None:
    """It is discarded from play on the turn you call it; later it may be drawn and played again."""
    t = bed(kingdom=KINGDOM, text="p1 tavern: Teacher", deck="15 Copper")
    calls(t, "+$1", "Smithy")
    assert t.p1.in_play == "Teacher"
    t.end_turn()
    assert "Teacher" in t.p1.discard


def test_need_not_be_called() -> None:
    """You may leave it on your Tavern mat."""
    t = bed(kingdom=KINGDOM, text="p1 tavern: Teacher", deck="15 Copper")
    t.end_turn()
    t.end_turn(("resolve", ""))
    assert t.p1.tavern == "Teacher"


def test_a_split_pile() -> None:
    """On a split pile the token works for every card that belongs to the pile."""
    t = bed(deck="3 Copper, Patrician, Emporium, 9 Copper", kingdom="Peasant, Patrician/Emporium",
            text="p1 tavern: Teacher")  # fmt: skip
    calls(t, "+$1", "Patrician")
    t.play("Patrician")
    t.play("Emporium")
    assert t.p1.coins == 3
