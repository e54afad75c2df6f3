"""Guardian goes wrong when its protection begins or ends at the wrong moment, or when it is gained to the discard pile."""

from freehold.rules.vocab import DISCARD, NIGHT_PHASE, TURN_OPENING
from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Guardian"
NIGHT = "turn: p1 night"


def test_a_coin_next_turn() -> None:
    """At the start of your next turn you get +$1; it stays in play until then."""
    t = bed(hand="Guardian", deck="9 Copper", text=NIGHT)
    t.play("Guardian")
    assert t.p1.coins == 0
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 1
    assert t.p1.in_play == "Guardian"
    t.end_turn()
    assert t.p1.in_play == ""


def test_attacks_do_not_affect_you() -> None:
    """Until your next turn, Attacks that other players play do not affect you; you cannot choose to be affected."""
    t = bed(hand="Guardian", deck="5 Copper", p2="Militia", text=NIGHT)
    t.play("Guardian")
    t.end_turn()
    t.play("Militia")
    assert t.p1.hand == "5 Copper"


def test_a_hex_is_turned_over() -> None:
    """If an Attack deals out a Hex, one is turned over even if it affects nobody."""
    t = bed(hand="Guardian", deck="5 Copper", p2="Skulk", text=NIGHT + "\nhexes: Plague")
    t.play("Guardian")
    t.end_turn()
    t.play("Skulk")
    assert t.p1.hand == "5 Copper"
    assert cards_of(t, 7) == ["Plague"]


def test_you_may_still_react() -> None:
    """You may use Reactions to the Attack all the same."""
    t = bed(hand="Guardian", deck="Horse Traders, 4 Copper", p2="Militia", text=NIGHT)
    t.play("Guardian")
    t.end_turn()
    t.play("Militia", ("p1", "resolve", "Horse Traders"))
    assert t.p1.hand == "4 Copper"
    assert t.p1.aside == "Horse Traders"


def test_ends_before_start_of_turn_abilities() -> None:
    """The protection ends as your turn starts, before anything that happens at the start of the turn."""
    t = bed(hand="Guardian", deck="5 Copper", p2_deck="Militia", text=NIGHT)
    t.play("Guardian")
    t.end_turn()
    serial = t.game.turn_serial
    while t.game.turn_serial == serial or t.game.phase != TURN_OPENING:
        t.step()
    assert t.p1.coins == 0
    t.play("Militia", seat=1)
    assert t.p1.hand == "3 Copper"


def test_no_help_against_earlier_attacks() -> None:
    """An Attack that lasts until its player's next turn is not stopped by a Guardian played after it."""
    t = bed(hand="Corsair", p2="Guardian, Silver")
    t.play("Corsair")
    t.end_turn()
    t.play("Guardian")
    t.play("Silver")
    assert t.trashed == "Silver"


def test_gained_to_your_hand() -> None:
    """It is gained to your hand, so you may play it in the Night of the turn you buy it."""
    t = bed(kingdom="Guardian", coins=2)
    t.buy("Guardian")
    assert t.p1.hand == "Guardian"
    t.to_phase(NIGHT_PHASE)
    t.play("Guardian")
    assert t.p1.in_play == "Guardian"


def test_gained_elsewhere() -> None:
    """What gains a card to another place (Armory: onto your deck) gains it there."""
    t = bed(hand="Armory", kingdom="Guardian")
    t.play("Armory", ("gain", "Guardian"))
    assert t.p1.deck == "Guardian"
    assert t.p1.hand == ""


def test_moved_when_gained() -> None:
    """An ability that moves a card you gain can move it out of your hand."""
    t = bed(hand="Watchtower", kingdom="Guardian")
    t.gain("Guardian", ("resolve", "Watchtower"), ("option", "topdeck"), to=DISCARD)
    assert t.p1.deck == "Guardian"
    assert t.p1.hand == "Watchtower"
