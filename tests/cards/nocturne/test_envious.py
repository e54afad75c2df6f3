"""Envious goes wrong when it changes other Treasures, or Silver and Gold of another phase."""

from tests.bed import Bed, bed
from tests.cards.nocturne.fates_bed import has

CARD = "Envious"


def table(hand: str = "Silver, Gold, Copper, Platinum") -> Bed:
    return bed(hand=hand, kingdom="Vampire", text="p1 holds: Envious\ncolonies: yes", deck="9 Copper")


def test_silver_and_gold_make_one() -> None:
    """At the start of your Buy phase you return it, and Silver and Gold make $1 this turn; other Treasures do not change."""
    t = table()
    t.to_phase(2)
    assert not has(t, "Envious")
    t.step(("treasures", "Silver, Gold, Copper, Platinum"))
    assert t.p1.coins == 1 + 1 + 1 + 5


def test_only_that_turn() -> None:
    """On later turns they make as much as ever."""
    t = table("")
    t.end_turn()
    t.end_turn()
    t.game.players[0].gain_named("Gold", 0)
    t.to_phase(2)
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 3


def test_before_the_buy_phase() -> None:
    """Silver and Gold played before your Buy phase, as with Black Market, make what they always make."""
    t = bed(hand="Black Market, Gold, Silver", kingdom="Vampire",
            text="p1 holds: Envious\nextra Black Market: Laboratory, Gardens, Moat\n"
                 "offers: Laboratory, Gardens, Moat")  # fmt: skip
    t.play("Black Market", ("treasures", "Gold"), ("buy", ""), ("order", "Laboratory, Gardens, Moat"))
    assert t.p1.coins == 5
    t.to_phase(2)
    t.step(("treasures", "Silver"))
    assert t.p1.coins == 6


def test_received_in_the_buy_phase() -> None:
    """If you get it after the start of your Buy phase, it applies to your next turn."""
    t = bed(hand="Gold", kingdom="Cursed Village", text="hexes: Envy", deck="9 Gold")
    t.to_phase(2)
    t.gain("Cursed Village")
    assert has(t, "Envious")
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 3
    t.end_turn()
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 1


def test_only_for_who_has_it() -> None:
    """It changes nothing for the other players."""
    t = bed(hand="Gold", kingdom="Vampire", text="p2 holds: Envious")
    t.to_phase(2)
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 3


def test_other_abilities_first() -> None:
    """Of several abilities at the start of your Buy phase you choose the order; Envious is returned in any case."""
    t = bed(hand="Gold", kingdom="Vampire, Village", landscapes="Family of Inventors",
            text="p1 holds: Envious\np1: favors=1")  # fmt: skip
    t.to_phase(2, ("resolve", "Family of Inventors"), ("pile", "Village"))
    assert not has(t, "Envious")
    t.step(("treasures", "Gold"))
    assert t.p1.coins == 1


def test_a_treasure_that_does_nothing() -> None:
    """If something else happens instead of what the Silver or Gold does, Envious does not matter for that card."""
    t = bed(hand="Highwayman", p2="Silver, Gold", kingdom="Vampire", text="p2 holds: Envious")
    t.play("Highwayman")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "Silver, Gold"))
    assert t.p2.coins == 1


def test_the_gold_of_reap() -> None:
    """The Gold that Reap plays at the start of your turn makes $3."""
    t = bed(deck="30 Copper", landscapes="Reap", coins=7, text="p1 holds: Envious")
    t.buy("Reap")
    t.p1.player.take_state(t.game.kind_named("Envious"))
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 3
