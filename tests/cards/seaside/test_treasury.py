"""Treasury goes wrong about which Victory cards count, and about when it goes back."""

from freehold.rules.vocab import BUY_PHASE, TREASURE_PHASE
from tests.bed import Bed, bed

CARD = "Treasury"


def start_buying(t: Bed) -> None:
    t.to_phase(TREASURE_PHASE)


def test_what_it_gives() -> None:
    """+1 Card, +1 Action and +$1."""
    t = bed(hand="Treasury", deck="Gold, Copper")
    t.play("Treasury")
    assert t.p1.hand == "Gold"
    assert (t.p1.actions, t.p1.coins) == (1, 1)


def test_back_onto_the_deck() -> None:
    """At the end of your Buy phase you may put it onto your deck: you draw it with your next hand."""
    t = bed(hand="Treasury", deck="9 Copper")
    t.play("Treasury")
    t.end_turn(("resolve", "Treasury"))
    assert t.p1.hand == "Treasury, 4 Copper"


def test_it_is_optional() -> None:
    """You need not put it onto your deck."""
    t = bed(hand="Treasury", deck="9 Copper")
    t.play("Treasury")
    t.end_turn(("resolve", ""))
    assert "Treasury" in t.p1.discard


def test_several() -> None:
    """Each Treasury you played may go back."""
    t = bed(hand="2 Treasury", deck="9 Copper")
    t.play("Treasury")
    t.play("Treasury")
    t.end_turn(("resolve", "Treasury"), ("resolve", "Treasury"))
    assert t.p1.hand == "2 Treasury, 3 Copper"


def test_not_with_a_bought_victory_card() -> None:
    """It cannot go back if you bought a Victory card in that Buy phase."""
    t = bed(hand="Treasury", deck="9 Copper", coins=1)
    t.play("Treasury")
    start_buying(t)
    t.buy("Estate")
    t.end_turn()
    assert "Treasury" in t.p1.discard


def test_not_with_a_gained_victory_card() -> None:
    """It cannot go back if you gained a Victory card in that Buy phase in any other way, before or after buying."""
    for phase in (TREASURE_PHASE, BUY_PHASE):
        t = bed(hand="Treasury", deck="9 Copper")
        t.play("Treasury")
        start_buying(t)
        t.game.phase = phase
        t.gain("Estate")
        t.end_turn()
        assert "Treasury" in t.p1.discard


def test_victory_cards_of_the_action_phase_do_not_matter() -> None:
    """Victory cards gained in your Action phase do not matter, nor those that others gain, nor other cards."""
    t = bed(hand="Treasury", deck="9 Copper")
    t.play("Treasury")
    t.gain("Estate")
    start_buying(t)
    t.gain("Estate", seat=1)
    t.gain("Silver")
    t.end_turn(("resolve", "Treasury"))
    assert "Treasury" in t.p1.hand


def test_must_still_be_in_play() -> None:
    """If it has left play meanwhile, it cannot be put onto your deck."""
    t = bed(hand="Treasury", deck="9 Copper")
    t.play("Treasury")
    t.game.players[0].trash([t.card("Treasury", 0, "play")])
    t.end_turn()
    assert t.trashed == "Treasury"


def test_throne_room_moves_it_once() -> None:
    """Played twice it can still be put onto your deck only once."""
    t = bed(hand="Throne Room, Treasury", deck="9 Copper")
    t.play("Throne Room", ("play card", "Treasury"))
    assert t.p1.coins == 2
    t.end_turn(("resolve", "Treasury"), ("resolve", ""))
    assert t.p1.hand == "Treasury, 4 Copper"


def test_played_in_the_buy_phase() -> None:
    """If you play it in your Buy phase, Victory cards gained earlier in that phase count."""
    t = bed(hand="Treasury", deck="9 Copper")
    start_buying(t)
    t.gain("Estate")
    t.play("Treasury")
    t.end_turn()
    assert "Treasury" in t.p1.discard


def test_each_buy_phase_for_itself() -> None:
    """With several Buy phases the one that just ended counts: going back to your Action phase ends it."""
    t = bed(hand="Treasury", deck="9 Copper")
    t.play("Treasury")
    start_buying(t)
    t.gain("Estate")
    t.game.players[0].return_to_actions()
    start_buying(t)
    t.end_turn(("resolve", "Treasury"))
    assert "Treasury" in t.p1.hand
    t = bed(hand="Treasury", deck="9 Copper")
    t.play("Treasury")
    start_buying(t)
    t.expect(("resolve", "Treasury"))
    t.game.players[0].return_to_actions()
    t.finish()
    assert t.p1.deck == "Treasury, 8 Copper"


def test_while_possessed() -> None:
    """A Victory card you buy while Possessed is gained by the other player, so your Treasury may still go back."""
    t = bed(hand="Possession", deck="20 Copper", p2="Treasury", p2_deck="20 Copper")
    t.play("Possession")
    t.end_turn()
    t.play("Treasury")
    t.game.players[1].coins = 2
    t.buy("Estate")
    assert "Estate" in t.p1.discard
    t.end_turn(("p2", "resolve", "Treasury"))
    assert "Treasury" in t.p2.hand


def test_first_printing_when_discarded() -> None:
    """First printing: it goes back when you discard it from play, if you bought no Victory card this turn."""
    t = bed(hand="Treasury", deck="9 Copper", ruleset="first printing")
    t.play("Treasury")
    assert t.p1.coins == 1
    start_buying(t)
    t.gain("Estate")
    t.end_turn(("resolve", "Treasury"))
    assert t.p1.hand == "Treasury, 4 Copper"


def test_first_printing_bought_victory_card() -> None:
    """First printing: not if you bought a Victory card on the turn."""
    t = bed(hand="Treasury", deck="9 Copper", coins=1, ruleset="first printing")
    t.play("Treasury")
    t.buy("Estate")
    t.end_turn()
    assert "Treasury" in t.p1.discard


def test_first_printing_only_from_play() -> None:
    """First printing: a Treasury discarded from the hand does not go back."""
    t = bed(hand="Treasury", deck="9 Copper", ruleset="first printing")
    t.discard("Treasury")
    assert t.p1.discard == "Treasury"


def test_first_printing_tireless() -> None:
    """First printing: a Tireless Treasury goes onto your deck by either ability; what comes first has moved it."""
    for first, hand in (("Treasury", "Treasury, 4 Copper"), ("Tireless", "5 Copper")):
        t = bed(hand="Treasury", deck="12 Copper", landscapes="Tireless", kingdom="Treasury",
                text="extra Tireless: Treasury", ruleset="first printing")  # fmt: skip
        t.play("Treasury")
        t.end_turn(("resolve", first))
        assert t.p1.hand == hand


def test_first_printing_played() -> None:
    """Before 2022: +1 Card, +1 Action and +$1, as now."""
    t = bed(hand="Treasury", deck="2 Gold", ruleset="first printing")
    t.play("Treasury")
    assert (t.p1.hand, t.p1.actions, t.p1.coins) == ("Gold", 1, 1)
