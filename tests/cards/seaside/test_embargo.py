"""Embargo goes wrong when its token comes without trashing it, or when gaining is taken for buying."""

from freehold.rules.vocab import CURSE_TOKENS
from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Embargo"


def test_trashes_itself_for_a_token() -> None:
    """It is trashed (you cannot refuse), you choose a Supply pile, and the $2 it gave stay with you."""
    t = bed(hand="Embargo", coins=1)
    t.play("Embargo", ("pile", "Silver"))
    assert t.trashed == "Embargo"
    assert t.p1.in_play == ""
    assert t.p1.coins == 3
    assert t.game.tokens_on(int(t.game.pile_named("Silver")), CURSE_TOKENS) == 1
    t.buy("Silver")
    assert t.p1.discard == "Curse, Silver"


def test_no_token_if_it_cannot_be_trashed() -> None:
    """Played without being put into play it cannot be trashed, so there is no token."""
    t = bed(hand="Village", kingdom="Cellar", landscapes="Way of the Mouse", text="extra Way of the Mouse: Embargo")
    t.play("Village", ("resolve", "Way of the Mouse"))
    assert t.p1.coins == 2
    assert t.trashed == ""


def test_throne_room_gives_one_token() -> None:
    """Played twice by Throne Room it gives $2 twice, but is trashed and adds a token only once."""
    t = bed(hand="Throne Room, Embargo")
    t.play("Throne Room", ("play card", "Embargo"), ("pile", "Silver"))
    assert t.p1.coins == 4
    t.buy("Silver")
    assert t.p1.discard == "Curse, Silver"


def test_gaining_without_buying_is_safe() -> None:
    """Gaining a card from the pile without buying it gives no Curse."""
    t = bed(hand="Embargo")
    t.play("Embargo", ("pile", "Silver"))
    t.gain("Silver")
    assert t.p1.discard == "Silver"


def test_other_piles_are_safe() -> None:
    """Buying from another pile gives no Curse."""
    t = bed(hand="Embargo", coins=1)
    t.play("Embargo", ("pile", "Silver"))
    t.buy("Estate")
    assert t.p1.discard == "Estate"


def test_curse_comes_before_the_bought_card() -> None:
    """The Curse is gained when the card is bought, before that card: the last Curse itself can then not be gained."""
    t = bed(hand="Embargo", text="pile Curse: 1")
    t.play("Embargo", ("pile", "Curse"))
    t.buy("Curse")
    assert t.p1.discard == "Curse"
    assert t.left("Curse") == 0


def test_each_token_gives_a_curse_to_whoever_buys() -> None:
    """Each token of the pile gives a Curse, to any player who buys from it, for the rest of the game."""
    t = bed(hand="2 Embargo", actions=2, text="p2 discard: 5 Copper")
    t.play("Embargo", ("pile", "Silver"))
    t.play("Embargo", ("pile", "Silver"))
    t.end_turn()
    t.game.players[1].coins = 3
    t.buy("Silver")
    assert t.p2.discard == "5 Copper, 2 Curse, Silver"
    assert t.p1.discard == ""


def test_first_printing_adds_a_token_anyway() -> None:
    """First printing: the token is added whether or not it was trashed, so Throne Room adds two; the Curses come at once."""
    t = bed(hand="Throne Room, Embargo", ruleset="first printing")
    t.play("Throne Room", ("pile", "Silver"), ("pile", "Silver"))
    assert t.p1.coins == 4
    assert t.trashed == "Embargo"
    t.buy("Silver")
    assert t.p1.discard == "2 Curse, Silver"
    assert t.p2.discard == ""


def test_first_printing_left_where_it_is() -> None:
    """First printing: played without being put into play it still adds a token."""
    t = bed(hand="Village", kingdom="Cellar", landscapes="Way of the Mouse", text="extra Way of the Mouse: Embargo",
            ruleset="first printing", coins=1)  # fmt: skip
    t.play("Village", ("resolve", "Way of the Mouse"), ("pile", "Silver"))
    t.buy("Silver")
    assert t.p1.discard == "Curse, Silver"


def test_added_while_buying() -> None:
    """A token added to a pile while you are buying from it (a gained Embargo, played at once) gives its Curse already."""
    t = bed(kingdom="Embargo, Talisman", landscapes="Innovation", text="p1 play: Talisman", coins=2)
    own(t, "Innovation")
    t.buy("Embargo", ("resolve", "Innovation"), ("pile", "Embargo"))
    assert t.trashed == "Embargo"
    assert t.p1.discard == "Curse, Embargo"


def test_each_token_is_an_ability_of_its_own() -> None:
    """The Curses of several tokens come one by one: something else may be resolved between them."""
    t = bed(hand="2 Embargo", actions=2, kingdom="Talisman", text="p1 play: Talisman")
    t.play("Embargo", ("pile", "Silver"))
    t.play("Embargo", ("pile", "Silver"))
    t.buy("Silver", ("resolve", "Embargo"), ("resolve", "Talisman"))
    assert t.p1.discard == "2 Curse, 2 Silver"
    assert t.game.name(t.p1.player.discards[1]) == "Silver"


def test_tokens_of_a_position() -> None:
    t = bed(kingdom="Embargo, Moat", text="tokens Moat: curse=2", coins=2)
    t.buy("Moat")
    assert t.p1.discard == "2 Curse, Moat"


def test_first_printing_added_while_buying() -> None:
    """First printing: a token added to a pile while you are buying from it comes too late for that card."""
    t = bed(kingdom="Embargo, Talisman", landscapes="Innovation", text="p1 play: Talisman", coins=2, ruleset="first printing")
    own(t, "Innovation")
    t.buy("Embargo", ("resolve", "Innovation"), ("pile", "Embargo"))
    assert t.trashed == "Embargo"
    assert t.p1.discard == "Embargo"


def test_first_printing_all_the_curses_at_once() -> None:
    """First printing: the Curses of a pile are one ability, before or after what else the purchase brings, not around it."""
    for first, gained in (("Haggler", "Silver, 2 Curse, Smithy"), ("Embargo", "2 Curse, Silver, Smithy")):
        t = bed(text="tokens Smithy: curse=2\np1 play: Haggler", kingdom="Smithy, Embargo", coins=4,
                ruleset="first printing")  # fmt: skip
        t.buy("Smithy", ("resolve", first), ("gain", "Silver"))
        assert str(t.p1.discard) == gained


def test_first_printing_only_the_pile_with_the_token() -> None:
    """First printing: cards of other piles bring no Curse, nor does gaining without buying."""
    t = bed(hand="Embargo", kingdom="Village", coins=9, buys=2, ruleset="first printing")
    t.play("Embargo", ("pile", "Village"))
    t.buy("Silver")
    t.gain("Village")
    assert t.p1.discard == "Silver, Village"
    t.buy("Village")
    assert t.p1.discard == "Silver, 2 Village, Curse"
