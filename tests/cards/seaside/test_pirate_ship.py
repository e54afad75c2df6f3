"""Pirate Ship goes wrong when it counts Treasures instead of successful attacks."""

from freehold.cards.seaside import ATTACK_THEM, SPEND_THE_LOOT
from freehold.rules.vocab import COIN_TOKENS
from tests.bed import Bed, bed

CARD = "Pirate Ship"


def loot(t: Bed, seat: int = 0) -> int:
    return t.game.tokens_on(t.game.spot_of(t.game.kind_named(CARD)), COIN_TOKENS, seat)


def give_loot(t: Bed, count: int) -> None:
    t.game.put_tokens(t.game.spot_of(t.game.kind_named(CARD)), COIN_TOKENS, count, 0)


def test_attack() -> None:
    """Each other player reveals 2 cards, trashes one Treasure of your choice and discards the rest; you get a token."""
    t = bed(hand="Pirate Ship", p2_deck="Gold, Copper, Estate")
    t.play("Pirate Ship", ("option", ATTACK_THEM), ("trash", "Gold"))
    assert t.trashed == "Gold"
    assert t.p2.discard == "Copper"
    assert t.p2.deck == "Estate"
    assert loot(t) == 1
    assert t.p1.coins == 0


def test_coins() -> None:
    """The other option gives +$1 for each token on your mat; the tokens stay."""
    t = bed(hand="2 Pirate Ship", actions=2)
    give_loot(t, 3)
    t.play("Pirate Ship", ("option", SPEND_THE_LOOT))
    t.play("Pirate Ship", ("option", SPEND_THE_LOOT))
    assert t.p1.coins == 6
    assert loot(t) == 3


def test_without_tokens() -> None:
    """You may choose the coins without having tokens, for nothing."""
    t = bed(hand="Pirate Ship", p2_deck="Gold")
    t.play("Pirate Ship", ("option", SPEND_THE_LOOT))
    assert t.p1.coins == 0
    assert t.p2.deck == "Gold"


def test_coins_are_one_effect() -> None:
    """The coins come as one effect: a -$1 token takes only one of them."""
    t = bed(hand="Pirate Ship")
    give_loot(t, 3)
    t.game.players[0].minus_coin = True
    t.play("Pirate Ship", ("option", SPEND_THE_LOOT))
    assert t.p1.coins == 2


def test_reactions_before_the_choice() -> None:
    """The others react before you choose an option, even if you then take the coins."""
    t = bed(hand="Pirate Ship", p2="Moat", p2_deck="Gold")
    t.play("Pirate Ship", ("p2", "resolve", "Moat"), ("option", ATTACK_THEM))
    assert t.p2.deck == "Gold"
    assert loot(t) == 0


def test_one_token_however_many_treasures() -> None:
    """You get only one token, even if several players trashed a Treasure."""
    t = bed(hand="Pirate Ship", p2_deck="Copper, Estate", p3="", text="p3 deck: Silver, Estate")
    t.play("Pirate Ship", ("option", ATTACK_THEM))
    assert t.trashed == "Copper, Silver"
    assert loot(t) == 1


def test_no_treasure_no_token() -> None:
    """If nobody trashed a Treasure you get no token; the revealed cards are discarded."""
    t = bed(hand="Pirate Ship", p2_deck="2 Estate")
    t.play("Pirate Ship", ("option", ATTACK_THEM))
    assert t.p2.discard == "2 Estate"
    assert loot(t) == 0


def test_tokens_are_your_own() -> None:
    """Only your own tokens count."""
    t = bed(hand="Pirate Ship", p2="Pirate Ship")
    give_loot(t, 2)
    t.end_turn()
    t.play("Pirate Ship", ("option", SPEND_THE_LOOT))
    assert t.p2.coins == 0


def test_each_player_in_turn() -> None:
    """One player trashes and discards before the next one reveals."""
    t = bed(hand="Pirate Ship", p2_deck="Copper, Gold", p3="", text="p3 deck: Copper, Silver")
    t.play("Pirate Ship", ("option", ATTACK_THEM), ("trash", "Gold"), ("trash", "Silver"))
    assert "Silver" not in t.asked[1]
    assert t.p2.discard == "Copper"
    assert t.p3.discard == "Copper"
