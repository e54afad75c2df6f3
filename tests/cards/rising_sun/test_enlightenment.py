"""Enlightenment goes wrong in the phases, and in all that asks what is an Action."""

from freehold.rules.vocab import ACTION
from tests.bed import Bed, bed

CARD = "Enlightenment"


def active(hand: str = "", deck: str = "", **more: str) -> Bed:
    lands = "Enlightenment" + more.pop("landscapes", "")
    text = "p1 holds: Enlightenment\np2 holds: Enlightenment\n" + more.pop("text", "")
    return bed(hand, deck, landscapes=lands, text=text, kingdom="Poet" + more.pop("kingdom", ""),
               **more)  # type: ignore[arg-type]  # fmt: skip


def test_not_before_it_happens() -> None:
    """Nothing changes before the last Sun is removed."""
    t = bed(hand="Copper", deck="Estate", kingdom="Poet", landscapes="Enlightenment")
    assert not t.types("Copper") & ACTION
    t.play("Copper")
    assert t.p1.coins == 1


def test_played_in_the_action_phase() -> None:
    """A Treasure can be played in your Action phase, for an Action: instead of what it says, +1 Card and +1 Action."""
    t = active("Gold, Copper", "Estate, Duchy")
    t.step(("play", "Gold"))
    assert t.p1.coins == 0
    assert t.p1.actions == 1
    assert t.p1.hand == "Copper, Estate"
    assert t.p1.in_play == "Gold"


def test_played_in_the_buy_phase() -> None:
    """In the Buy phase Treasures do what they always did; what was played in the Action phase gives no $ then."""
    t = active("Gold", "Silver")
    t.step(("play", "Gold"))
    t.to_phase(3, ("treasures", "Silver"))
    assert t.p1.coins == 2


def test_everything_the_treasure_says() -> None:
    """All it says when played is left out, not only its $."""
    t = active("Contraband", "Estate")
    t.play("Contraband")
    assert t.p1.buys == 1
    assert t.p1.hand == "Estate"


def test_actions_for_all_purposes() -> None:
    """Treasures are Actions for everything: Rice Broker draws 7 cards for a trashed Copper."""
    t = active("Rice Broker, Copper", "9 Estate")
    t.play("Rice Broker")
    assert t.p1.hand == "7 Estate"


def test_throne_room() -> None:
    """Throne Room can play a Treasure twice: +2 Cards and +2 Actions."""
    t = active("Throne Room, Silver", "3 Estate")
    t.play("Throne Room", ("play card", "Silver"))
    assert t.p1.hand == "2 Estate"
    assert t.p1.actions == 2
    assert t.p1.coins == 0


def test_anybodys_action_phase() -> None:
    """In any player's Action phase: a Treasure that you play on another player's turn gives you +1 Card and +1 Action, too."""
    t = active("Copper", p2="Silver", p2_deck="Estate")
    t.p2.player.play(t.card("Silver", seat=1))
    assert t.p2.hand == "Estate"
    assert t.p2.coins == 0


def test_ways() -> None:
    """As Treasures are Actions, a Way can be used with them, for that instead."""
    t = active("Silver", "Estate", landscapes=", Way of the Ox")
    t.play("Silver", ("resolve", "Way of the Ox"))
    assert t.p1.actions == 2
    assert t.p1.hand == "-"
    t = active("Silver", "Estate", landscapes=", Way of the Ox")
    t.play("Silver", ("resolve", "Enlightenment"))
    assert t.p1.hand == "Estate"


def test_highwayman() -> None:
    """Highwayman cannot keep your first Treasure from giving you +1 Card and +1 Action in an Action phase."""
    t = active("Highwayman", "9 Copper", p2="Silver", p2_deck="9 Estate")
    t.play("Highwayman")
    t.end_turn()
    t.play("Silver", ("resolve", "Enlightenment"))
    assert t.p2.hand == "Estate"
    assert t.p2.actions == 1


def test_cards_that_count_actions() -> None:
    """Also at the end of the game: Vineyard counts Treasures as Actions."""
    t = active("Vineyard, 5 Copper, Village")
    assert t.p1.points == 2


def test_treasure_actions() -> None:
    """A card that is an Action and a Treasure gives +1 Card and +1 Action in an Action phase as well."""
    t = active("Crown, Village", "3 Copper")
    t.play("Crown")
    assert t.p1.hand == "Village, Copper"


def test_gaining_an_action() -> None:
    """What lets you gain an Action lets you gain a Treasure."""
    t = active(kingdom=", University")
    gainable = [t.game.name(card) for card in t.p1.player.supply(types=ACTION)]
    assert "Gold" in gainable
    assert "Estate" not in gainable
