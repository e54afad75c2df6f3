"""Duchess goes wrong when you are left out, or when the Duchess for a Duchy comes from nowhere."""

from tests.bed import bed

CARD = "Duchess"


def test_play() -> None:
    """+$2. Each player, you too, looks at the top card of their deck and chooses whether to discard it."""
    t = bed(hand="Duchess", deck="Estate", p2_deck="Gold", p3="", text="p3 deck: Curse")
    t.play("Duchess", ("discard", "yes"), ("p2", "discard", "no"), ("p3", "discard", "yes"))
    assert t.p1.coins == 2
    assert t.p1.discard == "Estate"
    assert t.p2.deck == "Gold"
    assert t.p3.discard == "Curse"


def test_gain_with_a_duchy() -> None:
    """When you gain a Duchy, you may gain a Duchess."""
    t = bed(kingdom="Duchess")
    t.gain("Duchy", ("resolve", "Duchess"))
    assert t.p1.discard == "Duchy, Duchess"
    t = bed(kingdom="Duchess")
    t.gain("Duchy", ("resolve", ""))
    assert t.p1.discard == "Duchy"


def test_on_another_players_turn() -> None:
    """That also works on another player's turn."""
    t = bed(kingdom="Duchess")
    t.gain("Duchy", ("p2", "resolve", "Duchess"), seat=1)
    assert t.p2.discard == "Duchy, Duchess"


def test_none_left() -> None:
    """If no Duchess is left in the Supply, there is none to gain."""
    t = bed(kingdom="Duchess", text="pile Duchess: 0")
    t.gain("Duchy")
    assert t.p1.discard == "Duchy"


def test_not_for_other_cards() -> None:
    """Other Victory cards do not bring a Duchess."""
    t = bed(kingdom="Duchess")
    t.gain("Province")
    assert t.p1.discard == "Province"


def test_duchess_set_aside() -> None:
    """A Duchess that is only set aside (for Way of the Mouse) does not do this."""
    t = bed(landscapes="Way of the Mouse", text="extra Way of the Mouse: Duchess")
    t.gain("Duchy")
    assert t.p1.discard == "Duchy"


def test_not_from_the_black_market() -> None:
    """A Duchess that is only in the Black Market deck does not do this either."""
    t = bed(kingdom="Black Market", text="extra Black Market: Duchess, Village, Moat\noffers: Duchess, Village, Moat")
    t.gain("Duchy")
    assert t.p1.discard == "Duchy"


def test_shuffles_for_a_card() -> None:
    """A player with an empty deck shuffles first; without any cards there is none to look at. It is only one card each."""
    t = bed(hand="Duchess", discard="Estate", p2_deck="Curse, Gold", p3="")
    t.play("Duchess", ("discard", "yes"), ("p2", "discard", "yes"))
    assert (t.p1.discard, t.p2.discard, t.p2.deck) == ("Estate", "Curse", "Gold")
