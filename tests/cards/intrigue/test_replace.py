"""Replace goes wrong when it forgets one of two bonuses, or pays for a card that was not gained or has moved on."""

from tests.bed import bed

CARD = "Replace"


def test_costs_up_to_two_more() -> None:
    """You trash a card and gain one costing up to $2 more than it; cheaper ones are allowed too."""
    t = bed(hand="Replace, Silver", kingdom="Smithy, Upgrade, Nobles")
    t.play("Replace", ("gain", "Smithy"))
    for name in ("Copper", "Silver", "Upgrade", "Estate"):
        assert name in t.asked[0]
    assert "Nobles" not in t.asked[0]
    assert t.trashed == "Silver"


def test_action_or_treasure_goes_onto_the_deck() -> None:
    """A gained Action or Treasure is put onto your deck; nobody gains a Curse for it."""
    t = bed(hand="Replace, Estate", deck="Copper")
    t.play("Replace", ("gain", "Silver"))
    assert t.p1.deck == "Silver, Copper"
    assert t.p1.discard == ""
    assert t.p2.discard == ""


def test_victory_card_gives_curses() -> None:
    """For a gained Victory card, which stays in your discard pile, each other player gains a Curse."""
    t = bed(hand="Replace, Silver", p3="")
    t.play("Replace", ("gain", "Duchy"))
    assert t.p1.discard == "Duchy"
    assert (t.p2.discard, t.p3.discard) == ("Curse", "Curse")


def test_both_bonuses() -> None:
    """A card that is a Victory card and an Action or Treasure too does both."""
    t = bed(hand="Replace, Smithy", kingdom="Nobles")
    t.play("Replace", ("gain", "Nobles"))
    assert t.p1.deck == "Nobles"
    assert t.p2.discard == "Curse"


def test_curse_does_nothing() -> None:
    """If you gain a Curse, it has neither bonus."""
    t = bed(hand="Replace, Copper")
    t.play("Replace", ("gain", "Curse"))
    assert t.p1.discard == "Curse"
    assert t.p2.discard == ""


def test_loses_track_of_a_moved_card() -> None:
    """If you move the gained card when you gain it, as by trashing it, Replace cannot put it onto your deck."""
    t = bed(hand="Replace, Estate, Watchtower", deck="Copper")
    t.play("Replace", ("trash", "Estate"), ("gain", "Silver"), ("resolve", "Watchtower"), ("option", "trash"))
    assert t.p1.deck == "Copper"
    assert t.trashed == "Estate, Silver"


def test_moved_victory_card_still_curses() -> None:
    """The Curses come even if the gained Victory card has moved on."""
    t = bed(hand="Replace, Silver, Watchtower")
    t.play("Replace", ("trash", "Silver"), ("gain", "Duchy"), ("resolve", "Watchtower"), ("option", "trash"))
    assert t.p2.discard == "Curse"


def test_not_gained() -> None:
    """If you do not gain the card, as when possessed, nothing is put onto a deck and nobody gains a Curse."""
    t = bed(hand="Possession", p2="Replace, Smithy", p2_deck="5 Copper", kingdom="Nobles")
    t.play("Possession")
    t.end_turn()
    t.play("Replace", ("gain", "Nobles"))
    assert "Nobles" in t.p1.discard
    assert "Curse" not in t.p1.discard
    assert t.p2.deck == "5 Copper"


def test_covered_in_the_discard_pile() -> None:
    """A gained card that another card has covered in your discard pile can still be put onto your deck."""
    t = bed(hand="Replace, Estate", kingdom="Death Cart")
    t.play("Replace", ("gain", "Death Cart"))
    assert t.p1.deck == "Death Cart"
    assert len(t.p1.discard) == 2


def test_trash_before_gaining() -> None:
    """What the trashing triggers happens before you gain."""
    t = bed(hand="Replace, Cultist", deck="3 Gold", kingdom="Village")
    t.game.log = []
    t.play("Replace", ("gain", "Village"))
    words = [entry.word for entry in t.game.log]
    assert words.index("trash") < words.index("draw") < words.index("gain")


def test_nothing_to_trash() -> None:
    """Without a card to trash you gain nothing."""
    t = bed(hand="Replace")
    t.play("Replace")
    assert (t.p1.discard, t.p1.deck) == ("-", "-")


def test_moat_only_saves_from_the_curse() -> None:
    """An unaffected player gains no Curse."""
    t = bed(hand="Replace, Silver", p2="Moat", p3="")
    t.play("Replace", ("p2", "resolve", "Moat"), ("gain", "Duchy"))
    assert (t.p2.discard, t.p3.discard) == ("-", "Curse")


def test_gatekeeper_comes_first() -> None:
    """Another player's Gatekeeper exiles the card before Replace can put it onto your deck."""
    t = bed(hand="Replace, Estate", p2="Gatekeeper")
    t.play("Gatekeeper", seat=1)
    t.play("Replace", ("gain", "Silver"))
    assert t.p1.exile == "Silver"
    assert t.p1.deck == "-"


def test_siren_trashes_itself_first() -> None:
    """A Siren that is trashed as you gain it, for want of an Action to trash, is not put onto your deck."""
    t = bed(hand="Replace, Estate", kingdom="Siren")
    t.play("Replace", ("gain", "Siren"))
    assert t.trashed == "Estate, Siren"
    assert t.p1.deck == "-"


def test_one_card() -> None:
    """You trash one card, no more, and must."""
    t = bed(hand="Replace, Copper, Curse")
    t.play("Replace", ("trash", "Copper"), ("gain", "Copper"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.trashed == "Copper"
