"""Shanty Town goes wrong when it looks at the hand before it has left it, or only for pure Actions."""

from tests.bed import bed

CARD = "Shanty Town"


def test_without_actions_draws() -> None:
    """You get +2 Actions, reveal your hand, and if there is no Action in it, +2 Cards, both in any case."""
    t = bed(hand="Shanty Town, Estate", deck="Village, Gold")
    t.play("Shanty Town")
    assert t.p1.actions == 2
    assert t.p1.hand == "Estate, Village, Gold"


def test_with_an_action() -> None:
    """With an Action card in hand, one of two types too, you draw nothing."""
    t = bed(hand="Shanty Town, Nobles", deck="2 Gold")
    t.play("Shanty Town")
    assert t.p1.actions == 2
    assert t.p1.hand == "Nobles"


def test_reveals_the_hand() -> None:
    """You must reveal your hand."""
    t = bed(hand="Shanty Town, Estate, Nobles")
    t.game.log = []
    t.play("Shanty Town")
    revealed = [entry for entry in t.game.log if entry.word == "reveal"]
    assert [len(entry.kinds) for entry in revealed] == [2]
    assert revealed[0].audience == -1


def test_revealed_cards_put_back_are_secret_again() -> None:
    """What you later put back face down from a revealed hand, the others do not know."""
    t = bed(hand="Shanty Town, Courtyard, Estate", deck="Copper")
    t.play("Shanty Town")
    t.play("Courtyard", ("topdeck", "Estate"))
    top = t.game.cards_in(t.game.players[0].base + 1)[-1]
    assert t.p1.deck == "Estate"
    assert not t.game.players[1].view.can_see(top)


def test_draws_two_cards() -> None:
    t = bed(hand="Shanty Town", deck="3 Gold")
    t.play("Shanty Town")
    assert (t.p1.hand, t.p1.actions) == ("2 Gold", 2)
