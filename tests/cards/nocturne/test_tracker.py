"""Tracker goes wrong in when its ability begins and ends, and for cards that something else has moved."""

from tests.bed import bed

CARD = "Tracker"
MOUNTAIN = "boons: The Mountain's Gift"
FIELD = "boons: The Field's Gift"


def test_gained_cards_may_go_onto_your_deck() -> None:
    """+$1. For the rest of the turn, each time you gain a card you may put it onto your deck."""
    t = bed(hand="Tracker", text=FIELD)
    t.play("Tracker")
    assert t.p1.coins == 2
    t.gain("Gold", ("resolve", "Tracker"))
    t.gain("Silver", ("resolve", ""))
    t.gain("Estate", ("resolve", "Tracker"))
    assert t.p1.deck == "Estate, Gold"
    assert t.p1.discard == "Silver"


def test_what_the_boon_gains() -> None:
    """It works from then on, also for a card that its own Boon gains."""
    t = bed(hand="Tracker", text=MOUNTAIN)
    t.play("Tracker", ("resolve", "Tracker"))
    assert t.p1.deck == "Silver"


def test_bought_cards_too() -> None:
    """It does not matter how you gain the card."""
    t = bed(hand="Tracker", text=FIELD, coins=1)
    t.play("Tracker")
    t.buy("Silver", ("resolve", "Tracker"))
    assert t.p1.deck == "Silver"


def test_not_cards_that_others_gain() -> None:
    """Only cards that you gain; and only this turn."""
    t = bed(hand="Tracker", deck="9 Copper", text=FIELD)
    t.play("Tracker")
    t.gain("Gold", seat=1)
    assert t.p2.discard == "Gold"
    t.end_turn()
    t.gain("Gold", seat=0)
    assert "Gold" in t.p1.discard


def test_after_it_left_play() -> None:
    """It works for the rest of the turn even if the Tracker has left play."""
    t = bed(hand="Tracker", text=FIELD)
    t.play("Tracker")
    t.game.players[0].trash([t.card("Tracker", 0, "play")])
    t.gain("Gold", ("resolve", "Tracker"))
    assert t.p1.deck == "Gold"


def test_moved_by_something_else() -> None:
    """If another ability has moved the gained card, Tracker cannot move it."""
    t = bed(hand="Tracker, Watchtower", text=FIELD)
    t.play("Tracker")
    t.gain("Gold", ("resolve", "Watchtower"), ("option", "trash"))
    assert t.trashed == "Gold"
    assert t.p1.deck == "-"


def test_set_up_while_a_card_is_gained() -> None:
    """If it is played while you gain a card, it can put that card onto your deck."""
    t = bed(hand="Sheepdog", deck="9 Copper", kingdom="Sheepdog", landscapes="Way of the Mouse",
            text=FIELD + "\nextra Way of the Mouse: Tracker")  # fmt: skip
    t.gain("Gold", ("resolve", "Sheepdog"), ("resolve", "Way of the Mouse"), ("resolve", "Tracker"))
    assert t.p1.deck == "Gold, 9 Copper"


def test_pouch() -> None:
    """In games with it each player starts with a Pouch in place of a Copper."""
    t = bed(kingdom="Tracker")
    names = [kind.name for kind, _ in t.game.setup.starting_deck()]
    assert (names.count("Pouch"), names.count("Copper")) == (1, 6)


def test_first_printing_while_in_play() -> None:
    """Before 2022: it works while the Tracker is in play, also for what its Boon gains."""
    t = bed(hand="Tracker", text=MOUNTAIN, ruleset="first printing")
    t.play("Tracker", ("resolve", "Tracker"))
    assert t.p1.coins == 1
    assert t.p1.deck == "Silver"
    t.gain("Gold", ("resolve", "Tracker"))
    assert t.p1.deck == "Gold, Silver"
    t.game.players[0].trash([t.card("Tracker", 0, "play")])
    t.gain("Gold")
    assert t.p1.discard == "Gold"
