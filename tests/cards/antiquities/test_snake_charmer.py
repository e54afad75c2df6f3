"""Snake Charmer goes wrong in what counts as trashed this turn, and in which cards save from the Curse."""

from tests.bed import bed

CARD = "Snake Charmer"


def test_nothing_trashed_yet() -> None:
    """+1 Action. If you have not trashed a card this turn: +$1, and you may trash a card from your hand."""
    t = bed(hand="Snake Charmer, Copper")
    t.play("Snake Charmer", ("trash", "Copper"))
    assert (t.p1.actions, t.p1.coins) == (1, 1)
    assert t.trashed == "Copper"
    t = bed(hand="Snake Charmer, Copper")
    t.play("Snake Charmer", ("trash", ""))
    assert t.trashed == "-"


def test_trashed_before() -> None:
    """If you have, +$4 instead, and nothing to trash: also for what an earlier Snake Charmer trashed."""
    t = bed(hand="2 Snake Charmer, Copper, Estate")
    t.play("Snake Charmer", ("trash", "Copper"))
    t.play("Snake Charmer")
    assert t.p1.coins == 5
    assert t.p1.hand == "Estate"


def test_only_your_own_trashing() -> None:
    """What other players trashed does not count, nor what you trashed on another turn."""
    t = bed(hand="2 Snake Charmer, Copper", p2="Estate, Duchy")
    t.play("Snake Charmer", ("trash", ""), ("p2", "trash", "Estate"))
    t.play("Snake Charmer", ("trash", ""), ("p2", "trash", "Duchy"))
    assert t.p1.coins == 2
    t = bed(hand="Snake Charmer, Copper", deck="Snake Charmer, 4 Silver", p2="")
    t.play("Snake Charmer", ("trash", "Copper"))
    t.end_turn()
    t.end_turn()
    t.play("Snake Charmer", ("trash", ""))
    assert t.p1.coins == 1


def test_curse_under_the_deck() -> None:
    """Each other player may trash a card from their hand. Who trashes no Action and no Victory card gains a Curse, under their
    deck."""
    t = bed(hand="Snake Charmer", p2="Copper, Village", p2_deck="Gold", p3="Village, Estate", p4="Gold, Silver",
            text="p3 deck: Gold\np4 deck: Gold")  # fmt: skip
    t.play("Snake Charmer", ("p2", "trash", "Copper"), ("p3", "trash", "Village"), ("p4", "trash", ""))
    assert t.p2.deck == "Gold, Curse"
    assert t.p3.deck == "Gold"
    assert t.p4.deck == "Gold, Curse"


def test_victory_card_saves() -> None:
    """A Victory card saves from the Curse too."""
    t = bed(hand="Snake Charmer", p2="Estate, Copper")
    t.play("Snake Charmer", ("p2", "trash", "Estate"))
    assert t.p2.deck == "-"


def test_no_curses_trashed() -> None:
    """They cannot trash a Curse, as the card has it."""
    t = bed(hand="Snake Charmer", p2="2 Curse")
    t.play("Snake Charmer")
    assert t.p2.hand == "2 Curse"
    assert t.p2.deck == "Curse"


def test_no_deck() -> None:
    """If a player has no deck, the Curse becomes their deck."""
    t = bed(hand="Snake Charmer", p2_discard="Gold")
    t.play("Snake Charmer")
    assert t.p2.deck == "Curse"


def test_few_curses() -> None:
    """If there are not enough Curses, they go round from the player to your left. Without any nobody gains one, and nobody must
    trash."""
    t = bed(hand="Snake Charmer", p3="", text="pile Curse: 1")
    t.play("Snake Charmer")
    assert t.p2.deck == "Curse"
    assert t.p3.deck == "-"
    t = bed(hand="Snake Charmer", p2="Village", text="pile Curse: 0")
    t.play("Snake Charmer", ("p2", "trash", ""))
    assert t.p2.hand == "Village"


def test_unaffected() -> None:
    """Who is unaffected cannot trash, and gains no Curse."""
    t = bed(hand="Snake Charmer", p2="Moat, Estate")
    t.play("Snake Charmer", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, Estate"
    assert t.p2.deck == "-"
    t = bed(hand="Lighthouse", deck="9 Copper", p2="Snake Charmer")
    t.play("Lighthouse")
    t.end_turn()
    t.play("Snake Charmer")
    assert len(t.p1.hand) == 5
    assert "Curse" not in t.p1.deck
