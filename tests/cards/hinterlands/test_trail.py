"""Trail goes wrong in Clean-up, when it plays itself twice for one event, and when it has moved on."""

from freehold.rules.vocab import CLEANUP_PHASE
from tests.bed import bed

CARD = "Trail"


def test_play() -> None:
    """+1 Card and +1 Action."""
    t = bed(hand="Trail", deck="Gold")
    t.play("Trail")
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 1


def test_when_gained() -> None:
    """When you gain it, you may play it. That uses no Action."""
    t = bed(kingdom="Trail", deck="Gold")
    t.gain("Trail", ("resolve", "Trail"))
    assert t.p1.in_play == "Trail"
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2


def test_is_optional() -> None:
    """You need not play it."""
    t = bed(kingdom="Trail", deck="Gold")
    t.gain("Trail", ("resolve", ""))
    assert t.p1.discard == "Trail"


def test_when_trashed() -> None:
    """When you trash it, you may play it from the trash: it is yours again, but not gained. It was trashed all the same."""
    t = bed(hand="Trail, Market Square", deck="Silver")
    t.trash("Trail", ("resolve", "Trail"), ("resolve", "Market Square"))
    assert t.p1.in_play == "Trail"
    assert t.trashed == ""
    assert t.p1.discard == "Market Square, Gold"
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == ["Gold"]


def test_when_discarded() -> None:
    """When you discard it, you may play it, after all cards were discarded."""
    t = bed(hand="Cellar, Trail, Estate", deck="Gold, Silver, Copper, Curse")
    t.play("Cellar", ("discard", "Trail, Estate"), ("resolve", "Trail"))
    assert t.p1.in_play == "Cellar, Trail"
    assert t.p1.hand == "Gold, Silver, Copper"
    assert t.p1.discard == "Estate"


def test_discards_down_first() -> None:
    """If you must discard down to a number of cards, you discard all first; what you draw then need not be discarded."""
    t = bed(hand="Militia", p2="Trail, 3 Gold", p2_deck="2 Silver")
    t.play("Militia", ("p2", "discard", "Trail"), ("p2", "resolve", "Trail"))
    assert t.p2.hand == "3 Gold, Silver"
    assert t.p2.in_play == "Trail"


def test_discarded_later() -> None:
    """Played on another player's turn, it is discarded in that turn's Clean-up, when it does not trigger."""
    t = bed(hand="Militia", p2="Trail, 3 Gold", p2_deck="Silver")
    t.play("Militia", ("p2", "discard", "Trail"), ("p2", "resolve", "Trail"))
    t.end_turn()
    assert t.p2.discard == "Trail"


def test_not_in_cleanup() -> None:
    """In Clean-up none of this works, neither from the hand nor from play."""
    t = bed(hand="2 Trail", deck="6 Copper")
    t.play("Trail")
    t.end_turn()
    assert t.p1.discard == "2 Trail, Copper"


def test_several_at_once() -> None:
    """If several are discarded at once and playing one shuffles the others into the deck, those cannot be played."""
    t = bed(hand="Cellar, 2 Trail")
    t.play("Cellar", ("discard", "2 Trail"), ("resolve", "Trail"))
    assert t.p1.in_play == "Cellar, Trail"
    assert t.p1.hand == "Trail"


def test_treasure_drawn_too_late() -> None:
    """If you buy it and play it at once, you cannot play a Treasure that it draws."""
    t = bed(kingdom="Trail", deck="Gold", coins=4, text="turn: p1 buy")
    t.step(("buy", "Trail"), ("resolve", "Trail"))
    assert t.p1.hand == "Gold"
    t.step()
    assert t.p1.coins == 0
    assert not any("treasures" in asked for asked in t.asked)


def test_exchanged_instead() -> None:
    """If something else moves it first, it can no longer be played."""
    t = bed(hand="Trader", kingdom="Trail", deck="Gold")
    t.gain("Trail", ("resolve", "Trader"))
    assert t.p1.in_play == ""
    assert t.p1.discard == "Silver"


def test_possession_may_take_it_first() -> None:
    """Trashed while you are possessed, it can be set aside before you can play it; then it cannot be played."""
    t = bed(hand="Possession", p2="Trail")
    t.play("Possession")
    t.end_turn()
    t.trash("Trail", ("resolve", "Possession"), seat=1)
    assert t.p2.aside == "Trail"
    assert t.p2.in_play == ""


def test_in_the_middle_of_a_card() -> None:
    """You can play it in the middle of another card, which goes on after that: here with one card more in hand."""
    t = bed(hand="Young Witch, Trail, Estate", deck="2 Copper, Gold", text="extra Young Witch: Cellar")
    t.play("Young Witch", ("discard", "Trail, Estate"), ("resolve", "Trail"))
    assert t.p1.hand == "2 Copper, Gold"
    assert t.p2.discard == "Curse"


def test_trashed_while_gaining() -> None:
    """If you trash it with Watchtower when you gain it, both events trigger it, but it can play itself only once."""
    t = bed(hand="Watchtower", kingdom="Trail", deck="Gold, Silver")
    t.gain("Trail", ("resolve", "Watchtower"), ("option", "trash"), ("resolve", "Trail"))
    assert t.p1.in_play == "Trail"
    assert t.p1.hand == "Watchtower, Gold"


def test_watchtower_cannot_find_it() -> None:
    """Once you have played it, Watchtower cannot move it any more."""
    t = bed(hand="Watchtower", kingdom="Trail", deck="Gold, Silver")
    t.gain("Trail", ("resolve", "Trail"))
    assert t.p1.in_play == "Trail"


def test_with_innovation() -> None:
    """Of Innovation and its own ability only the first can play it: then the other does not find it any more."""
    t = bed(kingdom="Trail", deck="2 Gold, 2 Silver", text="landscapes: Innovation\np1 holds: Innovation")
    t.gain("Trail", ("resolve", "Trail"))
    assert t.p1.in_play == "Trail"
    assert t.p1.hand == "Gold"


def test_gained_or_trashed_in_cleanup() -> None:
    """In Clean-up it cannot be played when you gain or trash it either."""
    t = bed(hand="Trail", deck="5 Copper", kingdom="Trail")
    t.to_phase(CLEANUP_PHASE)
    t.gain("Trail")
    t.trash("Trail")
    assert t.p1.in_play == ""
    assert t.p1.discard == "Trail"
    assert t.trashed == "Trail"
