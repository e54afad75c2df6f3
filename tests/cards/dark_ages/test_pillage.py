"""Pillage goes wrong when it can be played twice, or when the victim chooses the card."""

from tests.bed import bed

CARD = "Pillage"


def test_play() -> None:
    """Trash it. If you did, gain 2 Spoils; each other player with 5 or more cards discards a card that you choose."""
    t = bed(hand="Pillage", p2="4 Copper, Gold", p3="4 Silver")
    t.play("Pillage", ("discard", "Gold"))
    assert t.trashed == "Pillage"
    assert t.p1.discard == "2 Spoils"
    assert t.p2.discard == "Gold"
    assert t.p3.hand == "4 Silver"


def test_played_twice() -> None:
    """It works only once with a Throne Room: the second time it cannot be trashed, so nothing happens."""
    t = bed(hand="Throne Room, Pillage", p2="5 Copper, Gold")
    t.play("Throne Room", ("play card", "Pillage"), ("discard", "Gold"))
    assert t.p1.discard == "2 Spoils"
    assert t.p2.hand == "5 Copper"


def test_without_spoils() -> None:
    """The others discard even if you cannot gain 2 Spoils."""
    t = bed(hand="Pillage", p2="4 Copper, Gold", text="pile Spoils: 1")
    t.play("Pillage", ("discard", "Gold"))
    assert t.p1.discard == "Spoils"
    assert t.p2.discard == "Gold"


def test_gains_first() -> None:
    """You gain the Spoils, with all that triggers, before anybody reveals a hand."""
    t = bed(hand="Pillage, Trader", p2="4 Copper, Gold")
    t.play("Pillage", ("resolve", "Trader"), ("resolve", ""), ("discard", "Gold"))
    assert t.p1.discard == "Silver, Spoils"


def test_one_player_after_the_other() -> None:
    """You choose for each player in turn, when that player has revealed the hand."""
    t = bed(hand="Pillage", p2="4 Copper, Gold", p3="4 Silver, Estate")
    t.play("Pillage", ("discard", "Gold"), ("discard", "Estate"))
    assert t.p2.hand == "4 Copper"
    assert t.p3.hand == "4 Silver"


def test_played_in_the_supply() -> None:
    """Played where it lies, in the Supply, it cannot be trashed and does nothing."""
    t = bed(hand="Band of Misfits", kingdom="Pillage", p2="5 Copper", text="p1: coins=0")
    t.game.players[0].play(t.game.top_named("Pillage"), leaving=True)
    assert t.trashed == ""
    assert t.p1.discard == ""
    assert t.p2.hand == "5 Copper"


def test_first_printing_without_trashing() -> None:
    """Before 2019: it attacks and gives 2 Spoils even if it cannot be trashed, as when it is played twice."""
    t = bed(hand="Throne Room, Pillage", p2="5 Copper, Gold", ruleset="first printing")
    t.play("Throne Room", ("discard", "Gold"))
    assert t.trashed == "Pillage"
    assert t.p1.discard == "4 Spoils"
    assert t.p2.hand == "4 Copper"


def test_first_printing_order() -> None:
    """Before 2019: the others discard before you gain the Spoils."""
    t = bed(hand="Pillage", p2="4 Copper, Tunnel", text="pile Gold: 1", ruleset="first printing")
    t.play("Pillage", ("discard", "Tunnel"), ("p2", "resolve", "Tunnel"))
    gains = [t.game.name(card) for card in t.game.gained_cards(-1)]
    assert gains == ["Gold", "Spoils", "Spoils"]


def test_moat() -> None:
    """Who shows a Moat keeps the hand."""
    t = bed(hand="Pillage", p2="Moat, 4 Copper")
    t.play("Pillage", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
