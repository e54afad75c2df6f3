"""Sleigh goes wrong with the gained card that has moved, with being drawn or gained itself, and with several of them."""

from freehold.rules.vocab import HAND
from tests.bed import bed

CARD = "Sleigh"
SLEIGH = ("resolve", "Sleigh")


def test_gains_2_horses() -> None:
    """You gain 2 Horses."""
    t = bed(hand="Sleigh")
    t.play("Sleigh")
    assert t.p1.discard == "2 Horse"


def test_moves_the_gained_card() -> None:
    """When you gain a card you may discard this from your hand, to put that card into your hand or onto your deck."""
    t = bed(hand="3 Sleigh", deck="Copper")
    t.gain("Gold", SLEIGH, ("option", "hand"), ("resolve", ""))
    assert t.p1.hand == "2 Sleigh, Gold"
    t.gain("Silver", SLEIGH, ("option", "deck"), ("resolve", ""))
    assert t.p1.deck == "Silver, Copper"
    t.gain("Estate", ("resolve", ""))
    assert t.p1.discard == "2 Sleigh, Estate"


def test_on_another_players_turn() -> None:
    """You may do so on another player's turn too, but only with a card that you gain."""
    t = bed(hand="Sleigh", p2="Sleigh")
    t.gain("Gold", ("p2", "resolve", "Sleigh"), ("p2", "option", "hand"), seat=1)
    assert t.p2.hand == "Gold"
    assert t.p1.hand == "Sleigh"


def test_only_from_the_hand() -> None:
    """Only a Sleigh in your hand can be discarded for it, not one in play."""
    t = bed(hand="Sleigh")
    t.play("Sleigh")
    t.gain("Gold")
    assert t.p1.in_play == "Sleigh"
    assert t.p1.discard == "2 Horse, Gold"


def test_the_sleigh_on_top_does_not_matter() -> None:
    """The gained card is found under the Sleigh that you discarded onto it."""
    t = bed(hand="Sleigh", discard="Copper")
    t.gain("Gold", SLEIGH, ("option", "deck"))
    assert t.p1.deck == "Gold"
    assert t.p1.discard == "Copper, Sleigh"


def test_several_for_one_card() -> None:
    """You may discard several Sleighs for one card, but only the first moves it."""
    t = bed(hand="2 Sleigh")
    t.gain("Gold", SLEIGH, ("option", "hand"), SLEIGH)
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "2 Sleigh"


def test_drawn_in_between() -> None:
    """A Sleigh that another ability puts into your hand as you gain the card may be used, if the card has not moved."""
    t = bed(hand="Sheepdog", deck="Sleigh, Copper")
    t.gain("Gold", ("resolve", "Sheepdog"), SLEIGH, ("option", "hand"))
    assert t.p1.hand == "Gold, Copper"


def test_itself_gained_to_the_hand() -> None:
    """A Sleigh that you gain to your hand may be discarded for its own gain; it stays in the discard pile then."""
    t = bed(kingdom="Sleigh")
    t.gain("Sleigh", SLEIGH, to=HAND)
    assert t.p1.hand == ""
    assert t.p1.discard == "Sleigh"


def test_gained_elsewhere() -> None:
    """A card that is gained to another place, as Bureaucrat's Silver is to your deck, can be moved as well."""
    t = bed(hand="Bureaucrat, Sleigh")
    t.play("Bureaucrat", SLEIGH, ("option", "hand"))
    assert t.p1.hand == "Silver"
    assert t.p1.deck == "-"


def test_moved_before() -> None:
    """If another ability has moved the gained card, Sleigh cannot."""
    t = bed(hand="Watchtower, Sleigh")
    t.gain("Gold", ("resolve", "Watchtower"), ("option", "topdeck"), SLEIGH)
    assert t.p1.deck == "Gold"
    assert t.p1.discard == "Sleigh"


def test_in_the_middle_of_an_ability() -> None:
    """It works in the middle of an ability: the Copper that Count gains can be in your hand as Count trashes it."""
    t = bed(hand="Count, Sleigh")
    t.play("Count", ("option", "gain a Copper"), SLEIGH, ("option", "hand"), ("option", "trash your hand"))
    assert t.trashed == "Copper"


def test_before_what_gaining_it_does() -> None:
    """You may take a gained Farmland, Souk, Cemetery or Grand Castle into hand before it trashes from or counts your hand."""
    t = bed(hand="Sleigh", kingdom="Farmland, Souk")
    t.gain("Farmland", SLEIGH, ("option", "hand"))
    assert t.trashed == "Farmland"
    t = bed(hand="Sleigh", kingdom="Souk")
    t.gain("Souk", SLEIGH, ("option", "hand"), ("trash", "Souk"))
    assert t.trashed == "Souk"
    t = bed(hand="Sleigh", kingdom="Cemetery")
    t.gain("Cemetery", SLEIGH, ("option", "hand"), ("trash", "Cemetery"))
    assert t.trashed == "Cemetery"
    t = bed(hand="Sleigh", kingdom="Castles")
    while t.top("Castles") != "Grand Castle":
        t.game.rotate(int(t.game.pile_named("Castles")))
    t.gain("Grand Castle", SLEIGH, ("option", "hand"))
    assert t.p1.vp == 1


def test_before_secluded_shrine_trashes() -> None:
    """You may take a gained Treasure into your hand before Secluded Shrine lets you trash from it."""
    t = bed(hand="Secluded Shrine, Sleigh")
    t.play("Secluded Shrine")
    t.gain("Copper", SLEIGH, ("option", "hand"), ("trash", "Copper"))
    assert t.trashed == "Copper"


def test_before_old_witch_lets_you_trash() -> None:
    """The Curse of another player's Old Witch may go into your hand, from where you may trash it."""
    t = bed(hand="Old Witch", p2="Sleigh")
    t.play("Old Witch", ("p2", "resolve", "Sleigh"), ("p2", "option", "hand"), ("p2", "trash", "Curse"))
    assert t.trashed == "Curse"


def test_before_cemetery_trashes() -> None:
    """You may take a gained Cemetery into your hand before it lets you trash from there."""
    t = bed(hand="Sleigh", kingdom="Cemetery")
    t.gain("Cemetery", ("resolve", "Sleigh"), ("option", "hand"), ("trash", "Cemetery"))
    assert "Cemetery" in t.trashed
